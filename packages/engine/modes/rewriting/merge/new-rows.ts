import { UNIT } from '../../generate/parameters.ts';
import { stem } from '../../reading/words.ts';
import { capitalized } from '../../writing/capitals.ts';
import { addEntry } from './entries.ts';
import { titleOver } from './exchanges.ts';
import { addListedRow } from './listed-rows.ts';
import { addColumn } from './new-columns.ts';
import { addToldRow } from './told-rows.ts';
import { TABLE } from './tables.ts';

/** A name that is new, with what is said of it: "New setting `idle` (default 300): closes …", "POST /reports now accepts `zone` (string)". */
const NEW_NAME =
  /^(?:(?:there is |there's |we added )?an? )?(?:(?:(?:please )?add (?:an? |the )?(?:new )?|new )(?:query |path |request |optional |required )*(?<noun>\w+)(?: (?:for|of|in|to) [^:`]{2,40})?:?|(?<call>.{2,60}?) (?:now )?(?:accepts|takes|supports|has)(?: an?| the)?(?: new)?(?: \w+)?) `(?<name>[^`]+)`\s*(?:\((?<inside>[^()]*)\))?\s*(?:[:,–—-]\s*|that |which )?(?<does>.*?)\.?$/is;
/** What a table has rows of, with the name of one: "Status 422, code `late`: …", "Add an action for Imani: …". */
const NEW_ROW =
  /^(?:(?:please )?(?:add|new) (?:an? |another )?(?:new )?)?(?<noun>\p{L}+)(?: for)? (?<name>`[^`]+`|\d+|\p{Lu}[\p{L}-]+)(?:, (?<inside>[^:]{2,60}))?:\s+(?<does>\S.*?)\.?$/isu;
/** "`retry_limit` (default 8): how often it is sent again." */
const CODED = /^`(?<name>[^`]+)` \((?<inside>[^()]*)\):\s+(?<does>\S.*?)\.?$/s;
/** What the first column of such a table is called. */
const NAMES =
  /^(?:parameters?|fields?|options?|settings?|names?|flags?|keys?|propert(?:y|ies)|variables?|arguments?|attributes?)$/i;

/** The text with a row for a name that is new, in the one table that lists such names. */
export function addRow(text: string, said: string): string | undefined {
  const named = addNamedRow(text, said) ?? addToldRow(text, said);
  // What is listed in the order of the columns names none of them.
  const isWhole = named !== undefined && named.split('[VERIFY]').length === text.split('[VERIFY]').length;
  return isWhole
    ? named
    : (addListedRow(text, said) ?? named ?? addColumn(text, said) ?? addEntry(text, said));
}

/** "New parameter `sort` (string): … Defaults to `name`.": with what stands in brackets. */
const DEFAULT_BEHIND =
  /^(?<lead>[^:(]*?)(?: \((?<inside>[^()]*)\))?(?<rest>:.*?)[.;,] (?:it )?defaults? (?:to|is):? (?<value>[^.\s]+)\.?$/is;

function addNamedRow(text: string, told: string): string | undefined {
  const said = told
    .trim()
    .replace(
      DEFAULT_BEHIND,
      (_, lead: string, inside: string | undefined, rest: string, value: string) =>
        `${lead} (${inside === undefined ? '' : `${inside}, `}default ${value})${rest}`,
    );
  return addBracketed(text, said);
}

function addBracketed(text: string, said: string): string | undefined {
  const told =
    NEW_NAME.exec(said.trim())?.groups ??
    NEW_ROW.exec(said.trim())?.groups ??
    CODED.exec(said.trim())?.groups;
  const { noun = CODED.test(said.trim()) ? 'name' : '', call = '', inside = '', does = '' } = told ?? {};
  const name = told?.['name']?.replace(/`/g, '') ?? '';
  const path = /\/[\w/{}-]+/.exec(call)?.[0];
  const from = path ? text.indexOf(path) : 0;
  if (name === '' || from < 0 || (noun === '' && !path)) return undefined;
  const next = path ? text.indexOf('\n## ', from) : -1;
  const tables = [...text.matchAll(TABLE)].filter(({ index, groups }) => {
    const first = (groups?.['header'] ?? '').split('|')[0]?.trim().toLowerCase() ?? '';
    const isListed = (groups?.['rows'] ?? '').includes(`\n| \`${name}\``);
    return (
      index >= from &&
      (next < 0 || index < next) &&
      !isListed &&
      (noun === '' || NAMES.test(noun)
        ? NAMES.test(first)
        : [first, titleOver(text, index).toLowerCase()].some(
            (title) => stem(title) === stem(noun.toLowerCase()),
          ))
    );
  });
  const [table, other] = tables;
  if (!table || other) return undefined;
  const titles = (table.groups?.['header'] ?? '').split('|').map((title) => title.trim());
  const isCoded = /^\n\|[ \t]*`/.test(table.groups?.['rows'] ?? '');
  const cells = writeCells(titles, inside.split(/,\s+/).filter(Boolean), does);
  const end = table.index + table[0].length;
  return `${text.slice(0, end)}\n| ${[isCoded ? `\`${name}\`` : name, ...cells].join(' | ')} |${text.slice(end)}`;
}

/** What is told of a new name, each below the title of its column; `[VERIFY]` where nothing is. */
function writeCells(titles: readonly string[], inside: readonly string[], does: string): readonly string[] {
  const left = [...inside];
  // "Default 25, how often it is tried", "ask them, by 15 December".
  const clauses = does.split(/,\s+/);
  const isOfColumn = (clause: string): boolean =>
    /\bby default$|^(?:no )?default\b/i.test(clause) ||
    titles
      .slice(1)
      .some((title) => title !== '' && clause.toLowerCase().startsWith(`${title.toLowerCase()} `));
  while (clauses.length > 0 && isOfColumn(clauses[0] ?? '')) left.push(clauses.shift() ?? '');
  while (clauses.length > 0 && isOfColumn(clauses.at(-1) ?? '')) left.push(clauses.pop() ?? '');
  const take = (pattern: RegExp): string | undefined => {
    const at = left.findIndex((part) => pattern.test(part));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const cells = titles.slice(1).map((title) => {
    if (/^default/i.test(title))
      return take(/^(?:no )?default\b|\bby default$/i)
        ?.replace(/^no default$/i, 'none')
        .replace(/^default(?:s to| is)?:?\s*|\s+by default$/gi, '');
    if (/^type/i.test(title))
      return take(/^(?:string|integer|int|number|bool(?:ean)?|object|array|date|float)\b/i);
    if (/^required/i.test(title))
      return { required: 'Yes', optional: 'No' }[take(/^(?:required|optional)$/i)?.toLowerCase() ?? ''];
    const own = take(new RegExp(String.raw`^${title.replace(/\W/g, '.')} `, 'i'));
    return own?.slice(title.length + 1);
  });
  // "To filter by customer" is what it does.
  const fact = clauses.join(', ').replace(/^to (?=\p{Ll})/u, '');
  const said = [
    fact && `${capitalized(fact)}.`,
    ...left.map((part) => `${capitalized(part.replace(UNIT, 'in $&'))}.`),
  ]
    .filter(Boolean)
    .join(' ');
  const free = cells.lastIndexOf(undefined);
  return cells.map((cell, column) => cell ?? ((column === free && said) || '[VERIFY]'));
}
