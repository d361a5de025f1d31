import { destination, pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export interface LogFile {
  readonly log: Log;
  /** Writes what is buffered. */
  flush(): void;
}

/** Characters that are written at once: each time, another thread is woken up. */
const PIECE = 64_000;

/** The most milliseconds that a line waits. */
const PERIOD = 500;

/** JSON lines on standard error, written in pieces. */
export function createLog(level: string): LogFile {
  const file = destination({ dest: 2, sync: false });
  let lines: string[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | null = null;
  // pino's own file gathers lines too, but measures all that it has gathered with each line.
  const write = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lines.length > 0) file.write(lines.join(''));
    lines = [];
    length = 0;
  };
  const stream = {
    write(line: string): void {
      lines.push(line);
      length += line.length;
      if (length >= PIECE) write();
      else timer ??= setTimeout(write, PERIOD).unref();
    },
  };
  const flush = (): void => {
    try {
      write();
      file.flushSync();
    } catch {
      // Nothing was written yet.
    }
  };
  return { log: pino({ level, base: { service: 'housestyle' } }, stream), flush };
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
