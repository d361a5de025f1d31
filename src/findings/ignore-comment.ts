/** How far a comment ignores a rule. */
export type IgnoreScope = 'line' | 'file';

/** Where a comment goes, and what it says. */
export interface IgnoreEdit {
  /** Offset into the text. */
  readonly at: number;
  readonly text: string;
}

const FRONT_MATTER = /^(?:\uFEFF)?(?:---\n[\s\S]*?\n---|\+\+\+\n[\s\S]*?\n\+\+\+)(?:\n|$)/;

/**
 * The comment that keeps a rule silent at a place, or in the whole file, in the comment form of the language.
 * Undefined where a comment would be text, as in plain text, or would break the Markdown: in tables and front matter.
 */
export function ignoreComment(
  text: string,
  at: number,
  { ruleId, scope, language }: { ruleId: string; scope: IgnoreScope; language: string },
): IgnoreEdit | undefined {
  if (!['markdown', 'mdx', 'html'].includes(language)) return undefined;
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const write = (words: string): string => (language === 'mdx' ? `{/* ${words} */}` : `<!-- ${words} -->`);
  const matter = FRONT_MATTER.exec(text.replace(/\r\n/g, '\n'))?.[0] ?? '';
  const head =
    matter === '' ? 0 : offsetOfLine(text, matter.split('\n').length - (matter.endsWith('\n') ? 1 : 0));
  if (scope === 'file')
    return { at: head, text: `${write(`housestyle-ignore-file ${ruleId}`)}${lineEnd}${lineEnd}` };
  if (at < head) return undefined;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = /\r?\n|$/.exec(text.slice(at))?.index ?? 0;
  const line = text.slice(start, at + end);
  // In a row, the comment would be one more cell.
  if (/^\s*\|/.test(line)) return undefined;
  // Behind the words, before what breaks the line; a line of its own would cut the paragraph or the list in two.
  const words = line.replace(/(?:[ \t]+|\\)$/, '');
  return { at: start + words.length, text: ` ${write(`housestyle-ignore-line ${ruleId}`)}` };
}

function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let index = 0; index < line; index += 1) {
    const end = text.indexOf('\n', offset);
    if (end < 0) return text.length;
    offset = end + 1;
  }
  return offset;
}
