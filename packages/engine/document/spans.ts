/** Stretches of one block, as plain numbers: they are written anew for each block, in the same place. */
export class Spans {
  /** Of each span, its start with whether it is opaque in the lowest bit, and its end. */
  readonly #packed: number[] = [];
  #size = 0;

  get count(): number {
    return this.#size >> 1;
  }

  /** Past the last span, 0. */
  startOf(index: number): number {
    return (this.#packed[index * 2] ?? 0) >> 1;
  }

  /** Past the last span, 0. */
  endOf(index: number): number {
    return this.#packed[index * 2 + 1] ?? 0;
  }

  /** Whether it shows something to the reader: markup does not. */
  isOpaque(index: number): boolean {
    return ((this.#packed[index * 2] ?? 0) & 1) === 1;
  }

  clear(): void {
    this.#size = 0;
  }

  add(start: number, end: number, opaque: boolean): void {
    this.#packed[this.#size++] = (start << 1) | (opaque ? 1 : 0);
    this.#packed[this.#size++] = end;
  }

  /** Adds a span where it stands among others that are in order: behind those that start at the same place. */
  insert(start: number, end: number, opaque: boolean): void {
    this.add(start, end, opaque);
    this.#sink(this.count - 1);
  }

  /** By start; those that start at one place stay as they were added. */
  sort(): void {
    for (let index = 1; index < this.count; index++) this.#sink(index);
  }

  /** Moves a span before all that start behind it; those before it are in order. */
  #sink(from: number): void {
    const packed = this.#packed;
    const start = this.startOf(from);
    const [own = 0, end = 0] = [packed[from * 2], packed[from * 2 + 1]];
    let index = from;
    for (; index > 0 && this.startOf(index - 1) > start; index--) {
      packed[index * 2] = packed[index * 2 - 2] ?? 0;
      packed[index * 2 + 1] = packed[index * 2 - 1] ?? 0;
    }
    packed[index * 2] = own;
    packed[index * 2 + 1] = end;
  }
}
