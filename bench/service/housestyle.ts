/** The service as it runs, with an account and a key, or the key in BENCH_KEY. Argument `trivial`: every analysis is done at once. */
import type { Analyst } from '../../packages/server/analysts/types.ts';
import { readConfig } from '../../packages/server/config.ts';
import { createLog } from '../../packages/server/log.ts';
import { startService } from '../../packages/server/service.ts';
import { createAccount } from '../../packages/server/services/accounts.ts';
import { createKey } from '../../packages/server/services/keys.ts';
import { openServiceStorage } from '../../packages/server/storage/index.ts';

const trivial: Analyst = {
  queueLength: 0,
  running: 0,
  refusal: () => null,
  analyze: async () => ({ content: '1 finding in 4 words.', usage: { inputTokens: 400, outputTokens: 9 } }),
  warmUp: async () => {},
  close: async () => {},
};

const config = readConfig({ ...process.env, PORT: '0' });
const clock = (): Date => new Date();
const storage = await openServiceStorage(config.database);
const { log } = createLog(config.logLevel);
const parts = process.argv[2] === 'trivial' ? { analyst: trivial } : {};
const service = await startService({ config, clock, log, storage, ...parts });
await service.ready;
const { port } = new URL(service.address);
console.log(JSON.stringify({ port: Number(port), key: process.env.BENCH_KEY ?? (await newKey()) }));

async function newKey(): Promise<string> {
  const email = 'bench@example.com';
  await createAccount(storage, clock, { email, tier: 'pro', limit: 100_000_000 });
  return (await createKey(storage, clock, { email, label: null })).key;
}
