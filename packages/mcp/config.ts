import { isMode, MODES, type Mode } from '@housestyle/contract';

/** Where a service started by `npm run serve` listens. */
export const DEFAULT_BASE = 'http://127.0.0.1:8787';

export interface Config {
  readonly apiKey: string;
  /** Origin of the service, with or without `/api`. */
  readonly baseUrl: string;
  /** The modes to offer, in the contract's order. */
  readonly modes: readonly Mode[];
}

/** The environment does not say how to reach the service; the message is for whoever set the client up. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the environment: `SERVICE_API_KEY` (required), `SERVICE_API_BASE`, and `SERVICE_MODES`, a list of modes
 * separated by commas.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const apiKey = environment['SERVICE_API_KEY']?.trim() ?? '';
  if (apiKey === '' || /^\$\{.*\}$/.test(apiKey))
    throw new ConfigError(
      'SERVICE_API_KEY is not set. Create a key in the web app (user menu, API Keys) and put it into the "env" of this server in your client\'s configuration.',
    );
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new ConfigError('SERVICE_API_KEY holds characters that no key has. Copy the key again.');
  return {
    apiKey,
    baseUrl: readBase(environment['SERVICE_API_BASE']),
    modes: readModes(environment['SERVICE_MODES']),
  };
}

function readBase(value: string | undefined): string {
  const base = value?.trim() || DEFAULT_BASE;
  const url = URL.canParse(base) ? new URL(base) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return base;
  throw new ConfigError(
    `SERVICE_API_BASE is "${base}", which is no address. It looks like https://docs.example.com.`,
  );
}

function readModes(value: string | undefined): readonly Mode[] {
  const wanted = (value ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase().replace(/_/g, '-'))
    .filter(Boolean);
  const unknown = wanted.filter((name) => !isMode(name));
  if (unknown.length > 0)
    throw new ConfigError(
      `SERVICE_MODES names ${unknown.map((name) => `"${name}"`).join(', ')}. The modes are ${MODES.map(({ name }) => name).join(', ')}.`,
    );
  const all = MODES.map(({ name }): Mode => name);
  return wanted.length === 0 ? all : all.filter((mode) => wanted.includes(mode));
}
