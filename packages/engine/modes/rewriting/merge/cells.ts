import { capitalized } from '../../writing/capitals.ts';
import type { Edit } from './alignment.ts';
import { columnOf, holds, isRowOf } from './rows.ts';
import { flagOf, isFlagColumn, likeOthers } from './collections.ts';
import type { Model, Row, Table } from './passages.ts';
import { NEGATIVE } from './contraries.ts';
import { rootsOf } from './subjects.ts';

/** "SSO is available on Team and Enterprise": yes in the rows that are named, below the title that is. */
export function setFlags(model: Model, said: string): readonly Edit[] | undefined {
  const roots = new Set(rootsOf(said));
  // What holds in one case alone is more than yes.
  if (/\b(?:if|when|unless|except|only)\b|\d/i.test(said)) return undefined;
  const edits = model.tables.flatMap((table) => {
    const rows = table.rows.filter((row) => isRowOf(row, { said, roots }));
    const column = columnOf(table, { roots });
    const cells = column === undefined ? [] : table.rows.map(({ cells: own }) => own[column]?.text ?? '');
    // Names over the columns: "SSO" of "Growth" among other things that it has.
    const [row, more] = rows;
    const flags = row?.cells.slice(1).map(({ text }) => text) ?? [];
    const own = column === undefined ? undefined : row?.cells[column];
    if (own && !more && !isFlagColumn(cells) && isFlagColumn(flags) && !/\b(?:status|default)\b/i.test(said))
      return [
        { start: own.start, end: own.start + own.text.length, text: flagOf(flags, isAffirmed(said, '')) },
      ];
    if (rows.length === 0 || column === undefined || !isFlagColumn(cells)) return [];
    if (rows.length === 1 && !/^(?:yes|no|true|false|✓|✗|✅|❌|–|—|-|x)$/i.test(cells[0] ?? '')) return [];
    return rows.flatMap(({ cells: own }): readonly Edit[] => {
      const cell = own[column];
      return cell
        ? [
            {
              start: cell.start,
              end: cell.start + cell.text.length,
              text: flagOf(cells, isAffirmed(said, table.titles[column] ?? '')),
            },
          ]
        : [];
    });
  });
  return edits.length > 0 ? edits : undefined;
}

/** Columns that say how something stands. */
const STATUS = /\b(?:status|state|availability|stage|phase|support)\b/i;
const STANDS =
  /^(?<name>[^,;:.]{1,60}?) (?:is|are|went|goes|entered|reached) (?:now |currently |already )?(?<state>[^,;:.]{2,40})[.!]?$/u;

/** "The APAC region is in beta": below "Status", in the one row that is named. */
export function setStatus(model: Model, said: string): readonly Edit[] | undefined {
  const { name = '', state = '' } = STANDS.exec(said.trim())?.groups ?? {};
  const roots = new Set(rootsOf(name));
  const cells = model.tables.flatMap(({ titles, rows }) => {
    const column = titles.findIndex((title, at) => at > 0 && STATUS.test(title));
    return rows
      .filter((row) => column > 0 && isRowOf(row, { said: name, roots }) && roots.size <= MOST_OF_NAME)
      .flatMap(({ cells: own }) => own[column] ?? []);
  });
  const [cell, other] = cells;
  return cell && !other
    ? [
        {
          start: cell.start,
          end: cell.start + cell.text.length,
          text: /^\p{Lu}/u.test(cell.text) ? capitalized(state) : state,
        },
      ]
    : undefined;
}

const MOST_OF_NAME = 3;

const GIVEN =
  /^(?:the |our )?(?<what>[^,;:.]{3,50}?)(?:(?: is| are)(?: now)?|:) (?<value>`[^`]+`|[^,;:`]{2,40}?)[.!]?$/u;
/** "staging moved to the eu-west-1 region" */
const MOVED_TO =
  /^(?:the |our )?(?<row>[^,;:.]{2,40}?) (?:has |was |is )?(?:now )?(?:moved|moves|changed|switched|went|in|on|at) (?:to |in )?(?:the )?(?:(?<value>[^\s,;:]+) (?<title>\p{Ll}+)|(?<label>\p{Ll}+) (?<number>[A-Z]?\d+[a-z]?))(?: now)?[.!]?$/u;
