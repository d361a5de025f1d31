import type { ModeHandler } from '../types.ts';

/** No layout is wider; what reads words looks at blanks again and again. */
const WIDEST = 100;
const WIDE = new RegExp(`[ \\t]{${WIDEST},}`, 'g');

/** The same mode for texts whose layout doesn't matter to it: blanks by the thousand are read as some. */
export const withShortBlanks = (handler: ModeHandler): ModeHandler => ({
  ...handler,
  run: (job, tools) => handler.run({ ...job, input: job.input.replace(WIDE, ' '.repeat(WIDEST)) }, tools),
});
