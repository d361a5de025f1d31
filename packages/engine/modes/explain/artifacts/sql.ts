import { codeSpan } from '../../report/quote.ts';
import { listed } from '../../writing/markdown.ts';
import type { ArtifactReader, Explained } from './types.ts';

const STARTS =
  /^\s*(?:--[^\n]*\n\s*|\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/\s*)*(?:select|insert\s+into|update|delete\s+from)\s/i;
/** Comments in front of it, which say what it is for. */
const ABOUT = /^\s*((?:--[^\n]*\n\s*|\/\*[^]*?\*\/\s*)+)/;
/** Words that begin a clause. */
const CLAUSE =
  /\b(?:select|from|(?:(?:left|right|full|inner|cross)\s+(?:outer\s+)?)?join|where|group\s+by|having|order\s+by|limit|offset|insert\s+into|values|update|set|delete\s+from|returning)\b/gi;
/** What a sentence holds, and no statement. */
const PROSE = /\b(?:the|an?|your|this|that|to|you)\b/i;
/** What this reader has no words for. */
const BEYOND =
  /\b(?:union|intersect|except|with|lateral|using|natural|on\s+conflict|on\s+duplicate)\b|\bfrom\s*\(/i;

interface Clause {
  readonly word: string;
  readonly body: string;
}

/** One SQL statement of the four kinds that read and change rows. */
export const readQuery: ArtifactReader = (text) => {
  const statement = text
    .replace(/--[^\n]*|\/\*[^]*?\*\//g, ' ')
    .trim()
    .replace(/;$/, '');
  if (
    !STARTS.test(text) ||
    statement.includes(';') ||
    [BEYOND, PROSE].some((words) => words.test(blankStrings(statement)))
  )
    return undefined;
  const about = (ABOUT.exec(text)?.[1] ?? '')
    .replace(/--+|\/\*+|\*+\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const told = tellStatement(statement);
  return told && about !== ''
    ? { ...told, short: `${told.short} Its own comment says: “${about.replace(/\.?$/, '.')}”` }
    : told;
};

function tellStatement(statement: string): Explained | undefined {
  const clauses = clausesOf(statement);
  const bodyOf = (word: string): string | undefined => clauses.find((clause) => clause.word === word)?.body;
  if (bodyOf('select') !== undefined)
    return bodyOf('from') === undefined ? undefined : tellSelect(clauses, bodyOf);
  return tellChange(clauses, bodyOf);
}

/** Statements of SQL, of whatever kind: their words stand in capitals, or a semicolon ends them. */
export function isQuery(text: string): boolean {
  return (
    /^\s*(?:--[^\n]*\n\s*)*(?:(?:SELECT|INSERT\s+INTO|DELETE\s+FROM|WITH\s+\w+\s+AS|UPDATE\s+\S+\s+SET|CREATE\s+(?:OR\s+REPLACE\s+)?(?:TABLE|VIEW|INDEX|FUNCTION|TRIGGER)|ALTER\s+TABLE)\s)/.test(
      text,
    ) && text.trimEnd().endsWith(';')
  );
}

const blankStrings = (sql: string): string =>
  sql.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, (all) => '_'.repeat(all.length));

/** Of the same length, with nothing in its strings and brackets: what stands there begins no clause and joins nothing. */
function topLevel(statement: string): string {
  let depth = 0;
  return blankStrings(statement)
    .split('')
    .map((sign) => {
      if (sign === '(') depth += 1;
      const isInside = depth > 0;
      if (sign === ')') depth -= 1;
      return isInside ? '_' : sign;
    })
    .join('');
}

function clausesOf(statement: string): Clause[] {
  const marks = [...topLevel(statement).matchAll(CLAUSE)];
  return marks.map(({ 0: word, index }, at) => ({
    word: word.toLowerCase().replace(/\s+/g, ' '),
    body: statement
      .slice(index + word.length, marks[at + 1]?.index)
      .trim()
      .replace(/\s+/g, ' '),
  }));
}

function tellSelect(clauses: readonly Clause[], bodyOf: (word: string) => string | undefined): Explained {
  const columns = commas((bodyOf('select') ?? '').replace(/^distinct\s+/i, ''));
  const isDistinct = /^distinct\b/i.test(bodyOf('select') ?? '');
  const aliases = aliasesOf(clauses);
  const source = (bodyOf('from') ?? '').split(/\s/)[0] ?? '';
  const limit = bodyOf('limit');
  const order = bodyOf('order by');
  const group = bodyOf('group by');
  const parts = clauses.flatMap(({ word, body }) => {
    if (word === 'from') return [`Starts with the rows of ${codeSpan(source)}${shortName(body)}.`];
    if (word.endsWith('join')) return [tellJoin(word, body)];
    if (word === 'where') return [`Keeps only the rows where ${conditions(body)}.`];
    return [];
  });
  if (group !== undefined)
    parts.push(`Puts the rows that have the same ${listed(commas(group).map(codeSpan))} into one group.`);
  const having = bodyOf('having');
  if (having !== undefined) parts.push(`Keeps only the groups where ${conditions(having)}.`);
  parts.push(
    `Returns ${isDistinct ? 'each different ' : ''}${listed(columns.map(column))}${group === undefined ? '' : ' for each group'}.`,
  );
  if (order !== undefined) parts.push(`Sorts the result by ${listed(commas(order).map(sorting), 'then')}.`);
  if (limit !== undefined) parts.push(`Returns at most ${codeSpan(limit)} rows.`);
  const offset = bodyOf('offset');
  if (offset !== undefined) parts.push(`Leaves out the first ${codeSpan(offset)} rows.`);
  const tables = [...new Set(Object.values(aliases))];
  return {
    short: `This SQL query reads ${limit === undefined ? '' : `at most ${limit} rows `}from ${listed(tables.map(codeSpan))}${group === undefined ? '' : `, one row for each ${listed(commas(group).map(codeSpan))}`}. It changes nothing.`,
    parts,
    ordered: true,
    title: 'Step by step',
  };
}

function tellChange(
  clauses: readonly Clause[],
  bodyOf: (word: string) => string | undefined,
): Explained | undefined {
  const where = bodyOf('where');
  const which = where === undefined ? 'every row' : `the rows where ${conditions(where)}`;
  const all = where === undefined ? ['Without a `WHERE`, it affects every row of the table.'] : [];
  const known = /^(?:where|update|set|delete from|insert into|values|returning)$/;
  if (!clauses.every(({ word }) => known.test(word))) return undefined;
  const returned = bodyOf('returning');
  const back =
    returned === undefined
      ? []
      : [`Returns ${returned === '*' ? 'all' : listed(commas(returned).map(codeSpan))} of these rows.`];
  const updated = bodyOf('update');
  const set = bodyOf('set');
  if (updated !== undefined && set !== undefined)
    return {
      short: `This SQL statement changes ${which} in ${codeSpan(updated)}.`,
      parts: [
        ...commas(set).map((one) => {
          const [name = '', ...value] = one.split('=');
          return `Sets ${codeSpan(name.trim())} to ${codeSpan(value.join('=').trim())}.`;
        }),
        ...back,
      ],
      title: 'What changes',
      notes: all,
    };
  const deleted = bodyOf('delete from');
  if (deleted !== undefined)
    return {
      short: `This SQL statement deletes ${which} from ${codeSpan(deleted)}.`,
      parts: back,
      notes: [...all, 'Outside of a transaction, deleted rows can’t be brought back.'],
    };
  const into = /^(?<table>\S+?)\s*\((?<columns>[^)]*)\)$/.exec(bodyOf('insert into') ?? '')?.groups;
  const rows = [...(bodyOf('values') ?? '').matchAll(/\(([^()]*)\)/g)].map(([, row = '']) => commas(row));
  const names = commas(into?.['columns'] ?? '');
  if (!into || rows.length === 0 || rows.some((row) => row.length !== names.length)) return undefined;
  return {
    short: `This SQL statement adds ${rows.length === 1 ? 'one row' : `${rows.length} rows`} to ${codeSpan(into['table'] ?? '')}.`,
    parts: [
      ...rows.map((row) =>
        listed(row.map((value, at) => `${codeSpan(names[at] ?? '')} is ${codeSpan(value)}`)),
      ),
      ...back,
    ],
    title: 'What is added',
  };
}

const shortName = (body: string): string => {
  const [, alias] = /^\S+\s+(?:as\s+)?(\w+)$/i.exec(body) ?? [];
  return alias === undefined ? '' : `, called ${codeSpan(alias)}`;
};

function aliasesOf(clauses: readonly Clause[]): Record<string, string> {
  return Object.fromEntries(
    clauses
      .filter(({ word }) => word === 'from' || word.endsWith('join'))
      .flatMap(({ body }) => commas(body.replace(/\s+on\s.*$/i, '')))
      .map((one) => [one, one.split(/\s/)[0] ?? '']),
  );
}

function tellJoin(word: string, body: string): string {
  const { table = '', on = '' } = /^(?<table>.*?)\s+on\s+(?<on>.*)$/i.exec(body)?.groups ?? {};
  const [name = ''] = (table || body).split(/\s/);
  const kept = word.startsWith('left')
    ? ' Rows that nothing is found for are kept, with empty values.'
    : word.startsWith('right')
      ? ` All rows of ${codeSpan(name)} are kept, also those that fit nothing.`
      : word.startsWith('full')
        ? ' Rows of both sides are kept, also where nothing fits.'
        : word.startsWith('cross')
          ? ''
          : ' Rows that nothing is found for are left out.';
  if (on === '') return `Combines each row with each row of ${codeSpan(name)}.`;
  return `Adds the rows of ${codeSpan(name)}${shortName(table)}, where ${conditions(on)}.${kept}`;
}

/** At commas outside of brackets and strings. */
export function commas(list: string): string[] {
  const items: string[] = [''];
  let depth = 0;
  let quote = '';
  for (const sign of list) {
    if (quote === '' && /['"`]/.test(sign)) quote = sign;
    else if (sign === quote) quote = '';
    if (quote === '') depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0 && quote === '') items.push('');
    else items[items.length - 1] += sign;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

function column(written: string): string {
  if (written === '*') return 'all columns';
  const { value = written, alias } = /^(?<value>.*?)\s+as\s+(?<alias>\S+)$/i.exec(written)?.groups ?? {};
  const { name, of } =
    /^(?<name>count|sum|avg|min|max)\((?<of>(?:[^()]|\([^()]*\))*)\)$/i.exec(value)?.groups ?? {};
  const said = name === undefined ? codeSpan(value) : counted(name, of ?? '');
  return alias === undefined ? said : `${said} as ${codeSpan(alias)}`;
}

const AGGREGATES: Readonly<Record<string, string>> = {
  count: 'the number of',
  sum: 'the sum of',
  avg: 'the average of',
  min: 'the lowest',
  max: 'the highest',
};

function counted(name: string, of: string): string {
  const what = AGGREGATES[name.toLowerCase()] ?? name;
  if (of.trim() === '*') return `${what} rows`;
  const distinct = /^distinct\s+(.*)$/i.exec(of)?.[1];
  return `${what} ${distinct === undefined ? '' : 'different '}${codeSpan(distinct ?? of)}`;
}

function sorting(written: string): string {
  const { name = written, way = 'asc' } =
    /^(?<name>.*?)\s+(?<way>asc|desc)\b.*$/i.exec(written)?.groups ?? {};
  return `${codeSpan(name)} ${way.toLowerCase() === 'desc' ? 'from highest to lowest' : 'from lowest to highest'}`;
}

const COMPARES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  // What brackets hold has its own order.
  [/^\(.*\)$/, ([whole]) => codeSpan(whole)],
  [
    /^(not )?exists \((.*)\)$/i,
    ([whole, not, inner = '']) => {
      const clauses = clausesOf(inner);
      const [from, where] = ['from', 'where'].map((word) => clauses.find((one) => one.word === word)?.body);
      if (from === undefined || clauses.length > 3) return codeSpan(whole);
      return `there is ${not === undefined ? 'a' : 'no'} row in ${codeSpan(from.split(' ')[0] ?? '')}${shortName(from)},${where === undefined ? '' : ` where ${conditions(where)}`}`.replace(
        /,$/,
        '',
      );
    },
  ],
  [/^.*\(select .*$/i, ([whole]) => codeSpan(whole)],
  [/^(\S+(?:\([^)]*\))?) is not null$/i, ([, name = '']) => `${codeSpan(name)} has a value`],
  [/^(\S+(?:\([^)]*\))?) is null$/i, ([, name = '']) => `${codeSpan(name)} has no value`],
  [
    /^(\S+) not in \((.*)\)$/i,
    ([, name = '', list = '']) => `${codeSpan(name)} is none of ${listed(commas(list).map(codeSpan), 'or')}`,
  ],
  [
    /^(\S+) in \((.*)\)$/i,
    ([, name = '', list = '']) => `${codeSpan(name)} is ${listed(commas(list).map(codeSpan), 'or')}`,
  ],
  [
    /^(\S+) (?:i?like) (\S.*)$/i,
    ([, name = '', value = '']) =>
      `${codeSpan(name)} fits ${codeSpan(value)}, in which ${codeSpan('%')} stands for any text`,
  ],
  [
    /^(\S+) between (.+)\u0000(.+)$/i,
    ([, name = '', low = '', high = '']) => `${codeSpan(name)} is from ${codeSpan(low)} to ${codeSpan(high)}`,
  ],
  [
    /^(.+?) ?(<=|>=|<>|!=|=|<|>) ?(.+)$/,
    ([, left = '', sign = '', right = '']) => `${operand(left)} ${SIGNS[sign] ?? sign} ${operand(right)}`,
  ],
];
const SIGNS: Readonly<Record<string, string>> = {
  '=': 'is',
  '<>': 'is not',
  '!=': 'is not',
  '<': 'is less than',
  '>': 'is more than',
  '<=': 'is at most',
  '>=': 'is at least',
};

const operand = (written: string): string =>
  /^(?:count|sum|avg|min|max)\(/i.test(written) ? column(written) : codeSpan(written);

/** Conditions in words; what has no words here stays as it is written. */
function conditions(written: string): string {
  const whole = written.replace(/\bbetween\s+(\S+)\s+and\s+/gi, 'BETWEEN $1\u0000');
  const flat = topLevel(whole);
  const [isEither, isBoth] = [/\bor\b/i.test(flat), /\band\b/i.test(flat)];
  if (isEither && isBoth) return codeSpan(written);
  const conjunction = isEither ? 'or' : 'and';
  const joints = [...flat.matchAll(isEither ? /\s+or\s+/gi : /\s+and\s+/gi)];
  const said = [...joints, undefined]
    .map((joint, at) => {
      const before = joints[at - 1];
      return whole.slice(before ? before.index + before[0].length : 0, joint?.index);
    })
    .map((one) => {
      for (const [shape, tell] of COMPARES) {
        const match = shape.exec(one.trim());
        if (match) return tell(match);
      }
      return codeSpan(one.replace('\u0000', ' AND '));
    });
  return listed(said, conjunction);
}
