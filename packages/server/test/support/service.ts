/** The service inside the test's process: real HTTP, a real database in a folder that vanishes, a clock to turn. */
import { ANALYZE_PATH } from '@housestyle/contract';
import { pino } from 'pino';
import type { Analyst } from '../../analysts/types.ts';
import { readConfig } from '../../config.ts';
import { startService, type Service } from '../../service.ts';
import { createAccount, updateAccount } from '../../services/accounts.ts';
import { createKey } from '../../services/keys.ts';
import { openServiceStorage, type Storage } from '../../storage/index.ts';
import type { Tier } from '../../storage/types.ts';
import { SQLITE, type TestDatabase } from './databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

export { temporaryFolder };

export interface TestService extends Service {
  readonly storage: Storage;
  readonly dataFolder: string;
  /** Lines the service logged. */
  readonly logged: string[];
  setTime(time: string): void;
  /** Makes an account with a key and answers the key. */
  key(account?: { email?: string; tier?: Tier; limit?: number | null }): Promise<string>;
  /** Sends a body to the analyze route. */
  analyze(key: string | null, body: unknown, init?: RequestInit): Promise<Response>;
}

export interface TestOptions {
  readonly analyst?: Analyst;
  /** Default: SQLite. */
  readonly database?: TestDatabase;
  readonly environment?: Record<string, string>;
}

export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const { analyst, database = SQLITE, environment } = options;
  const place = await database.create();
  const { dataFolder } = place;
  const config = readConfig({ ...place.environment, PORT: '0', ...environment });
  const storage = await openServiceStorage(config.database);
  let now: Date | null = null;
  const clock = (): Date => now ?? new Date();
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const service = await startService({ config, clock, log, storage, analyst: analyst ?? echoAnalyst() });
  await service.ready;
  let accounts = 0;
  return {
    ...service,
    storage,
    dataFolder,
    logged,
    setTime: (time) => {
      now = new Date(time);
    },
    async key({ email = `a${++accounts}@example.com`, tier = 'pro', limit = null } = {}) {
      await createAccount(storage, clock, { email, tier: 'pro', limit });
      const { key } = await createKey(storage, clock, { email, label: null });
      if (tier !== 'pro') await updateAccount(storage, email, { tier });
      return key;
    },
    analyze: (key, body, init) =>
      fetch(service.address + ANALYZE_PATH, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
        headers: {
          'Content-Type': 'application/json',
          ...(key !== null && { 'X-Authorization': `Bearer ${key}` }),
          ...(init?.headers as Record<string, string>),
        },
      }),
    async stop() {
      await service.stop();
      await place.remove();
    },
  };
}

/** Answers every job at once, with the job itself as its content; `respond` may fail or wait instead. */
export function echoAnalyst(respond?: (input: string, signal: AbortSignal) => Promise<void>): Analyst {
  return {
    queueLength: 0,
    running: 0,
    refusal: () => null,
    async analyze(job, signal) {
      await respond?.(job.input, signal);
      return { content: JSON.stringify(job), usage: { inputTokens: 1, outputTokens: 1 } };
    },
    warmUp: async () => {},
    close: async () => {},
  };
}

/** The code of an error answer. */
export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}

export const REVIEW = { mode: 'review', input: 'Some text.' } as const;
