import type { Block, SourceDocument } from '../../document/types.ts';
import { TELLS_AIM } from '../reading/independence.ts';
import { readable } from '../reading/readable.ts';
import { readLists, type ListItem } from '../reading/lists.ts';
import { AMOUNT, chooseStatements, isSaidBy, overlap, withFollowUp } from '../reading/salience.ts';
import { readStatements, type Statement } from '../reading/statements.ts';
import { readRecordLists, type RecordList } from '../reading/records.ts';
import { readOutline, type Outline, type Section } from '../reading/sections.ts';
import { readVersions } from '../reading/versions.ts';
import { readAskedInProse } from './asked-in-prose.ts';
import { asksToUpgrade, readChanges, type VersionChanges } from './changes.ts';
import { readEndpoints } from './endpoints.ts';
import { readNextSteps } from './next-steps.ts';
import { isInterface, readInterfaces } from './interfaces.ts';
import { readAnswers, readParameters } from './parameters.ts';
import { labelOf, tellOn, withAmounts, writePoints, writeSections, writeWhole } from './points.ts';
import { readProcedures, type Procedure } from './procedures.ts';
import { readTimeline, type Timeline } from './timeline.ts';
import { INTRODUCES, readWhat } from './what.ts';
import { ADMONITION_WORD, FORBIDS, readWarnings } from './warnings.ts';
import { asTitled, capitalizedWord, uncapitalized } from '../writing/capitals.ts';

/** The parts of a summary, each in the words of the document. */
export interface Gist {
  readonly what: readonly string[];
  readonly points: readonly string[];
  /** What happened when. */
  readonly timeline: readonly Timeline[];
  /** Of a changelog, instead of points. */
  readonly versions: readonly VersionChanges[];
  /** Of an API page: its requests. */
  readonly endpoints: readonly string[];
  readonly requirements: readonly string[];
  readonly procedures: readonly Procedure[];
  /** Of a text without headings: what its sentences ask of the reader. */
  readonly orders: readonly string[];
  /** Of an API page: its classes, functions and events. */
  readonly interfaces: readonly string[];
  /** Of an API page about one of them: what can be given or set, each with what it means. */
  readonly parameters: readonly string[];
  /** Of a proposal or a decision: what it weighs and leaves open. */
  readonly weighed: readonly RecordList[];
  /** What somebody promised, or is asked, to do. */
  readonly nextSteps: readonly string[];
  readonly warnings: readonly string[];
}

export interface GistOptions {
  /** Key points at most. */
  readonly points: number;
  /** Whether sentences may name code. */
  readonly code: boolean;
  /** Words up to which a point goes on as its section does; without, it is one sentence of it. */
  readonly pointWords?: number;
  /** Whether what prose asks of its reader is told apart from what it says. */
  readonly orders?: boolean;
}

