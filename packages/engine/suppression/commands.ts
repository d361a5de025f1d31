/** What a directive asks for. `names`: of rules, as written; empty: all rules. */
export type Command =
  /** Off (or on again) from here to the end or to the directive that says otherwise. */
  | {
      readonly kind: 'switch';
      readonly on: boolean;
      readonly names: readonly string[];
      /** Only findings with these words. */
      readonly matches?: readonly string[];
      /** Vale keeps "off" for everything apart from what it keeps for a rule. */
      readonly vale: boolean;
    }
  /** From here on, only rules of these Vale styles. */
  | { readonly kind: 'styles'; readonly names: readonly string[] }
  /** A slip of the pen, which is told. */
  | { readonly kind: 'unknown'; readonly names: readonly string[] }
  | { readonly kind: 'line' | 'next-line' | 'next-block' | 'file'; readonly names: readonly string[] };

type Kind = 'off' | 'on' | 'line' | 'next-line' | 'next-block' | 'file';

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['disable', 'off'],
  ['ignore-start', 'off'],
  ['disable-start', 'off'],
  ['off', 'off'],
  ['enable', 'on'],
  ['ignore-end', 'on'],
  ['disable-end', 'on'],
  ['on', 'on'],
  ['ignore-line', 'line'],
  ['disable-line', 'line'],
  ['ignore-next-line', 'next-line'],
  ['disable-next-line', 'next-line'],
  ['ignore', 'next-block'],
  ['ignore-next', 'next-block'],
  ['ignore-next-block', 'next-block'],
  ['disable-next-block', 'next-block'],
  ['ignore-file', 'file'],
  ['disable-file', 'file'],
]);

const OURS = /^housestyle(?:-|:\s*|\s+)([a-z]+(?:-[a-z]+)*)(?:\s*:\s*|\s+|$)/i;
const VALE_RULE = /^vale\s+([\w-]+(?:\.[\w-]+)*)(?:\[(.{1,500}?)\])?\s*=\s*(YES|NO|on|off)$/i;
const VALE_STYLES = /^vale\s+styles?\s*=\s*(.+)$/i;
/** How the name of a command begins: “disabel”, “ignore-nextline”. */
const NEARLY = /^(?:dis|ena|ign|off|on$)/i;
/** A reason stands after the names: `please -- quoted from the licence`. */
const REASON = /\s+(?:--+|—|–)\s[^]*$/;

/**
 * Reads what a comment says; undefined where it is no directive.
 * @param comment without the marks of the comment
 */
export function readCommand(comment: string): Command | undefined {
  const words = comment.replace(/\s+/g, ' ').trim();
  return /^vale /i.test(words) ? readVale(words) : readOurs(words);
}

function readOurs(comment: string): Command | undefined {
  const start = OURS.exec(comment);
  const kind = KINDS.get((start?.[1] ?? '').toLowerCase());
  if (start && !kind && NEARLY.test(start[1] ?? '')) return { kind: 'unknown', names: [] };
  if (!start || !kind) return undefined;
  const names = readNames(` ${comment.slice(start[0].length)}`.replace(REASON, ''));
  if (kind === 'on' || kind === 'off') return { kind: 'switch', on: kind === 'on', names, vale: false };
  return { kind, names };
}

function readNames(list: string): readonly string[] {
  const names = [...list.matchAll(/"([^"]+)"|“([^”]+)”|([^,]+)/g)]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim())
    .filter((name) => name !== '');
  return names.some((name) => /^(?:all|\*)$/i.test(name)) ? [] : names;
}

function readVale(comment: string): Command | undefined {
  const off = /^vale (off|on)$/i.exec(comment)?.[1]?.toLowerCase();
  if (off) return { kind: 'switch', on: off === 'on', names: [], vale: true };
  const [, name, list, verdict = ''] = VALE_RULE.exec(comment) ?? [];
  if (name) {
    const matches = list === undefined ? undefined : readNames(list);
    const on = /^(?:YES|on)$/i.test(verdict);
    return { kind: 'switch', on, names: [name], vale: true, ...(matches && { matches }) };
  }
  const styles = VALE_STYLES.exec(comment)?.[1];
  return styles ? { kind: 'styles', names: readNames(styles) } : undefined;
}
