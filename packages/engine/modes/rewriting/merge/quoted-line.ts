import { cellsOf } from '../../../document/table-row.ts';
import { SENTENCE_END, type Line } from './lines.ts';

/** Of a quoted line, in UTF-16 code units. */
const QUOTED = 120;

/** A sentence, the first and the telling cell of a row, or a line of code. */
export function quoteOf(line: Line | undefined, what: string, where?: string): string {
  const text = line?.text.trim() ?? '';
  const cells = line?.kind === 'row' ? cellsOf(text) : [];
  const cell = cells.findIndex((one, index) => index > 0 && one.includes(what));
  const said =
    where !== undefined && cells.indexOf(where) > 0
      ? `${cells[0] ?? ''} | ${where}`
      : cell > 0
        ? `${cells[0] ?? ''} | ${cells[cell] ?? ''}`
        : line?.kind === 'code'
          ? text
          : (where?.trim() ??
            text.split(SENTENCE_END).find((one) => one.toLowerCase().includes(what.toLowerCase())) ??
            text);
  const start = Math.max(0, said.toLowerCase().indexOf(what.toLowerCase()) - QUOTED / 2);
  const quoted =
    said.length <= QUOTED
      ? said
      : `${start > 0 ? '… ' : ''}${said.slice(start, start + QUOTED).replace(start > 0 ? /^\S*\s|\s\S*$/g : /\s\S*$/, '')} …`;
  return `“${quoted.replace(/^(?:[-*+]|\d+[.)]|#+|>) +/, '')}”`;
}
