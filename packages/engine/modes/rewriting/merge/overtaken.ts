import { EXCEPTED, NEGATIVE } from './contraries.ts';
import { plainValue, valuesOf } from './kinds.ts';
import type { Model, Passage } from './passages.ts';
import { MEASURES, rootsOf, UNITS } from './subjects.ts';

/** What must be, and what may be or need not. */
const OBLIGES = /\b(?:must|required|requires?|mandatory|needs?|has to|have to|pays?)\b/i;
const PERMITS = /\b(?:can|may|optional|free|allowed|permitted|enough|alone)\b/i;
const ENDED = /\b(?:gone|dropped|removed|ended|abolished|no longer|any ?more|any longer)\b/i;
/** Shared words, of which one that no other passage has counts 1. */
const ENOUGH = 1.1;
const LEAST = 2;
/** Passages that are told for one statement. */
const MOST = 2;

/**
 * What a document says of the very matter of a statement that stands beside it now, and that this may have ended: passages that say
 * hardly anything else, that say it the other way round, or that give a value which the statement ends.
 * @param before the document as it was: what has changed since is told anew
 */
export function overtaken(model: Model, said: string, before: string): readonly Passage[] {
  if (EXCEPTED.test(said)) return [];
  const words = new Set(rootsOf(said).filter(isTelling));
  const values = ENDED.test(said) ? valuesOf(said).map(({ text }) => plainValue(text)) : [];
  const scored = model.passages
    .filter(({ text }) => text !== said && before.includes(text) && !/^`[^`]*`$/.test(text))
    .map((passage) => ({ passage, score: scoreOf(model, passage, said, words, values) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored.slice(0, MOST).map(({ passage }) => passage);
}

const isNegative = (text: string): boolean => NEGATIVE.test(text) || /\bno \p{Ll}|\bwithout\b/iu.test(text);

const isOtherRule = (one: string, other: string): boolean =>
  (OBLIGES.test(one) && PERMITS.test(other)) || (PERMITS.test(one) && OBLIGES.test(other));

const isTelling = (word: string): boolean => !MEASURES.test(word) && !UNITS.test(word);

function scoreOf(
  model: Model,
  passage: Passage,
  said: string,
  words: ReadonlySet<string>,
  values: readonly string[],
): number {
  const own = rootsOf(
    `${passage.cell?.row.cells[0]?.text ?? ''} ${passage.text}`.replace(/`[^`]*`|\*\*[^*]*\*\*/g, ' '),
  );
  const telling = [...new Set(own)].filter(isTelling);
  const shared = telling.filter((word) => words.has(word));
  const weight = shared.reduce((sum, word) => sum + model.weight(word), 0);
  const isOfValue = values.some((value) =>
    valuesOf(passage.text).some(({ text }) => plainValue(text) === value),
  );
  if (isOfValue) return weight + 1;
  const isContained = !passage.cell && shared.length >= LEAST && telling.length - shared.length <= 1;
  if (isContained) return weight;
  const [opening = ''] = rootsOf(/^(?:the |all |any |an? )?(\p{L}+)/iu.exec(passage.text)?.[1] ?? '');
  const isOfSubject = words.has(opening) && model.weight(opening) > SAME_SUBJECT;
  if (isOfSubject && isOtherRule(said, passage.text)) return Math.max(weight, ENOUGH);
  const isDenied = isNegative(said) !== isNegative(passage.text);
  return isDenied && shared.length >= LEAST && weight >= ENOUGH ? weight : 0;
}

/** Weight of a word that no more than two passages have. */
const SAME_SUBJECT = 0.7;
