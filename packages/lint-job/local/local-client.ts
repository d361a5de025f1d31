import type { Connection } from '../connection.ts';
import type { World } from '../world.ts';
import type { CheckModule } from './load-check.ts';
import { findProgram, programFolders, runsHere } from './programs.ts';

/** Characters of all documents. A service is ready after more than a second: until then, one thread has read this. */
const MOST = 1_000_000;

/**
 * Checks a few documents in this process. A service of this run alone is started with the first request that needs one, and
 * for many documents: it uses all processors.
 * @param size characters of all documents
 */
export async function connectLocally(size: number, world: World): Promise<Connection> {
  const check = size > 0 && size <= MOST ? await findCheck(world.environment, size) : null;
  let starting: Promise<Connection> | undefined;
  const service = (): Promise<Connection> => (starting ??= startService(world));
  return {
    client: {
      analyze: async (request, options) =>
        (await check?.(request)) ?? (await service()).client.analyze(request, options),
      readStyle: async (options) => (await service()).client.readStyle(options),
    },
    // One that did not start has been told of.
    stop: async () => starting?.then(({ stop }) => stop()).catch(() => undefined),
  };
}

async function findCheck(
  environment: World['environment'],
  size: number,
): Promise<CheckModule['check'] | null> {
  const program = findProgram('check', programFolders(environment));
  if (program === undefined || !runsHere(program)) return null;
  return (await import('./load-check.ts')).loadCheck(program.file, size).check;
}

async function startService({ environment, fetch }: World): Promise<Connection> {
  const [{ startLocalService }, { connectTo }] = await Promise.all([
    import('./start-service.ts'),
    import('../service-client.ts'),
  ]);
  const { address, key, stop } = await startLocalService(environment);
  return { ...connectTo(address, key, fetch), stop };
}
