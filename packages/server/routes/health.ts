import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { describeFault, type Log } from '../log.ts';
import type { Storage } from '../storage/index.ts';

/** Milliseconds for which one write probe speaks: anyone may ask, nobody can wear out the disk. */
const PROBE_AGE = 1000;

/** `GET /healthz`: the process answers. `GET /readyz`: it can do its work, else 503 with the reason. */
export function addHealthRoutes(
  app: FastifyInstance,
  { storage, lifecycle, clock, log }: { storage: Storage; lifecycle: Lifecycle; clock: Clock; log: Log },
): void {
  let probe: { readonly at: number; readonly writable: Promise<boolean> } | null = null;

  const isWritable = (): Promise<boolean> => {
    const at = performance.now();
    if (probe === null || at - probe.at > PROBE_AGE) {
      const writable = storage.probe(clock().toISOString()).then(
        () => true,
        (error: unknown) => {
          log.error(describeFault(error), 'the database cannot be written');
          return false;
        },
      );
      probe = { at, writable };
    }
    return probe.writable;
  };

  app.get('/healthz', { config: { probe: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { probe: true } }, async (_request, reply) => {
    const writable = await isWritable();
    const status = lifecycle.state === 'ready' && !writable ? 'database unavailable' : lifecycle.state;
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}
