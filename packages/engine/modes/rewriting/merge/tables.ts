import { capitalized } from '../../writing/capitals.ts';
import { amountsOf } from './amounts.ts';
import { inFormOf } from './counted.ts';
import { fingerprint } from './statements.ts';
import { topicWords } from './topics.ts';

export const TABLE = /^\|(?<header>[^\n]*)\|[ \t]*\n\|[ \t:|-]+\|[ \t]*(?<rows>(?:\n\|[^\n]*)+)/gm;
/** Columns that say how something stands. */
const STATUS = /\b(?:status|state|availability|stage|phase|support)\b/i;

interface Cell {
  readonly text: string;
  readonly start: number;
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the one cell changed that a sentence says something new of: "The APAC region is in beta." Undefined for none. */
export function joinTable(text: string, said: string): string | undefined {
  const print = ` ${fingerprint(said)} `;
  const hits: Hit[] = [];
  for (const { index, groups } of text.matchAll(TABLE)) {
    const { header = '', rows = '' } = groups ?? {};
    const titles = header.split('|').map((title) => title.trim());
    const from = text.indexOf(rows, index + header.length);
    let at = from;
    for (const line of rows.split('\n')) {
      const cells = cellsOf(line, at);
      at += line.length + 1;
      const key = fingerprint(cells[0]?.text.replace(/[`*]/g, '') ?? '');
      if (key === '' || !print.includes(` ${key} `)) continue;
      const hit = changeOf(cells, titles, said, key);
      if (hit) hits.push(hit);
    }
  }
  const [hit, other] = hits;
  return hit && !other ? text.slice(0, hit.start) + hit.text + text.slice(hit.end) : undefined;
}

function cellsOf(line: string, start: number): readonly Cell[] {
  const cells: Cell[] = [];
  let at = start + 1;
  for (const cell of line.split('|').slice(1, -1)) {
    cells.push({ text: cell.trim(), start: at + cell.length - cell.trimStart().length });
    at += cell.length + 1;
  }
  return cells;
}

/** The cell that a sentence about its row changes, and what it says then. */
function changeOf(
  cells: readonly Cell[],
  titles: readonly string[],
  said: string,
  key: string,
): Hit | undefined {
  // "180 EUR per night (220 EUR in London)": what stands in brackets goes with the amount.
  const aside = /\s\([^()]*\)/.exec(said)?.[0] ?? '';
  const [amount, more] = amountsOf(said.replace(aside, ''));
  if (amount && !more) {
    // "10 seats": the number alone, below "Seats".
    const counted = titles.findIndex(
      (title, column) =>
        column > 0 &&
        topicWords(title).includes(amount.dimension) &&
        /^\d[\d.,]*$/.test(cells[column]?.text ?? ''),
    );
    // "The default timeout is 20 s": the number alone, below "Default".
    const titled = titles.findIndex(
      (title, column) =>
        column > 0 &&
        title !== '' &&
        ` ${fingerprint(said)} `.includes(` ${fingerprint(title)} `) &&
        /^\d[\d.,]*$/.test(cells[column]?.text ?? ''),
    );
    const number = cells[counted] ?? cells[titled];
    if (number)
      return {
        start: number.start,
        end: number.start + number.text.length,
        text: /^\d[\d.,]*/.exec(amount.text)?.[0] ?? amount.text,
      };
    const fitting = cells.flatMap((cell, column) => {
      const [own, second] = amountsOf(cell.text);
      return column > 0 && own && !second && own.dimension === amount.dimension
        ? [{ cell, own, title: titles[column] ?? '' }]
        : [];
    });
    const named = fitting.filter(({ title }) =>
      topicWords(title).some((word) => topicWords(said).includes(word)),
    );
    const [place, other] = fitting.length > 1 ? named : fitting;
    if (!place || other) return undefined;
    const start = place.cell.start + place.own.index;
    const rest = place.cell.text.slice(place.own.index + place.own.text.length);
    return {
      start,
      end: start + place.own.text.length + rest.length,
      text: `${inFormOf(place.own.text, amount.text)}${rest}${rest.includes('(') ? '' : aside}`,
    };
  }
  const needed = neededOf(cells, titles, said);
  if (needed) return needed;
  const valued = valueOf(cells, titles, said, key);
  if (valued) return valued;
  const predicate = predicateOf(said, key);
  const column = titles.findIndex((title, index) => index > 0 && STATUS.test(title));
  const cell = cells[column];
  if (predicate === undefined || !cell) return undefined;
  return { start: cell.start, end: cell.start + cell.text.length, text: capitalized(predicate) };
}

/** "The `name` field is required": yes below "Required". */
function neededOf(cells: readonly Cell[], titles: readonly string[], said: string): Hit | undefined {
  const [, word = ''] =
    /^[^,;:.]{2,60} (?:is|are|becomes?) (?:now )?(required|mandatory|optional)(?: now)?\.?$/i.exec(
      said.trim(),
    ) ?? [];
  const column = titles.findIndex(
    (title, index) => index > 0 && /^(?:required|mandatory|optional)\??$/i.test(title),
  );
  const cell = cells[column];
  if (word === '' || !cell || !/^(?:yes|no|required|optional|true|false)$/i.test(cell.text)) return undefined;
  const isYes = /optional/i.test(word) === /optional/i.test(titles[column] ?? '');
  const forms = [
    ['yes', 'no'],
    ['true', 'false'],
    ['required', 'optional'],
  ].find((pair) => pair.includes(cell.text.toLowerCase()));
  const fresh = forms?.[isYes ? 0 : 1] ?? word;
  const isCapital = /^\p{Lu}/u.test(cell.text);
  return {
    start: cell.start,
    end: cell.start + cell.text.length,
    text: isCapital ? capitalized(fresh) : fresh,
  };
}

/** "`max_connections` default is now 200": the cell below the name that the sentence says. */
function valueOf(
  cells: readonly Cell[],
  titles: readonly string[],
  said: string,
  key: string,
): Hit | undefined {
  const [, before = '', value = ''] =
    /^(.{3,80}?) (?:is|are) (?:now )?(`[^`]+`|"[^"]+"|[\w.,%€$-]*\w%?)\.?$/.exec(said.trim()) ?? [];
  const name = fingerprint(before.replace(/\b(?:the|of|for|a|an)\b/gi, ' '))
    .replace(key, '')
    .trim();
  const column = titles.findIndex((title, index) => index > 0 && name !== '' && fingerprint(title) === name);
  const cell = cells[column];
  if (value === '' || !cell) return undefined;
  const bare = value.replace(/^[`"]|[`"]$/g, '');
  return {
    start: cell.start,
    end: cell.start + cell.text.length,
    text: cell.text.startsWith('`') ? `\`${bare}\`` : bare,
  };
}

/** "in beta since June" of "The APAC region is now in beta since June."; undefined where a verb says it. */
function predicateOf(said: string, key: string): string | undefined {
  const [, subject = '', predicate = ''] =
    /^(.{1,60}?) (?:is|are|went|goes) (?:now |currently |already )?(\S.{1,60}?)\.?$/s.exec(said.trim()) ?? [];
  const about = fingerprint(subject)
    .split(' ')
    .filter((word) => !/^(?:the|our|an?|in|for)$/.test(word));
  const isAbout = ` ${about.join(' ')} `.includes(` ${key} `) && about.length <= key.split(' ').length + 1;
  return isAbout && !/[,;]/.test(predicate) ? predicate : undefined;
}

/** "page_size: default 50 (previously 20), maximum 200" */
const ROW = /^`?(?<key>[\w.-]+)`?:\s+(?<clauses>\S.*?)\.?$/s;
/** "maximum 200", "default is now `eu-1`" */
const CLAUSE =
  /^(?<title>\p{L}[\p{L} ]*?)\s+(?:is\s+|now\s+|to\s+)*(?<value>`[^`]+`|\d[\w.%-]*|true|false)(?:\s+\([^()]*\))?$/iu;

/** The text with all that a part says of the name of a row: in the column with that title, or where the row says it in words. */
export function joinRow(text: string, said: string): string | undefined {
  const { key = '', clauses = '' } = ROW.exec(said.trim())?.groups ?? {};
  const values = clauses.split(/,\s+/).map((clause) => CLAUSE.exec(clause)?.groups);
  if (key === '' || !values.every(Boolean)) return undefined;
  for (const { index, groups } of text.matchAll(TABLE)) {
    const { header = '', rows = '' } = groups ?? {};
    const titles = header.split('|').map((title) => fingerprint(title));
    let at = text.indexOf(rows, index + header.length);
    for (const line of rows.split('\n')) {
      const cells = cellsOf(line, at);
      at += line.length + 1;
      if (cells[0]?.text.replace(/`/g, '') !== key) continue;
      const hits = values.map(({ title = '', value = '' } = {}) => cellOf(cells, titles, title, value));
      if (hits.some((hit) => hit === undefined)) return undefined;
      return hits
        .flatMap((hit) => hit ?? [])
        .sort((a, b) => b.start - a.start)
        .reduce((all, { start, end, text: fresh }) => all.slice(0, start) + fresh + all.slice(end), text);
    }
  }
  return undefined;
}

function cellOf(
  cells: readonly Cell[],
  titles: readonly string[],
  title: string,
  value: string,
): Hit | undefined {
  const name = fingerprint(title);
  const cell = cells[titles.findIndex((own, column) => column > 0 && own === name)];
  if (cell) return { start: cell.start, end: cell.start + cell.text.length, text: value };
  for (const { text, start } of cells.slice(1)) {
    const match = new RegExp(String.raw`\b${name}\b[^.\d]{0,20}?(\d[\d.,]*\d|\d)`, 'i').exec(text);
    if (!match?.[1]) continue;
    const from = start + match.index + match[0].length - match[1].length;
    return { start: from, end: from + match[1].length, text: value };
  }
  return undefined;
}
