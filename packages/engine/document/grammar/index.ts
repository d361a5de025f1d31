import { parser, Strikethrough, TaskList } from '@lezer/markdown';
import type { MarkdownExtension, MarkdownParser } from '@lezer/markdown';
import { lazily } from '../../lazily.ts';
import { blocks } from './blocks.ts';
import { Grammar } from './grammar.ts';
import { inlines, mdxInlines } from './inlines.ts';
import { holdsSyntax, plainText } from './plain-text.ts';
import { tables } from './tables.ts';

/** Marks that make Lezer look back or ahead over the whole paragraph. */
const COSTLY = new Uint8Array(128);
for (const character of '[]<*_~`!${') COSTLY[character.charCodeAt(0)] = 1;
const ALWAYS_FREE = 1000;
const MAX_LENGTH = 20_000;
const MAX_COST = 2_000_000;

/**
 * Whether reading the inline syntax of this paragraph could take time that grows with the square of its length.
 * Such a paragraph is read as plain text. A paragraph of 20,000 characters with 100 marks is still read.
 */
export function isTooCostly(text: string, from = 0, to = text.length): boolean {
  const length = to - from;
  if (length <= ALWAYS_FREE) return false;
  if (length > MAX_LENGTH) return true;
  let marks = 0;
  for (let index = from; index < to; index++) marks += COSTLY[text.charCodeAt(index)] ?? 0;
  return marks * length > MAX_COST;
}

function guarded(extension: MarkdownExtension): MarkdownParser {
  const unguarded = parser.configure(extension);
  const guard: Pick<MarkdownParser, 'parseInline'> = {
    parseInline: (text, offset) =>
      hasInlines(text) ? Object.getPrototypeOf(unguarded).parseInline.call(unguarded, text, offset) : [],
  };
  return Object.assign(unguarded, guard);
}

/** Whether a paragraph holds any inline syntax that is read. */
const hasInlines = (text: string): boolean => holdsSyntax(text) && !isTooCostly(text);

const markdown = [tables, TaskList, Strikethrough, blocks, inlines];
const mdx = [...markdown, mdxInlines];

/** GFM with footnotes, containers, admonitions, templates and math. */
export const markdownParser = lazily(() => guarded([...markdown, plainText]));
/** The same without HTML and indented code. Modules and components on their own lines are blanked before. */
export const mdxParser = lazily(() => guarded([...mdx, plainText]));

/** The same in two steps. */
export const markdownGrammar = lazily(() => twoSteps(markdown));
export const mdxGrammar = lazily(() => twoSteps(mdx));

function twoSteps(extensions: readonly MarkdownExtension[]): Grammar {
  return new Grammar(parser.configure([...extensions, plainText]), hasInlines);
}
