import type { Block, SourceDocument } from '../../document/types.ts';
import { readLists } from '../reading/lists.ts';
import type { Outline } from '../reading/sections.ts';

/** What happened when, or is to happen. */
export interface Timeline {
  /** The heading above it. */
  readonly title: string;
  readonly entries: readonly string[];
  readonly blocks: readonly Block[];
}

const LEAST = 3;
const MOST = 10;
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*`;
/** "09:12 The error rate rises", "2026-03-14: …", "14 March – …", "Q3: …". */
const MOMENT = new RegExp(
  String.raw`^(?:(?:at|on|~)\s?)?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,?\s)?(?:\d{1,2}:\d{2}|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}(?:st|nd|rd|th)?\s${MONTH}|${MONTH}\s\d{1,2}|[TD][+-]\s?\d|(?:week|day)\s\d)\b`,
  'i',
);

/** The first list of which each item begins with a moment; of a long one the first entries and the last. */
export function readTimeline(
  document: SourceDocument,
  { root, sections }: Outline,
  withCode: boolean,
): Timeline | undefined {
  for (const section of [root, ...sections])
    for (const { items } of readLists(document, section)) {
      if (items.length < LEAST || !items.every(({ text }) => MOMENT.test(text))) continue;
      const entries = items.map(({ text }) => text).filter((text) => withCode || !text.includes('`'));
      const rest = entries.length - MOST;
      return {
        title: section.title || 'Timeline',
        entries: rest > 1 ? [...entries.slice(0, MOST - 1), `${rest} more.`, ...entries.slice(-1)] : entries,
        blocks: items.map(({ block }) => block),
      };
    }
  return undefined;
}
