import type { Tokens } from './tokens.ts';

const FIRST_SLOTS = 4096;
const FIRST_ROOM = 4096;
/** What a slot holds: one more than the form's number (0 where nothing stands), its key, and its other half. */
const WIDTH = 4;
const KEY = 1;
const HALF = 2;

/** Words as they are written, each with a number from 0 on: text is compared once, and then numbers are. */
export class Forms {
  /** How many there are. */
  size = 0;
  /** One after the other, so that to find a form reads one place of memory. */
  #slots = new Int32Array(FIRST_SLOTS * WIDTH);
  #mask = FIRST_SLOTS - 1;
  /** Where the code units begin of a form that its key does not hold, and how many these are. */
  readonly #kept = new Map<number, { readonly from: number; readonly length: number }>();
  #units = new Uint16Array(FIRST_ROOM);
  /** Code units kept. */
  length = 0;

  /** The number of a token; a new one is `size` of before. */
  intern(tokens: Tokens, index: number): number {
    const slots = this.#slots;
    const key = tokens.keys[index] ?? 0;
    const half = tokens.halves[index] ?? 0;
    let slot = (spread(key, half) & this.#mask) * WIDTH;
    for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
      if (
        slots[slot + HALF] === half &&
        slots[slot + KEY] === key &&
        (key >= 0 || this.#equals(held - 1, tokens, index))
      )
        return held - 1;
      slot = (slot + WIDTH) & (slots.length - 1);
    }
    return this.#keep(tokens, index, slot);
  }

  clear(): void {
    this.size = 0;
    this.length = 0;
    this.#slots.fill(0);
    this.#kept.clear();
  }

  #equals(form: number, { units, starts, ends }: Tokens, index: number): boolean {
    const { from, length } = this.#kept.get(form) ?? { from: 0, length: 0 };
    const start = starts[index] ?? 0;
    if (length !== (ends[index] ?? 0) - start) return false;
    for (let at = 0; at < length; at++) if (this.#units[from + at] !== units[start + at]) return false;
    return true;
  }

  #keep(tokens: Tokens, index: number, slot: number): number {
    const form = this.size++;
    const key = tokens.keys[index] ?? 0;
    if (key < 0) this.#keepUnits(form, tokens.units.subarray(tokens.starts[index], tokens.ends[index]));
    this.#slots[slot] = form + 1;
    this.#slots[slot + KEY] = key;
    this.#slots[slot + HALF] = tokens.halves[index] ?? 0;
    if (this.size * 2 > this.#mask) this.#spread();
    return form;
  }

  #keepUnits(form: number, own: Uint16Array): void {
    const from = this.length;
    this.length += own.length;
    if (this.length > this.#units.length) {
      const units = new Uint16Array(this.length * 2);
      units.set(this.#units);
      this.#units = units;
    }
    this.#units.set(own, from);
    this.#kept.set(form, { from, length: own.length });
  }

  #spread(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    this.#mask = slots.length / WIDTH - 1;
    for (let from = 0; from < before.length; from += WIDTH) {
      if (before[from] === 0) continue;
      let slot = (spread(before[from + KEY] ?? 0, before[from + HALF] ?? 0) & this.#mask) * WIDTH;
      while (slots[slot] !== 0) slot = (slot + WIDTH) & (slots.length - 1);
      slots.set(before.subarray(from, from + WIDTH), slot);
    }
    this.#slots = slots;
  }
}

/** Has all bits of a key count in the lowest. */
function spread(key: number, half: number): number {
  const mixed = Math.imul(half ^ Math.imul(key, 0x2545f491), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 15);
}
