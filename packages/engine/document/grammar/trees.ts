import { NodeProp, NodeType, Tree, type Input, type NodeSet, type TreeFragment } from '@lezer/common';
import type { BlockContext, MarkdownParser } from '@lezer/markdown';

/** What Lezer does not say of a tree. */
interface PlacedTree {
  /** What it holds beside its children. */
  props: object | null;
}

/** A list, a quote or the whole document while it is being read. All of it is there, though Lezer does not say so. */
interface OpenBlock {
  readonly type: number;
  readonly from: number;
  readonly end: number;
  /** Tells the lists and quotes around its children. */
  readonly hash: number;
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
  return parse(parser, input, [], (block) => {
    block.addChild = addPlain;
    block.toTree = toPlainTree;
  });
}

/**
 * Parses a text as Lezer does, to be parsed again after an edit. Nodes in the same place share what tells the place, which
 * Lezer writes into a copy of each.
 * @param fragments of the tree before the edit
 */
export function parseForEdits(
  parser: MarkdownParser,
  input: Input,
  fragments: readonly TreeFragment[] = [],
): Tree {
  const shared = new Map<number, PlacedTree>();
  return parse(parser, input, fragments, (block) => {
    const { hash } = block;
    const place =
      shared.get(hash) ?? asPlaced(new Tree(NodeType.none, [], [], 0, [[NodeProp.contextHash, hash]]));
    shared.set(hash, place);
    block.addChild = (child, position) => addPlain.call(block, placed(child, hash, place), position);
  });
}

function parse(
  parser: MarkdownParser,
  input: Input,
  fragments: readonly TreeFragment[],
  prepare: (block: OpenBlock) => void,
): Tree {
  const ranges = [{ from: 0, to: input.length }];
  const context = parser.createParse(input, fragments, ranges) as unknown as OpenBlocks;
  const start = context.startContext.bind(context);
  prepare(context.block);
  context.startContext = (type, from, value) => {
    start(type, from, value);
    prepare(context.block);
  };
  let tree: Tree | null = null;
  while (!tree) tree = context.advance();
  return tree;
}

const asPlaced = (tree: Tree) => tree as unknown as PlacedTree;

/** The node in its place: one that was taken over may come from another. */
function placed(node: Tree, hash: number, { props }: PlacedTree): Tree {
  if (node.prop(NodeProp.contextHash) === hash) return node;
  const free =
    asPlaced(node).props === null ? node : new Tree(node.type, node.children, node.positions, node.length);
  asPlaced(free).props = props;
  return free;
}

function addPlain(this: OpenBlock, child: Tree, position: number): void {
  this.children.push(child);
  this.positions.push(position);
}

function toPlainTree(this: OpenBlock, { types }: NodeSet, least = this.end): Tree {
  const { children, positions, from } = this;
  const last = children.length - 1;
  const end =
    last < 0 ? least : Math.max(least, from + (positions[last] ?? 0) + (children[last]?.length ?? 0));
  return new Tree(types[this.type] ?? NodeType.none, children, positions, end - from);
}
