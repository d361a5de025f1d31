import type { CliExit } from '../model.ts';

/** The exit codes of a program while its code is read, each with what it means. */
export class ExitCodes {
  readonly #found = new Map<number, Set<string>>();

  /** Whether none was noted. */
  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** Whether something was said of a code. */
  isTold(code: number): boolean {
    return (this.#found.get(code)?.size ?? 0) > 0;
  }

  /** `meaning` is empty where the code says nothing. */
  note(code: number, meaning = ''): void {
    const known = this.#found.get(code) ?? new Set();
    this.#found.set(code, meaning === '' ? known : known.add(meaning));
  }

  /** Ascending; none where the program only ends well. */
  list(): CliExit[] {
    if ([...this.#found.keys()].every((code) => code === 0)) return [];
    this.note(0, this.#found.get(0)?.size ? '' : 'Success');
    return [...this.#found]
      .map(([code, meanings]) => ({ code, meanings: [...meanings] }))
      .sort((a, b) => a.code - b.code);
  }
}

/** Whether a shell sees a number as it is. */
export const isExitCode = (code: number | undefined): code is number =>
  code !== undefined && code >= 0 && code < 256;
