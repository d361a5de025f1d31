import * as z from 'zod';
import { quotaSchema } from '../analyze.ts';
import { timeSchema } from './text.ts';

/** How a request came in. */
export const DOORS = ['web', 'api', 'mcp', 'editor', 'ci'] as const;
export type Door = (typeof DOORS)[number];

/** The header by which a client of the API says which door it is; without it, a request counts for `api`. */
export const CLIENT_HEADER = 'X-Housestyle-Client';

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
