import type { Block, Word } from '../../document/types.ts';
import { lookUp, nounShare, THIRD_PERSON, VERB, verbShare } from '../../spelling/lexicon.ts';
import { isTaskVerb } from './verbs.ts';

/** Words that a middle item may hold at most, and words between its end and a later “, and” that would make it a pair. */
const LONGEST = 8;
const PREPOSITION = /^(?:in|on|at|by|for|from|to|with|of|as|about|under|through)$/;
const QUESTION = /^(?:when|how|why|what|which|who|where|whether)$/;
const MODAL = /^(?:can|could|may|might|must|shall|should|will|would|to|not|cannot)$/;
/** Words of a clause inside a clause, or of a pair: what stands before the comma is then no first item. */
const TANGLED = /^(?:and|or|but|that|which|who|whose|if|when|because|while|since|so|then|now)$/;
/** Words that begin what only stands before a clause: “To install it, download and run the setup”. */
const OPENING =
  /^(?:in|on|at|by|for|from|to|with|as|if|when|while|once|after|before|because|since|although|unless|until|now|should|instead|without|where|besides)$/;
const SUBJECT = /^(?:it|they|we|you|he|she|this|that|each|which)$/;

type Gap = (index: number) => string;

/**
 * Whether the word at `at`, an “and” or “or”, joins the last of three items that begin alike: “reads a file, checks it
 * and stores it”, “in Go, in Rust and in C”, “when it starts, how it runs and why it fails”.
 */
export function endsParallelItems(words: readonly Word[], at: number, gap: Gap): boolean {
  const last = lower(words[at + 1]);
  const from = afterComma(at - 1, gap);
  if (from === undefined || from < 2) return false;
  const middle = lower(words[from]);
  const head = clauseStart(from - 1, gap);
  const first = words.slice(head, from).map(lower);
  if (last === '' || isPaired(words, at, gap) || words.slice(from + 1, at).some(isTangled)) return false;
  if (PREPOSITION.test(last)) return middle === last && first.indexOf(last) > 0;
  if (QUESTION.test(last)) return QUESTION.test(middle) && first.slice(1).some((word) => QUESTION.test(word));
  if (OPENING.test(first[0] ?? '') || first.some((word) => TANGLED.test(word))) return false;
  // Behind a comma, what looks like a clause may be an aside: “The agent, a daemon on hosts, collects and sends”.
  const whole = head === 0 || SUBJECT.test(first[0] ?? '');
  const both = (part: number) => isForm(middle, part) && isForm(last, part);
  if (both(THIRD_PERSON)) return whole && first.slice(1).some((word) => isForm(word, THIRD_PERSON));
  if (!both(VERB)) return false;
  const asked = head === 0 && first.length > 1 && isTaskVerb(first[0] ?? '') && from < at - 1;
  return (
    asked || (whole && first.some((word, index) => MODAL.test(word) && isForm(first[index + 1] ?? '', VERB)))
  );
}

const lower = (word: Word | undefined): string => (word?.kind === 'word' ? word.text.toLowerCase() : '');

/** Whether a word may be a verb of the form. A base form that is nearly always a noun is none: “file”, “queue”. */
function isForm(word: string, part: number): boolean {
  const facts = lookUp(word);
  return (facts & part) !== 0 && (part !== VERB || verbShare(facts) * 3 > nounShare(facts));
}

const isTangled = (word: Word): boolean => TANGLED.test(word.text.toLowerCase());

/** The first word behind the last comma before `to`, if it is near. */
function afterComma(to: number, gap: Gap): number | undefined {
  for (let from = to; from > 0 && to - from < LONGEST; from--) {
    const between = gap(from - 1);
    if (/^\s*,\s+$/.test(between)) return from;
    if (!/^\s+$/.test(between)) return undefined;
  }
  return undefined;
}

/** Where the clause begins that ends with the word at `to`. */
function clauseStart(to: number, gap: Gap): number {
  let from = to;
  while (from > 0 && !/[:;,([—–]/.test(gap(from - 1))) from--;
  return from;
}

/** “Reads a file, parses and checks it, and stores it”: the conjunction joins a pair inside the series. */
function isPaired(words: readonly Word[], at: number, gap: Gap): boolean {
  for (let index = at + 1; index < words.length - 1 && index <= at + LONGEST; index++)
    if (gap(index).includes(',')) return true;
  return false;
}

/** Whether a comma stands near enough before the word at an index of the block for a series to end there. */
export function mayEndItems({ prose, wordPlaces }: Block, index: number): boolean {
  return prose
    .slice(wordPlaces.startOf(Math.max(0, index - LONGEST - 1)), wordPlaces.startOf(index))
    .includes(',');
}
