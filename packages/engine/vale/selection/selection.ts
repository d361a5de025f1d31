import type { Range } from '@housestyle/contract';
import type { ValeBlock, ValeDocument } from '../types.ts';
import type { View } from '../view.ts';
import { pageOf, type ValeElement } from './page.ts';
import type { Selector } from './selector.ts';

/** What of a document a selector means. */
export interface Selection {
  /** Whether a block lies in one of the elements. */
  holds(block: ValeBlock): boolean;
  /** Each element that holds others, as one block; without any element, an empty block at the top. */
  readonly blocks: readonly ValeBlock[];
}

const pages = new WeakMap<ValeDocument, ValeElement>();
const selections = new WeakMap<ValeDocument, Map<Selector, Selection>>();

export function select(document: ValeDocument, selector: Selector): Selection {
  const known = selections.get(document) ?? new Map<Selector, Selection>();
  selections.set(document, known);
  const selection = known.get(selector) ?? selected(document, selector);
  known.set(selector, selection);
  return selection;
}

function selected(document: ValeDocument, selector: Selector): Selection {
  const page = pages.get(document) ?? pageOf(document);
  pages.set(document, page);
  const elements = all(page).filter(selector);
  const ranges = elements.map((element) => element.range());
  const source = document.blocks.at(-1)?.view.text ?? '';
  return {
    holds({ view, sized }) {
      const { start } = view.toDocument(0, 0);
      return !sized && ranges.some((range) => range.start <= start && start < range.end);
    },
    blocks:
      elements.length === 0
        ? [blockOf(lineView(source), new Map())]
        : elements
            .filter(({ block }) => !block)
            .map((element) => blockOf(joined(element, source), countsOf(element))),
  };
}

const all = (element: ValeElement): ValeElement[] => [element, ...element.children.flatMap(all)];

const blockOf = (view: View, counts: ReadonlyMap<string, number>): ValeBlock => ({
  view,
  scope: new Set(['doc']),
  fragment: false,
  sized: false,
  counts,
});

/** How many of each element stand in an element, by the names that formulas have for them. */
function countsOf(element: ValeElement): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, block } of all(element)) {
    const counted = /^h\d$/.test(name) ? `heading_${name}` : { li: 'list', blockquote: 'blockquote' }[name];
    if (counted !== undefined && (block || name === 'blockquote'))
      counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }
  return counts;
}

/** Nothing, at the first line of a text. */
function lineView(source: string): View {
  const end = source.indexOf('\n');
  const line = { start: 0, end: end < 0 ? source.length : end };
  return { text: '', ascii: true, toDocument: () => line };
}

/** The text of an element; as a whole, it is shown at its first line. */
function joined(element: ValeElement, source: string): View {
  const parts: { readonly at: number; readonly view: View }[] = [];
  let text = '';
  for (const { view } of element.blocks()) {
    if (text !== '') text += '\n\n';
    parts.push({ at: text.length, view });
    text += view.text;
  }
  const { start } = element.range();
  const first: Range = {
    start: source.lastIndexOf('\n', start - 1) + 1,
    end: parts[0]?.view.toDocument(0, parts[0].view.text.length).end ?? start,
  };
  const partAt = (offset: number) => parts.findLast(({ at }) => at <= offset);
  return {
    text,
    ascii: parts.every(({ view }) => view.ascii),
    toDocument(from, to) {
      if (from === 0 && (to === 0 || to === text.length)) return first;
      const [head, tail] = [partAt(from), partAt(Math.max(from, to - 1))];
      const begin = head?.view.toDocument(from - head.at, from - head.at).start ?? 0;
      const end = tail?.view.toDocument(0, Math.max(0, to - tail.at)).end ?? begin;
      return { start: begin, end: Math.max(begin, end) };
    },
  };
}