const BY_DEFAULT =
  /^(?<what>[^,;:]{2,40}?) (?:is|are)(?: now)? (?<value>`[^`]+`|[\w-]+) by default(?: now)?[.!]?$/u;

/** "Growth support is chat and email", "Telemetry is off by default": the one cell whose row and column are all that is named. */
export function setCell(model: Model, said: string): readonly Edit[] | undefined {
  // "`parse(text, { strict })`: strict is true by default now"
  const set = BY_DEFAULT.exec(said.trim().replace(/^`[^`]+`: (?=\S)/, ''))?.groups;
  const moved = MOVED_TO.exec(said.trim())?.groups;
  const { row, title = moved?.['label'] ?? '', value: come = moved?.['number'] ?? '' } = moved ?? {};
  const { what = '', value = '' } =
    set ??
    (row === undefined ? GIVEN.exec(said.trim())?.groups : { what: `${row} ${title}`, value: come }) ??
    {};
  const words = new Set(rootsOf(set ? `default ${what}` : what));
  const cells = model.tables.flatMap(({ titles, rows }) =>
    rows.flatMap(({ cells: own }) => {
      // "Workshop B" stands behind the time.
      const named = own.find(({ text }) => row !== undefined && text.toLowerCase() === row.toLowerCase());
      const head = rootsOf((named ?? own[0])?.text ?? '');
      return own.filter((_, at) => {
        const title = rootsOf(titles[at] ?? '');
        const both = new Set([...head, ...title]);
        return (
          at > 0 &&
          head.length > 0 &&
          title.length > 0 &&
          both.size === words.size &&
          [...both].every((word) => words.has(word))
        );
      });
    }),
  );
  const [cell, other] = cells;
  if (
    !cell ||
    other ||
    (row === undefined && /(?<![\w-])\d/.test(cell.text)) ||
    NEGATIVE.test(value) ||
    /^(?:an?|the|also|available|included|required)\b/i.test(value)
  )
    return undefined;
  const bare = value.replace(/`/g, '');
  const text = cell.text.startsWith('`')
    ? `\`${bare}\``
    : /^\p{Lu}/u.test(cell.text)
      ? capitalized(value)
      : value;
  return [{ start: cell.start, end: cell.start + cell.text.length, text }];
}

const LIMITED =
  /^(?:(?:on|for|in|with) (?<where>[^,;:]{2,40}), )?(?:the )?(?<what>\p{L}[\p{L} ]{2,30}?) (?:is|are)(?: now)? (?:limited|restricted) to (?<value>[^,;:.]{2,40}?)(?: (?:on|for|in|with) (?<behind>[^,;:.]{2,40}))?[.!]?$/iu;

/** "On the Free plan, exports are limited to CSV": what is left of the one cell that names more. */
export function limitCell(model: Model, said: string, before = ''): readonly Edit[] | undefined {
  const { where, behind = before, what = '', value = '' } = LIMITED.exec(said.trim())?.groups ?? {};
  const row = where ?? behind;
  const roots = new Set(rootsOf(row));
  const [column] = [rootsOf(what)];
  const cells = model.tables.flatMap(({ titles, rows }) => {
    const at = titles.findIndex((title, index) => index > 0 && rootsOf(title).join() === column?.join());
    return rows
      .filter((one) => at > 0 && isRowOf(one, { said: row, roots }))
      .flatMap(({ cells: own }) => own[at] ?? []);
  });
  const [cell, other] = cells;
  const items = cell?.text.split(/, |,? and /) ?? [];
  const left = value.split(/, |,? and /);
  return cell && !other && left.length < items.length && left.every((one) => items.includes(one))
    ? [{ start: cell.start, end: cell.start + cell.text.length, text: left.join(', ') }]
    : undefined;
}

/** "Is optional" is no below "Required". */
function isAffirmed(said: string, title: string): boolean {
  const isOther = /\boptional\b/i.test(said) && /required|mandatory/i.test(title);
  return !NEGATIVE.test(said) && !isOther && !/\b(?:only|no|without|lacks?)\b/i.test(said);
}

