import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { CIVILITY, GREETING } from '../reading/greetings.ts';
import { POINTS_ELSEWHERE, standAlone } from '../reading/independence.ts';
import { LABELLED } from '../reading/labelled.ts';
import { readable } from '../reading/readable.ts';
import { AMOUNT, chooseStatements, overlap, withFollowUp } from '../reading/salience.ts';
import type { Outline, Section } from '../reading/sections.ts';
import { isFragment } from '../reading/fragments.ts';
import type { Statement } from '../reading/statements.ts';
import { isAsked } from './asked-in-prose.ts';

/** Each point behind the heading that it stands under, said once, unless it names that itself. */
export function writePoints(
  document: SourceDocument,
  outline: Outline,
  statements: readonly Statement[],
): readonly string[] {
  return statements.map((statement, index) => {
    const { section, passage, block, leaning, text } = statement;
    const told = passage === block ? withFollowUp(document, statement) : text;
    const label = labelOf(section, outline);
    const isSaid = overlap(label, text) === 1 || statements[index - 1]?.section === section;
    if (label === '' || passage === block || text.startsWith('**') || (isSaid && !leaning)) return told;
    return labelled(label, told);
  });
}

/** Behind another sentence, it would speak of what that speaks of. */
const POINTS_BACK = /^(?:it|they|this|that|these|those|he|she|then|but|so|and|otherwise)\b/i;
/** "Owner: media team.", "Open question: how long do we keep them?" */
const OPENS_WITH_LABEL = /^\p{Lu}[\p{L} -]{1,30}: \S/u;

/**
 * The points of a short text in paragraphs, none of whose sentences is lost: what stands behind a label is a point, and
 * what says more of the one before it, stands behind that.
 */
export function writeWhole(
  document: SourceDocument,
  outline: Outline,
  statements: readonly Statement[],
  { isTold, most }: { isTold: (text: string, block: Block) => boolean; most: number },
): readonly string[] {
  const written = writePoints(document, outline, statements);
  const known = new Map(statements.map(({ at }, index) => [at, written[index] ?? '']));
  const points: string[] = [];
  let room = most - written.length;
  const blocks = new Set(statements.map(({ block }) => block));
  for (const block of blocks) {
    let isOpen = false;
    for (const sentence of block.sentences) {
      const point = known.get(sentence.start);
      const said = point ?? readable(document, block, sentence);
      const last = points.at(-1) ?? '';
      if (point === undefined && (isTold(said, block) || GREETING.test(said) || CIVILITY.test(said)))
        isOpen = false;
      else if (point !== undefined) isOpen = points.push(said) > 0;
      else if (block.list || block.quoted || !/[.!?]$/.test(said)) continue;
      else if (OPENS_WITH_LABEL.test(said) && room > 0) {
        isOpen = points.push(said) > 0;
        room -= 1;
      } else if (POINTS_BACK.test(said) || LEADS_AWAY.test(said) || said.endsWith('?') || last.includes(said))
        continue;
      else if (isOpen) points.splice(-1, 1, `${ended(last)} ${said}`);
      else if (room > 0 && wordsIn(said) > 2 && points.length > 0) {
        points.push(said);
        room -= 1;
      }
    }
  }
  return points;
}

const labelled = (label: string, told: string): string =>
  /[?!]$/.test(label) ? `**${label}** ${told}` : `**${label}:** ${told}`;

const LONG_LABEL = 60;
/** Headings that say nothing of what stands under them. */
const EMPTY_HEADING =
  /^(?:intro(?:duction)?|overview|summary|tl;?dr|description|about|details|general|notes?|remarks|background|motivation|conclusions?|basics|usage|examples?|misc(?:ellaneous)?|other|more|main|abstract|executive summary|key points|steps?|procedure|instructions)$/i;

/** A section's heading as the label of a point; empty where it says nothing. */
export function labelOf({ title, level }: Section, outline: Outline): string {
  const label = title
    .replace(/^(?:(?:step|part|chapter)\s+)?(?:\d+(?:\.\d+)+[.:)]?|\d+[.:)]|q:)\s+/i, '')
    .replace(/[\s.:]+$/, '');
  const isTitle = level === 0 || title === outline.title;
  return isTitle || label.length > LONG_LABEL || EMPTY_HEADING.test(label) ? '' : label;
}

