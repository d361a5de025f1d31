import type { Model, Passage } from './passages.ts';
import { subjectOf } from './subjects.ts';

/** Of what a statement is about, from 0 to 1. */
const ENOUGH = 0.5;
/** Of the passage, in UTF-16 code units. */
const LONGEST = 160;

/** What a document says of the matter of a statement: the one passage that has most of its words, for a table with the first cell of its row. */
export function relatedPassage(model: Model, said: string): string | undefined {
  const subject = subjectOf(said);
  const known = subject.filter((word) => model.weight(word) > 0);
  const total = subject.reduce((sum, word) => sum + (model.weight(word) || 1), 0);
  const scored = model.passages
    .map((passage) => ({
      passage,
      score: known.reduce((sum, word) => sum + (passage.own.has(word) ? model.weight(word) : 0), 0) / total,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score < ENOUGH || best.score === next?.score) return undefined;
  const text = textOf(best.passage);
  return text.length > LONGEST ? undefined : text;
}

export function textOf({ text, cell }: Passage): string {
  const row = cell?.row.cells[0]?.text;
  return (row === undefined ? text : `${row} | ${text}`).replace(/\s+/g, ' ');
}
