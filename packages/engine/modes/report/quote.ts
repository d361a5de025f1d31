import type { Range } from '@housestyle/contract';
import { oneLine as evenly } from '../../checks/one-line.ts';
import { lastStartingBy } from '../../checks/ranges.ts';
import { markPairsIn } from '../../document/mark-pairs.ts';
import type { Block, SourceDocument } from '../../document/types.ts';

/** Longest quote shown whole, in UTF-16 code units. */
const QUOTE_LIMIT = 110;
/** Up to this length a quote is shown with the words around it. */
const SHORT_QUOTE = 32;
/** Words shown on each side of a short quote, in UTF-16 code units. */
const CONTEXT = 28;

/** One line of text as a Markdown code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  const runs = line.includes('`') ? (line.match(/`+/g) ?? []) : [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const padding = /^`|`$|^ .* $/.test(line) || line === '' ? ' ' : '';
  return fence + padding + line + padding + fence;
}

/** A long text with its middle left out. */
export function elide(text: string, limit = QUOTE_LIMIT): string {
  const line = oneLine(text);
  if (line.length <= limit) return line;
  const head = cutAtWord(line, Math.floor(limit * 0.6));
  const tail = lastWords(line, Math.floor(limit * 0.35));
  return `${head} … ${tail}`;
}

/** What a range of a document says; a long one with its middle left out, and no half of a pair of marks in what is shown. */
export function quoteRange(document: SourceDocument, { start, end }: Range): string {
  const line = oneLine(document.text.slice(start, end));
  if (line.length <= QUOTE_LIMIT) return line;
  const raw = document.text.slice(start, end);
  const head = cutAtWord(raw, Math.floor(QUOTE_LIMIT * 0.6));
  const tail = lastWords(raw, Math.floor(QUOTE_LIMIT * 0.35));
  return oneLine(
    `${wholeMarks(document, { start, end: start + head.length })} … ${wholeMarks(document, { start: end - tail.length, end })}`,
  );
}

/** The words around a quote inside `around`; undefined where the quote stands for itself. */
export function quoteInContext(
  document: SourceDocument,
  { start, end }: Range,
  around: Range,
): string | undefined {
  if (end - start > SHORT_QUOTE || start < around.start || end > around.end) return undefined;
  const before = document.text.slice(around.start, start);
  const after = document.text.slice(end, around.end);
  if (before.trim() === '' && after.trim() === '') return undefined;
  const from = before.length > CONTEXT ? start - lastWords(before, CONTEXT).length : around.start;
  const to = after.length > CONTEXT ? end + cutAtWord(after, CONTEXT).length : around.end;
  const shown = wholeMarks(document, { start: from, end: to });
  return oneLine(`${from > around.start ? '… ' : ''}${shown}${to < around.end ? ' …' : ''}`);
}

/** The text of a range without the marks, or parts of them, whose pair is not all inside. */
function wholeMarks(document: SourceDocument, { start, end }: Range): string {
  const block = blockAround(document.blocks, start);
  const halves = (block ? markPairsIn(document, block) : [])
    .flatMap(({ open, close }) => {
      if (open.start >= start && close.end <= end) return [];
      return [open, close].filter((mark) => mark.start < end && mark.end > start);
    })
    .sort((a, b) => a.start - b.start);
  let shown = '';
  let at = start;
  for (const half of halves) {
    shown += document.text.slice(at, Math.max(at, half.start));
    at = Math.max(at, Math.min(half.end, end));
  }
  return shown + document.text.slice(at, end);
}

/** The block that an offset lies in. */
export function blockAround(blocks: readonly Block[], offset: number): Block | undefined {
  const block = blocks[lastStartingBy(blocks, offset)];
  return block && block.start <= offset && offset < block.end ? block : undefined;
}

/** White space, line ends included, as single spaces; none at the ends, and no quote marks of continued lines. */
export function oneLine(text: string): string {
  return evenly(text.includes('\n') ? text.replace(/\n[ \t]*>[ \t>]*/g, ' ') : text);
}

/** The first words of a text, at most `length` code units, never half a character. */
function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length + 1);
  const space = cut.search(/\s\S*$/);
  return space > 0 ? cut.slice(0, space) : wholeCharacters(text.slice(0, length));
}

function lastWords(text: string, length: number): string {
  const cut = text.slice(-length - 1);
  const space = cut.search(/\s/);
  return space >= 0 && space < cut.length - 1 ? cut.slice(space + 1) : wholeCharacters(text.slice(-length));
}

function wholeCharacters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
