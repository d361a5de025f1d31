/** The engine, as the threads see it. Until all of it is in the repository, an empty analysis stands in. */
import type { Analysis, Job } from '@housestyle/engine';

interface Loaded {
  createEngine(): { analyze(job: Job): Analysis };
  UnservedModeError: new (...args: never[]) => Error;
}

const standIn: Loaded = {
  UnservedModeError: class extends Error {},
  createEngine: () => ({
    analyze: (job) => ({
      content: '',
      usage: { inputTokens: 1, outputTokens: 0 },
      ...(job.format === 'suggestions' && { suggestions: [] }),
    }),
  }),
};

export const { createEngine, UnservedModeError } = await (
  import('@housestyle/engine') as Promise<unknown> as Promise<Loaded>
).catch(() => standIn);
