import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from '../builder.ts';
import { plainMasks } from '../plain.ts';
import { addProse, linesOf, type Line } from './lines.ts';

const SCISSORS = /^# -+ >8 -+/;
/** What follows is a patch. */
const PATCH = /^diff --git |^--- a\//;
const TRAILER = /^(?:[A-Z][\w-]*(?:-[\w-]+)*: \S|\(cherry picked from commit )/;
const CONVENTIONAL = /^(?:[a-z]+(?:\([^()\n]*\))?!?: |(?:fixup|squash|amend)! |\[[^\]\n]+\] )/;
const ITEM = /^[ \t]{0,3}(?:[-*•]|\d{1,3}[.)])[ \t]+/;

/** Reads a Git commit message: subject and body; comment lines, trailers, patches and indented code are no prose. */
export function readCommit(builder: DocumentBuilder): void {
  const lines = linesOf(builder.text);
  const end = lines.findIndex(({ text }) => SCISSORS.test(text) || PATCH.test(text));
  const kept = end < 0 ? lines : lines.slice(0, end);
  const cut = end < 0 ? undefined : lines[end];
  if (cut) builder.protect(cut.start, builder.text.length, 'code');
  const own = kept.filter((line) => {
    if (!line.text.startsWith('#')) return true;
    builder.protect(line.start, line.end, 'mark');
    return false;
  });
  const first = own.findIndex(({ blank }) => !blank);
  const subject = own[first];
  if (!subject) return;
  addSubject(builder, subject);
  const body = own.slice(first + 1);
  const trailers = trailersOf(body);
  for (const { start, end: to } of trailers) builder.protect(start, to, 'placeholder');
  readBody(builder, body.slice(0, body.length - trailers.length));
}

function addSubject(builder: DocumentBuilder, { start, end, text }: Line): void {
  const type = CONVENTIONAL.exec(text)?.[0].length ?? 0;
  builder.protect(start, start + type, 'mark');
  builder.addBlock(
    { kind: 'paragraph', quoted: false },
    start + type,
    end,
    plainMasks(builder, start + type, end),
  );
}

/** The lines from the last paragraph on, where all of it are trailers. */
function trailersOf(body: readonly Line[]): readonly Line[] {
  const last = body.findLastIndex(({ blank }) => !blank);
  const before = body.slice(0, last + 1).findLastIndex(({ blank }) => blank);
  const paragraph = body.slice(before + 1, last + 1);
  const isTrailers =
    paragraph.length > 0 && paragraph.every(({ text, indent }) => TRAILER.test(text) || indent > 0);
  return isTrailers ? body.slice(before + 1) : [];
}

function readBody(builder: DocumentBuilder, body: readonly Line[]): void {
  let parts: Range[] = [];
  let quotation = false;
  const flush = (): void => {
    const frame = { kind: 'paragraph' as const, quoted: quotation };
    addProse(builder, quotation ? { ...frame, quotation: true } : frame, parts, plainMasks);
    parts = [];
  };
  for (const line of body) {
    const item = ITEM.exec(line.text)?.[0].length;
    const quote = /^>+ ?/.exec(line.text)?.[0].length;
    if (line.blank || item !== undefined || (quote !== undefined) !== quotation) flush();
    quotation = quote !== undefined;
    if (line.blank) continue;
    if (line.indent >= 4 && parts.length === 0 && item === undefined) {
      builder.protect(line.start, line.end, 'code');
      continue;
    }
    const start = line.start + (item ?? quote ?? line.indent);
    builder.protect(line.start, start, 'mark');
    parts.push({ start, end: line.end });
  }
  flush();
}
