import type { Block, SourceDocument } from '../../document/types.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { countWords, hasFiniteVerb, isBalanced } from './clauses.ts';
import { nextLine, standsAlone } from './placement.ts';

const MIN_ITEMS = 4;
const MAX_ITEM_WORDS = 6;

/** A comma between items, with the conjunction before the last one; group 1 is the conjunction. */
const SEPARATOR = /,\s+(?:(and|or)\s+)?|\s+(and|or)\s+/g;
/** The same in the text itself, where marks of emphasis and links also stand. */
const GAP = /^(?::\s+|,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)/;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|“[^”]*”|"[^"]*"/g;

/** Turns a paragraph that ends in naming things ("…the following: a, b, c, and d.") into a lead-in and a bullet list. */
export const listItems: Step = (document) =>
  document.blocks
    .filter((block) => standsAlone(document, block))
    .flatMap((block) => listBlock(document, block) ?? []);

interface Span {
  readonly start: number;
  readonly end: number;
}

function listBlock(document: SourceDocument, block: Block): Change | undefined {
  const { prose } = block;
  const last = (block.sentences.at(-1)?.start ?? block.start) - block.start;
  const colon = /:\s+/.exec(blankBefore(prose, last));
  const close = /\.\s*$/.exec(prose);
  if (!colon || !close || prose.indexOf(':', last) !== prose.lastIndexOf(':')) return undefined;
  const lead = prose.slice(last, colon.index);
  const from = colon.index + colon[0].length;
  const found = readItems(prose, from, close.index);
  const names = found?.items.map(({ start, end }) => prose.slice(start, end)) ?? [];
  if (!found || !areParallel(names) || !isLead(lead, names, found.conjunction)) return undefined;
  if (/^(?:\s|[-*+] |\d+[.)] )/.test(nextLine(document, block))) return undefined;
  const gaps = found.items.map(({ start }, index) => {
    const at = block.start + (index === 0 ? colon.index : (found.items[index - 1]?.end ?? start));
    const gap = GAP.exec(document.text.slice(at, block.end))?.[0] ?? '';
    return { start: at, end: at + gap.length, text: index === 0 ? ':\n\n- ' : '\n- ' };
  });
  if (gaps.some(({ start, end }) => start === end)) return undefined;
  const wraps = found.items.flatMap(({ start, end }) =>
    [...prose.slice(start, end).matchAll(/[ \t]*\n[ \t]*/g)].map(({ 0: wrap, index }) => {
      const at = block.start + start + index;
      return { start: at, end: at + wrap.length, text: ' ' };
    }),
  );
  const stop = { start: block.start + close.index, end: block.start + close.index + 1, text: '' };
  const edits = [...gaps, ...wraps, stop].sort((a, b) => a.start - b.start);
  return { key: JSON.stringify(['list', prose]), yields: true, reshapes: true, edits };
}

function readItems(
  prose: string,
  from: number,
  to: number,
): { items: Span[]; conjunction: string } | undefined {
  // Commas in brackets and quotation marks separate nothing.
  const text = prose.slice(0, to).replace(BRACKETS, (inner) => 'x'.repeat(inner.length));
  const items: Span[] = [];
  let conjunction = '';
  let start = from;
  const separator = new RegExp(SEPARATOR);
  separator.lastIndex = from;
  for (let match = separator.exec(text); match; match = separator.exec(text)) {
    if (conjunction) return undefined;
    conjunction = match[1] ?? match[2] ?? '';
    items.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  items.push({ start, end: to });
  const separatedByCommas = items.length >= MIN_ITEMS && conjunction !== '';
  return separatedByCommas ? { items, conjunction } : undefined;
}

const NAMING =
  /(?<![\w-])(?:following|these|includes?|are|supports?|kinds?|methods?|options?|values?|types?|parameters?|arguments?|properties|parts?|fields?)(?:\s+[\w\uFFFC-]+){0,3}\s*$/i;

/** Whether a lead-in announces things. "Or" says "one of them" only where the lead-in does too. */
function isLead(lead: string, names: readonly string[], conjunction: string): boolean {
  if (conjunction === 'or' && !/(?<![\w-])(?:one|any) of(?![\w-])/i.test(lead)) return false;
  const announces = NAMING.test(lead) || names.every((name) => opening(name) === 'code');
  return announces && countWords(lead) >= 3 && isBalanced(lead);
}

function blankBefore(text: string, offset: number): string {
  return ' '.repeat(offset) + text.slice(offset);
}

/** Short, none with a verb of its own, and all opening alike: with a letter of one case, or with code. */
function areParallel(items: readonly string[]): boolean {
  const openings = new Set(items.map(opening));
  return (
    openings.size === 1 &&
    !openings.has('other') &&
    items.every((item) => countWords(item) <= MAX_ITEM_WORDS && !hasFiniteVerb(item)) &&
    !items.some((item) =>
      /(?<![\w-])(?:etc|so on|more|others?|then|which|who|because|not|only)(?![\w-])/i.test(item),
    )
  );
}

function opening(item: string): string {
  const first = item.trimStart().charAt(0);
  if (first === '\uFFFC') return 'code';
  if (/\p{Lu}/u.test(first)) return 'upper';
  return /\p{Ll}/u.test(first) ? 'lower' : 'other';
}
