import type { Block, SourceDocument } from '../../document/types.ts';
import { contentTypeOf } from './content-type.ts';
import { isOnlyImprint } from './imprint.ts';
import { plain } from './readable.ts';

const LONGEST = 9;
const LONGEST_LABEL = 4;
const LONGEST_QUESTION = 16;
/** A single one may be a name below a letter, or a line cut short. */
const LEAST = 2;
const NO_HEADING =
  /[.!,;]$|^(?:hi|hello|dear|hey|thanks|thank you|best|regards|cheers|kind|sincerely|from|to|cc|date|sent|subject|re|fwd?|title|topic|status|author|owner)\b|^[-–—*•>|]|https?:|@/i;

/**
 * The lines that stand as headings above what follows, and are not marked as such: in a text without headings "What
 * happened?" and "Known issues:", with the first line of the text as its title; in any other, lines in bold. Each with its level.
 */
export function readUnmarkedHeadings(document: SourceDocument): ReadonlyMap<Block, number> {
  const { blocks } = document;
  const [title, another] = blocks.filter(({ kind }) => kind === 'heading');
  if (title) {
    const below = !another && title === blocks[0] ? readLabels(document, title) : [];
    return below.length < LEAST
      ? readBoldHeadings(document)
      : new Map(below.map((block) => [block, (title.level ?? 1) + 1]));
  }
  const found = blocks.filter(
    (block, index) =>
      isHeading(document, block, blocks[index + 1]) || (index === 0 && isTitle(document, blocks)),
  );
  const [first, second] = blocks;
  if (found.every((block) => block === first) && first && second && isAboveProse(document, first, second))
    return new Map([[first, 1]]);
  const areLabels = found.every((block) => plain(document, block).endsWith(':'));
  if (found.length < LEAST && !areLabels) return new Map();
  // The first question of many is no title.
  const asks = (block: Block): boolean => plain(document, block).endsWith('?');
  const isTitled = !found.slice(0, 2).every(asks);
  return new Map(found.map((block) => [block, isTitled && block === blocks[0] ? 1 : 2]));
}

/** "Diagnosis" right above its list: the labels of a text whose only heading is its title. */
function readLabels(document: SourceDocument, title: Block): readonly Block[] {
  const { blocks } = document;
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return (
      block !== title &&
      next?.list !== undefined &&
      isLine(document, block, LONGEST_LABEL) &&
      !/[.?]$/.test(plain(document, block)) &&
      /^\n[^\n]/.test(document.text.slice(block.end, block.end + 80).replace(/^[ \t]+/, ''))
    );
  });
}

/** "**New**": a line in bold as a whole, one level below the heading above it. */
function readBoldHeadings(document: SourceDocument): ReadonlyMap<Block, number> {
  const { blocks } = document;
  const found = new Map<Block, number>();
  const [first] = blocks;
  const isTitled =
    first &&
    blocks.every(({ kind, level = 1 }) => kind !== 'heading' || level > 1) &&
    isTitleLine(document, first);
  let above = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') above = block.level ?? above;
    else if (isBold(document, block) && blocks[index + 1]?.kind === 'paragraph')
      found.set(block, Math.min(above, DEEPEST - 1) + 1);
  }
  const bold = found.size < LEAST ? new Map<Block, number>() : found;
  return isTitled ? new Map([[first, 1], ...bold]) : bold;
}

const LONGEST_TITLE = 14;

/** "RFC 31: Flags in the build": a line above a text whose headings leave the highest level free. */
function isTitleLine(document: SourceDocument, first: Block): boolean {
  return isLine(document, first, LONGEST_TITLE) && !plain(document, first).endsWith(':');
}

const LEAST_TITLE = 3;
const LEAST_PROSE = 20;

/** "How our mortgage servicing works": a line above paragraphs that have no headings. */
function isAboveProse(document: SourceDocument, first: Block, second: Block): boolean {
  return (
    isTitleLine(document, first) &&
    (first.words.length >= LEAST_TITLE || contentTypeOf(plain(document, first)) !== undefined) &&
    !/[?:]$/.test(plain(document, first)) &&
    second.kind === 'paragraph' &&
    !second.list &&
    second.words.length >= LEAST_PROSE &&
    /[.!?]["”)]?$/.test(plain(document, second))
  );
}

const DEEPEST = 6;
const ADMONITION = /^(?:note|warning|caution|danger|important|tip|hint|info|example)\b/i;

function isBold(document: SourceDocument, block: Block): boolean {
  const line = /^(\*\*|__)[^*_\n]+\1:?$/;
  const source = document.text.slice(block.start - 2, block.end).trim();
  return (
    (line.test(source) || line.test(source.slice(2))) &&
    isLine(document, block) &&
    !ADMONITION.test(plain(document, block))
  );
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
  // A question may be longer than its answer.
  return next.words.length > words || (text.endsWith('?') && /[.!]$/.test(plain(document, next)));
}

/** Whether a paragraph is but a line without an end, as headings are. */
function isLine(document: SourceDocument, block: Block, longest = LONGEST): boolean {
  if (block.kind !== 'paragraph' || block.list || block.quoted) return false;
  const text = plain(document, block);
  if (document.text.slice(block.start, block.end).trim().includes('\n')) return false;
  return (
    text.split(' ').length <= (text.endsWith('?') ? LONGEST_QUESTION : longest) &&
    (/^[\p{Lu}\d]/u.test(text) || block === document.blocks[0]) &&
    !NO_HEADING.test(text) &&
    !isOnlyImprint(text)
  );
}
