import type { CodeModel } from '../../code/read-code.ts';
import type { CliCommand, CliOption, Setting } from '../../code/model.ts';
import { readCommands } from '../../code/cli/index.ts';
import { libraryPart } from '../../code/cli/library-part.ts';
import { unindent } from '../../code/lower/comments.ts';
import { readDoc } from '../../code/parts/doc-comment.ts';
import {
  readPublicApi,
  type PublicApi,
  type PublicClass,
  type PublicConstant,
  type PublicFunction,
  type PublicParam,
} from '../../code/parts/public-api.ts';
import { readSettings } from '../../code/parts/settings.ts';
import { defaultOf, usageOf } from '../writing/command-line.ts';
import { escapeMarkdown, heading, join, section, table } from '../writing/markdown.ts';
import { fence, sentence } from './endpoints.ts';
import { sentenceCase } from './naming.ts';
import type { Reader } from './reader.ts';
import { code } from './types.ts';

/** The reference of code that serves no HTTP API: options, settings, functions, classes. */
export function writeLibraryReference(model: CodeModel, { audience }: Reader): string {
  const isForEngineers = audience === 'engineers';
  const modules = isForEngineers ? model.modules : model.modules.map(libraryPart);
  const { functions, classes, constants } = readPublicApi({ ...model, modules });
  const commands = readCommands(model);
  const settings = writeSettings(model, commands);
  const usage = [writeOverview(commands), ...commands.map((command) => writeCommand(command, commands))];
  const types = section(2, 'Types', ...classes.map(writeClass));
  // Who works on the code starts from its data.
  if (audience === 'consumer' && commands.length > 0) return join(...usage);
  return (
    join(
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

/** Python's names of types in words. */
const PLAIN_TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  int: 'integer',
  bool: 'boolean',
  float: 'number',
};

/** The environment variables that the code reads. */
export function writeSettings(model: CodeModel, commands: readonly CliCommand[] = []): string {
  const settings = withDefaults(readSettings(model), commands);
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
  const usage = usageOf(command, all);
  const title = all.length > 1 ? (name ? code(name) : 'Options of all commands') : 'Command line';
  return section(
    2,
    title,
    description && paragraphs(description),
    usage !== '' && fence('bash', usage),
    writeOptions('Argument', values),
    writeOptions('Option', options),
    example.trim() !== '' &&
      join('**Example**', fence('bash', unindent(example.replace(/^\n+|\s+$/g, '').split('\n')))),
  );
}

/** The commands at a glance, where there are several. */
function writeOverview(commands: readonly CliCommand[]): string {
  const all = commands.filter(({ name, description }) => name !== '' && description !== '');
  if (all.length < 3) return '';
  const rows = all.map(({ name, description }) => [
    code(name),
    sentence(/^.*?[.!](?=\s|$)/s.exec(description)?.[0] ?? description.split('\n')[0] ?? ''),
  ]);
  return section(2, 'Commands', table(['Command', 'What it does'], rows));
}

/** Lines that are sentences of their own stand as paragraphs. */
function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n|(?<=[.!:])\s*\n/)
    .map((part) => sentence(part.replace(/\s+/g, ' ').trim()))
    .join('\n\n');
}

