import type { Block, Sentence, Word } from '../../document/types.ts';
import { isImperative } from '../generate/signs.ts';
import {
  lookUp,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
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
  { prose, start, list }: Block,
  { words, end }: Sentence,
  tags: readonly string[],
): ReadonlySet<number> {
  const verbs = new Set<number>();
  // "Shipping costs, taxes, fees": no sentence needs no verb; "at 4 p.m." ends one.
  const isSentence = /[.!]/.test(prose.slice((words.at(-1)?.end ?? start) - start - 1, end - start));
  const gapBefore = (at: number): string =>
    prose.slice((words[at - 1]?.end ?? start) - start, (words[at]?.start ?? start) - start);
  /** The forms of the verbs so far, which those behind a comma share. */
  const forms = new Set<Form>();
  let hasVerb = tags[0] === 'VB';
  if (
    isSentence &&
    !list &&
    tags[0] !== 'VB' &&
    isImperative(prose.slice((words[0]?.start ?? start) - start, end - start))
  ) {
    verbs.add(0);
    hasVerb = true;
  }
  if (hasVerb) forms.add('base');
  /** A new subject behind "or": its verb must show itself. */
  let mayHaveVerb = false;
  /** "If the worker stops, the index goes stale": a clause that a comma ends. */
  let isBefore = OPENS_CLAUSE.test(words[0]?.text ?? '');
  const endsClause = (at: number): boolean => (isBefore ? /[,;:.!?–—]/ : /[;:.!?–—]/).test(gapBefore(at));
  for (let at = 1; at < words.length; at += 1) {
    const gap = gapBefore(at);
    const tag = tags[at];
    const word = words[at];
    if (/[;:.!?–—]/.test(gap)) {
      forms.clear();
      hasVerb = false;
    }
    if (isBefore && gap.includes(',')) hasVerb = isBefore = false;
    if (OPENS_CLAUSE.test(word?.text ?? '')) hasVerb = mayHaveVerb = false;
    if (/^(?:and|or|but)$/.test(words[at - 1]?.text ?? '') && /^(?:DT|PRP\$)$/.test(tag ?? ''))
      mayHaveVerb = hasVerb;
    if (word?.kind !== 'word' || !/^\p{Ll}+$/u.test(word.text)) continue;
    const isNoticed = isFinite(tag) || tag === 'VB';
    const isNext = !isNoticed && goesOn(words, tags, at, gap, forms);
    const isShown = !hasVerb || (mayHaveVerb && /^(?:RB|PRP)?$/.test(tags[at + 1] ?? ''));
    const isFirst =
      isSentence && !isNoticed && isShown && /^\s+\S?$/.test(gap) && isOfSubject(words, tags, at, endsClause);
    if (isNext || isFirst || isBehindTo(words, tags, at) || isBehindHelper(words, tags, at)) verbs.add(at);
    else if (!isNoticed) continue;
    hasVerb = true;
    mayHaveVerb = false;
    const form = formOf(word, tag);
    if (form) forms.add(form);
  }
  return verbs;
}

type Form = 'base' | 'third';

const OPENS_CLAUSE = /^(?:because|if|when|whenever|while|since|although|until|unless|where|so)$/i;

