import type { CodeModel } from '../../code/read-code.ts';
import type { CliCommand, CliExit, CliOption, Setting } from '../../code/model.ts';
import { withMore } from '../../code/cli/drafts.ts';
import { readCommands, readExitCodes } from '../../code/cli/index.ts';
import { libraryPart } from '../../code/cli/library-part.ts';
import { unindent } from '../../code/lower/comments.ts';
import { readDoc } from '../../code/parts/doc-comment.ts';
import { leadingComment } from '../../code/parts/leading-comment.ts';
import { readPublicApi } from '../../code/parts/public-api.ts';
import { readSettings } from '../../code/parts/settings.ts';
import { defaultOf, usageOf } from '../writing/command-line.ts';
import { escapeMarkdown, join, listed, section, table, fence } from '../writing/markdown.ts';
import { tableOf, type Column } from './columns.ts';
import { sentence } from './endpoints.ts';
import { sentenceCase } from './title-words.ts';
import { writeClass, writeConstants, writeExamples, writeFunctions } from './public-interface.ts';
import type { Reader } from './reader.ts';
import { code, describeLimits } from './types.ts';

/** The reference of code that serves no HTTP API: options, settings, functions, classes. */
export function writeLibraryReference(model: CodeModel, { audience }: Reader): string {
  const isForEngineers = audience === 'engineers';
  const modules = isForEngineers ? model.modules : model.modules.map(libraryPart);
  const { functions, classes, constants } = readPublicApi({ ...model, modules });
  const commands = readCommands(model);
  const settings = writeSettings(withDefaults(readSettings(model), commands));
  const whole = commands.length > 1 ? commands.find(({ name }) => name === '') : undefined;
  const usage = [
    writeOverview(commands),
    ...commands.map((command) => writeCommand(command, commands)),
    writeExits(readExitCodes(model)),
  ];
  const types = section(2, 'Types', ...classes.map(writeClass));
  const about = whole?.description ? paragraphs(whole.description) : writeAbout(model);
  // Who works on the code starts from its data.
  if (audience === 'consumer' && commands.length > 0) return join(about, ...usage);
  return (
    join(
      about,
      ...(audience === 'devops' ? [settings, ...usage] : [...usage, ...(isForEngineers ? [] : [settings])]),
      isForEngineers && types,
      section(2, 'Functions', ...writeFunctions(functions, 3)),
      section(2, 'Constants', writeConstants(constants)),
      !isForEngineers && types,
      isForEngineers && settings,
    ) ||
    '[VERIFY] The code declares nothing that others can use: no function, class, option, or setting is public.'
  );
}

/** What the first file that has a comment of its own says of itself. */
function writeAbout({ modules }: CodeModel): string {
  for (const module of modules) {
    const { summary, description, examples } = readDoc(leadingComment(module), module.language);
    if (summary !== '') return join(sentence(summary), description, writeExamples(examples, module.language));
  }
  return '';
}

/** Python's names of types in words. */
const PLAIN_TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  int: 'integer',
  bool: 'boolean',
  float: 'number',
};

/** The environment variables that the code reads. */
export function writeSettings(all: readonly Setting[]): string {
  const settings = all.map((one) => ({
    ...one,
    description: withMore(one.description, [describeLimits(one.limits)]),
  }));
  const described = settings.some(({ description }) => description !== '');
  const typed = settings.some(({ type }) => type !== '');
  const isAll = settings.every(({ isConfigured }) => !isConfigured);
  const rows = settings.map(({ name, type, required, fallback, description }) => [
    code(name),
    ...(typed ? [PLAIN_TYPES[type] ?? type] : []),
    fallback === '' ? (required ? 'Required' : 'None') : code(fallback),
    ...(described ? [description && sentence(description)] : []),
  ]);
  return section(
    2,
    'Configuration',
    rows.length > 0 && `Settings are read from ${sourcesOf(settings)}.`,
    table(
      [
        isAll ? 'Variable' : 'Setting',
        ...(typed ? ['Type'] : []),
        'Default',
        ...(described ? ['Description'] : []),
      ],
      rows,
    ),
  );
}

function sourcesOf(settings: readonly Setting[]): string {
  const configured = settings.filter(({ isConfigured }) => isConfigured).length;
  if (configured === 0) return 'environment variables';
  return configured === settings.length
    ? "the service's configuration"
    : "environment variables and the service's configuration";
}

