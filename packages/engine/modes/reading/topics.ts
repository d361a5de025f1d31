import type { Block, SourceDocument, Word } from '../../document/types.ts';
import { GREETING } from './greetings.ts';
import { isHeaded, isInSentenceCase, isMostlyVerb, isRatherVerb } from './heading-phrases.ts';
import { nounPhrases, type Part } from './noun-phrases.ts';
import {
  ADJECTIVE,
  ANY_PART,
  frequencyOf,
  lookUp,
  NOUN,
  nounShare,
  PLURAL,
  VERB,
} from '../../spelling/lexicon.ts';
import { partsOf as partsOfSpeech } from '../../spelling/parts.ts';
import type { Outline } from './sections.ts';
import { BRANDS } from './technology.ts';
import { areNouns, isRare, isSubject, isSure, SHORT_TEXT, withoutDoubt } from './sure-phrases.ts';
import { withoutOverlaps, withoutRests } from './phrase-overlaps.ts';
import { pairsWithOf } from './of-phrases.ts';
import { partsOf, phraseKeys } from './phrase-keys.ts';
import { bestSpelling, isOwnName } from './spellings.ts';
import { GENERIC, isTopical, stem } from './words.ts';

/** A word or phrase that a document is about. */
export interface Topic {
  /** As most often written: "request lifecycle", "Fastify". */
  readonly text: string;
  /** What spellings of it share. */
  readonly key: string;
  readonly count: number;
  /** Words in it, from 1. */
  readonly words: number;
  readonly inHeading: boolean;
  readonly inTitle: boolean;
  /** Surely a phrase, and in the opening. */
  readonly opens: boolean;
  /** Written with a capital inside sentences: a name. */
  readonly proper: boolean;
  readonly score: number;
}

const MAX_WORDS = 3;
const HEADING_WEIGHT = 2;
const TITLE_WEIGHT = 6;
/** What a text begins with is what it is about. */
const OPENING = 2;
const OPENING_WEIGHT = 1.5;

interface Tally {
  count: number;
  weight: number;
  inHeading: boolean;
  inTitle: boolean;
  /** Times inside a sentence: with a capital, and at all. */
  capital: number;
  inside: number;
  /** Times behind another word of its sentence or heading. */
  behind: number;
  /** Stands in the opening, and is surely a phrase. */
  opening: boolean;
  /** Is all that a heading says, or what it asks about. */
  headed: boolean;
  /** Is what a sentence begins with, in small letters or as its first word. */
  subject: boolean;
  readonly spellings: Map<string, number>;
  readonly keys: readonly string[];
}

/** With fewer topics than this, a text is so short that a phrase counts which it uses once. */
const FEW = 8;

/** The topics of a document, the weightiest first. @param phrases how many of several words are wanted */
export function readTopics(document: SourceDocument, outline: Outline, phrases = 0): readonly Topic[] {
  const places = readPlaces(document, outline);
  const topics = collectTopics(places, outline, 2);
  const isShort = topics.length < FEW;
  if (!isShort && topics.filter(({ words }) => words > 1).length >= phrases) return topics;
  const known = new Set(topics.map(({ key }) => key));
  const spelled = new Set(topics.map(({ text }) => text.toLowerCase()));
  const others = collectTopics(places, outline, 1).filter(
    ({ key, text, words, count }) =>
      !known.has(key) &&
      !spelled.has(text.toLowerCase()) &&
      (words > 1 || (isShort && (count > 1 || phrases > 0))),
  );
  return [...topics, ...others].sort((a, b) => b.score - a.score);
}

/** In fifteenths: "sensitive", "official". */
const SELDOM = 3;

/** A lone word that is no noun, or only ever opens a sentence and may be its verb, is no topic, unless it shows itself as a name. */
function isSaid({ keys, inTitle, behind, spellings }: Tally): boolean {
  if (keys.length > 1 || inTitle || [...spellings.keys()].some((spelling) => MARK.test(spelling)))
    return true;
  const facts = lookUp(keys[0] ?? '') || partsOfSpeech(keys[0] ?? '');
  const isSeldomNoun = (facts & ADJECTIVE) !== 0 && nounShare(facts) < SELDOM;
  const isNoun = (facts & ANY_PART) === 0 || ((facts & (NOUN | PLURAL)) !== 0 && !isSeldomNoun);
  return isNoun && (behind > 0 || (facts & VERB) === 0);
}

