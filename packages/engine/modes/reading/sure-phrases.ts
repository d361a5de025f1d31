import type { Block, Word } from '../../document/types.ts';
import {
  ADJECTIVE,
  ADVERB,
  frequencyOf,
  lookUp,
  NOUN,
  nounShare,
  PAST,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Part } from './noun-phrases.ts';
import { GENERIC, stem } from './words.ts';

/** A phrase that stands but once must not end in what may be a verb, nor begin with what was once done: "a stolen copy". */
export function withoutDoubt(run: readonly Part[], leads: ReadonlySet<number | undefined>): readonly Part[] {
  const at = isSaid(run, leads) ? 1 : run.findIndex(({ doubtful }) => doubtful);
  const sure = (at < 0 ? run : run.slice(0, at)).filter(({ word }) => !isAdverb(word.text));
  const last = sure.at(-1)?.word.text ?? '';
  // "Non-refundable rates stay"
  if (sure.length > 1 && isRatherVerb(lookUp(last.toLowerCase()))) sure.pop();
  const from = sure.findIndex(
    ({ word, noun }) =>
      (noun || !(/(?:ed|en|wn)$/.test(word.text) || (lookUp(word.text) & PAST) !== 0)) && !isDone(word.text),
  );
  return from < 0 ? [] : sure.slice(from);
}

/** "Pgtide copies tables": the verb of what opens the sentence. */
function isSaid(run: readonly Part[], leads: ReadonlySet<number | undefined>): boolean {
  const [first, second] = run;
  return (
    run.length === 2 &&
    second?.doubtful === true &&
    leads.has(first?.word.start) &&
    (lookUp(second?.word.text.toLowerCase() ?? '') & THIRD_PERSON) !== 0
  );
}

/** In fifteenths: "order queue", and not "cancel shipments". */
const MOSTLY_NOUN = 8;

/** "database connections": nouns, none of which may be a verb or an adjective, and one of them no word of every text. */
export function isSure(run: readonly Part[], leads: ReadonlySet<number | undefined>): boolean {
  const isNoun = ({ word, noun, doubtful }: Part, at: number): boolean =>
    (noun || nounShare(lookUp(word.text)) >= MOSTLY_NOUN) &&
    !doubtful &&
    (/^\p{Ll}+$/u.test(word.text)
      ? at === run.length - 1 || nounShare(lookUp(stem(word.text))) >= MOSTLY_NOUN
      : /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
        !leads.has(word.start) &&
        run.slice(0, at).every((part) => /^\p{Lu}/u.test(part.word.text)));
  // "Build tools our users employ"
  const last = lookUp(run.at(-1)?.word.text.toLowerCase() ?? '');
  if (isRatherVerb(last)) return false;
  // "Pgtide copies tables"
  const [first, second] = run;
  const isSaid =
    run.length === 2 &&
    second?.doubtful === true &&
    leads.has(first?.word.start) &&
    (lookUp(second?.word.text.toLowerCase() ?? '') & THIRD_PERSON) !== 0;
  return (
    run.length > 1 && !isSaid && run.every(isNoun) && run.some(({ word }) => !GENERIC.has(stem(word.text)))
  );
}

/** "Touching services": what is done with the noun behind it. */
const isDone = (word: string): boolean =>
  word.endsWith('ing') && nounShare(lookUp(word.toLowerCase())) < MOSTLY_NOUN;

function isAdverb(word: string): boolean {
  const facts = lookUp(word.toLowerCase());
  return (facts & ADVERB) !== 0 && (facts & (NOUN | ADJECTIVE)) === 0;
}

/** What is no word of the lexicon is a name. */
const isRatherNoun = (facts: number): boolean =>
  (facts & (VERB | ADJECTIVE | ADVERB)) === 0 ||
  nounShare(facts) >= MOSTLY_NOUN ||
  // "Allowance": seldom a verb, and so seldom read that nobody counted.
  ((facts & NOUN) !== 0 && nounShare(facts) + verbShare(facts) === 0);

const isRatherVerb = (facts: number): boolean => (facts & VERB) !== 0 && !isRatherNoun(facts);

/** In words and phrases: a text with fewer says hardly anything twice. */
export const SHORT_TEXT = 40;

/** "Server key", and not "premature invalidation" or "invalidating keys". @param isOfKnown whether its last word is said again */
export function areNouns(parts: readonly string[], isOfKnown: boolean): boolean {
  return (
    parts[0]?.endsWith('ing') === false &&
    (isOfKnown || parts.every((part) => part.includes('-') || isRatherNoun(lookUp(part))))
  );
}

/** As a power of two, the uses of a word that says of what a short text speaks, though it says it once: "plasterboard". */
const RARE = 4;
export const isRare = (key: string): boolean => {
  const [facts, parts] = [lookUp(key), partsOf(key)];
  return (parts & (NOUN | VERB)) === NOUN && frequencyOf(facts) < RARE && !/ing$/.test(key);
};

/** "Plasterboard costs £5", "The regatta is in June". */
export const isSubject = (
  { prose, start }: Block,
  word: Word,
  leads: ReadonlySet<number | undefined>,
): boolean =>
  leads.has(word.start) ||
  (/^\p{Ll}/u.test(word.text) &&
    ARTICLE.test(prose.slice(Math.max(0, word.start - start - 8), word.start - start)));
const ARTICLE = /(?:^|[.!?:]\s|\n)(?:The|An?|Our|Your|All)\s$/;
