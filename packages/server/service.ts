import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createBuiltinAnalyst } from './analysts/builtin.ts';
import type { Analyst } from './analysts/types.ts';
import { buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { watchUnused, type UnusedConnections } from './connections.ts';
import { Lifecycle } from './lifecycle.ts';
import { describeFault, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createFirstAdministrator } from './services/first-start.ts';
import { KeyUse } from './services/key-use.ts';
import type { WebFile } from './web-files.ts';
import { createWebParts } from './web.ts';
import { databaseFile, openServiceStorage, type Storage } from './storage/index.ts';

/** Milliseconds between two writes of the keys' last use. */
const KEY_USE_INTERVAL = 5000;

/** Milliseconds between two looks for connections that became idle while the service stops. */
const IDLE_INTERVAL = 100;

export interface Service {
  /** Where it listens, such as `http://127.0.0.1:8787`. */
  readonly address: string;
  readonly lifecycle: Lifecycle;
  /** How the administrator of a first start signs in: shown once, and never logged. Null: there were accounts. */
  readonly welcome: string | null;
  /** Resolves when documents are analysed without delay; rejects where the engine does not start. */
  readonly ready: Promise<void>;
  /** Finishes the requests in flight, writes what is left, closes everything. */
  stop(): Promise<void>;
}

export interface ServiceParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** Default: the language model of the configuration, or else the built-in engine. */
  readonly analyst?: Analyst;
  /** Default: the database of the data folder. */
  readonly storage?: Storage;
  /** Default: no pages. */
  readonly webFiles?: ReadonlyMap<string, WebFile>;
  /** Where there is no account at all, make an administrator. */
  readonly firstStart?: boolean;
}

/** Starts everything. When this resolves, requests are served. */
export async function startService({ config, clock, log, ...parts }: ServiceParts): Promise<Service> {
  const storage = parts.storage ?? (await openServiceStorage(config.database));
  const administrator = parts.firstStart
    ? await createFirstAdministrator(storage, clock, config.web.adminEmail)
    : null;
  const analyst = parts.analyst ?? (await openAnalyst(config, log));
  const keyUse = new KeyUse(storage, clock, KEY_USE_INTERVAL, (error) =>
    log.error(describeFault(error), 'the last use of keys was not written'),
  );
  const lifecycle = new Lifecycle();
  const metrics = createMetrics({
    queueLength: () => analyst.queueLength,
    running: () => analyst.running,
    walSize: () => sizeOf(`${databaseFile(config.dataFolder)}-wal`),
    engineHeap: async () => (await analyst.heapSize?.()) ?? { used: 0, total: 0 },
  });
  const web = createWebParts(config.web, { storage, clock, log });
  const app = buildApp({
    storage,
    analyst,
    limits: config.limits,
    keyUse,
    lifecycle,
    metrics,
    clock,
    log,
    web,
    ...(parts.webFiles && { webFiles: parts.webFiles }),
  });
  const unused = watchUnused(app.server);
  const closeParts = async (): Promise<void> => {
    await Promise.allSettled([analyst.close(), keyUse.close(), web.close()]);
    await storage.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    await closeParts();
    throw error;
  }
  const address = addressOf(app);
  return {
    address,
    welcome: administrator && (await administrator.welcome(config.web.publicUrl ?? address)),
    lifecycle,
    ready: analyst.warmUp().then(
      () => lifecycle.ready(),
      (cause: unknown) => {
        throw new Error(`The engine does not start: ${(cause as Error).message}`, { cause });
      },
    ),
    async stop() {
      lifecycle.drain();
      await closeApp(app, unused, lifecycle, config.grace);
      await closeParts();
    },
  };
}

async function openAnalyst({ analysis, model }: Config, log: Log): Promise<Analyst> {
  const builtin = createBuiltinAnalyst(analysis);
  if (model === null) return builtin;
  // Who has no model does not load what speaks to one.
  const { openModelAnalyst } = await import('./analysts/model/index.ts');
  return openModelAnalyst(model, { builtin, log, ...analysis });
}

/** Fastify alone would wait for the keep-alive time of connections that become idle after this began. */
async function closeApp(
  app: FastifyInstance,
  unused: UnusedConnections,
  lifecycle: Lifecycle,
  grace: number,
): Promise<void> {
  const idle = setInterval(() => {
    app.server.closeIdleConnections();
    unused.close();
  }, IDLE_INTERVAL);
  const over = setTimeout(() => lifecycle.endGrace(), grace);
  // What was stopped has this long to answer 502.
  const last = setTimeout(() => app.server.closeAllConnections(), grace + 1000);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(over);
    clearTimeout(last);
  }
}

function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
