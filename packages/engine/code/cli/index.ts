import type { Module } from '../ast.ts';
import type { CliCommand, CliExit } from '../model.ts';
import type { CodeModel } from '../read-code.ts';
import { readArgparse } from './argparse.ts';
import { readClap } from './clap.ts';
import { readClick } from './click.ts';
import type { CommandDraft } from './drafts.ts';
import { readExits } from './exits.ts';
import { readGoCommands } from './go.ts';
import { readPicocli } from './picocli.ts';
import { readRubyCommands } from './ruby.ts';
import { readSystemCommandLine } from './system-command-line.ts';
import { readScriptCommands } from './script.ts';
import { readSymfonyCommands } from './symfony.ts';

/** Where a language's command lines are read, and what in a file's text says that it holds one. */
const READERS: readonly {
  readonly languages: RegExp;
  readonly sign: RegExp;
  readonly read: (module: Module) => readonly CommandDraft[];
}[] = [
  {
    languages: /script|tsx/,
    sign: /commander|yargs|\bcac\b|parseArgs|\bsade\b|Command\(\)/,
    read: ({ statements, text }) => readScriptCommands(statements, text),
  },
  {
    languages: /^python$/,
    sign: /argparse|ArgumentParser/,
    read: readArgparse,
  },
  { languages: /^python$/, sign: /click|typer/, read: ({ statements }) => readClick(statements) },
  {
    languages: /^go$/,
    sign: /cobra|flag\.|pflag|urfave\/cli/,
    read: ({ statements }) => readGoCommands(statements),
  },
  {
    languages: /^(?:java|kotlin)$/,
    sign: /picocli|@(?:CommandLine\.)?Command\(\s*name\s*=/,
    read: ({ statements }) => readPicocli(statements),
  },
  {
    languages: /^csharp$/,
    sign: /System\.CommandLine/,
    read: ({ statements }) => readSystemCommandLine(statements),
  },
  { languages: /^rust$/, sign: /clap|structopt/, read: ({ statements }) => readClap(statements) },
  {
    languages: /^ruby$/,
    sign: /OptionParser|Thor/,
    read: ({ statements, text }) => readRubyCommands(statements, text),
  },
  {
    languages: /^php$/,
    sign: /Symfony\\Component\\Console/,
    read: ({ statements }) => readSymfonyCommands(statements),
  },
];

/** Commands with their options: commander, yargs, cac, argparse, click, Typer, cobra, Go's flags, picocli, clap, Thor, System.CommandLine, Symfony's console. */
export function readCommands({ modules }: Pick<CodeModel, 'modules'>): CliCommand[] {
  return modules.flatMap((module) =>
    draftsIn(module).map((draft) => ({
      name: pathOf(draft),
      ...(draft.aliases && draft.aliases.length > 0 && { aliases: draft.aliases }),
      description: withName(draft),
      options: draft.options,
      arguments: draft.arguments,
      example: draft.example,
    })),
  );
}

/** What the programs among the files end with. */
export function readExitCodes({ modules }: Pick<CodeModel, 'modules'>): CliExit[] {
  return modules.flatMap((module) => (draftsIn(module).length > 0 ? readExits(module) : []));
}

/** The commands that a module's statements make. */
export function draftsIn(module: Module): CommandDraft[] {
  return READERS.filter(({ languages, sign }) => languages.test(module.language) && sign.test(module.text))
    .flatMap(({ read }) => read(module))
    .filter(
      ({ options, arguments: values, name, description }) =>
        options.length + values.length > 0 || name !== '' || description !== '',
    );
}

/** A description that begins with the program's name says it as it is typed: `driftctl` reads …; “list snapshots” is what `list` does. */
function withName({ name, description, parent }: CommandDraft): string {
  const isNamed = name !== '' && description.startsWith(`${name} `);
  return isNamed && (!parent || /^(?:is|can|will|has|does)\b/.test(description.slice(name.length + 1)))
    ? `\`${name}\`${description.slice(name.length)}`
    : description;
}

/** A command with those that it is a part of: `git remote add`. */
function pathOf({ name, parent }: CommandDraft): string {
  return [parent ? pathOf(parent) : '', name].filter(Boolean).join(' ');
}
