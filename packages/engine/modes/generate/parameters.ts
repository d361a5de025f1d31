import { cutAt } from '../brief/cut.ts';
import { spellOut } from '../expand/shorthand.ts';
import { asSentence } from './sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { listed, table } from '../writing/markdown.ts';

/** What a prompt tells of a parameter, a field, a flag or a setting. */
interface ParameterNote {
  /** As written, without backticks. */
  readonly name: string;
  /** Words, and nothing that is written in code. */
  readonly isTerm: boolean;
  /** "Path", "Query"; empty where the prompt doesn't say. */
  readonly place: string;
  readonly type: string;
  /** Undefined where the prompt doesn't say. */
  readonly required: boolean | undefined;
  readonly fallback: string;
  /** Whole sentences; empty where nothing else is told. */
  readonly text: string;
}

const NAME =
  /^(`[^`]+`(?:[ =](?:[A-Z]|[A-Z]{2,12}(?! [a-z]+s\b)|\d+(?= [a-z]+s\b)|\d+[smhd](?= \p{L}))\b)?|--?[\w-]+(?:[ =](?:<[^<>]+>|[A-Z]{2,}))?|[\w.$@[\]{}-]*\w(?:\[\]|[\]}])?)\s*[:=–—-]?\s*(.*)$/su;
const PLACE =
  /^(?:in )?(?:the )?(path|query|header|(?:json )?body|cookie|form)(?: (?:param(?:eter)?|field|string))?$/i;
/** "data_dir: required, path": what its value is, and not where it stands. */
const NAMES_PATH = /(?:dir|directory|path|file|folder|root|socket)`?$/i;
const TYPE =
  /^(?:an? )?(?:(?:hex(?:adecimal)?|base64|ISO) string|(?:positive |non-negative |signed |unsigned )?(?:string|str|integer|int(?:32|64)?|number|float|double|decimal|bool(?:ean)?|object|array|list|map|date|date-?time|timestamp|uuid|enum|file|binary|(?:file )?path|duration|json|url|uri|e-?mail|any|true\/false)s?(?:\[\])?|ISO(?: 8601)? (?:date|time|date-?time|timestamp|string)|(?:array|list|map) of [\w-]+(?: [\w-]+)?)$/i;
const REQUIRED = /^(?:is )?(required|mandatory|req\.?|optional|opt\.?|not required)$/i;
const DEFAULT =
  /^(?:def(?:aults?|\.)?(?: value)?(?: is| to)?|by default):?(?:\s+(\S.*)|([^\w\s]+))$|^(["“]?\w+["”]?) (?:by default|if (?:you leave it out|it is (?:missing|left out)|omitted|not (?:set|given)))$/i;
const VALUES = /^(?:one of|either|enum(?: of)?|values?|allowed(?: values)?|possible values?):?\s+(\S.*)$/i;
const EACH = /^each (?:one )?(?:has|with|holds|holding|contains|containing) (?:an? )?`?([\w.]+)`?$/i;
const FIELD_NAME = /^(?:and )?(?:an? )?`?([\w.]+)`?$/i;
const RANGE = /^(?:max(?:imum)?|min(?:imum)?|at most|at least|up to)\b.*\d/i;

/** "(integer, cents)": what it is counted in. */
export const UNIT =
  /^(?:cents|milliseconds|ms|seconds|minutes|hours|days|weeks|months|bytes|[KMG]i?B|percent|pixels|px|met(?:er|re)s|euros?|dollars?)$/;

/** "interval: s, default 60" */
const SHORT_UNITS = new Map([
  ['s', 'seconds'],
  ['sec', 'seconds'],
  ['min', 'minutes'],
  ['h', 'hours'],
]);

