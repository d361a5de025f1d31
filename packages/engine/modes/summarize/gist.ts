import type { SourceDocument } from '../../document/types.ts';
import { lookUp, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { TELLS_AIM } from '../reading/independence.ts';
import { readable } from '../reading/readable.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { readLists, type ListItem } from '../reading/lists.ts';
import { chooseStatements, overlap } from '../reading/salience.ts';
import { readStatements, type Statement } from '../reading/statements.ts';
import { PROPOSES, readRecord, readRecordLists, recordPartOf, type RecordList } from '../reading/records.ts';
import { firstProse, readOutline, type Outline, type Section } from '../reading/sections.ts';
import { isVersion, readVersions, versionName } from '../reading/versions.ts';
import { listed as inLine } from '../writing/markdown.ts';
import { asksToUpgrade, readChanges, type VersionChanges } from './changes.ts';
import { readEndpoints } from './endpoints.ts';
import { readNextSteps } from './next-steps.ts';
import { isInterface, readInterfaces } from './interfaces.ts';
import { readAnswers, readParameters } from './parameters.ts';
import { labelOf, tellOn, writePoints, writeSections } from './points.ts';
import { CLAUSE, readProcedures, type Procedure } from './procedures.ts';
import { IMPRINT } from '../reading/tagline.ts';
import { readTimeline, type Timeline } from './timeline.ts';
import { ADMONITION_WORD, FORBIDS, ORDERED, readWarnings } from './warnings.ts';
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
}

const REQUIREMENTS = 8;
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
  const weighed = readRecordLists(document, outline);
  const listed = new Set(weighed.flatMap(({ sections }) => sections));
  const subject = aboutSubject(said.filter(({ section }) => !listed.has(section)));
  // What forbids is a warning, wherever it stands.
  const allowed = subject.filter(({ text }) => !FORBIDS.test(text));
  const opens = allowed.length > 0 ? allowed : subject;
  const what = isWhole(document, options) ? readOpening(document, outline, opens) : readWhat(outline, opens);
  const all = subject.filter(({ leaning }) => !leaning);
  // "Avoid drawing the range" tells what a version does.
  const isChangelog = readVersions(outline).length > 0;
  const mended = /^(?:avoid|bug ?fix|fix(?:e[ds])?)\b/i;
  const risky = isChangelog ? all.filter(({ text }) => !mended.test(text)) : all;
  const warnings = readWarnings(document, risky)
    .filter((text) => !what.includes(text))
    .map((text) => asTitled(text, outline.title));
  const requirements = [outline.root, ...outline.sections]
    .flatMap((section) =>
      REQUIREMENT_HEADING.test(section.title)
        ? itemsOf(document, section)
        : readLists(document, section)
            .filter(({ lead }) => REQUIREMENT_LEAD.test(lead))
            .flatMap(({ items }) => items.map(wholeItem)),
    )
    .slice(0, REQUIREMENTS);
  const asked = readProcedures(document, outline, options.code);
  const procedures = isChangelog ? asked.filter(({ title }) => asksToUpgrade(title)) : asked;
  const timeline = readTimeline(document, outline, options.code);
  const told = new Set([...what, ...warnings, ...procedures.flatMap((procedure) => procedure.steps)]);
  const nextSteps = [...new Set(readNextSteps(document, outline).map(({ text }) => text))].filter(
    (text) => !told.has(text),
  );
  const interfaces = options.code ? readInterfaces(document, outline) : [];
  const listedTexts = weighed.flatMap(({ entries }) => entries);
  const used = [...what, ...warnings, ...requirements, ...nextSteps, ...interfaces, ...listedTexts];
  const done = new Set(procedures.flatMap((procedure) => procedure.steps));
  const isTold = (text: string): boolean =>
    done.has(text) ||
    (!options.code && text.includes('`')) ||
    used.some((other) => other === text || overlap(other, text.replace(ADMONITION_WORD, '')) > 0.8);
  const steps = new Set([...procedures, ...(timeline ? [timeline] : [])].flatMap(({ blocks }) => blocks));
  const rest = subject
    .filter(({ leaning, section }) => !leaning || labelOf(section, outline) !== '')
    .filter(({ block }) => !steps.has(block))
    .filter(({ text }) => !isTold(text));
  const versions = readChanges(document, outline, options.points, used)
    .map(({ title, changes }) => ({
      title,
      changes: options.code ? changes : changes.filter((text) => !text.includes('`')),
    }))
    .filter(({ changes }) => changes.length > 0);
  // What is said of the functions stands beside their names.
  const others = interfaces.length > 0 ? rest.filter(({ section }) => !isInterface(section.title)) : rest;
  const sayable = others.length < ENOUGH_OTHERS ? rest : others;
  const points = versions.length > 0 ? [] : tellPoints(document, outline, sayable, options, isTold);
  const requests = options.code ? readEndpoints(document, outline) : []; // of an example, on a page of functions
  const endpoints = requests.length < interfaces.length / 3 ? [] : requests;
  const parameters = options.code ? readParameters(document, outline) : [];
  return {
    what: what.map((text) => asTitled(text, outline.title)),
    points,
    timeline: timeline ? [timeline] : [],
    versions,
    endpoints,
    requirements,
    procedures,
    interfaces,
    parameters: interfaces.length > 0 && parameters.length > FEW_PARAMETERS ? [] : parameters,
    weighed: options.code ? [...weighed, ...readAnswers(document, outline)] : weighed,
    nextSteps,
    warnings,
  };
}

