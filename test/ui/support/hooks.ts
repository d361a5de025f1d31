import type { Context } from 'mocha';
import { leaveWorkplace, recordFailure } from './workplace.ts';

/** Mocha's root hooks: failures are recorded, and what the suites shared is stopped at the end. */
export const mochaHooks = {
  async afterEach(this: Context) {
    const { currentTest } = this;
    if (currentTest?.err === undefined) return;
    const recorded = await recordFailure(currentTest.title);
    process.stderr.write(`${recorded}\n`);
    // Shown once more in the summary at the end of the run.
    currentTest.err.stack = `${currentTest.err.stack ?? currentTest.err.message}\n${recorded}`;
  },
  afterAll: leaveWorkplace,
};
