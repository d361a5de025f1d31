import { cellsOf } from '../../document/table-row.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { lower } from './demands.ts';
import { nounsIn } from './kinds.ts';
import { type MadeString, type StringSet, string } from './types.ts';

const KEY = /^[`"]?((?:[a-z][\w-]*[._/])+[\w-]+|[a-z]+(?:_[a-z\d]+)+)[`"]?$/;
/** Last words of keys, as a request calls what they name. */
const CALLED: Readonly<Record<string, string>> = {
  success: 'toast',
  done: 'toast',
  empty: 'empty state',
  cta: 'button',
  help: 'helper text',
};

/** A row of a table, by what its columns hold; empty where there is no such column. */
interface Row {
  /** In which line it stands. */
  readonly at: number;
  /** The key of the string, where the table gives keys. */
  readonly key: string;
  /** "Headline", "Toast" */
  readonly place: string;
  readonly says: string;
  /** The most characters that it may have. */
  readonly most: string;
  readonly others: readonly string[];
}

const PLACE = /^(?:ui )?(?:element|component|place|part|slot|type|kind|where)s?$/i;
const LIMIT = /\b(?:max|limit|length|char(?:acter)?s?)\b/i;
const SAYS =
  /\b(?:says?|message|text|copy|content|meaning|notes?|what|situation|when|trigger|shown|description|purpose|strings?)\b/i;
const RULE = /^:?-+:?$/;

const keyIn = (cells: readonly string[]): string =>
  cells.length > 1 ? (KEY.exec(cells[0] ?? '')?.[1] ?? '') : '';

/** The rows below the head of the first table; with keys also those of a table without a head. */
function rowsOf(lines: readonly string[]): { readonly head: number; readonly rows: readonly Row[] } {
  const all = lines.map((line) => cellsOf(line.trim().replaceAll('\t', '|')));
  const head = all.findIndex(
    (cells, at) => cells.length > 1 && keyIn(cells) === '' && all[at + 1]?.length === cells.length,
  );
  const names = all[head] ?? [];
  const place = names.findIndex((name) => PLACE.test(name));
  const most = names.findIndex((name) => LIMIT.test(name));
  const free = names.flatMap((name, at) => (at === place || at === most ? [] : [{ name, at }]));
  const says = free.find(({ name, at }) => at > 0 && SAYS.test(name))?.at ?? -1;
  const rows = all.flatMap((cells, at): Row[] => {
    const key = keyIn(cells);
    const isRow = head >= 0 && at > head && cells.length === names.length;
    if ((!isRow && key === '') || cells.every((cell) => RULE.test(cell))) return [];
    const said = says < 0 ? (key === '' ? -1 : 1) : says;
    return [
      {
        at,
        key,
        place: cells[place] ?? '',
        says: cells[said] ?? '',
        most: /\d+/.exec(cells[most] ?? '')?.[0] ?? '',
        others: cells.filter(
          (cell, index) => cell !== '' && cell !== key && index !== place && index !== most && index !== said,
        ),
      },
    ];
  });
  return { head: says < 1 && place < 0 ? -1 : head, rows };
}

/** The lines of a request with the rows of its table as lines: 'Card declined: "Payment failed."', "Body: nothing was charged". */
export function tableAsLines(lines: readonly string[]): readonly string[] {
  const { head, rows } = rowsOf(lines);
  if (head < 0) return lines;
  return lines.flatMap((line, at) => {
    const row = rows.find((one) => one.at === at);
    if (!row) return at === head || cellsOf(line).every((cell) => RULE.test(cell)) ? [] : [line];
    const { place, says, most, others } = row;
    if (place !== '' && says !== '')
      return [`- ${place}: ${says}`, ...(most ? [`${place} max ${most} characters`] : [])];
    // "error: item no longer available", "empty state"
    const noun = nounsIn(says)[0];
    if (noun?.start === 0) {
      const [about = '', ...notes] = others;
      const more = notes.length > 0 ? ` (${notes.join(', ')})` : '';
      return [
        noun.end === says.length && about !== ''
          ? `${says} for the ${lower(about)}${more}`
          : `- ${says}${more}`,
      ];
    }
    const text = says
      .replace(/^"|"$/g, '')
      .split(/,\s+(?=\p{L})/u)
      .map(asSentence)
      .join(' ');
    return [`${capitalized(others.at(-1) ?? '')}: "${text}"`];
  });
}

/** The rows of a table that gives the keys itself. */
export const readKeyed = (request: string): readonly Row[] =>
  rowsOf(request.split('\n')).rows.filter(({ key }) => key !== '');

/** The strings of each row under the key that it gives; what none is made of stays open. */
export function writeKeyed(
  rows: readonly Row[],
  compose: (request: string) => readonly StringSet[],
): readonly MadeString[] {
  return rows.flatMap(({ key, place, says, others }) => {
    const words = key.split(/[._/-]|(?<=\p{Ll})(?=\p{Lu})/u);
    const called = words.map((word) => CALLED[word] ?? word);
    const kind = place || (called.findLast((word) => nounsIn(word).length > 0) ?? '');
    const use = [place, says, ...others].filter(Boolean).join('; ');
    // "Dialog title | Share a folder with others": the text itself.
    if (/\b(?:title|headline|heading|label|button|cta)$/i.test(place) && says !== '')
      return [string(key, capitalized(says.replace(/^"|"$/g, '')), use)];
    const made = compose(`${kind}: ${says.replace(/^(?:shown )?(?:when|if|after|before) /i, '')}`)
      .filter(({ title }) => title !== 'Open')
      .flatMap(({ strings }) => strings);
    if (made.length === 0)
      return [string(key, `[VERIFY] Say what people read here: ${use || words.join(' ')}.`, use)];
    return made.map((one, at) =>
      string(
        at === 0 && made.length === 1 ? key : `${key}.${one.key.split('.').at(-1) ?? ''}`,
        one.text,
        use,
      ),
    );
  });
}
