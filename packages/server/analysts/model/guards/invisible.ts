/**
 * Characters that nobody sees and that carry hidden instructions: zero-width ones, tags, bidirectional controls, variation
 * selectors beyond those of emoji, and control characters but for white space.
 */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF9-\uFFFB\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u{E0000}-\u{E01EF}]|(?<!\p{L}|\p{M}|\p{Extended_Pictographic}|\uFE0F|\p{EMod})[\u200C\u200D]/gu;

/** What most texts are made of, and what holds none of them. */
const PLAIN = /^[\t\n\r -~]*$/;

/** Characters that are kept: joiners where scripts and emoji need them. */
export function stripInvisible(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '').toWellFormed();
}

/** The positions of what `stripInvisible` takes out, as `[start, end]`, in order. */
export function invisibleRanges(text: string): [number, number][] {
  return [...text.matchAll(INVISIBLE)].map(({ index, 0: found }) => [index, index + found.length]);
}
