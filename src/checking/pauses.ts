/** Milliseconds without typing until a text is checked. */
const LOCAL = 400;
const REMOTE = 2000;

/** After a failure, checking while typing rests; each further failure doubles it. */
const REST = 15_000;
const LONGEST_REST = 600_000;

/** How long checking waits: for a pause in the typing, longer where checks take long, and longer after failures. */
export class Pauses {
  #duration = 0;
  #failures = 0;
  #restUntil = 0;

  /** Milliseconds to wait from now on. */
  next(isLocal: boolean, now = Date.now()): number {
    // At most half of the time goes into checking.
    return Math.max(isLocal ? LOCAL : REMOTE, this.#duration, this.#restUntil - now);
  }

  /** A check took this long, in milliseconds. */
  answered(duration: number): void {
    this.#duration = duration;
    this.clear();
  }

  failed(now = Date.now()): void {
    this.#restUntil = now + Math.min(REST * 2 ** this.#failures++, LONGEST_REST);
  }

  clear(): void {
    this.#failures = 0;
    this.#restUntil = 0;
  }
}
