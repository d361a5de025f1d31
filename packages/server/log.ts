import { destination, pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export interface LogFile {
  readonly log: Log;
  /** Writes what is buffered. */
  flush(): void;
}

/** JSON lines on standard error. */
export function createLog(level: string): LogFile {
  const file = destination({ dest: 2, sync: false, minLength: 16_000, periodicFlush: 500 });
  const flush = (): void => {
    try {
      file.flushSync();
    } catch {
      // Nothing was written yet.
    }
  };
  return { log: pino({ level, base: { service: 'housestyle' } }, file), flush };
}

/**
 * What the log may know of an unexpected error: its kind and where it came from. Its message only where it comes from
 * the system or the database, because others may quote a document.
 */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  return {
    fault: error.name,
    ...(code !== undefined && { code, message: error.message }),
    at: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeFault(error.cause) }),
  };
}
