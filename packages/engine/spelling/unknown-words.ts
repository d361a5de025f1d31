import type { Range } from '@housestyle/contract';
import { lastStartingBy, opensSentence } from '../checks/ranges.ts';
import type { Gathered } from '../checks/types.ts';
import { recall, remember } from '../document/memory.ts';
import { moved, originOf, type Piece } from '../document/pieces.ts';
import type { Block, SourceDocument, Word } from '../document/types.ts';
import { lazily } from '../lazily.ts';
import type { BlockWords } from './block-words.ts';
import type { WordFacts } from './word-facts.ts';

/** A word in no dictionary, nor in what the document itself uses as one. */
export interface UnknownWord extends Range {
  /** As written. */
  readonly text: string;
  readonly facts: WordFacts;
  /** Begins its block or sentence, and the words behind it are no name: here any word has a capital. */
  readonly opens: boolean;
}

/** A text in which more of the words are unknown is not English. */
const MOST_UNKNOWN = 0.4;
/** Letters of a word that is hardly a name. */
const LONG = 10;
/** Emphasis around the whole word is not among them. */
const TECHNICAL_BEFORE = /[\w*~`@#$\\/.&=<%^+-]$/;
const TECHNICAL_AFTER = /^(?:[\w*~`@#$\\/&=>%^+-]|\s#\d)/;
/** A block of fewer words says nothing about its language. */
const LEAST_WORDS = 5;
/** An unknown word that a document uses so often is meant; in emphasis, what is named. */
const REPEATED = 3;
const NAMED = 2;

/** What one piece of a document tells of its unknown words. */
export interface Unknown {
  /** Words of any kind. */
  readonly total: number;
  readonly words: readonly UnknownWord[];
  /** Those written with a capital amid a sentence, or beside a technical sign, lower case. */
  readonly names: readonly string[];
}

export function gatherUnknown(document: SourceDocument, blocks: readonly BlockWords[]): Unknown {
  let total = 0;
  for (const { count } of blocks) total += count;
  const holders = blocks.filter(({ hasUnknown }) => hasUnknown);
  if (holders.length === 0) return { total, words: NONE, names: NONE };
  return {
    total,
    words: holders.flatMap((block) => unknownIn(document, block)),
    names: holders.flatMap((block) => namesIn(document, block)),
  };
}

const NONE: readonly never[] = [];

/**
 * The unknown words of a document that `matters` picks. The words of its code, links and identifiers, and what it repeats
 * count as known; so does text in another language.
 */
export function unknownWords(
  document: SourceDocument,
  gathered: readonly Gathered<Unknown>[],
  matters: (word: UnknownWord) => boolean,
): readonly UnknownWord[] {
  const found = gathered.flatMap(({ fact, by }) => fact.words.map((word) => moved(word, by)));
  const total = gathered.reduce((sum, { fact }) => sum + fact.total, 0);
  if (found.length === 0 || (total > 20 && found.length > total * MOST_UNKNOWN)) return [];
  const counts = new Map<string, number>();
  const marked = new Set<string>();
  for (const { facts, start, end } of found) {
    counts.set(facts.lower, (counts.get(facts.lower) ?? 0) + 1);
    if (/[*_]/.test(document.text.charAt(start - 1)) && /[*_]/.test(document.text.charAt(end)))
      marked.add(facts.lower);
  }
  const code = lazily(() => technicalText(document));
  return found.filter((word) => {
    const { lower } = word.facts;
    if ((counts.get(lower) ?? 0) >= (marked.has(lower) ? NAMED : REPEATED) || !matters(word)) return false;
    return !(mayStandIn(code(), lower) && standsInCode(document, lower));
  });
}

function namesIn({ text }: SourceDocument, words: BlockWords): readonly string[] {
  const { block } = words;
  const names: string[] = [];
  for (let index = 0; index < words.count; index++) {
    const facts = words.factsOf(index);
    const word = facts?.unknown ? block.wordAt(index) : undefined;
    if (!facts || !word) continue;
    const named = facts.capital && !opensSentence(block, word.start);
    if (named || !standsFree(text, word) || standsAlone(text, word)) names.push(facts.lower);
  }
  return names;
}

function unknownIn({ text }: SourceDocument, words: BlockWords): UnknownWord[] {
  const { block } = words;
  const found: UnknownWord[] = [];
  let plain = 0;
  for (let index = 0; index < words.count; index++) {
    const own = words.factsOf(index);
    if (own?.plain) plain++;
    const word = own?.unknown ? block.wordAt(index) : undefined;
    if (!word || !own || !standsFree(text, word) || isNamedAlone(block, word) || isAmongNames(words, index))
      continue;
    const next = words.factsOf(index + 1);
    const begins = beginsSentence(block, index) || opensPart(text, word);
    const opens =
      begins &&
      (own.lower.length >= LONG || block.kind === 'heading' || (next?.plain === true && !next.capital));
    found.push({ start: word.start, end: word.end, text: word.text, facts: own, opens });
  }
  return plain >= LEAST_WORDS && found.length > plain * MOST_UNKNOWN && found.length > 2 ? [] : found;
}

function beginsSentence({ wordPlaces, sentencePlaces: places }: Block, index: number): boolean {
  const sentence = places.lastStartingBy(wordPlaces.startOf(index));
  return sentence >= 0 && places.firstWordOf(sentence) === index;
}

/** Whether nothing technical touches the word: "**c**ontainer", "@name", "a/b", "$x". */
function standsFree(text: string, { start, end }: Word): boolean {
  const before = text.slice(Math.max(0, start - 4), start).replace(/(^|[\s([|>])[*_]{1,3}$/, '$1');
  const after = text.slice(end, end + 4).replace(/^[*_]{1,3}(?=[\s)\].,;:!?|]|$)/, '');
  return !TECHNICAL_BEFORE.test(before) && !TECHNICAL_AFTER.test(after);
}

/** One word in a mark of its own is what something is called: "**mendex**", "[burnin](…)", "(winget)". */
const standsAlone = (text: string, { start, end }: Word): boolean =>
  /[*_[(]$/.test(text.slice(Math.max(0, start - 1), start)) && /^[*_\])]/.test(text.slice(end, end + 1));

/** A block of one small word is what something is called in code. */
function isNamedAlone({ wordPlaces }: Block, { text }: Word): boolean {
  return wordPlaces.count === 1 && text === text.toLowerCase();
}

/** "Celestia, spacechart, stellarium", "bluefish, screem, gphpedit": names beside each other. */
function isAmongNames(words: BlockWords, index: number): boolean {
  const { prose, wordPlaces } = words.block;
  const joined = (at: number) => prose.slice(wordPlaces.endOf(at), wordPlaces.startOf(at + 1)).trim() === ',';
  return (
    (index > 0 && words.factsOf(index - 1)?.unknown === true && joined(index - 1)) ||
    (words.factsOf(index + 1)?.unknown === true && joined(index))
  );
}

/** After a colon, a bullet or an opening mark a capital says nothing. */
function opensPart(text: string, { start }: Word): boolean {
  return /(?:[:(“"—–|]\s?|^)$/.test(text.slice(Math.max(0, start - 2), start));
}

/** Of a word that begins in code, so much is looked at beyond the code's end. */
const LONGEST = 64;

/** All code, links and identifiers in small letters, each with what follows: few words are there, and most texts hold little of it. */
function technicalText({ text, pieces }: SourceDocument): string {
  const parts: string[] = [];
  for (const piece of pieces)
    if (piece.protectedRanges.length + piece.codeBlocks.length > 0) parts.push(technicalIn(text, piece));
  return parts.join('\n');
}

/** The same of one piece, which remembers it: no word goes on in the next. */
function technicalIn(text: string, piece: Piece): string {
  const origin = originOf(piece);
  const known = recall(origin, TECHNICAL);
  if (known !== undefined) return known as string;
  const parts: string[] = [];
  let reached = 0;
  for (const { start, end } of [...piece.protectedRanges, ...piece.codeBlocks].sort(
    (a, b) => a.start - b.start,
  )) {
    if (start > reached) parts.push('\n');
    parts.push(text.slice(Math.max(start, reached), Math.max(end + LONGEST, reached)));
    reached = Math.max(end + LONGEST, reached);
  }
  const technical = parts.join('').toLowerCase();
  remember(origin, TECHNICAL, technical);
  return technical;
}

/** By which pieces know what is technical in them. */
const TECHNICAL = {};

function mayStandIn(technical: string, lower: string): boolean {
  if (lower.length > LONGEST) return true;
  return lower.split(/[^a-z]+/).every((letters) => technical.includes(letters));
}

function standsInCode({ text, protectedRanges, codeBlocks }: SourceDocument, lower: string): boolean {
  const pattern = new RegExp(lower.replace(/[^a-z]/g, '.'), 'gi');
  for (const { index } of text.matchAll(pattern)) {
    if (isInside(protectedRanges, index) || isInside(codeBlocks, index)) return true;
  }
  return false;
}

function isInside(ranges: readonly Range[], offset: number): boolean {
  const range = ranges[lastStartingBy(ranges, offset)];
  return range !== undefined && range.start <= offset && offset < range.end;
}
