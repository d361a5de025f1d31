/**
 * Keeps places in a text that a person goes on editing. A place moves with the text around it, is lost as soon as its
 * own text changes, and is found again when that change is undone. No guess is ever made: a place that is
 * told is one whose text stands there letter by letter.
 */
import type { Range } from '@housestyle/contract';
import type { TextEdit } from '../text/edit.ts';
import { minimalEdits } from '../text/minimal-edits.ts';

/** A place that must read `lead + core + tail`; `lead` and `tail` are what was overwritten along with the core. */
export interface Anchor {
  readonly start: number;
  readonly end: number;
  readonly core: string;
  readonly lead: string;
  readonly tail: string;
  /** The range asked for, relative to the core, which is wider than an empty range. */
  readonly inner: Range;
  /** Whether the core was part of a longer word before and behind, when it was found. */
  readonly joined: readonly [boolean, boolean];
}

export function anchorAt(text: string, range: Range): Anchor {
  const empty = range.start === range.end;
  const start = empty ? Math.max(0, range.start - 1) : range.start;
  const end = empty ? Math.min(text.length, range.end + 1) : range.end;
  return {
    start,
    end,
    core: text.slice(start, end),
    lead: '',
    tail: '',
    inner: { start: range.start - start, end: range.end - start },
    joined: joints(text, start, end),
  };
}

/** Where the anchored text is now; undefined while it is not what it was. */
export function locate(anchor: Anchor, text: string): Range | undefined {
  if (!reads(anchor, text)) return undefined;
  const start = anchor.start + anchor.lead.length;
  const end = start + anchor.core.length;
  const [before, behind] = joints(text, start, end);
  if (before !== anchor.joined[0] || behind !== anchor.joined[1]) return undefined;
  return { start: start + anchor.inner.start, end: start + anchor.inner.end };
}

/** The text has at the anchor, letter by letter, what it should. */
function reads({ start, end, lead, core, tail }: Anchor, text: string): boolean {
  return (
    end - start === lead.length + core.length + tail.length && text.startsWith(lead + core + tail, start)
  );
}

/** Moves anchors over simultaneous edits of `before`, given in order and without overlap. */
export function moveAnchors(
  anchors: readonly Anchor[],
  separate: readonly TextEdit[],
  before: string,
  after: string,
): Anchor[] {
  const edits = joined(separate);
  const shifts = [0];
  for (const edit of edits) {
    shifts.push((shifts.at(-1) ?? 0) + edit.text.length - (edit.end - edit.start));
  }
  return anchors.map((anchor) => {
    let first = firstEdit(edits, ({ end }) => end > anchor.start);
    let behind = firstEdit(edits, ({ start }) => start >= anchor.end);
    if (first < behind || !reads(anchor, before)) {
      // What happens right beside a place does not touch it; beside one that is lost, it may bring it back.
      first = firstEdit(edits, ({ end }) => end >= anchor.start);
      behind = firstEdit(edits, ({ start }) => start > anchor.end);
    }
    behind = Math.max(first, behind);
    const touched = edits.slice(first, behind);
    const start = Math.min(anchor.start, touched[0]?.start ?? anchor.start);
    const end = Math.max(anchor.end, touched.at(-1)?.end ?? anchor.end);
    const moved = {
      ...anchor,
      start: start + (shifts[first] ?? 0),
      end: end + (shifts[behind] ?? 0),
      lead: before.slice(start, anchor.start) + anchor.lead,
      tail: anchor.tail + before.slice(anchor.end, end),
    };
    return reads(moved, after) ? trimmed(moved) : moved;
  });
}

/** Moves anchors from a text to another of which nothing is known but its letters. */
export function moveByDifference(anchors: readonly Anchor[], before: string, after: string): Anchor[] {
  if (before === after) return [...anchors];
  if (lineFeeds(before) === lineFeeds(after)) return moveOverLineEnds(anchors, before, after);
  return moveAnchors(anchors, minimalEdits(before, after), before, after);
}

