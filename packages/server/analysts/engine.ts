/** The engine, as the threads see it. */
import { ERRORS, type Usage } from '@housestyle/contract';
import type { Analysis, Job } from '@housestyle/engine';

// Until @housestyle/engine exports both.
export class UnservedModeError extends Error {}
export function createEngine(): { analyze(job: Job): Analysis } {
  return {
    analyze(job) {
      if (job.mode === 'translate') throw new UnservedModeError(ERRORS.UPSTREAM_ERROR.message);
      const usage: Usage = { inputTokens: job.input.split(/\s+/).length, outputTokens: 0 };
      return { content: '', usage, ...(job.format === 'suggestions' && { suggestions: [] }) };
    },
  };
}
