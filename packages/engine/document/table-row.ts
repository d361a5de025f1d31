/** Whether a line is a row of a Markdown table between outer bars. */
export const isTableRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

/** The cells of a row of a Markdown table, with or without its outer bars; one where the line is no row. An escaped bar parts none. */
export const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
