import { TABLE } from './passages.ts';

const NEW_COLUMN =
  /^(?:please )?(?:add|insert|include) (?:an? |another |the )?(?:new )?column (?:(?:called|named|titled|for|with|on) )?(?:the )?["“]?(?<title>[^"”:,()]{2,40}?)["”]?(?::| \(|,| with)\s+(?<cells>\S.*?)\)?[.]?$/isu;

/** The text with a column in the one table that has the rows which are told, `[VERIFY]` in those that are not. */
export function addColumn(text: string, said: string): string | undefined {
  const { title = '', cells = '' } = NEW_COLUMN.exec(said.trim())?.groups ?? {};
  if (title === '') return undefined;
  const told = cells.split(/[,;]\s+(?:and )?|\s+and\s+/);
  const [hit, other] = [...text.matchAll(TABLE)].flatMap((table) => {
    const lines = table[0].split('\n');
    const keys = lines.slice(2).map((row) => bare(row.split('|')[1] ?? ''));
    const values = keys.map((key) =>
      told.find((one) => bare(one).startsWith(`${key} `) || bare(one).startsWith(`${key}:`)),
    );
    const isNamed = values.filter(Boolean).length === told.length;
    const isListed = !values.some(Boolean) && told.length === keys.length;
    if (!isNamed && !isListed) return [];
    const column = keys.map((key, at) =>
      isListed
        ? (told[at] ?? '')
        : (values[at]
            ?.trim()
            .replace(/[`*]/g, '')
            .slice(key.length)
            .replace(/^:?\s+(?:is |has |= )?/, '') ?? '[VERIFY]'),
    );
    const written = [title[0]?.toUpperCase() + title.slice(1), '---', ...column];
    return [
      {
        index: table.index,
        length: table[0].length,
        rows: lines.map((line, at) => join(line, written[at] ?? '')),
      },
    ];
  });
  if (!hit || other) return undefined;
  return text.slice(0, hit.index) + hit.rows.join('\n') + text.slice(hit.index + hit.length);
}

/** A row with one more cell; the row below the header keeps its tight form. */
const join = (row: string, cell: string): string =>
  /^\|[:|-]+\|[ \t]*$/.test(row) ? `${row.trimEnd()}${cell}|` : `${row.trimEnd()} ${cell} |`;

const bare = (name: string): string => name.replace(/[`*]/g, '').trim().toLowerCase();
