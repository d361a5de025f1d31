import { judgeableChanges, type Range } from '@housestyle/contract';
import { anchorAt, locate, moveByDifference, moveOverChanges, type Anchor } from '../findings/tracking.ts';
import { applyEdits, withLineEnds, type TextEdit } from '../text/edit.ts';
import { minimalEdits } from '../text/minimal-edits.ts';

/** One change that a proposal asks for and nobody has decided on. */
export interface OpenChange {
  /** Unique in the proposal. */
  readonly id: number;
  /** Into the document as it is. */
  readonly range: Range;
  /** Into `proposedText`. */
  readonly proposedRange: Range;
  /** What stands in the document, and what would. */
  readonly before: string;
  readonly after: string;
}

export type Decision = 'open' | 'accepted' | 'rejected';

/** A change as it was proposed, and what became of it. */
export interface ChangeRecord {
  readonly id: number;
  /** Into the text that was sent. */
  readonly range: Range;
  readonly before: string;
  readonly after: string;
  readonly decision: Decision;
  /** Whether an open change fits the document as it is. */
  readonly fits: boolean;
}

interface Change {
  readonly id: number;
  readonly range: Range;
  readonly before: string;
  readonly after: string;
  decision: Decision;
}

/** An acceptance, and the document before and after it. */
interface Step {
  readonly ids: readonly number[];
  readonly before: string;
  readonly after: string;
}

/** So many acceptances can be undone and redone. */
const STEPS = 20;

/**
 * A proposed text for a part of a document that may go on changing, as changes to decide on one by one. A change follows the
 * text around it, and doesn't fit any more once its own words are edited. Knows nothing of an editor.
 */
export class Proposal {
  /** What was proposed in place of the part, whatever became of its changes. */
  readonly replacement: string;
  readonly #changes: readonly Change[];
  #anchors: readonly Anchor[];
  #steps: readonly Step[] = [];
  #text: string;

  constructor(text: string, scope: Range, replacement: string) {
    this.replacement = replacement;
    this.#text = text;
    const part = text.slice(scope.start, scope.end);
    const edits = judgeableChanges(part, minimalEdits(part, asIn(text, replacement))).map((edit) => ({
      start: edit.start + scope.start,
      end: edit.end + scope.start,
      text: edit.text,
    }));
    this.#changes = edits.map(({ start, end, text: after }, index) => ({
      id: index + 1,
      range: { start, end },
      before: text.slice(start, end),
      after,
      decision: 'open',
    }));
    this.#anchors = edits.map(({ start, end }) => anchorAt(text, { start, end }));
  }

  /** All changes that were proposed, in order. */
  history(): ChangeRecord[] {
    const fitting = new Set(this.open().map(({ id }) => id));
    return this.#changes.map((change) => ({ ...change, fits: fitting.has(change.id) }));
  }

  /** The changes to decide on that fit the document as it is, in order. */
  open(): OpenChange[] {
    const changes: OpenChange[] = [];
    let shift = 0;
    this.#changes.forEach((change, index) => {
      const range = this.#placeOf(change, index);
      if (!range || range.start < (changes.at(-1)?.range.end ?? 0)) return;
      const after = asIn(this.#text, change.after);
      const start = range.start + shift;
      const proposedRange = { start, end: start + after.length };
      const before = this.#text.slice(range.start, range.end);
      changes.push({ id: change.id, range, proposedRange, before, after });
      shift += after.length - before.length;
    });
    return changes;
  }

  /** How many changes nobody decided on don't fit, since the text was edited there. Undoing that edit brings them back. */
  get unfitting(): number {
    return this.#changes.filter(({ decision }) => decision === 'open').length - this.open().length;
  }

  /** The document as the open changes would make it. */
  get proposedText(): string {
    return applyEdits(this.#text, this.#editsOf(this.open()));
  }

  edit(changes: readonly TextEdit[], after: string): void {
    this.#anchors = moveOverChanges(this.#anchors, changes, this.#text, after);
    this.#take(after);
  }

  sync(after: string): void {
    this.#anchors = moveByDifference(this.#anchors, this.#text, after);
    this.#take(after);
  }

  /** What accepting these changes, or all, does to the document's current text. */
  edits(ids?: readonly number[]): TextEdit[] {
    return this.#editsOf(this.open().filter(({ id }) => ids === undefined || ids.includes(id)));
  }

  /** Notes that the edits of these changes were made of `before`. Undoing that opens them again. */
  accepted(ids: readonly number[], before: string): void {
    this.#decide(ids, 'accepted');
    this.#steps = [...this.#steps, { ids, before, after: this.#text }].slice(-STEPS);
  }

  reject(ids: readonly number[]): void {
    this.#decide(ids, 'rejected');
  }

  #decide(ids: readonly number[], decision: Decision): void {
    for (const change of this.#changes) if (ids.includes(change.id)) change.decision = decision;
  }

  #take(after: string): void {
    this.#text = after;
    for (const step of this.#steps) {
      if (step.before === after) this.#decide(step.ids, 'open');
      else if (step.after === after) this.#decide(step.ids, 'accepted');
    }
  }

  #placeOf({ decision }: Change, index: number): Range | undefined {
    return decision === 'open' ? locate(this.#anchors[index] as Anchor, this.#text) : undefined;
  }

  #editsOf(changes: readonly OpenChange[]): TextEdit[] {
    return changes.map(({ range, after }) => ({ ...range, text: after }));
  }
}

/** With the line ends of a document; one without any takes what comes. */
function asIn(document: string, text: string): string {
  return /[\r\n]/.test(document) ? withLineEnds(text, document.includes('\r\n') ? '\r\n' : '\n') : text;
}
