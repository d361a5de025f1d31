/** The service: environment and signals. */
import { readConfig } from './config.ts';
import { prepareEnding } from './ending.ts';
import { writeCompiled } from './keep-compiled.ts';
import { startService, type Service } from './service.ts';
import { readWebFiles } from './web-files.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { log, end, fail } = prepareEnding(config.logLevel);

  let service: Service | null = null;
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping || service === null) end(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    service?.stop().then(() => end(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const webFiles = await readWebFiles();
  service = await startService({ config, clock: () => new Date(), log, webFiles, firstStart: true });
  console.log(`Housestyle is listening on ${service.address}`);
  if (service.welcome !== null) console.log(service.welcome);
  await service.ready;
  log.info({ threads: config.analysis.threads }, 'ready');
  writeCompiled();
}

function explain(error: unknown): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen') return message;
  const { HOST = '127.0.0.1', PORT = '8787' } = process.env;
  if (code !== 'EADDRINUSE') return `The service cannot listen on ${HOST}:${PORT}: ${message}.`;
  return `Port ${PORT} on ${HOST} is in use: stop what listens there, or set PORT.`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
