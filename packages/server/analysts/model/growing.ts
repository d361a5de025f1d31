import { readValue } from './guards/brackets.ts';

/** Units of text that are looked at once more text is finished, at least. */
const STEP = 400;
/** And the share of what was looked at before: long answers are not looked at too often. */
const SHARE = 8;

/** What may be shown of an answer that still grows. */
export interface Preview {
  /** What of the text so far is finished; it only ever grows. */
  finished(text: string): string;
  /** Hears what is finished, from time to time. */
  show(finished: string): void;
}

/** Tells a preview of a growing text, now and then. */
export function watchFinished({ finished, show }: Preview): (text: string) => void {
  let seen = 0;
  let shown = 0;
  return (text) => {
    if (text.length - seen < Math.max(STEP, seen / SHARE)) return;
    seen = text.length;
    const done = finished(text);
    if (done.length <= shown) return;
    shown = done.length;
    show(done);
  };
}

/** Markdown up to its last empty line outside of a fence. */
export function finishedBlocks(text: string): string {
  let fence: string | null = null;
  let end = 0;
  for (const { 0: line, index } of text.matchAll(/^.*\n/gm)) {
    const [, marks] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (marks !== undefined) {
      if (fence === null) fence = marks;
      else if (line.trim().startsWith(fence)) fence = null;
    } else if (fence === null && line.trim() === '') end = index + line.length;
  }
  return text.slice(0, end);
}

/** The findings of a JSON answer that are complete, as a JSON answer of its own; empty: none is. */
export function finishedFindings(text: string): string {
  const opening = /\{\s*"findings"\s*:\s*\[/.exec(text);
  if (opening === null) return '';
  const list = opening.index + opening[0].length - 1;
  const { lastInside } = readValue(text, list);
  return lastInside < 0 ? '' : `{"findings": ${text.slice(list, lastInside)}]}`;
}
