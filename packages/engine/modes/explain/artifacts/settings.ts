import { codeSpan } from '../../report/quote.ts';
import { bullets, listed } from '../../writing/markdown.ts';
import { inBrief } from './command.ts';
import { readSchedule } from './cron.ts';
import type { ArtifactReader } from './types.ts';
import { ACTIONS, SETTING_KINDS } from './setting-words.ts';

interface Setting {
  /** Names from the top down. */
  readonly path: readonly string[];
  readonly value: string;
}

/** What holds names that the file's writer chose. */
const OWN_NAMES = new Set(
  'with env environment variables scripts dependencies devDependencies labels annotations matchLabels args'.split(
    ' ',
  ),
);
/** Settings that are told; of more, a list says no more than the file. */
const MOST = 60;
const FORMATS: readonly (readonly [string, (text: string) => readonly Setting[] | undefined])[] = [
  ['JSON', readJson],
  ['nginx', readDirectives],
  ['INI', readSectioned],
  ['YAML', readYaml],
];

/** A piece of configuration, setting by setting; what none of our words say is left as it is written. */
export const readSettings: ArtifactReader = (text) => {
  for (const [format, read] of FORMATS) {
    const settings = read(text);
    // A list of nothing but texts is a list, and its points are a document's.
    const isList = format === 'YAML' && settings?.every(({ path }) => path.length === 0) === true;
    if (!settings || settings.length === 0 || settings.length > MOST || isList) continue;
    const kind = SETTING_KINDS.find(({ format: own, sign }) => own === format && sign.test(text));
    if (!kind && format === 'nginx') return undefined;
    const meanings = kind?.words ?? {};
    const names = new Set(
      settings.flatMap(({ path: [top, name] }) => (name && top === kind?.names ? name : [])),
    );
    const named = names.size > 1 ? ` Its ${kind?.names ?? ''} are ${listed([...names].map(codeSpan))}.` : '';
    return {
      short: kind
        ? `${kind.says.replace('$1', kind.sign.exec(text)?.[1] ?? '')}${named}`
        : `This is configuration in ${format}, with ${settings.length === 1 ? 'one setting' : `${settings.length} settings`}.`,
      parts: grouped(settings, meanings),
      title: 'Setting by setting',
    };
  }
  return undefined;
};

/** Settings of one part, as of a job or a service, below the name of the part. */
function grouped(
  settings: readonly Setting[],
  meanings: Readonly<Record<string, string>>,
): readonly string[] {
  const groups: { depth: number; key: string; members: Setting[] }[] = [];
  for (const setting of settings) {
    const { length } = setting.path;
    const depth = setting.path[0]?.includes(' ') === true ? length - 1 : Math.min(2, length - 1);
    const key = joined(setting.path.slice(0, depth));
    const last = groups.at(-1);
    if (last && last.key === key && depth === last.depth) last.members.push(setting);
    else groups.push({ depth, key, members: [setting] });
  }
  return groups.flatMap(({ depth, key, members }) => {
    const isPart = depth > 0 && members.length > (depth === 1 && !key.includes(' ') ? 2 : 1);
    const told = members.map((one) => tell(one, meanings, isPart ? depth : 0));
    return isPart ? [`${codeSpan(key)}:\n${bullets(told)}`] : told;
  });
}

const joined = (path: readonly string[]): string =>
  path.join(path.some((name) => name.includes(' ')) ? ' > ' : '.');

/** @param depth how many of its names are said above it */
function tell({ path, value }: Setting, meanings: Readonly<Record<string, string>>, depth: number): string {
  const shown = joined(path.slice(depth));
  const said = value === '' ? codeSpan(shown) : `${codeSpan(shown)} is ${codeSpan(value)}`;
  const names = path.filter((name) => !/^\d+$/.test(name));
  // Kubernetes and workflows have schedules as cron writes them.
  const when = /^(?:schedule|cron)$/.test(names.at(-1) ?? '') ? readSchedule(value)?.short : undefined;
  if (when !== undefined) return `${said}: ${when.replace(/^./, (letter) => letter.toLowerCase())}`;
  const top = `/${names[0] ?? ''}`;
  if (names.length > 1 && top in meanings) return `${said}: ${meanings[top] ?? ''}.`;
  // What stands under `with` or `env` has names of its own choice.
  const above = names.at(-2) ?? '';
  const own =
    OWN_NAMES.has(above) && above in meanings ? above : names.toReversed().find((name) => name in meanings);
  const means = own === undefined || names.indexOf(own) < names.length - 2 ? undefined : meanings[own];
  const [name = ''] = value.split('@');
  const does =
    means === RUNS
      ? inBrief(value)
      : own === 'uses'
        ? (ACTIONS[name] ?? ACTIONS[/(?<=\/setup-)[a-z]+/.exec(name)?.[0] ?? ''])
        : undefined;
  return means === undefined ? `${said}.` : `${said}: ${does ?? means}.`;
}

/** What is said of a command that nothing more is known of. */
const RUNS = 'a command';

function readJson(text: string): readonly Setting[] | undefined {
  if (!/^\s*\{[^]*\}\s*$/.test(text)) return undefined;
  try {
    return flatten(JSON.parse(text), []);
  } catch {
    return undefined;
  }
}

