import type { DocumentBuilder, Mask } from './builder.ts';
import { DIRECTIVE_LINE } from './directive-line.ts';

const BACKTICKS = /`+/g;
const BLANK_LINES = /\n[ \t]*(?=\n)/g;

/** The backtick spans of a text that is not read as Markdown. Addresses and placeholders are found in every prose. */
export function plainMasks(builder: DocumentBuilder, from: number, to: number): Mask[] {
  const masks: Mask[] = [];
  const { text } = builder;
  if (!text.slice(from, to).includes('`')) return masks;
  BACKTICKS.lastIndex = from;
  let open: RegExpExecArray | null = null;
  for (let run = BACKTICKS.exec(text); run && run.index < to; run = BACKTICKS.exec(text)) {
    if (!open || run[0].length !== open[0].length) {
      open ??= run;
      continue;
    }
    const end = Math.min(to, run.index + run[0].length);
    masks.push({ start: open.index, end, opaque: true });
    builder.protect(open.index, end, 'code');
    open = null;
  }
  return masks;
}

/** Reads a plain text: paragraphs between blank lines, all of it prose. */
export function readPlain(builder: DocumentBuilder): void {
  const { text } = builder;
  let start = 0;
  const directives = directiveMasks(builder);
  let reached = 0;
  const add = (end: number) => {
    const masks = plainMasks(builder, start, end);
    const inside: Mask[] = [];
    for (let mask = directives[reached]; mask && mask.end <= end; mask = directives[++reached])
      if (mask.start >= start) inside.push(mask);
    const all = inside.length > 0 ? [...masks, ...inside].sort((a, b) => a.start - b.start) : masks;
    builder.addBlock({ kind: 'paragraph', quoted: false }, start, end, all);
  };
  for (const gap of text.matchAll(BLANK_LINES)) {
    add(gap.index);
    start = gap.index + gap[0].length;
  }
  add(text.length);
}

/** Lines that turn rules off or on, in order: they are no prose, and no fix touches them. */
function directiveMasks(builder: DocumentBuilder): readonly Mask[] {
  const { text } = builder;
  if (!/housestyle-|vale\s/i.test(text)) return [];
  return [...text.matchAll(DIRECTIVE_LINE)].map(({ 0: line, index }) => {
    builder.protect(index, index + line.length, 'html');
    return { start: index, end: index + line.length, opaque: false };
  });
}
