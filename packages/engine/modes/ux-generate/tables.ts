import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
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

interface KeyedRow {
  readonly key: string;
  /** The cells beside the key, as a request tells them. */
  readonly told: string;
}

/** The cells of a row, in Markdown or between tabs; one where a line is no row. */
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/[|\t]/)
    .map((cell) => cell.trim());

const PLACE = /^(?:ui )?(?:element|component|place|part|slot|type|kind|where|string|item)s?$/i;
const LIMIT = /\b(?:max|limit|length|char(?:acter)?s?)\b/i;
const SAYS = /\b(?:says?|message|text|copy|content|meaning|notes?|what|situation|when|trigger|shown)\b/i;

/** The lines of a request with the rows of its table as lines: 'Card declined: "Payment failed."', "Body: nothing was charged". */
export function tableAsLines(lines: readonly string[]): readonly string[] {
  const rows = lines.map(cellsOf);
  const head = rows.findIndex((cells, at) => cells.length > 1 && rows[at + 1]?.length === cells.length);
  const names = rows[head] ?? [];
  const places = names.findIndex((name) => PLACE.test(name));
  const limits = names.findIndex((name) => LIMIT.test(name));
  const says = names.findIndex((name, at) => at !== places && at !== limits && SAYS.test(name));
  if (head < 0 || (says < 1 && places < 0)) return lines;
  return lines.flatMap((line, at) => {
    const cells = rows[at] ?? [];
    if (at < head || cells.length !== names.length) return [line];
    if (at === head || cells.every((cell) => /^:?-+:?$/.test(cell))) return [];
    const said = cells[says] ?? '';
    const most = /\d+/.exec(cells[limits] ?? '')?.[0];
    const place = cells[places] ?? '';
    if (place !== '' && said !== '')
      return [`- ${place}: ${said}`, ...(most ? [`${place} max ${most} characters`] : [])];
    const about =
      cells.filter((cell, index) => index !== says && index !== limits && cell !== '').at(-1) ?? '';
    const text = said
      .replace(/^"|"$/g, '')
      .split(/,\s+(?=\p{L})/u)
      .map(asSentence)
      .join(' ');
    return [`${capitalized(about)}: "${text}"`];
  });
}

/** The rows of a table that gives the keys itself. */
export const readKeyed = (request: string): readonly KeyedRow[] =>
  request.split('\n').flatMap((line) => {
    const [first = '', ...cells] = cellsOf(line);
    const key = cells.length > 0 ? KEY.exec(first)?.[1] : undefined;
    return key === undefined ? [] : [{ key, told: cells.filter(Boolean).join('; ') }];
  });

/** The strings of each row under the key that it gives; what none is made of stays open. */
export function writeKeyed(
  rows: readonly KeyedRow[],
  compose: (request: string) => readonly StringSet[],
): readonly MadeString[] {
  return rows.flatMap(({ key, told }) => {
    const words = key.split(/[._/-]|(?<=\p{Ll})(?=\p{Lu})/u);
    const called = words.map((word) => CALLED[word] ?? word);
    const kind = called.findLast((word) => nounsIn(word).length > 0) ?? '';
    const [when = '', ...notes] = told.split('; ');
    const made = compose(`${kind}: ${when.replace(/^(?:shown )?(?:when|if|after|before) /i, '')}`)
      .filter(({ title }) => title !== 'Open')
      .flatMap(({ strings }) => strings);
    if (made.length === 0)
      return [string(key, `[VERIFY] Say what people read here: ${told || words.join(' ')}.`, told)];
    const use = [when, ...notes].join('; ');
    return made.map((one, at) =>
      string(
        at === 0 && made.length === 1 ? key : `${key}.${one.key.split('.').at(-1) ?? ''}`,
        one.text,
        use,
      ),
    );
  });
}