const SUBJECT =
  /^(?:the |an? )?(?<name>`[^`]+`|\*\*[^*]+\*\*|[\p{L}\d._-]+(?: [\p{L}\d._-]+)?)(?: \p{Ll}+)?? (?<verb>is|are|can|must|may|should|will|has|have|needs?|requires?|applies|works?|takes?|accepts?|returns?|supports?)\b (?<rest>.+)$/su;
/** Cells with fewer words on average tell nothing in sentences. */
const PROSE = 3;

/** "`TRUST_PROXY` is required behind a load balancer" behind what the row of that name, or the item, says of it. */
export function tellInRow(model: Model, said: string): readonly Edit[] | undefined {
  const { name = '', verb = '', rest = '' } = SUBJECT.exec(said.trim())?.groups ?? {};
  if (
    /\b(?:called|renamed?|removed|dropped|gone|no longer)\b/.test(rest) ||
    name === '' ||
    said.length > LONGEST ||
    /[.!?] \p{Lu}/u.test(said)
  )
    return undefined;
  const key = name.replace(/[`*]/g, '').toLowerCase();
  const isCode = name.startsWith('`');
  const hits = model.tables.flatMap((table) =>
    table.rows
      .filter(({ cells }) => {
        const own = cells[0]?.text ?? '';
        return (
          own.replace(/[`*]/g, '').toLowerCase() === key &&
          (isCode || own.startsWith('`') || own.startsWith('**'))
        );
      })
      .map((row) => ({ table, row })),
  );
  const [hit, other] = hits;
  if (!hit || other) return undefined;
  const prose = proseColumn(hit.table);
  const cell = prose === undefined ? undefined : hit.row.cells[prose];
  if (!cell || prose === undefined || cell.text === '') return undefined;
  const told = /^(?:is|are)$/.test(verb) && !/^(?:an?|the)\b/.test(rest) ? rest : `${verb} ${rest}`;
  const others = hit.table.rows.map(({ cells }: Row) => cells[prose]?.text ?? '');
  const ended = /[.!?]$/.test(cell.text);
  const end = cell.start + cell.text.length;
  const added = likeOthers(capitalized(told), others);
  return [{ start: end, end, text: `${ended ? '' : '.'} ${added}` }];
}

const LONGEST = 200;

function proseColumn({ titles, rows }: Table): number | undefined {
  const words = (at: number): number =>
    rows.reduce((sum, { cells }) => sum + (cells[at]?.text.split(/\s+/).length ?? 0), 0) /
    Math.max(1, rows.length);
  const [best] = titles
    .map((_, at) => ({ at, words: words(at) }))
    .filter(({ at, words: count }) => at > 0 && count >= PROSE)
    .sort((a, b) => b.words - a.words);
  return best?.at;
}

const NOW_TOO =
  /^(?<names>(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*)(?:(?:, | and |, and | or )(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*))*)(?<noun> \p{Ll}+)? (?:is|are|can be) (?:now |also )*(?<act>supported|accepted|available|allowed|included|offered|covered|required|needed|possible)(?<tail> now| too| as well)*[.!]?$/u;
const WE_TOO =
  /^(?:we|you can) (?:now |also )*(?<act>support|accept|allow|offer|include|cover|ship to|deliver to|use|upload|import)s? (?:also )?(?<names>(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*)(?:(?:, | and |, and | or )(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*))*)(?<noun> \p{Ll}+)?(?: now| too| as well)*[.!]?$/iu;
/** "Exports now also support XLSX" */
const THING_TOO =
  /^(?:the |our )?(?<noun>\p{L}+(?: \p{Ll}+)?) (?:can )?(?:(?:now|also) )+(?<act>accept|support|take|offer|include|cover|handle|read|write|import|export)s? (?:also )?(?<names>(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*)(?:(?:, | and |, and | or )(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*))*)(?: now| too| as well)*[.!]?$/iu;
/** "The file can be site.config.ts too", "Also allowed: PNG", "Add `a.js` to the list of files" */
const CAN_BE =
  /^(?:the )?(?<noun>\p{L}+(?: \p{Ll}+)?) can (?:now |also )*be (?<names>`[^`]+`|[\w-]+(?:\.[\w-]+)+)(?: now| too| as well)*[.!]?$/iu;
const TAKES =
  /^(?:the )?(?<noun>`[^`]+`)(?: \p{Ll}+)? (?:now |also )*(?:accepts|supports|takes|can be) (?<names>`[^`]+`|[a-z][\w.-]*)(?: now| too| as well)+[.!]?$/iu;
const NEW_ITEM =
  /^new (?:\p{Ll}+ )?(?<noun>\p{Ll}+): (?<names>`[^`]+`|\p{L}[^,.;:]{2,40}(?:(?:, | and |, and )[^,.;:]{2,40})*)[.]?$/iu;
const ALSO =
  /^also (?<act>\p{Ll}+): (?<names>(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*)(?:(?:, | and )(?:`[^`]+`|\p{Lu}[\p{L}\d.+-]*))*)[.!]?$/iu;
const IN_LIST = /^(?:please )?add (?<names>`[^`]+`|["“][^"”]+["”]) to the list of (?<noun>\p{Ll}+)[.!]?$/iu;
const SHORT = 4;

/** "We also provide an external keyboard": what the line over a list asks for by its verb. */
const VERBS =
  /^(?:(?:we|you|it|they|the \p{L}+|\p{Lu}\p{L}+) )?(?:can |must |should |will )?(?:now |also )*(?<act>\p{Ll}+?)s? (?:also )?(?<names>(?:an? |the |any )?\p{L}[\p{L}\d.+-]*(?: [\p{L}\d.+-]+){0,3})(?: now| too| as well)*[.!]?$/iu;

/** "Ice, drinks, and bread", "gas and firewood" */
const THINGS =
  /^(?<first>[\p{L}\d`-]+(?: [\p{L}\d`-]+)?(?:, [\p{L}\d`-]+(?: [\p{L}\d`-]+)?)*?)(?<end>,? and (?<last>[\p{L}\d`-]+(?: [\p{L}\d`-]+)?))?(?<stop>[.]?)$/u;
/** Of what is said of both, in words. */
const LEAST_ALIKE = 3;

/** "The kiosk sells gas and firewood" into "The kiosk sells ice, drinks, and bread." */
export function addToSame(model: Model, said: string): readonly Edit[] | undefined {
  const words = said.trim().split(' ');
  const lead = words.slice(0, LEAST_ALIKE).join(' ');
  const fresh = THINGS.exec(
    words
      .slice(LEAST_ALIKE)
      .join(' ')
      .replace(/^also /, ''),
  )?.groups;
  const hits = model.passages.flatMap(({ text, start, cell }): readonly Edit[] => {
    const rest = text.startsWith(`${lead} `) && !cell ? text.slice(lead.length + 1) : '';
    const own = THINGS.exec(rest)?.groups;
    if (!fresh || !own?.['end']) return [];
    const names = [fresh['first'], fresh['last']].flatMap((name) => name?.split(', ') ?? []);
    if (names.some((name) => holds(rest, name))) return [];
    const hasComma = own['end'].startsWith(',') || !own['first']?.includes(',');
    const all = [own['first'], own['last'], ...names.slice(0, -1)].join(', ');
    const from = start + lead.length + 1;
    return [
      {
        start: from,
        end: from + rest.length,
        text: `${all}${hasComma ? ',' : ''} and ${names.at(-1) ?? ''}${own['stop'] ?? ''}`,
      },
    ];
  });
  return hits.length === 1 ? hits : undefined;
}

const CAN_TOO =
  /^(?:the )?(?<who>[\p{L}-]+(?: [\p{L}-]+)?) (?:can|may) (?:now |also )*(?<act>\p{Ll}+)(?<tail> [^,.;]+?)?(?: too| as well| now)+[.!]?$/iu;

/** "Admins can export too" into "Only owners can export." */
export function addToOnly(model: Model, said: string): readonly Edit[] | undefined {
  const { who = '', act = '' } = CAN_TOO.exec(said.trim())?.groups ?? {};
  if (who === '') return undefined;
  const only = new RegExp(String.raw`\bonly (?<have>[^,.;]{2,40}?)(?= (?:can|may) ${act}\b)`, 'iu');
  const hits = model.passages.flatMap(({ text, start, cell }): readonly Edit[] => {
    const match = cell ? null : only.exec(text);
    const end = match ? start + match.index + match[0].length : 0;
    return match && !holds(text, who) ? [{ start: end, end, text: ` and ${who.toLowerCase()}` }] : [];
  });
  return hits.length === 1 ? hits : undefined;
}

const LISTED = String.raw`(?:\x60[^\x60\n]+\x60|\p{Lu}(?:[\p{L}\d.+-]*[\p{L}\d+])?(?: \p{Lu}[\p{L}\d]*)?)`;
/** "PDF, PNG, and JPG", "`a` and `b`" */
const SERIES = new RegExp(
  String.raw`(?<!\p{L})(?<first>${LISTED}(?:, ${LISTED})*)(?<end>,? (?:and|or) )(?<last>${LISTED})`,
  'u',
);

/** "TIFF is supported too": one more in the one sentence that names several of its kind, and says the same of them. */
function addToSeries(
  model: Model,
  fresh: readonly string[],
  wanted: ReadonlySet<string>,
  noun: string,
): readonly Edit[] | undefined {
  const hits = model.passages.flatMap(({ text, start, own, around }) => {
    const series = SERIES.exec(text);
    const { first = '', end = '', last = '' } = series?.groups ?? {};
    const isMeant = (word: string): boolean => own.has(word) || (noun !== '' && around.has(word));
    const isOne = series && [...wanted].some(isMeant) && !NEGATIVE.test(text);
    // "site.config.ts" among others in code.
    const names = fresh.map((name) =>
      last.startsWith('`') && (/[._/-]/.test(name) || (noun.startsWith('`') && /^[a-z\d]+$/.test(name)))
        ? `\`${name.replace(/`/g, '')}\``
        : name,
    );
    const isAlike = names.every((name) => name.startsWith('`') === last.startsWith('`'));
    if (!isOne || !isAlike || fresh.some((name) => holds(text, name))) return [];
    const hasComma = end.startsWith(',') || !first.includes(',');
    const from = start + series.index + first.length;
    const all = [last, ...names];
    return [
      {
        start: from,
        end: from + end.length + last.length,
        text: `, ${all.slice(0, -1).join(', ')}${hasComma ? ',' : ''}${end.replace(',', '')}${all.at(-1) ?? ''}`,
      },
    ];
  });
  return hits.length === 1 ? hits : undefined;
}

