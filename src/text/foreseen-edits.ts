import { applyEdits, type TextEdit } from './edit.ts';

/** Edits that we make ourselves: an editor reports many at once as one, and their undoing and redoing too. */
export class ForeseenEdits {
  readonly #before: string;
  readonly #after: string;
  readonly #edits: readonly TextEdit[];

  /** `edits` of `before`, in order and without overlap. */
  constructor(before: string, edits: readonly TextEdit[]) {
    this.#before = before;
    this.#after = applyEdits(before, edits);
    this.#edits = edits;
  }

  /** The edits that lead from one text to the other, where they are these or their undoing. */
  between(before: string, after: string): readonly TextEdit[] | undefined {
    if (before === this.#before && after === this.#after) return this.#edits;
    return before === this.#after && after === this.#before ? this.#undoing() : undefined;
  }

  #undoing(): TextEdit[] {
    let shift = 0;
    return this.#edits.map(({ start, end, text }) => {
      const at = start + shift;
      shift += text.length - (end - start);
      return { start: at, end: at + text.length, text: this.#before.slice(start, end) };
    });
  }
}