function read(entry: string): ParameterNote {
  // What stands behind a full stop is a sentence of its own.
  const [, row = entry, sentence = ''] = /^(.+?[^.\s])\.\s+(\S.*)$/s.exec(entry) ?? [];
  if (sentence !== '' && !/[()]/.test(sentence)) {
    const one = read(row);
    return { ...one, text: `${one.text} ${asSentence(sentence)}`.trim() };
  }
  const [, onScreen = '', saidOfIt = ''] = /^\*\*(.+?):\*\* (.+)$/s.exec(entry) ?? [];
  if (onScreen) return { ...read(`\`${onScreen}\`: ${saidOfIt}`), isTerm: true };
  const [, named = entry, rest = ''] =
    NAME.exec(
      entry
        .replace(/[.;]$/, '')
        .replace(/^`([\w.]+)`\[\]/, '`$1[]`')
        // "number of retries default 5"
        .replace(/(?<=\p{L}{3})(?<!\b(?:the|its|their)) (?=default \d\S*$)/u, ', ')
        // "(string, optional: low, high)"
        .replace(/(?<=[(,] ?)(optional|required): (?=[\w-]+(?:, | or |\/|\|)[\w-]+)/i, '$1, one of ')
        // "can be debug, info or error"
        .replace(
          /\b(?:can|may|must) be (?=[a-z][\w-]*(?:, [a-z][\w-]*)* or [a-z][\w-]*(?:[,;.]|$))/,
          'one of ',
        )
        // "default 20 max 100"
        .replace(/\b(default \S*[^\s,]) (?=(?:max|min)(?:imum)? \d)/i, '$1, ')
        .trim(),
    ) ?? [];
  // "duration in minutes (optional, default 30)": what it is, before what brackets say of it.
  const [, lead = '', held, behind = rest] =
    /^([^(:=,;]{0,40}?)\s*\((.*?)\)[\s:.,–—-]*(.*)$/s.exec(rest) ?? [];
  // "status (open, shipped) optional": said behind the brackets, as if it stood in them.
  const isBehind = held !== undefined && (REQUIRED.test(behind) || DEFAULT.test(behind));
  const [inside, after] = isBehind ? [`${held}, ${behind}`, ''] : [held, behind];
  // "`q` (query): text, required": what is said behind the place as well.
  if (inside !== undefined && lead === '' && PLACE.test(inside) && after.includes(',')) {
    const parts = after.replace(/ \| /g, '|').split(/,\s+/);
    const isSaid = (part: string): boolean => !isAttribute(part) && !/^[\w-]+(?:\|[\w-]+)+$/.test(part);
    if (!parts.every(isSaid)) {
      const told = parts.filter((part) => !isSaid(part)).join(', ');
      return read(`${named} (${inside}, ${told}): ${parts.filter(isSaid).join('; ')}`);
    }
  }
  // "json or text (text)": the values, and which of them holds without another.
  const choices = lead.split(/, (?:or )?| or |\|/);
  if (inside !== undefined && after === '' && choices.length > 1 && choices.includes(inside))
    return read(`${named}: one of ${choices.join('|')}, default ${inside}`);
  const told = { place: '', type: '', required: undefined as boolean | undefined, fallback: '' };
  const values: string[] = [];
  const each: string[] = [];
  const notes: string[] = [];
  const said: string[] = inside === undefined ? [] : [lead, after].filter(Boolean);
  let isListing = false;
  // "lines[] (text, qty)": what each of them holds.
  const fields = /\[\]`?$/.test(named) ? (asValues(inside) ?? '') : '';
  if (fields !== '') said.push(`each with ${listed(fields.split('|').map((field) => code(field)))}`);
  for (const part of (fields !== '' ? '' : (asValues(inside) ?? inside ?? withValues(rest))).split(
    /[,;]\s+(?:or\s+)?(?=\S)/,
  )) {
    // "boolean default false", "integer required".
    const [, kind = '', more = ''] =
      /^(\w+(?:\[\]|(?:\|\w+)+)?) ((?:default|required|optional)\b.*)$/i.exec(part) ?? [];
    // "object with id and email"
    const [, made = '', of = ''] =
      /^(object|array|list|map|integer|int|number) ((?:with|in) .+)$/i.exec(part) ?? [];
    const isKind = TYPE.test(kind) || REQUIRED.test(kind) || kind.includes('|');
    for (const piece of made ? [made, of] : isKind ? [kind, more] : [part]) {
      const fallback = DEFAULT.exec(piece);
      const listing = VALUES.exec(piece)?.[1] ?? (/^[\w-]+(?:\|[\w-]+)+$/.test(piece) ? piece : undefined);
      const isValue: boolean =
        isListing && /^`?[\w.-]+`?(?: or `?[\w.-]+`?)?$/.test(piece) && !isAttribute(piece);
      // "each has description, quantity": what each of them holds.
      const [, held = each.length > 0 ? FIELD_NAME.exec(piece)?.[1] : undefined] = EACH.exec(piece) ?? [];
      if (held !== undefined && !isAttribute(held)) each.push(code(held));
      else if (listing) values.push(...listing.split(/\s*\|\s*|\s+or\s+|\s*\/\s*/));
      else if (isValue) values.push(...piece.split(' or '));
      else if (told.type === '' && piece === 'path' && NAMES_PATH.test(named)) told.type = piece;
      else if (PLACE.test(piece))
        told.place = capitalized((PLACE.exec(piece)?.[1] ?? '').toLowerCase()).replace('Json', 'JSON');
      else if (REQUIRED.test(piece)) told.required = !/opt|not/i.test(piece);
      else if (fallback) told.fallback = fallback[1] ?? fallback[2] ?? fallback[3] ?? '';
      else if (told.type === '' && TYPE.test(piece)) told.type = piece.replace(/^an? /i, '');
      else if (inside !== undefined || RANGE.test(piece)) notes.push(piece);
      else said.push(piece);
      isListing = listing !== undefined || isValue;
    }
  }
  if (each.length > 0) said.push(`each with ${listed(each)}`);
  const text = [
    said.join(', ').replace(/^(?:is|sets|-)\s+/i, ''),
    ...notes,
    values.length > 0
      ? `One of ${listed(
          values.map((value) => code(value)),
          'or',
        )}`
      : '',
  ];
  return {
    name: named.replace(/`/g, ''),
    isTerm: false,
    ...told,
    text: text
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const said = spellOut(part.trim());
        return capitalized(asSentence((SHORT_UNITS.get(said) ?? said).replace(UNIT, 'in $&')));
      })
      .join(' '),
  };
}

