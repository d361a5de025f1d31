import type { CodeModel } from '../../code/read-code.ts';
import type { CliCommand, CliOption } from '../../code/model.ts';
import { readCommands } from '../../code/parts/cli.ts';
import { readDoc } from '../../code/parts/doc-comment.ts';
import { readPublicApi, type PublicClass, type PublicFunction } from '../../code/parts/public-api.ts';
import { readSettings } from '../../code/parts/settings.ts';
import { join, section, table } from '../writing/markdown.ts';
import { fence, sentence } from './endpoints.ts';
import type { Reader } from './reader.ts';
import { code } from './types.ts';

/** What a file that is run begins or ends with. */
const PROGRAM =
  /^#!|^if __name__ == ['"]__main__['"]:|^func main\(\)|\bfn main\(\)|\.parse(?:Async)?\((?:process\.argv)?\);?\s*$/m;

/** The reference of code that serves no HTTP API: options, settings, functions, classes. */
export function writeLibraryReference(model: CodeModel, { audience }: Reader): string {
  const { functions: all, classes } = readPublicApi(model);
  const settings = writeSettings(model);
  const commands = readCommands(model);
  // A program is used by its command line; its functions are its own.
  const isProgram = commands.length > 0 && model.modules.every(({ text }) => PROGRAM.test(text));
  const functions = isProgram && audience !== 'engineers' ? [] : all;
  const usage = commands.map((command) => writeCommand(command, commands.length > 1));
  const types = section(2, 'Types', ...classes.map(writeClass));
  // Who works on the code starts from its data.
  const isForEngineers = audience === 'engineers';
  if (audience === 'consumer' && commands.length > 0) return join(...usage);
  return (
    join(
      ...(audience === 'devops' ? [settings, ...usage] : [...usage, ...(isForEngineers ? [] : [settings])]),
      isForEngineers && types,
      section(2, 'Functions', ...functions.map((one) => writeFunction(one, 3))),
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
export function writeSettings(model: CodeModel): string {
  const settings = readSettings(model);
  const described = settings.some(({ description }) => description !== '');
  const typed = settings.some(({ type }) => type !== '');
  const rows = settings.map(({ name, type, required, fallback, description }) => [
    code(name),
    ...(typed ? [PLAIN_TYPES[type] ?? type] : []),
    fallback === '' ? (required ? 'Required' : 'None') : code(fallback),
    ...(described ? [description && sentence(description)] : []),
  ]);
  return section(
    2,
    'Configuration',
    rows.length > 0 && 'Settings are read from environment variables.',
    table(['Variable', ...(typed ? ['Type'] : []), 'Default', ...(described ? ['Description'] : [])], rows),
  );
}

function writeCommand(
  { name, description, options, arguments: values }: CliCommand,
  several: boolean,
): string {
  const usage = [
    name || 'COMMAND',
    ...values.map(({ name: value, required }) => (required ? `<${value}>` : `[${value}]`)),
    ...(options.length > 0 ? ['[options]'] : []),
  ].join(' ');
  const title = several && name ? code(name) : 'Command line';
  return section(
    2,
    title,
    description && sentence(description),
    (name !== '' || values.length > 0) && fence('bash', usage),
    writeOptions('Argument', values),
    writeOptions('Option', options),
  );
}

function writeOptions(kind: string, options: readonly CliOption[]): string {
  const described = options.some(({ description }) => description !== '');
  const rows = options.map(({ name, description, required, fallback }) => [
    code(name),
    required ? 'Yes' : 'No',
    fallback === '' ? '' : code(fallback),
    ...(described ? [description && sentence(description)] : []),
  ]);
  const header = [kind, 'Required', 'Default', ...(described ? ['Description'] : [])];
  const withDefaults = rows.some(([, , fallback]) => fallback !== '');
  return withDefaults
    ? table(header, rows)
    : table(
        header.filter((_, index) => index !== 2),
        rows.map((row) => row.filter((_, index) => index !== 2)),
      );
}

function writeFunction(
  { name, signature, language, doc, params, isConstructor = false }: PublicFunction,
  level: number,
): string {
  const { summary, description, params: said, returns, throws, deprecated } = readDoc(doc);
  const described = params.some((param) => said.has(param.name) || param.fallback !== '');
  const rows = params.map(({ name: param, type, required, fallback, isRest }) => [
    code(isRest ? `…${param}` : param),
    type === '' ? (isRest ? 'any' : '[VERIFY]') : code(type),
    required ? 'Yes' : 'No',
    ...(described
      ? [
          [said.get(param) && sentence(said.get(param) ?? ''), fallback && `Default: ${code(fallback)}.`]
            .filter(Boolean)
            .join(' '),
        ]
      : []),
  ]);
  return section(
    level,
    isConstructor ? 'Create one' : code(name),
    deprecated && '> **Warning:** This function is deprecated.',
    summary ? sentence(summary) : isConstructor ? '' : "[VERIFY] The code doesn't say what this does.",
    description,
    fence(language, signature),
    table(['Parameter', 'Type', 'Required', ...(described ? ['Description'] : [])], rows),
    returns && `**Returns:** ${sentence(returns)}`,
    throws.length > 0 && `**Throws:** ${throws.map(sentence).join(' ')}`,
  );
}

function writeClass({ name, form, doc, fields, values, methods }: PublicClass): string {
  const { summary, description, params: said } = readDoc(doc);
  const textOf = (field: PublicClass['fields'][number]): string => field.doc || (said.get(field.name) ?? '');
  const described = fields.some((field) => textOf(field) !== '');
  const rows = fields.map((field) => [
    code(field.name),
    field.type === '' ? '[VERIFY]' : code(field.type),
    field.required ? 'Yes' : 'No',
    ...(described ? [textOf(field) && sentence(textOf(field))] : []),
  ]);
  return section(
    3,
    code(name),
    summary
      ? sentence(summary)
      : form === 'enum' || fields.length > 0
        ? ''
        : "[VERIFY] The code doesn't say what this is for.",
    description,
    values.length > 0 && `One of ${values.map((value) => code(value)).join(', ')}.`,
    table(['Field', 'Type', 'Required', ...(described ? ['Description'] : [])], rows),
    ...methods.map((method) => writeFunction(method, 4)),
  );
}
