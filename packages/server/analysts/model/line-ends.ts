/** A text as the engine reads it: without a byte order mark, and with line ends of one kind. */
export function withPlainLineEnds(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The same text with line ends and byte order mark as `source` has them. */
export function withLineEndsOf(source: string, text: string): string {
  const [lineEnd = '\n'] = /\r\n|\n|\r/.exec(source) ?? [];
  return (
    (source.startsWith('\uFEFF') ? '\uFEFF' : '') + (lineEnd === '\n' ? text : text.replace(/\n/g, lineEnd))
  );
}