/** Sections that tell of no document what it is about. */
const LEGAL =
  /^(?:(?:the )?(?:mit |apache |bsd |software )?licen[cs](?:e|es|ing)|copyright|acknowledge?ments?|authors?|contributors?|(?:(?:platinum|gold|silver|bronze|technology|our) )?(?:sponsors?|backers?)|thanks|maintainers?)\b/i;

/** The blocks that hold noun phrases, but for greetings. */
function readPlaces(
  { blocks }: SourceDocument,
  { root, sections, title: outlined }: Outline,
): readonly Place[] {
  const isLegal = ({ title }: { readonly title: string }): boolean => title !== outlined && LEGAL.test(title);
  // Without fields and their values above the text, and without what lawyers wrote.
  const told = new Set(
    [root, ...sections]
      .filter((section) => section === root || !isLegal(section))
      .flatMap((section) => section.blocks),
  );
  const legal = new Set(sections.filter(isLegal).map(({ heading }) => heading));
  const headings = new Map(sections.map(({ heading, level }) => [heading, level]));
  const opening = new Set(blocks.filter((block) => told.has(block) || block.value).slice(0, OPENING));
  // Of a text in one paragraph, its first sentences.
  const openingOf = ({ end, sentences }: Block): number =>
    opening.size === 1 ? (sentences[OPENING - 1]?.end ?? end) : end;
  const places: Place[] = [];
  for (const block of blocks) {
    if (block.tableHeader || legal.has(block)) continue;
    if (
      block.kind === 'paragraph' &&
      !headings.has(block) &&
      ((!told.has(block) && !block.value) || GREETING.test(block.prose.trim()))
    )
      continue;
    const runs = nounPhrases(block);
    if (runs.length === 0) continue;
    const leads = new Set(block.sentences.map(({ words }) => words[0]?.start));
    places.push({
      block,
      level: block.level ?? headings.get(block),
      runs,
      leads,
      opens: opening.has(block) && !block.list ? openingOf(block) : 0,
    });
  }
  return places;
}

/** @param least how often a phrase must be used to count as one */
function collectTopics(places: readonly Place[], outline: Outline, least: number): readonly Topic[] {
  const tallies = new Map<string, Tally>();
  for (const place of places)
    for (const run of place.runs)
      tallyRun(least === 1 ? withoutDoubt(run, place.leads) : run, place, tallies);
  tallyPairs(places, tallies);
  for (const key of phraseKeys(outline.title)) {
    const tally = tallies.get(key);
    if (tally) {
      tally.inTitle = true;
      tally.weight += TITLE_WEIGHT;
    }
  }
  const names = new Set(
    [...tallies]
      .filter(([key, tally]) => tally.keys.length === 1 && isName(tally) && !isEveryday(key, tally))
      .map(([key]) => key),
  );
  const counts = new Map([...tallies].map(([key, { count }]) => [key, count]));
  mergeIntoPhrases(tallies, least);
  const topics = [...tallies]
    .filter(([, tally]) => tally.count > 0 && isSaid(tally))
    .map(([key, tally]) => toTopic(key, tally, names))
    .filter((topic) => isTopic(topic, least, tallies.get(topic.key)) && isKept(topic, tallies));
  const keys = new Set(topics.map(({ key }) => key));
  const sorted = topics
    .filter(({ key }) => !keys.has(key.replace(/ing$/, '')) || !key.endsWith('ing'))
    .sort((a, b) => b.score - a.score || b.count - a.count || (a.key < b.key ? -1 : 1));
  return withoutRests(withoutOverlaps(sorted), counts);
}

/** A phrase that stands but once must be of nouns, or tell which of the things it is that the text speaks of. */
function isKept({ words, count, inTitle, proper, key }: Topic, tallies: ReadonlyMap<string, Tally>): boolean {
  const own = tallies.get(key);
  const isFirm = count > 1 || inTitle || proper || own?.headed === true || own?.opening === true;
  if (words === 1 || isFirm || tallies.size < SHORT_TEXT) return true;
  return areNouns(key.split(' '), (tallies.get(key.replace(/^.* /, ''))?.count ?? 0) > 1);
}

/** "LaunchDarkly": a name at first sight, wherever it stands. */
const MARK = /^\p{Lu}\p{Ll}+\p{Lu}/u;

/** A block, its noun phrases, and where its sentences begin. */
interface Place {
  readonly block: Block;
  /** Of a heading, whether or not marks make it one. */
  readonly level: number | undefined;
  readonly runs: readonly (readonly Part[])[];
  readonly leads: ReadonlySet<number | undefined>;
  /** Where the opening ends; 0 for what is none. */
  readonly opens: number;
}

