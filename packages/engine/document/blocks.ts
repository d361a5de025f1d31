import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from './builder.ts';
import { colonTitle, readFencedDirective } from './directives.ts';
import { isTooCostly } from './grammar/index.ts';
import { readHtmlBlock } from './html-block.ts';
import { InlineReader } from './inline.ts';
import type { MarkdownSource } from './markdown-source.ts';
import { plainMasks } from './plain.ts';
import { isQuotation } from './quotation.ts';
import { SyntaxNode } from './syntax-node.ts';
import type { BlockFrame, ListPosition } from './types.ts';

interface ListState {
  readonly list: number;
  readonly ordered: boolean;
  readonly depth: number;
  item: number;
  /** Whether the current item has had no block yet. */
  fresh: boolean;
}

/** By the names of their nodes. */
const HEADING_LEVELS: ReadonlyMap<string, number> = new Map(
  [1, 2, 3, 4, 5, 6].flatMap((level) => [
    [`ATXHeading${level}`, level],
    [`SetextHeading${level}`, level],
  ]),
);
/** Nest's documentation writes `> info **Hint** text`. */
const HINT_WORD = /^\s*(?:info|warning|error|note|tip|hint|caution|danger|success)\s+(?=\*\*)/;
/** What is read of a block quote to tell whether it is an admonition. */
const QUOTE_START = 200;
const CONTAINER = /^(?:(:{3,})|\/{3,})[ \t]*([\w-]*)/;
const ADMONITION_TITLE = /^\S+(?:[ \t]+[\w-]+)*[ \t]*(?:"([^"]*)")?/;

/** What one node at the top of a text leaves for the next. */
export interface Progress {
  /** Lists that have begun. */
  readonly lists: number;
  /** Open `:::` and `///` containers. */
  readonly containers: number;
}

/** At the beginning of a text. */
export const START: Progress = { lists: 0, containers: 0 };

/** Walks the syntax tree of a Markdown or MDX text and hands each block to the builder. */
export class BlockReader {
  private readonly builder: DocumentBuilder;
  private readonly inline: InlineReader;
  private readonly source: MarkdownSource;
  private lists: number;
  private list: ListState | undefined;
  private quotes = 0;
  private quotation = false;
  private containers: number;

  constructor(builder: DocumentBuilder, source: MarkdownSource, { lists, containers }: Progress = START) {
    this.builder = builder;
    this.source = source;
    this.inline = new InlineReader(builder, source);
    this.lists = lists;
    this.containers = containers;
  }

  /** Where the next node stands, for who reads them one by one: the same as before where nothing has begun. */
  progressSince(before: Progress): Progress {
    const { lists, containers } = this;
    return lists === before.lists && containers === before.containers ? before : { lists, containers };
  }

  /** Reads the node at the top of a text that stands where `progress` says. */
  readAt({ lists, containers }: Progress, node: SyntaxNode): void {
    this.lists = lists;
    this.containers = containers;
    this.read(node);
  }

  readChildren(node: SyntaxNode): void {
    node.eachChild((child) => this.read(child));
  }

