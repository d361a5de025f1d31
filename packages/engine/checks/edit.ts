import type { Range } from '@housestyle/contract';
import type { Block } from '../document/types.ts';
import { articleFor } from './article.ts';
import { capitalize } from './letter-case.ts';

/** A range of a document's text and what is written in its place; null where only a person can decide. */
export interface Edit extends Range {
  readonly replacement: string | null;
}

/**
 * Takes in the indefinite article before an edit where it does not fit `is`, the word that then follows: "an utilized" becomes
 * "a used".
 */
export function mendArticle(text: string, block: Block, edit: Edit, is: string): Edit {
  const before = /(?:^|[\s([“"‘'])(an?)(\s+)$/i.exec(
    text.slice(Math.max(block.start, edit.start - 8), edit.start),
  );
  const present = before?.[1];
  if (!present || edit.replacement === null) return edit;
  const wanted = articleFor(is);
  if (!wanted || wanted === present.toLowerCase()) return edit;
  const space = before[2] ?? ' ';
  const article = present.startsWith('A') ? capitalize(wanted) : wanted;
  return {
    start: edit.start - present.length - space.length,
    end: edit.end,
    replacement: article + space + edit.replacement,
  };
}
