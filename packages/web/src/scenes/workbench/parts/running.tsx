import { suggestionsOfFindings } from '../model/suggestions.ts';
import type { Run } from '../state/workbench.ts';
import { Rendered } from './rendered.tsx';
import { PAGE, SuggestionText } from './suggestion-list.tsx';

interface RunningProps {
  readonly run: Run;
  /** The mode's. */
  readonly title: string;
}

/** How far the service is, and what it has found or written by now: to read, not yet to accept. */
export function Running({ run: { progress, draft, findings }, title }: RunningProps) {
  const { done, total } = progress ?? { done: 0, total: 1 };
  const counted = total > 1 ? { value: done, max: total } : {};
  const bar = <progress aria-label="The service works" {...counted} />;
  const words = total > 1 ? `${title} runs: ${done} of ${total} parts are done.` : `${title} runs …`;
  if (draft === '' && findings.length === 0) {
    return (
      <div class="result-empty">
        {bar}
        <p>{words}</p>
      </div>
    );
  }
  return (
    <>
      <header class="result-header">
        <h2>{words}</h2>
        {bar}
      </header>
      <div class="result-body" role="region" aria-label={`${title} so far`} tabIndex={0}>
        {draft !== '' && <Rendered markdown={draft} />}
        {findings.length > 0 && (
          <ol class="suggestions">
            {suggestionsOfFindings(findings.slice(0, PAGE)).map((suggestion) => (
              <li key={suggestion.id} class="suggestion">
                <SuggestionText suggestion={suggestion} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
