import { createLog, describeFault, type Log } from './log.ts';

/** How a process that serves ends: never without its last log lines. */
export interface Ending {
  readonly log: Log;
  end(code: number): never;
  /** Logs the fault and ends with 1. */
  fail(error: unknown): never;
}

/** Makes the log of the process, and whatever nobody catches a fault that ends it. */
export function prepareEnding(level: string): Ending {
  const { log, flush } = createLog(level);
  const end = (code: number): never => {
    flush();
    process.exit(code);
  };
  const fail = (error: unknown): never => {
    log.fatal(describeFault(error), 'the service failed');
    return end(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  return { log, end, fail };
}
