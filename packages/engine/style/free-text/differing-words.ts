import type { Check } from '../../checks/types.ts';
import { isSentence, type Examples } from './examples.ts';
import { swapOf } from './preferences.ts';
import { banOf } from './prohibitions.ts';
import type { RuleText } from './rule-text.ts';

/** Words of an example that stands for itself; more are a text of which only the difference counts. */
const LONGEST = 3;
const LONGEST_DIFFERENCE = 5;
/** Letters by which two forms of a verb are told to be of one. */
const LONGEST_STEM = 4;

/** The words in which wrong examples differ from right ones: none where they differ in more than a few. */
export function differingWords({ pairs, wrong, right }: Examples, text: RuleText): readonly Check[] {
  const short = [...wrong, ...right].every((one) => one.split(' ').length <= LONGEST && !isSentence(one));
  if (short)
    return pairs
      .map((pair) => [unstopped(pair.wrong), unstopped(pair.right)] as const)
      .filter(([from, to]) => !differsInMarks(from, to))
      .flatMap(([from, to]) => swapOf([from], [to], text));
  const each = pairs.map((pair) => differenceOf(pair.wrong, pair.right, text));
  return each.every((checks) => checks !== undefined) ? each.flat() : [];
}

/** “Loading...” and “Loading…”: the word is right in both. */
const differsInMarks = (from: string, to: string) =>
  to.startsWith(from) && /^(?:[.…:!?]|\s)+$/u.test(to.slice(from.length));
const unstopped = (example: string) => example.replace(/(?<=[\p{L}\d]{2})\.$/u, '');

/** The words that a right sentence has in place of those of a wrong one: “log in” for “sign in”. */
function differenceOf(wrong: string, right: string, text: RuleText): readonly Check[] | undefined {
  if (/\]\(/.test(wrong)) return undefined;
  const [one = [], other = []] = [wrong, right].map((example) =>
    example.replace(/[*_`]{1,2}/g, '').split(/\s+/),
  );
  const same = (a: string | undefined, b: string | undefined) =>
    a !== undefined && a.toLowerCase() === b?.toLowerCase();
  let start = 0;
  while (start < Math.min(one.length, other.length) && same(one[start], other[start])) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && same(one.at(-1 - end), other.at(-1 - end)))
    end++;
  // A sentence of which nothing stays shows no words.
  if (start + end === 0 && isSentence(wrong)) return undefined;
  const [from, to] = beforeShared(one.slice(start, one.length - end), other.slice(start, other.length - end));
  // “log in” and “sign in” share a word that belongs to both.
  if (from.length === 1 && to.length === 1 && PARTICLE.test(one[start + 1] ?? '')) {
    from.push(one[start + 1] ?? '');
    to.push(other[start + 1] ?? '');
  }
  if (from.length === 0 || from.length > LONGEST_DIFFERENCE || to.length > LONGEST_DIFFERENCE)
    return undefined;
  // “Open it and save it.” for “Open it. Save it.”, “has been reading” for “reads”: a manner, and no words.
  const isCut = end > 0 && [...from, ...to].some((word) => /[.!?]$/u.test(word));
  const [verb, model] = [from, to].map((words) => words.at(-1)?.toLowerCase().slice(0, LONGEST_STEM) ?? '');
  if (isCut || (from.length > to.length && verb !== '' && verb === model)) return undefined;
  const [phrase, replacement] = [from, to].map((words) =>
    words
      .join(' ')
      .replace(/[.,;:]$/, '')
      .toLowerCase(),
  );
  if (!phrase || phrase === replacement || /\d/.test(phrase)) return undefined;
  return to.length === 0 ? banOf([phrase], text) : swapOf([phrase], [replacement ?? ''], text);
}
const PARTICLE = /^(?:in|on|up|out|off|down|into)$/i;

/** “Click on the Save button” for “Select Save”: what stands before the first word that both have. */
function beforeShared(from: string[], to: string[]): [from: string[], to: string[]] {
  const at = to.findIndex((word, index) => index > 0 && word.length > 3 && from.indexOf(word) > 0);
  // Behind it, the right sentence has nothing of its own: the two differ in one place.
  if (at < 0 || to.slice(at).some((word) => !from.includes(word))) return [from, to];
  const head = from.slice(0, from.indexOf(to[at] ?? ''));
  const article = /^(?:the|an?|your)$/i.test(head.at(-1) ?? '') && head.length > 1;
  return [article ? head.slice(0, -1) : head, to.slice(0, at)];
}
