import { COMMAND_WORDS } from './command-words.ts';
import { TOOL_WORDS } from './tool-words.ts';

export interface CommandWords {
  readonly does: string;
  /** What options mean, by their names as they are typed. */
  readonly options: ReadonlyMap<string, { readonly means: string; readonly takes: boolean }>;
  readonly works?: string;
  readonly last?: string;
  /** What can be lost: always, or with an option. */
  readonly risks: readonly { readonly option: string; readonly says: string }[];
}

type Draft = { -readonly [K in keyof CommandWords]: CommandWords[K] } & {
  options: Map<string, { means: string; takes: boolean }>;
  risks: { option: string; says: string }[];
};

let table: ReadonlyMap<string, CommandWords> | undefined;

/** The commands that are known, by name, by name and subcommand, and by name and the option that changes what they do. */
export function commandTable(): ReadonlyMap<string, CommandWords> {
  table ??= readTable(`${COMMAND_WORDS}${TOOL_WORDS}`);
  return table;
}

function readTable(written: string): ReadonlyMap<string, CommandWords> {
  const commands = new Map<string, Draft>();
  let current: Draft | undefined;
  for (const line of written.split('\n').filter(Boolean)) {
    const [names = '', says = ''] = line.split(' | ');
    if (!line.startsWith(' ')) {
      current = { does: says, options: new Map(), risks: [] };
      commands.set(names, current);
    } else if (current) addTo(current, names.trim(), says);
  }
  return commands;
}

function addTo(command: Draft, names: string, says: string): void {
  if (names === '*') command.works = says;
  else if (names === '>') command.last = says;
  else if (names.endsWith('!')) command.risks.push({ option: names.slice(0, -1).trim(), says });
  else
    for (const name of names.split(' '))
      command.options.set(name.replace(/=$/, ''), { means: says, takes: name.endsWith('=') });
}
