import { parseArgs } from 'node:util';
import type { Mode } from '@housestyle/contract';
import { AUDIENCES, SEVERITIES, type Audience, type Severity } from '@housestyle/contract/bare';
import type { GateSeverity } from '@housestyle/contract/config';
import { ConfigError } from '../failure.ts';
import { OUTPUTS } from '../outputs/index.ts';
import type { Output } from '../outputs/types.ts';

/** Where an output goes; without a file, to standard output. */
export interface Destination {
  readonly output: Output;
  readonly file?: string;
}

export interface Options {
  readonly names: readonly string[];
  readonly stdinPath: string;
  readonly pipeline: boolean;
  readonly local: boolean;
  readonly mode: Mode;
  readonly docType?: string;
  readonly audience?: Audience;
  readonly since?: string;
  readonly changedLines: boolean;
  readonly fix: boolean;
  readonly destinations: readonly Destination[];
  /** Absent: the project's, else the program's. */
  readonly failOn?: GateSeverity;
  readonly minScore?: number;
  /** The least severity that is reported; absent: all are. */
  readonly minSeverity?: Severity;
  readonly failOnCritical: boolean;
  readonly baseline?: string;
  readonly updateBaseline: boolean;
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly commentAuthor?: string;
}

/** The modes whose answers are findings. */
const LINT_MODES: readonly Mode[] = ['style-check', 'review', 'ux-review'];
const DEFAULT_BASE = 'http://127.0.0.1:8787';

const definitions = {
  pipeline: { type: 'boolean' },
  local: { type: 'boolean' },
  mode: { type: 'string' },
  'doc-type': { type: 'string' },
  audience: { type: 'string' },
  since: { type: 'string' },
  'changed-lines': { type: 'boolean' },
  fix: { type: 'boolean' },
  output: { type: 'string', multiple: true, short: 'o' },
  'fail-on': { type: 'string' },
  'min-score': { type: 'string' },
  'min-severity': { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  'stdin-path': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Reads arguments and environment. Throws a `ConfigError` that says what was expected. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' | 'version' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const get = (name: string): string => environment[name]?.trim() ?? '';
  const audience = values.audience ?? get('SERVICE_AUDIENCE');
  const docType = values['doc-type'] ?? get('SERVICE_DOC_TYPE');
  const commentAuthor = get('SERVICE_COMMENT_AUTHOR');
  const local = values.local ?? false;
  const options: Options = {
    names: positionals,
    stdinPath: values['stdin-path'] ?? 'stdin.md',
    pipeline: values.pipeline ?? false,
    local,
    mode: oneOf(
      'the mode (--mode or SERVICE_MODE)',
      values.mode ?? (get('SERVICE_MODE') || 'style-check'),
      LINT_MODES,
    ),
    ...(docType !== '' && { docType }),
    ...(audience !== '' && {
      audience: oneOf('the audience (--audience or SERVICE_AUDIENCE)', audience, AUDIENCES),
    }),
    ...(values.since !== undefined && { since: values.since }),
    changedLines: values['changed-lines'] ?? false,
    fix: values.fix ?? false,
    destinations: (values.output ?? ['terminal']).map(readDestination),
    ...(values['fail-on'] !== undefined && {
      failOn: oneOf('--fail-on', values['fail-on'], [...SEVERITIES, 'none'] as const),
    }),
    ...(values['min-score'] !== undefined && { minScore: percent(values['min-score']) }),
    ...(values['min-severity'] !== undefined && {
      minSeverity: oneOf('--min-severity', values['min-severity'], SEVERITIES),
    }),
    failOnCritical: get('SERVICE_FAIL_ON_CRITICAL') === 'true',
    ...(values.baseline !== undefined && { baseline: values.baseline }),
    updateBaseline: values['update-baseline'] ?? false,
    apiKey: local ? '' : readKey(get('SERVICE_API_KEY')),
    baseUrl: readBase(get('SERVICE_API_BASE') || DEFAULT_BASE),
    ...(commentAuthor !== '' && { commentAuthor }),
  };
  refuseContradictions(options);
  return options;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: definitions, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.replace(/\.? To specify[^]*$/, '')}. See --help.`);
  }
}

function refuseContradictions({ pipeline, names, since, changedLines, fix, mode, minScore }: Options): void {
  const refuse = (condition: boolean, message: string): void => {
    if (condition) throw new ConfigError(message);
  };
  refuse(
    pipeline && (names.length > 0 || since !== undefined),
    '--pipeline checks what the pull request changes: name no files and no --since with it.',
  );
  refuse(pipeline && fix, '--fix changes files, and a pipeline would lose them: run it on your machine.');
  refuse(
    changedLines && since === undefined && !pipeline,
    '--changed-lines needs --since, which says what counts as changed.',
  );
  refuse(
    minScore !== undefined && mode !== 'style-check',
    `--min-score needs the mode style-check: ${mode} states no score.`,
  );
}

function readDestination(text: string): Destination {
  const [name = '', ...rest] = text.split('=');
  const output = OUTPUTS.find((one) => one.name === name);
  if (!output)
    throw new ConfigError(
      `--output: expected one of ${OUTPUTS.map((one) => one.name).join(', ')}, not "${name}".`,
    );
  const file = rest.join('=');
  return { output, ...(file !== '' && { file }) };
}

function oneOf<const T extends string>(what: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new ConfigError(`For ${what}, expected one of ${allowed.join(', ')}, not "${value}".`);
}

function percent(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 100) return value;
  throw new ConfigError(`For --min-score, expected a number from 0 to 100, not "${text}".`);
}

function readKey(key: string): string {
  if (key === '')
    throw new ConfigError(
      'SERVICE_API_KEY is not set. Store an API key as a secret of that name and pass it to this job, or use --local, which needs none.',
    );
  if (/[^\x21-\x7e]/.test(key))
    throw new ConfigError('SERVICE_API_KEY holds characters that no key has. Copy the key again.');
  return key;
}

function readBase(base: string): string {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return base;
  throw new ConfigError(
    `SERVICE_API_BASE is "${base}", which is no address. It looks like https://docs.example.com.`,
  );
}
