import * as z from 'zod';

/** Half-open: `start` inclusive, `end` exclusive, in UTF-16 code units into the text it belongs to. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export const rangeSchema = z.object({
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
