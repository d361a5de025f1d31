import { run } from '../../run.ts';
import type { World } from '../../world.ts';

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly log: string;
  /** Milliseconds that it wanted to sleep, in order. */
  readonly sleeps: readonly number[];
}

/** Runs the program in a folder, with a clock that does not wait. */
export async function runIn(
  folder: string,
  args: readonly string[],
  environment: Record<string, string>,
  stdin = '',
): Promise<Ran> {
  let output = '';
  let log = '';
  const sleeps: number[] = [];
  const world: World = {
    environment,
    folder,
    fetch,
    sleep: (milliseconds) => Promise.resolve(void sleeps.push(milliseconds)),
    readStdin: () => Promise.resolve(stdin),
    print: (text) => (output += text),
    log: (line) => (log += `${line}\n`),
    colours: false,
  };
  const code = await run(args, world);
  return { code, output, log, sleeps };
}
