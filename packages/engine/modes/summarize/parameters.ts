import type { Block, SourceDocument } from '../../document/types.ts';
import { readListedParameters, readParameter } from '../reading/parameters.ts';
import type { RecordList } from '../reading/records.ts';
import type { Outline } from '../reading/sections.ts';
import { readTables } from '../reading/tables.ts';
import { capitalized } from '../writing/capitals.ts';

/** Fewer than these are told by the text around them. */
const LEAST = 3;
const MOST = 12;
/** First sentences only, and no longer. */
const LONGEST = 160;

/** What an API page lets its readers set, each with the first sentence that is said of it; empty for other pages. */
export function readParameters(document: SourceDocument, { root, sections }: Outline): readonly string[] {
  const found = new Map<string, string>();
  const listed = readListedParameters(document);
  for (const { blocks } of [root, ...sections]) {
    for (const [name, line] of inTables(document, blocks)) if (!found.has(name)) found.set(name, line);
    for (const block of blocks) {
      const parameter = readParameter(document, block) ?? listed.get(block);
      if (!parameter || parameter.text === '' || found.has(parameter.name)) continue;
      const { name, text, required, fallback } = parameter;
      const said = (/^.+?[.!](?=\s|$)/s.exec(text)?.[0] ?? text).trim();
      if (said.length > LONGEST || said.split(' ').length < 2 || /:$|^with no /i.test(said)) continue;
      const facts = [required === true && 'Required.', fallback && `Default: ${asCode(fallback)}.`].filter(
        Boolean,
      );
      const sentence = /[.!]$/.test(said) ? said : `${said}.`;
      found.set(name, [`\`${name}\`:`, capitalized(sentence), ...facts].join(' '));
    }
  }
  const all = [...found.values()];
  if (all.length < LEAST) return [];
  const rest = all.length - MOST;
  return rest > 1 ? [...all.slice(0, MOST), `${rest} more.`] : all;
}

const NAMED = /^(?:option|parameter|param|key|variable|setting|flag|field|property|attribute|argument)s?$/i;
const MEANS = /^(?:description|meaning|purpose|what it (?:does|means)|effect|use)$/i;
const DEFAULT = /^default(?: value)?$/i;
const NEEDED = /^(?:required|mandatory)\??$/i;
const STATUS = /^(?:(?:http )?(?:status|code|error|response)(?: codes?)?|errors?)$/i;
const HEADER = /^(?:http |response |request )?headers?$/i;
const WHEN = /^(?:when|cause|reason)$/i;

/** What an API page says of its statuses and headers, in tables such as "Status | Meaning". */
export function readAnswers(document: SourceDocument, { root, sections }: Outline): readonly RecordList[] {
  const tables = [root, ...sections]
    .flatMap(({ blocks }) => readTables(document, blocks))
    .filter(({ header: [, second = ''] }) => MEANS.test(second) || WHEN.test(second));
  return [STATUS, HEADER].flatMap((first) => {
    const rows = tables
      .filter(({ header }) => first.test(header[0] ?? ''))
      .flatMap((one) => one.rows)
      .flatMap(({ cells: [name = ''], marked: [, said = ''] }) =>
        name === '' || said === '' || said.length > LONGEST
          ? []
          : [`${asCode(name)}: ${capitalized(/[.!]$/.test(said) ? said : `${said}.`)}`],
      );
    const rest = rows.length - MOST;
    const entries = rest > 1 ? [...rows.slice(0, MOST), `${rest} more.`] : rows;
    const title =
      first === HEADER ? 'Headers' : rows.some((row) => /^`?[23]\d\d/.test(row)) ? 'Responses' : 'Errors';
    return rows.length > 0 ? [{ title, entries, sections: [] }] : [];
  });
}

/** Rows such as "`pollInterval` | 500 | Milliseconds between two looks", by name. */
function inTables(
  document: SourceDocument,
  blocks: readonly Block[],
): readonly (readonly [string, string])[] {
  return readTables(document, blocks).flatMap(({ header, rows }) => {
    const [means, fallback, needed] = [MEANS, DEFAULT, NEEDED].map((wanted) =>
      header.findIndex((name) => wanted.test(name)),
    );
    if (!NAMED.test(header[0] ?? '') || means === undefined || means < 0) return [];
    return rows.flatMap(({ cells, marked }) => {
      const [name = '', said = ''] = [cells[0], marked[means]];
      const value = cells[fallback ?? -1] ?? '';
      if (name === '' || said === '' || said.length > LONGEST) return [];
      const sentence = /[.!]$/.test(said) ? said : `${said}.`;
      const known = value === '' || /^[-–—]$/.test(value) ? '' : ` Default: ${asCode(value)}.`;
      const isNeeded = /^(?:yes|true|required|✓|✔|✅|x)$/i.test((cells[needed ?? -1] ?? '').trim());
      return [
        [name, `${asCode(name)}: ${capitalized(sentence)}${isNeeded ? ' Required.' : ''}${known}`] as const,
      ];
    });
  });
}

function asCode(value: string): string {
  return value.startsWith('`') || value.includes('`') ? value : `\`${value}\``;
}
