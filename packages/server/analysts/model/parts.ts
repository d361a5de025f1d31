import type { Range } from '@housestyle/contract';
import type { SourceDocument } from '@housestyle/engine/texts';
import type { MaskedSpan } from './guards/mask.ts';

/** Places where a text can be cut: where a block starts after an empty line, outside lists, quotes and code. */
function cuts({ text, blocks, protectedRanges }: SourceDocument): { at: number; weight: number }[] {
  const found: { at: number; weight: number }[] = [];
  let guarded = 0;
  for (const block of blocks) {
    if (block.list || block.quoted || block.kind === 'table-cell' || block.value) continue;
    const at = text.lastIndexOf('\n', block.start - 1) + 1;
    if (at === 0 || !/\n[ \t]*\n$/.test(text.slice(Math.max(0, at - 200), at))) continue;
    while ((protectedRanges[guarded]?.end ?? Infinity) <= at) guarded++;
    const holder = protectedRanges[guarded];
    if (holder && holder.start < at) continue;
    found.push({ at, weight: block.kind === 'heading' ? 10 - (block.level ?? 6) : 0 });
  }
  return found;
}

/**
 * A text in parts of at most about `limit` units, cut before headings where possible, the higher the better. Together they
 * are the whole text. Only a block that is longer by itself makes a longer part, up to twice the limit; then lines are cut.
 */
export function splitText(document: SourceDocument, limit: number): Range[] {
  const { text } = document;
  const places = cuts(document);
  const parts: Range[] = [];
  let start = 0;
  let from = 0;
  while (text.length - start > limit) {
    while ((places[from]?.at ?? Infinity) <= start) from++;
    const end = cutBetween(places, from, start, limit) ?? lineEnd(document, start, limit);
    if (end >= text.length) break;
    parts.push({ start, end });
    start = end;
  }
  parts.push({ start, end: text.length });
  return parts;
}

/** The weightiest place in the second half of the limit, then the last in all of it, then the first in twice of it. */
function cutBetween(
  places: readonly { at: number; weight: number }[],
  from: number,
  start: number,
  limit: number,
): number | null {
  let best: { at: number; weight: number } | null = null;
  for (let index = from; index < places.length; index++) {
    const place = places[index];
    if (!place || place.at > start + 2 * limit) break;
    if (place.at > start + limit) return best?.at ?? place.at;
    const late = place.at >= start + limit / 2;
    const rivalIsLate = best !== null && best.at >= start + limit / 2;
    if (best === null || (late && !rivalIsLate) || (late === rivalIsLate && place.weight >= best.weight))
      best = place;
  }
  return best?.at ?? null;
}

/** The end of a line near the limit, outside what is protected; the text's end where there is none. */
function lineEnd({ text, protectedRanges }: SourceDocument, start: number, limit: number): number {
  for (let at = text.indexOf('\n', start + limit); at >= 0; at = text.indexOf('\n', at + 1)) {
    const inside = protectedRanges.some((range) => range.start <= at && range.end > at + 1);
    if (!inside) return at + 1;
  }
  return text.length;
}

/** A file of strings in parts, cut only where what stands between two strings begins. */
export function splitStrings(text: string, spans: readonly MaskedSpan[], limit: number): Range[] {
  const parts: Range[] = [];
  let start = 0;
  for (const span of spans) {
    if (!span.id.startsWith('s') || span.end - start <= limit || span.start <= start) continue;
    parts.push({ start, end: span.start });
    start = span.start;
  }
  parts.push({ start, end: text.length });
  return parts;
}

/** The headings of a document, one a line, indented by level, at most `limit` units. `show`: what of a stretch is shown. */
export function outlineOf({ blocks }: SourceDocument, show: (range: Range) => string, limit = 2000): string {
  const lines = blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ level = 1, ...range }) => '  '.repeat(level - 1) + show(range).replace(/\s+/g, ' '));
  return lines.join('\n').slice(0, limit);
}
