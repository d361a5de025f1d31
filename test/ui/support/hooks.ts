import type { Context } from 'mocha';
import { leaveWorkplace, recordFailure } from './workplace.ts';

/** Mocha's root hooks: failures are recorded, and what the suites shared is stopped at the end. */
export const mochaHooks = {
  async afterEach(this: Context) {
    const { currentTest } = this;
    if (currentTest?.err === undefined) return;
    process.stderr.write(`${await recordFailure(currentTest.title)}\n`);
  },
  afterAll: leaveWorkplace,
};