function flatten(value: unknown, path: readonly string[]): Setting[] {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return [{ path, value: value.join(', ') }];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
  return [{ path, value: String(value) }];
}

/** `run: |` with commands below: each line stands for itself, as a point of a list. */
function linesAsItems(text: string): string {
  let above: number | undefined;
  const written = text.split('\n').flatMap((line) => {
    if (above !== undefined && (line.trim() === '' || line.search(/\S/) > above))
      return /^\s*(?:#|$)/.test(line) ? [] : [`${' '.repeat(above + 2)}- ${line.trim()}`];
    const { start, name } =
      /^(?<start>\s*(?:- +)?)(?<name>run|script|command): *\|[-+]?$/.exec(line)?.groups ?? {};
    above = start?.length;
    return [start === undefined ? line : `${start}${name ?? ''}:`];
  });
  return written.join('\n');
}

/** Names with values by their indentation; anchors, and other texts of several lines, are beyond this. */
function readYaml(whole: string): readonly Setting[] | undefined {
  const text = linesAsItems(whole);
  const settings: Setting[] = [];
  const open: { indent: number; name: string }[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#|^---$/.test(line));
  if (
    lines.length < 2 ||
    !lines.every((line) => /^\s*(?:- )?(?:["']?[\w./@*-]+["']?:(?:\s|$)|- ?\S)|^\s*- \S/.test(line))
  )
    return undefined;
  // "Note: read this first." is a line of a text; names of settings hold no spaces.
  if (!/^\s+\S/m.test(text) && !lines.every((line) => /^[a-z][\w.-]*: ?\S*$/.test(line))) return undefined;
  for (const [at, line] of lines.entries()) {
    const {
      space = '',
      dash = '',
      name,
      value: written = '',
      item = '',
    } = /^(?<space>\s*)(?<dash>- +)?(?:["']?(?<name>[\w./@*-]+)["']?:(?:\s+(?<value>\S.*))?|(?<item>\S.*))$/.exec(
      line,
    )?.groups ?? {};
    const indent = space.length + dash.length;
    while ((open.at(-1)?.indent ?? -1) >= (name === undefined ? indent + (dash ? 0 : 1) : indent)) open.pop();
    const path = open.map((one) => one.name);
    const value = (name === undefined ? item : written)
      .replace(/\s+#.*$/, '')
      .replace(/^(["'])(.*)\1$/, '$2');
    if (/^[|>&*!]/.test(value) && !/^\*[/\d\s*]/.test(value)) return undefined;
    if (name === undefined) settings.push({ path, value });
    else if (written === '') {
      open.push({ indent, name });
      // Nothing stands below: the name is the setting.
      const below = /^(\s*)(- )?/.exec(lines[at + 1] ?? '');
      if ((below?.[1] ?? '').length + (below?.[2] ? 1 : 0) <= indent)
        settings.push({ path: [...path, name], value: '' });
    } else
      settings.push({
        path: [...path, name],
        value: value.replace(/^\[(.*)\]$/, (_all, inner: string) =>
          inner.replace(/(["'])([^"',]*)\1/g, '$2'),
        ),
      });
  }
  return settings;
}

/** Names and values below names of sections in brackets; nothing else. */
function readSectioned(text: string): readonly Setting[] | undefined {
  const lines = text.split('\n').filter((line) => !/^\s*(?:[#;].*)?$/.test(line));
  const settings: Setting[] = [];
  let section = '';
  for (const line of lines) {
    const { head, name, value } =
      /^(?:\[(?<head>[\w .:"/-]+)\]|\s*(?<name>[A-Za-z][\w.-]*)\s*=\s*(?<value>.*))$/.exec(line.trimEnd())
        ?.groups ?? {};
    if (head !== undefined) section = head;
    else if (name === undefined || value === undefined || section === '') return undefined;
    else settings.push({ path: [section, name], value });
  }
  return settings;
}

/** Directives of nginx in their blocks. */
function readDirectives(text: string): readonly Setting[] | undefined {
  if (
    !/;\s*$|\{/m.test(text) ||
    !/^\s*(?:server|location|upstream|http|events|listen|proxy_pass)\s/m.test(text) ||
    // Programs have braces and semicolons too.
    /:=|^\s*(?:func|class|var|const|let|public|private|void|package|import)\b/m.test(text)
  )
    return undefined;
  const settings: Setting[] = [];
  const open: string[] = [];
  const most = text.match(/^\s*server\s*\{/gm)?.length ?? 0;
  let servers = 0;
  for (const [, opened, directive, rest = ''] of text
    .replace(/#.*$/gm, '')
    .matchAll(/([^\s{};][^{};]*?)\s*\{|([a-z_][a-z0-9_]*)(?:\s+([^;{}]+))?;|\}/g)) {
    if (opened !== undefined) {
      const name = opened.trim().replace(/\s+/g, ' ');
      if (name === 'server') servers += 1;
      open.push(name === 'server' && most > 1 ? `server (${servers} of ${most})` : name);
    } else if (directive !== undefined)
      settings.push({
        path: [...open.filter((name) => /^(?:location|upstream|if|server \()/.test(name)), directive],
        value: rest.trim(),
      });
    else open.pop();
  }
  return settings;
}
