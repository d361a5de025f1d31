import type { BlockFrame, DocumentBuilder, Mask } from './builder.ts';
import { attributeOf, closingTag, isBlockElement, isOpaqueElement, readTag } from './html-tags.ts';
import { plainMasks } from './plain.ts';
import type { Tag } from './html-tags.ts';

/** A tag longer than this is none. */
const TAG_REACH = 10_000;
const ENTITY = /&(?:#\d{1,8}|#x[\da-f]{1,8}|[a-z]\w{1,30});/gi;

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

/**
 * Reads a block of raw HTML: text between tags is prose, one block for each block-level element; scripts, styles, code
 * and drawings are not.
 * @param marks masks for the quote marks inside the block, in order
 */
export function readHtmlBlock(
  builder: DocumentBuilder,
  from: number,
  to: number,
  frame: BlockFrame,
  marks: readonly Mask[],
): void {
  const { text } = builder;
  let current = frame;
  let outer = frame;
  let start = from;
  let masks: Mask[] = [];
  let breaks: number[] = [];
  const unclosed = new Set<string>();

  const flush = (end: number) => {
    if (end > start) {
      addEntities(builder, start, end, masks);
      masks.push(...plainMasks(builder, start, end));
      const all = [...masks, ...marks].sort((a, b) => a.start - b.start);
      builder.addBlock(current, start, end, all, breaks);
    }
    masks = [];
    breaks = [];
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
      builder.protect(at, end, 'html');
      readInlineTag(builder, tag, at, end);
      if (isBlockElement(tag.name)) {
        flush(at);
        start = end;
        if (tag.name === 'blockquote')
          outer = tag.kind === 'open' ? { ...frame, quoted: true, quotation: true } : frame;
        current = frameFor(tag.kind === 'open' ? tag.name : '', outer);
      } else {
        if (tag.name === 'br') breaks.push(end);
        hide(at, end, tag.name === 'img');
      }
    }
    at = text.indexOf('<', reached);
  }
  flush(to);
}

function readInlineTag(builder: DocumentBuilder, tag: Tag, from: number, to: number): void {
  if (tag.name !== 'img') return;
  const source = attributeOf(builder.text, 'src', from, to);
  const alt = attributeOf(builder.text, 'alt', from, to);
  builder.addLink('image', { start: from, end: to }, alt, builder.text.slice(source.start, source.end));
}

function addEntities(builder: DocumentBuilder, from: number, to: number, masks: Mask[]): void {
  const { text } = builder;
  const first = text.indexOf('&', from);
  if (first < 0 || first >= to) return;
  for (const match of text.slice(from, to).matchAll(ENTITY)) {
    const start = from + match.index;
    builder.protect(start, start + match[0].length, 'html');
    masks.push({ start, end: start + match[0].length, opaque: false });
  }
}
