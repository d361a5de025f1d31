import type { AnalyzeResponse, Usage } from '@housestyle/contract';
import { changesByLine } from '../model/line-changes.ts';
import { isRewrite } from '../model/modes.ts';
import { suggestionsOfChanges, suggestionsOfFindings } from '../model/suggestions.ts';
import type { Outcome, Suggestion, WorkDocument } from '../model/types.ts';
import type { Format } from '@housestyle/contract';

/** What of an answer is kept, in the page and in the history. */
export type Answer = Pick<AnalyzeResponse, 'mode' | 'content' | 'suggestions'> & {
  readonly format: Format | '';
  /** Absent where an older version of this page kept the answer. */
  readonly usage?: Usage;
};

/** An answer as it is shown for the document that it is about. */
export async function outcomeOf(answer: Answer, document: WorkDocument): Promise<Outcome> {
  const { mode, content, format, suggestions: findings, usage = null } = answer;
  const suggestions = findings ? suggestionsOfFindings(findings) : await changesOf(answer, document);
  const documentName = document.name;
  const offered = suggestions?.length ?? 0;
  return { mode, format, documentName, content, findings: findings ?? null, suggestions, offered, usage };
}

async function changesOf({ mode, content }: Answer, { text }: WorkDocument): Promise<Suggestion[] | null> {
  if (!isRewrite(mode)) return null;
  const { diff, presentableDiff } = await import('@codemirror/merge');
  const limits = { scanLimit: 2000, timeout: 2000 };
  return suggestionsOfChanges(
    text,
    content,
    changesByLine(
      text,
      content,
      (one, other) => diff(one, other, limits),
      (one, other) => presentableDiff(one, other, limits),
    ),
  );
}
