/** Calls `visit` with each match of the pattern in a text, narrowed to the group named `at` where there is one. */
export type EachMatch = (text: string, visit: (start: number, end: number) => void) => void;

/** Prepares a pattern once for many texts. Keeps its own copy, so that the caller's `lastIndex` never matters. */
export function eachMatch(pattern: RegExp): EachMatch {
  const named = pattern.source.includes('(?<at>');
  const flags = new Set(`${pattern.flags}g${named ? 'd' : ''}`);
  flags.delete('y');
  // Most documents call for few of a style's patterns.
  let regex: RegExp | undefined;
  return (text, visit) => {
    regex ??= new RegExp(pattern.source, [...flags].join(''));
    regex.lastIndex = 0;
    for (let match = regex.exec(text); match; match = regex.exec(text)) {
      if (match[0] === '') regex.lastIndex++;
      const [start, end] = match.indices?.groups?.['at'] ?? [match.index, match.index + match[0].length];
      if (end > start) visit(start, end);
    }
  };
}
