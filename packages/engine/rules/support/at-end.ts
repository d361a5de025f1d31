/**
 * Looks for a pattern at the very end of a text, read from there back to the front: a pattern with `$` is tried from each
 * place of the text on. What repeats takes as much as it can from the end.
 * @param pattern without `$`
 * @returns looks in a text: the groups of the match, of which the first, the whole, is left empty
 */
export function atEnd({ source, flags }: RegExp): (text: string) => RegExpExecArray | null {
  const pattern = new RegExp(`(?<=${source})`, `${flags}y`);
  return (text) => {
    pattern.lastIndex = text.length;
    return pattern.exec(text);
  };
}