  read(node: SyntaxNode): void {
    const { name, from, to } = node;
    const { builder } = this;
    switch (name) {
      case 'Paragraph':
        this.readLeaf(node, this.frame('paragraph'));
        return;
      case 'Task':
        this.readLeaf(node, this.frame('paragraph'), from + 3);
        return;
      case 'BulletList':
      case 'OrderedList':
        this.readList(node);
        return;
      case 'Blockquote':
        this.readQuote(node);
        return;
      case 'Admonition':
        this.quotes++;
        this.readChildren(node);
        this.quotes--;
        return;
      case 'FootnoteDefinition':
        this.readChildren(node);
        return;
      case 'FootnoteLabel':
        builder.protect(from, to, 'placeholder');
        return;
      case 'LinkReference':
        builder.protect(from, to, 'link');
        return;
      case 'FencedCode':
      case 'CodeBlock':
        this.readCode(node);
        return;
      case 'Table':
        this.readTable(node);
        return;
      case 'HTMLBlock':
        readHtmlBlock(builder, from, to, this.frame('paragraph'), quoteMarks(node));
        return;
      case 'CommentBlock':
        // Words behind a comment on its last line are prose.
        if (/-->[^]*\S/u.test(builder.text.slice(from, to)))
          readHtmlBlock(builder, from, to, this.frame('paragraph'), quoteMarks(node));
        else builder.protect(from, to, 'html');
        return;
      case 'ProcessingInstructionBlock':
        builder.protect(from, to, 'html');
        return;
      case 'Container':
        this.readContainer(from, to);
        return;
      case 'AdmonitionMark':
        this.readTitle(from, to, ADMONITION_TITLE.exec(builder.text.slice(from, to))?.[1]);
        return;
    }
    const level = HEADING_LEVELS.get(name);
    if (level) this.readHeading(node, level);
    else builder.protect(from, to, 'mark');
  }

  private frame(kind: BlockFrame['kind']): BlockFrame {
    const { list } = this;
    const quoted = this.quotes > 0 || this.containers > 0;
    const quotation = this.quotation || undefined;
    if (!list) return { kind, quoted, quotation, list };
    const position: ListPosition = {
      list: list.list,
      ordered: list.ordered,
      depth: list.depth,
      item: list.item,
      leads: list.fresh,
    };
    return { kind, quoted, quotation, list: position };
  }

  private readQuote(node: SyntaxNode): void {
    const { from, to } = node;
    const outer = this.quotation;
    this.quotation ||= isQuotation(this.builder.text.slice(from, Math.min(to, from + QUOTE_START)));
    this.quotes++;
    this.readChildren(node);
    this.quotes--;
    this.quotation = outer;
  }

  private add(frame: BlockFrame, from: number, to: number, masks: readonly Mask[]): void {
    this.noteLead(this.builder.addBlock(frame, from, to, masks));
  }

  /** What comes behind a block that was added does not lead its item. */
  private noteLead(added: boolean): void {
    if (added && this.list) this.list.fresh = false;
  }

  private readLeaf(node: SyntaxNode, frame: BlockFrame, start = node.from, end = node.to): void {
    const { inline } = this;
    inline.begin(end);
    if (isTooCostly(this.builder.text, node.from, node.to)) {
      this.add(frame, start, end, plainMasks(this.builder, start, end));
      return;
    }
    if (this.quotes > 0) this.readHintWord(start, end);
    inline.readLeaf(node, start, end);
    const alt = this.altAlone(start, end);
    if (alt) this.add({ ...frame, value: 'alt-text' }, alt.start, alt.end, []);
    else this.noteLead(this.builder.addMasked(frame, start, end, inline.masks, inline.breaks));
  }

  /** The alternative text of an image that is all that a block holds. */
  private altAlone(start: number, end: number): Range | undefined {
    const { lastLink: image, text } = this.builder;
    if (image?.kind !== 'image' || image.start < start || text[image.start] !== '!') return undefined;
    const around = text.slice(start, image.start) + text.slice(image.end, end);
    const alt = text.slice(image.label.start, image.label.end);
    return around.trim() === '' && /^[^*_`[\]<>{}&\\]*\p{L}\s+\p{L}[^*_`[\]<>{}&\\]*$/u.test(alt)
      ? image.label
      : undefined;
  }

  private readHintWord(start: number, end: number): void {
    const hint = HINT_WORD.exec(this.builder.text.slice(start, Math.min(end, start + 40)));
    if (!hint) return;
    this.inline.mask(start, start + hint[0].length, false);
    this.builder.protect(start, start + hint[0].trimEnd().length, 'mark');
  }

  private readHeading(node: SyntaxNode, level: number): void {
    let start = node.from;
    let end = node.to;
    node.eachChild((child) => {
      if (child.name !== 'HeaderMark') return;
      if (child.from === start) start = child.to;
      else end = child.from;
    });
    this.readLeaf(node, { ...this.frame('heading'), level }, start, end);
  }

