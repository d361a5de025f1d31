import { NodeType, Tree, type Input, type TreeFragment } from '@lezer/common';
import type {
  BlockContext,
  Element,
  LeafBlock,
  LeafBlockParser,
  Line,
  MarkdownParser,
} from '@lezer/markdown';
import { codeSpans } from './code-spans.ts';
import { plainParagraphs } from './plain-paragraphs.ts';
import { parseForEdits, parsePlainly } from './trees.ts';

/** A node of the inline syntax of a block. What stands in it is part of every element, though Lezer does not say so. */
export interface Inline extends Pick<Element, 'type' | 'from' | 'to'> {
  readonly children: readonly Inline[];
}

const NONE: readonly Inline[] = [];

/**
 * Reads Markdown in two steps: the blocks of a text, then the inline syntax of one block for who asks for it. A tree of
 * both takes twice as long to make, and again to walk through.
 */
export class Grammar {
  readonly #blocks: MarkdownParser;
  readonly #inlines: MarkdownParser;
  readonly #hasInlines: (text: string) => boolean;
  readonly #names: readonly string[];
  /** What is being parsed. */
  #text = '';

  constructor(parser: MarkdownParser, hasInlines: (text: string) => boolean) {
    this.#inlines = parser.configure({ parseInline: [codeSpans] });
    this.#hasInlines = hasInlines;
    this.#names = parser.nodeSet.types.map(({ name }) => name);
    const paragraph = parser.nodeSet.types[this.#names.indexOf('Paragraph')] ?? NodeType.none;
    const leaf = () => new PlainParagraph(paragraph);
    const parseBlock = [
      plainParagraphs(paragraph, () => this.#text),
      { name: 'Paragraph', leaf, after: 'TaskList' },
    ];
    const blocks = parser.configure({ parseBlock });
    this.#blocks = Object.assign(blocks, { parseInline: () => [] });
  }

  /** The blocks of a text, with their marks. */
  parse(text: string): Tree {
    return this.#reading(text, (lines) => parsePlainly(this.#blocks, lines));
  }

  /**
   * The same for a text that will be edited.
   * @param fragments of the tree before the edit
   */
  parseToEdit(text: string, fragments?: readonly TreeFragment[]): Tree {
    return this.#reading(text, (lines) => parseForEdits(this.#blocks, lines, fragments));
  }

  #reading(text: string, parse: (lines: Lines) => Tree): Tree {
    this.#text = text;
    const tree = parse(new Lines(text));
    this.#text = '';
    return tree;
  }

  /** The inline syntax of a block's text that stands at `offset`. */
  inlines(text: string, offset: number): readonly Inline[] {
    return this.#hasInlines(text)
      ? (this.#inlines.parseInline(text, offset) as readonly Element[] as readonly Inline[])
      : NONE;
  }

  nameOf({ type }: Inline): string {
    return this.#names[type] ?? '';
  }
}

/** A text that Lezer reads line by line. It would else cut off the rest of the text at each. */
class Lines implements Input {
  readonly lineChunks = true;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  chunk(from: number): string {
    const end = this.#text.indexOf('\n', from);
    return end === from ? '\n' : this.#text.slice(from, end < 0 ? undefined : end);
  }

  read(from: number, to: number): string {
    return this.#text.slice(from, to);
  }
}

/** A paragraph, which without marks of quotes in it is a tree of one node. */
class PlainParagraph implements LeafBlockParser {
  readonly #type: NodeType;
  #marked = false;

  constructor(type: NodeType) {
    this.#type = type;
  }

  nextLine(_context: BlockContext, { markers }: Line): boolean {
    this.#marked ||= markers.length > 0;
    return false;
  }

  finish(context: BlockContext, { start, content }: LeafBlock): boolean {
    if (this.#marked) return false;
    context.addElement(context.elt(new Tree(this.#type, [], [], content.length), start));
    return true;
  }
}
