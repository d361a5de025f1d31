const FIRST_SLOTS = 4096;
const FIRST_ROOM = 16_384;

/** Words as they are written, each with a number from 0 on: text is compared once, and then numbers are. */
export class Forms {
  /** How many there are. */
  size = 0;
  /** One more than a form's number, where its hash says; 0 where nothing stands. */
  #slots = new Int32Array(FIRST_SLOTS);
  #hashes = new Int32Array(FIRST_SLOTS);
  #begins = new Int32Array(FIRST_SLOTS + 1);
  /** The code units of all forms, one after the other. */
  #units = new Uint16Array(FIRST_ROOM);

  /** Code units kept. */
  get length(): number {
    return this.#begins[this.size] ?? 0;
  }

  /** The number of a part of a text; a new one is `size` of before. @param hash its `hashOf` */
  intern(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = spread(hash) & mask;
    for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
      if (this.#hashes[held - 1] === hash && this.#equals(held - 1, text, start, end)) return held - 1;
      slot = (slot + 1) & mask;
    }
    return this.#keep(text, start, end, hash, slot);
  }

  clear(): void {
    this.size = 0;
    this.#slots.fill(0);
  }

  #equals(form: number, text: string, start: number, end: number): boolean {
    const from = this.#begins[form] ?? 0;
    if ((this.#begins[form + 1] ?? 0) - from !== end - start) return false;
    const units = this.#units;
    for (let at = start; at < end; at++) if (units[from + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  #keep(text: string, start: number, end: number, hash: number, slot: number): number {
    const form = this.size++;
    const from = this.#begins[form] ?? 0;
    const until = from + end - start;
    if (until > this.#units.length) this.#units = grown(this.#units, new Uint16Array(until * 2));
    for (let at = start; at < end; at++) this.#units[from + at - start] = text.charCodeAt(at);
    this.#hashes[form] = hash;
    this.#begins[form + 1] = until;
    this.#slots[slot] = form + 1;
    if (this.size * 2 > this.#slots.length) this.#spread();
    return form;
  }

  #spread(): void {
    const room = this.#slots.length * 2;
    this.#slots = new Int32Array(room);
    this.#hashes = grown(this.#hashes, new Int32Array(room));
    this.#begins = grown(this.#begins, new Int32Array(room + 1));
    for (let form = 0; form < this.size; form++) {
      let slot = spread(this.#hashes[form] ?? 0) & (room - 1);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (room - 1);
      this.#slots[slot] = form + 1;
    }
  }
}

/** Of a part of a text. */
export function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}

/** Has all bits of a hash count in the lowest. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 12);
}

function grown<A extends Int32Array | Uint16Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
