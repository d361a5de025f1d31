import type { Block, SourceDocument } from '../../document/types.ts';
import { readable } from '../reading/readable.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { readLists, type ListItem } from '../reading/lists.ts';
import {
  chooseStatements,
  overlap,
  readStatements,
  withFollowUp,
  type Statement,
} from '../reading/salience.ts';
import { readOutline, type Outline, type Section } from '../reading/sections.ts';
import { isVersion, readVersions, versionName } from '../reading/versions.ts';
import { listed } from '../writing/markdown.ts';
import { readChanges, type VersionChanges } from './changes.ts';
import { readEndpoints } from './endpoints.ts';
import { readNextSteps } from './next-steps.ts';
import { isInterface, readInterfaces } from './interfaces.ts';
import { readParameters } from './parameters.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';

/** The parts of a summary, each in the words of the document. */
export interface Gist {
  readonly what: readonly string[];
  readonly points: readonly string[];
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
  /** What somebody promised, or is asked, to do. */
  readonly nextSteps: readonly string[];
  readonly warnings: readonly string[];
}

interface Procedure {
  readonly title: string;
  /** Whether the steps follow each other; or else all are needed, in any order. */
  readonly ordered: boolean;
  readonly steps: readonly string[];
  readonly blocks: readonly Block[];
}

export interface GistOptions {
  /** Key points at most. */
  readonly points: number;
  /** Whether sentences may name code. */
  readonly code: boolean;
}

