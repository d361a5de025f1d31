import { leaveWorkplace } from './workplace.ts';

/** Mocha's root hooks: what the suites shared is stopped at the end. */
export const mochaHooks = { afterAll: leaveWorkplace };
