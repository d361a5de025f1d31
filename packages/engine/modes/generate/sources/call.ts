import { titleOf } from '../../code-to-docs/naming.ts';
import type { FactKind } from '../signs.ts';
import { withValues } from '../forms.ts';
import { findJson, type JsonFound } from './json.ts';
import type { SourceReader } from './types.ts';

/** A call of curl with its continued lines, in a fence or not. */
const CURL =
  /(?:```\w*\n)?^[ \t]*(?:\$ )?(?<command>curl\b(?:[^\\\n'"]|\\\n|\\.|'[^']*'|"(?:[^"\\]|\\.)*")*)(?:\n```)?/m;
const RESPONSE =
  /(?:^|\n)(?<line>[^\n{]*\b(?:response|answer|returns?|responds?)\b[^\n{]*?)\s*(?:```\w*\s*)?$/i;
/** Headers that say who calls. */
const CREDENTIAL = /^(?:authorization|x-api-key|x-auth[\w-]*|api-key|x-authorization)$/i;

/** A call of an API, as `curl` makes it, with its answer: the endpoint, its parameters and an example. */
export const readCall: SourceReader = (text, type) => {
  if (type !== undefined && type !== 'api-reference') return undefined;
  const match = CURL.exec(text);
  const command = match?.groups?.['command'] ?? '';
  const url = /\bhttps?:\/\/[^\s'"]+/.exec(command)?.[0];
  if (!match || !url) return undefined;
  const address = new URL(url.replace(/[$<>{}]/g, '_'));
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '') || '/';
  const data =
    /(?:-d|--data(?:-raw|-binary)?|--json)[ =]+(?:'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\.)*)")/.exec(
      command,
    )?.groups;
  const [body] = findJson(data?.['single'] ?? (data?.['double'] ?? '').replace(/\\"/g, '"'));
  const method = /(?:-X|--request)[ =]*([A-Z]+)/.exec(command)?.[1] ?? (data ? 'POST' : 'GET');
  const after = text.slice(0, match.index) + text.slice(match.index + match[0].length);
  const answer = findAnswer(after);
  const fields = [
    ...[...address.searchParams].map(([name, value]) => ({ name, place: 'query', value: value as unknown })),
    ...Object.entries(body?.value ?? {}).map(([name, value]) => ({ name, place: '', value })),
  ];
  const { told, rest } = takeFields(
    answer ? answer.rest : after,
    fields.map(({ name }) => name),
  );
  const status = answer?.status ?? '';
  const endpoint = [
    `\`${method} ${path}\` ${titleOf({ method, path, summary: '', name: '' })}`,
    `\`\`\`bash\n${command.trim()}\n\`\`\``,
    answer && `Response${status && ` \`${status}\``}:`,
    answer && `\`\`\`json\n${JSON.stringify(answer.json.value, undefined, 2)}\n\`\`\``,
    answer ? '[VERIFY] The meaning of each field of the response.' : '[VERIFY] An example of the response.',
  ].filter(Boolean);
  const facts: Partial<Record<FactKind, readonly string[]>> = {
    requirement: credentials(command),
    endpoint: [endpoint.join('\n\n')],
    option: fields.map(({ name, place, value }) => {
      const kind = [typeName(value), place && `${place} parameter`].filter(Boolean).join(', ');
      return `\`${name}\` (${kind}, for example \`${String(JSON.stringify(value))}\`) ${told.get(name) ?? '[VERIFY] What it means.'}`;
    }),
  };
  return { facts, rest, topic: `${method} ${path}` };
};

function credentials(command: string): string[] {
  return [...command.matchAll(/(?:-H|--header)[ =]+(?:'([^']*)'|"([^"]*)")/g)]
    .map((header) => header[1] ?? header[2] ?? '')
    .filter((header) => CREDENTIAL.test(header.split(':')[0] ?? ''))
    .map((header) => `Send the header \`${header}\` with each request.`);
}

/** The first object of JSON after a line that speaks of a response. */
function findAnswer(text: string): { json: JsonFound; status: string; rest: string } | undefined {
  for (const json of findJson(text)) {
    const before = RESPONSE.exec(text.slice(0, json.start));
    if (!before) continue;
    const rest = text.slice(0, before.index) + text.slice(json.end).replace(/^\s*```[ \t]*/, '\n');
    return { json, status: /\b2\d\d\b/.exec(before.groups?.['line'] ?? '')?.[0] ?? '', rest };
  }
  return undefined;
}

/** Sentences that begin with the name of a field, by field; the rest of the text. */
function takeFields(
  text: string,
  names: readonly string[],
): { told: ReadonlyMap<string, string>; rest: string } {
  const told = new Map<string, string>();
  const rest = text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.;])\s+/)
        .filter((sentence) => {
          const [, name = '', said = ''] =
            /^(?:[-*]\s+)?`?([\w.-]+?)`?(?:\s+|\s*[:=–—]\s*)(\S.*?)[.;]?$/.exec(sentence) ?? [];
          if (!names.includes(name)) return true;
          told.set(name, [told.get(name), describe(said)].filter(Boolean).join(' '));
          return false;
        })
        .join(' '),
    )
    .join('\n');
  return { told, rest };
}

/** "is express or standard (default standard)" with its values as code. */
function describe(said: string): string {
  const bare = said.replace(/^(?:is|must be|can be)\s+/i, '');
  return withValues(bare);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
}
