import type { CliCommand, CliOption } from '../../code/model.ts';
import { codeSpan } from '../report/quote.ts';

/** How a command is typed: `jobq <file> [options]`; empty where the code tells neither its name nor what it takes. `all` tells whether it has commands of its own. */
export function usageOf(
  { name, arguments: values, options }: CliCommand,
  all: readonly CliCommand[] = [],
): string {
  if (name === '' && values.length === 0) return '';
  return [
    name || 'COMMAND',
    ...(name !== '' && all.some((one) => one.name.startsWith(`${name} `)) ? ['<command>'] : []),
    ...values.map(
      ({ name: value, required, isMany }) =>
        `${required ? `<${value}>` : `[${value}]`}${isMany ? '...' : ''}`,
    ),
    ...(options.length > 0 ? ['[options]'] : []),
  ].join(' ');
}

/** A call of a command with what it must be given and one option more, in capitals what people put in; empty where it takes nothing. */
export function callOf(command: CliCommand): string {
  const { name, arguments: values, options } = command;
  const needed = options.filter(({ required }) => required);
  const more = options.filter(({ required, fallback }) => !required && fallback !== '').slice(0, 1);
  const given = [
    ...values.filter(({ required }) => required).map(({ name: value }) => placeholder(value)),
    ...[...needed, ...more].map(typedOption),
  ];
  return usageOf(command) === '' || given.length === 0 ? '' : [name || 'COMMAND', ...given].join(' ');
}

/** The longest name of an option with a value: `--limit 10`, `--out FILE`. */
function typedOption({ name, fallback }: CliOption): string {
  const names = name.split(/,\s*|\s+/).filter((word) => word.startsWith('-'));
  const value = /\s([^\s-][^\s]*|\[\w+\]|<[^>]+>)$/.exec(name)?.[1];
  const flag = (names.at(-1) ?? '').replace(/\/.*$/, '');
  if (fallback !== '') return `${flag} ${/\s/.test(fallback) ? `"${fallback}"` : fallback}`;
  return value === undefined ? flag : `${flag} ${placeholder(value)}`;
}

const placeholder = (name: string): string => name.replace(/[^\w-]/g, '').toUpperCase();

/** What an option is where it isn't given: `10`, or the value of `JOBQ_LIMIT`, else `10`. */
export function defaultOf({ fallback, variable, required }: CliOption): string {
  // What must be given has none, whatever the code falls back to.
  if (required) return '';
  const otherwise = fallback === '' ? '' : codeSpan(fallback);
  if (variable === undefined) return otherwise;
  return [`value of ${codeSpan(variable)}`, otherwise].filter(Boolean).join(', else ');
}
