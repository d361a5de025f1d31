import * as z from 'zod';
import { quotaSchema } from '../analyze.ts';
import { DOORS } from '../doors.ts';
import { timeSchema } from './text.ts';

/** Answer of `GET /api/web/usage`. */
export const usageReportSchema = z.object({
  quota: quotaSchema,
  quotaReset: timeSchema,
  /** This month and the eleven before it, the oldest first. */
  months: z.array(
    z.object({
      /** Like `2026-11`. */
      month: z.string(),
      /** Requests counted, exact. */
      used: z.int().nonnegative(),
      /** Requests by door and mode; a few seconds behind. */
      requests: z.array(z.object({ door: z.enum(DOORS), mode: z.string(), count: z.int().positive() })),
    }),
  ),
});
export type UsageReport = z.infer<typeof usageReportSchema>;