const REQUIREMENTS = 8;
const ORDERS = 10;
/** With fewer sentences beside those on its functions, a page has nothing else to tell. */
const ENOUGH_OTHERS = 3;
/** A page with more tells of its functions, not of what each takes. */
const FEW_PARAMETERS = 10;
const REQUIREMENT_HEADING =
  /^(?:prerequisites?|requirements?|before you (?:begin|start|upgrade|update|install|migrate|deploy)|what you(?:'|’)?(?:ll)? need|you need)\b/i;

/** "This task assumes that you have met the following prerequisites:" */
const REQUIREMENT_LEAD =
  /\b(?:prerequisites|requirements)\b[^.]*:$|^(?:before you (?:begin|start)|you(?:['’]ll| will)? need|to follow (?:this|along)|this (?:guide|tutorial|task|page|article) (?:assumes|requires))\b[^.]*:$/i;

export function readGist(document: SourceDocument, options: GistOptions): Gist {
  const outline = readOutline(document);
  const said = readStatements(document, outline).filter(({ text }) => options.code || !text.includes('`'));
  const weighed = [...readRecordLists(document, outline), ...readShortLists(document, outline)];
  const listed = new Set(weighed.flatMap(({ sections }) => sections));
  const subject = aboutSubject(said.filter(({ section }) => !listed.has(section)));
  const prose = options.orders ? readAskedInProse(document, outline, options.code) : undefined;
  // What forbids is a warning, wherever it stands.
  const allowed = subject.filter(({ text, at }) => !FORBIDS.test(text) && !prose?.at.has(at));
  const opens = allowed.length > 0 ? allowed : subject;
  const opening = isWhole(document, options)
    ? readOpening(document, outline, opens)
    : readWhat(outline, opens);
  const what = prose?.aim ? [prose.aim] : withNext(document, opening, opens);
  const all = subject.filter(({ leaning }) => !leaning);
  // "Avoid drawing the range" tells what a version does.
  const isChangelog = readVersions(outline).length > 0;
  const mended = /^(?:avoid|bug ?fix|fix(?:e[ds])?)\b/i;
  const risky = isChangelog ? all.filter(({ text }) => !mended.test(text)) : all;
  const warnings = readWarnings(document, risky)
    .filter((text) => !what.includes(text))
    .map((text) => asTitled(text, outline.title));
  const listedNeeds = [outline.root, ...outline.sections]
    .flatMap((section) =>
      REQUIREMENT_HEADING.test(section.title)
        ? itemsOf(document, section)
        : readLists(document, section)
            .filter(({ lead }) => REQUIREMENT_LEAD.test(lead))
            .flatMap(({ items }) => items.map(wholeItem)),
    )
    .slice(0, REQUIREMENTS);
  const inProse = prose?.requirements.slice(0, REQUIREMENTS) ?? [];
  const requirements = [...new Set([...listedNeeds, ...inProse])];
  const asked = readProcedures(document, outline, options.code);
  const procedures = isChangelog ? asked.filter(({ title }) => asksToUpgrade(title)) : asked;
  const timeline = readTimeline(document, outline, options.code);
  // What is done in turn are steps.
  const orders =
    procedures.length > 0
      ? []
      : (prose?.orders ?? [])
          .filter(
            (text) => !warnings.some((other) => !other.startsWith(`${text} `) && overlap(other, text) > 0.8),
          )
          .slice(0, ORDERS);
  const told = new Set([
    ...what,
    ...warnings,
    ...orders,
    ...procedures.flatMap((procedure) => procedure.steps),
  ]);
  const nextSteps = [...new Set(readNextSteps(document, outline).map(({ text }) => text))].filter(
    (text) => !told.has(text) && !orders.some((other) => overlap(other, text) > 0.8),
  );
  const interfaces = options.code ? readInterfaces(document, outline) : [];
  const listedTexts = weighed.flatMap(({ entries }) => entries);
  const used = [
    // An aim only says what the orders are for.
    ...(prose?.aim ? [] : what),
    ...warnings,
    ...requirements,
    ...orders,
    ...nextSteps,
    ...interfaces,
    ...listedTexts,
  ];
  const done = new Set(procedures.flatMap((procedure) => procedure.steps));
  const steps = new Set([...procedures, ...(timeline ? [timeline] : [])].flatMap(({ blocks }) => blocks));
  const isTold = (text: string, block: Block): boolean =>
    steps.has(block) ||
    done.has(text) ||
    (!options.code && text.includes('`')) ||
    used.some((other) => other === text || isSaidBy(text.replace(ADMONITION_WORD, ''), other));
  const rest = subject
    .filter(({ leaning, section }) => !leaning || labelOf(section, outline) !== '')
    .filter(({ text, block }) => !isTold(text, block));
  const versions = readChanges(document, outline, options.points, used)
    .map(({ title, changes }) => ({
      title,
      changes: options.code ? changes : changes.filter((text) => !text.includes('`')),
    }))
    .filter(({ changes }) => changes.length > 0);
  // What is said of the functions stands beside their names.
  const others = interfaces.length > 0 ? rest.filter(({ section }) => !isInterface(section.title)) : rest;
  const sayable = others.length < ENOUGH_OTHERS ? rest : others;
  const points =
    versions.length > 0
      ? []
      : tellPoints(document, outline, sayable, { ...options, sorted: orders.length > 0 }, isTold);
  const requests = options.code ? readEndpoints(document, outline) : []; // of an example, on a page of functions
  const endpoints = requests.length < interfaces.length / 3 ? [] : requests;
  const parameters = options.code ? readParameters(document, outline) : [];
  // Where the headings are the steps, each is told with what stands under it.
  const pointOf = (step: string): string => points.find((text) => text.startsWith(`**${step}:**`)) ?? step;
  const headed = procedures.map((one) => ({ ...one, steps: one.steps.map(pointOf) }));
  const stepTexts = new Set(headed.flatMap(({ steps: own }) => own));
  return {
    what: what.map((text) => asTitled(text, outline.title)),
    points: points.filter((text) => !stepTexts.has(text)),
    timeline: timeline ? [timeline] : [],
    versions,
    endpoints,
    requirements,
    procedures: headed,
    orders,
    interfaces,
    parameters: interfaces.length > 0 && parameters.length > FEW_PARAMETERS ? [] : parameters,
    weighed: options.code ? [...weighed, ...readAnswers(document, outline)] : weighed,
    nextSteps,
    warnings,
  };
}

/** Texts with fewer words are told sentence by sentence. */
const LONG_TEXT = 120;
/** In words; with headings or lists too, nothing of them is left out. */
const SHORT_TEXT = 110;

const isWhole = (document: SourceDocument, { pointWords }: GistOptions): boolean =>
  pointWords !== undefined && wordsOf(document) >= LONG_TEXT;

/** What a text is, where that is one sentence, with the next that says more of it: "Tidewatch is an inventory tool. It tracks kegs." */
function withNext(
  document: SourceDocument,
  what: readonly string[],
  statements: readonly Statement[],
): readonly string[] {
  const last = what.at(-1);
  const told = statements.find(({ text }) => capitalizedWord(text) === last);
  if (!told) return what;
  const more = what.length > 1 ? told.text : withFollowUp(document, told);
  return [...what.slice(0, -1), capitalizedWord(withPrice(document, told, more))];
}

/** With the sentence behind it that says what something of it costs: "… you pay a fine. The fine is £75." */
function withPrice(document: SourceDocument, { at, block }: Statement, told: string): string {
  const from = block.sentences.findIndex(({ start }) => start === at);
  const behind = block.sentences.slice(from + 1, from + 1 + PRICE_REACH);
  const next = behind.map((one) => readable(document, block, one)).find((one) => !told.includes(one)) ?? '';
  return /^(?:the|this|that) /i.test(next) && next.search(AMOUNT) >= 0 && /[.!]$/.test(next)
    ? `${told} ${next}`
    : told;
}
const PRICE_REACH = 2;

/** What the document is, with what its opening says behind that. */
function readOpening(
  document: SourceDocument,
  outline: Outline,
  statements: readonly Statement[],
): readonly string[] {
  const what = readWhat(outline, statements);
  const first = statements.find(({ text }) => capitalizedWord(text) === what[0]);
  const isLabelled = first !== undefined && labelOf(first.section, outline) !== '';
  if (
    !first ||
    first.block.list ||
    TELLS_AIM.test(first.text) ||
    (isLabelled && !INTRODUCES.test(first.section.title))
  )
    return what;
  const prose = {
    ...first,
    section: { ...first.section, blocks: first.section.blocks.filter(({ list }) => !list) },
  };
  const told = tellOn(document, prose, statements, (text) => /^(?:see|read|visit)\b/i.test(text));
  return what.every((text) => told.some((other) => capitalizedWord(other) === text))
    ? told.map(capitalizedWord)
    : what;
}

function tellPoints(
  document: SourceDocument,
  outline: Outline,
  statements: readonly Statement[],
  options: GistOptions & { readonly sorted: boolean },
  isTold: (text: string, block: Block) => boolean,
): readonly string[] {
  const count = pointsIn(document, options);
  const isSorted = (options.sorted || isPlain(document)) && wordsOf(document) < LONG_TEXT;
  // Of a short text nothing is chosen: all of it is told.
  if (isSorted && statements.length <= options.points)
    return writeWhole(document, outline, statements, { isTold, most: options.points });
  const perPassage = isSorted
    ? options.points
    : Math.max(Math.min(3, options.points), Math.ceil(options.points / 3));
  if (options.pointWords === undefined || statements.some(({ passage, block }) => passage === block))
    return writePoints(
      document,
      outline,
      withAmounts(document, chooseStatements(statements, count, perPassage), statements, {
        isWhole: options.pointWords !== undefined,
        isTold,
      }),
    );
  const isAll = wordsOf(document) < SHORT_TEXT;
  return writeSections(document, outline, {
    known: statements,
    // Of so short a text each section has its say.
    count: isAll ? Math.min(options.points, Math.max(count, outline.sections.length)) : count,
    words: options.pointWords,
    isTold,
    isAll,
  });
}

const wordsOf = ({ blocks }: SourceDocument): number =>
  blocks.reduce((sum, block) => sum + block.words.length, 0);

/** Words of a text to a key point, so that no summary says all of a short one again. */
const WORDS_A_POINT = 25;
/** The same where what is asked stands apart, so that the summary sorts a text and does not only cut it. */
const WORDS_A_SORTED_POINT = 18;

/** A paragraph or two without headings, but for a title, or lists. */
const isPlain = ({ blocks }: SourceDocument): boolean =>
  blocks.length < FEW_BLOCKS &&
  blocks.every(
    ({ kind, list }, at) => list === undefined && (kind === 'paragraph' || (at === 0 && kind === 'heading')),
  );
const FEW_BLOCKS = 4;

function pointsIn(
  document: SourceDocument,
  { points, sorted }: GistOptions & { readonly sorted: boolean },
): number {
  const { blocks } = document;
  const words = wordsOf(document);
  const items = blocks.filter(({ list }) => list).length;
  // A short text is told whole.
  if (words < (sorted || isPlain(document) ? LONG_TEXT : SHORT_TEXT)) return points;
  const inProse = sorted ? WORDS_A_SORTED_POINT : WORDS_A_POINT;
  const wordsAPoint = items > blocks.length / 2 ? WORDS_A_POINT / 2 : inProse;
  return Math.min(points, Math.ceil(words / wordsAPoint));
}

/** What speaks of the subject, unless all speaks of the project around it. */
export function aboutSubject(statements: readonly Statement[]): readonly Statement[] {
  const own = statements.filter(({ aside }) => !aside);
  return own.length > 0 ? own : statements;
}

function itemsOf(document: SourceDocument, section: Section): string[] {
  const items = readLists(document, section).flatMap((list) => list.items.map(wholeItem));
  return items.length > 0
    ? items
    : section.blocks
        .filter(({ kind }) => kind === 'paragraph')
        .flatMap((block) => block.sentences.map((sentence) => readable(document, block, sentence)));
}

/** Headings whose lists are looked up, and not read: none of their items can be left out. */
const LOOKED_UP =
  /^(?:what (?:you(?:['’]ll| should| must)? |to )(?:bring|wear|pack|take)|(?:things|items) to (?:bring|take|pack|wear)|(?:please )?bring|packing list|kit list|what(?:['’]s| is) (?:not )?(?:included|allowed)|(?:our |the )?(?:fines?|fees|prices|charges|costs|penalties|deadlines|opening (?:hours|times)))\b/i;
const MOST_LISTED = 10;

function readShortLists(document: SourceDocument, { sections }: Outline): readonly RecordList[] {
  return sections.flatMap((section) => {
    const entries = LOOKED_UP.test(section.title)
      ? readLists(document, section).flatMap(({ items }) => items.map(wholeItem))
      : [];
    return entries.length > 1 && entries.length <= MOST_LISTED
      ? [{ title: section.title, entries, sections: [section] }]
      : [];
  });
}

/** "Either: you need no availability, or you have read of budgets." */
function wholeItem({ text, below }: ListItem): string {
  if (!text.endsWith(':') || below.length === 0) return text;
  const parts = below.map((item) => uncapitalized(item.replace(/[.;,]?(?: (?:or|and))?[.;,]?$/, '')));
  return `${text} ${parts.join(/^either\b/i.test(text) ? '; or ' : '; ')}.`;
}
