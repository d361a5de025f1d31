import type { Context } from './pattern-check.ts';

/** The years of a notice that nobody edits. */
const COPYRIGHT = /(?:\bcopyright\b|©|\(c\))[^.]{0,12}$/i;
/** Before these, a hyphen is part of a name or a number. */
const NUMBERED =
  /\b(?:rfc|iso|ieee|utf|es|phone|call|isbn|id|cve|version|ticket|part|model|sha)\b[^.]{0,6}$/i;

/** Whether two numbers with a dash between them are the ends of a range. */
export function isRange({ match, before }: Context): boolean {
  const [from = 0, to = 0] = match.split(/\D+/).map(Number);
  return from < to && !NUMBERED.test(before) && !COPYRIGHT.test(before);
}
