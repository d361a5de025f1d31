import * as z from 'zod';
import { ERROR_CODES } from './errors.ts';

/** Body of every error response. */
export const errorBodySchema = z.object({
  error: z.object({ message: z.string(), code: z.enum(ERROR_CODES) }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
