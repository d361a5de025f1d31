import type { Block, Sentence, Word } from '../../document/types.ts';
import {
  ADJECTIVE,
  ADVERB,
  lookUp,
  NOUN,
  nounShare,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Trigger } from '../../spelling/vocabulary.ts';
import { endsParallelItems, mayEndItems } from './parallel-items.ts';

/** The end of a series of three or more that has no comma before its “and” or “or”. */
export interface OpenSeries {
  /** The word that the comma belongs after. */
  readonly last: Word;
  readonly conjunction: Word;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that no short item of a series holds: they begin or make a clause. */
const CLAUSE = set(
  'and or but so then if when which that who whose it you we they he she i this these those is are was were be been being am can could will would ' +
    'should may might must do does did has have had not never because while where as than there here just also instead however therefore thus first finally now ' +
    'for in on at with by from of to into see say etc including like such namely e.g e.g. i.e i.e.',
);
/** Words that begin what stands before a clause: “In Node.js, hooks and plugins run”. */
const OPENING = set(
  'in on at for with by to if when while once after before because since although though as from during using based depending unless until unlike ' +
    'instead given without under through over however first then next finally besides despite among within where whereas',
);
const SUBORDINATE = set(
  'if when while once after before because since although though unless until however then',
);
/** Words after which a list is meant, whatever begins the sentence. */
const LEADING = set('like as including between namely');
const DETERMINER = set(
  'the a an your its their our any some each every two three four five six seven eight nine ten several',
);
/** Tails that only a list has: “hooks, plugins and more”. */
const TAIL = set('more others such etc');
/** Answers and greetings. */
const SAYS_SO = set('yes no ok okay sure well thanks sorry hello hi');
const LONGEST_ITEM = 3;
/** Words of one item that is a pair itself. */
const LONGEST_PAIR = 8;
/** Words that an item may hold behind its first. */
const LINKS = set('of for in with by from to');

/** The words before which a series may lack its comma. */
export const conjunctions: Trigger = ({ lower }) => lower === 'and' || lower === 'or';

/** The series that the serial comma is missing from before the conjunction at an index, if any. */
export function openSeriesAt(block: Block, index: number): OpenSeries | undefined {
  const { sentencePlaces, wordPlaces } = block;
  if (index < 2 || !isSmall(block, index) || !mayEndItems(block, index)) return undefined;
  const number = sentencePlaces.lastStartingBy(wordPlaces.startOf(index));
  const sentence = block.sentences[number];
  const at = index - sentencePlaces.firstWordOf(number);
  return sentence && at >= 2 ? seriesBefore(block, sentence, at) : undefined;
}

/** "AND" is an operator, and "And" opens a sentence. */
function isSmall({ prose, wordPlaces }: Block, index: number): boolean {
  const start = wordPlaces.startOf(index);
  return prose.startsWith('and', start) || prose.startsWith('or', start);
}

function seriesBefore(block: Block, { words }: Sentence, at: number): OpenSeries | undefined {
  const gap = (index: number): string => {
    const [left, right] = [words[index], words[index + 1]];
    return left && right ? block.prose.slice(left.end - block.start, right.start - block.start) : '.';
  };
  if (!/^\s+$/.test(gap(at - 1)) || !/^\s+$/.test(gap(at))) return undefined;
  const [end, conjunction] = [words[at - 1], words[at]];
  if (!end || !conjunction) return undefined;
  const found = { last: end, conjunction };
  if (endsParallelItems(words, at, gap)) return found;
  const middle = itemBefore(words, at - 1, gap);
  if (!middle) return undefined;
  const last = itemAfter(words, at + 1, gap);
  if (last.length === 0 || isNested(words, middle, at + last.length, gap)) return undefined;
  if (isPair(words, middle, last) || isOfEitherKind(words, middle, last)) return undefined;
  if (/ly$/.test(last[0]?.text ?? '') || (words[at - 1]?.text === 'more' && last[0]?.text === 'less'))
    return undefined;
  // “Followed by one or more”: a count.
  if (words[at - 1]?.text === 'one' && last[0]?.text === 'more') return undefined;
  // A third item in front leaves no doubt.
  if (itemBefore(words, middle.from - 1, gap)) return found;
  // “A daemon on hosts, collects and sends”: a verb ends no list of things.
  const isVerb = (word?: Word) => (lookUp(word?.text ?? '') & (PLURAL | THIRD_PERSON)) === THIRD_PERSON;
  if (isVerb(words[middle.from]) || isVerb(last[0])) return undefined;
  // "Yes, CSV or JSON."
  if (SAYS_SO.has(words[middle.from - 1]?.text.toLowerCase() ?? '')) return undefined;
  // "This affects, e.g., `u64` and `i64`."
  if (CLAUSE.has(words[middle.from - 1]?.text.toLowerCase() ?? '')) return undefined;
  // "A library, supporting objects and arrays": what it does, and no second thing.
  if (middle.to > middle.from && isDoing(words[middle.from]) && !isDoing(last[0])) return undefined;
  const head = clauseBefore(words, middle.from - 1, gap);
  if (isCorrelative(words.slice(head, head + 3))) return undefined;
  if (!startsSeries(words, head, middle.from, at, gap)) return undefined;
  return areOfAKind(words, head, middle, at, last) ? found : undefined;
}

/** In fifteenths: "building blocks". */
const MOSTLY_NOUN = 10;
const isDoing = (word?: Word): boolean =>
  word !== undefined && word.text.endsWith('ing') && nounShare(lookUp(word.text.toLowerCase())) < MOSTLY_NOUN;

/** “The higher the number, the higher the speed and the load”: one clause goes with the other. */
const isCorrelative = (opening: readonly Word[]): boolean =>
  /^the (?:more|less|fewer|\w+er) (?:the|an?|you|we|they|it)$/i.test(
    opening.map(({ text }) => text).join(' '),
  );

interface Item {
  readonly from: number;
  readonly to: number;
}

/** The short item that ends at `to` and has a comma in front of it. */
function itemBefore(words: readonly Word[], to: number, gap: (index: number) => string): Item | undefined {
  for (let from = to; from > 0 && to - from < LONGEST_ITEM; from--) {
    const word = words[from];
    if (!word || CLAUSE.has(word.text.toLowerCase()) || /(?:ly|n['’]t)$/.test(word.text)) return undefined;
    // "Engineers read the API, devops the commands and logs": a clause without its verb.
    if (
      from < to &&
      DETERMINER.has(words[from + 1]?.text.toLowerCase() ?? '') &&
      !DETERMINER.has(word.text.toLowerCase())
    )
      return undefined;
    if (/^\s*,\s+$/.test(gap(from - 1)))
      return OPENING.has(word.text.toLowerCase()) ? undefined : { from, to };
    if (!/^\s+$/.test(gap(from - 1))) return undefined;
  }
  return undefined;
}

/** Pairs inside a longer list: “a or b, c or d, and e”, “a, b and c, d”. */
function isNested(
  words: readonly Word[],
  middle: Item,
  end: number,
  gap: (index: number) => string,
): boolean {
  const joins = (index: number): boolean => /^(?:and|or)$/.test(words[index]?.text ?? '');
  // "Styled output, saving and restoring the state of the session, and colors": the pair may be a long one.
  let until = end;
  for (let steps = 0; steps < LONGEST_PAIR && gap(until) === ' ' && !joins(until + 1); steps++) {
    const word = words[until + 1]?.text.toLowerCase();
    if (word === undefined || (CLAUSE.has(word) && !LINKS.has(word))) break;
    until++;
  }
  const isPaired = /^,?\s+$/.test(gap(until)) && joins(until + 1);
  const next = words[end + 1]?.text.toLowerCase();
  const goesOn = gap(end).includes(',') && next !== undefined && (!CLAUSE.has(next) || next === 'as');
  return (middle.from >= 2 && joins(middle.from - 2)) || goesOn || isPaired;
}

/** “the name and value” are two things, whatever stands before them; “3, 5 or more” is a count. */
function isPair(words: readonly Word[], middle: Item, last: readonly Word[]): boolean {
  const [from, to] = [words[middle.from], last[0]];
  if (from?.kind === 'number' || to?.kind === 'number') return true;
  // “Every dependency, direct and indirect”: two sides of what stands before them.
  if (middle.from === middle.to && /^(?:in|im|un|non-?|il|ir|dis)$/.test(prefixOf(to?.text, from?.text)))
    return true;
  return DETERMINER.has(from?.text ?? '') && !DETERMINER.has(to?.text ?? '');
}

/** “A side gig, free or paid, for someone”: of which kinds the thing before them may be. */
function isOfEitherKind(words: readonly Word[], { from, to }: Item, last: readonly Word[]): boolean {
  const isQuality = (word?: Word): boolean => {
    if (word === undefined || /^\p{Lu}/u.test(word.text)) return false;
    const facts = lookUp(word.text);
    return (facts & (ADJECTIVE | PAST)) !== 0 && nounShare(facts) < MOSTLY_NOUN;
  };
  return (
    from === to &&
    last.length === 1 &&
    isQuality(words[from]) &&
    isQuality(last[0]) &&
    !isQuality(words[from - 1])
  );
}

/** What stands before a word in another: “in” of “indirect” and “direct”. */
const prefixOf = (whole = '', part = ''): string =>
  part !== '' && whole.endsWith(part) ? whole.slice(0, -part.length) : '';

/** The words of the last item, up to a mark or a word that no item holds; none where it runs on. */
function itemAfter(words: readonly Word[], from: number, gap: (index: number) => string): readonly Word[] {
  const item: Word[] = [];
  for (let index = from; index < words.length; index++) {
    const word = words[index];
    if (!word || CLAUSE.has(word.text.toLowerCase())) break;
    item.push(word);
    if (!/^\s+$/.test(gap(index))) break;
    if (item.length > LONGEST_ITEM) break;
  }
  return item;
}

/** Where the clause begins that ends at `to`: after a colon, a dash or a bracket, or at the sentence's first word. */
function clauseBefore(words: readonly Word[], to: number, gap: (index: number) => string): number {
  let from = to;
  while (from > 0 && !/[:;,([—–]/.test(gap(from - 1))) from--;
  return words[from] ? from : to;
}

/** Whether what stands before the first comma can be the first item, and not an opening: “If it fails, stop and wait”. */
function startsSeries(
  words: readonly Word[],
  head: number,
  middle: number,
  at: number,
  gap: (index: number) => string,
): boolean {
  const before = words[middle - 2]?.text.toLowerCase() ?? '';
  const opening = words[head]?.text.toLowerCase() ?? '';
  // "Like tuples, arrays and slices are …", "In terms such as `a`, `b` and `c` are …": an opening, and two things.
  if (LEADING.has(before)) {
    if (middle - 2 === head) return head > 0;
    return !(head === 0 && OPENING.has(opening)) || endsAtComma(words, at, gap);
  }
  // "To create, build and run it, do this": what the three are for comes after another comma.
  if (opening === 'to' && middle - head === 2)
    return words.slice(at).some((_, step) => gap(at + step).includes(','));
  // In the middle of a sentence, only a clause of its own begins so: “a class, with its hooks, types and tests”.
  const opens = head === 0 || gap(head - 1) !== ', ' ? OPENING : SUBORDINATE;
  if (opens.has(opening) || /ly$/.test(opening)) return false;
  return !/^(?:\d+|one|two|three|four|five|both|these|following)$/i.test(before);
}

/** Whether a comma follows the last item, which begins behind the conjunction at `at`. */
const endsAtComma = (words: readonly Word[], at: number, gap: (index: number) => string): boolean =>
  gap(at + itemAfter(words, at + 1, gap).length).includes(',');

/** Three names, three spans of code, three plurals, three abstract nouns; any with “or”, and any before “and more”. */
function areOfAKind(
  words: readonly Word[],
  head: number,
  middle: Item,
  at: number,
  last: readonly Word[],
): boolean {
  const [one, two] = [words[middle.from - 1], words[middle.to]];
  const ends = [last[0], last.at(-1)];
  if (!one || !two) return false;
  // "A pump, a hose and a filter."
  const determined = (word: Word | undefined) => DETERMINER.has(word?.text.toLowerCase() ?? '');
  const first = words.slice(Math.max(0, middle.from - 3), middle.from - 1);
  if (first.some(determined) && determined(words[middle.from]) && determined(last[0])) return true;
  if (TAIL.has(last[0]?.text ?? '') || (last[0]?.text === 'so' && last[1]?.text === 'on')) return true;
  if (head === 0 && middle.from === 1 && middle.to === 1 && areOrders([one, two, last[0]], words[at + 2]))
    return true;
  const whole = head === middle.from - 1;
  const kind = kindOf(one, whole && head === 0 && !isWholeSentence(words, last));
  const same = kind !== undefined && kindOf(two, false) === kind;
  if (same && ends.some((word) => word && kindOf(word, false) === kind))
    return kind === 'code' || kind === 'name' || last.length <= LONGEST_ITEM;
  // "Cables, screws and a manual.": what ends the sentence is no subject of its own.
  if (kind === 'plural' && same && determined(last[0]) && last.at(-1) === words.at(-1)) return true;
  if (words[head]?.text.toLowerCase() === 'to' && middle.from - head === 2) return true;
  const plain = (word: Word | undefined): boolean => word?.kind === 'word' && /^[\p{L}-]+$/u.test(word.text);
  // "Pick red, green and blue.": three short words that end the sentence.
  const short = [one, two, last[0]].every((word) => plain(word) && kindOf(word as Word, false) === undefined);
  if (short && !whole && middle.from === middle.to && last.length === 1 && last[0] === words.at(-1))
    return true;
  // "It measures latency, throughput and error rate.": what a verb takes without an article.
  const things = [one, two, last.at(-1)].every((word) => plain(word) && isThing(word as Word));
  if (
    things &&
    !whole &&
    isFinite(words[middle.from - 2], words[middle.from - 3]) &&
    last.at(-1) === words.at(-1)
  )
    return true;
  // "We ship docs, code and tests.": what a verb is done to, whatever kinds of things they are.
  const end = last.length === 1 && middle.from === middle.to ? last[0] : undefined;
  if (
    end !== undefined &&
    end === words.at(-1) &&
    [one, two, end].every((word) => plain(word) && (isName(word) || isNoun(word))) &&
    // "It needs tools, Git and Docker": which they are.
    (isName(one) || !isName(two) || !isName(end)) &&
    // "Open tabs, copy and paste."
    !(middle.from === 2 && isBase(two) && isBase(end)) &&
    governs(words, middle.from - 2)
  )
    return true;
  return (
    words[at]?.text === 'or' &&
    middle.from === middle.to &&
    last.length === 1 &&
    !whole &&
    [one, two, last[0]].every(plain)
  );
}

/** "Wash, dry and fold the towels": what one is to do, and to what. */
const areOrders = (verbs: readonly (Word | undefined)[], object: Word | undefined): boolean =>
  verbs.every((word) => (partsOf(word?.text.toLowerCase() ?? '') & VERB) !== 0) &&
  (DETERMINER.has(object?.text ?? '') || /^(?:it|them|this|these|those)$/.test(object?.text ?? ''));

const isThing = ({ text }: Word): boolean => {
  const facts = lookUp(text);
  return (facts & (NOUN | PLURAL)) === NOUN && nounShare(facts) > 2 * verbShare(facts);
};

/** "Docs", "code": a noun more often than a verb. */
const isNoun = ({ text }: Word): boolean => {
  const facts = lookUp(text);
  // "Setup, billing and support": behind other things, one that one does.
  if (/^(?:support|access|help|repair|review|design|research)$/.test(text)) return true;
  return (facts & (NOUN | PLURAL)) !== 0
    ? nounShare(facts) > verbShare(facts)
    : (facts & (VERB | ADJECTIVE | ADVERB | PAST)) === 0;
};

const isBase = ({ text }: Word): boolean => (lookUp(text) & VERB) !== 0;

/** "Rust", "npm": with a capital, or no word of the language. */
const isName = ({ text }: Word): boolean => /^\p{Lu}/u.test(text) || lookUp(text) === 0;

/** Words before the plain form of a verb. */
const LEADS_VERB =
  /^(?:i|we|you|they|to|can|could|may|might|must|should|will|would|also|please|only|users|people|teams|customers|admins|developers)$/i;

/** Whether what begins behind a word is what a verb is done to: “we ship”, “covers”, “install” at the start. */
function governs(words: readonly Word[], at: number): boolean {
  const [verb, before] = [words[at], words[at - 1]];
  if (isFinite(verb, before) || /^(?:has|have|had|needs?)$/.test(verb?.text ?? '')) return true;
  const facts = lookUp(verb?.text.toLowerCase() ?? '');
  if ((facts & THIRD_PERSON) !== 0) return before !== undefined && verbShare(facts) >= nounShare(facts);
  return (
    (facts & VERB) !== 0 &&
    verbShare(facts) >= nounShare(facts) &&
    (before === undefined || LEADS_VERB.test(before.text))
  );
}

/** Whether a word is a verb with its subject: “measures”, “covered”, and what may be a noun behind “it”. */
function isFinite(word: Word | undefined, before: Word | undefined): boolean {
  const facts = lookUp(word?.text ?? '');
  if ((facts & (THIRD_PERSON | PAST)) === 0) return false;
  return (
    (facts & (NOUN | PLURAL | ADJECTIVE)) === 0 || /^(?:it|we|they|you|he|she)$/i.test(before?.text ?? '')
  );
}

const isWholeSentence = (words: readonly Word[], last: readonly Word[]): boolean =>
  words.at(-1) === last.at(-1) && words.length <= 8;

type Kind = 'code' | 'name' | 'plural' | 'abstract';

function kindOf({ kind, text }: Word, opens: boolean): Kind | undefined {
  if (kind === 'code') return 'code';
  if (kind === 'number') return undefined;
  // “Tags, branches and releases are protected.”
  if (opens && (lookUp(text.toLowerCase()) & (PLURAL | ADVERB)) === PLURAL) return 'plural';
  if (/^\p{Lu}/u.test(text) || /^\p{Ll}+\p{Lu}/u.test(text)) return opens ? undefined : 'name';
  if (/(?:tion|sion|ment|ity|ness|ance|ence|ing|ship|ery)$/.test(text)) return 'abstract';
  return /(?:[^sui]s|ies)$/.test(text) || (/us$/.test(text) && (lookUp(text) & PLURAL) !== 0)
    ? 'plural'
    : undefined;
}