const OPENING = 2;
const STEPS = 12;
const PROCEDURES = 4;
const WARNINGS = 8;
const REQUIREMENTS = 8;
/** A page with more tells of its functions, not of what each takes. */
const FEW_PARAMETERS = 10;
const REQUIREMENT_HEADING =
  /^(?:prerequisites?|requirements?|before you (?:begin|start)|what you(?:'|’)?ll need|you need)\b/i;
const WARNING_BLOCK = /^(?:(?:\[!)?(?:warning|caution|danger|important)\]?\b|⚠)/i;
const WARNING_SENTENCE =
  /^(?:warning|caution|danger|breaking(?: change)?):|^(?:please )?(?:never|do not|don(?:'|’)t|avoid)\b|^(?:make (?:a )?backup|back up)\b|[,;:] (?:do not|don(?:'|’)t)\b|\b(?:(?:must|should) not|(?:shouldn|mustn)(?:'|’)t|never be|never (?:use|store|share|commit|expose|run)|irreversibl[ey]|permanently|(?:is|are) deprecated|data loss|lose (?:data|your)|(?:(?:is|are|be|gets?) (?:lost|overwritten|erased|wiped|destroyed))|not recommended|insecure|(?:is|are|becomes?|makes? [^.]{1,40}) vulnerable|not guaranteed|silently (?:los|drop|ignor|overwrit|fail|discard)\w+|will (?:stop working|be removed|no longer)|breaking changes?|security risk|at your own risk|no longer (?:supported|available)|be careful|cannot be (?:undone|recovered|reversed|changed)|can(?:'|’)t be (?:undone|recovered|reversed|changed))\b/i;
/** All that stands under it warns. */
const BREAKING = /^(?:\W*)breaking changes?\b/i;
/** A warning speaks of harm or forbids; "you do not need to" does neither. */
const HARMLESS =
  /\b(?:do not|don(?:'|’)t) (?:need|have to|want|require|worry|matter|care|mean)\b|\b(?:should|must) not matter\b/i;
const ADMONITION_WORD = /^(?:(?:warning|caution|danger|important|notice|note|hint|attention)\b[:!]?\s*)+/i;

export function readGist(document: SourceDocument, options: GistOptions): Gist {
  const outline = readOutline(document);
  const said = readStatements(document, outline).filter(({ text }) => options.code || !text.includes('`'));
  const all = aboutSubject(said);
  const what = outline.sections.length === 0 ? readOpening(document, all) : readWhat(outline, all);
  // "Avoid drawing the range" tells what a version does.
  const isChangelog = readVersions(outline).length > 0;
  const warnings = readWarnings(
    document,
    isChangelog ? all.filter(({ text }) => !/^avoid\b/i.test(text)) : all,
  );
  const requirements = outline.sections
    .filter(({ title }) => REQUIREMENT_HEADING.test(title))
    .flatMap((section) => itemsOf(document, section))
    .slice(0, REQUIREMENTS);
  const nextSteps = [...new Set(readNextSteps(document, outline).map(({ text }) => text))].filter(
    (text) => !warnings.includes(text),
  );
  const interfaces = options.code ? readInterfaces(document, outline) : [];
  const used = [...what, ...warnings, ...requirements, ...nextSteps, ...interfaces];
  const procedures = readProcedures(document, outline, options);
  const steps = new Set(procedures.flatMap((procedure) => procedure.blocks));
  const rest = all
    .filter(({ block }) => !steps.has(block))
    .filter(({ text }) => !used.some((other) => other === text || overlap(other, text) > 0.8));
  const versions = readChanges(document, outline, options.points, used)
    .map(({ title, changes }) => ({
      title,
      changes: options.code ? changes : changes.filter((text) => !text.includes('`')),
    }))
    .filter(({ changes }) => changes.length > 0);
  const points =
    versions.length > 0
      ? []
      : chooseStatements(rest, options.points, Math.max(2, Math.ceil(options.points / 3))).map((statement) =>
          inContext(statement, document),
        );
  const endpoints = options.code ? readEndpoints(document, outline) : [];
  const parameters = options.code ? readParameters(document, outline) : [];
  return {
    what,
    points,
    versions,
    endpoints,
    requirements,
    procedures,
    interfaces,
    parameters: interfaces.length > 0 && parameters.length > FEW_PARAMETERS ? [] : parameters,
    nextSteps,
    warnings,
  };
}

/** What happened to it is told by the heading of a changelog alone: "Fixed: A crash when …". */
function inContext(statement: Statement, document: SourceDocument): string {
  const { section, passage, block } = statement;
  const { title } = section;
  const text = passage === block ? withFollowUp(document, statement) : statement.text;
  return /^(?:added|changed|fixed|removed|deprecated|security|bug ?fixes)$/i.test(title)
    ? `${title}: ${text}`
    : text;
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

/** The opening's sentences that stand alone, or else a sentence that says what the title's subject is. */
export function readWhat(
  { title, description, sections }: Outline,
  statements: readonly Statement[],
): string[] {
  const early = statements.filter(
    ({ paragraph, block }) => paragraph <= OPENING_PARAGRAPHS && !block.list && !block.quoted,
  );
  const opening = early.filter((statement) => isOpening(statement, title));
  const first = opening[0];
  const underTitle = first?.section.level === 0 || first?.section.title === title;
  if (first && (underTitle || !description))
    return opening
      .filter(({ block, passage }) => block === first.block || passage === first.passage)
      .slice(0, OPENING)
      .map(({ text }) => capitalizedWord(text));
  if (description) return [/[.!]$/.test(description) ? description : `${description}.`];
  if (readVersions({ sections }).length > 0) return [listSections(title || 'Changelog', sections)];
  const headline = sections[0]?.title ?? title;
  // `A Node package that spawns clusters` says it, though no sentence does.
  if (/^an? /i.test(headline) && headline.split(' ').length > 4) return [`${headline}.`];
  const telling = statements.filter(({ text }) => SAYS_WHAT.test(text) && overlap(title, text) > 0);
  if (telling.length > 0) return chooseStatements(telling, 1).map(({ text }) => text);
  const plain = statements.filter(
    ({ text }) => !FORBIDS.test(text) && !IMPERATIVE.test(text) && !CLAUSE.test(text),
  );
  const best = (chooseStatements(plain, 1)[0] ?? plain[0])?.text;
  const covers = listSections(title || headline, sections);
  return covers !== '' ? [covers] : best === undefined ? [] : [best];
}

const GREETING = /^(?:hi|hello|dear|hey)\b/i;

/** What a text without headings begins with, a short first sentence with the one behind it; or else as `readWhat`. */
function readOpening(document: SourceDocument, statements: readonly Statement[]): string[] {
  const first = document.blocks.find(
    ({ kind, words, list, prose }) =>
      kind === 'paragraph' && !list && words.length >= LEAST_OPENING && !GREETING.test(prose),
  );
  const own = statements.filter(({ block }) => block === first);
  const [sentence] = first?.sentences ?? [];
  const told = sentence !== undefined && own.some(({ at }) => at === sentence.start);
  if (!first || !sentence || told || sentence.words.length > SHORT_OPENING)
    return readWhat(readOutline(document), statements);
  const texts = first.sentences.slice(0, OPENING).map((part) => readable(document, first, part));
  return texts.every((text) => /[.!]$/.test(text)) && opensAText(texts[0] ?? '')
    ? texts
    : readWhat(readOutline(document), statements);
}

const LEAST_OPENING = 12;
const SHORT_OPENING = 8;
/** Who or what it is about, and nothing that stands before. */
const opensAText = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/^(?:this|that|these|those|it|they|so|but|and|also|\d)/i.test(text);

const INTRODUCES =
  /^(?:intro(?:duction)?|overview|about|background|summary|abstract|description|purpose|what (?:is|are)|why)\b/i;

/** Whether a sentence opens the document: it stands under its title, or speaks of it; what it orders says nothing of that. */
function isOpening({ text, section }: Statement, title: string): boolean {
  if (FORBIDS.test(text)) return false;
  if (section.level === 0 || section.title === title || title.startsWith(section.title)) return true;
  if (IMPERATIVE.test(text)) return false;
  return INTRODUCES.test(section.title) || SAYS_WHAT.test(text) || overlap(title, text) > 0;
}

const FORBIDS = /^(?:never|do not|don['’]t|avoid)\b/i;
/** What stands in many documents and says nothing of this one. */
const COMMON_SECTION =
  /^(?:table of )?contents$|^(?:licen[cs]e|contribut\w+|change ?log|authors?|credits?|acknowledge?ments?|thanks|sponsors?|see also|further reading|next steps)$/i;
const SECTIONS = 8;
const MIN_SECTIONS = 3;
const LONG_HEADING = 42;

/** What the headings say of a text that has a title and no sentence about itself; empty without either. */
function listSections(title: string, sections: Outline['sections']): string {
  const below = sections.filter((section) => section.title !== title && !COMMON_SECTION.test(section.title));
  const level = Math.min(...below.map((section) => section.level));
  const titles = below.filter((section) => section.level === level).map((section) => section.title);
  const long = titles.filter((name) => name.length > LONG_HEADING).length;
  if (title === '' || titles.length < MIN_SECTIONS || long > titles.length / 4) return '';
  const isOfVersions = titles.every(isVersion);
  const names = isOfVersions ? titles.map(versionName) : titles;
  const rest = names.length - SECTIONS;
  const named = rest > 1 ? [...names.slice(0, SECTIONS), `${rest} more`] : names;
  return `${title.replace(/[.:!]+$/, '')}, in these ${isOfVersions ? 'versions' : 'sections'}: ${listed(named)}.`;
}

function readWarnings(document: SourceDocument, statements: readonly Statement[]): string[] {
  const admonitions = document.blocks.filter(
    (block) => block.quoted && WARNING_BLOCK.test(sourceBefore(document, block)),
  );
  const marked = admonitions.map((block) => readable(document, block).replace(ADMONITION_WORD, ''));
  const breaking = statements.filter(({ section }) => BREAKING.test(section.title)).map(({ text }) => text);
  const said = statements
    .filter(({ text }) => WARNING_SENTENCE.test(text) && !HARMLESS.test(text))
    .map((statement) => {
      const text = withFollowUp(document, statement).replace(ADMONITION_WORD, '');
      // "Never call it twice" under the heading of a function.
      return isInterface(statement.section.title)
        ? `\`${statement.section.title}\`: ${capitalized(text)}`
        : text;
    });
  const found: string[] = [];
  for (const text of [...marked, ...breaking, ...said].map(capitalizedWord)) {
    if (text.split(' ').length < 4 || found.some((other) => overlap(other, text) > 0.7)) continue;
    found.push(text);
  }
  return found.slice(0, WARNINGS);
}

/** What an admonition's first line says before its text: `> [!WARNING]`, `:::warning`, `> **Warning**`. */
function sourceBefore({ text }: SourceDocument, { start }: Block): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const previous = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
  const own = text.slice(lineStart, start + 40).replace(/^[\s>*_:/!?]+/, '');
  const above = previous.replace(/^[\s>*_:/!?]+/, '');
  return WARNING_BLOCK.test(own) ? own : above;
}

/** "To use system trust stores, you need to:" leads in what must be done, in whatever order. */
const TO_DO =
  /^to [^,]+,.*:$|\b(?:need to|must|have to|should)(?: do)?(?: the following| all of (?:these|the following)| these(?: things)?)?:$/i;

function readProcedures(
  document: SourceDocument,
  { root, sections }: Outline,
  options: GistOptions,
): Procedure[] {
  const lists = [root, ...sections].flatMap((section) =>
    readLists(document, section)
      .filter(
        ({ ordered, items, lead }) => items.length > 1 && (ordered || TO_DO.test(lead)) && isProcedure(items),
      )
      .map(({ items, ordered, lead }) => ({
        title: ordered ? section.title : lead.replace(/:$/, ''),
        ordered,
        steps: items.map((item, index) => stepOf(document, section, item, items[index + 1], options)),
        blocks: items.map(({ block }) => block),
      })),
  );
  const numbered = sections.filter(({ title }) => /^(?:step\s+)?\d+[.:)]?\s+\S/i.test(title));
  const headings =
    numbered.length > 1
      ? [
          {
            title: 'Steps',
            ordered: true,
            steps: numbered.map(({ title }) => title.replace(/^(?:step\s+)?\d+[.:)]?\s+/i, '')),
            blocks: [],
          },
        ]
      : [];
  return [...headings, ...lists]
    .slice(0, PROCEDURES)
    .map((procedure) => ({ ...procedure, steps: procedure.steps.slice(0, STEPS) }));
}

/** A step with the command that it leads in, if that is one line; of other code, a summary says nothing. */
function stepOf(
  { text: source }: SourceDocument,
  { code }: Section,
  { text, block }: ListItem,
  next: ListItem | undefined,
  options: GistOptions,
): string {
  if (!text.endsWith(':')) return text;
  const shown = code.find(({ start }) => start > block.end && start < (next?.block.start ?? Infinity));
  const lines = shown
    ? source
        .slice(shown.start, shown.end)
        .split('\n')
        .slice(shown.fenced ? 1 : 0, shown.fenced ? -1 : undefined)
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : [];
  const [line = ''] = lines;
  const isCommand = options.code && lines.length === 1 && line.length < LONG_COMMAND && !line.includes('`');
  return isCommand ? `${text} \`${line}\`.` : text.replace(/:$/, '.');
}

const LONG_COMMAND = 120;

/** What people do without changing anything. */
const LOOKS =
  /^(?:check|verify|confirm|look|make sure|ensure|find|note|review|inspect|see|compare|skip|page|tell|ask)\b/i;
/** "If the pool is full, go …", "To confirm, look …". */
const CLAUSE = /^(?:if|when|once|to|in order to|after|before|for|on|in)\b[^,]*, /i;

/** Most of the items say what to do. */
function isProcedure(items: readonly ListItem[]): boolean {
  const orders = (text: string): boolean =>
    IMPERATIVE.test(text) ||
    LOOKS.test(text) ||
    LOOKS.test(text.replace(CLAUSE, '')) ||
    IMPERATIVE.test(text.replace(CLAUSE, ''));
  return items.filter(({ text }) => orders(text)).length >= items.length / 2;
}

function itemsOf(document: SourceDocument, section: Section): string[] {
  const items = readLists(document, section).flatMap((list) => list.items.map(({ text }) => text));
  return items.length > 0
    ? items
    : section.blocks
        .filter(({ kind }) => kind === 'paragraph')
        .flatMap((block) => block.sentences.map((sentence) => readable(document, block, sentence)));
}
