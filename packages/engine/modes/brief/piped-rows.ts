import { table } from '../writing/markdown.ts';

/** "PORT | 8080 | port to listen on": cells without the lines that make a table of them. */
const ROW = /^(?!\s*[|>#-])[^|\n]{1,80}(?:[ \t]\|[ \t][^|\n]{0,200}){1,4}[ \t]?$/;
/** The name of a setting or a code, and no number of a ticket. */
const NAME = /^(?![A-Z]{2,10}-\d+$)`?[A-Za-z_$.-][\w.$/[\]{}-]*`?$/;
const HEADER =
  /^(?:name|key|variable|var|option|setting|flag|parameter|param|field|env(?:ironment)?(?: variable)?|column|code|status|error|method|path|endpoint|command|default|type|required|description|meaning|what it does|purpose|notes?|value)s?$/i;
const VALUE = /^(?:[-–—]|[\d.:%]+\p{L}{0,3}|[\p{Ll}./~"'][^\s]*)?$/u;
const NONE = /^(?:-|–|—|n\/a|none|\/)?$/i;
const FEWEST = 2;

/** A text with such rows as a table where their first names the columns, or else as the entries of a list; others as they are. */
export function withPipedRows(text: string): string {
  if (!text.includes(' | ')) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    let end = index;
    while (end < lines.length && ROW.test(lines[end] ?? '')) end += 1;
    const rows = lines.slice(index, end).map((line) => line.split('|').map((cell) => cell.trim()));
    const entries = rows.length < FEWEST ? undefined : writeRows(rows);
    if (entries === undefined) written.push(lines[index] ?? '');
    else {
      written.push('', ...entries, '');
      index = end - 1;
    }
  }
  return written.join('\n');
}

function writeRows(rows: readonly (readonly string[])[]): readonly string[] | undefined {
  const [first = []] = rows;
  if (rows.some((row) => row.length !== first.length)) return undefined;
  if (first.every((cell) => HEADER.test(cell))) return [table(first, rows.slice(1))];
  if (!rows.every(([name = '']) => NAME.test(name))) return undefined;
  // Of three, the one in the middle holds values, and the last says what each is.
  const areValues = first.length === 3 && rows.every(([, value = '']) => VALUE.test(value));
  if (first.length > 2 && !areValues) return undefined;
  return rows.map(([name = '', value = '', said = '']) => {
    const bare = `- \`${name.replace(/`/g, '')}\``;
    if (first.length === 2) return NONE.test(value) ? bare : `${bare}: ${value}`;
    return `${bare}${NONE.test(value) ? '' : ` (default ${value})`}${NONE.test(said) ? '' : `: ${said}`}`;
  });
}
