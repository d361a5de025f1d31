const FIRST_ROOM = 1024;
/** No edge leads back to the root. */
export const ROOT = 0;

/** The edges of a tree: from a node, by a symbol, to a node. */
export class Edges {
  #size = 0;
  #nodes = new Int32Array(FIRST_ROOM);
  #symbols = new Int32Array(FIRST_ROOM);
  /** `ROOT` where no edge is kept. */
  #targets = new Int32Array(FIRST_ROOM);
  /** By node, a bit for the symbols of its edges: most that are asked for are none of them. */
  #masks = new Int32Array(FIRST_ROOM);

  /** The node that the edge leads to; `ROOT` where there is none. */
  follow(node: number, symbol: number): number {
    if (((this.#masks[node] ?? 0) & (1 << (symbol & 31))) === 0) return ROOT;
    return this.#targets[this.#placeOf(node, symbol)] ?? ROOT;
  }

  add(node: number, symbol: number, target: number): void {
    if (++this.#size * 2 > this.#targets.length) this.#spread();
    if (node >= this.#masks.length) this.#masks = grown(this.#masks, node * 2);
    this.#masks[node] = (this.#masks[node] ?? 0) | (1 << (symbol & 31));
    this.#put(node, symbol, target);
  }

  #put(node: number, symbol: number, target: number): void {
    const place = this.#placeOf(node, symbol);
    this.#nodes[place] = node;
    this.#symbols[place] = symbol;
    this.#targets[place] = target;
  }

  #placeOf(node: number, symbol: number): number {
    const mask = this.#targets.length - 1;
    const hash = Math.imul(node, 0x9e3779b1) ^ Math.imul(symbol, 0x85ebca6b);
    let place = (hash ^ (hash >>> 15)) & mask;
    while (this.#targets[place] !== ROOT && (this.#nodes[place] !== node || this.#symbols[place] !== symbol))
      place = (place + 1) & mask;
    return place;
  }

  #spread(): void {
    const [nodes, symbols, targets] = [this.#nodes, this.#symbols, this.#targets];
    const room = targets.length * 2;
    this.#nodes = new Int32Array(room);
    this.#symbols = new Int32Array(room);
    this.#targets = new Int32Array(room);
    targets.forEach((target, place) => {
      if (target !== ROOT) this.#put(nodes[place] ?? 0, symbols[place] ?? 0, target);
    });
  }
}

/** The same numbers with room for more. */
export function grown(from: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(room);
  to.set(from);
  return to;
}
