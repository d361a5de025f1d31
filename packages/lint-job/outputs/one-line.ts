/** Text of a document on one line: white space joined, and shown by signs where there is nothing else. */
export function oneLine(text: string, longest = Infinity): string {
  const joined = text.replace(/\s+/g, ' ').trim();
  const line = joined === '' ? text.replace(/\r\n|\n|\r/g, '↵').replace(/\s/g, '␣') : joined;
  return line.length > longest ? `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
}

/** A document must not steer the terminal. */
export function visible(text: string): string {
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\uFFFD');
}
