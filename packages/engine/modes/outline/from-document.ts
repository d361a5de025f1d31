import type { Block, SourceDocument } from '../../document/types.ts';
import type { Job } from '../../types.ts';
import { IMPERATIVE, SIGNS, type FactKind } from '../generate/signs.ts';
import { SIGNS_OF_TYPE } from '../generate/signs-of-type.ts';
import { isMissed, isSaid } from '../generate/template-sections.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { contentTypeOf, INSTALL, readContentType, type ContentType } from '../reading/content-type.ts';
import { readLists } from '../reading/lists.ts';
import { lowered, named, nameOf, MOST_NAMED } from '../reading/digests.ts';
import { readListedParameters } from '../reading/parameters.ts';
import { onlyLine, readable } from '../reading/readable.ts';
import { PARAGRAPH_LABEL, readPassages } from '../reading/passages.ts';
import { proposeTitle } from '../reading/propose-title.ts';
import { underHeading } from '../reading/independence.ts';
import { chooseStatements, withFollowUp } from '../reading/salience.ts';
import { isFragment } from '../reading/fragments.ts';
import { readStatements, type Statement } from '../reading/statements.ts';
import type { Outline, Section } from '../reading/sections.ts';
import { readTopics } from '../reading/topics.ts';
import { readGist } from '../summarize/gist.ts';
import { bullets, heading, join, listed, numbered, section } from '../writing/markdown.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { writeMissing } from './missing.ts';
import { outlinePoints } from './points.ts';

/**
 * The document's headings at levels that follow each other, each with what its section says.
 * @param levels of headings at most
 */
export function outlineDocument(
  document: SourceDocument,
  outline: Outline,
  job: Job,
  levels = Infinity,
): string {
  const statements = readStatements(document, outline);
  if (isPlain(outline)) return outlinePlainText(document, outline, statements);
  const points = outlinePoints(document, outline);
  if (points !== '') return points;
  const { root } = outline;
  const [first] = root.children;
  // A first heading with no more than a line below it, beside others of its level, is the name of the whole.
  const isName =
    first?.level === 1 &&
    first.children.length === 0 &&
    first.code.length === 0 &&
    root.children.length > 2 &&
    root.children.every(({ level }) => level === 1) &&
    first.blocks.filter(({ words }) => words.some(({ kind }) => kind === 'word')).length <= 1;
  const isWhole = isName || (root.children.length === 1 && (first?.level === 1 || root.blocks.length === 0));
  const single = first && (isWhole || first.title === outline.title) ? first : undefined;
  const title =
    single?.title ??
    (outline.title || proposeTitle(document, readTopics(document, outline)) || '[VERIFY] Title');
  // Of a plain text the first line may be the title.
  const opening = [...root.blocks, ...(single?.blocks ?? [])].filter(
    (block) => readable(document, block) !== title,
  );
  const code = [...root.code, ...(single?.code ?? [])];
  const parts = [heading(1, title), describe(document, { blocks: opening, code, children: [] }, statements)];
  const isTitle = ({ title: name, blocks, code, children }: Section): boolean =>
    name === title && blocks.length + code.length + children.length === 0;
  const walk = (section: Section, level: number): void => {
    if (level > levels || isTitle(section) || NAVIGATION.test(section.title)) return;
    parts.push(heading(level, section.title), describe(document, section, statements));
    section.children.forEach((child) => walk(child, level + 1));
  };
  [...(single?.children ?? []), ...root.children.filter((child) => child !== single)].forEach((child) =>
    walk(child, 2),
  );
  return join(parts, tellMissing(document, outline, job, statements));
}

/** Whether a text has no heading, or but one over many paragraphs. */
function isPlain({ root, sections: [first, second] }: Outline): boolean {
  if (!first) return true;
  return (
    second === undefined &&
    root.blocks.length === 0 &&
    first.blocks.filter(({ list }) => !list).length > FEW_BLOCKS
  );
}

const FEW_BLOCKS = 2;

/** One step of several. */
const STEP = new RegExp(`^(?:if|when|once|to|in order to|otherwise)\\b|${IMPERATIVE.source}`, 'i');
const NAVIGATION = /^(?:table of )?contents$|^(?:toc|on this page|quick links|index)$/i;

