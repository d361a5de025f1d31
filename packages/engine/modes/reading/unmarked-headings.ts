import type { Block, SourceDocument } from '../../document/types.ts';
import { plain } from './readable.ts';

const LONGEST = 9;
const LONGEST_LABEL = 4;
/** A single one may be a name below a letter, or a line cut short. */
const LEAST = 2;
const NO_HEADING =
  /[.!,;]$|^(?:hi|hello|dear|hey|thanks|thank you|best|regards|cheers|kind|sincerely|from|to|cc|date|sent|subject|re|fwd?|title|topic|status|author|owner)\b|^[-–—*•>|]|https?:|@/i;

/**
 * The lines of a text without headings that stand as such above what follows: "What happened?", "Known issues:". The first
 * line of the text is its title. Each with its level.
 */
export function readUnmarkedHeadings(document: SourceDocument): ReadonlyMap<Block, number> {
  const { blocks } = document;
  if (blocks.some(({ kind }) => kind === 'heading')) return new Map();
  const found = blocks.filter(
    (block, index) =>
      isHeading(document, block, blocks[index + 1]) || (index === 0 && isTitle(document, blocks)),
  );
  const areLabels = found.every((block) => plain(document, block).endsWith(':'));
  if (found.length < LEAST && !areLabels) return new Map();
  return new Map(found.map((block) => [block, block === blocks[0] ? 1 : 2]));
}

/** The first line of a text, right above a heading. */
function isTitle(document: SourceDocument, [first, second, third]: readonly Block[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    isLine(document, first) &&
    !/[:?]$/.test(plain(document, first)) &&
    isHeading(document, second, third)
  );
}

function isHeading(document: SourceDocument, block: Block, next: Block | undefined): boolean {
  if (next?.kind !== 'paragraph' || !isLine(document, block)) return false;
  const text = plain(document, block);
  const words = text.split(' ').length;
  if (text.endsWith(':')) return words <= LONGEST_LABEL && next.list !== undefined;
  return next.words.length > words;
}

/** Whether a paragraph is but a line without an end, as headings are. */
function isLine(document: SourceDocument, block: Block): boolean {
  if (block.kind !== 'paragraph' || block.list || block.quoted) return false;
  const text = plain(document, block);
  if (document.text.slice(block.start, block.end).trim().includes('\n')) return false;
  return (
    text.split(' ').length <= LONGEST &&
    (/^[\p{Lu}\d]/u.test(text) || block === document.blocks[0]) &&
    !NO_HEADING.test(text)
  );
}
