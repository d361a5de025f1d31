import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from './builder.ts';
import { isLetterAt } from './characters.ts';
import type { Inline } from './grammar/grammar.ts';
import { attributeOf, closingTag, endsSentence, isOpaqueElement, readTag } from './html-tags.ts';
import type { MarkdownSource } from './markdown-source.ts';
import { Spans } from './spans.ts';
import type { SyntaxNode } from './syntax-node.ts';

const NONE: number[] = [];
/** Labels of footnotes and alerts. */
const OPENS_NOTE: ReadonlySet<string> = new Set(['^', '!']);

/** Reads the inline syntax of one block after the other: its masks, and what is protected and linked on the way. */
export class InlineReader {
  readonly masks = new Spans();
  /** Where a sentence of the block ends in any case. */
  breaks = NONE;
  private readonly builder: DocumentBuilder;
  private readonly source: MarkdownSource;
  /** The end of the block: nothing is looked for beyond. */
  private limit = 0;
  /** The end of the mask that was found last. */
  private masked = 0;
  /** Syntax before this offset lies inside an opaque element and is not syntax. */
  private resume = 0;
  private unclosed: Set<string> | undefined;

  constructor(builder: DocumentBuilder, source: MarkdownSource) {
    this.builder = builder;
    this.source = source;
  }

  /** Turns to a block that ends at `limit`. */
  begin(limit: number): void {
    this.masks.clear();
    this.breaks = NONE;
    this.limit = limit;
    this.masked = 0;
    this.resume = 0;
    this.unclosed = undefined;
  }

  mask(start: number, end: number, opaque: boolean): void {
    this.masks.add(start, end, opaque);
    this.masked = end;
  }

  /** Reads the text between `start` and `end` of the block, and the block's own marks. */
  readLeaf(leaf: SyntaxNode, start: number, end: number): void {
    if (leaf.isEmpty) this.readText(start, end);
    else this.readMarked(leaf, this.source.markdown.slice(start, end), start);
  }

  /** Reads a text in which the block has no marks of its own. */
  readText(start: number, end: number): void {
    const { markdown, grammar } = this.source;
    for (const node of grammar.inlines(markdown.slice(start, end), start)) this.read(node);
  }

  /** Lezer reads the text of a quote without its marks, and of a heading without its underline. */
  private readMarked(leaf: SyntaxNode, written: string, start: number): void {
    const marks: Range[] = [];
    let content = written;
    leaf.eachChild(({ name, from, to }) => {
      marks.push({ start: from, end: to });
      if (name === 'QuoteMark') content = blanked(content, from - start, to - start);
      else if (from >= start + written.length) content = content.replace(/\n[ \t>]*$/, '');
    });
    let next = 0;
    const readMarks = (before: number) => {
      for (let mark = marks[next]; mark && mark.start < before; mark = marks[++next])
        this.mark(mark.start, mark.end);
    };
    for (const node of this.source.grammar.inlines(content, start)) {
      readMarks(node.from);
      this.read(node);
    }
    readMarks(Infinity);
    this.masks.sort();
  }

  private addBreak(offset: number): void {
    if (this.breaks === NONE) this.breaks = [];
    this.breaks.push(offset);
  }

  private readChildren({ children }: Inline): void {
    for (const child of children) this.read(child);
  }

  private mark(start: number, end: number): void {
    this.mask(start, end, false);
    this.builder.protect(start, end, 'mark');
  }

  private read(node: Inline): void {
    const { from, to } = node;
    if (from < this.resume) {
      if (to > this.resume) this.readChildren(node);
      return;
    }
    switch (this.source.grammar.nameOf(node)) {
      case 'Emphasis':
      case 'StrongEmphasis':
      case 'Strikethrough':
        this.readChildren(node);
        return;
      case 'Link':
        this.readLink(node, false);
        return;
      case 'Image':
        this.readLink(node, true);
        return;
      case 'InlineCode':
        this.hide(from, to, true, 'code');
        return;
      case 'Math':
      case 'Template':
        this.hide(from, to, true, 'placeholder');
        return;
      case 'Expression':
        // An expression that is only a comment shows nothing.
        this.hide(from, to, !/^\{\s*\/\*[^]*\*\/\s*\}$/.test(this.builder.text.slice(from, to)), 'html');
        return;
      case 'TemplateTag':
      case 'Attributes':
        this.hide(from, to, false, 'placeholder');
        return;
      case 'Autolink':
        this.autolink(from, to, from + 1, to - 1);
        return;
      case 'URL':
        this.autolink(from, to, from, to);
        return;
      case 'HTMLTag':
        this.readTag(from, to);
        return;
      case 'Comment':
      case 'ProcessingInstruction':
        this.hide(from, to, false, 'html');
        return;
      case 'Entity':
        this.readEntity(from, to);
        return;
      case 'Escape':
        this.readEscape(from, to);
        return;
      default:
        this.mark(from, to);
    }
  }

  private hide(
    start: number,
    end: number,
    opaque: boolean,
    kind: 'code' | 'placeholder' | 'html' | 'identifier',
  ): void {
    this.mask(start, end, opaque);
    this.builder.protect(start, end, kind);
  }

