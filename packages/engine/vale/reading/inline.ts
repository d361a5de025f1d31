import type { TreeCursor } from '@lezer/common';
import { eachChild } from '../../document/cursor.ts';
import { attributeOf, readTag } from '../../document/html-tags.ts';
import type { References } from '../../document/references.ts';
import type { ReadingSettings } from '../types.ts';
import { ViewBuilder } from '../view.ts';
import type { Collector } from './collector.ts';
import { decodeEntity } from './entities.ts';

const INLINE_SCOPES: Readonly<Record<string, { readonly section: string; readonly element: string }>> = {
  Emphasis: { section: 'emphasis', element: 'em' },
  StrongEmphasis: { section: 'strong', element: 'strong' },
  Strikethrough: { section: 'strikethrough', element: 'del' },
};
const HTML_SCOPES: ReadonlyMap<string, string> = new Map([
  ['a', 'link'],
  ['b', 'strong'],
  ['strong', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['code', 'code'],
]);

/** Reads the inline syntax of one block: what a reader sees, without marks, addresses and code. */
export class InlineText {
  private readonly collector: Collector;
  private readonly references: References;
  private readonly settings: ReadingSettings;
  /** HTML elements that are open and mask, drop or name their text. */
  private readonly open: { name: string; masks: boolean; drops: boolean; inner: ViewBuilder }[] = [];

  constructor(collector: Collector, references: References, settings: ReadingSettings) {
    this.collector = collector;
    this.references = references;
    this.settings = settings;
  }

  /** The text between two offsets of the node that the cursor stands on. */
  read(cursor: TreeCursor, from: number, to: number): ViewBuilder {
    const out = new ViewBuilder();
    this.readInto(out, cursor, from, to);
    return out;
  }

  private readInto(out: ViewBuilder, cursor: TreeCursor, from: number, to: number): void {
    let reached = from;
    eachChild(cursor, (child) => {
      if (child.from >= to || child.to <= from) return;
      this.addText(out, reached, Math.min(to, child.from));
      this.readNode(out, child);
      reached = Math.max(reached, child.to);
    });
    this.addText(out, reached, to);
  }

  /** Plain text. The space around line ends is no part of it. */
  private addText(out: ViewBuilder, from: number, to: number): void {
    let at = from;
    while (at < to) {
      const newline = this.collector.text.indexOf('\n', at);
      const end = newline < 0 || newline >= to ? to : newline;
      if (out.isEmpty || out.last === '\n') while (at < end && isBlank(this.collector.text[at])) at++;
      let last = end;
      if (end === newline) while (last > at && isBlank(this.collector.text[last - 1])) last--;
      this.emit(out, this.collector.text.slice(at, last), at);
      if (end !== newline) return;
      this.emit(out, '\n', newline);
      at = newline + 1;
    }
  }

  /** Adds text as the open elements want it. */
  private emit(out: ViewBuilder, text: string, start: number, end = start + text.length): void {
    if (text === '' || this.open.some(({ drops }) => drops)) return;
    for (const { inner } of this.open) inner.add(text, start, end);
    out.add(this.open.some(({ masks }) => masks) ? masked(text) : text, start, end);
  }

  private readNode(out: ViewBuilder, cursor: TreeCursor): void {
    const { name, from, to } = cursor;
    const { text } = this.collector;
    switch (name) {
      case 'Emphasis':
      case 'StrongEmphasis':
      case 'Strikethrough':
        this.readElement(out, cursor, from, to, INLINE_SCOPES[name] ?? { section: name, element: name });
        return;
      case 'Link':
      case 'Image':
        this.readLink(out, cursor, name === 'Image');
        return;
      case 'InlineCode':
        this.readCode(out, cursor);
        return;
      case 'HardBreak':
        this.emit(out, ' ', from, to);
        return;
      case 'Autolink':
        this.readAutolink(out, from + 1, to - 1);
        return;
      case 'URL':
        this.readAutolink(out, from, to);
        return;
      case 'Math':
      case 'Template':
        this.emit(out, masked(text.slice(from, to)), from);
        return;
      case 'Expression':
        if (!/^\{\s*\/\*[^]*\*\/\s*\}$/.test(text.slice(from, to)))
          this.emit(out, masked(text.slice(from, to)), from);
        return;
      case 'HTMLTag':
        this.readTag(out, from, to);
        return;
      case 'Entity':
        this.emit(out, decodeEntity(text.slice(from, to)), from, to);
        return;
      case 'Escape':
        this.emit(out, text.slice(from + 1, to), from, to);
        return;
    }
  }

  /** Emphasis and links: their text is read in their block, and for itself. */
  private readElement(
    out: ViewBuilder,
    cursor: TreeCursor,
    from: number,
    to: number,
    { section, element }: { readonly section: string; readonly element: string },
    masks = false,
  ): void {
    const { ignoredScopes, skippedScopes } = this.settings;
    const entry = {
      name: `markdown ${element}`,
      masks: masks || ignoredScopes.has(element) || skippedScopes.has(element),
      drops: false,
      inner: new ViewBuilder(),
    };
    this.open.push(entry);
    this.readInto(out, cursor, from, to);
    this.open.splice(this.open.indexOf(entry), 1);
    if (!skippedScopes.has(element)) this.collector.addInline(entry.inner, section);
  }

  private readCode(out: ViewBuilder, cursor: TreeCursor): void {
    const { text } = this.collector;
    const marks: number[] = [];
    eachChild(cursor, (child) => {
      if (child.name === 'CodeMark') marks.push(child.from, child.to);
    });
    let start = marks[1] ?? cursor.from + 1;
    let end = marks[2] ?? cursor.to - 1;
    const content = text.slice(start, end);
    if (/^[ \n][^]*[ \n]$/.test(content) && content.trim() !== '') {
      start++;
      end--;
    }
    const code = text.slice(start, end).replace(/\n/g, ' ');
    const inner = new ViewBuilder();
    inner.add(code, start);
    const { ignoredScopes, skippedScopes } = this.settings;
    if (!skippedScopes.has('code')) this.collector.addInline(inner, 'code');
    const shows = !ignoredScopes.has('code') && !skippedScopes.has('code');
    this.emit(out, shows ? code : masked(code), start);
  }

  private readAutolink(out: ViewBuilder, from: number, to: number): void {
    const address = this.collector.text.slice(from, to);
    const shown = /^[^\s@:/]+@/.test(address) ? address : masked(address);
    this.emit(out, shown, from);
  }

  private readLink(out: ViewBuilder, cursor: TreeCursor, image: boolean): void {
    const { text } = this.collector;
    const marks: { readonly from: number; readonly to: number }[] = [];
    let destination: string | undefined;
    let reference = '';
    eachChild(cursor, (child) => {
      if (child.name === 'LinkMark') marks.push({ from: child.from, to: child.to });
      else if (child.name === 'URL' && marks.length > 1)
        destination = text.slice(child.from, child.to).replace(/^<|>$/g, '');
      else if (child.name === 'LinkLabel') reference = text.slice(child.from + 1, child.to - 1);
    });
    const start = marks[0]?.to ?? cursor.from + 1;
    const end = marks[1]?.from ?? cursor.to - 1;
    const label = text.slice(start, end);
    if (!image && label.startsWith('^')) return;
    // What is in parentheses and no destination stands outside: "[text]({{< ref >}})".
    const inline = text[end + 1] === '(' && cursor.to > end + 1;
    const resolved = inline ? (destination ?? '') : this.references.find(reference || label);
    if (resolved === undefined) {
      this.emit(out, text.slice(cursor.from, start), cursor.from);
      this.readInto(out, cursor, start, end);
      this.emit(out, text.slice(end, cursor.to), end);
      return;
    }
    if (image) {
      const alt = new InlineText(this.collector, this.references, this.settings).read(cursor, start, end);
      if (!this.settings.skippedScopes.has('alt')) this.collector.addText(alt, ['attr', 'alt']);
      return;
    }
    this.readElement(out, cursor, start, end, { section: 'link', element: 'a' }, label === resolved);
  }

  private readTag(out: ViewBuilder, from: number, to: number): void {
    const { text } = this.collector;
    const { name, kind } = readTag(text, from, to);
    const { ignoredScopes, skippedScopes, ignoredClasses } = this.settings;
    if (name === 'br') this.emit(out, ' ', from, to);
    if (name === 'img') {
      const { start, end } = attributeOf(text, 'alt', from, to);
      const alt = new ViewBuilder();
      alt.add(text.slice(start, end), start);
      if (!skippedScopes.has('alt')) this.collector.addText(alt, ['attr', 'alt']);
    }
    if (kind === 'open') {
      const value = attributeOf(text, 'class', from, to);
      const classes = text.slice(value.start, value.end).split(/\s+/);
      const masks = ignoredScopes.has(name) || classes.some((one) => one !== '' && ignoredClasses.has(one));
      const drops = skippedScopes.has(name);
      if (masks || drops || HTML_SCOPES.has(name))
        this.open.push({ name, masks, drops, inner: new ViewBuilder() });
    } else if (kind === 'close') {
      const index = this.open.findLastIndex((entry) => entry.name === name);
      const [closed] = index < 0 ? [] : this.open.splice(index, 1);
      const section = HTML_SCOPES.get(name);
      if (closed && section && !closed.drops) this.collector.addInline(closed.inner, section);
    }
  }
}

/** Text of which rules see only the length. */
export function masked(text: string): string {
  return text.replace(/[^\n]/g, '*');
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}
