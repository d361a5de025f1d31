import { z } from 'zod';

/** An integer variable with its bounds. */
export function integer(least: number, most: number) {
  const message = `expected a whole number from ${least} to ${most}`;
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, message)
    .transform(Number);
}
