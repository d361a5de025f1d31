import { NodeType, Tree, type Input, type NodeSet } from '@lezer/common';
import type { BlockContext, MarkdownParser } from '@lezer/markdown';

/** A list, a quote or the whole document while it is being read. All of it is there, though Lezer does not say so. */
interface OpenBlock {
  readonly type: number;
  readonly from: number;
  readonly end: number;
  readonly children: Tree[];
  readonly positions: number[];
  addChild(child: Tree, position: number): void;
  toTree(nodes: NodeSet, end?: number): Tree;
}

/** What Lezer reads blocks with, and what opens one. */
interface OpenBlocks extends Pick<BlockContext, 'advance'> {
  readonly block: OpenBlock;
  startContext(type: number, start: number, value?: number): void;
}

/**
 * Parses a text of which nothing will be parsed again. The trees hold every node once, as it was made: Lezer's own are made
 * a second time, with what tells whether they are still true after an edit, and in groups of eight.
 */
export function parsePlainly(parser: MarkdownParser, input: Input): Tree {
  const context = parser.createParse(input, [], [{ from: 0, to: input.length }]) as unknown as OpenBlocks;
  const start = context.startContext.bind(context);
  keepPlain(context.block);
  context.startContext = (type, from, value) => {
    start(type, from, value);
    keepPlain(context.block);
  };
  let tree: Tree | null = null;
  while (!tree) tree = context.advance();
  return tree;
}

function keepPlain(block: OpenBlock): void {
  block.addChild = addChild;
  block.toTree = toTree;
}

function addChild(this: OpenBlock, child: Tree, position: number): void {
  this.children.push(child);
  this.positions.push(position);
}

function toTree(this: OpenBlock, { types }: NodeSet, least = this.end): Tree {
  const { children, positions, from } = this;
  const last = children.length - 1;
  const end =
    last < 0 ? least : Math.max(least, from + (positions[last] ?? 0) + (children[last]?.length ?? 0));
  return new Tree(types[this.type] ?? NodeType.none, children, positions, end - from);
}