/** "pending, done, failed" as what a field may be; undefined for what says anything else of it. */
function asValues(inside = ''): string | undefined {
  const parts = inside.split(/[,;]\s+(?:or\s+)?|\s+or\s+/);
  const isBeside = (part: string): boolean => PLACE.test(part) || DEFAULT.test(part) || REQUIRED.test(part);
  const places = parts.filter(isBeside);
  const values = parts.filter((part) => !isBeside(part));
  const areNames = values.every((one) => /^[a-z][\w-]*$/.test(one) && !isAttribute(one) && !UNIT.test(one));
  return values.length > 1 && areNames ? [...places, values.join('|')].join(', ') : undefined;
}

/** "debug, info or error, default info", "debug, info, error; default info" with the values as one. */
function withValues(rest: string): string {
  const apart = rest.replace(/ \((default[^()]*|required|optional)\)(?=$|,)/i, ', $1');
  return apart.replace(
    /^[a-z][\w-]*(?:, [a-z][\w-]*)* or [a-z][\w-]*(?=[,;]|$)|^[a-z][\w-]*(?:, [a-z][\w-]*)+(?=; default\b|$)/,
    (values) => (values.split(/, | or /).some(isAttribute) ? values : values.split(/, | or /).join('|')),
  );
}

/** "solid green = sensor fault": words and what they mean. */
function readTerm(entry: string): ParameterNote | undefined {
  const [, term = '', meaning = ''] = /^([^=`(]+?) = (\S.*)$/s.exec(entry) ?? [];
  const nothing = { place: '', type: '', required: undefined, fallback: '' };
  return meaning === ''
    ? undefined
    : { name: capitalized(term), isTerm: true, ...nothing, text: capitalized(asSentence(meaning)) };
}

const code = (value: string): string => `\`${value.replace(/^[`"“]|[`"”]$/g, '')}\``;
/** What a prompt doesn't say of one, though it does of others. */
const OPEN = '–';
/** A dash there would be read as “no”. */
const UNKNOWN = '[VERIFY]';
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  url: 'URL',
  uri: 'URI',
  json: 'JSON',
  int: 'integer',
  bool: 'boolean',
  str: 'string',
  'true/false': 'boolean',
};

