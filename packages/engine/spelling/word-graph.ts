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
  readonly #edges: string;

  constructor(edges: string) {
    this.#edges = edges;
  }

  /** @param word in lower case; any other character than `a` to `z` makes it unknown. */
  has(word: string): boolean {
    const { length, ends } = this.#follow(word);
    return ends && length === word.length;
  }

  /** How many letters of `word` begin some word of the graph. */
  reach(word: string): number {
    return this.#follow(word).length;
  }

  /** Goes as far as the letters lead; `ends`: a word ends there. */
  #follow(word: string): { readonly length: number; readonly ends: boolean } {
    let node = ROOT;
    let ends = false;
    for (let length = 0; length < word.length; length++) {
      const edge = length > 0 && node === ROOT ? -1 : this.#edgeFor(node, word.charCodeAt(length) - 0x61);
      if (edge < 0) return { length, ends };
      ends = (digit(this.#edges.charCodeAt(edge)) & 1) === 1;
      node = this.#target(edge);
    }
    return { length: word.length, ends };
  }

  /** Where the node's edge for a letter stands in the text, or -1. */
  #edgeFor(node: number, letter: number): number {
    const edges = this.#edges;
    for (let edge = node * WIDTH; edge < edges.length; edge += WIDTH) {
      const found = digit(edges.charCodeAt(edge)) >> 1;
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
      digit(edges.charCodeAt(edge + 1)) +
      BASE * (digit(edges.charCodeAt(edge + 2)) + BASE * digit(edges.charCodeAt(edge + 3)))
    );
  }
}
