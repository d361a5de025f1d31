import type { Block, CodeBlock, SourceDocument } from '../../document/types.ts';
import { readFields } from './fields.ts';
import { plain } from './readable.ts';
import { readUnmarkedHeadings } from './unmarked-headings.ts';
import { readTagline } from './tagline.ts';
import { isVersion } from './versions.ts';

/** A heading with what stands under it, down to the next heading; subsections are its children. */
export interface Section {
  /** 1 to 6; 0 for what stands before the first heading, and for the document itself. */
  readonly level: number;
  /** Without markup; empty where `level` is 0. */
  readonly title: string;
  readonly heading: Block | undefined;
  /** Paragraphs, list items and table cells of its own, in order. */
  readonly blocks: readonly Block[];
  readonly code: readonly CodeBlock[];
  readonly children: readonly Section[];
}

/** The first block of a section that has words of its own: badges and "Extends: `Handler`" stand in front of it. */
export const firstProse = ({ blocks }: Section): Block | undefined =>
  blocks.find(({ words }) => words.filter(({ kind }) => kind === 'word').length > 1) ??
  blocks.find(({ words }) => words.some(({ kind }) => kind === 'word'));

interface OpenSection extends Section {
  readonly blocks: Block[];
  readonly code: CodeBlock[];
  readonly children: OpenSection[];
}

export interface Outline {
  /**
   * The front matter's title, or the only heading of the highest level where the text begins with it: "Hooks – Fastify"
   * where that is a product's name over the page's own.
   */
  readonly title: string;
  /** What the author's fields describe it as, or else what the title or the line under it says; empty without any. */
  readonly description: string;
  /** What belongs to no heading, with all sections as children. */
  readonly root: Section;
  /** Every section with a heading, in order. */
  readonly sections: readonly Section[];
}

/** The sections of a document. */
export function readOutline(document: SourceDocument): Outline {
  const fields = readFields(document);
  const root = openSection(undefined, 0, '');
  const sections: OpenSection[] = [];
  const path = [root];
  let code = 0;
  const collectCode = (before: number): void => {
    for (; (document.codeBlocks[code]?.start ?? Infinity) < before; code += 1) {
      const block = document.codeBlocks[code];
      if (block) path.at(-1)?.code.push(block);
    }
  };
  const unmarked = readUnmarkedHeadings(document);
  for (const block of document.blocks) {
    if (block.start < (document.frontMatter?.end ?? 0) || isMetadata(document, block)) continue;
    collectCode(block.start);
    const level = block.kind === 'heading' ? (block.level ?? 0) : unmarked.get(block);
    if (level === undefined) {
      path.at(-1)?.blocks.push(block);
      continue;
    }
    const section = openSection(block, level, withoutSigns(plain(document, block)).replace(/:$/, ''));
    while (path.length > 1 && (path.at(-1)?.level ?? 0) >= section.level) path.pop();
    path.at(-1)?.children.push(section);
    path.push(section);
    sections.push(section);
  }
  collectCode(Infinity);
  const title = fields.title ?? titleOf(root, sections);
  return {
    title,
    description: fields.description ?? readTagline(document, title, sections[0]),
    root,
    sections,
  };
}

function openSection(heading: Block | undefined, level: number, title: string): OpenSection {
  return { level, title, heading, blocks: [], code: [], children: [] };
}

/** Lines of fields with their values above a text: "Author: …", "tags: [a, b]". */
function isMetadata({ text, blocks }: SourceDocument, block: Block): boolean {
  if (block.kind !== 'paragraph' || block.start > (blocks[METADATA_BLOCKS]?.start ?? Infinity)) return false;
  const lines = text.slice(block.start, block.end).split('\n');
  if (block.list) return FIELD_ITEM.test(text.slice(block.start, block.end));
  // "Hotels: up to 140 euros a night. Breakfast is included." tells of the matter.
  const areFields = lines.every(
    (line) =>
      /^\s*(?:\*\*|__)?[\p{L}][\w -]{1,24}(?:\*\*|__)?:(?:\*\*|__)?\s*\S/u.test(line) &&
      !SAYS_MORE.test(line),
  );
  // "**Severity:** 2  **Author:** Tove"
  const inOneLine = /^(?:(?:\*\*)?[\p{L}][\w -]{1,24}:\*\*[^*]{1,40}(?:\*\*)?){2,}$/u.test(
    text.slice(block.start, block.end),
  );
  const isOne =
    lines.length === 1 &&
    !SAYS_MORE.test(lines[0] ?? '') &&
    /^(?:\*\*|__)?(?:author|date|status|version|owner|last updated|tags?|labels?|category|audience|reviewers?|present|attendees?|participants?|absent)s?\b/i.test(
      lines[0] ?? '',
    );
  return inOneLine || (areFields && (lines.length > 1 || isOne));
}

