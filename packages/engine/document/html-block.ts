import type { Range } from '@housestyle/contract';
import { entityMasks, readAttributes } from './attributes.ts';
import type { DocumentBuilder, Mask } from './builder.ts';
import { positionIn } from './list-position.ts';
import type { BlockFrame, ListPosition } from './types.ts';
import {
  attributeOf,
  closingTag,
  endsSentence,
  isBlockElement,
  isOpaqueElement,
  readTag,
} from './html-tags.ts';
import { plainMasks } from './plain.ts';
import type { Tag } from './html-tags.ts';

/** A tag longer than this is none. */
const TAG_REACH = 10_000;

/** Where the tag at `from` ends; -1 when what stands there is no tag. */
function htmlTagEnd(text: string, from: number, to: number): number {
  if (!/[A-Za-z/!?_]/.test(text[from + 1] ?? '')) return -1;
  const limit = Math.min(to, from + TAG_REACH);
  for (let index = from + 1; index < limit; index++) {
    const character = text[index];
    if (character === '>') return index + 1;
    if (character === '<') return -1;
    if (character === '"' || character === "'") {
      const close = text.indexOf(character, index + 1);
      if (close < 0 || close >= limit) return -1;
      index = close;
    }
  }
  return -1;
}

function frameFor(name: string, frame: BlockFrame): BlockFrame {
  const { quoted, quotation } = frame;
  const around = quotation ? { quoted, quotation } : { quoted };
  if (/^h[1-6]$/.test(name)) return { kind: 'heading', level: Number(name[1]), ...around };
  if (name === 'td' || name === 'th') return { kind: 'table-cell', tableHeader: name === 'th', ...around };
  return { kind: 'paragraph', ...around };
}

/** Lists in lists beyond this are no text that somebody wrote. */
const DEEPEST = 20;

/** The lists of a page that are open, and where the text in them stands. */
class OpenLists {
  readonly #open: { readonly list: number; readonly ordered: boolean; item: number; led: boolean }[] = [];
  #count = 0;

  see({ name, kind }: Tag): void {
    const last = this.#open.at(-1);
    if (name === 'ol' || name === 'ul') {
      if (kind === 'close') this.#open.pop();
      else this.#open.push({ list: this.#count++, ordered: name === 'ol', item: -1, led: false });
    } else if (name === 'li' && kind === 'open' && last) {
      last.item += 1;
      last.led = false;
    }
  }

  /** Where the next block stands; undefined outside of items. */
  get position(): ListPosition | undefined {
    const last = this.#open.at(-1);
    return last && last.item >= 0 && this.#open.length <= DEEPEST
      ? positionIn(this.#open, !last.led)
      : undefined;
  }

  /** A block was read where the position says. */
  lead(): void {
    const last = this.#open.at(-1);
    if (last) last.led = true;
  }
}

/**
 * Reads a block of raw HTML: text between tags is prose, one block for each block-level element; scripts, styles, code
 * and drawings are not.
 * @param marks masks for the quote marks inside the block, in order
 * @param isPage whether it is a whole page, whose lists are the only ones
 */
export function readHtmlBlock(
  builder: DocumentBuilder,
  from: number,
  to: number,
  frame: BlockFrame,
  marks: readonly Mask[],
  isPage = false,
): void {
  const { text } = builder;
  const lists = isPage ? new OpenLists() : undefined;
  let current = frame;
  let outer = frame;
  let start = from;
  let masks: Mask[] = [];
  let breaks: number[] = [];
  /** Tags inside the current stretch of prose. */
  let tags: Range[] = [];
  const unclosed = new Set<string>();

  const flush = (end: number) => {
    const wordless = tags.length > 0 && !/[\p{L}\p{N}]/u.test(withoutTags(text.slice(start, end)));
    // Text in the attributes of a tag is only read where it stands in no other text.
    for (const tag of tags) {
      if (wordless) readAttributes(builder, tag.start, tag.end, outer);
      else builder.protect(tag.start, tag.end, 'html');
    }
    if (end > start && !wordless) {
      masks.push(...entityMasks(builder, start, end), ...plainMasks(builder, start, end));
      const all = [...masks, ...marks].sort((a, b) => a.start - b.start);
      const list = current.kind === 'paragraph' ? lists?.position : undefined;
      if (builder.addBlock(list ? { ...current, list } : current, start, end, all, breaks)) lists?.lead();
    }
    masks = [];
    breaks = [];
    tags = [];
  };
  const hide = (maskStart: number, maskEnd: number, opaque: boolean) => {
    masks.push({ start: maskStart, end: maskEnd, opaque });
  };

  for (let at = text.indexOf('<', from); at >= 0 && at < to;) {
    if (text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at + 2);
      const end = close < 0 || close + 3 > to ? to : close + 3;
      builder.protect(at, end, 'html');
      hide(at, end, false);
      at = text.indexOf('<', end);
      continue;
    }
    const end = htmlTagEnd(text, at, to);
    if (end < 0) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    const tag = readTag(text, at, end);
    let reached = end;
    if (tag.kind === 'open' && isOpaqueElement(tag.name)) {
      const close = closingTag(text, tag.name, end, to, unclosed);
      reached = close < 0 ? to : close;
      builder.protect(at, reached, tag.name === 'svg' ? 'html' : 'code');
      if (/^(?:pre|script|style)$/.test(tag.name)) {
        flush(at);
        start = reached;
        current = frameFor('', outer);
      } else hide(at, reached, true);
    } else if (tag.kind === 'open' && tag.placeholder && closingTag(text, tag.name, end, to, unclosed) < 0) {
      builder.protect(at, end, 'placeholder');
      hide(at, end, true);
    } else {
      readInlineTag(builder, tag, at, end);
      if (isBlockElement(tag.name)) {
        flush(at);
        lists?.see(tag);
        readAttributes(builder, at, end, outer);
        start = end;
        if (tag.name === 'blockquote')
          outer = tag.kind === 'open' ? { ...frame, quoted: true, quotation: true } : frame;
        current = frameFor(tag.kind === 'open' ? tag.name : '', outer);
      } else {
        if (endsSentence(tag.name)) breaks.push(end);
        tags.push({ start: at, end });
        hide(at, end, tag.name === 'img' && tag.kind !== 'close');
      }
    }
    at = text.indexOf('<', reached);
  }
  flush(to);
}

const withoutTags = (html: string) => html.replace(/<!--[^]*?(?:-->|$)|<[^<>]*>/g, ' ');

function readInlineTag(builder: DocumentBuilder, tag: Tag, from: number, to: number): void {
  if (tag.name !== 'img' || tag.kind === 'close') return;
  const source = attributeOf(builder.text, 'src', from, to);
  const alt = attributeOf(builder.text, 'alt', from, to);
  builder.addLink('image', { start: from, end: to }, alt, builder.text.slice(source.start, source.end));
}