/** Texts with fewer words are told sentence by sentence. */
const LONG_TEXT = 120;

const isWhole = (document: SourceDocument, { pointWords }: GistOptions): boolean =>
  pointWords !== undefined && wordsOf(document) >= LONG_TEXT;

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
  options: GistOptions,
  isTold: (text: string) => boolean,
): readonly string[] {
  const count = pointsIn(document, options);
  const perPassage = Math.max(Math.min(3, options.points), Math.ceil(options.points / 3));
  if (!isWhole(document, options) || statements.some(({ passage, block }) => passage === block))
    return writePoints(document, outline, chooseStatements(statements, count, perPassage));
  return writeSections(document, outline, { known: statements, count, words: options.pointWords, isTold });
}

const wordsOf = ({ blocks }: SourceDocument): number =>
  blocks.reduce((sum, block) => sum + block.words.length, 0);

/** Words of a text to a key point, so that no summary says all of a short one again. */
const WORDS_A_POINT = 25;

function pointsIn(document: SourceDocument, { points }: GistOptions): number {
  const { blocks } = document;
  const words = wordsOf(document);
  const items = blocks.filter(({ list }) => list).length;
  return Math.min(points, Math.ceil(words / (items > blocks.length / 2 ? WORDS_A_POINT / 2 : WORDS_A_POINT)));
}

/** What speaks of the subject, unless all speaks of the project around it. */
export function aboutSubject(statements: readonly Statement[]): readonly Statement[] {
  const own = statements.filter(({ aside }) => !aside);
  return own.length > 0 ? own : statements;
}

/** "Fastify is a …", "The scheduler runs …": a sentence that says what its subject is for. */
const SAYS_WHAT =
  /^(?:the\s+)?(?:\S+\s+){1,4}?(?:is|are|lets|allows|provides|enables|helps|offers|explains|describes)\s/i;
const OPENING_PARAGRAPHS = 4;
const HALF = 0.5;

