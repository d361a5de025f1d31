import { fstatSync, statSync, writeSync } from 'node:fs';

/** How long a reader that takes nothing more is waited for, in milliseconds, before the next try. */
const PAUSE = 5;

/** Where a program writes: its standard output, or its standard error. */
export interface Output {
  /** Whether it is a terminal. */
  readonly isTerminal: boolean;
  /** The columns of a terminal. */
  readonly columns: number;
  write(text: string): void;
  /** Calls back when all has been written. */
  end(done: () => void): void;
}

/**
 * An output of this process. A file or a pipe is written to at once: what Node loads to make a stream of it takes longer than the
 * rest of a start.
 * @param onError takes what went wrong, as when who reads has stopped reading (`EPIPE`)
 */
export function outputOf(name: 'stdout' | 'stderr', onError: (error: NodeJS.ErrnoException) => void): Output {
  const descriptor = name === 'stdout' ? 1 : 2;
  if (!mayBeTerminal(descriptor))
    return {
      isTerminal: false,
      columns: 0,
      write: (text) => writeAll(descriptor, Buffer.from(text), onError),
      end: (done) => done(),
    };
  const stream = process[name];
  stream.on('error', onError);
  return {
    isTerminal: stream.isTTY,
    columns: stream.columns,
    write: (text) => void stream.write(text),
    end: (done) => void stream.write('', done),
  };
}

function mayBeTerminal(descriptor: number): boolean {
  const stat = fstatSync(descriptor);
  return stat.isCharacterDevice() && stat.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

function writeAll(descriptor: number, bytes: Buffer, onError: (error: NodeJS.ErrnoException) => void): void {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EAGAIN') return onError(error as NodeJS.ErrnoException);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