/** Moves anchors over what an editor reports; an edit that replaces much by much the same counts as small ones. */
export function moveOverChanges(
  anchors: readonly Anchor[],
  changes: readonly TextEdit[],
  before: string,
  after: string,
): Anchor[] {
  const [only] = changes;
  if (only && changes.length === 1 && only.start === 0 && only.end === before.length) {
    return moveByDifference(anchors, before, after);
  }
  const edits = changes
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .flatMap((change) => narrowed(change, before));
  return moveAnchors(anchors, edits, before, after);
}

/** Edits that touch each other as one, since their undoing is one. */
function joined(edits: readonly TextEdit[]): TextEdit[] {
  const result: TextEdit[] = [];
  for (const edit of edits) {
    const last = result.at(-1);
    if (last?.end === edit.start)
      result[result.length - 1] = { ...last, end: edit.end, text: last.text + edit.text };
    else result.push(edit);
  }
  return result;
}

const LONG = 200;

function narrowed(change: TextEdit, before: string): TextEdit[] {
  const { start, end, text } = change;
  if (end - start < LONG || text.length < LONG) return [change];
  return minimalEdits(before.slice(start, end), text).map((edit) => ({
    start: edit.start + start,
    end: edit.end + start,
    text: edit.text,
  }));
}

function trimmed(anchor: Anchor): Anchor {
  const { start, lead, core } = anchor;
  return {
    ...anchor,
    start: start + lead.length,
    end: start + lead.length + core.length,
    lead: '',
    tail: '',
  };
}

/** The same text with other line ends: every offset moves by the line ends before it. */
function moveOverLineEnds(anchors: readonly Anchor[], before: string, after: string): Anchor[] {
  const from = lineStarts(before);
  const to = lineStarts(after);
  const map = (offset: number): number => {
    const line = from.findLastIndex((start) => start <= offset);
    const inLine = offset - (from[line] ?? 0);
    const nextStart = to[line + 1];
    // Inside a CRLF that became LF there is no place: stay on the line.
    return Math.min((to[line] ?? 0) + inLine, nextStart === undefined ? after.length : nextStart - 1);
  };
  return anchors.map((anchor) => {
    const start = map(anchor.start);
    const end = map(anchor.end);
    const eol = after.includes('\r\n') ? '\r\n' : '\n';
    const convert = (text: string): string => lineFeeds(text).replaceAll('\n', eol);
    const innerStart = convert(anchor.core.slice(0, anchor.inner.start)).length;
    const inner = convert(anchor.core.slice(anchor.inner.start, anchor.inner.end)).length;
    return {
      ...anchor,
      start,
      end,
      core: convert(anchor.core),
      lead: convert(anchor.lead),
      tail: convert(anchor.tail),
      inner: { start: innerStart, end: innerStart + inner },
    };
  });
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
}

function lineFeeds(text: string): string {
  return text.replace(/\r\n|\r/g, '\n');
}

const WORD = /[\p{L}\p{N}\p{M}_]/u;

function joints(text: string, start: number, end: number): readonly [boolean, boolean] {
  return [start < end && isJoint(text, start), start < end && isJoint(text, end)];
}

function isJoint(text: string, offset: number): boolean {
  const before = text.codePointAt(offset - (isLowSurrogate(text, offset - 1) ? 2 : 1));
  const behind = text.codePointAt(offset);
  return isWord(before) && isWord(behind);
}

function isLowSurrogate(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function isWord(codePoint: number | undefined): boolean {
  return codePoint !== undefined && WORD.test(String.fromCodePoint(codePoint));
}

/** Index of the first edit for which `test` holds; the edits for which it holds are the last ones. */
function firstEdit(edits: readonly TextEdit[], test: (edit: TextEdit) => boolean): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(edits[middle] as TextEdit)) high = middle;
    else low = middle + 1;
  }
  return low;
}
