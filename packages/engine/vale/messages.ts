/** Fills `%s`, `%d`, `%[1]s` and `%%` in, as Go's Sprintf does; what has no value is left out. The answer is one line. */
export function fillMessage(message: string, values: readonly (string | number)[]): string {
  let next = 0;
  const filled = message.replace(
    /%(?:\[(\d+)\])?([sdvq%])/g,
    (_, index: string | undefined, verb: string) => {
      if (verb === '%') return '%';
      if (index !== undefined) next = Number(index) - 1;
      const value = String(values[next++] ?? '').replace(/(?<=\S) {2,}(?=\S)/g, ' ');
      return verb === 'q' ? JSON.stringify(value) : value;
    },
  );
  return filled.replace(/\n/g, ' ');
}

/** “'a'”, “'a' or 'b'”, “'a', 'b', or 'c'”. */
export function listOptions(words: readonly string[]): string {
  const quoted = words.map((word) => `'${word}'`);
  if (quoted.length < 3) return quoted.join(' or ');
  return [...quoted.slice(0, -1), `or ${quoted.at(-1)}`].join(', ');
}