  private autolink(start: number, end: number, from: number, to: number): void {
    this.mask(start, end, true);
    this.builder.protect(start, end, 'link');
    this.builder.addLink(
      'autolink',
      { start, end },
      { start, end: start },
      this.builder.text.slice(from, to),
    );
  }

  /** `snake\_case` is one identifier; any other escape is its character. */
  private readEscape(from: number, to: number): void {
    const { text } = this.builder;
    if (text[from + 1] === '_' && this.hideJoined(from, to, /[\w\\]/, /\w/, 'identifier')) return;
    this.mask(from, from + 1, false);
    this.builder.protect(from, to, 'mark');
  }

  /** `don&#39;t` is one word that only a browser can read; any other entity shows no letter. */
  private readEntity(from: number, to: number): void {
    const { text } = this.builder;
    const inside = isLetterAt(text, from - 1) && isLetterAt(text, to);
    if (inside && this.hideJoined(from, to, /[\p{L}\p{M}]/u, /./, 'html')) return;
    this.hide(from, to, false, 'html');
  }

  /** Hides the run of `part` characters around a span as one opaque word, if `needed` occurs outside the span. */
  private hideJoined(
    from: number,
    to: number,
    part: RegExp,
    needed: RegExp,
    kind: 'identifier' | 'html',
  ): boolean {
    const { text } = this.builder;
    const first = this.masked;
    let start = from;
    let end = to;
    while (start > first && part.test(text[start - 1] ?? '')) start--;
    while (end < this.limit && part.test(text[end] ?? '')) end++;
    if (!needed.test(text.slice(start, from)) && !needed.test(text.slice(to, end))) return false;
    this.resume = end;
    this.hide(start, end, true, kind);
    return true;
  }

  private readTag(from: number, to: number): void {
    const { text } = this.builder;
    const tag = readTag(text, from, to);
    if (endsSentence(tag.name)) this.addBreak(to);
    if (tag.kind === 'open' && isOpaqueElement(tag.name)) {
      const end = this.closingTag(tag.name, to);
      if (end > 0) {
        this.resume = end;
        this.hide(from, end, true, 'code');
        return;
      }
    }
    if (tag.kind === 'open' && tag.placeholder && this.closingTag(tag.name, to) < 0) {
      this.hide(from, to, true, 'placeholder');
      return;
    }
    const image = tag.name === 'img' && tag.kind !== 'close';
    this.hide(from, to, image, 'html');
    if (image) {
      const alt = attributeOf(text, 'alt', from, to);
      const source = attributeOf(text, 'src', from, to);
      this.builder.addLink('image', { start: from, end: to }, alt, text.slice(source.start, source.end));
    }
  }

  private closingTag(name: string, from: number): number {
    this.unclosed ??= new Set();
    return closingTag(this.builder.text, name, from, this.limit, this.unclosed);
  }

  private readLink(node: Inline, image: boolean): void {
    const { text } = this.builder;
    const { from, to } = node;
    const parts = this.linkParts(node);
    const label = { start: parts.open, end: parts.close };
    const inside = text.slice(label.start, label.end);
    // Most labels begin with neither.
    if (!image && OPENS_NOTE.has(inside.charAt(0)) && /^(?:\^|![A-Z]+$)/.test(inside)) {
      this.hide(from, to, false, 'placeholder');
      return;
    }
    const inline = text[parts.close + 1] === '(' && to > parts.close + 1;
    const destination = inline
      ? parts.url
      : this.source.references.find(parts.reference.slice(1, -1) || inside);
    if (destination === undefined) {
      this.readChildrenExceptMarks(node);
      return;
    }
    this.builder.addLink(image ? 'image' : 'link', { start: from, end: to }, label, destination);
    if (image) {
      this.mask(from, to, true);
      this.builder.protect(from, label.start, 'mark');
      this.builder.protect(label.end, to, 'link');
      return;
    }
    this.mark(from, label.start);
    this.readChildrenExceptMarks(node, label.end);
    this.mask(label.end, to, false);
    // The text of `[text]` and `[text][]` is also the key of its definition.
    const isKey = !inline && parts.reference.length < 3;
    this.builder.protect(isKey ? from : label.end, to, 'link');
  }

  private readChildrenExceptMarks({ children }: Inline, end = Infinity): void {
    for (const child of children) {
      const name = this.source.grammar.nameOf(child);
      if (child.from < end && name !== 'LinkMark' && name !== 'LinkLabel') this.read(child);
    }
  }

  private linkParts({ from, to, children }: Inline): LinkParts {
    const { text } = this.builder;
    let open = -1;
    let close = to - 1;
    let url = '';
    let reference = '';
    let marks = 0;
    for (const child of children) {
      const name = this.source.grammar.nameOf(child);
      if (name === 'LinkMark') {
        if (marks === 0) open = child.to;
        else if (marks === 1) close = child.from;
        marks++;
      } else if (marks > 1 && name === 'URL') url = text.slice(child.from, child.to).replace(/^<|>$/g, '');
      else if (name === 'LinkLabel') reference = text.slice(child.from, child.to);
    }
    return { open: open < 0 ? from + 1 : open, close, url, reference };
  }
}

interface LinkParts {
  /** Where the label starts and ends. */
  readonly open: number;
  readonly close: number;
  readonly url: string;
  /** The label of the definition with its brackets, `''` where the link has none. */
  readonly reference: string;
}

/** A text with spaces between two places. */
function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}
