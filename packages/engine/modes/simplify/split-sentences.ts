import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { countWords, hasFiniteVerb, holdsCondition, isBalanced, opensClause } from './clauses.ts';

/** Sentences with more words are split where two whole clauses meet; at a semicolon, earlier. */
export interface SentenceLimits {
  readonly words: number;
  readonly atSemicolon: number;
}

const MIN_HALF = 5;

interface Join {
  /** From the punctuation mark up to the first letter of the second clause; group 1 is the white space in between. */
  readonly pattern: RegExp;
  /** Put before the second clause, which then starts in lower case. */
  readonly link: string;
  readonly fits: (left: string, right: string) => boolean;
}

const ADVERBIAL =
  /^(?:however|therefore|otherwise|instead|consequently|as a result|for example|in addition),\s+/i;

const HOWEVER = 'However, ';

const JOINS: readonly Join[] = [
  {
    pattern: /;(\s+)(?=\S)/g,
    link: '',
    fits: (left, right) =>
      !left.includes(';') &&
      !right.includes(';') &&
      !left.includes(':') &&
      opensClause(right.replace(ADVERBIAL, '')) &&
      (!holdsCondition(left) || /^otherwise,/i.test(right)),
  },
  { pattern: /,(\s+)but\s+(?=\S)/g, link: HOWEVER, fits: areSeparate },
  // A comma alone does not join what "however" parts.
  {
    pattern: /,(\s+)however,\s+(?=\S)/g,
    link: HOWEVER,
    fits: (left, right) => mayHaveVerb(left) && opensMainClause(right),
  },
  {
    pattern: /,(\s+)and\s+(?=\S)/g,
    link: '',
    fits: (left, right) => PRONOUN.test(right) && !SUBORDINATE.test(left) && areSeparate(left, right),
  },
  { pattern: /,(\s+)and\s+then\s+(?=\S)/g, link: 'Then ', fits: areSeparate },
  { pattern: /,(\s+)which\s+means\s+(?=\S)/g, link: 'This means ', fits: meansClause },
];

/** Splits long sentences at a semicolon, ", but", ", and then" or ", which means" between two complete clauses. */
export const splitSentences =
  (limits: SentenceLimits): Step =>
  (document) =>
    document.blocks
      .filter(({ kind }) => kind === 'paragraph')
      .flatMap((block) =>
        block.sentences
          .filter(({ words }) => words.length > limits.atSemicolon)
          .flatMap((sentence) => splitSentence(document, block, sentence, limits) ?? []),
      );

function splitSentence(
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
  limits: SentenceLimits,
): Change | undefined {
  const text = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  if (!/[.:]["”)*_]*\s*$/.test(text) || /^[\s"“(]*\p{Ll}/u.test(text)) return undefined;
  const candidates = JOINS.flatMap((join) =>
    [...text.matchAll(join.pattern)].map((match) => ({ join, match, ...halves(text, match) })),
  ).filter(({ join, match, left, right, balance }) => {
    const at = sentence.start + match.index;
    if (join.link && sentence.words.length <= limits.words) return false;
    if (join.link === HOWEVER && !/however/i.test(match[0]) && contrastsNext(block, sentence)) return false;
    return balance >= MIN_HALF && isBalanced(left) && !isInLink(document, at) && join.fits(left, right);
  });
  candidates.sort((a, b) => b.balance - a.balance);
  const best = candidates[0];
  if (!best) return undefined;
  const { join, match, right } = best;
  const start = sentence.start + match.index;
  const end = start + match[0].length;
  const edits = [
    join.link
      ? { start, end, text: `.${match[1]}${join.link}` }
      : { start, end: end + 1, text: `.${match[1]}${right.slice(0, 1).toUpperCase()}` },
  ];
  return { key: JSON.stringify(['split', join.link, right]), yields: true, edits };
}

function halves(text: string, match: RegExpExecArray): { left: string; right: string; balance: number } {
  const left = text.slice(0, match.index);
  const right = text.slice(match.index + match[0].length);
  return { left, right, balance: Math.min(countWords(left), countWords(right)) };
}

const PAIRED = /(?<![\w-])(?:not only|not just|not merely|either|neither|both|so that|such that)(?![\w-])/i;
/** A phrase in front that speaks for both halves. */
const FRONTED =
  /^[\s*_]*(?:for|in|on|with|without|by|during|within|at|under|to|from|as|like|unlike|instead|rather|let['’]s|given|using|note|remember|make sure|ensure)(?![\w-])/i;

function areSeparate(left: string, right: string): boolean {
  return (
    opensClause(right) &&
    mayHaveVerb(left) &&
    !holdsCondition(left) &&
    !FRONTED.test(left) &&
    !PAIRED.test(left) &&
    !/[:;—–]|\s-\s/.test(left) &&
    !/,\s+so\s/.test(right)
  );
}

/** A subject that can't be one of a series. */
const PRONOUN = /^(?:you|it|they|we|this|these)\s/i;
/** What may hold for the second clause too. */
const SUBORDINATE = /(?<![\w-])(?:that|which|who|whose|so|where|how|what|why)(?![\w-])/i;

/** A clause of its own, or one behind a condition. */
function opensMainClause(text: string): boolean {
  const [, main = text] = /^(?:if|when|once|unless)\s[^,]*,\s+(.*)$/is.exec(text) ?? [];
  return opensClause(main);
}

function meansClause(left: string, right: string): boolean {
  return (
    opensClause(right.replace(/^that\s+(?!is|are|means)/i, '')) &&
    mayHaveVerb(left) &&
    !holdsCondition(left) &&
    !PAIRED.test(left) &&
    !/[:;—–]/.test(left)
  );
}

/** Before a conjunction and a clause of its own, a text without any verb is rare: a likely one is enough. */
function mayHaveVerb(text: string): boolean {
  return hasFiniteVerb(text) || /\s[a-z]{2,}(?:s|ed)\s/.test(text);
}

/** Whether the sentences around already turn with "However" or "But". */
function contrastsNext({ prose, start: origin, sentences }: Block, sentence: Sentence): boolean {
  const next = sentences[sentences.indexOf(sentence) + 1];
  const texts = [sentence, ...(next ? [next] : [])].map(({ start, end }) =>
    prose.slice(start - origin, end - origin),
  );
  return (
    texts.some((text) => /^[\s*_]*(?:however|but|yet|still|nevertheless)(?![\w-])/i.test(text)) ||
    /however/i.test(texts[0] ?? '')
  );
}

function isInLink({ links }: SourceDocument, offset: number): boolean {
  return links.some(({ start, end }) => start <= offset && offset < end);
}
