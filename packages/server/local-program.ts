/** The service as a part of an editor: `local.ts` tells how it is started. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readConfig } from './config.ts';
import { prepareEnding } from './ending.ts';
import { writeCompiled } from './keep-compiled.ts';
import { startService } from './service.ts';
import { createAccount } from './services/accounts.ts';
import { hashKey } from './services/key-format.ts';
import { createKey, listKeys, revokeKey } from './services/keys.ts';
import { Refusal } from './services/refusal.ts';
import { openAdminStorage, type Storage } from './storage/index.ts';
import { MAX_ACTIVE_KEYS } from './storage/keys.ts';

const EMAIL = 'editor@localhost';

const clock = (): Date => new Date();

async function main(): Promise<void> {
  const input = createInterface({ input: process.stdin });
  const [line] = (await once(input, 'line')) as [string];
  const wish = JSON.parse(line) as { key: string | null };
  const config = readConfig({ PORT: '0', ...process.env, HOST: '127.0.0.1' });
  const { log, end, fail } = prepareEnding(config.logLevel);

  const key = await activeKey(config.dataFolder, wish.key);
  // An editor's service is ready sooner with one engine less.
  const analysis = { ...config.analysis, atOnce: false };
  const service = await startService({ config: { ...config, analysis, grace: 0 }, clock, log });
  const stop = (): void => void service.stop().then(() => end(0), fail);
  process.once('SIGTERM', stop);
  input.once('close', stop);
  await service.ready;
  process.stdout.write(`${JSON.stringify({ address: service.address, key })}\n`);
  writeCompiled();
}

/** The wished key where it still holds, else a new one. Windows that start together get keys that all hold. */
async function activeKey(folder: string, wished: string | null): Promise<string> {
  const storage = await openAdminStorage(folder);
  try {
    await ensureAccount(storage);
    if (wished !== null && (await storage.keys.findOwner(hashKey(wished), ''))) return wished;
    const active = (await listKeys(storage, EMAIL)).filter(({ revokedAt }) => revokedAt === null);
    const [oldest] = active;
    if (oldest && active.length >= MAX_ACTIVE_KEYS) await revokeKey(storage, clock, oldest.id);
    return (await createKey(storage, clock, { email: EMAIL, label: 'editor' })).key;
  } finally {
    await storage.close();
  }
}

async function ensureAccount(storage: Storage): Promise<void> {
  if (await storage.accounts.findByEmail(EMAIL)) return;
  try {
    await createAccount(storage, clock, { email: EMAIL, tier: 'team', limit: null });
  } catch (error) {
    // Another window that starts now was faster.
    if (!(error instanceof Refusal && error.code === 'CONFLICT')) throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
