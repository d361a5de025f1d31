import type { UxFormat, UxString } from '../types.ts';

/** What only Fluent has: a value put in, an attribute, a variant. */
const SIGNS = /\{\s*(?:\$|-[a-z]|[A-Z]{2,}\()|^[ \t]+\.[a-z][\w-]*[ \t]*=|^[ \t]+\*\[[\w-]+\]/im;
const ENTRY = /^-?[a-z][\w-]*[ \t]*=[ \t]*/i;
const ATTRIBUTE = /^[ \t]+\.([a-z][\w-]*)[ \t]*=[ \t]*/i;
const VARIANT = /^[ \t]*\*?\[[^\]]*\][ \t]*/;

interface Pattern {
  readonly key: string;
  /** In UTF-16 code units; each line without its indentation. */
  readonly lines: { readonly start: number; readonly text: string }[];
}

/** Project Fluent: messages with their attributes and variants. A text over several lines stays on as many. */
export const fluent: UxFormat = {
  name: 'Fluent',
  read(source) {
    const written = source.split('\n');
    if (!SIGNS.test(source) || !written.every((line) => /^(?:\s|#|\}|\r?$)/.test(line) || ENTRY.test(line)))
      return undefined;
    const patterns: Pattern[] = [];
    let name = '';
    let depth = 0;
    let at = 0;
    for (const whole of written) {
      const line = whole.trimEnd();
      const opens = depth === 0 ? (ENTRY.exec(line) ?? ATTRIBUTE.exec(line)) : VARIANT.exec(line);
      if (opens && depth === 0 && opens[1] === undefined) name = opens[0].replace(/[ \t]*=[ \t]*$/, '');
      const closes = depth > 0 && /^\s*\}/.test(line);
      if (opens || closes) patterns.push({ key: [name, opens?.[1]].filter(Boolean).join('.'), lines: [] });
      const from = opens ? opens[0].length : line.length - line.trimStart().length;
      const isComment = depth === 0 && line.startsWith('#');
      if (line.length > from && !isComment && !closes)
        patterns.at(-1)?.lines.push({ start: at + from, text: line.slice(from) });
      if (!isComment) depth += balanceOf(line);
      at += whole.length + 1;
    }
    return depth === 0 ? patterns.flatMap((one) => stringOf(one, source)) : undefined;
  },
};

/** Braces that are open at the end; those in quotation marks are text. */
function balanceOf(text: string): number {
  const plain = text.replace(/\{ *"(?:[^"\\]|\\.)*" *\}/g, '');
  return (plain.match(/\{/g) ?? []).length - (plain.match(/\}/g) ?? []).length;
}

/** The text of a pattern; none where it chooses between variants, which are texts of their own. */
function stringOf({ key, lines }: Pattern, source: string): readonly UxString[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.some(({ text }) => balanceOf(text) !== 0)) return [];
  const [start, end] = [first.start, last.start + last.text.length];
  const breaks = source.slice(start, end).match(/\r?\n\s*/g) ?? [];
  const encode = (text: string): string => text.replace(/\n/g, breaks[0] ?? '\n');
  return breaks.every((one) => one === breaks[0])
    ? [{ start, end, text: lines.map(({ text }) => text).join('\n'), key, encode }]
    : [];
}
