import type { Client } from '@housestyle/contract';
import type { Options } from './cli/options.ts';
import type { World } from './world.ts';

/** Who checks the documents of a run. */
export interface Connection {
  readonly client: Pick<Client, 'analyze' | 'readStyle'>;
  /** Ends what the run started. */
  readonly stop: () => Promise<void>;
}

/** Of the two ways, only the one that is taken is loaded. @param size characters of all documents */
export async function connect(
  { local, apiKey, baseUrl }: Options,
  size: number,
  world: World,
): Promise<Connection> {
  if (local) return (await import('./local/local-client.ts')).connectLocally(size, world);
  return (await import('./service-client.ts')).connectTo(baseUrl, apiKey, world.fetch);
}
