import type { Block, CodeBlock, SourceDocument } from '../../document/types.ts';
import { plain } from './readable.ts';
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
  /** The front matter's description, or else what the title or the line under it says; empty without any. */
  readonly description: string;
  /** What belongs to no heading, with all sections as children. */
  readonly root: Section;
  /** Every section with a heading, in order. */
  readonly sections: readonly Section[];
}

/** The sections of a document. */
export function readOutline(document: SourceDocument): Outline {
  const frontMatter = readFrontMatter(document);
  const root = openSection(undefined, '');
  const sections: OpenSection[] = [];
  const path = [root];
  let code = 0;
  const collectCode = (before: number): void => {
    for (; (document.codeBlocks[code]?.start ?? Infinity) < before; code += 1) {
      const block = document.codeBlocks[code];
      if (block) path.at(-1)?.code.push(block);
    }
  };
  for (const block of document.blocks) {
    if (block.start < (document.frontMatter?.end ?? 0)) continue;
    collectCode(block.start);
    if (block.kind !== 'heading') {
      path.at(-1)?.blocks.push(block);
      continue;
    }
    const section = openSection(block, withoutSigns(plain(document, block)));
    while (path.length > 1 && (path.at(-1)?.level ?? 0) >= section.level) path.pop();
    path.at(-1)?.children.push(section);
    path.push(section);
    sections.push(section);
  }
  collectCode(Infinity);
  const title = frontMatter['title'] ?? titleOf(root, sections);
  return {
    title,
    description: frontMatter['description'] ?? readTagline(document, title, sections[0]),
    root,
    sections,
  };
}

function openSection(heading: Block | undefined, title: string): OpenSection {
  return { level: heading?.level ?? 0, title, heading, blocks: [], code: [], children: [] };
}

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
  if (root.children[0] !== first || highest.length > 1) return '';
  if (isVersion(first.title) && sections.some((other) => other !== first && isVersion(other.title)))
    return '';
  const [second] = first.children;
  const isBanner =
    second &&
    !isVersion(second.title) &&
    first.blocks.length === 0 &&
    first.code.length === 0 &&
    isName(first.title);
  return isBanner ? `${second.title} – ${first.title}` : first.title;
}

/** One or two words with capitals, as products are named. */
function isName(title: string): boolean {
  return /^\p{Lu}[\w.]*(?: \p{Lu}[\w.]*)?$/u.test(title);
}

const FIELD = /^(title|description)[ \t]*[:=][ \t]*(.*)$/gm;

function readFrontMatter({ text, frontMatter }: SourceDocument): Readonly<Record<string, string>> {
  if (!frontMatter) return {};
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.slice(frontMatter.start, frontMatter.end).matchAll(FIELD)) {
    const plainValue = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (plainValue !== '' && !/^[>|]/.test(plainValue)) fields[name] ??= plainValue;
  }
  return fields;
}
