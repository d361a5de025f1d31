import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { isParameter } from './parameters.ts';
import { isFinite, tagSentence } from './parts-of-speech.ts';
import { readable } from './readable.ts';
import { lookUp, THIRD_PERSON } from '../../spelling/lexicon.ts';
import type { Outline, Section } from './sections.ts';
import { isTopical, stem } from './words.ts';

/** A sentence of a document that can stand alone. */
export interface Statement {
  /** On one line, as a reader sees it. */
  readonly text: string;
  readonly at: number;
  readonly block: Block;
  readonly section: Section;
  /** Counts the paragraphs of the document, from 1. */
  readonly paragraph: number;
  readonly score: number;
  /** In a section about the project itself: who made it, how to help, under which license. */
  readonly aside: boolean;
  /** No clause of its own: "A handler class that retries requests." */
  readonly fragment: boolean;
  /** What it shares with its neighbours: the section, or the paragraph of a text that has next to no headings. */
  readonly passage: Section | Block;
}

const MIN_WORDS = 5;
const MAX_WORDS = 45;
/** What only makes sense after the sentence before it, or beside what it points at. */
const DEPENDENT =
  /^(?:this|that|these|those|it|they|he|she|such|so|but|and|or|however|therefore|thus|hence|then|also|additionally|moreover|furthermore|instead|otherwise|likewise|similarly|finally|in addition|for (?:example|instance|this|that)|(?:up to|until|till) now|so far|as (?:a result|such|you can see|shown|mentioned|discussed|noted|explained|stated|said|seen|before|above|we|described)|in (?:this|that|these|those|other words|our|the (?:above|following|previous|next|example))|here|there|above|below|note|again|let(?:'|’)s|now|next|first|second|third|now|now,|(?:for|with|at|on|under|by|from|of|during|within|beyond|besides|despite) (?:this|that|these|those|such)(?! (?:is|are)\b)|by doing|doing so|after (?:this|that)|once (?:this|that|done)|to do (?:this|so)|see|refer to|check out|read more|learn more|have a look|take a look|if (?:so|not|somebody|someone|nobody|none|neither)\b|the (?:above|following|previous|next|former|latter|same)|each of (?:these|them)|both|one of (?:these|them)|another|we(?:'|’)ll|we will (?:see|look|use|cover|learn|show|discuss|explain|start|now|create|build|add)|you can (?:also|find|read|see)|(?:nothing|yes|no|ok|okay|well|sure|right),|while (?:this|that)|because of (?:this|that)|another|imagine|suppose|remember|don(?:'|’)t worry|congratulations|thanks?|thank you|welcome)\b/i;
/** The label of an admonition that is written into its text: "Hint When Nest detects …". */
const HINT_LABEL = /^(?:hint|note|warning|info|notice|tip)\s+(?=\p{Lu})/iu;
const POINTS_ELSEWHERE =
  /\b(?:following|(?:below|above)(?! (?:\d|the |an? |its |your |zero))|as follows|shown (?:here|next)|this (?:approach|method|option|feature|behavior|value|command|code|function|file|step|case|example|section|chapter|page|guide|tutorial|document|article|snippet|figure|table|screenshot)|on the other hand|next section|previous section|click here|(?:see|read|check|visit) (?:the|our|this|more)|(?:learn|read) more|(?:see|read|check|visit|consult)(?: out)? https?:|in the example|listed here|available here|found here)\b|\b(?:here|this)\.$/i;

/** What says nothing of the matter: when it came out, and the words that every changelog opens with. */
const FORMALITY =
  /^(?:\d{4}\b[, ]|\W*(?:copyright|\(c\)|©)|(?:released|published|last (?:updated|reviewed|tested)|updated)(?: on)?:? [^.]{0,30}\d{4}[^.]{0,10}\.?$|all notable changes to this project\b|the format is based on keep a changelog\b)/i;

/** Sections that tell of the project and not of what it does. */
const ASIDE =
  /^(?:the |our |special )?(?:credits?|licen[cs](?:e|es|ing)|contribut\w+|acknowledge?ments?|authors?|sponsors?|backers?|thanks|maintainers?|core team|team|honou?rable mentions|promoters?|change ?log|release (?:notes|history|process)|tests?|running (?:the )?tests?|development|developing|code of conduct|community|donat\w+|support us|who uses)\b/i;

/** A text with fewer headings is read paragraph by paragraph. */
const FEW_SECTIONS = 3;
/** What a reader must not miss: causes, decisions, limits, amounts. */
const TELLING =
  /\b(?:cause|(?<!^)because|decided|decision|must|never|always|only|instead of|cannot|at (?:most|least)|no longer|replaces?|therefore)\b|\d+(?:[.,]\d+)*\s?(?:%|percent|ms|seconds?|minutes?|hours?|days?|weeks?|months?|euros?|dollars?|[kKMGT]i?B|million|thousand)\b|(?<![\w.:/-])\d{1,3}(?:,\d{3})*(?= [a-z]{3,})/i;
const TELLING_WEIGHT = 1.25;

/** "Building it takes three weeks", "did not catch this since": the sentence before says what. */
const POINTS_BACK =
  /\b(?:\w+ing|to \w+) (?:it|them)\b|\bthis(?=,| (?:since|because|by|in|until|when|way)\b)/i;

/** "`close()`: Removes all listeners.": an item of a reference, one of many. */
const isEntry = (text: string): boolean => /^`[^`]+`(?::| [-–—])\s/.test(text);
/** An entry is one of many, and so is an order. */
const LESSER_WEIGHT = 0.7;

/** The sentences that can stand alone, in order, each with its weight: how much of the document it speaks of. */
export function readStatements(
  document: SourceDocument,
  { root, sections, title }: Outline,
): readonly Statement[] {
  const weights = weigh(document, title);
  const found: Statement[] = [];
  const inParagraphs = sections.length < FEW_SECTIONS;
  const asides = new Set(sections.filter(({ title: heading }) => ASIDE.test(heading)).flatMap(withChildren));
  let paragraphs = 0;
  for (const section of [root, ...sections]) {
    const headingWords = topicWords(section.title);
    let position = 0;
    for (const block of section.blocks) {
      if (block.kind !== 'paragraph') continue;
      paragraphs += 1;
      if (inParagraphs) position = 0;
      if (isParameter(document, block)) continue;
      for (const sentence of block.sentences) {
        position += 1;
        if (!standsAlone(document, block, sentence)) continue;
        const text = readable(document, block, sentence).replace(HINT_LABEL, '');
        if (DEPENDENT.test(text) || POINTS_ELSEWHERE.test(text) || FORMALITY.test(text)) continue;
        const score =
          scoreOf(sentence, weights, headingWords) *
          positionWeight(position, paragraphs, block, inParagraphs) *
          (TELLING.test(text) ? TELLING_WEIGHT : 1) *
          (isEntry(text) || IMPERATIVE.test(text) || POINTS_BACK.test(text) ? LESSER_WEIGHT : 1);
        found.push({
          text,
          at: sentence.start,
          block,
          section,
          paragraph: paragraphs,
          score,
          aside: asides.has(section),
          // Read when asked for: most statements are not even looked at.
          get fragment() {
            return isFragment(block, sentence);
          },
          passage: inParagraphs ? block : section,
        });
      }
    }
  }
  return found;
}

function withChildren(section: Section): Section[] {
  return [section, ...section.children.flatMap(withChildren)];
}

function standsAlone({ text }: SourceDocument, block: Block, { words, start, end }: Sentence): boolean {
  const prose = words.filter(({ kind }) => kind !== 'code').length;
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || prose < words.length / 2) return false;
  const source = text.slice(start, end);
  // "**Smaller images.** The server …": a label, and no sentence.
  if (block.list?.leads && /^(\*\*|__)[^*]+\1$/.test(source.trim())) return false;
  return (
    /[.!]["'”’)*_]*$/.test(source.trimEnd()) &&
    !/!\[|\?\s*$/.test(source) &&
    !/^[^\p{L}\p{N}`"“*_[(]/u.test(source) &&
    block.words.length > 0
  );
}

