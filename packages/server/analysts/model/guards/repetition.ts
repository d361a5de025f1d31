/** Units of text that are looked at once more text has come. */
const STEP = 400;
/** The longest stretch whose repetition is noticed. */
const LONGEST = 1200;
/** Times that a stretch may follow itself, and how much text that may be at least. */
const TIMES = 6;
const LEAST = 600;

/**
 * Whether a text ends in a stretch that repeats itself again and again: a model that does not come to its end. Lines of a
 * table or code may look alike, but seldom are the same.
 */
export function endsInRepetition(text: string): boolean {
  const longest = Math.min(LONGEST, Math.floor(text.length / TIMES));
  for (let period = 1; period <= longest; period++) {
    const span = Math.max(period * TIMES, LEAST);
    if (span > text.length) continue;
    if (repeats(text, period, span)) return true;
  }
  return false;
}

function repeats(text: string, period: number, span: number): boolean {
  for (let index = text.length - 1; index >= text.length - span + period; index--)
    if (text.charCodeAt(index) !== text.charCodeAt(index - period)) return false;
  return true;
}

/** Looks at a growing text now and then; calls `found` once it repeats itself or grows beyond `limit` units. */
export function watchGrowth(
  limit: number,
  found: (fault: 'repetition' | 'size') => void,
): (text: string) => void {
  let looked = 0;
  return (text) => {
    if (text.length > limit) found('size');
    if (text.length - looked < STEP) return;
    looked = text.length;
    if (endsInRepetition(text)) found('repetition');
  };
}
