import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lowerFirst, opensClauseAt } from '../reading/clauses.ts';
import { isFinite, tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { countWords, isBalanced } from '../simplify/clauses.ts';
import { capitalized } from '../writing/capitals.ts';

/** Sentences of at most so many words are short. */
const SHORT = 14;
/** Words that each half keeps. */
const LEAST = 4;

interface Join {
  /** From the punctuation mark up to the second clause; group 1 is the white space in between. */
  readonly pattern: RegExp;
  /** Put before the second clause, which then keeps its small letter. */
  readonly link: string;
  /** What the first clause must not hold, since it reaches into the second. */
  readonly barred: RegExp;
}

const NOTHING = /^(?!)/;
const PAIRS = String.raw`not only|either|neither|both|whether`;
/** What makes the rest hold in some case only. */
const CONDITIONS = String.raw`if|unless|when|whenever|once|until|in case|provided|as long as|as soon as`;
const IN_A_CASE = new RegExp(String.raw`(?<![\w-])(?:${CONDITIONS}|${PAIRS})(?![\w-])`, 'i');
const REACHES_ON = new RegExp(
  String.raw`(?<![\w-])(?:${CONDITIONS}|${PAIRS}|while|although|though|that|which|who|whose|so|where|how|what|why|let['’]s)(?![\w-])`,
  'i',
);
/** A reason, or a time, may be that of both. */
const REACHES_ACROSS = new RegExp(
  String.raw`${REACHES_ON.source}|(?<![\w-])(?:because|since|before|after|except)(?![\w-])`,
  'i',
);

const JOINS: readonly Join[] = [
  { pattern: /;(\s+)(?:and\s+|but\s+)?(?=\S)/gu, link: '', barred: NOTHING },
  // A reason that another clause follows is not all that follows.
  {
    pattern: /,(\s+)(?:because|since)\s+(?=\S)(?!.*[,;]\s+(?:and|but|so|or|which)\s)/gsu,
    link: 'This is because ',
    barred: IN_A_CASE,
  },
  { pattern: /,(\s+)but\s+(?=\S)/gu, link: 'But ', barred: REACHES_ON },
  {
    pattern: /,(\s+)(?:and\s+)?so\s+(?!(?:that|far|as|on|forth|long|called|many|much)\b)(?=\p{L})/gu,
    link: 'So ',
    barred: NOTHING,
  },
  { pattern: /,(\s+)and\s+(?=\S)/gu, link: '', barred: REACHES_ACROSS },
];

/** Short forms of Latin words, with what they say. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.])i\.e\.,?(?=\s)/g, 'that is,'],
  [/(?<![\w.])e\.g\.,?(?=\s)/g, 'for example,'],
];

/** One thought a sentence: long ones part where two clauses meet, what gives the reason stands before what follows from it. */
export const shortSentences: Step = (document) =>
  document.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) => block.sentences.flatMap((sentence) => shorten(document, block, sentence)));

function shorten(document: SourceDocument, block: Block, sentence: Sentence): readonly Change[] {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  const spelled = SPELLED_OUT.flatMap(([short, words]) =>
    [...prose.matchAll(short)].map((match): Change => {
      const start = sentence.start + match.index;
      return { key: `spelled ${words}`, edits: [{ start, end: start + match[0].length, text: words }] };
    }),
  );
  if (spelled.length > 0) return spelled;
  if (sentence.words.length <= SHORT || !/[.!]["”)*_]*\s*$/.test(prose) || /^[\s"“(]*\p{Ll}/u.test(prose))
    return [];
  const reading = { document, prose, sentence, tags: tagSentence(block, sentence) };
  return reasonFirst(reading) ?? split(reading) ?? [];
}

/** A sentence, and what its words are. */
interface Reading {
  readonly document: SourceDocument;
  readonly prose: string;
  readonly sentence: Sentence;
  readonly tags: readonly string[];
}

/** "Because A, B" as "A. So B". */
function reasonFirst({ document, prose, sentence, tags }: Reading): readonly Change[] | undefined {
  const opening = /^Because\s+(?=\p{L})/u.exec(prose)?.[0];
  if (opening === undefined || !opensClauseAt(sentence, tags, sentence.start + opening.length))
    return undefined;
  // Behind the first comma, or nobody can tell where the reason ends.
  const match = /,(\s+)(?=\p{L})/u.exec(prose);
  if (match) {
    const [at, behind] = [sentence.start + match.index, sentence.start + match.index + match[0].length];
    const left = prose.slice(opening.length, match.index);
    if (!opensClauseAt(sentence, tags, behind) || !isBalanced(left) || isInLink(document, at))
      return undefined;
    const first = sentence.start + opening.length;
    const word = sentence.words.find(({ start }) => start === behind)?.text ?? '';
    const edits = [
      { start: sentence.start, end: first + 1, text: capitalized(document.text.slice(first, first + 1)) },
      { start: at, end: behind + word.length, text: `.${match[1]}So ${lowerFirst(word)}` },
    ];
    return [{ key: JSON.stringify(['reason', left]), yields: true, edits }];
  }
  return undefined;
}

function split({ document, prose, sentence, tags }: Reading): readonly Change[] | undefined {
  const places = JOINS.flatMap((join) =>
    [...prose.matchAll(join.pattern)].map((match) => {
      const [left, right] = [prose.slice(0, match.index), prose.slice(match.index + match[0].length)];
      return { join, match, left, right, least: Math.min(countWords(left), countWords(right)) };
    }),
  ).filter(({ join, match, left, right, least }) => {
    const behind = sentence.start + match.index + match[0].length;
    const from = ADVERBIAL.exec(right)?.[0].length ?? 0;
    return (
      least >= LEAST &&
      !join.barred.test(left) &&
      isBalanced(left) &&
      !/[:;]/.test(left) &&
      !isInLink(document, sentence.start + match.index) &&
      sentence.words.some(({ end }, index) => end <= sentence.start + match.index && isFinite(tags[index])) &&
      opensClauseAt(sentence, tags, behind + from)
    );
  });
  const [best] = places.sort((a, b) => b.least - a.least);
  if (!best) return undefined;
  const start = sentence.start + best.match.index;
  const end = start + best.match[0].length;
  const space = best.match[1] ?? ' ';
  const edit = best.join.link
    ? { start, end, text: `.${space}${best.join.link}` }
    : { start, end: end + 1, text: `.${space}${capitalized(document.text.slice(end, end + 1))}` };
  return [{ key: JSON.stringify(['short', best.right]), yields: true, edits: [edit] }];
}

const ADVERBIAL =
  /^(?:however|therefore|thus|hence|then|otherwise|instead|consequently|as a result|for example|in addition|if|when|once|unless),?\s+/i;

function isInLink({ links }: SourceDocument, offset: number): boolean {
  return links.some(({ start, end }) => start <= offset && offset < end);
}
