/** Edge 0 begins the root's; no edge leads back to it, so it also stands for "leads nowhere". */
const ROOT = 0;
const WIDTH = 4;
const BASE = 93;

/** The value of a character: printable ASCII without the quotation mark and the backslash. */
function digit(code: number): number {
  return code - 32 - (code > 0x22 ? 1 : 0) - (code > 0x5c ? 1 : 0);
}

/**
 * The words of a graph written as text, looked up in place: nothing is built when the program starts.
 *
 * Each edge is four characters, digits in base 93, the lowest first: its letter times two, plus one where a word may end;
 * then, in three digits, the first edge of the node it leads to times two, plus one on the last edge of its own node.
 */
export class WordGraph {
  readonly #edges: Uint8Array;
  /** The word asked for last, and the edges that its letters led along: the next often begins with the same letters. */
  #last = '';
  #reached = 0;
  readonly #path: number[] = [];

  /** @param edges the text, a byte for each character */
  constructor(edges: Uint8Array) {
    this.#edges = edges;
  }

  /** @param word in lower case; any other character than `a` to `z` makes it unknown. */
  has(word: string): boolean {
    const { length } = word;
    return length > 0 && this.reach(word) === length && this.#endsWord(this.#path[length - 1] ?? 0);
  }

  /** How many letters of `word` begin some word of the graph. */
  reach(word: string): number {
    const path = this.#path;
    const last = this.#last;
    const shared = Math.min(this.#reached, word.length);
    let length = 0;
    while (length < shared && word.charCodeAt(length) === last.charCodeAt(length)) length++;
    let node = length > 0 ? this.#target(path[length - 1] ?? 0) : ROOT;
    while (length < word.length) {
      const edge = length > 0 && node === ROOT ? -1 : this.#edgeFor(node, word.charCodeAt(length) - 0x61);
      if (edge < 0) break;
      path[length++] = edge;
      node = this.#target(edge);
    }
    this.#last = word;
    this.#reached = length;
    return length;
  }

  #endsWord(edge: number): boolean {
    return (digit(this.#edges[edge] ?? 0) & 1) === 1;
  }

  /** Where the node's edge for a letter stands in the text, or -1. */
  #edgeFor(node: number, letter: number): number {
    const edges = this.#edges;
    for (let edge = node * WIDTH; edge < edges.length; edge += WIDTH) {
      const found = digit(edges[edge] ?? 0) >> 1;
      if (found === letter) return edge;
      // Edges are in the order of their letters; the last of a node is odd.
      if (found > letter || this.#isLast(edge)) return -1;
    }
    return -1;
  }

  #isLast(edge: number): boolean {
    return this.#tail(edge) % 2 === 1;
  }

  #target(edge: number): number {
    return this.#tail(edge) >> 1;
  }

  #tail(edge: number): number {
    const edges = this.#edges;
    return (
      digit(edges[edge + 1] ?? 0) + BASE * (digit(edges[edge + 2] ?? 0) + BASE * digit(edges[edge + 3] ?? 0))
    );
  }
}