/** "Helps families plan dinners" */
function isBehindHelper(words: readonly Word[], tags: readonly string[], at: number): boolean {
  const [helper, whom, word] = [words[at - 2], words[at - 1], words[at]];
  return (
    /^(?:help|let|make|watch)(?:s|ing)?$/.test(helper?.text ?? '') &&
    (partsOf(whom?.text.toLowerCase() ?? '') & PLURAL) !== 0 &&
    isNoun(tags[at]) &&
    (partsOf(word?.text ?? '') & VERB) !== 0
  );
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

function formOf({ text }: Word, tag: string | undefined): Form | undefined {
  if (/^(?:is|are|was|were|be|been)$/.test(text)) return undefined;
  if (tag === 'MD') return 'base';
  if (tag === 'VBZ') return 'third';
  const parts = partsOf(text);
  if ((parts & VERB) !== 0) return 'base';
  return (parts & THIRD_PERSON) !== 0 ? 'third' : undefined;
}

/** Whether a word behind a noun is the verb that its clause has no other of. */
function isOfSubject(
  words: readonly Word[],
  tags: readonly string[],
  at: number,
  endsClause: (at: number) => boolean,
): boolean {
  const [subject, word] = [words[at - 1], words[at]];
  if (subject?.kind !== 'word' || word === undefined || !mayBeSubject(words, tags, at - 1)) return false;
  const isSeveral = SEVERAL.test(subject.text) || (partsOf(subject.text.toLowerCase()) & PLURAL) !== 0;
  const parts = partsOf(word.text);
  const next = words[at + 1]?.text ?? '';
  // "Non-refundable rates stay": the verb is the next.
  const isNext =
    (parts & PLURAL) !== 0 && verbShare(lookUp(next)) >= HARDLY_NOUN && (partsOf(next) & VERB) !== 0;
  const isFirm = /^(?:IN|TO|RB|DT|PRP\$|PRP|NNS)?$/.test(tags[at + 1] ?? '') || tags[at + 1] === 'VBZ';
  const fits = isSeveral
    ? (parts & VERB) !== 0 && (parts & PLURAL) === 0
    : ((parts & THIRD_PERSON) !== 0 || (tags[at] === 'NNS' && tags[at + 1] === 'DT')) &&
      !isNext &&
      (isFirm || !isHardlyVerb(word.text));
  return fits && !holdsVerb(words, tags, at + 1, endsClause);
}

/** "Staff accrue leave" */
const SEVERAL = /^(?:staff|people|police)$/i;

/** "A root canal": what a tagger takes for an adjective is a noun where it may be one and none follows. */
const mayBeSubject = (words: readonly Word[], tags: readonly string[], at: number): boolean =>
  isNoun(tags[at]) ||
  tags[at] === 'CD' ||
  (tags[at] === 'JJ' &&
    /^(?:DT|PRP\$|NN)$/.test(tags[at - 1] ?? '') &&
    (partsOf(words[at]?.text ?? '') & NOUN) !== 0);

/** In words. */
const LONGEST_CLAUSE = 60;
/** In fifteenths: "flag values for a minute". */
const HARDLY_VERB = 12;
const HARDLY_NOUN = 12;

const isHardlyVerb = (word: string): boolean => nounShare(lookUp(word)) >= HARDLY_VERB;

/**
 * The tags of a sentence with what its clauses tell: "a root canal removes" has a noun for an adjective, "certificates for
 * services are issued" one for a verb.
 * @param verbs what must be verbs, by place
 */
export const tagsInClauses = (
  words: readonly Word[],
  tags: readonly string[],
  verbs: ReadonlySet<number>,
): readonly string[] =>
  tags.map((tag, at) => {
    const text = words[at]?.text ?? '';
    if (verbs.has(at)) return tag;
    const isEnd = !isNoun(tags[at + 1]) && !/^(?:JJ|VBG|CC|CD)/.test(tags[at + 1] ?? '');
    if (tag === 'JJ' && (isEnd || verbs.has(at + 1)) && mayBeSubject(words, tags, at)) return 'NN';
    const isOther = tag === 'VBZ' && isNoun(tags[at - 1]) && (partsOf(text) & PLURAL) !== 0;
    if (!isOther || !isHardlyVerb(text)) return tag;
    // "… and the request blocks until it is made": the verb of another clause.
    const joined = OPENS_CLAUSE_BEHIND.test(words[at + 1]?.text ?? '') ? joinBefore(tags, at) : -1;
    if (joined >= 0) return tag;
    const isTold =
      [...verbs].some((verb) => verb < at && at - verb < NEAR) ||
      tags.slice(Math.max(0, at - NEAR), at).some(isFinite) ||
      (tags[0] === 'PRP' && tags[1] === 'VB' && at < NEAR + 1);
    return isTold ||
      tags.slice(at + 1, at + NEAR).some((other, step) => isOfMany(words, other, at + 1 + step))
      ? 'NNS'
      : tag;
  });

const OPENS_CLAUSE_BEHIND = /^(?:until|when|whenever|while|because|unless)$/;
const joinBefore = (tags: readonly string[], at: number): number =>
  tags.findIndex((tag, place) => place < at && place > at - 4 && tag === 'CC' && tags[place + 1] === 'DT');

/** In words. */
const NEAR = 8;
const isOfMany = (words: readonly Word[], tag: string, at: number): boolean =>
  tag === 'VBP' && /^(?:are|have|do)$/.test(words[at]?.text ?? '');

/** Whether a verb follows before the clause ends. */
function holdsVerb(
  words: readonly Word[],
  tags: readonly string[],
  from: number,
  endsClause: (at: number) => boolean,
): boolean {
  for (let at = from; at < Math.min(words.length, from + LONGEST_CLAUSE); at += 1) {
    if (endsClause(at)) return false;
    const tag = tags[at];
    if (isFinite(tag) || (tag === 'VB' && tags[at - 1] !== 'TO' && tags[at - 1] !== 'CC')) {
      // "The coach leaves school at eight and returns at four": the second of two.
      const isJoined = tags[at - 1] === 'CC';
      // "Removes infected tissue", "caches flag values": no verb after all.
      const text = words[at]?.text ?? '';
      const isOfNoun =
        (at === from && tag === 'VBD' && isNoun(tags[at + 1]) && (partsOf(text) & PARTICIPLE) !== 0) ||
        (tag === 'VBZ' && (partsOf(text) & PLURAL) !== 0 && (at === from || isHardlyVerb(text))) ||
        // "Leaves school at eight"
        (tag === 'VBP' &&
          isHardlyVerb(text) &&
          (at === from || (partsOf(words[at - 1]?.text ?? '') & PLURAL) === 0));
      // "Patients book online, get reminders": behind a mark, it is the next.
      const isBehindMark = (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 1;
      if (isJoined || isOfNoun) continue;
      return !isBehindMark;
    }
    if (/^(?:WDT|WRB|WP)$/.test(tag ?? '')) return false;
  }
  return false;
}

/** Whether a word is one more verb of the form that the one before has, with what it is done to behind it. */
function goesOn(
  words: readonly Word[],
  tags: readonly string[],
  at: number,
  gap: string,
  forms: ReadonlySet<Form>,
): boolean {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  const isJoined = /^(?:and|or|then)$/.test(before);
  const isBehindComma = /^,\s/.test(gap);
  const isListed = isJoined && /^\s/.test(gap);
  if (!isBehindComma && !isListed) return false;
  const parts = partsOf(text);
  const isOfForm =
    (forms.has('base') && (parts & VERB) !== 0) || (forms.has('third') && (parts & THIRD_PERSON) !== 0);
  if (!isOfForm) return false;
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
