import type { Range } from '@housestyle/contract';
import { isSpace, OPAQUE } from './characters.ts';
import { isLegalText } from './legal-text.ts';
import type { Piece } from './pieces.ts';
import { splitSentences } from './sentences.ts';
import { findTechnical } from './technical.ts';
import { ReadBlock } from './read-block.ts';
import type { BlockFrame, CodeBlock, Link, ProtectedRange, ProtectionKind } from './types.ts';
import { WordScanner } from './words.ts';

/** A stretch of a block that is not prose: `opaque` shows something to the reader, markup does not. */
export interface Mask extends Range {
  readonly opaque: boolean;
}

/** Collects the parts of one document while its syntax is walked, in order. */
export class DocumentBuilder {
  readonly text: string;
  private readonly blocks = new Collected<ReadBlock>();
  private readonly codeBlocks = new Collected<CodeBlock>();
  private readonly links = new Collected<Link>();
  private readonly protection = new Collected<ProtectedRange>();
  private readonly words = new WordScanner();

  constructor(text: string) {
    this.text = text;
  }

  protect(start: number, end: number, kind: ProtectionKind): void {
    if (end > start) this.protection.add({ start, end, kind });
  }

  addCodeBlock(block: CodeBlock): void {
    this.codeBlocks.add(block);
    this.protect(block.start, block.end, 'code');
  }

  addLink(kind: Link['kind'], range: Range, label: Range, destination: string): void {
    this.links.add({ kind, start: range.start, end: range.end, label, destination });
  }

  /**
   * Adds the block between `from` and `to`, without the space around it, unless it holds no word at all.
   * @param masks in order; nested and overlapping ones are allowed, the earlier wins
   * @param breaks offsets where a sentence ends in any case, in order
   * @returns whether a block was added
   */
  addBlock(
    frame: BlockFrame,
    from: number,
    to: number,
    masks: readonly Mask[],
    breaks: readonly number[] = [],
  ): boolean {
    const { text } = this;
    let start = from;
    let end = to;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    if (start === end) return false;

    const opaque: Range[] = [];
    const parameter = frame.list?.leads ? parameterAt(text, start, end) : undefined;
    if (parameter) this.protect(parameter.start, parameter.end, 'identifier');
    let prose = applyMasks(text, start, end, parameter ? withMask(masks, parameter) : masks, opaque);
    const technical = findTechnical(prose);
    if (technical.length > 0) {
      const found = technical.map((span) => ({
        start: span.start + start,
        end: span.end + start,
        opaque: !span.hidden,
      }));
      prose = applyMasks(
        prose,
        0,
        prose.length,
        technical.map(({ start, end, hidden }) => ({ start, end, opaque: !hidden })),
      );
      technical.forEach((span, index) => {
        const range = found[index];
        if (!range) return;
        this.protect(range.start, range.end, span.kind);
        if (range.opaque) opaque.push({ start: range.start, end: range.end });
        if (span.kind === 'link') {
          this.addLink(
            'autolink',
            range,
            { start: range.start, end: range.start },
            text.slice(range.start, range.end),
          );
        }
      });
      opaque.sort((a, b) => a.start - b.start);
    }
    const wordPlaces = this.words.scan(prose, start, opaque);
    if (wordPlaces.count === 0) return false;
    const sentencePlaces = splitSentences({ text, prose, offset: start, words: wordPlaces, breaks });
    const said = isLegalText(text, start) ? { ...frame, quoted: true, quotation: true as const } : frame;
    this.blocks.add(new ReadBlock(said, start, { text, offset: start, prose, wordPlaces, sentencePlaces }));
    return true;
  }

  get lastLink(): Link | undefined {
    return this.links.last;
  }

  /** What was collected since the last piece, in order. */
  piece(start = 0, listsBefore = 0, listsAfter = listsBefore): Piece {
    return {
      origin: undefined,
      start,
      listsBefore,
      lists: listsAfter - listsBefore,
      blocks: inOrder(this.blocks.take()),
      codeBlocks: this.codeBlocks.take(),
      links: inOrder(this.links.take()),
      protectedRanges: disjoint(this.protection.take()),
    };
  }
}