/** A sentence behind another, that is no field itself. */
const SAYS_MORE = /[\p{Ll}\d]{2}[.!?] (?![\p{L}][\w -]{1,24}:)\p{Lu}/u;
const METADATA_BLOCKS = 6;
const FIELD_ITEM =
  /^(?:\*\*)?(?:start date|(?:[\w-]+ )?(?:pr|pull request|issues?)|authors?|status|date|feature name|created|updated|owners?|reviewers?|version)\b[^.:]{0,20}:/i;

/** Without the pictures around it. */
function withoutSigns(title: string): string {
  const bare = title.replace(
    /^(?:\p{Extended_Pictographic}|[\ufe0f\s])+|(?:\p{Extended_Pictographic}|[\ufe0f\s])+$/gu,
    '',
  );
  return bare === '' ? title : bare;
}

function titleOf(root: Section, sections: readonly Section[]): string {
  const first = sections[0];
  if (!first) return '';
  const next = sections[1];
  const isAlone = first.blocks.length === 0 && first.code.length === 0 && first.children.length === 0;
  // "FAQ" with weightier headings right below it: the levels are wrong, the order is not.
  if (root.children[0] === first && root.blocks.length === 0 && isAlone && next && next.level < first.level)
    return first.title;
  const highest = sections.filter(({ level }) => level <= first.level);
  if (root.children[0] !== first || (first.level > 1 && root.blocks.some(({ words }) => words.length > 0)))
    return '';
  // All headings of one level: the first of them bears the title, unless it names a part as the others do.
  if (highest.length > 1)
    return root.blocks.length === 0 &&
      first.level === 1 &&
      (!isPart(first.title) || (GERUND.test(first.title) && first.children.length > sections.length / 2))
      ? first.title
      : '';
  if (isVersion(first.title) && sections.some((other) => other !== first && isVersion(other.title)))
    return '';
  const [second] = first.children;
  const isBanner =
    second &&
    !isVersion(second.title) &&
    !OPENERS.test(second.title) &&
    first.blocks.length === 0 &&
    first.code.length === 0 &&
    isName(first.title) &&
    !/(?:ion|ing|ment|ness|ity|ance|ence)$/.test(first.title);
  return isBanner ? `${second.title} – ${first.title}` : first.title;
}

/** Sections that any document may begin with, and questions: no titles of their own. */
const OPENERS =
  /^(?:overview|introduction|about|summary|background|abstract|contents|install\w*|usage|requirements|prerequisites|set ?up|features?)$|\?$/i;

const GERUND = /^\p{L}+ing\s/u;

/** What names a part, a step or a version of a document and not the whole of it. */
export function isPart(title: string): boolean {
  return (
    isVersion(title) ||
    /^(?:(?:step|part|chapter|section|phase|day|week|q|lesson|module)\b|[\dIVX]+[.)]|(?:intro\w*|overview|about|summary|abstract|background|context|motivation|getting started|what you['’]ll \w+|install\w*|usage|requirements|prerequisites|setup|features?|contents|table of contents|status|goals?|purpose|scope|description)$)|\?$/i.test(
      title,
    ) ||
    GERUND.test(title)
  );
}

/** One or two words with capitals, as products are named. */
function isName(title: string): boolean {
  return /^\p{Lu}[\w.]*(?: \p{Lu}[\w.]*)?$/u.test(title);
}
