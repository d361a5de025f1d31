import type { Block, SourceDocument } from '../../document/types.ts';

/** A line of an outline or of notes, with what stands under it. */
export interface Note {
  /** Markdown on one line: emphasis, code and links as written. */
  readonly text: string;
  readonly kind: 'heading' | 'paragraph' | 'item' | 'code';
  /** The list it stands in is numbered. */
  readonly ordered: boolean;
  readonly below: readonly Note[];
  /** Stays a point of its list, though sentences could be a paragraph. */
  readonly isPoint?: boolean;
}

interface OpenNote extends Note {
  readonly below: OpenNote[];
  readonly depth: number;
}

const LIST_DEPTH = 10;

/** The notes as a tree: headings over paragraphs and lists, items over the items below them. */
export function readNotes(document: SourceDocument): readonly Note[] {
  const root: OpenNote = { text: '', kind: 'heading', ordered: false, below: [], depth: 0 };
  const path = [root];
  const add = (note: OpenNote): void => {
    while (path.length > 1 && (path.at(-1)?.depth ?? 0) >= note.depth) path.pop();
    path.at(-1)?.below.push(note);
    if (note.kind !== 'code') path.push(note);
  };
  for (const part of inOrder(document)) {
    if ('table' in part) {
      add({ text: part.table, kind: 'code', ordered: false, below: [], depth: LIST_DEPTH });
      continue;
    }
    if (!('prose' in part)) {
      const text = dedent(document.text, part.start, part.end);
      // Code at the left edge belongs to no item above it.
      const isIndented = /[ \t]$/.test(document.text.charAt(part.start - 1));
      add({ text, kind: 'code', ordered: false, below: [], depth: isIndented ? Infinity : LIST_DEPTH });
      continue;
    }
    add(noteOf(document, part));
  }
  return root.below;
}

function inOrder({
  blocks,
  codeBlocks,
  frontMatter,
  text,
}: SourceDocument): (Block | SourceDocument['codeBlocks'][number] | Table)[] {
  const notes = blocks.filter(({ kind }) => kind !== 'table-cell');
  const all = [...notes, ...codeBlocks, ...readTables(blocks, text)].filter(
    ({ start }) => start >= (frontMatter?.end ?? 0),
  );
  return all.sort((a, b) => a.start - b.start);
}

function noteOf(document: SourceDocument, block: Block): OpenNote {
  // The box of a checklist is no prose.
  const [box = ''] =
    /\[[ x]\][ \t]$/.exec(document.text.slice(Math.max(0, block.start - 4), block.start)) ?? [];
  const text = (box + document.text.slice(block.start, block.end))
    .replace(/\n[ \t>]*/g, ' ')
    .replace(/(?<!!)!+(?= \()/g, '')
    .trim();
  const { kind, level = 1, list } = block;
  if (kind === 'heading') return { text, kind, ordered: false, below: [], depth: level };
  if (!list) return { text, kind: 'paragraph', ordered: false, below: [], depth: LIST_DEPTH };
  // A second paragraph of an item is a note below it.
  const depth = LIST_DEPTH + list.depth + (list.leads ? 0 : 0.5);
  return { text, kind: list.leads ? 'item' : 'paragraph', ordered: list.ordered, below: [], depth };
}

/** A table as it stands. */
interface Table {
  readonly table: string;
  readonly start: number;
}

/** Cells without a blank line between them are one table. */
function readTables(blocks: readonly Block[], text: string): readonly Table[] {
  const tables: { start: number; end: number }[] = [];
  for (const { kind, start, end } of blocks) {
    if (kind !== 'table-cell') continue;
    const last = tables.at(-1);
    const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
    if (last && !/\n[ \t]*\n/.test(text.slice(last.end, start))) last.end = lineEnd;
    else tables.push({ start: text.lastIndexOf('\n', start) + 1, end: lineEnd });
  }
  return tables.map(({ start, end }) => ({ start, table: text.slice(start, end) }));
}

/** A code block without the indentation of the list it stands in. */
export function dedent(text: string, start: number, end: number): string {
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  const code = text.slice(start, end);
  return indent === 0 ? code : code.replace(new RegExp(`\\n {1,${indent}}`, 'g'), '\n');
}
