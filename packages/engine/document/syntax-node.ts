import { TreeBuffer, type Tree } from '@lezer/common';

type Visit = (child: SyntaxNode) => void;

/** A node of a syntax tree, for who goes from top to bottom. Lezer's cursors make several objects of each on the way. */
export class SyntaxNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Unset for small nodes, which stand in buffers. */
  readonly tree: Tree | undefined;
  readonly #holder: TreeBuffer | undefined;
  readonly #index: number;

  constructor(name: string, from: number, to: number, tree?: Tree, holder?: TreeBuffer, index = 0) {
    this.name = name;
    this.from = from;
    this.to = to;
    this.tree = tree;
    this.#holder = holder;
    this.#index = index;
  }

  static topOf(tree: Tree): SyntaxNode {
    return new SyntaxNode(tree.type.name, 0, tree.length, tree);
  }

  /** Whether it is known to have no children. */
  get isEmpty(): boolean {
    return this.tree?.children.length === 0;
  }

  eachChild(visit: Visit): void {
    if (this.tree) visitTree(this.tree, this.from, visit);
    if (!this.#holder) return;
    const { buffer } = this.#holder;
    const start = this.from - (buffer[this.#index + 1] ?? 0);
    visitBuffer(this.#holder, start, this.#index + 4, buffer[this.#index + 3] ?? 0, visit);
  }
}

/** Nodes without a name only keep the tree in balance. */
function visitTree({ children, positions }: Tree, from: number, visit: Visit): void {
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    const start = from + (positions[index] ?? 0);
    if (child instanceof TreeBuffer) visitBuffer(child, start, 0, child.buffer.length, visit);
    else if (child?.type.isAnonymous) visitTree(child, start, visit);
    else if (child) visit(new SyntaxNode(child.type.name, start, start + child.length, child));
  }
}

/** A buffer holds four numbers of each node: its type, its start, its end, and where the node behind it stands. */
function visitBuffer(holder: TreeBuffer, start: number, from: number, to: number, visit: Visit): void {
  const { buffer, set } = holder;
  for (let index = from; index < to; index = buffer[index + 3] ?? to) {
    const name = set.types[buffer[index] ?? 0]?.name ?? '';
    const nodeFrom = start + (buffer[index + 1] ?? 0);
    visit(new SyntaxNode(name, nodeFrom, start + (buffer[index + 2] ?? 0), undefined, holder, index));
  }
}
