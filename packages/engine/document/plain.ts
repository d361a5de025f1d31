import type { DocumentBuilder, Mask } from './builder.ts';

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
  const add = (end: number) => {
    builder.addBlock({ kind: 'paragraph', quoted: false }, start, end, plainMasks(builder, start, end));
  };
  for (const gap of text.matchAll(BLANK_LINES)) {
    add(gap.index);
    start = gap.index + gap[0].length;
  }
  add(text.length);
}
