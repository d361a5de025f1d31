import type { Range } from '@housestyle/contract';

const DELIMITER = /^\|={3,}[ \t]*$/gm;
const HEADER_OPTION = /(?:%|options?="?[^\]"\n]*|opts="?[^\]"\n]*)(?<!no)header/;
const NO_HEADER = /noheader/;
const COLUMNS = /\bcols="?(?<cols>[^"\]\n]+)/;
/** An empty line stands below the first. */
const APART = /^[^\n]*\n[ \t]*\n/;
const CELL = /(?<!\\)\|/g;

interface Table extends Range {
  /** The cells of its header, from the first. */
  readonly heads: number;
  /** Where each cell begins. */
  readonly cells: readonly number[];
}

/** The tables of an AsciiDoc text: which of their cells are headers. */
export class AsciiDocTables {
  private readonly text: string;
  private readonly tables: readonly Table[];

  constructor(text: string) {
    this.text = text;
    const marks = [...text.matchAll(DELIMITER)];
    this.tables = marks.flatMap((open, index): Table[] => {
      const close = marks[index + 1];
      return index % 2 === 0 && close ? [this.tableBetween(open, close.index)] : [];
    });
  }

  /** Whether the cell that holds an offset is a header. */
  isHeader(at: number): boolean {
    const table = this.tables.find(({ start, end }) => at >= start && at < end);
    return table !== undefined && table.cells.filter((cell) => cell < at).length <= table.heads;
  }

  /** Whether the next line that is not empty and no list of attributes opens a table. */
  opensBelow(end: number): boolean {
    return /^[ \t]*\n(?:\[[^\]\n]*\][ \t]*\n)*\|={3,}/.test(this.text.slice(end, end + 400));
  }

  private tableBetween({ index, 0: mark }: RegExpExecArray, end: number): Table {
    const start = index + mark.length + 1;
    const body = this.text.slice(start, end);
    const cells = [...body.matchAll(CELL)].map((cell) => start + cell.index);
    const [first = ''] = body.split('\n');
    const inFirst = [...first.matchAll(CELL)].length;
    const above = /(?:\[[^\]\n]*\][ \t]*\n(?:\.[^\n]*\n)?)+$/.exec(
      this.text.slice(Math.max(0, index - 400), index),
    );
    const attributes = above?.[0] ?? '';
    const columns = columnsIn(attributes) ?? inFirst;
    // The first row is a header where all of it stands in one line before an empty one, or where an option says so.
    const implied = inFirst > 0 && inFirst === columns && APART.test(body) && !NO_HEADER.test(attributes);
    return { start, end, cells, heads: implied || HEADER_OPTION.test(attributes) ? columns : 0 };
  }
}

/** “cols=3*”, “cols="1,2*,a"”: how many columns that is. */
function columnsIn(attributes: string): number | undefined {
  const cols = COLUMNS.exec(attributes)?.groups?.['cols'];
  if (cols === undefined) return undefined;
  const separator = cols.includes(';') ? ';' : ',';
  return cols
    .split(separator)
    .map((one) => Number(/^\s*(\d+)\*/.exec(one)?.[1] ?? 1))
    .reduce((sum, one) => sum + one, 0);
}
