import { UNIT } from '../../generate/parameters.ts';
import { capitalized } from '../../writing/capitals.ts';
import type { Edit } from './alignment.ts';
import { NUMBER_WORDS } from './amounts.ts';
import { valuesOf } from './kinds.ts';
import type { NewEntry } from './new-entries.ts';
import type { List, Model, Row, Table } from './passages.ts';
import { NEGATIVE } from './contraries.ts';
import { rootsOf } from './subjects.ts';

/** "`--force`" is a flag, "409" a number, "P3" a label, "Solo" a name. */
export function formOf(name: string): string {
  const bare = name.replace(/^\*\*|\*\*$/g, '').trim();
  if (bare.startsWith('`'))
    return valuesOf(bare)[0]?.kind.replace(/^code to .*$/, 'code call') ?? 'code word';
  if (/^\d+(?:xx)?$/.test(bare)) return 'number';
  if (/^\p{Lu}+-?\d+$/u.test(bare)) return 'label';
  if (/^\p{Lu}{2,}$/u.test(bare)) return 'capitals';
  return /^\p{Lu}/u.test(bare) ? 'name' : 'word';
}

/** Where a thing goes, and what of it found no place. */
interface Added {
  readonly edits: readonly Edit[];
  readonly notes: readonly string[];
}

/** Things of one kind that a document has together, each with its name first. */
interface Collection {
  readonly names: readonly string[];
  /** The words for what is listed, the most telling first. */
  readonly called: readonly string[];
  readonly section: number;
  readonly add: (entry: NewEntry) => Added | undefined;
}

const KEYED =
  /^(?<mark>\*\*|__)?(?<name>`[^`]+`|[^:*`|]{1,40}?)(?<inner>:?)\k<mark>?(?<gap>:\s+|\s+[–—-]\s+|\s+\((?=[^()]*\)$))(?<told>\S.*)$/su;
const NAMED_MARK = /^(?<mark>\*\*)(?<name>[^*]+?)(?<inner>:?)\*\*(?<gap>:?\s+(?:[–—-]\s+)?)(?<told>\S.*)$/su;

/** The document with a new thing among those of its kind; undefined where it lists none such, or at two places. */
export function addToCollection(model: Model, entry: NewEntry): Added | undefined {
  const form = formOf(entry.name);
  const wanted = rootsOf(entry.noun);
  const [, coded, call] = /`([^`]+)`|((?:GET|POST|PUT|PATCH|DELETE) \/\S+)/.exec(entry.owner) ?? [];
  const owner = coded ?? call ?? '';
  const scored = [
    ...model.tables.map((table) => ofTable(model, table)),
    ...model.lists.flatMap((list) => ofList(model, list) ?? []),
  ]
    .map((collection) => ({ collection, score: scoreOf(model, collection, form, wanted, owner) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score === next?.score) return undefined;
  const { names } = best.collection;
  if (names.some((name) => bare(name) === bare(entry.name))) return undefined;
  const added = best.collection.add(entry);
  return added && { ...added, edits: [...added.edits, ...countsOf(model, best.collection, wanted)] };
}

const ENOUGH = 3;
/** Documents call one kind of thing otherwise: a flag an option, a field a parameter. */
const SETTING =
  /^(?:param|field|option|sett|name|flag|key|proper|variab|argum|attrib|filter|header|query|switch|env|var)$/;

function scoreOf(
  model: Model,
  { names, called, section }: Collection,
  form: string,
  wanted: readonly string[],
  owner: string,
): number {
  // "3" among `0` and `1`.
  const isForm = (own: string): boolean =>
    own === form ||
    (own === 'code number' && form === 'number') ||
    [own, form].every((one) => /^code (?:host|word)$/.test(one));
  const same = names.filter((name) => isForm(formOf(name))).length;
  if (same * 2 <= names.length || (names.length === 1 && wanted.length + owner.length === 0)) return 0;
  const place = model.places[section];
  const text = place ? `${place.title}\n${model.text.slice(place.start, place.end)}` : '';
  const isOwned =
    owner !== '' &&
    (text.includes(`${owner}\``) || text.includes(`${owner} `) || place?.title.includes(owner) === true);
  if (owner !== '' && !isOwned && model.text.includes(`${owner}\``) && wanted.length === 0) return 0;
  const [first = '', ...others] = called;
  const isSetting = wanted.some((word) => SETTING.test(word));
  const isNamed = (title: string): boolean =>
    rootsOf(title).some((word) => wanted.includes(word) || (isSetting && SETTING.test(word)));
  const noun = isNamed(first) ? 3 : others.some(isNamed) ? 2 : 0;
  // "`CACHE_TTL` (default `300`)": of the form of the others, and nothing else has that form.
  const isOnly =
    wanted.length === 0 && (form === 'label' || (form.startsWith('code ') && form !== 'code word')) ? 2 : 0;
  return noun + isOnly + (isOwned ? 3 : 0) + 1;
}