const NONE: never[] = [];

/** Things of one kind. An array that grew by one item has room for sixteen more: each piece gets a copy of its own part. */
class Collected<T> {
  readonly #all: T[] = [];
  #taken = 0;

  add(item: T): void {
    this.#all.push(item);
  }

  get last(): T | undefined {
    return this.#all.at(-1);
  }

  /** What was added since the last time. */
  take(): T[] {
    const { length } = this.#all;
    const own = length > this.#taken ? this.#all.slice(this.#taken) : NONE;
    this.#taken = length;
    return own;
  }
}

/** The ranges in order, without overlaps: the outer and the earlier one wins. */
function disjoint(ranges: ProtectedRange[]): readonly ProtectedRange[] {
  if (isDisjoint(ranges)) return ranges;
  const sorted = ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const disjoint: ProtectedRange[] = [];
  let reached = 0;
  for (const range of sorted) {
    if (range.end <= reached) continue;
    disjoint.push(range.start < reached ? { ...range, start: reached } : range);
    reached = range.end;
  }
  return disjoint;
}

/** Whether each range begins where the one before it has ended. */
function isDisjoint(ranges: readonly Range[]): boolean {
  for (let index = 1; index < ranges.length; index++) {
    if ((ranges[index - 1]?.end ?? 0) > (ranges[index]?.start ?? 0)) return false;
  }
  return true;
}

/** By start; most lists are already. */
function inOrder<R extends Range>(ranges: R[]): R[] {
  for (let index = 1; index < ranges.length; index++) {
    if ((ranges[index - 1]?.start ?? 0) > (ranges[index]?.start ?? 0))
      return ranges.sort((a, b) => a.start - b.start);
  }
  return ranges;
}

/** A bold name with its type behind it, as references list parameters: "**url** `string`". */
const PARAMETER = /(?:\*\*|__)([a-z][\w$.-]*)(?:\*\*|__):? ?`/y;

function parameterAt(text: string, start: number, end: number): Range | undefined {
  PARAMETER.lastIndex = start;
  const name = PARAMETER.exec(text)?.[1];
  return name === undefined || PARAMETER.lastIndex > end
    ? undefined
    : { start: start + 2, end: start + 2 + name.length };
}

function withMask(masks: readonly Mask[], { start, end }: Range): readonly Mask[] {
  const after = masks.findIndex((mask) => mask.start > start);
  const at = after < 0 ? masks.length : after;
  return [...masks.slice(0, at), { start, end, opaque: true }, ...masks.slice(at)];
}

/** `text.slice(start, end)` with every mask filled in; line ends stay. Opaque spans are added to `opaque`. */
function applyMasks(
  text: string,
  start: number,
  end: number,
  masks: readonly Mask[],
  opaque?: Range[],
): string {
  let prose = '';
  let reached = start;
  for (const mask of masks) {
    const from = Math.max(mask.start, reached);
    const to = Math.min(mask.end, end);
    if (to <= from) continue;
    if (from > reached) prose += text.slice(reached, from);
    prose += fill(text, from, to, mask.opaque ? OPAQUE : ' ');
    if (mask.opaque) opaque?.push({ start: from, end: to });
    reached = to;
  }
  return reached === start ? text.slice(start, end) : prose + text.slice(reached, end);
}

const SPACES = ' '.repeat(64);
const OPAQUES = OPAQUE.repeat(64);

function fill(text: string, from: number, to: number, character: string): string {
  const length = to - from;
  const lineEnd = text.indexOf('\n', from);
  if (lineEnd >= 0 && lineEnd < to) return text.slice(from, to).replace(/[^\n]/g, character);
  if (length <= 64) return (character === ' ' ? SPACES : OPAQUES).slice(0, length);
  return character.repeat(length);
}
