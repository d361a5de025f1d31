import type { Range } from '@housestyle/contract';
import { protectedSpans, readUxStrings, type SourceDocument } from '@housestyle/engine/texts';
import { FIGURES } from './facts.ts';
import { stripInvisible } from './invisible.ts';

/** A stretch of a text that the model must hand back as it is. */
export interface MaskedSpan extends Range {
  /** Like `c3`: what it is (`KINDS`), and its number. */
  readonly id: string;
  readonly text: string;
}

const OPEN = '⟦';
const CLOSE = '⟧';
export const TOKEN = /⟦([a-z]\d+)(?:\|[^⟦⟧]*)?⟧/g;
/** What stands between two strings of a file. */
export const LAYOUT_TOKEN = /⟦s\d+(?:\|[^⟦⟧]*)?⟧/g;
/** Longest hint, in units of text. */
const HINT = 48;

/** Letters of ids: code, link, html, front matter, placeholder, identifier, number, verify mark, file layout. */
const KINDS: Readonly<Record<string, string>> = {
  code: 'c',
  link: 'l',
  html: 'h',
  'front-matter': 'f',
  placeholder: 'p',
  identifier: 'i',
};

interface Found extends Range {
  readonly kind: string;
}

/** Everything in a document that is no prose, and its numbers: in order, disjoint. */
export function maskDocument(document: SourceDocument): MaskedSpan[] {
  const { text, protectedRanges, blocks } = document;
  const found: Found[] = protectedRanges
    .filter(({ kind }) => kind !== 'mark')
    .map(({ start, end, kind }) => ({ start, end, kind: KINDS[kind] ?? 'p' }));
  for (const { words } of blocks)
    for (const { kind, start, end } of words) if (kind === 'number') found.push({ start, end, kind: 'n' });
  for (const { index } of text.matchAll(/\[VERIFY\]/g))
    found.push({ start: index, end: index + '[VERIFY]'.length, kind: 'v' });
  found.push(...ownSigns(text));
  return number(
    text,
    withoutOverlaps(
      found,
      protectedRanges.filter(({ kind }) => kind === 'mark'),
    ),
  );
}

/** Everything in a file of interface strings but its strings, and their placeholders and figures. */
export function maskStrings(document: SourceDocument): MaskedSpan[] {
  const { text } = document;
  const found: Found[] = [];
  let reached = 0;
  for (const string of readUxStrings(text).strings) {
    const raw = text.slice(string.start, string.end);
    // Written with escapes: the model would have to write them too.
    if (string.start < reached || string.encode(string.text) !== raw || string.text !== raw) continue;
    if (string.start > reached) found.push({ start: reached, end: string.start, kind: 's' });
    for (const { start, end } of protectedSpans(raw))
      found.push({ start: string.start + start, end: string.start + end, kind: 'p' });
    for (const { index, 0: figure } of raw.matchAll(FIGURES))
      found.push({ start: string.start + index, end: string.start + index + figure.length, kind: 'n' });
    reached = string.end;
  }
  if (reached < text.length) found.push({ start: reached, end: text.length, kind: 's' });
  found.push(...ownSigns(text));
  return number(text, withoutOverlaps(found, []));
}

/** The signs that make our tokens, where the text has them itself. */
function ownSigns(text: string): Found[] {
  return [...text.matchAll(/[⟦⟧]/g)].map(({ index }) => ({ start: index, end: index + 1, kind: 'p' }));
}

function withoutOverlaps(found: readonly Found[], marks: readonly Range[]): Found[] {
  const starts = new Set(marks.map(({ start }) => start));
  const kept: Found[] = [];
  for (const span of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end <= span.start || span.start < (kept.at(-1)?.end ?? 0)) continue;
    // The number of a list item is syntax.
    if (span.kind === 'n' && starts.has(span.start)) continue;
    kept.push(span);
  }
  return kept;
}

function number(text: string, found: readonly Found[]): MaskedSpan[] {
  return found.map(({ start, end, kind }, index) => ({
    id: `${kind}${index + 1}`,
    start,
    end,
    text: text.slice(start, end),
  }));
}

/** A part of the text with tokens for its spans, and those spans. */
export function maskedPart(
  text: string,
  spans: readonly MaskedSpan[],
  { start, end }: Range,
): { readonly text: string; readonly spans: readonly MaskedSpan[] } {
  const own = spans.filter((span) => span.start >= start && span.end <= end);
  let masked = '';
  let copied = start;
  for (const span of own) {
    masked += stripInvisible(text.slice(copied, span.start)) + tokenOf(span);
    copied = span.end;
  }
  return { text: masked + stripInvisible(text.slice(copied, end)), spans: own };
}

/** A stretch of the text as context alone: what is masked stands in it as a sign of omission. */
export function withoutSpans(text: string, spans: readonly MaskedSpan[], { start, end }: Range): string {
  let shown = '';
  let copied = start;
  for (const span of spans) {
    if (span.end <= copied || span.start >= end || /^[nv]/.test(span.id)) continue;
    shown += `${text.slice(copied, Math.max(copied, span.start))}…`;
    copied = span.end;
  }
  return shown + text.slice(copied, Math.max(copied, end));
}

function tokenOf({ id, text }: MaskedSpan): string {
  const hint = hintOf(id, text);
  return OPEN + id + (hint && `|${hint}`) + CLOSE;
}

/** What the token stands for, so that the sentence around it can be understood. */
function hintOf(id: string, text: string): string {
  if (id.startsWith('l') || id.startsWith('f')) return '';
  const line = stripInvisible(text).replace(/[⟦⟧|]/g, '').replace(/\s+/g, ' ').trim();
  if (id.startsWith('c') && text.includes('\n')) return `code block, ${text.split('\n').length} lines`;
  return line.length > HINT ? `${line.slice(0, HINT).toWellFormed()}…` : line;
}

export type Restored =
  | { readonly text: string }
  | {
      readonly lost: readonly string[];
      readonly repeated: readonly string[];
      readonly unknown: readonly string[];
    };

/** The beginning of an answer, with each token as what it stands for; null: a token is not one of these, or comes again. */
export function restoreSoFar(answer: string, spans: readonly MaskedSpan[]): string | null {
  const restored = restore(answer, spans);
  if ('text' in restored) return restored.text;
  if (restored.repeated.length + restored.unknown.length > 0) return null;
  const missing = new Set(restored.lost);
  const there = restore(
    answer,
    spans.filter((span) => !missing.has(tokenOf(span))),
  );
  return 'text' in there ? there.text : null;
}

/** The answer with each token as what it stands for; each must stand in it exactly once, whatever its hint became. */
export function restore(answer: string, spans: readonly MaskedSpan[]): Restored {
  const byId = new Map(spans.map((span) => [span.id, span]));
  const counts = new Map<string, number>();
  const unknown: string[] = [];
  const text = answer.replace(TOKEN, (token: string, id: string) => {
    const span = byId.get(id);
    if (span === undefined) unknown.push(token);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return span?.text ?? '';
  });
  if (/[⟦⟧]/.test(answer.replace(TOKEN, ''))) unknown.push('a broken token');
  const lost = spans.filter(({ id }) => !counts.has(id)).map(tokenOf);
  const repeated = spans.filter(({ id }) => (counts.get(id) ?? 0) > 1).map(tokenOf);
  if (lost.length + repeated.length + unknown.length > 0) return { lost, repeated, unknown };
  return { text };
}
