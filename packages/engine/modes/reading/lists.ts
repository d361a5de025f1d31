import type { Block, SourceDocument } from '../../document/types.ts';
import { readable } from './readable.ts';
import type { Section } from './sections.ts';

/** One list of a section. */
export interface List {
  readonly ordered: boolean;
  /** What each item of the outer list begins with, and the items below it. */
  readonly items: readonly ListItem[];
  /** The paragraph that leads it in; empty without one. */
  readonly lead: string;
  readonly at: number;
}

export interface ListItem {
  readonly text: string;
  readonly block: Block;
  readonly below: readonly string[];
}

/** The lists of a section's own text, in order. */
export function readLists(document: SourceDocument, { blocks }: Section): readonly List[] {
  const lists: {
    ordered: boolean;
    items: { text: string; block: Block; below: string[] }[];
    lead: string;
    at: number;
    id: number;
  }[] = [];
  let lead = '';
  for (const block of blocks) {
    const { list } = block;
    if (!list) {
      lead = block.kind === 'paragraph' ? readable(document, block) : '';
      continue;
    }
    const text = readable(document, block);
    const open = lists.at(-1);
    if (list.depth === 1 && list.leads) {
      if (open?.id === list.list) open.items.push({ text, block, below: [] });
      else
        lists.push({
          ordered: list.ordered,
          items: [{ text, block, below: [] }],
          lead,
          at: block.start,
          id: list.list,
        });
    } else if (list.depth > 1 && list.leads) open?.items.at(-1)?.below.push(text);
  }
  return lists;
}

const FEW_NOTES = 4;
const MOST_ENDED = 0.25;

/** Whether nearly all of a text is a list of notes that don't end as sentences do. */
export function areNotes(document: SourceDocument): boolean {
  const told = document.blocks.filter(({ kind, words }) => kind === 'paragraph' && words.length > 0);
  const items = told.filter(({ list }) => list?.leads);
  const ended = items.filter((block) => /[.!?:;]$/.test(readable(document, block)));
  return (
    items.length >= FEW_NOTES && items.length > told.length * 0.8 && ended.length <= items.length * MOST_ENDED
  );
}