/** Values to choose from, `text|json`, are typed as they stand. */
function asCode(text: string): string {
  return text.replace(/(?<![`\w])[\w.-]+(?:\|[\w.-]+)+(?!`)/g, '`$&`');
}

function writeOptions(kind: string, options: readonly CliOption[]): string {
  const columns: readonly (readonly [string, (option: CliOption) => string])[] = [
    [kind, ({ name }) => code(name)],
    ['Type', ({ type = '' }) => sentenceCase(type)],
    ['Required', ({ required }) => (required ? 'Yes' : 'No')],
    ['Default', defaultOf],
    ['Description', ({ description }) => description && sentence(asCode(description))],
  ];
  const shown = columns.filter(([, cell]) => options.some((option) => cell(option) !== ''));
  return table(
    shown.map(([title]) => title),
    options.map((option) => shown.map(([, cell]) => cell(option))),
  );
}

/** What a part of a public interface holds, under headings of its own. */
export function writeParts({ functions, classes, constants }: PublicApi, types: string): string {
  return join(
    section(2, types, ...classes.map(writeClass)),
    section(2, 'Functions', ...writeFunctions(functions, 3)),
    section(2, 'Constants', writeConstants(constants)),
  );
}

/** Functions of one name share a heading: what they take tells them apart. */
function writeFunctions(functions: readonly PublicFunction[], level: number): string[] {
  const untold = functions.filter(isUntold);
  if (untold.length < SEVERAL) return writeEach(functions, level);
  const rest = join(
    heading(level, level > 3 ? 'Other methods' : 'Other functions'),
    "[VERIFY] The code doesn't say what these do.",
    fence(untold[0]?.language ?? '', untold.map(({ signature }) => signature).join('\n')),
  );
  return [
    ...writeEach(
      functions.filter((one) => !untold.includes(one)),
      level,
    ),
    rest,
  ];
}

/** So many functions that nothing is said of stand together. */
const SEVERAL = 3;

function isUntold({ doc, language, isConstructor, isOverride }: PublicFunction): boolean {
  const { summary, params, returns, deprecated } = readDoc(doc, language);
  return (
    !isConstructor && !isOverride && !deprecated && summary === '' && returns === '' && params.size === 0
  );
}

function writeEach(functions: readonly PublicFunction[], level: number): string[] {
  const seen = new Set<string>();
  return functions.map((one) => {
    const title = one.isConstructor ? 'Create one' : code(one.name);
    const isNew = !seen.has(title);
    seen.add(title);
    const body = writeFunction(one);
    return isNew ? join(heading(level, title), body) : body;
  });
}

function writeFunction(described: PublicFunction): string {
  const { signature, language, doc, params, isConstructor = false, isOverride = false } = described;
  const {
    summary,
    description,
    params: said,
    types,
    returns,
    throws,
    deprecated,
    examples,
  } = readDoc(doc, language);
  const typeOf = ({ name, type }: PublicParam): string => types.get(name) ?? type;
  const isDescribed = params.some((param) => said.has(param.name) || param.fallback !== '');
  const isTyped = params.some((param) => typeOf(param) !== '');
  const rows = params.map((param) => [
    code(param.isRest ? `…${param.name}` : param.name),
    ...(isTyped ? [typeOf(param) ? code(typeOf(param)) : param.isRest ? 'any' : '[VERIFY]'] : []),
    param.required ? 'Yes' : 'No',
    ...(isDescribed
      ? [
          [
            said.get(param.name) && sentence(said.get(param.name) ?? ''),
            param.fallback && `Default: ${code(param.fallback)}.`,
          ]
            .filter(Boolean)
            .join(' '),
        ]
      : []),
  ]);
  const unsaid = isConstructor
    ? ''
    : isOverride
      ? 'Overrides what it inherits.'
      : "[VERIFY] The code doesn't say what this does.";
  const header = [
    'Parameter',
    ...(isTyped ? ['Type'] : []),
    'Required',
    ...(isDescribed ? ['Description'] : []),
  ];
  const failures =
    throws.length > 0
      ? throws
      : described.throws
          .filter(({ type }) => !doc.includes(type))
          .map(({ type, message }) => (message ? `${code(type)}: “${escapeMarkdown(message)}”` : code(type)));
  const answer = [types.has('return') ? code(types.get('return') ?? '') : '', returns].filter(Boolean);
  return join(
    deprecated && '> **Warning:** This function is deprecated.',
    summary ? sentence(summary) : deprecated ? '' : unsaid,
    description,
    fence(language, signature),
    table(header, rows),
    answer.length > 0 && `**Returns:** ${answer.map(sentence).join(' ')}`,
    failures.length > 0 && `**Throws:** ${failures.map(sentence).join(' ')}`,
    writeExamples(examples, language),
  );
}

function writeExamples(examples: readonly string[], language: string): string {
  const shown = examples.map((example) => example.trim()).filter(Boolean);
  if (shown.length === 0) return '';
  return join(
    '**Example**',
    ...shown.map((example) => (example.includes('```') ? example : fence(language, example))),
  );
}

function writeConstants(constants: readonly PublicConstant[]): string {
  const rows = constants.map(({ name, type, value, doc }) => {
    const { summary, types } = readDoc(doc);
    return { name, type: type || (types.get('var') ?? ''), value, said: summary };
  });
  const columns = (['type', 'value', 'said'] as const).filter((key) => rows.some((row) => row[key] !== ''));
  const titles = { type: 'Type', value: 'Value', said: 'Description' };
  return table(
    ['Constant', ...columns.map((key) => titles[key])],
    rows.map((row) => [
      code(row.name),
      ...columns.map((key) => (row[key] === '' ? '' : key === 'said' ? sentence(row.said) : code(row[key]))),
    ]),
  );
}

function writeClass({
  name,
  form,
  language,
  doc,
  alias,
  constants,
  fields,
  values,
  methods,
}: PublicClass): string {
  const { summary, description, params: said, deprecated, examples } = readDoc(doc, language);
  const read = fields.map((field) => ({ ...field, doc: readDoc(field.doc, language) }));
  const textOf = (field: (typeof read)[number]): string =>
    [field.doc.summary, field.doc.description].filter(Boolean).map(sentence).join(' ') ||
    (said.get(field.name) ?? '');
  const typeOf = (field: (typeof read)[number]): string => field.type || (field.doc.types.get('var') ?? '');
  const isDescribed = read.some((field) => textOf(field) !== '');
  // What an object of a class holds is not for others to give.
  const isGiven = form !== 'class';
  const rows = read.map((field) => [
    code(field.name),
    typeOf(field) === '' ? '[VERIFY]' : code(typeOf(field)),
    ...(isGiven ? [field.required ? 'Yes' : 'No'] : []),
    ...(isDescribed ? [textOf(field) && sentence(textOf(field))] : []),
  ]);
  const isClear = form === 'enum' || fields.length > 0 || alias !== '' || values.length > 0;
  return section(
    3,
    code(name),
    deprecated && '> **Warning:** This type is deprecated.',
    summary ? sentence(summary) : isClear ? '' : "[VERIFY] The code doesn't say what this is for.",
    description,
    alias !== '' &&
      fence(
        language === 'tsx' ? 'typescript' : language,
        `type ${name} ${language === 'go' ? '' : '= '}${alias}`,
      ),
    values.length > 0 && `One of ${values.map((value) => code(value)).join(', ')}.`,
    writeConstants(constants),
    table(['Field', 'Type', ...(isGiven ? ['Required'] : []), ...(isDescribed ? ['Description'] : [])], rows),
    writeExamples(examples, language),
    ...writeFunctions(methods, 4),
  );
}
