import type { Range } from '@housestyle/contract';
import { anchorAt, locate, moveByDifference, moveOverChanges, type Anchor } from '../findings/tracking.ts';
import { withLineEnds, type TextEdit } from '../text/edit.ts';
import { minimalEdits } from '../text/minimal-edits.ts';

/** A proposed text for a part of a document that may go on changing. Knows nothing of an editor. */
export class Proposal {
  /** What the person is asked to accept in place of the part. */
  readonly replacement: string;
  #text: string;
  #place: Anchor;
  #shown: string;

  constructor(text: string, scope: Range, replacement: string) {
    this.replacement = replacement;
    this.#text = text;
    this.#place = anchorAt(text, scope);
    this.#shown = text.slice(0, scope.start) + replacement + text.slice(scope.end);
  }

  /**
   * The whole document as it would be. Once the part itself has changed, it stays what it was last, so that
   * nothing proposed is lost.
   */
  get proposedText(): string {
    return this.#shown;
  }

  edit(changes: readonly TextEdit[], after: string): void {
    [this.#place = this.#place] = moveOverChanges([this.#place], changes, this.#text, after);
    this.#take(after);
  }

  sync(after: string): void {
    [this.#place = this.#place] = moveByDifference([this.#place], this.#text, after);
    this.#take(after);
  }

  /** What accepting does to the document's current text; undefined where the part has changed meanwhile. */
  edits(): TextEdit[] | undefined {
    const range = locate(this.#place, this.#text);
    if (!range) return undefined;
    const part = this.#text.slice(range.start, range.end);
    return minimalEdits(part, this.#proposedPart()).map((edit) => ({
      start: edit.start + range.start,
      end: edit.end + range.start,
      text: edit.text,
    }));
  }

  #take(after: string): void {
    this.#text = after;
    const range = locate(this.#place, after);
    if (!range) return;
    this.#shown = after.slice(0, range.start) + this.#proposedPart() + after.slice(range.end);
  }

  /** Line ends are the document's own. */
  #proposedPart(): string {
    if (!/[\r\n]/.test(this.#text)) return this.replacement;
    return withLineEnds(this.replacement, this.#text.includes('\r\n') ? '\r\n' : '\n');
  }
}