/** Variables that are defaults of options say so; those that only an option reads stand with the others. */
function withDefaults(settings: readonly Setting[], commands: readonly CliCommand[]): Setting[] {
  const found = new Map(settings.map((setting) => [setting.name, setting]));
  for (const { name, variable, fallback } of commands.flatMap((one) => [...one.options, ...one.arguments])) {
    if (variable === undefined) continue;
    const known = found.get(variable);
    const flag = /--[\w-]+/.exec(name)?.[0] ?? name.replace(/[,\s].*$/, '');
    const description = known?.description || `Default of ${code(flag)}`;
    found.set(variable, {
      name: variable,
      type: known?.type ?? '',
      required: known?.required ?? false,
      fallback: known?.fallback || fallback,
      description,
    });
  }
  return [...found.values()];
}

function writeCommand(command: CliCommand, all: readonly CliCommand[]): string {
  const { name, description, options, arguments: values, example } = command;
  // The overview says all of a group that takes nothing itself.
  const isGroup = hasOverview(all) && (name === '' || all.some((one) => one.name.startsWith(`${name} `)));
  if (isGroup && options.length + values.length === 0 && !/[.!?\n]\s*\S/.test(description)) return '';
  const usage = usageOf(command, all);
  const title = all.length > 1 ? (name ? code(name) : 'Options of all commands') : 'Command line';
  return section(
    2,
    title,
    description && (name !== '' || all.length === 1) && paragraphs(description),
    command.aliases && `Also: ${listed(command.aliases.map(code))}.`,
    usage !== '' && fence('bash', usage),
    writeOptions('Argument', values),
    writeOptions('Option', options),
    example.trim() !== '' &&
      join('**Example**', fence('bash', unindent(example.replace(/^\n+|\s+$/g, '').split('\n')))),
  );
}

/** What the program ends with, and what it says then. */
function writeExits(exits: readonly CliExit[]): string {
  const rows = exits.map(({ code: number, meanings }) => [
    code(String(number)),
    meanings
      .map((one) => (/^(?:“|[a-z][\w-]*: )/.test(one) ? escapeMarkdown(one) : sentence(one)))
      .join(' ') || '[VERIFY]',
  ]);
  return section(2, 'Exit codes', table(['Code', 'Meaning'], rows));
}

const isTold = ({ name, description }: CliCommand): boolean => name !== '' && description !== '';
const hasOverview = (commands: readonly CliCommand[]): boolean => commands.filter(isTold).length >= 3;

/** The commands at a glance, where there are several. */
function writeOverview(commands: readonly CliCommand[]): string {
  if (!hasOverview(commands)) return '';
  const rows = commands
    .filter(isTold)
    .map(({ name, description }) => [
      code(name),
      sentence(/^.*?[.!](?=\s|$)|^.*/.exec(description.replace(/(?<!\n)\n(?!\n)/g, ' '))?.[0] ?? ''),
    ]);
  return section(2, 'Commands', table(['Command', 'What it does'], rows));
}

/** Lines that are sentences of their own stand as paragraphs. */
function paragraphs(text: string): string {
  if (text.includes('```')) return text;
  return text
    .trim()
    .split(/\n\s*\n|(?<=[.!:])\s*\n/)
    .map((part) => sentence(part.replace(/\s+/g, ' ').trim()))
    .join('\n\n');
}

/** Values to choose from, `text|json`, or `text, json or yaml` with the default among them, are typed as they stand. */
function asCode(text: string, fallback = ''): string {
  const listed = /(?<=: |\()(?:[\w-]+, ){0,9}[\w-]+,? or [\w-]+(?=[.)]|$)/.exec(text)?.[0] ?? '';
  const words = listed.match(/[\w-]+/g)?.filter((word) => word !== 'or') ?? [];
  if (fallback !== '' && words.includes(fallback) && !text.includes('`'))
    return text.replace(listed, () =>
      listed.replace(/[\w-]+/g, (word) => (word === 'or' ? word : `\`${word}\``)),
    );
  return text.replace(/(?<![`\w])[\w.-]+(?:\|[\w.-]+)+(?!`)/g, '`$&`');
}

function writeOptions(kind: string, options: readonly CliOption[]): string {
  const columns: readonly Column<CliOption>[] = [
    [kind, ({ name }) => code(name)],
    ['Type', ({ type = '' }) => sentenceCase(type)],
    ['Required', ({ required }) => (required ? 'Yes' : 'No')],
    ['Default', (one) => sentenceCase(defaultOf(one))],
    ['Description', ({ description, fallback }) => description && sentence(asCode(description, fallback))],
  ];
  // The names of what a command takes stand in its usage.
  const isPlain = columns
    .slice(1)
    .every(([, cell]) => options.every((one) => /^(?:Yes|No)?$/.test(cell(one))));
  return isPlain && kind === 'Argument' ? '' : tableOf(columns, options, kind === 'Option');
}
