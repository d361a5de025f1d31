import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lookUp, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { isImperative } from '../generate/signs.ts';
import { opensClauseAt } from '../reading/clauses.ts';
import { isFinite, isNoun, tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { CONDITION, countWords, isBalanced } from './clauses.ts';

/** Which sentences are parted. */
export interface SplitLimits {
  /** Sentences with more words are long. */
  readonly words: number;
  /** The same of sentences with a semicolon. */
  readonly atSemicolon: number;
  /** Words that each half keeps. */
  readonly half: number;
  /** What opens the second half of a contrast: "But ", "However, ". */
  readonly contrast: string;
}

/** Where two clauses meet. */
interface Join {
  /** From the punctuation mark up to the second clause; group 1 is the white space in between. */
  readonly pattern: RegExp;
  /** Put before the second clause, which then keeps its small letter; `contrast` is that of the limits. */
  readonly link: string;
  /** What the first clause must not hold, since it reaches into the second. */
  readonly barred: RegExp;
  /** What the second clause must not be, behind such a first one. */
  readonly refused?: (right: string, left: string) => boolean;
  /** Parts sentences that are not long yet, too. */
  readonly early?: true;
  /** The second part is no clause, but what the first brings about. */
  readonly result?: true;
  /** Put before the second clause in place of `link`, by what stands around the join. */
  readonly linkAfter?: (before: string | undefined, verb: string | undefined) => string | undefined;
}

const CONTRAST = 'contrast';

const anyOf = (words: string): RegExp => new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i');

const PAIRS = 'not only|not just|not merely|either|neither|both|whether|so that|such that';
/** A clause with these inside may go on behind a comma. */
const RELATIVE = 'that|which|who|whose|so|where|how|what|why';
/** What is only thought of, with all that follows from it. */
const SUPPOSED = "let['’]s|assume|suppose|imagine|say";
/** A phrase in front that speaks for both halves. */
const FRONTED = String.raw`^[\s*_]*(?:(?:and|but|so|then|also)\s+)?(?!in (?:general|fact|practice|addition|theory|short)\b)(?:for|in|on|with|without|by|during|within|at|under|to|from|as|like|unlike|instead|rather|given|using|note|remember|make sure|ensure|behind|before|after|since|because|due)\b(?!\s+(?:this|that) (?:reason|case|point|way),)`;
/** Another mark that orders the parts of a sentence. */
const MARKS = String.raw`[:;—–]|\s-\s`;

const union = (...patterns: readonly (RegExp | string)[]): RegExp =>
  new RegExp(patterns.map((part) => (typeof part === 'string' ? part : part.source)).join('|'), 'i');

const HOLDS_BOTH = union(CONDITION, anyOf(`${PAIRS}|${SUPPOSED}`), FRONTED, MARKS);
/** What "this" stands for may open with a phrase that speaks for all of it. */
const HOLDS_REASON = union(CONDITION, anyOf(`${PAIRS}|${SUPPOSED}`), MARKS);
/** "Inform you that, because …": the clause behind belongs into the one in front. */
export const OPEN_END = /\b(?:that|if|when|because|and|or|but|which|who|than)\s*$/i;
/** A reason or a time may be that of both. */
export const REACHES_ON = union(HOLDS_BOTH, anyOf(`${RELATIVE}|because|since|before|after`));
/** A condition in front may have its own main clause before the comma: what comes after it comes after that. */
const REACHES_ON_TIME = union(anyOf(`${PAIRS}|${SUPPOSED}`), String.raw`[;—–]|\s-\s`);
/** A clause that tells of a noun ends before a comma behind which "it" or "they" is told of. */
const REACHES_PAST_NOUN = union(
  HOLDS_BOTH,
  anyOf('so|where|how|what|why|because|since|before|after'),
  /(?<!\b(?:an?|the|each|any|every)\s(?:[\w-]{1,30}\s){1,3})\bthat\b/,
);
/** Items of a series stand between commas. */
const SERIES = union(REACHES_ON, ',');

const ENABLES = /^(?:\S+\s+){1,4}?(?:can|could|may|might|(?:is|are) able to|will be able to)\b/i;
const DENIES = /\b(?:not|never|no|cannot|without)\b|n['’]t\b/i;
const FORBIDS = /^[\s*_]*(?:please\s+)?(?:never|do not|don['’]t)\b/i;
/** A condition in front is that of both halves. */
const HOLDS_MORE = union(
  /^[\s*_]*(?:if|when|whenever|unless|while|although|though|until|once|provided|as long as|as soon as|in case)\b/i,
  anyOf(`${PAIRS}|${SUPPOSED}|that`),
  FRONTED,
  MARKS,
);
const SOMETHING = String.raw`(?:[^\s,]+\s+){1,6}?`;
/** What a clause brings about, behind its comma: "…, allowing the queue to grow". */
const RESULTS: Readonly<Record<string, readonly [does: string, what: string]>> = {
  allowing: ['allows', `${SOMETHING}to\\s`],
  enabling: ['enables', `${SOMETHING}to\\s`],
  causing: ['causes', `${SOMETHING}to\\s`],
  preventing: ['prevents', `${SOMETHING}from\\s`],
  ensuring: ['ensures', 'that\\s'],
  making: ['makes', '(?:it|them)\\s'],
};

const JOINS: readonly Join[] = [
  // "However, …" and the like open the second clause themselves.
  // "For the case that it is full; then …": the first half says when.
  {
    pattern: /;(\s+)(?:and\s+|but\s+)?(?=\S)(?!otherwise,|then\b)/giu,
    link: '',
    barred: union(CONDITION, '[;:]'),
  },
  { pattern: /;(\s+)(?=otherwise,)/giu, link: '', barred: /[;:]/ },
  {
    pattern: /,(\s+)but\s+(?=\S)/giu,
    link: CONTRAST,
    barred: HOLDS_BOTH,
    refused: (right) => /,\s+so\s/.test(right),
  },
  { pattern: /,(\s+)however,\s+(?=\S)/giu, link: 'However, ', barred: HOLDS_BOTH },
  { pattern: /,(\s+)(?:although|(?:even\s+)?though)\s+(?=\S)/giu, link: CONTRAST, barred: HOLDS_BOTH },
  { pattern: /,(\s+)whereas\s+(?=\S)/giu, link: 'By contrast, ', barred: HOLDS_BOTH },
  // "Tries again for a day, after which the message is discarded"
  {
    pattern: /,(\s+)(?:after\s+which|subsequent\s+to\s+which)(?:\s+time|\s+point)?\s+(?=\S)/giu,
    link: 'After that, ',
    barred: REACHES_ON_TIME,
    early: true,
  },
  {
    pattern: /,(\s+)as\s+a\s+(?:result|consequence)\s+of\s+which\s+(?=\S)/giu,
    link: 'As a result, ',
    barred: REACHES_ON_TIME,
    early: true,
  },
  { pattern: /,(\s+)whereupon\s+(?=\S)/giu, link: 'Then ', barred: REACHES_ON_TIME },
  { pattern: /,(\s+)and\s+then\s+(?=\S)/giu, link: 'Then ', barred: REACHES_ON },
  { pattern: /,(\s+)and\s+(?=(?:it|they)\s)/giu, link: '', barred: REACHES_PAST_NOUN },
  { pattern: /,(\s+)and\s+(?=(?:you|we|this|these)\s)/giu, link: '', barred: REACHES_ON },
  { pattern: /,(\s+)and\s+(?=\S)(?!so\s)/giu, link: '', barred: SERIES },
  // "Waits if it is full, and if you stop it, the queue is kept": each half has a condition of its own.
  { pattern: /,(\s+)and\s+(?=(?:if|when|once|unless)\s[^,]*,\s)/giu, link: '', barred: HOLDS_MORE },
  {
    // Not a purpose: "Save it, so you can use it later"; what is denied has none.
    pattern: /,(\s+)(?:and\s+)?so\s+(?!(?:that|far|as|on|forth|long|called|many|much)\b)(?=\p{L})/giu,
    link: 'So ',
    barred: HOLDS_BOTH,
    refused: (right, left) => ENABLES.test(right) && (!DENIES.test(left) || FORBIDS.test(left)),
  },
  // A reason that another clause follows is not all that follows; what was may be a time.
  {
    pattern:
      /,(\s+)(?:because|since(?!\s+(?:\S+\s+){0,5}(?:was|were|had|began|started)\b))\s+(?=\S)(?!.*[,;]\s+(?:and|but|so|or|which)\s)/gisu,
    link: 'This is because ',
    barred: HOLDS_REASON,
  },
  // "Is updated, while others are not": behind a comma, it is no time.
  { pattern: /,(\s+)while\s+(?=\S)(?!.*,\s+(?:and|but|or)\s)/gisu, link: '', barred: REACHES_ON },
  { pattern: /,(\s+)meaning\s+(?:that\s+)?(?=\S)/giu, link: 'This means that ', barred: HOLDS_BOTH },
  ...Object.entries(RESULTS).map(([doing, [does, what]]): Join => ({
    pattern: new RegExp(String.raw`,(\s+)(?:thereby\s+|thus\s+)?${doing}\s+(?=${what})`, 'giu'),
    link: `This ${does} `,
    barred: anyOf(`${PAIRS}|${SUPPOSED}`),
    refused: (right, left) =>
      /\s(?:and|or)\s+\p{Ll}+ing\b/u.test(right) || /ing\s[^,]*,[^,]*$|ing\s\S+$/.test(left),
    result: true,
  })),
  { pattern: /,(\s+)which\s+means\s+(?:that\s+)?(?=\S)/giu, link: 'This means that ', barred: HOLDS_BOTH },
  // "Removes the hooks, which makes it fail later": what goes on to the end says what it is or brings about.
  {
    pattern:
      /,(\s+)which\s+(?=(?:is|are|can|makes?|allows?|lets?|causes?|helps?|prevents?|ensures?|requires?|gives?|keeps?|leads?|saves?|results?|includes?|contains?|provides?|reduces?|speeds?|avoids?|enables?|breaks?|slows?)\s)(?![^]*[,;]\s+(?:and|or|but|so|which)\s)(?![^]*\s(?:and|or|but)\s+(?:which|that|who)\s)(?![^]*,\s+(?:will|would|can|could|may|might|must|shall|should|are|was|were|have|had|do|did|\p{Ll}+(?:s|ed))\s)/giu,
    link: 'This ',
    barred: union(CONDITION, anyOf(`${PAIRS}|${SUPPOSED}|${RELATIVE}`), MARKS),
    result: true,
    linkAfter: demonstrative,
  },
  // "A build server is an alternative to hosting one: it removes the need to …"
  {
    pattern: /:(\s+)(?=(?:it|they|this|these)\s)/gu,
    link: '',
    barred: union(HOLDS_BOTH, anyOf('following')),
  },
  // A reason, and not how or when: of whom it is told, a noun says.
  {
    pattern:
      /,(\s+)as\s+(?!(?:if|well|long|soon|far|of|in|with|for|to|per|though|is|are|was|you|we|it|they|this|he|she|described|shown|follows|needed|required|opposed)\b)(?!.*\b(?:suggests?|describes?|describe|explains?|shows?|says?|states?|notes?|implies|indicates?|do|does|did)\b)(?!.*[,;]\s+(?:and|but|so|or|which)\s)/gisu,
    link: 'This is because ',
    barred: union(HOLDS_REASON, anyOf('such|so|same|as')),
  },
];

/** "These" behind several things, "This" behind one, by the verb that follows; undefined where nothing tells them apart. */
function demonstrative(before: string | undefined, verb: string | undefined): string | undefined {
  if (verb === undefined) return undefined;
  const isPlural = before === 'NNS' || before === 'NNPS';
  if (verb === 'VBP') return isPlural ? 'These ' : undefined;
  if (verb === 'VBZ') return 'This ';
  return (verb === 'MD' || verb === 'VBD') && before !== undefined && /^NN/.test(before)
    ? isPlural
      ? 'These '
      : 'This '
    : undefined;
}

/** What may stand before the subject of a second clause. */
const ADVERBIAL =
  /^(?:however|therefore|thus|hence|then|otherwise|instead|consequently|as a result|for example|in addition|(?:above|below|beyond|after|before) that|until then),?\s+/i;
/** A condition with its own comma in front of the second clause. */
const BEHIND_CONDITION = /^(?:if|when|once|unless)\s[^,]*,\s+/i;
/** The same without the comma, where a clause of its own follows: "if the light stays on for a day the wire is loose". */
const BARE_CONDITION = /^(?:if|when|once|unless)\s+(?=\S+(?:\s+[^\s,]+){9})(?=[^,]*$)/i;
const LEAST_VERBS = 2;
/** "After that, the mail is deleted." */
const LEAST_BEHIND = 4;
/** "Checks if it is pending": what is asked, and no condition. */
const ASKED =
  /\b(?:checks?|checking|sees?|determines?|tells?|decides?|verif(?:y|ies)|knows?|tests?|asks?)\s+(?:if|whether)\b/gi;
/** A subject that is none: "options to be aware of, however, that can affect it". */
const NO_SUBJECT = /^(?:that|which|who)\s/i;

/** Parts long sentences where two complete clauses meet, each of which holds by itself. */
export const splitSentences =
  (limits: SplitLimits): Step =>
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
  limits: SplitLimits,
): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  if (!/[.:!]["”)*_]*\s*$/.test(prose) || /^[\s"“(]*\p{Ll}/u.test(prose)) return undefined;
  const isLong = sentence.words.length > limits.words;
  const places = JOINS.filter(({ link, early }) => isLong || link === '' || early)
    .flatMap((join) =>
      [...prose.matchAll(join.pattern)].map((match) => ({ join, match, ...halves(prose, match) })),
    )
    .filter(({ join, match, left, right, least }) => {
      const isComma = match[0].startsWith(',') && join.early !== true;
      return (
        least >= (join.early === true ? LEAST_BEHIND : limits.half) &&
        (isLong || !isComma) &&
        !(join.link === CONTRAST && contrasts(block, sentence)) &&
        !join.barred.test(left.replace(ASKED, '')) &&
        join.refused?.(right, left) !== true &&
        !(isComma ? false : right.includes(';')) &&
        (join.result === true || !NO_SUBJECT.test(right)) &&
        // No sentence begins with a figure.
        (join.link !== '' || !/^\d/.test(right)) &&
        !OPEN_END.test(left) &&
        isBalanced(left)
      );
    });
  if (places.length === 0) return isLong ? splitFronted(document, block, sentence, limits) : undefined;
  const tags = tagSentence(block, sentence);
  const linkOf = ({ join, match }: { join: Join; match: RegExpExecArray }): string | undefined => {
    if (!join.linkAfter) return join.link;
    const at = sentence.start + match.index;
    const behind = sentence.words.findIndex(({ start }) => start >= at + match[0].length);
    return join.linkAfter(tags[sentence.words.findLastIndex(({ end }) => end <= at)], tags[behind]);
  };
  const [best] = places
    .filter((place) => linkOf(place) !== undefined)
    .filter(({ join, match, right }) => {
      const at = sentence.start + match.index;
      const behind = at + match[0].length;
      const bare = BARE_CONDITION.exec(right);
      const from = (ADVERBIAL.exec(right) ?? BEHIND_CONDITION.exec(right) ?? bare)?.[0].length ?? 0;
      const verbs = (): number =>
        sentence.words.filter(({ start }, at) => start >= behind && isFinite(tags[at])).length;
      return (
        (!bare || verbs() >= LEAST_VERBS) &&
        !isInLink(document, at) &&
        sentence.words.some(({ end, text }, index) => end <= at && isVerb(text, tags, index)) &&
        (join.result === true ||
          opensClauseAt(sentence, tags, behind + from) ||
          (match[0].startsWith(';') && isImperative(capitalized(right))))
      );
    })
    .sort((a, b) => b.least - a.least);
  if (!best) return isLong ? splitFronted(document, block, sentence, limits) : undefined;
  const { match, right } = best;
  const link = best.join.link === CONTRAST ? limits.contrast : (linkOf(best) ?? '');
  const start = sentence.start + match.index;
  const end = start + match[0].length;
  const space = match[1] ?? ' ';
  const edit = link
    ? { start, end, text: `.${space}${link}` }
    : { start, end: end + 1, text: `.${space}${capitalized(document.text.slice(end, end + 1))}` };
  return { key: JSON.stringify(['split', link, right]), yields: true, edits: [edit] };
}

/** What opens a clause in front that gives a reason or is granted, and what the clause behind it begins with then. */
const FRONTED_CLAUSES: readonly (readonly [opens: RegExp, link: string])[] = [
  [
    /^(?:Because|Since(?!.*\b(?:was|were|had|began|started|introduced|released)\b.*,))\s+(?!then\b|of\b)/,
    'So ',
  ],
  [/^(?:Although|Even though|Though)\s+/, CONTRAST],
];

/** "Since A holds, B follows" as "A holds. So B follows.": where one comma parts two clauses. */
function splitFronted(
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
  limits: SplitLimits,
): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  const commas = [...prose.replace(/\([^()]*\)/g, (inner) => 'x'.repeat(inner.length)).matchAll(/,\s+/g)];
  const found = FRONTED_CLAUSES.find(([opens]) => opens.test(prose));
  const [comma, another] = commas;
  if (!found || !comma || another || MARKS_INSIDE.test(prose)) return undefined;
  const opening = found[0].exec(prose)?.[0] ?? '';
  const [left, right] = [
    prose.slice(opening.length, comma.index),
    prose.slice(comma.index + comma[0].length),
  ];
  if (
    Math.min(countWords(left), countWords(right)) < limits.half ||
    CONDITION.test(left) ||
    !isBalanced(left) ||
    (found[1] === CONTRAST && contrasts(block, sentence))
  )
    return undefined;
  const tags = tagSentence(block, sentence);
  const [first, second] = [sentence.start + opening.length, sentence.start + comma.index + comma[0].length];
  const at = sentence.start + comma.index;
  if (
    !opensClauseAt(sentence, tags, first) ||
    !opensClauseAt(sentence, tags, second) ||
    isInLink(document, at) ||
    isInLink(document, sentence.start)
  )
    return undefined;
  const link = found[1] === CONTRAST ? limits.contrast : found[1];
  const edits = [
    { start: sentence.start, end: first + 1, text: capitalized(document.text.slice(first, first + 1)) },
    { start: at, end: second, text: `.${comma[0].slice(1)}${link}` },
  ];
  return { key: JSON.stringify(['fronted', link, right]), yields: true, edits };
}

const MARKS_INSIDE = /[:;—–?]|\s-\s/;

/** "The primary streams its log": what taggers take for a noun is a verb where a noun stands before and an article behind. */
export function isVerb(text: string, tags: readonly string[], index: number): boolean {
  return (
    isFinite(tags[index]) ||
    /^(?:does|did)$/.test(text) ||
    (tags[index] === 'NNS' &&
      (isNoun(tags[index - 1]) || tags[index - 1] === 'JJ') &&
      /^(?:DT|PRP\$)$/.test(tags[index + 1] ?? '') &&
      (lookUp(text.toLowerCase()) & THIRD_PERSON) !== 0)
  );
}

function halves(text: string, match: RegExpExecArray): { left: string; right: string; least: number } {
  const left = text.slice(0, match.index);
  const right = text.slice(match.index + match[0].length);
  return { left, right, least: Math.min(countWords(left), countWords(right)) };
}

/** Whether the sentence or the next turns already with "However" or "But". */
function contrasts({ prose, start: origin, sentences }: Block, sentence: Sentence): boolean {
  const next = sentences[sentences.indexOf(sentence) + 1];
  const texts = [sentence, ...(next ? [next] : [])].map(({ start, end }) =>
    prose.slice(start - origin, end - origin),
  );
  return (
    texts.some((text) => /^[\s*_]*(?:however|but|yet|still|nevertheless)(?![\w-])/i.test(text)) ||
    /however/i.test(texts[0] ?? '')
  );
}

export function isInLink({ links }: SourceDocument, offset: number): boolean {
  return links.some(({ start, end }) => start <= offset && offset < end);
}
