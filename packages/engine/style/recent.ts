/** Values by key, the least recently used dropped first. Belongs to whoever makes it. */
export class Recent<V> {
  readonly #capacity: number;
  readonly #values = new Map<string, { readonly value: V }>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value of a key, made where it is not known. */
  get(key: string, make: () => V): V {
    const kept = this.#values.get(key) ?? { value: make() };
    this.#values.delete(key);
    this.#values.set(key, kept);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#capacity && oldest !== undefined) this.#values.delete(oldest);
    return kept.value;
  }
}
