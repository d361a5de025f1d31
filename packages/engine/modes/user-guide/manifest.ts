import { bullets, escapeMarkdown, join, section, table } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';

/** What an editor's extension adds for its users, as its `package.json` says. */
interface Manifest {
  readonly displayName?: unknown;
  readonly description?: unknown;
  readonly contributes?: Readonly<Record<string, unknown>>;
}
type Entry = Readonly<Record<string, unknown>>;

const PLACES: Readonly<Record<string, string>> = {
  'editor/title': 'the title bar of the editor',
  'editor/context': 'the context menu of the editor',
  'explorer/context': 'the context menu of the Explorer',
  'view/title': 'the title bar of its view',
  'scm/title': 'the title bar of Source Control',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? escapeMarkdown(value.trim()) : '');
const entriesOf = (value: unknown): readonly Entry[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Entry => typeof one === 'object' && one !== null,
  );

/** "ctrl+shift+enter" as it stands on the keys. */
const keysOf = (value: unknown): string =>
  textOf(value)
    .split(' ')
    .map((keys) => keys.replace(/(?<=^|\+)\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .join(', ');

/** "sqlnb.maxRows" as the settings editor shows it: "Sqlnb: Max Rows". */
function settingOf(id: string): string {
  const words = (part: string): string =>
    part
      .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
      .split(/[ _-]/)
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' ');
  const parts = id.split('.').map(words);
  return [parts.slice(0, -1).join(' › '), parts.at(-1) ?? ''].filter(Boolean).join(': ');
}

function readManifest(input: string): Manifest | undefined {
  if (!/^\s*\{/.test(input) || !input.includes('"contributes"')) return undefined;
  try {
    const read: unknown = JSON.parse(input);
    return entriesOf((read as Manifest).contributes).length > 0 ? (read as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** A guide to the commands and the settings of an editor's extension; undefined for any other input. */
export function writeManifestGuide(input: string): Page | undefined {
  const manifest = readManifest(input);
  const { commands, keybindings, menus, configuration } = manifest?.contributes ?? {};
  const named = entriesOf(commands).filter(({ title }) => textOf(title) !== '' && !/^%/.test(textOf(title)));
  const settings = entriesOf(configuration).flatMap(({ properties }) =>
    entriesOf(properties).flatMap((all) => Object.entries(all)),
  );
  if (!manifest || named.length + settings.length === 0) return undefined;
  const told = named.map(({ command, title, category }) => {
    const keys = entriesOf(keybindings).filter((one) => one['command'] === command);
    const places = Object.entries(entriesOf(menus)[0] ?? {})
      .filter(([place, own]) => PLACES[place] && entriesOf(own).some((one) => one['command'] === command))
      .map(([place]) => `It is also in ${PLACES[place] ?? ''}.`);
    const shortcuts = keys.map(({ key, mac }) =>
      textOf(mac) === '' || mac === key
        ? `Press ${keysOf(key)}.`
        : `Press ${keysOf(key)}, or ${keysOf(mac)} on a Mac.`,
    );
    return [`**${[textOf(category), textOf(title)].filter(Boolean).join(': ')}**`, ...shortcuts, ...places]
      .join(' ')
      .replace(/\*\* /, ':** ');
  });
  const rows = settings.map(([id, value]) => {
    const [one = {}] = entriesOf(value);
    const { description, markdownDescription, enum: choices, default: initial, minimum, maximum } = one;
    const values = Array.isArray(choices)
      ? choices.map((choice) => `\`${String(choice)}\``).join(', ')
      : typeof minimum === 'number' && typeof maximum === 'number'
        ? `From ${minimum} to ${maximum}`
        : '';
    const first = /^(?:string|number|boolean)$/.test(typeof initial) ? `\`${String(initial)}\`` : '';
    return [`**${settingOf(id)}**`, textOf(description) || textOf(markdownDescription), values, first];
  });
  return {
    title: textOf(manifest.displayName) || 'Commands and settings',
    description: textOf(manifest.description),
    body: join(
      textOf(manifest.description),
      told.length > 0 &&
        section(2, 'Commands', 'To run a command, open the Command Palette and select it.', bullets(told)),
      rows.length > 0 &&
        section(2, 'Settings', table(['Setting', 'What it does', 'Values', 'Default'], rows)),
    ),
  };
}