type Described = Pick<Section, 'blocks' | 'code' | 'children'>;

/** What a section says first, or else weightiest, in its own words, and what else stands in it. */
function describe(document: SourceDocument, part: Described, statements: readonly Statement[]): string {
  const whole = tellShortList(document, part);
  if (whole !== '') return whole;
  const inside = new Set<Block>(part.blocks);
  const own = statements.filter(({ block }) => inside.has(block));
  // A step in the middle of a list says nothing of the part.
  const telling = own.filter(({ block, text }) => !block.quoted && !(block.list?.ordered && STEP.test(text)));
  const [first] = part.blocks;
  const areSteps = own[0]?.block === first && first?.list?.ordered === true;
  const lead = openingOf(document, first) || (areSteps ? own[0] : (telling[0] ?? own[0]))?.text;
  const isDigest =
    lead !== undefined && telling.some(({ text, leaning, block }) => text === lead && leaning && block.list);
  const contents = describeContents(document, part, isDigest ? '' : lead);
  // "*Holds a list of A, B, and C.*" says more than the first of them.
  const isOfNames = first?.list && !first.list.ordered && /^\*Holds a list of (?!\d)/.test(contents);
  if (lead !== undefined || contents !== '') return isOfNames ? contents : join(lead, contents);
  const text = first && part.blocks.length === 1 ? readable(document, first) : '';
  if (text !== '' && text.length < 120) return text;
  const names = part.children.map(({ title }) => title);
  if (names.filter((name) => name.endsWith('?')).length > names.length / 2)
    return `Answers: ${names.join(' ')}`;
  return names.length > 1 ? `Covers ${named(names)}.` : '';
}

const FEW_ITEMS = 5;
/** Of more with names, these say enough. */
const FEW_NAMED = 3;
const SHORT_LIST = 60;

/** All that a section says, where that is a list of a few short items; empty otherwise. */
function tellShortList(document: SourceDocument, { blocks: all, code }: Described): string {
  // A box beside the list is none of it.
  const blocks = all.filter(({ quoted }) => !quoted);
  const areItems = blocks.every(({ list }) => list?.leads === true && list.depth === 1);
  if (blocks.length === 0 || blocks.length > FEW_ITEMS || !areItems || code.length > 0) return '';
  if (blocks.reduce((sum, { words }) => sum + words.length, 0) > SHORT_LIST) return '';
  const items = blocks.map((block) => readable(document, block));
  if (items.some((item) => item === '' || /[:,]$/.test(item))) return '';
  if (items.length > FEW_NAMED && items.every((item) => nameOf(item) !== '')) return '';
  if (items.every((item) => /[.!?]$/.test(item))) return items.join(' ');
  const [head = '', ...others] = items.map((item) => item.replace(/[.;]$/, ''));
  return `${[head, ...others.map((item) => lowered(item, document))].join('; ')}.`;
}

const LONGEST_OPENING = 50;

/** What a section begins with, if that is a sentence. */
function openingOf(document: SourceDocument, first: Block | undefined): string {
  const [sentence] = first?.sentences ?? [];
  if (first?.kind !== 'paragraph' || first.list || first.quoted || !sentence) return '';
  if (sentence.words.length > LONGEST_OPENING || isFragment(first, sentence)) return '';
  const said = capitalizedWord(underHeading(readable(document, first, sentence)));
  const next = sentence.words.length < SHORT_OPENING ? first.sentences[1] : undefined;
  const more = next && said !== '' ? underHeading(readable(document, first, next)) : '';
  return more === '' ? said : `${said} ${more}`;
}

/** In words: "Open Numbering." says too little. */
const SHORT_OPENING = 5;

