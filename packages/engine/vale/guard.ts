/**
 * Does some work for as long as it may take. Undefined where it was stopped, which any point of it may be; what it threw is
 * thrown.
 */
export type Guard = <Result>(work: () => Result) => Result | undefined;

/** For hosts that can stop nothing, or stop everything. */
export const withoutGuard: Guard = (work) => work();
