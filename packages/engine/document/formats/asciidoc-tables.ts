const HEADER_OPTION = /(?:%|options?="?[^\]"\n]*|opts="?[^\]"\n]*)(?<!no)header/;
const NO_HEADER = /noheader/;
const COLUMNS = /\bcols="?(?<cols>[^"\]\n]+)/;

/** What stands in front of a cell: how many it spans, how it is set, and the sign that opens it. */
export const CELL_MARK = /(?:(?:\d+|\d*\.\d+)?[+*])?[<^>.]{0,3}[adehlmsv]?(?<!\\)\|/g;

/**
 * How many of a table's first cells are its header.
 *
 * @param attributes the lines in brackets above the table
 * @param lines its lines, from the one below its opening mark
 */
export function headerCells(attributes: string, lines: readonly string[]): number {
  const [first = '', second = ''] = lines;
  const inFirst = [...first.matchAll(CELL_MARK)].length;
  const columns = columnsIn(attributes) ?? inFirst;
  if (HEADER_OPTION.test(attributes)) return columns;
  // A first row is one where all of it stands in one line before an empty one.
  const apart = inFirst > 0 && inFirst === columns && lines.length > 1 && second.trim() === '';
  return apart && !NO_HEADER.test(attributes) ? columns : 0;
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
