import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Mode } from '@housestyle/contract';

/** What costs parsers and rewriters most. */
const READING: HostileJobs = {
  modes: ['review', 'style-check', 'rewrite', 'simplify', 'ux-review', 'ux-rewrite', 'glossary-gen'],
};
/** Drafts of another text, with what has most parts. */
const DRAFTING: HostileJobs = {
  modes: ['summarize', 'keywords', 'outline', 'expand', 'explain', 'generate', 'ux-generate'],
  texts: [
    'items of one letter',
    'paragraphs of one letter',
    'anchors to headings',
    'links that never close',
    'table rows',
    'sentences in one paragraph',
    'one word',
  ],
};

export interface HostileJobs {
  readonly modes: readonly Mode[];
  /** By their names. Default: all. */
  readonly texts?: readonly string[];
}

export interface Worst {
  readonly ms: number;
  readonly name: string;
  readonly mode: string;
}

/**
 * The inputs of 200,000 characters that take longest, in milliseconds, of a set that costs most: to read or rewrite, and
 * to draft another text from. Measured in threads, as the service has them, which hold nothing but the engine.
 */
export async function measureHostile(): Promise<{ readonly reading: Worst; readonly drafting: Worst }> {
  return { reading: await measureInThread(READING), drafting: await measureInThread(DRAFTING) };
}

async function measureInThread(workerData: HostileJobs): Promise<Worst> {
  const worker = new Worker(new URL('./hostile-thread.ts', import.meta.url), { workerData });
  const [worst] = (await once(worker, 'message')) as [Worst];
  return worst;
}
