/** The requests under way, at most one for each document: a new one ends the one before it. */
export class Runs {
  readonly #running = new Map<string, AbortController>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get count(): number {
    return this.#running.size;
  }

  isRunning(document: string): boolean {
    return this.#running.has(document);
  }

  /** Runs a task that ends early when another starts for the same document, or when `cancelAll` is called. */
  async run<T>(document: string, task: (controller: AbortController) => Promise<T>): Promise<T> {
    this.#running.get(document)?.abort();
    const controller = new AbortController();
    this.#running.set(document, controller);
    this.#changed();
    try {
      return await task(controller);
    } finally {
      if (this.#running.get(document) === controller) this.#running.delete(document);
      this.#changed();
    }
  }

  cancelAll(): void {
    for (const controller of this.#running.values()) controller.abort();
  }
}