  private readList(node: SyntaxNode): void {
    const outer = this.list;
    const depth = (outer?.depth ?? 0) + 1;
    const list: ListState = {
      list: this.lists++,
      ordered: node.name === 'OrderedList',
      depth,
      item: -1,
      fresh: true,
    };
    node.eachChild((item) => {
      list.item++;
      list.fresh = true;
      this.list = list;
      this.readChildren(item);
    });
    this.list = outer;
  }

  private readCode(node: SyntaxNode): void {
    const { from, to } = node;
    const fenced = node.name === 'FencedCode';
    if (fenced && this.readDirective(from, to)) return;
    let language = '';
    if (fenced) {
      node.eachChild((child) => {
        if (child.name !== 'CodeInfo') return;
        language = /^[^\s{]*/.exec(this.builder.text.slice(child.from, child.to))?.[0] ?? '';
      });
    }
    this.builder.addCodeBlock({ start: from, end: to, language, fenced });
  }

  /** Reads a fence of MyST as what it holds; the lines of a quotation or of a deep list would need their marks taken off. */
  private readDirective(from: number, to: number): boolean {
    const { builder, source } = this;
    if (!/(?:^|\n) {0,3}$/.test(builder.text.slice(Math.max(0, from - 4), from))) return false;
    const directive = readFencedDirective(builder.text, from, to);
    if (!directive) return false;
    const { opening, title, body } = directive;
    const { start, end } = body;
    this.quotes++;
    this.readTitle(from, opening, title);
    builder.protect(opening, start, 'mark');
    const tree = source.grammar.parse(source.markdown.slice(start, end));
    this.readChildren(new SyntaxNode(tree.type.name, start, end, tree));
    this.quotes--;
    builder.protect(end, to, 'mark');
    return true;
  }

  private readTable(node: SyntaxNode): void {
    node.eachChild((row) => {
      if (row.name !== 'TableHeader' && row.name !== 'TableRow') {
        this.builder.protect(row.from, row.to, 'mark');
        return;
      }
      const tableHeader = row.name === 'TableHeader';
      row.eachChild((cell) => {
        if (cell.name === 'TableCell') this.readLeaf(cell, { ...this.frame('table-cell'), tableHeader });
        else this.builder.protect(cell.from, cell.to, 'mark');
      });
    });
  }

  /** `::: tip Title`, `/// note | Title`, `:::note[Title]`, or the mark that closes one. */
  private readContainer(from: number, to: number): void {
    const line = this.builder.text.slice(from, to);
    const name = CONTAINER.exec(line)?.[2] ?? '';
    const rest = line.replace(CONTAINER, '').trim();
    if (name === '' && rest === '') {
      this.containers = Math.max(0, this.containers - 1);
      this.builder.protect(from, to, 'mark');
      return;
    }
    this.containers++;
    const title =
      /^\[([^\]]*)\]/.exec(rest)?.[1] ?? (/^[{[]/.test(rest) ? colonTitle(rest) : rest.replace(/^\|\s*/, ''));
    this.readTitle(from, to, title);
  }

  /** Protects the mark of an admonition and reads its title as a paragraph. */
  private readTitle(from: number, to: number, title: string | undefined): void {
    const { builder } = this;
    const start = title ? builder.text.lastIndexOf(title, to - title.length) : -1;
    if (!title || start < from) {
      builder.protect(from, to, 'mark');
      return;
    }
    builder.protect(from, start, 'mark');
    builder.protect(start + title.length, to, 'mark');
    this.add(
      this.frame('paragraph'),
      start,
      start + title.length,
      plainMasks(builder, start, start + title.length),
    );
  }
}

function quoteMarks(node: SyntaxNode): Mask[] {
  const masks: Mask[] = [];
  node.eachChild((child) => {
    if (child.name === 'QuoteMark') masks.push({ start: child.from, end: child.to, opaque: false });
  });
  return masks;
}