/** The opening's sentences, or else a sentence that says what the title's subject is. */
export function readWhat(outline: Outline, statements: readonly Statement[]): string[] {
  const { title, description, sections } = outline;
  const isListed = statements.every(({ block }) => block.list);
  if (isAsked(outline)) return [listSections(title, sections)];
  const early = statements.filter(
    ({ text, paragraph, block, fragment, section, at }) =>
      paragraph <= OPENING_PARAGRAPHS &&
      (isListed || !block.list) &&
      !block.quoted &&
      !text.startsWith('**') &&
      (!fragment ||
        (firstProse(section) === block && block.sentences[IMPRINT.test(block.prose) ? 1 : 0]?.start === at)),
  );
  const aim = statements.find(({ text }) => TELLS_AIM.test(text));
  if (aim) return [aim.text];
  const first = early.find((statement) => isOpening(statement, title));
  const proposal = readProposal(outline, statements);
  if (proposal) {
    const before = statements.find(
      (statement) =>
        statement.at < proposal.at &&
        !statement.block.list &&
        (statement === first || recordPartOf(statement.section.title) === 'problem'),
    );
    return [...(before ? [before] : []), proposal].map(({ text }) => capitalizedWord(text));
  }
  // Notes begin with what they note first, and their title says of what.
  if (first && title !== '' && isListed && (!/[.!?]$/.test(first.text) || TELLS_CHANGES.test(title)))
    return [`${title}.`];
  const underTitle = first?.section.level === 0 || first?.section.title === title;
  if (first && underTitle && title !== '' && lacksSubject(first)) return [withTitle(first, title)];
  // "> Run some code when the process exits.", "description: How to …" over what its text begins with.
  if (first && underTitle && isWholeLine(description) && overlap(description, first.text) < HALF)
    return [ended(description), capitalizedWord(first.text)];
  if (first && (underTitle || !description))
    return [first, ...goesOn(first, early)].map(({ text }) => capitalizedWord(text));
  if (description) return [ended(description)];
  if (readVersions(outline).length > 0) return [listSections(title || 'Changelog', sections)];
  const headline = sections[0]?.title ?? title;
  // `A Node package that spawns clusters` says it, though no sentence does.
  if (/^an? /i.test(headline) && headline.split(' ').length > 4) return [ended(headline)];
  const independent = statements.filter(({ leaning }) => !leaning);
  const telling = independent.filter(({ text }) => SAYS_WHAT.test(text) && overlap(title, text) > HALF);
  if (telling.length > 0) return chooseStatements(telling, 1).map(({ text }) => text);
  const plain = independent.filter(
    ({ text }) => !FORBIDS.test(text) && !ORDERED.test(text) && !CLAUSE.test(text),
  );
  const best = (chooseStatements(plain, 1)[0] ?? plain[0])?.text;
  const covers = listSections(title, sections);
  if (covers !== '') return [covers];
  if (best !== undefined && !TELLS_CHANGES.test(title)) return [best];
  return title === '' ? [] : [`${title}.`];
}

