import type { Block, SourceDocument } from '../../document/types.ts';
import { plain, readable } from './readable.ts';

/** A term of a definition list, with what stands under it. */
interface ListedTerm {
  readonly term: string;
  readonly text: string;
  readonly block: Block;
  /** Where its meaning stands; the same block where one line holds both. */
  readonly meaning: Block;
  /** Written as code. */
  readonly code: boolean;
}

const MOST_WORDS = 6;
const LEAST_TOLD = 3;
/** "Broker:: A server" in AsciiDoc. */
const ASCIIDOC_MARK = /^(?::{2,4}|;;)\s+$/;
/** "Broker", and ": A server" on the line below, in Markdown. */
const MARKDOWN_ENTRY = /^(?<term>[^\n]{2,60})\n+:[ \t]+(?<text>\S[^]*)$/;

/** The definition lists of a text, whatever its markup; in order. */
export function readDefinitionLists(document: SourceDocument): readonly ListedTerm[] {
  const { blocks, language, text: source } = document;
  return blocks.flatMap((block, index): ListedTerm[] => {
    if (block.kind !== 'paragraph') return [];
    const columns = inColumns(document, block);
    if (columns.length > 0) return columns;
    if (language === 'markdown' || language === 'mdx') return inMarkdown(document, block);
    const next = blocks[index + 1];
    if (next?.kind !== 'paragraph') return [];
    const gap = source.slice(block.end, next.start);
    const isEntry =
      language === 'asciidoc'
        ? ASCIIDOC_MARK.test(gap)
        : language === 'restructuredtext' && isUnder(document, block, next);
    return isEntry ? entry(document, block, next, readable(document, next)) : [];
  });
}

function inMarkdown(document: SourceDocument, block: Block): ListedTerm[] {
  const match = MARKDOWN_ENTRY.exec(document.text.slice(block.start, block.end));
  const at = match?.groups?.['text'];
  if (at === undefined) return [];
  const start = block.end - at.length;
  const term = { ...block, end: block.start + (match?.groups?.['term']?.length ?? 0) };
  return entry(document, term, block, readable(document, block, { start, end: block.end }));
}

/** "Session token    A signed token that …": lines of plain text, each with a term and, behind a wide gap, what it means. */
const COLUMNS = /^(?<term>\p{Lu}[^\n.:;]{1,40}?)(?: {2,}|\t+)(?<text>\p{Lu}[^\n]+\.)$/u;

function inColumns(document: SourceDocument, block: Block): ListedTerm[] {
  const lines = document.text.slice(block.start, block.end).split('\n');
  const parts = lines.map((line) => COLUMNS.exec(line.trimEnd())?.groups);
  if (lines.length < 2 || !parts.every(Boolean)) return [];
  let start = block.start;
  return lines.map((line, index) => {
    const { term = '', text = '' } = parts[index] ?? {};
    const at = { ...block, start };
    start += line.length + 1;
    return { term: term.trim(), text, block: at, meaning: at, code: false };
  });
}

function entry(document: SourceDocument, block: Block, meaning: Block, text: string): ListedTerm[] {
  const term = plain(document, block).replace(/ : .*$/, '');
  const isTerm = term !== '' && term.split(' ').length <= MOST_WORDS && !/[.!?:,]$/.test(term);
  if (!isTerm || text.split(' ').length < LEAST_TOLD) return [];
  return [{ term, text, block, meaning, code: /^[`:]/.test(document.text.slice(block.start, block.end)) }];
}

/** A line, and right below it one that is set in deeper, as reStructuredText writes a definition. */
function isUnder({ text }: SourceDocument, block: Block, next: Block): boolean {
  const column = (at: number): number => at - text.lastIndexOf('\n', at - 1) - 1;
  return (
    /^[ \t]*\n[ \t]+$/.test(text.slice(block.end, next.start)) &&
    column(next.start) > column(block.start) &&
    !text.slice(block.start, block.end).includes('\n') &&
    /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', block.start - 1) + 1, block.start))
  );
}
