import { compileForJob } from './rewriting/guidelines.ts';
import type { Job } from '../types.ts';
import type { ModeHandler } from './types.ts';
import { composeSets, counting } from './ux-generate/compose.ts';
import { readFormat } from './ux-generate/format.ts';
import { fitting } from './ux-generate/limits.ts';
import { writeSets } from './ux-generate/write.ts';
import { finishSettled } from './writing/finish.ts';
import type { UxString } from './ux/types.ts';
import { settleStrings } from './ux/settle.ts';

/** Descriptions are a few sentences; what stands after so many UTF-16 code units is no description. */
const READ = 4000;

/** Sets of interface strings for what a description names; `[VERIFY]` where it doesn't say what is true. */
export const uxGenerate: ModeHandler = {
  mode: 'ux-generate',
  run(asked, tools) {
    const { job, limits } = withOrders(asked);
    const { format, prefix, keys, description } = readFormat(job.input.slice(0, READ));
    const made = composeSets(description, job.audience);
    if (made.length === 0)
      return {
        content:
          '[VERIFY] The description names nothing that people act on. Say what the screen is for, such as “delete a project” or “upload invoices: errors and empty state”.',
      };
    // What the request gives word by word stays as it is.
    const isGiven = ({ text }: Made): boolean => description.includes(`"${text}"`);
    // "With keys title, body, confirm, cancel": of the only dialog.
    const all = made.flatMap(({ strings }) => strings.map(({ key }) => key));
    const last = (key: string): string => key.split('.').at(-1) ?? '';
    const named = (key: string): string =>
      keys.includes(last(key)) && all.filter((one) => last(one) === last(key)).length === 1 ? last(key) : key;
    const style = compileForJob(job, tools);
    const isIcu = /\bICU\b|\bplurals\b/i.test(description);
    const sets = made.map((set) => ({
      ...set,
      strings: inHouseWords(set.strings, isGiven, (strings) =>
        settleStrings(strings, style, job.audience),
      ).map((one) => ({ ...one, key: withPrefix(named(one.key), prefix), text: counting(one.text, isIcu) })),
    }));
    const content = writeSets(fitting(sets, [description, ...limits].join('\n')), format);
    return { content: format === 'tables' ? finishSettled(content, job, style) : content };
  },
};

const LIMIT =
  /^(?:use |keep (?:it|them|texts?) (?:to |under )?)?(?:max(?:imum)?\.?(?: of)?|at most|up to|no (?:more|longer) than|under) \d+ char(?:acter)?s?\b/i;
/** What a formal text does without, said as a rule. */
const FORMAL = /^(?:formal(?: tone| voice| style| language)?|tone: formal)$/i;

/** "Formal, no contractions, max 40 characters": each order by itself, and lengths apart from what a style can be told. */
function withOrders(job: Job): { readonly job: Job; readonly limits: readonly string[] } {
  const pieces = (job.customInstructions ?? '').split(/(?<=[.!;])\s+|\n|,\s+(?=[^,]*$|[^,]{1,40},)/);
  const areShort = pieces.every((piece) => piece.split(' ').length <= 6);
  const orders = areShort ? pieces.map((piece) => piece.trim().replace(/[.;!]$/, '')).filter(Boolean) : [];
  const isFollowed = (order: string): boolean =>
    LIMIT.test(order) || FORMAL.test(order) || /\bcontractions\b/i.test(order);
  if (!orders.some(isFollowed)) return { job, limits: [] };
  const rest = orders.filter((order) => !LIMIT.test(order));
  const said = rest.flatMap((order) => (FORMAL.test(order) ? ['No contractions'] : [order]));
  return {
    job: { ...job, customInstructions: [...new Set(said)].join('\n') },
    limits: orders.filter((order) => LIMIT.test(order)),
  };
}

/** "export.error" before "error.network" says its last word once. */
function withPrefix(key: string, prefix: string): string {
  if (prefix === '') return key;
  const last = prefix.split('.').at(-1) ?? '';
  return `${prefix}.${key.startsWith(`${last}.`) ? key.slice(last.length + 1) : key}`;
}

interface Made {
  readonly key: string;
  readonly text: string;
}

function inHouseWords<T extends Made>(
  made: readonly T[],
  isGiven: (one: Made) => boolean,
  settle: (strings: readonly UxString[]) => ReadonlyMap<UxString, string>,
): T[] {
  // What is still open stands behind what is said already.
  const parts = made.map(({ text }) => {
    const at = text.search(/(?:^| )\[VERIFY\]/);
    return at < 0 ? { said: text, open: '' } : { said: text.slice(0, at), open: text.slice(at) };
  });
  const strings = made.map(({ key }, index): UxString => {
    const text = parts[index]?.said ?? '';
    return { key, text, start: 0, end: text.length, encode: (value) => value };
  });
  const changed = settle(strings.filter((one) => one.text !== '' && !isGiven(one)));
  return made.map((entry, index) => {
    const string = strings[index];
    const said = string && changed.get(string);
    const text = said === undefined ? entry.text : said + (parts[index]?.open ?? '');
    // What people type stays as it has to be typed, and “NOT” as the request has it.
    const typed = entry.text.match(/\b(?:\p{Lu}{4,}|NOT)\b/gu) ?? [];
    return typed.every((word) => text.includes(word)) ? { ...entry, text } : entry;
  });
}
