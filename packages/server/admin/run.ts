import { parseArgs } from 'node:util';
import { createAuditTrail } from '../services/audit.ts';
import { COMMANDS } from './commands/index.ts';
import { OPTIONS, UsageError, type Command, type Context, type Options } from './types.ts';

/** What the arguments ask for. */
export type Plan =
  { readonly help: string } | { readonly json: boolean; run(context: Context): Promise<string> };

/** Reads the arguments of `npm run admin --`. Throws a `UsageError`. */
export function plan(argv: readonly string[]): Plan {
  const { values, positionals } = parse(argv);
  const { help, json, ...options } = values;
  if (help || positionals.length === 0) return { help: helpText() };
  const name = positionals.join(' ');
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UsageError(`There is no command "${name}". --help lists them.`);
  checkOptions(command, options);
  return {
    json: json === true,
    async run(context) {
      const { value, text, deed } = await command.run(context, options);
      const record = createAuditTrail(context.storage, context.clock);
      if (deed) await record({ ...deed, actor: 'command line' });
      return json ? JSON.stringify(value) : text;
    },
  };
}

function parse(argv: readonly string[]) {
  const strings = Object.keys(OPTIONS).map((name) => [name, { type: 'string' }] as const);
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(strings),
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
      },
    });
    return { values: values as Options & { help?: boolean; json?: boolean }, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function checkOptions({ name, required, optional }: Command, options: Options): void {
  const missing = required.filter((option) => options[option] === undefined);
  if (missing.length > 0) {
    throw new UsageError(`"${name}" needs ${missing.map((option) => `--${option}`).join(' and ')}.`);
  }
  const known: readonly string[] = [...required, ...optional];
  const foreign = Object.keys(options).find((option) => !known.includes(option));
  if (foreign !== undefined) throw new UsageError(`"${name}" takes no --${foreign}.`);
}

function helpText(): string {
  const lines = COMMANDS.map(
    ({ name, synopsis, purpose }) => `  ${name} ${synopsis}`.trimEnd() + `\n      ${purpose}`,
  );
  return [
    'Accounts, keys and styles of a Housestyle service, running or not.',
    '',
    'npm run admin -- COMMAND [--json]',
    '',
    ...lines,
    '',
    '--json prints one JSON value and nothing else.',
    'DATA_DIR (default ./data) is the folder of the database, or DATABASE_URL the PostgreSQL database, as for the service.',
    'Exit codes: 0 done, 1 refused, 2 wrong usage.',
  ].join('\n');
}
