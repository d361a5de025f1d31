import { modeDefinition } from '@housestyle/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CopyButton } from '../../../components/copy-button.tsx';
import { downloadOfOutcome, save } from '../model/download.ts';
import { isRewrite } from '../model/modes.ts';
import { usageText } from '../model/usage-text.ts';
import type { Outcome } from '../model/types.ts';
import { addDocument } from '../state/documents.ts';
import { currentDocument, type Workbench } from '../state/workbench.ts';
import { Rendered } from './rendered.tsx';
import { Running } from './running.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const VIEWS = { suggestions: 'Changes', rendered: 'Rendered', source: 'Source' } as const;
type View = keyof typeof VIEWS;

/** What the last request gave for the current document. */
export function Result({ state }: { readonly state: Workbench }) {
  const { id } = currentDocument(state);
  const outcome = state.outcomes.get(id);
  if (state.run?.documentId === id) {
    return <Running run={state.run} title={modeDefinition(state.settings.mode).title} />;
  }
  if (!outcome) {
    return (
      <div class="result-empty">
        <p>The result appears here.</p>
        <p class="muted">
          Choose a mode, paste text or add files, and run it. Text stays in this browser and this service.
        </p>
      </div>
    );
  }
  return (
    <Answer
      key={`${id} ${outcome.content.length} ${outcome.mode}`}
      outcome={outcome}
      selectedId={state.selectedId}
    />
  );
}

interface AnswerProps {
  readonly outcome: Outcome;
  readonly selectedId: number | null;
}

function Answer({ outcome, selectedId }: AnswerProps) {
  const { mode, format, content, suggestions, documentName, findings, usage } = outcome;
  const views = viewsOf(outcome);
  const [chosen, setChosen] = useState<View>(views[0] ?? 'source');
  const file = downloadOfOutcome(outcome);
  const cost = usageText(usage);
  const header = useRef<HTMLElement>(null);
  // On a small screen it stands below the text.
  useEffect(() => header.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <>
      <header class="result-header" ref={header}>
        <h2>{modeDefinition(mode).title}</h2>
        {cost && <span class="muted">{cost}</span>}
        {views.length > 1 && (
          <div class="views" role="group" aria-label="View">
            {views.map((view) => (
              <button key={view} type="button" aria-pressed={view === chosen} onClick={() => setChosen(view)}>
                {VIEWS[view]}
              </button>
            ))}
          </div>
        )}
        <div class="result-actions">
          <CopyButton text={findings ? file.text : content} />
          <button type="button" onClick={() => save(file)}>
            Download {file.name.slice(file.name.lastIndexOf('.'))}
          </button>
          {!findings && (
            <button
              type="button"
              onClick={() => addDocument({ name: file.name, text: content, crlf: false })}
            >
              Open as document
            </button>
          )}
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </div>
      </header>
      <div
        class="result-body"
        role="region"
        aria-label={`${modeDefinition(mode).title} of ${documentName}`}
        tabIndex={0}
      >
        {chosen === 'suggestions' && (
          <SuggestionList suggestions={suggestions ?? []} selectedId={selectedId} none={noneOf(outcome)} />
        )}
        {chosen === 'rendered' && <Rendered markdown={content} />}
        {chosen === 'source' && (
          <pre class={format === 'openapi' ? 'source' : 'source wrapped'}>{content}</pre>
        )}
      </div>
    </>
  );
}

/** What stands in place of suggestions: none were made, or all are done. */
function noneOf({ mode, offered }: Outcome): string {
  if (offered > 0) return 'All are done.';
  return isRewrite(mode) ? 'Nothing to change: the text stays as it is.' : 'Nothing was found.';
}

function viewsOf({ mode, format, suggestions }: Outcome): readonly View[] {
  if (format === 'suggestions') return ['suggestions'];
  if (format === 'openapi') return ['source'];
  return suggestions && isRewrite(mode) ? ['suggestions', 'rendered', 'source'] : ['rendered', 'source'];
}
