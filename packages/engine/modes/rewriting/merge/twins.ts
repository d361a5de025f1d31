import { amountsOf } from './amounts.ts';
import { escaped } from './renames.ts';

const BOUND = String.raw`(?:up to|at most|no more than|more than|over|above|beyond|(?:larger|bigger|longer|heavier|higher) than|exceed(?:s|ing)?)`;
const ENDS_IN_BOUND = new RegExp(String.raw`\b${BOUND}\s$`, 'i');

/**
 * The new text of a paragraph whose limit was changed, with the same limit changed where the paragraph tells it from its
 * other end: "You can upload up to 10 files. More than 10 files are rejected."
 */
export function changeTwins(old: string, fresh: string): string {
  let at = 0;
  while (at < old.length && old[at] === fresh[at]) at += 1;
  const start = old.lastIndexOf('\n\n', at - 1) + 1;
  const [was, now] = [paragraphAt(old, start), paragraphAt(fresh, start)];
  const former = amountsOf(was).find(
    ({ index, text }) => index <= at - start && at - start < index + text.length,
  );
  const changed = amountsOf(now).find(({ index }) => index === former?.index);
  if (!former || changed?.dimension !== former.dimension) return fresh;
  if (!ENDS_IN_BOUND.test(was.slice(0, former.index))) return fresh;
  // Only the one value may have changed.
  if (was.replace(former.text, changed.text) !== now) return fresh;
  const twin = new RegExp(String.raw`(?<=\b${BOUND}\s)${escaped(former.text)}(?![\w-])`, 'giu');
  return fresh.slice(0, start) + now.replace(twin, changed.text) + fresh.slice(start + now.length);
}

function paragraphAt(text: string, start: number): string {
  const end = text.indexOf('\n\n', start + 1);
  return text.slice(start, end < 0 ? text.length : end);
}