/** "TIFF files are supported now too": one more in the one list of bare names whose title says the same. */
export function addToBareList(model: Model, said: string): readonly Edit[] | undefined {
  const inList = (IN_LIST.exec(said.trim()) ?? NEW_ITEM.exec(said.trim()))?.groups;
  const named =
    inList ??
    [NOW_TOO, WE_TOO, THING_TOO, CAN_BE, TAKES, ALSO]
      .map((wording) => wording.exec(said.trim())?.groups)
      .find(Boolean);
  const told = named ? undefined : VERBS.exec(said.trim())?.groups;
  const { names = '', act = '', noun = '' } = named ?? told ?? {};
  if (names === '' || NEGATIVE.test(said)) return undefined;
  const fresh = names.split(/, and |, | and | or /).map((name) => name.replace(/[.,;]+$/, ''));
  const wanted = new Set([...rootsOf(act), ...rootsOf(noun)]);
  const hits = model.lists.filter(({ items, lead, section }) => {
    const titles = told ? (lead.endsWith(':') ? [lead] : []) : [lead, model.titles(section).at(-1) ?? ''];
    return (
      items.length > 1 &&
      items.every(
        ({ text }) =>
          text.split(/\s+/).length <= (told || inList ? SHORT * 2 : SHORT) && !/[.!?:]$/.test(text),
      ) &&
      titles.some((title) => rootsOf(title).some((word) => wanted.has(word))) &&
      !fresh.some((name) => items.some(({ text }) => holds(text, name)))
    );
  });
  const [list, other] = hits;
  const last = list?.items.at(-1);
  if (!list && named && !IN_LIST.test(said.trim())) return addToSeries(model, fresh, wanted, noun);
  if (!list || other || !last) return undefined;
  const hasArticle = list.items.filter(({ text }) => /^an? /i.test(text)).length * 2 > list.items.length;
  const isCapital = list.items.every(({ text }) => /^[^\p{Ll}]/u.test(text));
  const asItem = (name: string): string => {
    const own = hasArticle || !told ? name : name.replace(/^(?:an?|the|any) /i, '');
    return isCapital ? capitalized(own) : own;
  };
  const hasNoun = noun !== '' && list.items.every(({ text }) => text.endsWith(noun.trim()));
  return [
    {
      start: last.end,
      end: last.end,
      text: fresh.map((name) => `\n${list.mark}${asItem(name)}${hasNoun ? noun : ''}`).join(''),
    },
  ];
}
