import * as z from 'zod';

/** Control characters and halves of surrogate pairs: no database and no screen has a use for them. */
const UNPRINTABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** One line of text that people read: trimmed, without control characters, at most `most` UTF-16 code units. */
export function lineSchema(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .refine((text) => !UNPRINTABLE.test(text), 'expected one line of text without control characters');
}

/** A moment: ISO 8601 in UTC. */
export const timeSchema = z.string();
