import type { TextEdit } from './edit.ts';

/** An editor takes about as long for thirty edits as for one, and twice as long for a hundred. */
const MOST = 30;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Edits that make the same of `text`, each without the words that stay at its ends, and at most thirty: those nearest to each other
 * become one, with what stands between them. None reaches over an offset of `cursors`, so that each stays in its words.
 */
export function fewerEdits(
  text: string,
  edits: readonly TextEdit[],
  cursors: readonly number[] = [],
): TextEdit[] {
  const short = edits
    .map((edit) => trimmed(text, edit))
    .filter(({ start, end, text }) => start < end || text);
  if (short.length <= MOST) return short;
  const gaps = short.slice(1).flatMap(({ start }, index) => {
    const { end } = short[index] as TextEdit;
    const isFree = !cursors.some((cursor) => end <= cursor && cursor <= start);
    return isFree ? [{ index, length: start - end }] : [];
  });
  const nearest = gaps.toSorted((a, b) => a.length - b.length).slice(0, short.length - MOST);
  const bridged = new Set(nearest.map(({ index }) => index));
  const fewer: TextEdit[] = [];
  short.forEach((edit, index) => {
    const last = bridged.has(index - 1) ? fewer.pop() : undefined;
    fewer.push(
      last
        ? { start: last.start, end: edit.end, text: last.text + text.slice(last.end, edit.start) + edit.text }
        : edit,
    );
  });
  return fewer;
}

/** The edit without what it puts back at its start and its end. */
function trimmed(whole: string, { start, end, text }: TextEdit): TextEdit {
  const least = Math.min(end - start, text.length);
  let before = 0;
  while (before < least && whole[start + before] === text[before]) before++;
  if (before > 0 && (isInside(whole, start + before) || isInside(text, before))) before--;
  const most = least - before;
  let behind = 0;
  while (behind < most && whole[end - behind - 1] === text[text.length - behind - 1]) behind++;
  if (behind > 0 && (isInside(whole, end - behind) || isInside(text, text.length - behind))) behind--;
  return { start: start + before, end: end - behind, text: text.slice(before, text.length - behind) };
}

/** Between the halves of a surrogate pair or of a CRLF. */
function isInside(text: string, offset: number): boolean {
  const behind = text.charCodeAt(offset);
  if (behind === LINE_FEED) return text.charCodeAt(offset - 1) === CARRIAGE_RETURN;
  return behind >= 0xdc00 && behind <= 0xdfff && (text.charCodeAt(offset - 1) & 0xfc00) === 0xd800;
}
