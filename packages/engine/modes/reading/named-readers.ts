import type { ModeHandler } from '../types.ts';
import { withReaders } from '../writing/instructions.ts';

/** The same mode for jobs whose instructions say who reads: "write for developers" is an audience. */
export const withNamedReaders = (handler: ModeHandler): ModeHandler => ({
  ...handler,
  run: (job, tools) => handler.run(withReaders(job), tools),
});
