import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';

/** Remembers when keys were last used, and writes it down now and then: no request waits for it. */
export class KeyUse {
  readonly #storage: Storage;
  readonly #clock: Clock;
  #uses = new Map<string, Date>();
  readonly #timer: NodeJS.Timeout;

  /** `interval`: milliseconds between two writes. */
  constructor(storage: Storage, clock: Clock, interval: number, onError: (error: unknown) => void) {
    this.#storage = storage;
    this.#clock = clock;
    this.#timer = setInterval(() => void this.flush().catch(onError), interval).unref();
  }

  record(keyId: string): void {
    this.#uses.set(keyId, this.#clock());
  }

  async flush(): Promise<void> {
    const uses = this.#uses;
    if (uses.size === 0) return;
    this.#uses = new Map();
    await this.#storage.keys.recordUse(new Map([...uses].map(([id, at]) => [id, at.toISOString()])));
  }

  /** Ends the timer and writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
