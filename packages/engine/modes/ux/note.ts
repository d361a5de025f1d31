import { oneLine } from '../report/quote.ts';

/** How each format writes a comment for the person who reads the file; formats without one, such as JSON, are not in it. */
const COMMENTS: ReadonlyMap<string, readonly [before: string, after: string]> = new Map([
  ['.properties', ['# ', '']],
  ['YAML', ['# ', '']],
  ['gettext', ['# ', '']],
  ['Fluent', ['# ', '']],
  ['.strings', ['/* ', ' */']],
  ['Android strings', ['<!-- ', ' -->']],
  ['.resx', ['<!-- ', ' -->']],
  ['XLIFF', ['<!-- ', ' -->']],
  ['Qt translations', ['<!-- ', ' -->']],
  ['.stringsdict', ['<!-- ', ' -->']],
  ['one string per line', ['> ', '']],
]);

/**
 * A file of strings with one comment behind its end that names the instructions nobody could follow. A file whose format has
 * no comments stays as it is: it must still be read by programs.
 */
export function noteIn(file: string, format: string, instructions: readonly string[]): string {
  const [before, after] = COMMENTS.get(format) ?? [];
  if (before === undefined || instructions.length === 0) return file;
  const told = instructions.map((one) => `“${oneLine(one).replace(/--+|\*\//g, '-')}”`).join(', ');
  const lineEnd = /\r\n|\n|\r/.exec(file)?.[0] ?? '\n';
  let end = file.length;
  while (/[\r\n]/.test(file.charAt(end - 1))) end -= 1;
  const gap = format === 'one string per line' ? lineEnd + lineEnd : lineEnd;
  const note = `${before}[VERIFY] Not followed: ${told}.${after}`;
  // What a file that is rewritten once more says already is not said again.
  return file.includes(note) ? file : `${file.slice(0, end)}${gap}${note}${lineEnd}`;
}
