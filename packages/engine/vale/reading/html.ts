import { attributeOf, isBlockElement, readTag } from '../../document/html-tags.ts';
import type { ReadingSettings } from '../types.ts';
import { ViewBuilder } from '../view.ts';
import {
  headingName,
  LIST,
  PARAGRAPH,
  QUOTE,
  tableName,
  type BlockName,
  type Collector,
} from './collector.ts';
import { decodeEntity } from './entities.ts';
import { masked } from './inline.ts';

/** What of raw HTML goes on beyond one HTML block: Markdown between its tags belongs to its elements. */
export class HtmlState {
  /** An element that is left out and not closed yet. */
  skipped: string | undefined;
  /** Open elements that name the blocks inside them. */
  readonly frames: { readonly name: string; readonly block: BlockName }[] = [];
}

const PIECE =
  /<!--[^]*?(?:-->|$)|<(\/?)([A-Za-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>|&(?:#\d+|#[xX][\da-fA-F]+|[A-Za-z]\w*);|[^<&]+|[<&]/g;

function blockNameOf(name: string): BlockName | undefined {
  if (/^h[1-6]$/.test(name)) return headingName(Number(name[1]));
  if (name === 'li') return LIST;
  if (name === 'blockquote') return QUOTE;
  if (name === 'th') return tableName('header');
  if (name === 'td') return tableName('cell');
  if (name === 'caption') return tableName('caption');
  if (name === 'figcaption') return { sections: ['figure', 'caption'], inSummary: false };
  return undefined;
}

/** Reads a block of raw HTML: the text between its tags, one block for each element that stands for itself. */
export function readHtml(
  collector: Collector,
  settings: ReadingSettings,
  state: HtmlState,
  { from, to, outer }: { readonly from: number; readonly to: number; readonly outer: BlockName | undefined },
): void {
  const { text } = collector;
  let out = new ViewBuilder();
  /** Open elements that mask their text, and those of the same name inside them. */
  const masks: { readonly name: string; readonly masks: boolean }[] = [];
  /** What stands around a `data` element, whose own text is for machines. */
  let around: ViewBuilder | undefined;
  const flush = () => {
    collector.addBlock(out, outer ?? state.frames[0]?.block ?? PARAGRAPH);
    out = new ViewBuilder();
  };
  for (const piece of text.slice(from, to).matchAll(PIECE)) {
    const at = from + piece.index;
    const [raw, slash, written] = piece;
    if (written !== undefined) readElement(written.toLowerCase(), slash === '/', at, at + raw.length);
    else if (state.skipped === undefined && !raw.startsWith('<!--')) {
      const shown = raw.startsWith('&') ? decodeEntity(raw) : raw;
      const squeezed = out.isEmpty ? shown.trimStart() : shown;
      const start = at + (raw.length - (raw.startsWith('&') ? raw.length : squeezed.length));
      const visible = squeezed.replace(/[ \t]*\n[ \t]*/g, (space) => `\n${' '.repeat(space.length - 1)}`);
      out.add(masks.length > 0 ? masked(visible) : visible, start, at + raw.length);
    }
  }
  out = around ?? out;
  flush();

  function readElement(name: string, closes: boolean, at: number, end: number): void {
    if (state.skipped !== undefined) {
      if (closes && name === state.skipped) state.skipped = undefined;
      return;
    }
    if (!closes && settings.skippedScopes.has(name)) {
      collector.count(name);
      flush();
      state.skipped = name;
      return;
    }
    if (name === 'img' && !closes) readAlt(at, end);
    if (name === 'data') {
      if (around) collector.addInline(out, 'meta');
      [out, around] = closes ? [around ?? out, undefined] : [new ViewBuilder(), around ?? out];
    }
    const block = blockNameOf(name);
    if (block || isBlockElement(name)) flush();
    else if (name === 'br') out.add(' ', at, end);
    if (block && !closes) state.frames.push({ name, block });
    if (block && closes) {
      const index = state.frames.findLastIndex((frame) => frame.name === name);
      if (index >= 0) state.frames.splice(index);
    }
    readMask(name, closes, at, end);
  }

  function readMask(name: string, closes: boolean, at: number, end: number): void {
    if (closes) {
      const index = masks.findLastIndex((open) => open.name === name);
      if (index >= 0) masks.splice(index, 1);
      return;
    }
    if (readTag(text, at, end).kind !== 'open') return;
    const value = attributeOf(text, 'class', at, end);
    const ignored = text
      .slice(value.start, value.end)
      .split(/\s+/)
      .some((one) => one !== '' && settings.ignoredClasses.has(one));
    const hides = ignored || settings.ignoredScopes.has(name);
    if (hides || masks.some((open) => open.name === name)) masks.push({ name, masks: hides });
  }

  function readAlt(at: number, end: number): void {
    if (settings.skippedScopes.has('alt')) return;
    const value = attributeOf(text, 'alt', at, end);
    const alt = new ViewBuilder();
    alt.add(text.slice(value.start, value.end), value.start);
    collector.addText(alt, ['attr', 'alt']);
  }
}
