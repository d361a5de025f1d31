import { SEVERITIES } from '@housestyle/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Suggestion } from '../model/types.ts';
import { acceptAll, acceptOne, pick, rejectAll, rejectOne } from '../state/suggestions.ts';
import { workbench } from '../state/workbench.ts';
import { shownEditor } from './editor.tsx';

/** So many stand in the page at first; a document can have thousands. */
export const PAGE = 100;

const SEVERITY_NAMES = { critical: 'Critical', important: 'Important', minor: 'Minor' } as const;

interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[];
  readonly selectedId: number | null;
  /** What an empty list says. */
  readonly none: string;
}

/** Findings or changes, each to accept or reject, in the order of the text. */
export function SuggestionList({ suggestions, selectedId, none }: SuggestionListProps) {
  const [shown, setShown] = useState(PAGE);
  const selectedAt = suggestions.findIndex(({ id }) => id === selectedId);
  const count = Math.max(shown, selectedAt + 1);
  const safe = suggestions.filter((suggestion) => suggestion.safe).length;
  if (suggestions.length === 0) return <p class="empty">{none}</p>;
  const changes = suggestions[0]?.severity === null;
  return (
    <>
      <div class="suggestions-bar">
        {changes ? <p>{plural(suggestions.length, 'change')}</p> : <Counts suggestions={suggestions} />}
        <button type="button" disabled={safe === 0} onClick={acceptAll}>
          {changes ? 'Accept all' : `Accept all safe (${safe})`}
        </button>
        <button type="button" class="quiet" onClick={rejectAll}>
          Reject all
        </button>
      </div>
      <p class="keys muted">
        <kbd>F8</kbd> next, <kbd>A</kbd> accept, <kbd>R</kbd> reject, <kbd>Enter</kbd> go to the text
      </p>
      <ol class="suggestions">
        {suggestions.slice(0, count).map((suggestion) => (
          <Item key={suggestion.id} suggestion={suggestion} selected={suggestion.id === selectedId} />
        ))}
      </ol>
      {count < suggestions.length && (
        <button type="button" onClick={() => setShown(count + PAGE)}>
          Show more ({suggestions.length - count})
        </button>
      )}
    </>
  );
}

function Counts({ suggestions }: Pick<SuggestionListProps, 'suggestions'>) {
  return (
    <ul class="counts" aria-label="Findings by severity">
      {SEVERITIES.map((severity) => {
        const count = suggestions.filter((suggestion) => suggestion.severity === severity).length;
        return (
          count > 0 && (
            <li key={severity} class={`badge badge-${severity}`}>
              {count} {severity}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** What is wrong, and what could stand there. */
export function SuggestionText({
  suggestion: { original, replacement, severity, label, reason },
}: {
  readonly suggestion: Suggestion;
}) {
  return (
    <>
      <div class="suggestion-head">
        {severity && <span class={`badge badge-${severity}`}>{SEVERITY_NAMES[severity]}</span>}
        <span class="muted">{label}</span>
      </div>
      <p class="suggestion-change">
        {original && (replacement === null ? <q>{short(original)}</q> : <del>{short(original)}</del>)}
        {original && replacement !== null && ' '}
        {replacement !== null &&
          (replacement === '' ? <em class="muted">remove</em> : <ins>{short(replacement)}</ins>)}
      </p>
      {reason && <p class="suggestion-reason">{reason}</p>}
    </>
  );
}

interface ItemProps {
  readonly suggestion: Suggestion;
  readonly selected: boolean;
}

function Item({ suggestion, selected }: ItemProps) {
  const element = useRef<HTMLLIElement>(null);
  const { start, end, replacement } = suggestion;
  useEffect(() => {
    if (!selected) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    if (!workbench.get().pickedInText) element.current?.focus({ preventScroll: true });
  }, [selected]);
  const goToText = (): void => {
    pick(suggestion.id);
    shownEditor.focusAt(start, end);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.target !== element.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      a: () => replacement !== null && acceptOne(suggestion),
      r: () => rejectOne(suggestion),
      Enter: goToText,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li
      ref={element}
      class={selected ? 'suggestion suggestion-selected' : 'suggestion'}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <SuggestionText suggestion={suggestion} />
      <div class="suggestion-actions">
        {replacement !== null && (
          <button type="button" onClick={() => acceptOne(suggestion)}>
            Accept
          </button>
        )}
        <button type="button" onClick={() => rejectOne(suggestion)}>
          {replacement === null ? 'Dismiss' : 'Reject'}
        </button>
        <button type="button" class="quiet" onClick={goToText}>
          Go to text
        </button>
      </div>
    </li>
  );
}

/** A long stretch by its beginning and end. */
function short(text: string): string {
  return text.length > 400 ? `${text.slice(0, 250)} … ${text.slice(-100)}` : text;
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}