/** Words that a point may have that tells all it can of its section, where nobody says how many. */
const POINT_WORDS = 50;

/** A statement with what its section says before and after it, one sentence each. */
export function tellOn(
  document: SourceDocument,
  statement: Statement,
  known: readonly Statement[],
  isTold: (text: string, block: Block) => boolean,
  words = POINT_WORDS,
): string[] {
  const own = new Map(known.map((one) => [one.at, one]));
  const run = runOf({ document, own, isTold, words }, statement.section, statement);
  // The rows of a table are no sentences.
  return run.length > 0 ? run : [statement.text];
}

/**
 * One point for each section that one of the statements stands in, which goes on as the section does, up to `count` points:
 * where there are fewer sections, what else is weighty in them.
 * @param known what can be told, of any section
 * @param isTold whether something is told elsewhere
 */
export function writeSections(
  document: SourceDocument,
  outline: Outline,
  {
    known,
    count,
    words = POINT_WORDS,
    isTold,
    isAll = false,
  }: {
    known: readonly Statement[];
    count: number;
    words?: number | undefined;
    isTold: (text: string, block: Block) => boolean;
    /** Whether so short a text is told that nothing of it need be left out. */
    isAll?: boolean;
  },
): readonly string[] {
  // Its heading says of what "Returns the order" is said. What a table says is told behind the prose beside it, and each
  // named item for itself.
  const inProse = new Set(known.flatMap(({ section, block }) => (isCell(block) ? [] : [section])));
  const headed = known
    .filter(({ block, section }) => !isCell(block) || !inProse.has(section))
    .map((one) => ({
      ...one,
      fragment: one.fragment && (one.block.list !== undefined || labelOf(one.section, outline) === ''),
    }));
  // Each section has its say before another item of one does.
  const chosen = chooseStatements(headed, count, 1);
  const items = headed.filter((one) => isNamed(one) && !chosen.includes(one));
  const all = [...chosen, ...chooseStatements(items, count - chosen.length, count)];
  const points = all.map((statement) => {
    const { section, text, leaning, block } = statement;
    const run = text.startsWith('**')
      ? tellItem(document, statement, isTold, words)
      : tellOn(document, statement, known, isTold, words);
    const table = isCell(block)
      ? undefined
      : known.find((one) => one.section === section && isCell(one.block));
    if (table && !isNamed(statement) && wordsIn([...run, table.text].join(' ')) <= words + DIGEST_WORDS)
      run.push(table.text);
    const label = labelOf(section, outline);
    const isSaid =
      label === '' ||
      text.startsWith('**') ||
      (!leaning && (run[0] ?? '').toLowerCase().startsWith(label.toLowerCase()));
    const told = run.map((text, index) => (index < run.length - 1 ? ended(text) : text)).join(' ');
    const start = isNamed(statement) ? statement.at : section.blocks[0]?.start;
    return { at: start ?? statement.at, run, text: isSaid ? told : labelled(label, told) };
  });
  const told = points.flatMap(({ run }) => run);
  const left = known.filter(
    ({ text, leaning }) =>
      !leaning &&
      !/^(?:it|this|they|these)\b/i.test(text) &&
      !told.some((other) => overlap(other, text) > ALIKE),
  );
  const weighty = chooseStatements(left, Math.ceil(count * (isAll ? 1 : ENOUGH)) - points.length);
  const more = withAmounts(document, weighty, left, { told, isWhole: true, isTold });
  const short = isAll ? shortSections(document, outline, known, isTold, words) : [];
  const room = Math.max(0, count - points.length - more.length);
  return [...points, ...more, ...short.slice(0, room)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

/** Sections that ask for something in so few words that no sentence stands alone: "Bring your card. Without it, nobody lends you a book." */
function shortSections(
  document: SourceDocument,
  outline: Outline,
  known: readonly Statement[],
  isTold: (text: string, block: Block) => boolean,
  words: number,
): readonly { readonly at: number; readonly text: string }[] {
  return outline.sections.flatMap((section) => {
    const [block, ...others] = section.blocks.filter(({ kind }) => kind !== 'heading');
    const label = labelOf(section, outline);
    if (
      !block ||
      others.length > 0 ||
      block.kind !== 'paragraph' ||
      block.list ||
      block.quoted ||
      label === ''
    )
      return [];
    const said = block.sentences.map((sentence) => readable(document, block, sentence));
    const text = said.join(' ');
    const isElsewhere = known.some((one) => one.block === block) || said.some((one) => isTold(one, block));
    return isElsewhere || !isAsked(said[0] ?? '') || wordsIn(text) > words || !/[.!]$/.test(text)
      ? []
      : [{ at: block.start, text: labelled(label, text) }];
  });
}

/** Amounts told beside the points; of a text with few words, with what it asks and by when. */
const MOST_AMOUNTS = 3;
const MOST_BINDING = 8;
const FEW_WORDS = 200;
const BINDING = new RegExp(
  String.raw`${AMOUNT.source}|\b(?:within|at least|at most|no more than|up to|until|before|by|after|from) (?:the )?\d|\b(?:must|have to|may only|is required|are required|never|not (?:allowed|paid|reimbursed|refunded))\b`,
  'g',
);
/**
 * What was chosen, with the sentences that name what something costs, each behind the one that it leans on.
 * @param isWhole whether a short text is told with all that it asks, and by when
 */
export function withAmounts(
  document: SourceDocument,
  chosen: readonly Statement[],
  all: readonly Statement[],
  {
    told = [],
    isWhole = false,
    isTold = () => false,
  }: {
    readonly told?: readonly string[];
    readonly isWhole?: boolean;
    readonly isTold?: (text: string, block: Block) => boolean;
  } = {},
): readonly Statement[] {
  const known = new Map(all.map((one) => [one.at, one]));
  const isSaid = (text: string): boolean =>
    told.some((one) => one.includes(text)) || chosen.some((one) => one.text.includes(text));
  const isShort = isWhole && document.blocks.reduce((sum, { words }) => sum + words.length, 0) < FEW_WORDS;
  const [binding, most] = isShort ? [BINDING, MOST_BINDING] : [AMOUNT, MOST_AMOUNTS];
  const places = new Map(all.map((one) => [one.block, one]));
  const priced = [...places].filter(([{ prose }]) => prose.search(binding) >= 0);
  // "Meals: 45 euros a day. Alcohol is never reimbursed.": told by itself.
  const isCost = ({ start, end }: Sentence): boolean =>
    known.get(start)?.leaning === false && document.text.slice(start, end).search(binding) >= 0;
  const costs = priced.flatMap(([block, place]) =>
    block.sentences.flatMap((sentence, index) => {
      const own = known.get(sentence.start);
      const said = readable(document, block, sentence);
      const isPart = own?.fragment === true && !LABELLED.test(said);
      if (said.search(binding) < 0 || isPart || isSaid(own?.text ?? said) || isTold(said, block)) return [];
      if (own && !own.leaning) return [own];
      const before = block.sentences[index - 1];
      const named = before ? readable(document, block, before) : '';
      return before && standAlone(named, false) && /[.!]$/.test(named) && /[.!]$/.test(said)
        ? [
            {
              ...place,
              at: before.start,
              text: isSaid(named) || isCost(before) ? said : `${named} ${said}`,
              leaning: false,
            },
          ]
        : [];
    }),
  );
  return [...chosen, ...costs.slice(0, most)].toSorted((a, b) => a.at - b.at);
}

const isCell = ({ kind }: Block): boolean => kind === 'table-cell';
/** "**Vouchers:** Sell and redeem vouchers.": an item of a list that begins with its name. */
const isNamed = ({ text, block }: Statement): boolean => block.list !== undefined && text.startsWith('**');
/** Words that a table or a list as a whole may take more than its point has. */
const DIGEST_WORDS = 20;

/** A named item with what it says behind its first sentence. */
function tellItem(
  document: SourceDocument,
  { block, text, at }: Statement,
  isTold: (text: string, block: Block) => boolean,
  words: number,
): string[] {
  const run = [text];
  const next = block.sentences.findIndex(({ start }) => start === at) + 1;
  for (const sentence of next > 0 && block.list ? block.sentences.slice(next) : []) {
    const said = readable(document, block, sentence);
    const isMore =
      /[.!]$/.test(said) && !POINTS_ELSEWHERE.test(said) && !LEADS_AWAY.test(said) && !isTold(said, block);
    if (!isMore || wordsIn([...run, said].join(' ')) > words) break;
    run.push(said);
  }
  return run;
}

/** An item of a list needs no full stop, but for what is told behind it. */
const ended = (text: string): string => (/[.!?:;)”"]$/.test(text) ? text : `${text}.`);

/** The share of the points asked for that is told of few sections too. */
const ENOUGH = 0.7;
/** The share of words that two sentences have in common that say the same. */
const ALIKE = 0.8;

const LEADS_AWAY =
  /^(?:see|read|refer to|learn|visit|check out|get started)\b|\blet['’]s\b|\bcan be found\b/i;

/** Where a section is told. */
interface Telling {
  readonly document: SourceDocument;
  /** What can be told without the sentence before it, by where it starts. */
  readonly own: ReadonlyMap<number, Statement>;
  /** Whether something is told elsewhere. */
  readonly isTold: (text: string, block: Block) => boolean;
  /** Words at most. */
  readonly words: number;
}

/** The first sentences of a section, up to those that lead to `aim` and behind it; with fewer of them, where that is far. */
function runOf(
  { document, own, isTold, words }: Telling,
  { blocks, code }: Section,
  aim: Statement,
): string[] {
  const run: string[] = [];
  let left = words - wordsIn(aim.text);
  let before: Block | undefined;
  let digested = false;
  const goesOn = (block: Block): boolean =>
    before === block ||
    (before !== undefined &&
      !before.list &&
      !block.list &&
      blocks[blocks.indexOf(block) - 1] === before &&
      !code.some(({ start }) => start > (before?.end ?? 0) && start < block.start));
  for (const block of blocks) {
    if (block.kind !== 'paragraph' || block.quoted || (digested && block.list)) continue;
    for (const sentence of block.sentences) {
      const { start } = sentence;
      const said = readable(document, block, sentence);
      const statement = own.get(start);
      const follows = goesOn(block) && /[.!]$/.test(said) && !POINTS_ELSEWHERE.test(said);
      const text = follows
        ? said.replace(/^(?:note|tip|hint): /i, '')
        : (statement?.text ?? shortly(block, sentence, said));
      const isAim = start === aim.at;
      const isDigest = !follows && statement !== undefined && !isAsSaid(statement.text, said);
      const isEntry = run.length > 0 && text?.startsWith('**');
      if (
        text === undefined ||
        isEntry ||
        LEADS_AWAY.test(text) ||
        isTold(text, block) ||
        (!isAim && wordsIn(text) > left + (isDigest ? DIGEST_WORDS : 0))
      ) {
        if (start > aim.at && text !== undefined) return withoutLead(run);
        before = undefined;
        continue;
      }
      run.push(text);
      if (!isAim) left -= wordsIn(text);
      before = block;
      // What several items say together stands for all of them.
      digested ||= isDigest;
    }
  }
  return withoutLead(run);
}

/** "There are three changes.": what leads to others says nothing behind them. */
const withoutLead = (run: string[]): string[] =>
  run.length > 1 && LEADS_ON.test(run.at(-1) ?? '') ? run.slice(0, -1) : run;
const LEADS_ON =
  /^(?:there (?:are|is)|we (?:have|made|make)|here (?:are|is)|this (?:has|brings|means)) (?:(?:the|a) )?(?:one|two|three|four|five|six|seven|\d+|several|some|few|following)\b[^.,;:]{0,40}[.:]$/i;

const SHORT = 4;

/** "Idle queues are free.": a sentence too short for a point of its own, among others of its section; undefined for what is none. */
function shortly(block: Block, sentence: Sentence, said: string): string | undefined {
  const isShort = sentence.words.length <= SHORT && /[.!]$/.test(said) && !isFragment(block, sentence);
  return isShort && standAlone(said, false)?.leaning === false ? said : undefined;
}

const wordsIn = (text: string): number => text.split(' ').length;

/** Characters by which a sentence is known that is told as it stands. */
const KNOWN = 12;

function isAsSaid(told: string, said: string): boolean {
  return said.toLowerCase().endsWith(told.toLowerCase().slice(-KNOWN));
}