const TELLS_CHANGES = /\b(?:release notes?|change ?log|what['’]s new)\b/i;

const ended = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`);

/** "Run some code when …", "This guide shows how.": what the author says of the text, that no statement begins with. */
const isWholeLine = (description: string): boolean =>
  IMPERATIVE.test(description) || (/[.!]$/.test(description) && description.split(' ').length >= LEAST_LINE);
const LEAST_LINE = 5;

/** "Applies to all employees": its subject is what the title names. */
function lacksSubject({ text, leaning, fragment }: Statement): boolean {
  const opening = /^\p{Lu}\p{Ll}+s(?= )/u.exec(text)?.[0].toLowerCase() ?? '';
  return (leaning || fragment) && (lookUp(opening) & THIRD_PERSON) !== 0;
}

/** "driftwatch compares …", "Leave policy. Effective 1 May 2026. Applies to …". */
function withTitle({ text, block, at }: Statement, title: string): string {
  if (/^[\w@/.-]+$/.test(title)) return `${title} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  const before = block.prose.slice(0, at - block.start).trim();
  const since = /^(?:effective|valid|in force)\b[^.\ufffc]{4,40}\.$/i.test(before) ? `${before} ` : '';
  return `${title.replace(/[.:!]+$/, '')}. ${since}${text}`;
}

const SUMMARY = /^(?:executive )?summary$|^abstract$|^tl;?dr$|^in short$/i;
const INTENDS = /\b(?:we|it) (?:will|should|must)\b|\b(?:is|are) (?:to be|added|introduced|replaced)\b/i;

/** What a proposal or a decision is: the sentence that says so, or else the first under such a heading. */
function readProposal(outline: Outline, statements: readonly Statement[]): Statement | undefined {
  if (readRecord(outline) === undefined) return undefined;
  const summed = statements.find(({ section }) => SUMMARY.test(section.title));
  if (summed) return summed;
  const own = statements.filter(
    ({ section, block }) => !block.list && recordPartOf(section.title) === 'proposal',
  );
  const opening = own.find(
    ({ block, section, at }) => section.blocks[0] === block && block.sentences[0]?.start === at,
  );
  return (
    statements.find(({ text }) => PROPOSES.test(text)) ??
    opening ??
    own.find(({ text }) => INTENDS.test(text))
  );
}

/** An opening with more words is long enough. */
const LONG_OPENING = 28;

/** What the opening's paragraph says next; what the next paragraph does where the first is but a few words. */
function goesOn(first: Statement, early: readonly Statement[]): readonly Statement[] {
  const words = first.text.split(' ').length;
  const next = early[early.indexOf(first) + 1];
  if (!next || words > LONG_OPENING || next.leaning) return [];
  const isNear = next.block === first.block || (next.section === first.section && words < SHORT_OPENING);
  return isNear ? [next] : [];
}

const SHORT_OPENING = 12;

const INTRODUCES =
  /^(?:intro(?:duction)?|overview|about|background|summary|abstract|description|purpose|meaning|context|scope|synopsis|what (?:is|are|happened)|why|in short|tl;?dr)\b/i;

/** Whether a sentence opens the document: it stands under its title, or speaks of it; what it orders says nothing of that. */
function isOpening({ text, section, block, paragraph, at }: Statement, title: string): boolean {
  if (block.list && ORDERED.test(text)) return false;
  if (FORBIDS.test(text) || /^(?:check|see|read|visit|send)\b/i.test(text)) return false;
  if (section.level === 0 || section.title === title || title.startsWith(section.title)) return true;
  if (IMPERATIVE.test(text) || /^(?:if|when|once|unless)\b/i.test(text)) return false;
  return (
    INTRODUCES.test(section.title.replace(/^[\d.]+\s+/, '')) ||
    (paragraph === 1 && block.sentences[0]?.start === at && SAYS_WHAT.test(text)) ||
    overlap(title, text) > HALF
  );
}

/** What stands in many documents and says nothing of this one. */
const COMMON_SECTION =
  /^(?:table of )?contents$|^(?:licen[cs]e|contribut\w+|change ?log|authors?|credits?|acknowledge?ments?|thanks|sponsors?|see also|further reading|next steps)$/i;
const SECTIONS = 8;
const MIN_SECTIONS = 3;
const MIN_VERSIONS = 2;
const LONG_HEADING = 42;

/** A text of questions without a word about itself, which does not begin with what the first answer says. */
function isAsked({ title, root, sections }: Outline): boolean {
  const asked = sections.filter((section) => section.title.endsWith('?'));
  return (
    (title === '' || /^(?:faqs?|(?:frequently|commonly) asked questions)$/i.test(title)) &&
    [root, ...sections].every((one) => (one.level > 0 && one.title !== title) || one.blocks.length === 0) &&
    asked.length >= MIN_SECTIONS &&
    asked.length > sections.length / 2
  );
}

/** What the headings say of a text that has a title and no sentence about itself; empty without either. */
function listSections(title: string, sections: Outline['sections']): string {
  const below = sections.filter((section) => section.title !== title && !COMMON_SECTION.test(section.title));
  const level = Math.min(...below.map((section) => section.level));
  const titles = below
    .filter((section) => section.level === level)
    .map((section) => section.title.replace(/^\d+[.)]\s+/, ''))
    .filter((name) => !COMMON_SECTION.test(name));
  const long = titles.filter((name) => name.length > LONG_HEADING && !name.endsWith('?')).length;
  const isOfVersions = titles.every(isVersion);
  const least = isOfVersions ? MIN_VERSIONS : MIN_SECTIONS;
  if (titles.length < least || (!isOfVersions && long > titles.length / 4)) return '';
  const names = isOfVersions ? titles.map(versionName) : titles;
  const rest = names.length - SECTIONS;
  const named = rest > 1 ? [...names.slice(0, SECTIONS), `${rest} more`] : names;
  const asked = titles.filter((name) => name.endsWith('?'));
  if (asked.length > titles.length / 2)
    return `${title === '' ? 'Answers' : `${title.replace(/[.:!?]+$/, '')}. Answers`}: ${asked.slice(0, SECTIONS).join(' ')}`;
  if (title === '') return `Covers ${inLine(named)}.`;
  return `${title.replace(/[.:!]+$/, '')}, in these ${isOfVersions ? 'versions' : 'sections'}: ${inLine(named)}.`;
}

function itemsOf(document: SourceDocument, section: Section): string[] {
  const items = readLists(document, section).flatMap((list) => list.items.map(wholeItem));
  return items.length > 0
    ? items
    : section.blocks
        .filter(({ kind }) => kind === 'paragraph')
        .flatMap((block) => block.sentences.map((sentence) => readable(document, block, sentence)));
}

/** "Either: you need no availability, or you have read of budgets." */
function wholeItem({ text, below }: ListItem): string {
  if (!text.endsWith(':') || below.length === 0) return text;
  const parts = below.map((item) => uncapitalized(item.replace(/[.;,]?(?: (?:or|and))?[.;,]?$/, '')));
  return `${text} ${parts.join(/^either\b/i.test(text) ? '; or ' : '; ')}.`;
}