function tallyRun(
  run: readonly Part[],
  { block, level, leads, opens }: Place,
  tallies: Map<string, Tally>,
): void {
  for (let length = 1; length <= Math.min(MAX_WORDS, run.length); length += 1) {
    for (let from = 0; from + length <= run.length; from += 1) {
      const parts = run.slice(from, from + length);
      const words = parts.map(({ word }) => word);
      if (!parts.at(-1)?.noun || (length === 1 && !isTopical(words[0]?.text ?? ''))) continue;
      const keys = words.map(({ text }) => stem(text));
      const key = keys.join(' ');
      const tally = tallies.get(key) ?? newTally(keys);
      tallies.set(key, tally);
      const heading = level !== undefined;
      const inOpening = (words[0]?.start ?? 0) < opens;
      tally.count += 1;
      tally.weight += heading ? HEADING_WEIGHT + (level === 1 ? 2 : 0) : inOpening ? OPENING_WEIGHT : 1;
      tally.inHeading ||= heading;
      tally.headed ||= heading && length === run.length && length > 1 && isHeaded(run, block);
      // "Locally-trusted development certificates": what tells of which kind stands before it.
      tally.opening ||=
        inOpening &&
        from + length === run.length &&
        run.slice(0, from).every(({ noun }) => !noun) &&
        isSure(parts, leads);
      const first = words[0];
      tally.subject ||= first !== undefined && length === run.length && isSubject(block, first, leads);
      if (first && !leads.has(first.start)) tally.behind += 1;
      const leading = first && (leads.has(first.start) || followsColon(block, first));
      if (first && (!heading || isInSentenceCase(block)) && (!leading || MARK.test(first.text))) {
        tally.inside += 1;
        if (words.every(({ text }) => /^\p{Lu}|\p{Ll}\p{Lu}/u.test(text))) tally.capital += 1;
      }
      const spelling = words.map(({ text }) => text.replace(/['’]s?$/, '')).join(' ');
      tally.spellings.set(spelling, (tally.spellings.get(spelling) ?? 0) + (heading ? 0.1 : 1));
    }
  }
}

/** "Listing 4-2: Assigning a value": a capital there says nothing. */
function followsColon({ prose, start }: Block, word: Word): boolean {
  return /(?:[:–—]|\s-)\s*$/.test(prose.slice(Math.max(0, word.start - start - 4), word.start - start));
}

/** "Conflict of interest": two nouns that again and again stand so. */
function tallyPairs(places: readonly Place[], tallies: Map<string, Tally>): void {
  const found = new Map<string, Tally>();
  for (const { block, runs } of places)
    for (const { keys, text } of pairsWithOf(block, runs)) {
      const key = keys.join(' of ');
      const tally = found.get(key) ?? newTally(keys);
      found.set(key, tally);
      tally.count += 1;
      tally.weight += 1;
      tally.spellings.set(text, (tally.spellings.get(text) ?? 0) + 1);
    }
  for (const [key, tally] of found) if (tally.count > 1) tallies.set(key, tally);
}

function newTally(keys: readonly string[]): Tally {
  return {
    count: 0,
    weight: 0,
    inHeading: false,
    inTitle: false,
    capital: 0,
    inside: 0,
    behind: 0,
    opening: false,
    headed: false,
    subject: false,
    spellings: new Map(),
    keys,
  };
}

/** A phrase that stands for most uses of its words takes their weight over; one that doesn't, and is rare, goes. */
function mergeIntoPhrases(tallies: Map<string, Tally>, least: number): void {
  const phrases = [...tallies]
    .filter(([, { keys }]) => keys.length > 1)
    .sort(([, a], [, b]) => b.keys.length - a.keys.length);
  for (const [key, phrase] of phrases) {
    const rarest = Math.min(...phrase.keys.map((part) => tallies.get(part)?.count ?? 0));
    const established =
      phrase.count >= 3 ||
      phrase.headed ||
      (phrase.count >= 2 && (phrase.inHeading || phrase.count >= rarest / 2)) ||
      (phrase.count >= least && least === 1);
    if (!established && !phrase.inTitle && !phrase.opening) {
      tallies.delete(key);
      continue;
    }
    // What the opening says once takes nothing from its words.
    if (!established && !phrase.inTitle) continue;
    for (const part of partsOf(phrase.keys)) {
      const tally = tallies.get(part);
      // "The pool opens. Pool hours stay the same.": said once, they leave the pool what it is.
      const isOwn = phrase.count === 1 && !phrase.headed && tally?.keys.length === 1;
      if (!tally || (isOwn && tally.subject && tally.count > 1)) continue;
      tally.count -= phrase.count;
      tally.weight -= phrase.weight;
      // "system trust" is the beginning of "system trust store", and no phrase beside it.
      if (tally.keys.length > 1 && tally.count <= phrase.count) tallies.delete(part);
    }
  }
}

/** Headings of columns and files, which capitals make no names. */
const COMMON: ReadonlySet<string> = new Set(
  'license licence duration default type description example note version required table value name usage api'.split(
    ' ',
  ),
);

/** Words of everyday English from this frequency on are no names because of a capital: "Status", "Code of Conduct". */
const EVERYDAY = 5;
/** A lone one with a capital, which heads columns and lists: "Privilege". */
const KNOWN_WORD = 2;
const OFTEN_NAMED = 5;

function isEveryday(key: string, { count }: Pick<Tally, 'count'>): boolean {
  return count < OFTEN_NAMED && frequencyOf(lookUp(key)) >= EVERYDAY;
}

function isNamed({ proper, count, text, key }: Topic): boolean {
  if (!proper || GENERIC.has(key) || COMMON.has(key)) return false;
  if (MARK.test(text)) return true;
  const isWord = count < OFTEN_NAMED && frequencyOf(lookUp(key)) >= KNOWN_WORD && nounShare(lookUp(key)) > 0;
  return count > 1 && (BRANDS.has(text) || !(isWord || isEveryday(key, { count })));
}

/** "14 March 2026": months that are words too. */
const MONTH = /^(?:march|may)$/;

/** "Req", "fs": letters that stand for a name in code. */
const LEAST_LETTERS = 4;

/** A lone word must be a name, stand in a heading, or be used again and again, and neither be generic nor look like a verb. */
function isTopic(topic: Topic, least: number, tally?: Tally): boolean {
  const { words, inHeading, inTitle, count, text, key } = topic;
  if (key.split(' ').some((word) => MONTH.test(word))) return false;
  // "Splitting tests" stands in a heading alone.
  if (words > 1 && count === 1 && inHeading && !inTitle && /^\p{L}+ing /u.test(text)) return false;
  // "Blah blah"
  if (words > 1 && new Set(key.split(' ')).size === 1) return false;
  if (words > 1) return true; // "Class: RetryHandler"
  // "Supporting builds": what is done in the title alone.
  if (inTitle && count === 1 && text.endsWith('ing')) return false;
  if (inTitle) return !(GENERIC.has(key) && count < OFTEN_NAMED && !topic.proper);
  if (topic.proper) return isNamed(topic);
  if (COMMON.has(key) || (text.length < LEAST_LETTERS && nounShare(lookUp(key)) === 0)) return false;
  if (count < 3 && (isMostlyVerb(key) || isRatherVerb(key))) return false;
  return (
    (inHeading || count > least || (least === 1 && tally?.subject === true && isRare(key))) &&
    !GENERIC.has(key) &&
    !/(?:ed|ing)$/.test(text)
  );
}

/** Written with a capital wherever no sentence begins. */
function isName({ capital, inside }: Tally): boolean {
  return inside > 0 && capital / inside > 0.6;
}

/** What a lone word weighs that a text uses but twice. */
const WEAK = 0.5;

function toTopic(key: string, tally: Tally, names: ReadonlySet<string>): Topic {
  const words = tally.keys.length;
  const proper = isName(tally) || (words === 1 && tally.count > 1 && isOwnName(key, tally.spellings));
  const text = bestSpelling(tally.spellings, proper, names);
  const isWeak = tally.count < 3 && !tally.inHeading && !tally.inTitle && !proper;
  return {
    text,
    key,
    count: tally.count,
    words,
    inHeading: tally.inHeading,
    inTitle: tally.inTitle,
    opens: tally.opening,
    proper,
    score:
      tally.weight *
      (words > 1 ? 1.6 : isWeak ? WEAK : 1) *
      (tally.inTitle ? 1.5 : 1) *
      (proper ? 1 : distinctness(tally.keys)),
  };
}

/** How much a phrase tells of this text and not of all texts of the field: from 0.5 to 1.5. */
export function distinctness(keys: readonly string[]): number {
  const frequencies = keys.map((key) => frequencyOf(lookUp(key)));
  const mean = frequencies.reduce((sum, frequency) => sum + frequency, 0) / Math.max(1, keys.length);
  const [least, most] = keys.length > 1 ? [0.8, 1.5] : [0.5, 1.1];
  return Math.min(most, Math.max(least, (14 - mean) / 7));
}
