const FIRST_ROOM = 1024;

/** Lists of numbers in one memory: to read one reads one place after the other. */
export class NumberLists {
  /** At the place of a list, how many numbers it holds, and behind that the numbers. The list at 0 is empty. */
  numbers = new Int32Array(FIRST_ROOM);
  #length = 1;

  /** The place of a new list. */
  add(list: readonly number[]): number {
    if (list.length === 0) return 0;
    const place = this.#length;
    this.#length += list.length + 1;
    if (this.#length > this.numbers.length) {
      const numbers = new Int32Array(this.#length * 2);
      numbers.set(this.numbers);
      this.numbers = numbers;
    }
    this.numbers[place] = list.length;
    this.numbers.set(list, place + 1);
    return place;
  }

  clear(): void {
    this.#length = 1;
  }
}
