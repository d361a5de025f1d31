import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lookUp, PLURAL } from '../../spelling/lexicon.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { POINTS_ELSEWHERE } from './independence.ts';
import { readable } from './readable.ts';
import type { Section } from './sections.ts';
import type { Statement } from './statements.ts';
import { isTopical, stem } from './words.ts';

/** How much each topical word of a document weighs. */
export type Weights = ReadonlyMap<string, number>;

/** What a reader must not miss: causes, decisions, limits, amounts. */
const TELLING =
  /\b(?:cause|(?<!^)because|decided|decision|must|never|always|only|instead of|cannot|at (?:most|least)|no longer|replaces?|therefore|no (?:data|orders?|customers?|users?|requests?|records?) (?:was|were|is|are))\b|\d+(?:[.,]\d+)*\s?(?:%|percent|ms|seconds?|minutes?|hours?|days?|weeks?|months?|euros?|dollars?|[kKMGT]i?B|million|thousand)\b|(?<![\w.:/-])\d{1,3}(?:,\d{3})*(?= [a-z]{3,})/i;
const TELLING_WEIGHT = 1.25;

/** "Building it takes three weeks", "did not catch this since": the sentence before says what. */
const POINTS_BACK =
  /\b(?:\w+ing|to \w+) (?:it|them)\b|\bthis(?=,| (?:since|because|by|in|until|when|way)\b)/i;

