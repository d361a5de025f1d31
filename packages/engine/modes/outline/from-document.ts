import { articleFor } from '../../checks/article.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import type { Job } from '../../types.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { contentTypeOf, nameContentType, readContentType } from '../reading/content-type.ts';
import { readLists } from '../reading/lists.ts';
import { readable } from '../reading/readable.ts';
import { readPassages } from '../reading/passages.ts';
import { proposeTitle } from '../reading/propose-title.ts';
import { chooseStatements, readStatements, withFollowUp, type Statement } from '../reading/salience.ts';
import type { Outline, Section } from '../reading/sections.ts';
import { readTopics } from '../reading/topics.ts';
import { bullets, heading, join, listed } from '../writing/markdown.ts';
import { capitalizedWord } from '../writing/capitals.ts';

/** The document's headings at levels that follow each other, each with what its section says. */
export function outlineDocument(document: SourceDocument, outline: Outline, job: Job): string {
  const statements = readStatements(document, outline);
  if (outline.sections.length === 0) return outlinePlainText(document, outline, statements);
  const { root } = outline;
  const [first] = root.children;
  const single = root.children.length === 1 && first ? first : undefined;
  const title = single?.title ?? (outline.title || '[VERIFY] Title');
  const opening = [...root.blocks, ...(single?.blocks ?? [])];
  const parts = [
    heading(1, title),
    describe(document, { blocks: opening, code: [...root.code, ...(single?.code ?? [])] }, statements),
  ];
  const isTitle = ({ title: name, blocks, code, children }: Section): boolean =>
    name === title && blocks.length + code.length + children.length === 0;
  const walk = (section: Section, level: number): void => {
    if (isTitle(section)) return;
    parts.push(heading(level, section.title), describe(document, section, statements));
    section.children.forEach((child) => walk(child, level + 1));
  };
  (single ?? root).children.forEach((child) => walk(child, 2));
  return join(parts, writeMissing(document, outline, job));
}

/** One step of several. */
const STEP = new RegExp(`^(?:if|when|once|to|in order to|otherwise)\\b|${IMPERATIVE.source}`, 'i');

/** What a section says, in its own words, and what else stands in it. */
function describe(
  document: SourceDocument,
  section: Pick<Section, 'blocks' | 'code'>,
  statements: readonly Statement[],
): string {
  const inside = new Set<Block>(section.blocks);
  const own = statements.filter(({ block }) => inside.has(block));
  // A step in the middle of a list says nothing of the section.
  const telling = own.filter(({ block, text }) => !(block.list?.ordered && STEP.test(text)));
  const lead = telling.find(({ block }) => !block.quoted) ?? telling[0];
  const contents = describeContents(document, section);
  if (!lead && contents === '') {
    const [only] = section.blocks;
    const text = only && section.blocks.length === 1 ? readable(document, only) : '';
    return text.length < 120 ? text : '';
  }
  return join(lead?.text, contents && `*Holds ${contents}.*`);
}

function describeContents(document: SourceDocument, section: Pick<Section, 'blocks' | 'code'>): string {
  const lists = readLists(document, { ...section, level: 0, title: '', heading: undefined, children: [] });
  const steps = lists.filter(({ ordered }) => ordered).reduce((sum, { items }) => sum + items.length, 0);
  const points = lists.filter(({ ordered }) => !ordered).reduce((sum, { items }) => sum + items.length, 0);
  const cells = section.blocks.filter(({ kind }) => kind === 'table-cell').length;
  const languages = [...new Set(section.code.map(({ language }) => language).filter(Boolean))];
  const code = section.code.length;
  const parts = [
    steps > 1 && `a numbered list of ${steps}`,
    points > 1 && `a list of ${points}`,
    cells > 0 && 'a table',
    code > 0 && `${counted(code, 'code block')}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}`,
  ];
  return listed(parts.filter((part) => part !== false));
}

/** Sections that a document of its kind usually has and this one lacks. */
function writeMissing(document: SourceDocument, outline: Outline, { docType }: Job): string {
  const type = readContentType(document, outline, docType);
  // A text that looks like these may be anything else.
  if (contentTypeOf(docType ?? '') === undefined && (type === 'concept' || type === 'reference')) return '';
  // Changes are listed by version there, under headings that are always the same.
  if (!type || /\bchange ?log\b/i.test(outline.title)) return '';
  const titles = outline.sections.map(({ title }) => title.toLowerCase());
  const missing = TEMPLATES[type].sections.filter(
    ({ expected, known }) => expected && !titles.some((title) => known.test(title)),
  );
  if (missing.length === 0) return '';
  const lines = missing.map(({ title, purpose }) => `**${title}:** ${purpose}`);
  return join(
    `> [VERIFY] Readers of ${withArticle(nameContentType(type))} look for these sections, which the document lacks.`,
    bullets(lines),
  );
}

/** A text without headings as passages, each under the topic that is its own. */
function outlinePlainText(
  document: SourceDocument,
  outline: Outline,
  statements: readonly Statement[],
): string {
  const topics = readTopics(document, outline);
  const parts = [heading(1, proposeTitle(document, topics) || '[VERIFY] Title')];
  for (const { blocks, heading: topic } of readPassages(document)) {
    const inside = new Set(blocks);
    const own = statements.filter(({ block }) => inside.has(block));
    const lead = own[0] ? withFollowUp(document, own[0]) : firstSentence(document, blocks);
    // A summary of a long passage says its weightiest sentence too.
    const more = chooseStatements(own.slice(1), 1).map(({ text }) => text);
    parts.push(
      heading(2, topic || '[VERIFY] Heading'),
      [capitalizedWord(lead), ...more.filter((text) => !lead.includes(text))].join(' '),
      describeLists(blocks),
    );
  }
  return join(
    parts,
    '> [VERIFY] The text has no headings; these are taken from what its paragraphs speak of.',
  );
}

function describeLists(blocks: readonly Block[]): string {
  const items = blocks.filter(({ list }) => list?.leads && list.depth === 1).length;
  return items > 1 ? `*Holds a list of ${items}.*` : '';
}

function firstSentence(document: SourceDocument, group: readonly Block[]): string {
  const block = group[0];
  const sentence = block?.sentences[0];
  return block && sentence ? readable(document, block, sentence) : '';
}

/** "an API reference", "a runbook", "release notes". */
function withArticle(name: string): string {
  return name.endsWith('notes') ? name : `${articleFor(name.split(' ')[0] ?? '') ?? 'a'} ${name}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
