import type { Range } from '@housestyle/contract';
import { isSpace, OPAQUE, unitAt } from './characters.ts';
import { isLegalText } from './legal-text.ts';
import type { Piece } from './pieces.ts';
import { splitSentences } from './sentences.ts';
import { ReadBlock } from './read-block.ts';
import { Spans } from './spans.ts';
import { findTechnical, type TechnicalSpan } from './technical.ts';
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
  /** How many of the protected ranges are in order. */
  private settled = 0;
  private readonly words = new WordScanner();
  private readonly listed = new Spans();
  /** The opaque spans of the block that is being added, as offsets into its prose. */
  private readonly opaque = new Spans();
  private readonly found = new Spans();

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
    breaks: readonly number[] = NONE,
  ): boolean {
    this.listed.clear();
    for (const { start, end, opaque } of masks) this.listed.add(start, end, opaque);
    return this.addMasked(frame, from, to, this.listed, breaks);
  }

  /** The same for masks that nobody needs afterwards. */
  addMasked(
    frame: BlockFrame,
    from: number,
    to: number,
    masks: Spans,
    breaks: readonly number[] = NONE,
  ): boolean {
    const { text, opaque } = this;
    let start = from;
    let end = to;
    while (start < end && isSpace(unitAt(text, start))) start++;
    while (end > start && isSpace(unitAt(text, end - 1))) end--;
    if (start === end) return false;

    const parameter = frame.list?.leads ? parameterAt(text, start, end) : undefined;
    if (parameter) {
      this.protect(parameter.start, parameter.end, 'identifier');
      masks.insert(parameter.start, parameter.end, true);
    }
    opaque.clear();
    const masked = applyMasks(text, start, end, masks, opaque);
    const technical = findTechnical(masked);
    const prose = technical.length > 0 ? this.hideTechnical(masked, start, technical) : masked;
    const wordPlaces = this.words.scan(prose, opaque);
    if (wordPlaces.count === 0) return false;
    const sentencePlaces = splitSentences({ text, prose, offset: start, words: wordPlaces, breaks });
    const said = isLegalText(text, start) ? { ...frame, quoted: true, quotation: true as const } : frame;
    this.blocks.add(new ReadBlock(said, start, { text, offset: start, prose, wordPlaces, sentencePlaces }));
    return true;
  }

  /** @param offset where the prose starts in the text */
  private hideTechnical(prose: string, offset: number, technical: readonly TechnicalSpan[]): string {
    const { text, found, opaque } = this;
    found.clear();
    for (const { start, end, kind, hidden } of technical) {
      found.add(start, end, !hidden);
      if (!hidden) opaque.insert(start, end, true);
      const range = { start: start + offset, end: end + offset };
      this.protection.add({ ...range, kind, bare: true });
      if (kind !== 'link') continue;
      const label = { start: range.start, end: range.start };
      this.addLink('autolink', range, label, text.slice(range.start, range.end));
    }
    return applyMasks(prose, 0, prose.length, found);
  }

  get lastLink(): Link | undefined {
    return this.links.last;
  }

  /** Puts in order what was protected since the last time: nothing before it will be protected any more. */
  settle(): void {
    const { protection, settled } = this;
    if (!isDisjoint(protection.all, settled))
      protection.replace(settled, disjoint(protection.all.slice(settled)));
    this.settled = protection.all.length;
  }

  /** What was collected since the last piece, in order. */
  piece(start = 0, listsBefore = 0, listsAfter = listsBefore): Piece {
    this.settle();
    return {
      origin: undefined,
      start,
      listsBefore,
      lists: listsAfter - listsBefore,
      blocks: inOrder(this.blocks.take()),
      codeBlocks: this.codeBlocks.take(),
      links: inOrder(this.links.take()),
      protectedRanges: this.protection.take(),
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

  get all(): readonly T[] {
    return this.#all;
  }

  /** Puts other items in the place of all from one on. */
  replace(from: number, items: readonly T[]): void {
    this.#all.length = from;
    for (const item of items) this.#all.push(item);
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

/** Whether each range begins where the one before it has ended, from one of them on. */
function isDisjoint(ranges: readonly Range[], from: number): boolean {
  let reached = 0;
  for (let index = from; index < ranges.length; index++) {
    const range = ranges[index];
    if (!range || range.start < reached) return false;
    reached = range.end;
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

/**
 * `text.slice(start, end)` with every mask filled in; line ends stay. Opaque spans are added to `opaque`, as offsets into what
 * is returned. That is joined from two pieces or more, which copies them into one place: V8 has a kind of string for slices
 * and one for sums, each narrow and wide, and where code meets more than four kinds it looks their methods up at each call.
 */
function applyMasks(text: string, start: number, end: number, masks: Spans, opaque?: Spans): string {
  const pieces: string[] = [];
  let reached = start;
  for (let index = 0; index < masks.count; index++) {
    const from = Math.max(masks.startOf(index), reached);
    const to = Math.min(masks.endOf(index), end);
    if (to <= from) continue;
    if (from > reached) pieces.push(text.slice(reached, from));
    const isOpaque = masks.isOpaque(index);
    pieces.push(fill(text, from, to, isOpaque ? OPAQUE : ' '));
    if (isOpaque) opaque?.add(from - start, to - start, true);
    reached = to;
  }
  if (pieces.length === 0) pieces.push(text.slice(start, (reached = (start + end) >> 1)));
  pieces.push(text.slice(reached, end));
  return pieces.join('');
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
