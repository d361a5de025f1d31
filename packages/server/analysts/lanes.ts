/** A place among the running jobs; give it back exactly once. */
export type Release = () => void;

interface Waiting {
  readonly large: boolean;
  enter(release: Release): void;
}

/**
 * Who may run next. First come, first served, but large jobs never hold all places: one stays free for small ones, so
 * that long documents don't make quick ones wait.
 */
export class Lanes {
  readonly #places: number;
  readonly #limit: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #runningLarge = 0;

  /** `places` jobs run at once; at most `limit` wait. */
  constructor(places: number, limit: number) {
    this.#places = places;
    this.#limit = limit;
  }

  get queueLength(): number {
    return this.#waiting.length;
  }

  /** Null where too many wait. Rejects with the signal's reason when that is aborted before a place is free. */
  enter(large: boolean, signal: AbortSignal): Promise<Release> | null {
    if (this.#waiting.length >= this.#limit && !this.#mayRun(large)) return null;
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        reject(signal.reason as Error);
      };
      const job: Waiting = {
        large,
        enter(release) {
          signal.removeEventListener('abort', leave);
          resolve(release);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  #mayRun(large: boolean): boolean {
    return this.#running < this.#places && !(large && this.#runningLarge >= Math.max(1, this.#places - 1));
  }

  #next(): void {
    for (;;) {
      const index = this.#waiting.findIndex(({ large }) => this.#mayRun(large));
      const [job] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!job) return;
      this.#running += 1;
      if (job.large) this.#runningLarge += 1;
      let held = true;
      job.enter(() => {
        if (!held) return;
        held = false;
        this.#running -= 1;
        if (job.large) this.#runningLarge -= 1;
        this.#next();
      });
    }
  }
}