/** Parameters as a table with the columns that the prompt tells something of; what it doesn't say of one is `[VERIFY]`. */
export function parameterTable(entries: readonly string[]): string {
  const areTerms = entries.some((entry) => /^[^=`(]*\s[^=`(]*? = /.test(entry));
  const haveDefaults = entries.some((entry) => /\bdefaults?\b/i.test(entry));
  const all = entries.map(
    (entry) =>
      (areTerms ? readTerm(entry) : undefined) ??
      // "LOG_LEVEL info" beside "TIMEOUT default 30"
      read(
        haveDefaults
          ? entry.replace(/^(`?[A-Z][A-Z\d]*_[A-Z\d_]*`?)(?:: | |=)([a-z\d]+)\.?$/, '$1, default $2')
          : entry,
      ),
  );
  const columns: readonly (readonly [string, boolean, (one: ParameterNote) => string])[] = [
    ['In', all.some(({ place }) => place !== ''), ({ place }) => place || OPEN],
    [
      'Type',
      all.some(({ type }) => type !== ''),
      ({ type }) => capitalized(TYPES[type.toLowerCase()] ?? type) || OPEN,
    ],
    [
      'Required',
      all.some(({ required }) => required !== undefined),
      ({ required, fallback }) =>
        required === undefined && fallback === '' ? UNKNOWN : required ? 'Yes' : 'No',
    ],
    [
      'Default',
      all.some(({ fallback }) => fallback !== ''),
      ({ fallback }) => (fallback ? defaultOf(fallback) : '–'),
    ],
    ['Description', true, ({ text }) => text || OPEN],
  ];
  const shown = columns.filter(([, isShown]) => isShown);
  return table(
    ['Name', ...shown.map(([title]) => title)],
    all.map((one) => [one.isTerm ? one.name : code(one.name), ...shown.map(([, , cell]) => cell(one))]),
  );
}

/** A value as code; words about one as they are. */
function defaultOf(fallback: string): string {
  return /\s/.test(fallback) && !/^["'`]/.test(fallback) ? capitalized(fallback) : code(fallback);
}

/** "limit, default 20, max 100; cursor" as one entry each. */
export function splitParameters(text: string): readonly string[] {
  const bare = text.replace(/\.$/, '').trim();
  // "id, email and role": names, also where a name could be a type.
  if (/^[\w.]+(?:, [\w.]+){0,50},? and [\w.]+$/.test(bare)) return bare.split(/,? and |, /);
  const parts =
    bare.includes(';') && !/\([^)]*;[^)]*\)/.test(bare) ? bare.split(/;\s+(?:and\s+)?/) : cutAt(bare, NEXT);
  const entries: string[] = [];
  for (const part of parts) {
    const last = entries.at(-1);
    if (last !== undefined && isAttribute(part)) entries[entries.length - 1] = `${last}, ${part}`;
    else entries.push(part);
  }
  return entries;
}

/** "30 - seconds between two checks" behind a setting's "=": its value without a word, and what it does; any other text as it is. */
export function asDefault(said: string): string {
  return said
    .replace(
      /^("[^"]*"|\[\]|\{\}|true|false|-?\d[\d.]*(?:ms|s|m|h|[KMG]?B)?)(?:,? [-–—] |, |$)/,
      'default $1, ',
    )
    .replace(/, $/, '');
}

export function isAttribute(part: string): boolean {
  return [TYPE, REQUIRED, DEFAULT, VALUES, RANGE].some((pattern) => pattern.test(part));
}

/** A comma, or "and" before the next name. */
const NEXT = /,\s+(?:and\s+)?|\s+and\s+(?=`?[\w.-]+`?(?:\s*\(|$))/;

const NEEDED =
  /^(?:an? )?(?<need>optional|required) (?<place>query|path|header|body) param(?:eter)? `?(?<name>[\w-]+)(?:=(?<value>[\w-]+))?`?,? (?<said>\p{Ll}+s .+?)(?: \((?<aside>[^()]+)\))?\.?$/iu;

/** "Optional query param `wipe=true` erases the data (default false)" as a row; any other note as it is. */
export function asParameter(note: string): string {
  const { need = '', place = '', name, value, said = '', aside } = NEEDED.exec(note)?.groups ?? {};
  if (name === undefined) return note;
  const inside = [place.toLowerCase(), need.toLowerCase(), aside].filter(Boolean).join(', ');
  return `\`${name}\` (${inside}): ${value ? `\`${value}\` ` : ''}${said}`;
}

/** The parameters in a path that are not among the entries: "{id}", ":id". */
export function pathParameters(path: string, entries: readonly string[]): readonly string[] {
  const named = new Set(entries.map((entry) => read(entry).name));
  return [...path.matchAll(/\{([\w-]+)\}|:([a-z][\w-]*)|<([\w-]+)>/gi)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((name) => !named.has(name))
    .map((name) => `\`${name}\` (path, required)`);
}
