import { ModelError } from './types.ts';

export interface CircuitOptions {
  /** Failures in a row after which nothing is asked for a while. */
  readonly failures: number;
  /** Milliseconds of that while: at first, and at most; it doubles with each failure. */
  readonly shortest: number;
  readonly longest: number;
  readonly now: () => number;
  /** Hears for how many milliseconds nothing is asked. */
  readonly onOpen?: (milliseconds: number) => void;
}

/**
 * Spares a provider that is down, and callers the wait for it: after some failures in a row calls fail at once, until a
 * single one may try again. A provider that asks for a pause is left alone for so long.
 */
export interface Circuit {
  /** Milliseconds to wait before the next call. Throws a `ModelError` where the provider is taken to be down. */
  enter(): number;
  succeeded(): void;
  failed(): void;
  /** The provider asked for a pause of so many milliseconds; other calls keep it up to `longest`. */
  pause(milliseconds: number): void;
}

export function createCircuit({ failures, shortest, longest, now, onOpen }: CircuitOptions): Circuit {
  let inARow = 0;
  let closedUntil = 0;
  let pausedUntil = 0;
  const rest = (): number => Math.min(longest, shortest * 2 ** Math.min(inARow - failures, 30));
  return {
    enter() {
      const time = now();
      if (inARow >= failures) {
        if (time < closedUntil)
          throw new ModelError(
            'unavailable',
            `The model's provider failed ${inARow} times in a row and is not asked for a while.`,
          );
        // One call tries; the others are refused until it is back.
        closedUntil = time + rest();
      }
      return Math.max(0, pausedUntil - time);
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow < failures) return;
      closedUntil = now() + rest();
      onOpen?.(rest());
    },
    pause(milliseconds) {
      pausedUntil = Math.max(pausedUntil, now() + Math.min(longest, milliseconds));
    },
  };
}
