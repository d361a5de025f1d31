/** White space that one space does not stand for already. */
const UNEVEN = /[^\S ]| {2}|^ | $/;

/** A text with each stretch of white space as one space, and none at its ends. */
export function oneLine(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
