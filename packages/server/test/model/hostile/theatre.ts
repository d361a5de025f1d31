import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANALYZE_PATH } from '@housestyle/contract';
import { pino } from 'pino';
import type { Analyst } from '../../../analysts/types.ts';
import { readConfig } from '../../../config.ts';
import { startService } from '../../../service.ts';
import { createAccount } from '../../../services/accounts.ts';
import { createKey } from '../../../services/keys.ts';
import { openServiceStorage } from '../../../storage/index.ts';

export interface Theatre {
  /** Lines the service logged. */
  readonly logged: readonly string[];
  /** A key of a new account with so many units. */
  key(limit: number): Promise<string>;
  analyze(key: string, body: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/** The service over real HTTP and a real database, with an analyst of the caller's; runs outside of mocha too. */
export async function openTheatre(analyst: Analyst): Promise<Theatre> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'housestyle-hostile-'));
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0' });
  const storage = await openServiceStorage(config.database);
  const clock = (): Date => new Date();
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const service = await startService({ config, clock, log, storage, analyst });
  await service.ready;
  let accounts = 0;
  return {
    logged,
    async key(limit) {
      const email = `a${++accounts}@example.com`;
      await createAccount(storage, clock, { email, tier: 'pro', limit });
      return (await createKey(storage, clock, { email, label: null })).key;
    },
    analyze: (key, body) =>
      fetch(service.address + ANALYZE_PATH, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
      }),
    async stop() {
      await service.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
