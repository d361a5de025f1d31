import type { ValeFiles } from '@housestyle/contract/vale';
import type { Clock } from '../clock.ts';
import type { Deed } from '../services/audit.ts';
import type { Storage } from '../storage/index.ts';

/** The options of the command line, by name; all take a value. */
export const OPTIONS = {
  email: 'string',
  tier: 'string',
  limit: 'string',
  label: 'string',
  id: 'string',
  file: 'string',
  version: 'string',
  format: 'string',
  role: 'string',
  vale: 'string',
  zip: 'string',
  preset: 'string',
} as const;
export type OptionName = keyof typeof OPTIONS;
export type Options = Readonly<Partial<Record<OptionName, string>>>;

/** What a command may use of the world. */
export interface Context {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Where browsers find the service. */
  readonly baseUrl?: string;
  /** Text of a file, or of standard input for `-`. */
  read(file: string): string;
  /** The files of Vale styles in a folder or a zip archive. */
  readStyles?(path: string): ValeFiles;
}

export interface Outcome {
  /** What `--json` prints. */
  readonly value: unknown;
  /** What a person reads. */
  readonly text: string;
  /** What the audit trail is told, where something was changed. */
  readonly deed?: Omit<Deed, 'actor' | 'from'>;
}

/** One command of `npm run admin --`. */
export interface Command {
  /** Such as `account create`. */
  readonly name: string;
  /** The options as the help shows them. */
  readonly synopsis: string;
  readonly purpose: string;
  readonly required: readonly OptionName[];
  readonly optional: readonly OptionName[];
  run(context: Context, options: Options): Promise<Outcome>;
}

/** The command line is not one that a command takes: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