const bare = (name: string): string => name.replace(/[`*]/g, '').trim().toLowerCase();

/** "Plinth has three plans": one more than before. */
function countsOf(model: Model, { names, called }: Collection, wanted: readonly string[]): readonly Edit[] {
  const noun = new Set([...wanted, ...rootsOf(called[0] ?? '')]);
  return model.passages.flatMap((passage) =>
    passage.cell
      ? []
      : passage.values
          .filter(
            ({ kind, text }) =>
              rootsOf(kind).some((word) => noun.has(word)) && numberIn(text) === names.length,
          )
          .map(({ index, text }) => ({
            start: passage.start + index,
            end: passage.start + index + text.length,
            text: text.replace(/^\S+?(?=[\s-])/, (number) =>
              /\d/.test(number)
                ? String(names.length + 1)
                : inCase(number, NUMBER_WORDS[names.length + 1] ?? String(names.length + 1)),
            ),
          })),
  );
}

const numberIn = (text: string): number => {
  const first = /^[\p{L}\d]+/u.exec(text.toLowerCase())?.[0] ?? '';
  return NUMBER_WORDS.includes(first) ? NUMBER_WORDS.indexOf(first) : Number(first);
};
const inCase = (old: string, word: string): string => (/^\p{Lu}/u.test(old) ? capitalized(word) : word);

function ofTable(model: Model, table: Table): Collection {
  const chain = model.titles(table.section);
  return {
    names: table.rows.map(({ cells }) => cells[0]?.text ?? ''),
    called: [table.titles[0] ?? '', ...chain.slice(-2).reverse(), 'row'],
    section: table.section,
    add: (entry) => {
      const row = rowOf(table, entry);
      const isOf = (name: string | undefined) => (one: Row) =>
        name !== undefined && bare(one.cells[0]?.text ?? '') === bare(name);
      const next = table.rows.findIndex(isOf(entry.before));
      const beside =
        table.rows.find(isOf(entry.after)) ?? (next > 0 ? table.rows[next - 1] : table.rows.at(-1));
      const end = beside?.end ?? table.end;
      return (
        row && {
          edits: [{ start: end, end, text: `\n| ${row.cells.join(' | ')} |` }],
          notes: row.left.map((one) => `${entry.name}: ${one}`),
        }
      );
    },
  };
}

function ofList(model: Model, list: List): Collection | undefined {
  const keyed = list.items.map(({ text }) => (NAMED_MARK.exec(text) ?? KEYED.exec(text))?.groups);
  const chain = model.titles(list.section);
  const last = list.items.at(-1);
  const form = keyed.findLast(Boolean);
  if (!last || keyed.filter(Boolean).length * 2 <= list.items.length || !form) return undefined;
  const told = keyed.map((one) => one?.['told'] ?? '');
  return {
    names: keyed.map((one) => one?.['name'] ?? ''),
    called: [list.lead, ...chain.slice(-2).reverse()],
    section: list.section,
    add: ({ name: given, does, attributes }) => {
      const isCode = keyed.every((one) => one?.['name']?.startsWith('`') !== false) && !given.startsWith('`');
      const name = isCode ? `\`${given}\`` : given;
      const said = [does, ...(attributes.length > 0 ? [`(${attributes.join(', ')})`] : [])]
        .filter(Boolean)
        .join(' ');
      if (said === '') return undefined;
      const mark = form['mark'] ?? '';
      const close = form['gap']?.includes('(') ? ')' : '';
      const written = `${mark}${name}${form['inner'] ?? ''}${mark}${form['gap'] ?? ': '}${likeOthers(said, told)}${close}`;
      const indent = /\d/.test(list.mark) ? undefined : list.mark;
      return indent === undefined
        ? undefined
        : { edits: [{ start: last.end, end: last.end, text: `\n${indent}${written}` }], notes: [] };
    },
  };
}