/** The headers of each table, in their order. */
function headersOf(document: SourceDocument, blocks: readonly Block[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  let [inTable, inHeader] = [false, false];
  for (const block of blocks) {
    if (block.kind === 'table-cell' && !inTable) {
      tables.push([]);
      inHeader = true;
    }
    inTable = block.kind === 'table-cell';
    // Rows may have headers of their own.
    inHeader &&= block.tableHeader === true;
    const name = inHeader ? readable(document, block) : '';
    if (name !== '') tables.at(-1)?.push(name);
  }
  return tables;
}

/** "A table (Name, Type)", "2 tables (Name, Type)": tables with different headers are only counted. */
function describeTables(tables: readonly (readonly string[])[]): string {
  const names = new Set(tables.map((headers) => headers.slice(0, MOST_NAMED).join(', ')));
  const [only = ''] = names;
  const counts = tables.length > 1 ? `${tables.length} tables` : 'a table';
  return names.size === 1 && only.includes(', ') ? `${counts} (${only})` : counts;
}

/** @param lead what is told of the section already; empty where its lists are */
function describeContents(
  document: SourceDocument,
  { blocks, code }: Described,
  lead: string | undefined,
): string {
  const lists = readLists(document, { blocks, code, children: [], level: 0, title: '', heading: undefined });
  const steps = lists.filter(({ ordered }) => ordered).reduce((sum, { items }) => sum + items.length, 0);
  const items = lists
    .filter(({ ordered }) => !ordered)
    .flatMap((list) => list.items.map(({ text }) => nameOf(text)))
    // A name that breaks off inside of its code is none.
    .map((name) => (name.split('`').length % 2 === 1 ? name : ''));
  const listsTold =
    lead === '' ||
    (items.length > 1 &&
      lead !== undefined &&
      items.slice(0, 2).every((name) => name !== '' && lead.includes(name)));
  const names = items.filter((name) => name !== '');
  const isNamed = names.length > 1 && names.length === items.length && new Set(names).size === names.length;
  const cells = blocks.some(({ kind }) => kind === 'table-cell');
  const only = code.length === 1 && blocks.length === 0 && code[0] ? onlyLine(document, code[0]) : '';
  const shown = only && `: \`${only}\``;
  const languages = [...new Set(code.map(({ language }) => language).filter(Boolean))];
  const parameters = readListedParameters(document);
  const settings = blocks.flatMap((block) => parameters.get(block)?.name ?? []).map((name) => `\`${name}\``);
  const parts = [
    settings.length > 1 && named(settings),
    steps > 1 && `${steps} numbered items`,
    items.length > 1 &&
      !listsTold &&
      (isNamed ? `a list of ${named(names)}` : `a list of ${items.length} items`),
    cells && describeTables(headersOf(document, blocks)),
    code.length > 0 &&
      `${counted(code.length, 'code block')}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}${shown}`,
  ];
  const told = listed(parts.filter((part) => part !== false));
  return told && `*Holds ${told}.*`;
}

const STEPS = /^(?:steps|procedure)$/i;
/** What says too little to stand for a section. */
const VAGUE: ReadonlySet<FactKind> = new Set(['detail', 'statement', 'scope', 'step', 'check']);

const LICENSED = /\blicen[cs]ed\b|^licen[cs]e: \S/i;
const CAUSE = /\b(?:root cause|the cause) (?:was|is|of)\b|\bcaused by\b|\bdue to\b/i;

/** What the sentences of a text tell of, wherever they stand. */
function factsIn(statements: readonly Statement[], type: ContentType): ReadonlySet<FactKind> {
  const ofType = SIGNS_OF_TYPE[type] ?? [];
  const kinds = statements.flatMap(({ text }) => [
    ...ofType.flatMap(([kind, says]) => (says.test(text) ? kind : [])),
    SIGNS.find(([, says]) => says.test(text))?.[0] ?? [],
    CAUSE.test(text) ? ('cause' as const) : [],
  ]);
  return new Set(kinds.flat().filter((kind) => !VAGUE.has(kind)));
}

/** "It applies to every business unit", wherever it says so. */
const SCOPED = /\b(?:applies|apply|is open) (?:only )?to\b|\bis for (?:all|every)\b/i;

/** Sections that a document of its kind usually has and this one lacks. */
function tellMissing(
  document: SourceDocument,
  outline: Outline,
  { docType, audience }: Job,
  statements: readonly Statement[],
): string {
  const type = readContentType(document, outline, docType);
  // A text that looks like these may be anything else.
  if (contentTypeOf(docType ?? '') === undefined && (type === 'concept' || type === 'reference')) return '';
  // Changes are listed by version there, under headings that are always the same.
  if (!type || /\bchange ?log\b/i.test(outline.title)) return '';
  const titles = outline.sections.map(({ title }) => title.toLowerCase());
  const told = factsIn(statements, type);
  const isSummed =
    statements.filter(
      ({ section, leaning }) => !leaning && (section.level === 0 || section.title === outline.title),
    ).length > 1;
  // Steps are steps, whatever their heading.
  const hasSteps = document.blocks.some(({ list }) => list?.ordered);
  // "MIT licensed." is too short for a statement.
  const isLicensed = document.blocks.some(({ prose }) => LICENSED.test(prose));
  const isScoped = document.blocks.some(({ prose }) => SCOPED.test(prose));
  const missing = TEMPLATES[type].sections.filter(
    ({ title: name, expected, known, facts }) =>
      (expected || isMissed(name, audience)) &&
      !titles.some((title) => known.test(title)) &&
      !(hasSteps && STEPS.test(name)) &&
      !(isLicensed && /^license$/i.test(name)) &&
      !(isScoped && /^who it applies/i.test(name)) &&
      !(/^install/i.test(name) && INSTALL.test(document.text)) &&
      !facts.some((kind) => told.has(kind)) &&
      !isSaid(name, document.text) &&
      !(isSummed && /^(?:summary|problem)$/i.test(name)),
  );
  return writeMissing(type, missing, 'which the document lacks');
}

/** A text without headings as passages, each under the topic that is its own. */
function outlinePlainText(
  document: SourceDocument,
  outline: Outline,
  statements: readonly Statement[],
): string {
  const topics = readTopics(document, outline);
  const name = outline.sections[0]?.title ?? (proposeTitle(document, topics) || '[VERIFY] Title');
  const title = heading(1, name);
  const note = '> [VERIFY] The text has no headings; these are taken from what its paragraphs speak of.';
  const passages = readPassages(document, name);
  if (passages.length < 2) return join(title, outlinePassage(document), note);
  const parts = passages.flatMap(({ blocks, heading: topic }) => {
    const inside = new Set(blocks);
    const own = statements.filter(({ block }) => inside.has(block));
    const said = own[0] ? withFollowUp(document, own[0]) : firstSentence(document, blocks);
    // The heading says its label already.
    const lead = capitalizedWord(said.replace(PARAGRAPH_LABEL, '').replace(/^\*\*[^*]+\?\*\* /, ''));
    // A summary of a long passage says its weightiest sentence too.
    const chosen = chooseStatements(own.slice(1), 1);
    // Short paragraphs that share a heading are each told by how they open; the lead opens the first.
    const more = blocks.flatMap((block, index) => {
      const told = own.filter((one) => one.block === block);
      const opening = index === 0 || block.list ? [] : [told[0]?.text ?? firstSentence(document, [block])];
      return [
        ...new Set([...opening, ...told.filter((one) => chosen.includes(one)).map(({ text }) => text)]),
      ];
    });
    return [
      heading(2, topic || '[VERIFY] Heading'),
      [lead, ...more.filter((text) => text !== '' && !lead.includes(text))].join(' '),
      describeLists(blocks),
    ];
  });
  return join(title, parts, note);
}

/** A text of one paragraph by what its sentences do. */
function outlinePassage(document: SourceDocument): string {
  const { what, points, requirements, procedures, nextSteps, warnings } = readGist(document, {
    points: PASSAGE_POINTS,
    code: true,
  });
  return join(
    section(2, 'Summary', what.join(' ')),
    section(2, 'Details', bullets(points)),
    section(2, 'Before you start', bullets(requirements)),
    ...procedures.map(({ title, steps, ordered }) =>
      section(2, procedures.length > 1 ? title : 'Steps', ordered ? numbered(steps) : bullets(steps)),
    ),
    section(2, 'Next steps', bullets(nextSteps)),
    section(2, 'Warnings', bullets(warnings)),
  );
}

const PASSAGE_POINTS = 4;

function describeLists(blocks: readonly Block[]): string {
  const items = blocks.filter(({ list }) => list?.leads && list.depth === 1).length;
  return items > 1 ? `*Holds a list of ${items} items.*` : '';
}

function firstSentence(document: SourceDocument, group: readonly Block[]): string {
  const block = group[0];
  const sentence = block?.sentences[0];
  if (!block || !sentence || sentence.words.length > LONGEST_OPENING) return '';
  return readable(document, block, sentence);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
