/** A run of items that differs between two sequences. */
export interface Hunk {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
}

/**
 * Where two sequences differ: the shortest script that turns `before` into `after` (Myers), in order. Sequences that
 * differ in more than `limit` items are answered with one hunk around everything that differs.
 */
export function diffSequences(before: readonly string[], after: readonly string[], limit = 1000): Hunk[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail++;
  const a = before.slice(start, before.length - tail);
  const b = after.slice(start, after.length - tail);
  if (a.length === 0 && b.length === 0) return [];
  const whole = [{ beforeStart: 0, beforeEnd: a.length, afterStart: 0, afterEnd: b.length }];
  const hunks = a.length === 0 || b.length === 0 ? whole : (shortestScript(a, b, limit) ?? whole);
  return hunks.map((hunk) => ({
    beforeStart: hunk.beforeStart + start,
    beforeEnd: hunk.beforeEnd + start,
    afterStart: hunk.afterStart + start,
    afterEnd: hunk.afterEnd + start,
  }));
}

function shortestScript(a: readonly string[], b: readonly string[], limit: number): Hunk[] | undefined {
  const most = Math.min(a.length + b.length, limit);
  const furthest = new Int32Array(2 * most + 3);
  const origin = most + 1;
  const at = (diagonal: number): number => furthest[origin + diagonal] ?? 0;
  const trace: Int32Array[] = [];
  for (let depth = 0; depth <= most; depth++) {
    trace.push(furthest.slice(origin - depth - 1, origin + depth + 2));
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      const down = diagonal === -depth || (diagonal !== depth && at(diagonal - 1) < at(diagonal + 1));
      let x = down ? at(diagonal + 1) : at(diagonal - 1) + 1;
      let y = x - diagonal;
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x++;
        y++;
      }
      furthest[origin + diagonal] = x;
      if (x >= a.length && y >= b.length) return walkBack(trace, a.length, b.length);
    }
  }
  return undefined;
}

/** Follows the recorded frontiers from the end to the start and joins neighbouring steps to hunks. */
function walkBack(trace: readonly Int32Array[], lengthA: number, lengthB: number): Hunk[] {
  const hunks: Hunk[] = [];
  let x = lengthA;
  let y = lengthB;
  for (let depth = trace.length - 1; depth > 0; depth--) {
    const frontier = trace[depth] as Int32Array;
    const at = (diagonal: number): number => frontier[depth + 1 + diagonal] ?? 0;
    const diagonal = x - y;
    const down = diagonal === -depth || (diagonal !== depth && at(diagonal - 1) < at(diagonal + 1));
    const previous = down ? diagonal + 1 : diagonal - 1;
    const fromX = at(previous);
    const fromY = fromX - previous;
    const step = {
      beforeStart: fromX,
      beforeEnd: down ? fromX : fromX + 1,
      afterStart: fromY,
      afterEnd: down ? fromY + 1 : fromY,
    };
    const last = hunks.at(-1);
    if (last && last.beforeStart === step.beforeEnd && last.afterStart === step.afterEnd) {
      hunks[hunks.length - 1] = { ...last, beforeStart: step.beforeStart, afterStart: step.afterStart };
    } else {
      hunks.push(step);
    }
    x = fromX;
    y = fromY;
  }
  return hunks.reverse();
}
