import type {
  BlockContext,
  Element,
  LeafBlock,
  LeafBlockParser,
  Line,
  MarkdownConfig,
} from '@lezer/markdown';

/**
 * GFM tables. Lezer's own do not see a delimiter row that ends in white space, and test for one with an expression that
 * takes quadratic time on a long run of it.
 */
export const tables: MarkdownConfig = {
  defineNodes: [{ name: 'Table', block: true }, 'TableHeader', 'TableRow', 'TableCell', 'TableDelimiter'],
  parseBlock: [
    {
      name: 'Table',
      leaf: (_context, leaf) => (hasPipe(leaf.content, 0) ? new TableParser() : null),
      endLeaf(context, line, leaf) {
        if (!hasPipe(line.text, line.basePos) || leaf.parsers.some((parser) => parser instanceof TableParser))
          return false;
        const next = context.peekLine();
        return (
          isDelimiterRow(next, 0) && countCells(line.text, line.basePos) === countCells(next, line.basePos)
        );
      },
      before: 'SetextHeading',
    },
  ],
};

/** For a row whose runs of white space are single spaces. */
const DELIMITER_ROW = /^[> ]*\|?(?: ?:?-+:? ?\|)+(?: ?:?-+:?)? ?$/;

class TableParser implements LeafBlockParser {
  /** Unset until the second line was seen; `null` when this is no table. */
  private rows: Element[] | null | undefined;

  nextLine(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (this.rows === undefined) {
      this.rows = null;
      if (!isDelimiterRow(line.text, line.pos)) return false;
      const header: Element[] = [];
      const cells = readRow(context, leaf.content, 0, leaf.start, header);
      if (cells !== countCells(line.text, line.pos)) return false;
      this.rows = [
        context.elt('TableHeader', leaf.start, leaf.start + leaf.content.length, header),
        context.elt('TableDelimiter', context.lineStart + line.pos, context.lineStart + line.text.length),
      ];
    } else if (this.rows) {
      const cells: Element[] = [];
      readRow(context, line.text, line.pos, context.lineStart, cells);
      this.rows.push(
        context.elt('TableRow', context.lineStart + line.pos, context.lineStart + line.text.length, cells),
      );
    }
    return false;
  }

  finish(context: BlockContext, leaf: LeafBlock): boolean {
    if (!this.rows) return false;
    context.addLeafElement(
      leaf,
      context.elt('Table', leaf.start, leaf.start + leaf.content.length, this.rows),
    );
    return true;
  }
}

function hasPipe(text: string, from: number): boolean {
  for (let index = text.indexOf('|', from); index >= 0; index = text.indexOf('|', index + 1)) {
    if (index === 0 || text[index - 1] !== '\\') return true;
  }
  return false;
}

/** Only pipes, dashes, colons, space and quote marks, with a dash and a pipe among them. */
function isDelimiterRow(text: string, from: number): boolean {
  let dashes = 0;
  let pipes = 0;
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x2d) dashes++;
    else if (code === 0x7c) pipes++;
    else if (code === 0x3e) {
      if (dashes || pipes) return false;
    } else if (code !== 0x3a && code !== 0x20 && code !== 0x09) return false;
  }
  return dashes > 0 && pipes > 0 && DELIMITER_ROW.test(text.slice(from).replace(/\s+/g, ' '));
}

function countCells(text: string, from: number): number {
  return eachCell(text, from, () => undefined);
}

function readRow(context: BlockContext, text: string, from: number, offset: number, into: Element[]): number {
  return eachCell(text, from, (kind, start, end) => {
    into.push(
      kind === 'delimiter'
        ? context.elt('TableDelimiter', offset + start, offset + end)
        : context.elt(
            'TableCell',
            offset + start,
            offset + end,
            context.parser.parseInline(text.slice(start, end), offset + start),
          ),
    );
  });
}

type CellVisitor = (kind: 'cell' | 'delimiter', start: number, end: number) => void;

/** Calls `visit` for every cell with content and every unescaped pipe; returns the number of columns. */
function eachCell(text: string, from: number, visit: CellVisitor): number {
  let columns = 0;
  let first = true;
  let start = -1;
  let end = -1;
  for (let index = from, escaped = false; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x7c && !escaped) {
      if (!first || start >= 0) columns++;
      first = false;
      if (start >= 0) visit('cell', start, end);
      visit('delimiter', index, index + 1);
      start = -1;
    } else if (escaped || (code !== 0x20 && code !== 0x09)) {
      if (start < 0) start = index;
      end = index + 1;
    }
    escaped = !escaped && code === 0x5c;
  }
  if (start < 0) return columns;
  visit('cell', start, end);
  return columns + 1;
}