/** The first letter and the full stop as the others have them. */
export function likeOthers(said: string, others: readonly string[]): string {
  const own = others.filter((other) => /^[\p{L}*"“(]/u.test(other));
  const most = (test: (text: string) => boolean): boolean => own.filter(test).length * 2 > own.length;
  const isCapital = most((other) => /^\p{Lu}/u.test(other));
  const begun = isCapital
    ? capitalized(said)
    : /^\p{Lu}\p{Ll}+ /u.test(said) && !most((other) => /^\p{Lu}/u.test(other))
      ? said
      : said;
  const bareEnd = begun.replace(/[.]$/, '');
  return most((other) => /[.!?]$/.test(other)) ? `${bareEnd}.` : /[.] /.test(bareEnd) ? begun : bareEnd;
}

const YES = /^(?:yes|true|✓|✔|✅|x|required)$/i;
const NO = /^(?:no|false|✗|✘|❌|–|—|-|optional)$/i;

/** Whether all cells of a column say yes or no. */
export const isFlagColumn = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => YES.test(cell) || NO.test(cell));

/** The word for yes or no that a column has. */
export function flagOf(cells: readonly string[], isYes: boolean): string {
  const known = cells.find((cell) => (isYes ? YES : NO).test(cell));
  if (known !== undefined) return known;
  const other = cells[0] ?? '';
  const pair = PAIRS.find((one) => one.includes(other.toLowerCase())) ?? ['yes', 'no'];
  const word = pair[isYes ? 0 : 1] ?? '';
  return /^\p{Lu}/u.test(other) ? capitalized(word) : word;
}

const PAIRS: readonly (readonly string[])[] = [
  ['yes', 'no'],
  ['true', 'false'],
  ['required', 'optional'],
  ['✓', '✗'],
  ['✅', '❌'],
  ['x', '–'],
];

const UNIT_NAMES: Readonly<Record<string, string>> = { min: 'minute', h: 'hour', s: 'second' };

/** A cell for every column, `[VERIFY]` where nothing is told; undefined where something that is told fits none. */
function rowOf(
  { titles, rows }: Table,
  { name, attributes, does }: NewEntry,
): { readonly cells: readonly string[]; readonly left: readonly string[] } | undefined {
  const column = (at: number): readonly string[] => rows.map(({ cells }) => cells[at]?.text ?? '');
  const cells: (string | undefined)[] = titles.map(() => undefined);
  cells[0] =
    column(0).every((cell) => cell.startsWith('`')) && !name.startsWith('`')
      ? `\`${name}\``
      : column(0).every((cell) => cell.startsWith('**'))
        ? `**${name}**`
        : name;
  // "$5 per month, 1 user, 10 projects" is told in short too.
  const listed = does
    .replace(
      /(?<=\d) ?\/ ?(min|h|s|day|month|year)\b/g,
      (_, unit: string) => ` per ${UNIT_NAMES[unit] ?? unit}`,
    )
    .split(/,\s+(?:and\s+)?|\s+and\s+|;\s+/);
  const isListed = listed.every((one) => columnFor(titles, column, one, cells) > 0);
  // "15 EUR, 5, Email" goes by the order of the columns, where each is of the kind of what stands there.
  const isInOrder =
    !isListed &&
    listed.length === titles.length - 1 &&
    listed.length > 1 &&
    listed.every((one, at) => isOfKind(one, column(at + 1)));
  if (isInOrder)
    return {
      cells: [
        cells[0] ?? name,
        ...listed.map((one, at) => cellFor(titles[at + 1] ?? '', column(at + 1), one)),
      ],
      left: [],
    };
  // "With 12 nodes, run by the data team": the one that is left has the one column that is.
  const isAlmost =
    !isListed &&
    listed.length > 1 &&
    listed.length === titles.length - 1 &&
    listed.filter((one) => columnFor(titles, column, one, cells) > 0).length === listed.length - 1 &&
    titles.some((_, at) => at > 0 && column(at).every((cell) => !/\d/.test(cell)));
  // "50 °C, 4 h, very quiet": what fits no column is told apart.
  const isMostly =
    !isListed &&
    !isAlmost &&
    listed.length > 2 &&
    listed.filter((one) => columnFor(titles, column, one, cells) > 0).length > 1;
  const pool =
    (isListed && does !== '') || isAlmost || isMostly ? [...attributes, ...listed] : [...attributes];
  const left: string[] = [];
  for (const one of pool) {
    const at = columnFor(titles, column, one, cells);
    if (at > 0) cells[at] = cellFor(titles[at] ?? '', column(at), one);
    else left.push(one);
  }
  const isPool = isListed || isAlmost || isMostly;
  const said = [
    isPool ? '' : does,
    ...left.map((one) => one.replace(UNIT, 'in $&').replace(OWNED, '')),
  ].filter(Boolean);
  if (said.length > 0) {
    const free = titles.map((_, at) => at).filter((at) => at > 0 && cells[at] === undefined);
    const length = (at: number): number => column(at).join(' ').length;
    const prose = free
      .filter(
        (at) => !isFlagColumn(column(at)) && (!isMostly || !column(at).every((cell) => /\d/.test(cell))),
      )
      .sort((a, b) => length(b) - length(a))[0];
    if (prose === undefined)
      return isMostly || cells.filter(Boolean).length > 1
        ? { cells: cells.map((cell) => cell ?? '[VERIFY]'), left: said }
        : undefined;
    const text = said
      .map((one, at) => (at === 0 ? one.replace(/^to (?=\p{Ll})/u, '') : capitalized(one)))
      .join('. ');
    cells[prose] = likeOthers(text, column(prose));
  }
  return { cells: cells.map((cell) => cell ?? '[VERIFY]'), left: [] };
}

const OWNED = /^(?:run|owned|managed|maintained|written|made) by (?:the )?/i;

/** Whether something told in short is of the kind of the cells of a column: a number beside numbers, money beside money. */
function isOfKind(told: string, others: readonly string[]): boolean {
  const kinds = new Set(others.flatMap((other) => valuesOf(other).map(({ kind }) => kind)));
  const [value] = valuesOf(told);
  if (others.every((other) => /^\d[\d.,]*$/.test(other))) return /^\d[\d.,]*$/.test(told);
  return kinds.size === 0
    ? !value || value.kind.startsWith('code')
    : value !== undefined && kinds.has(value.kind);
}

/** The free column that something told in short belongs in; -1 for none. */
function columnFor(
  titles: readonly string[],
  column: (at: number) => readonly string[],
  told: string,
  cells: readonly (string | undefined)[],
): number {
  const isFree = (at: number): boolean => at > 0 && cells[at] === undefined;
  const find = (test: (title: string, at: number) => boolean): number =>
    titles.findIndex((title, at) => isFree(at) && test(title, at));
  if (/\bdefaults?\b/i.test(told)) return find((title) => /default/i.test(title));
  if (/^(?:required|optional)$/i.test(told))
    return find((title) => /required|optional|mandatory/i.test(title));
  if (/^(?:an? )?(?:string|integer|int|number|bool(?:ean)?|object|array|date|float|list)s?$/i.test(told))
    return find((title) => /^type/i.test(title));
  const words = rootsOf(told);
  const named = find((title) => rootsOf(title).some((word) => words.includes(word)));
  if (named > 0) return named;
  const kinds = new Set(valuesOf(told).map(({ kind }) => kind));
  const fitting = titles
    .map((_, at) => at)
    .filter(
      (at) =>
        isFree(at) &&
        column(at).some((cell) => valuesOf(cell).some(({ kind }) => kinds.has(kind) && kind !== 'number')),
    );
  return fitting.length === 1 ? (fitting[0] ?? -1) : -1;
}

/** What is told in short as the cells of its column tell it. */
function cellFor(title: string, others: readonly string[], told: string): string {
  // "API access" below that title is a yes.
  if (isFlagColumn(others) && rootsOf(told).every((word) => rootsOf(title).includes(word)))
    return flagOf(others, !NEGATIVE.test(told) && !/^no\b/i.test(told));
  if (/\bdefaults?\b/i.test(told)) {
    const value = told
      .replace(/\s+by default$/i, '')
      .replace(/^(?:the )?defaults?(?: (?:to|is|of|value))?:?\s*/i, '');
    const isCode = others.filter((cell) => cell.startsWith('`')).length * 2 > others.length;
    return /^no default$/i.test(told) ? 'none' : isCode && !value.startsWith('`') ? `\`${value}\`` : value;
  }
  if (/^(?:required|optional)$/i.test(told))
    return flagOf(others, /required/i.test(told) !== /optional/i.test(title));
  const isNumber = others.filter((cell) => /^\d[\d.,]*$/.test(cell)).length * 2 > others.length;
  const number = /\d[\d.,]*\d|\d/.exec(told)?.[0];
  const words = rootsOf(title);
  const isCounted = number !== undefined && words.some((word) => rootsOf(told).includes(word));
  if (number !== undefined && (isNumber || (isCounted && others.some((cell) => /^\d[\d.,]*$/.test(cell)))))
    return number;
  // "Priority support" below "Support", "49 EUR per seat" below "Price per seat".
  const isSaid = others.some((cell) => rootsOf(cell).some((word) => words.includes(word)));
  const tail = new RegExp(String.raw`(?<=\S) (?:(?:per|of) )?(?:${words.join('|') || '$^'})\p{Ll}*$`, 'iu');
  const bareTold = (isSaid ? told : told.replace(tail, ''))
    .replace(
      new RegExp(String.raw`^(?:the )?${title.replace(/[^\p{L}\p{N} ]/gu, '.')}(?: is| are| of|:)? `, 'iu'),
      '',
    )
    .replace(/^(?:an? )(?=string|integer|number|boolean)/i, '');
  return likeOthers(bareTold, others);
}
