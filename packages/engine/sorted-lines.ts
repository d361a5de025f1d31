/**
 * Looks a word up in a text of sorted lines, in place: nothing is built when a program starts.
 * @param lines each a word, and what is told of it; with a line end before the first too
 * @param least what is told begins with a character below it, and no character of a word is
 * @returns where it begins, or -1
 */
export function findLine(lines: string, word: string, least: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    // The line around the middle: every line begins after a line end.
    const start = lines.lastIndexOf('\n', (low + high) >> 1) + 1;
    const order = compareAt(lines, start, word, least);
    if (order === 0) return start + word.length;
    if (order < 0) low = lines.indexOf('\n', start);
    else high = start - 1;
  }
  return -1;
}

/** Below 0 where the word on the line comes before `word`, above where it comes after. */
function compareAt(lines: string, start: number, word: string, least: number): number {
  for (let index = 0; index < word.length; index++) {
    const difference = lines.charCodeAt(start + index) - word.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return lines.charCodeAt(start + word.length) >= least ? 1 : 0;
}
