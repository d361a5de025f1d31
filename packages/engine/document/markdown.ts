import type { Range } from '@housestyle/contract';
import { TreeFragment, type ChangedRange, type Tree } from '@lezer/common';
import { BlockReader, START, type Progress } from './blocks.ts';
import { DocumentBuilder } from './builder.ts';
import { readFrontMatter } from './front-matter.ts';
import { markdownGrammar } from './grammar/index.ts';
import { recall, remember } from './memory.ts';
import { movePiece, type Piece } from './pieces.ts';
import { References } from './references.ts';
import { SyntaxNode } from './syntax-node.ts';
import type { SourceDocument } from './types.ts';

/** The pieces of a text; `remember` keeps with the document what the next reading of it can take over. */
export interface MarkdownReading {
  readonly pieces: readonly Piece[];
  readonly remember: (document: SourceDocument) => SourceDocument;
}

/** One node at the top of the tree and what it was read as. */
interface Read {
  readonly piece: Piece;
  readonly before: Progress;
  readonly after: Progress;
}

interface Memory {
  readonly markdown: string;
  readonly tree: Tree;
  readonly references: References;
  /** The nodes at the top of the tree, and what each was read as. */
  readonly nodes: readonly Tree[];
  readonly reads: readonly Read[];
  /** How many edits ago all was read anew. */
  readonly age: number;
}

/** By which documents know their memories. */
const READER = {};
/** Pieces keep the text alive in which they were first read: after so many edits, all are read anew. */
const OLDEST = 100;

/** Reads all of a text as one piece, and keeps nothing for another reading. */
export function readMarkdown(text: string, frontMatter: Range | undefined): MarkdownReading {
  const markdown = withoutFrontMatter(text, frontMatter);
  const builder = new DocumentBuilder(text);
  if (frontMatter) readFrontMatter(builder, frontMatter);
  const references = new References(markdown);
  const reader = new BlockReader(builder, { markdown, grammar: markdownGrammar(), references });
  SyntaxNode.topOf(markdownGrammar().parse(markdown)).eachChild((child) => {
    reader.read(child);
    builder.settle();
  });
  return { pieces: [builder.piece()], remember: (document) => document };
}

/** Reads all of a text that will be read again. */
export function readMarkdownToEdit(text: string, frontMatter: Range | undefined): MarkdownReading {
  return read(text, frontMatter, undefined);
}

/** Reads again what an edit has touched, and takes the rest from the document before it. */
export function rereadMarkdown(
  text: string,
  frontMatter: Range | undefined,
  previous: SourceDocument,
): MarkdownReading {
  const memory = recall(previous, READER) as Memory | undefined;
  return read(text, frontMatter, memory && memory.age < OLDEST ? memory : undefined);
}

function read(text: string, frontMatter: Range | undefined, memory: Memory | undefined): MarkdownReading {
  const markdown = withoutFrontMatter(text, frontMatter);
  const tree = memory ? parseAgain(markdown, memory) : markdownGrammar().parseToEdit(markdown);
  const references = new References(markdown);
  const known = memory?.references.equals(references) ? readsByNode(memory) : undefined;
  const nodes: Tree[] = [];
  const reads: Read[] = [];
  const pieces: Piece[] = [];
  const builder = new DocumentBuilder(text);
  if (frontMatter) {
    readFrontMatter(builder, frontMatter);
    pieces.push(builder.piece());
  }
  const reader = new BlockReader(builder, { markdown, grammar: markdownGrammar(), references });
  let progress = START;
  SyntaxNode.topOf(tree).eachChild((child) => {
    const node = child.tree;
    const earlier = node && known?.get(node);
    let done: Read;
    if (earlier && earlier.before.containers === progress.containers)
      done = moveRead(earlier, child.from, progress);
    else {
      reader.readAt(progress, child);
      const after = reader.progressSince(progress);
      done = { piece: builder.piece(child.from, progress.lists, after.lists), before: progress, after };
    }
    progress = done.after;
    pieces.push(done.piece);
    if (!node) return;
    nodes.push(node);
    reads.push(done);
  });
  const age = memory ? memory.age + 1 : 0;
  return {
    pieces,
    remember(document) {
      const memory: Memory = { markdown, tree, references, nodes, reads, age };
      remember(document, READER, memory);
      return document;
    },
  };
}

/** Blank lines in place of the front matter leave every offset as it is. */
function withoutFrontMatter(text: string, frontMatter: Range | undefined): string {
  return frontMatter ? '\n'.repeat(frontMatter.end) + text.slice(frontMatter.end) : text;
}

function readsByNode({ nodes, reads }: Memory): ReadonlyMap<Tree, Read> {
  const known = new Map<Tree, Read>();
  nodes.forEach((node, index) => {
    const read = reads[index];
    if (read) known.set(node, read);
  });
  return known;
}

function moveRead({ piece, before, after }: Read, start: number, progress: Progress): Read {
  const lists = progress.lists + after.lists - before.lists;
  return {
    piece: movePiece(piece, start, progress.lists),
    before: progress,
    after: { lists, containers: after.containers },
  };
}

/** Parses an edited text; nodes outside the edit are the very nodes of the tree before it. */
function parseAgain(markdown: string, { markdown: before, tree }: Memory): Tree {
  const change = changeOf(before, markdown);
  if (!change) return tree;
  return markdownGrammar().parseToEdit(
    markdown,
    TreeFragment.applyChanges(TreeFragment.addTree(tree), [change]),
  );
}

/** What lies between the beginning and the end that two texts share; undefined where they are the same. */
function changeOf(before: string, after: string): ChangedRange | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  const start = shared(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  const [endA, endB] = [before.length, after.length];
  // The first character is never one of the end: the parser would not see that an indentation before it has gone.
  const behind = shared(
    shorter - Math.max(start, 1),
    (from, to) => before.slice(endA - to, endA - from) === after.slice(endB - to, endB - from),
  );
  return { fromA: start, toA: endA - behind, fromB: start, toB: endB - behind };
}

/** How many characters two texts share, of so many: whole stretches are compared, then halves of the one that differs. */
function shared(most: number, areSame: (from: number, to: number) => boolean): number {
  let same = 0;
  for (let stretch = STRETCH; stretch >= 1; stretch /= 2)
    while (same + stretch <= most && areSame(same, same + stretch)) same += stretch;
  return same;
}

const STRETCH = 1024;