/** Whether no verb of a sentence is its own: all stand behind "that", "which" or "who". An order has one. */
function isFragment(block: Block, sentence: Sentence): boolean {
  const tags = tagSentence(block, sentence);
  const { words } = sentence;
  // "Returns an object", "Defines the paths": what it says this of stands in the heading.
  const opening = words[0];
  // "A `number` specifying the columns": what a property is.
  if (words[1]?.kind === 'code' && /^an?$/i.test(opening?.text ?? '')) return true;
  const telling = opening?.kind === 'word' && (lookUp(opening.text.toLowerCase()) & THIRD_PERSON) !== 0;
  if (telling && (tags[0] === 'VBZ' || /^(?:DT|PRP|CD|IN|CC)/.test(tags[1] ?? ''))) return true;
  if (
    tags[0] === 'VB' ||
    IMPERATIVE.test(
      words
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return false;
  return !tags.some((tag, index) => {
    const doubtful =
      tag === 'NNS' &&
      /^NNP?$/.test(tags[index - 1] ?? '') &&
      (lookUp(words[index]?.text ?? '') & THIRD_PERSON) !== 0;
    if (!isFinite(tag) && !doubtful) return false;
    const before = words[tags[index - 1] === 'RB' ? index - 2 : index - 1]?.text ?? '';
    return !/^(?:that|which|who|when|if|where|while|as)$/i.test(before);
  });
}

/** How often each topical word occurs, as a weight; the title's words count more. */
function weigh(document: SourceDocument, title: string): ReadonlyMap<string, number> {
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

function scoreOf(
  { words }: Sentence,
  weights: ReadonlyMap<string, number>,
  headingWords: ReadonlySet<string>,
): number {
  const keys = new Set(
    words.filter(({ kind, text }) => kind === 'word' && isTopical(text)).map(({ text }) => stem(text)),
  );
  let sum = 0;
  for (const key of keys) sum += (weights.get(key) ?? 0) * (headingWords.has(key) ? 1.5 : 1);
  // Long sentences name more topics; the root keeps them from winning by that alone.
  return sum / Math.sqrt(Math.max(8, words.length));
}

/** The opening says what a document is about; so does the first sentence of a section. */
function positionWeight(position: number, paragraph: number, block: Block, inParagraphs: boolean): number {
  const first = inParagraphs ? 1.3 : 1.6;
  const inSection = position === 1 ? first : position === 2 && !inParagraphs ? 1.2 : 1;
  const early = paragraph === 1 ? 2 : paragraph < 4 ? 1.4 : 1;
  return inSection * early * (block.list ? 0.7 : 1) * (block.quoted ? 0.8 : 1);
}

function topicWords(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/[^\p{L}\p{N}.'’-]+/u)
      .filter((word) => isTopical(word))
      .map(stem),
  );
}

/** The weightiest statements that are no fragments, at most `perPassage` of one passage, in the document's order. */
export function chooseStatements(
  statements: readonly Statement[],
  count: number,
  perPassage = 2,
): readonly Statement[] {
  const chosen: Statement[] = [];
  for (const statement of [...statements].sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.length === count) break;
    const near = chosen.filter(({ passage }) => passage === statement.passage).length;
    if (near >= perPassage || chosen.some((other) => overlap(other.text, statement.text) > 0.6)) continue;
    if (statement.fragment) continue;
    chosen.push(statement);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

/** What a following sentence opens with that goes on about the one before it. */
const GOES_ON = /^(?:it|this|they|these|that)\s(?!example|section|page)/i;
const LONG_FOLLOW_UP = 18;

/** A statement with the short sentence behind it that says more of the same thing: "Don't use it. It will be removed." */
export function withFollowUp(document: SourceDocument, { text, at, block }: Statement): string {
  const next = block.sentences[block.sentences.findIndex(({ start }) => start === at) + 1];
  if (!next || next.words.length > LONG_FOLLOW_UP) return text;
  const more = readable(document, block, next);
  return GOES_ON.test(more) && /[.!]$/.test(more) && !POINTS_ELSEWHERE.test(more) ? `${text} ${more}` : text;
}

/** The share of the shorter text's words that the other has too: 0 to 1. */
export function overlap(one: string, other: string): number {
  const [a, b] = [topicWords(one), topicWords(other)];
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 0;
  return [...a].filter((word) => b.has(word)).length / smaller;
}
