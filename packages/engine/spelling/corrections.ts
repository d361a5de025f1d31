import { COMMON, frequencyOf, isInDictionary, lookUp } from './lexicon.ts';
import { edits } from './edits.ts';

/** A common word that a misspelling may stand for. */
export interface Correction {
  readonly word: string;
  /** Likelihood, in bits: how common the word is and how usual the slip. */
  readonly score: number;
  /** What of that is the slip: up to 2 bits for one that everybody makes. */
  readonly cost: number;
}

/** How much likelier than the next the best correction must be, in bits: four times. */
const LEAD = 2;

/** With no other word as near as this, in bits, one that is less common will do. */
const FAR = 3;
const CLEARER = 2;

type Slips = (consider: (candidate: string, cost: number) => void) => void;

/** Common words one slip from `word`, or two of the most usual slips, likeliest first. @param word lower case */
export function corrections(word: string): readonly Correction[] {
  const near = oneSlipFrom(word);
  if (near.length > 0 || word.length <= 6) return near;
  const rare = word.length < LONG || isMadeOfKnown(word) ? [] : rareFrom(word);
  return rare.length > 0 ? rare : twoSlipsFrom(word);
}

/** Letters of a word that is hardly made up, and those at its beginning that everybody gets right. */
const LONG = 8;
const BEGINNING = 3;

/** "Unioned", "headlessly": a known word with an ending of its writer's own. */
const isMadeOfKnown = (word: string): boolean => {
  const stem = word.replace(/(?:ed|ing|ly|s|d)$/, '');
  return stem !== word && (isInDictionary(stem) || isInDictionary(`${stem}e`));
};

/** Words of the dictionary that are not common, one usual slip from a long one. */
function rareFrom(word: string): readonly Correction[] {
  const best = new Map<string, number>();
  edits(word, 'any', (candidate, cost) => {
    if (
      cost > LIKELY_SLIP ||
      candidate.slice(0, -1) === word ||
      !candidate.startsWith(word.slice(0, BEGINNING))
    )
      return;
    if (candidate !== word && isInDictionary(candidate))
      best.set(candidate, Math.min(cost, best.get(candidate) ?? cost));
  });
  return [...best]
    .map(([rare, cost]) => ({ word: rare, score: -cost, cost }))
    .sort((a, b) => a.cost - b.cost);
}

const oneSlipFrom = (word: string) => commonAmong(word, (consider) => edits(word, 'any', consider));

const twoSlipsFrom = (word: string) =>
  commonAmong(word, (consider) =>
    edits(word, 'usual', (once, cost) =>
      edits(once, 'usual', (twice, more) => consider(twice, cost + more + 1)),
    ),
  );

/** The common words among what slips make of a word, likeliest first. */
function commonAmong(word: string, slips: Slips): readonly Correction[] {
  const best = new Map<string, Correction>();
  slips((candidate, cost) => {
    if (candidate === word || !isInDictionary(candidate)) return;
    const facts = lookUp(candidate);
    if ((facts & COMMON) === 0) return;
    const score = frequencyOf(facts) - cost;
    if (score > (best.get(candidate)?.score ?? -Infinity))
      best.set(candidate, { word: candidate, score, cost });
  });
  return [...best.values()].sort(
    (a, b) => b.score - a.score || a.cost - b.cost || (a.word < b.word ? -1 : 1),
  );
}

/** The one word that is meant, where it is clear. */
export function correctionFor(word: string): string | undefined {
  return clearOf(word, corrections(word));
}

/** The likeliest of a word's corrections, where it is clear. */
export function clearOf(word: string, [best, next]: readonly Correction[]): string | undefined {
  // "Proxys", "tryed": forms of what ends in "y".
  const regular = /^.+[^aeiou](?=y(?:s|ed)$)/.exec(word)?.[0];
  const form = regular === undefined ? '' : `${regular}ie${word.slice(-1)}`;
  if (form !== '' && isInDictionary(form)) return form;
  // "Internall" is "internal" or "internally".
  const lead = next?.word.startsWith(best?.word ?? '') ? FAR : LEAD;
  if (!best || (next && leadOf(best, next) < lead)) return undefined;
  const alone = next === undefined || leadOf(best, next) >= FAR;
  const least = leastScore(word) - (alone && best.cost <= LIKELY_SLIP ? CLEARER : 0);
  return (alone && word.length >= 6 && best.cost <= USUAL_SLIP) || best.score >= least
    ? best.word
    : undefined;
}

/** By how many bits one is likelier than the next: a slip that everybody makes tells more than how common words are. */
function leadOf(best: Correction, next: Correction): number {
  return best.score - next.score + Math.max(0, next.cost - best.cost);
}

/** Whether what could be a word of its own is one usual slip from a word that everybody knows: "pipline", "cofigure". */
export function isSlip(word: string): boolean {
  // Two slips are never a likely one.
  const near = oneSlipFrom(word);
  const [best] = near;
  return (
    best !== undefined &&
    best.cost <= LIKELY_SLIP &&
    best.score >= WELL_KNOWN &&
    clearOf(word, near) !== undefined
  );
}

const LIKELY_SLIP = 2;
const USUAL_SLIP = 3;
const WELL_KNOWN = 2;

/** Short words have many neighbours: only a usual slip in a very common one is clear. */
function leastScore({ length }: string): number {
  if (length <= 4) return 7;
  if (length <= 5) return 4;
  return length <= 7 ? 1 : -2;
}