/** "`close()`: Removes all listeners.": an item of a reference, one of many. */
const isEntry = (text: string): boolean => /^`[^`]+`(?::| [-–—])\s/.test(text);
/** What holds in one case only. */
const CONDITION = /^(?:if|when|once|unless|in case)\b/i;
/** Several items tell more than the first of them. */
const DIGEST_WEIGHT = 1.4;
const LEAST_DIGEST = 0.1;
/** An entry is one of many, and so is an order. */
const LESSER_WEIGHT = 0.7;

/** A sentence with where it stands. */
interface Placed {
  /** As a reader sees it. */
  readonly text: string;
  readonly sentence: Sentence;
  readonly block: Block;
  readonly section: Section;
  readonly leaning: boolean;
  /** In its section, or in its paragraph, from 1. */
  readonly position: number;
  /** In the document, from 1. */
  readonly paragraph: number;
  readonly inParagraphs: boolean;
}

/** How much of a document a sentence speaks of, and how telling it is. */
export function scoreSentence(
  { text, sentence, section, leaning, ...place }: Placed,
  weights: Weights,
): number {
  const isLesser =
    leaning || isEntry(text) || IMPERATIVE.test(text) || CONDITION.test(text) || POINTS_BACK.test(text);
  return (
    scoreOf(sentence, weights, topicWords(section.title)) *
    positionWeight(place) *
    (TELLING.test(text) ? TELLING_WEIGHT : 1) *
    (isLesser ? LESSER_WEIGHT : 1)
  );
}

/** The same of what several items say together, by the first of them. */
export function scoreDigest(text: string, first: Sentence, section: Section, weights: Weights): number {
  // Codes hold no topical word.
  return (
    Math.max(LEAST_DIGEST, scoreOf(first, weights, topicWords(section.title))) *
    DIGEST_WEIGHT *
    (TELLING.test(text) ? TELLING_WEIGHT : 1)
  );
}

/** How often each topical word occurs, as a weight; the title's words count more. */
export function weigh(document: SourceDocument, title: string): Weights {
  const counts = new Map<string, number>();
  for (const { words, kind } of document.blocks) {
    for (const { text, kind: wordKind } of words) {
      if (wordKind !== 'word' || !isTopical(text)) continue;
      const key = stem(text);
      counts.set(key, (counts.get(key) ?? 0) + (kind === 'heading' ? 2 : 1));
    }
  }
  for (const key of topicWords(title)) counts.set(key, (counts.get(key) ?? 0) + 3);
  return new Map([...counts].map(([key, count]) => [key, Math.log2(1 + count)]));
}

function scoreOf({ words }: Sentence, weights: Weights, headingWords: ReadonlySet<string>): number {
  const keys = new Set(
    words.filter(({ kind, text }) => kind === 'word' && isTopical(text)).map(({ text }) => stem(text)),
  );
  let sum = 0;
  for (const key of keys) sum += (weights.get(key) ?? 0) * (headingWords.has(key) ? 1.5 : 1);
  // Long sentences name more topics; the root keeps them from winning by that alone.
  return sum / Math.sqrt(Math.max(8, words.length));
}

/** The opening says what a document is about; so does the first sentence of a section. */
function positionWeight({
  position,
  paragraph,
  block,
  inParagraphs,
}: Omit<Placed, 'text' | 'sentence' | 'section' | 'leaning'>): number {
  const first = inParagraphs ? 1.3 : 1.6;
  const inSection = position === 1 ? first : position === 2 && !inParagraphs ? 1.2 : 1;
  const early = paragraph === 1 ? 2 : paragraph < 4 ? 1.4 : 1;
  return inSection * early * (block.list ? 0.7 : 1) * (block.quoted ? 0.8 : 1);
}

/** Who said it in a chat, and when. */
const SAID_BY = / \([^()]*\b\d{1,2}:\d{2}[^()]*\)/g;

function topicWords(text: string): ReadonlySet<string> {
  return new Set(
    text
      .replace(SAID_BY, '')
      .split(/[^\p{L}\p{N}.'’-]+/u)
      .filter((word) => isTopical(word))
      .map(stem),
  );
}

/** The share of words in common by which a statement says what another does; two answers of an FAQ may share more. */
const ALIKE = 0.6;
const ALIKE_ELSEWHERE = 0.75;

/** What another statement of the same part, of the same passage in it, and of the same paragraph still weighs. */
const SAME_PART = 0.6;
const SAME_PASSAGE = 0.8;
const SAME_PARAGRAPH = 0.75;

/**
 * The weightiest statements that are no fragments, at most `perPassage` of one passage, in the document's order: the more
 * of a part are chosen, the less the others of it weigh, so that all parts have their say.
 */
export function chooseStatements(
  statements: readonly Statement[],
  count: number,
  perPassage = 2,
): readonly Statement[] {
  const chosen: Statement[] = [];
  const left = new Set(statements);
  const times = new Map<Section | Block, number>();
  const weightOf = ({ score, part, passage }: Statement): number =>
    part === passage
      ? score * (inParagraphs(part) ? SAME_PARAGRAPH : SAME_PART) ** (times.get(part) ?? 0)
      : score * SAME_PART ** (times.get(part) ?? 0) * SAME_PASSAGE ** (times.get(passage) ?? 0);
  const note = (place: Section | Block): unknown => times.set(place, (times.get(place) ?? 0) + 1);
  while (chosen.length < count) {
    let best: Statement | undefined;
    let most = 0;
    for (const statement of left) {
      const weight = weightOf(statement);
      if (weight > most) [best, most] = [statement, weight];
    }
    if (!best) break;
    left.delete(best);
    const { text, passage, part, fragment, section } = best;
    const near = times.get(passage) ?? 0;
    const isSaid = chosen.some(
      (other) => overlap(other.text, text) > (other.section === section ? ALIKE : ALIKE_ELSEWHERE),
    );
    if (near >= perPassage || fragment || isSaid) continue;
    chosen.push(best);
    note(passage);
    if (part !== passage) note(part);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

const inParagraphs = (part: Section | Block): boolean => 'prose' in part;

/** What a following sentence opens with that goes on about the one before it. */
const GOES_ON =
  /^(?:it(?! takes\b)|this|they|these|that)\s(?!example|section|page)|^use\s[^.]{3,60}\sinstead\.$/i;
const LONG_FOLLOW_UP = 18;

/** A statement with the short sentence behind it that says more of the same thing: "Don't use it. It will be removed." */
export function withFollowUp(
  document: SourceDocument,
  { text, at, block }: Pick<Statement, 'text' | 'at' | 'block'>,
): string {
  const next = block.sentences[block.sentences.findIndex(({ start }) => start === at) + 1];
  if (!next || next.words.length > LONG_FOLLOW_UP) return text;
  const more = readable(document, block, next);
  // "Plans start at €29. It works offline."
  if (/^it\b/i.test(more) && isOfSeveral(text)) return text;
  return GOES_ON.test(more) && /[.!]$/.test(more) && !POINTS_ELSEWHERE.test(more) ? `${text} ${more}` : text;
}

const isOfSeveral = (text: string): boolean => {
  const [, head = ''] = /^(?:(?:The|Your|Our|All) )?(\p{L}+)\s/u.exec(text) ?? [];
  return (lookUp(head.toLowerCase()) & PLURAL) !== 0;
};

/** The share of the shorter text's words that the other has too: 0 to 1. */
export function overlap(one: string, other: string): number {
  const [a, b] = [topicWords(one), topicWords(other)];
  return shareOf(a, b, Math.min(a.size, b.size));
}

/** Whether what a text says is said by another: they share their words, and no amount and few words of it are missing there. */
export function isSaidBy(text: string, other: string): boolean {
  if (text === other) return true;
  const [a, b] = [topicWords(text), topicWords(other)];
  return (
    shareOf(a, b, Math.min(a.size, b.size)) > MOSTLY &&
    shareOf(a, b, a.size) > LARGELY &&
    (text.match(AMOUNT) ?? []).every((amount) => other.includes(amount))
  );
}
const MOSTLY = 0.8;
const LARGELY = 0.7;

const shareOf = (a: ReadonlySet<string>, b: ReadonlySet<string>, of: number): number =>
  of === 0 ? 0 : [...a].filter((word) => b.has(word)).length / of;

/** "£75", "€2.50", "140 euros". */
export const AMOUNT =
  /[£€$¥]\s?\d[\d,.]*(?<=\d)|(?<![\d.,])\d[\d,.]*\s(?:euros?|dollars?|pounds?|francs?|cents?|EUR|USD|GBP|CHF)\b/g;
