import type { Block, Sentence, Word } from '../../document/types.ts';
import { lookUp, nounShare, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isFinite, isNoun } from './parts-of-speech.ts';

/** In fifteenths: "and" between nouns is likelier before such a word than between verbs: "orders and stock levels". */
const MOSTLY_NOUN = 8;

/**
 * The words of a sentence that must be verbs where they stand, though a tagger that looks at one word after the other
 * takes them for nouns: a clause without another verb has it behind its subject ("Patients book online", "the oven
 * preheats"), and behind a verb and a comma stands another of the same form ("see a calendar, block time").
 * @returns their places among the words
 */
export function verbsInClauses(
  { prose, start }: Block,
  { words, end }: Sentence,
  tags: readonly string[],
): ReadonlySet<number> {
  const verbs = new Set<number>();
  // "Shipping costs, taxes, fees": no sentence needs no verb.
  const isSentence = /[.!]/.test(prose.slice((words.at(-1)?.end ?? start) - start, end - start));
  const gapBefore = (at: number): string =>
    prose.slice((words[at - 1]?.end ?? start) - start, (words[at]?.start ?? start) - start);
  /** Of the last verb: the base form, the third person, or none of them. */
  let form: 'base' | 'third' | undefined = tags[0] === 'VB' ? 'base' : undefined;
  let hasVerb = tags[0] === 'VB';
  for (let at = 1; at < words.length; at += 1) {
    const gap = gapBefore(at);
    const tag = tags[at];
    if (/[;:.!?–—]/.test(gap)) [form, hasVerb] = [undefined, false];
    const word = words[at];
    if (word?.kind !== 'word' || !/^\p{Ll}+$/u.test(word.text)) continue;
    const isNoticed = isFinite(tag) || tag === 'VB';
    const isNext = form !== undefined && !isNoticed && goesOn(words, tags, at, gap, form);
    const isFirst = isSentence && !isNoticed && !hasVerb && /^\s+$/.test(gap) && isOfSubject(words, tags, at);
    if (isNext || isFirst || isBehindTo(words, tags, at)) verbs.add(at);
    else if (!isNoticed) continue;
    hasVerb = true;
    form = formOf(word, tag);
  }
  return verbs;
}

/** "When to reorder hops"; "a link to order pages" may go on with a noun. */
function isBehindTo(words: readonly Word[], tags: readonly string[], at: number): boolean {
  const text = words[at]?.text ?? '';
  const isDeed =
    words[at - 1]?.text.toLowerCase() === 'to' && isNoun(tags[at]) && (partsOf(text) & VERB) !== 0;
  if (!isDeed) return false;
  if (/^(?:how|when|where|what|which|whether|who)$/i.test(words[at - 2]?.text ?? '')) return true;
  return /^(?:DT|PRP\$?|NNS|JJ|CD)$/.test(tags[at + 1] ?? '') && nounShare(lookUp(text)) < MOSTLY_NOUN;
}

function formOf({ text }: Word, tag: string | undefined): 'base' | 'third' | undefined {
  if (tag === 'MD') return 'base';
  if (tag === 'VBZ') return 'third';
  const parts = partsOf(text);
  if ((parts & VERB) !== 0) return 'base';
  return (parts & THIRD_PERSON) !== 0 ? 'third' : undefined;
}

/** Whether a word behind a noun is the verb that its clause has no other of. */
function isOfSubject(words: readonly Word[], tags: readonly string[], at: number): boolean {
  const [subject, word] = [words[at - 1], words[at]];
  if (subject?.kind !== 'word' || word === undefined || !isNoun(tags[at - 1])) return false;
  const isSeveral = (partsOf(subject.text.toLowerCase()) & PLURAL) !== 0;
  const parts = partsOf(word.text);
  // "Pgtide copies tables": of two that may be either, the first is the verb.
  const isObject = tags[at + 1] === 'VBZ' && (partsOf(words[at + 1]?.text ?? '') & PLURAL) !== 0;
  const fits = isSeveral
    ? (parts & VERB) !== 0 && (parts & PLURAL) === 0
    : (parts & THIRD_PERSON) !== 0 &&
      (isObject || /^(?:IN|TO|RB|DT|PRP\$|NNS|JJ)?$/.test(tags[at + 1] ?? ''));
  return fits && !holdsVerb(words, tags, isObject ? at + 2 : at + 1);
}

/** Whether a verb follows before the clause ends. */
function holdsVerb(words: readonly Word[], tags: readonly string[], from: number): boolean {
  for (let at = from; at < words.length; at += 1) {
    if (isFinite(tags[at]) || (tags[at] === 'VB' && tags[at - 1] !== 'TO' && tags[at - 1] !== 'CC')) {
      // "Patients book online, get reminders": behind a mark, it is the next.
      const isBehindMark = (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 1;
      return !isBehindMark;
    }
    if (/^(?:WDT|WRB|WP)$/.test(tags[at] ?? '')) return false;
  }
  return false;
}

/** Whether a word is one more verb of the form that the one before has, with what it is done to behind it. */
function goesOn(
  words: readonly Word[],
  tags: readonly string[],
  at: number,
  gap: string,
  form: 'base' | 'third',
): boolean {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  const isJoined = /^(?:and|or|then)$/.test(before);
  const isBehindComma = /^,\s/.test(gap);
  const isListed = isJoined && /^\s/.test(gap);
  if (!isBehindComma && !isListed) return false;
  const parts = partsOf(text);
  if ((parts & (form === 'base' ? VERB : THIRD_PERSON)) === 0) return false;
  const next = words[at + 1];
  const space = next === undefined ? -1 : next.start - (words[at]?.end ?? 0);
  // "Orders, stores, and batches": things of a list.
  if (space !== 1) return false;
  const hasObject =
    /^(?:DT|PRP\$?|IN|TO|RP|RB|CD|NNPS?|NNS|JJ|NN)$/.test(tags[at + 1] ?? '') &&
    !/^(?:and|or|of)$/i.test(next?.text ?? '');
  const isSure = /^(?:DT|PRP\$?|RP|TO|CD)$/.test(tags[at + 1] ?? '');
  return (
    hasObject &&
    (isSure ||
      isBehindComma ||
      nounShare(lookUp(text)) < MOSTLY_NOUN ||
      (words[at - 2] !== undefined && hasCommaBefore(words, at - 1)))
  );
}

/** "…, and export invoices": the last of a series. */
const hasCommaBefore = (words: readonly Word[], at: number): boolean =>
  (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 1;
