import type { Finding, Range } from '@housestyle/contract';
import type { TextEdit } from '../text/edit.ts';
import { ForeseenEdits } from '../text/foreseen-edits.ts';
import { anchorAt, locate, moveAnchors, moveByDifference, moveOverChanges, type Anchor } from './tracking.ts';

/** A finding where it stands now. */
export interface LiveFinding {
  /** Unique in one window. */
  readonly id: number;
  /** Into the document's current text, of which it is exactly `finding.original`, line ends aside. */
  readonly range: Range;
  readonly finding: Finding;
}

interface Item {
  readonly id: number;
  readonly finding: Finding;
}

let lastId = 0;

/** The findings of one document, following its text. Knows nothing of an editor. */
export class LiveFindings {
  #text: string;
  #items: readonly Item[] = [];
  #anchors: readonly Anchor[] = [];
  #foreseen: ForeseenEdits | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** What still stands in the text, by start. */
  list(): LiveFinding[] {
    const live: LiveFinding[] = [];
    this.#items.forEach((item, index) => {
      const range = locate(this.#anchors[index] as Anchor, this.#text);
      if (range) live.push({ ...item, range });
    });
    return live.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
  }

  /** Tells of edits of the text as it is that are about to be made: however they are reported, places move with each of them. */
  foresee(edits: readonly TextEdit[]): void {
    this.#foreseen = new ForeseenEdits(this.#text, edits);
  }

  /** Takes over edits as an editor reports them: each an edit of the text before all of them. */
  edit(changes: readonly TextEdit[], after: string): void {
    const foreseen = this.#foreseen?.between(this.#text, after);
    this.#anchors = foreseen
      ? moveAnchors(this.#anchors, foreseen, this.#text, after)
      : moveOverChanges(this.#anchors, changes, this.#text, after);
    this.#text = after;
  }

  /** Takes over a text of which the edits are not known. */
  sync(after: string): void {
    this.#anchors = moveByDifference(this.#anchors, this.#text, after);
    this.#text = after;
  }

  /**
   * Puts in the findings of a review of `reviewed.text`, or of the part `reviewed.scope` of it, in place of those found
   * there earlier. Ranges are into the whole text. What does not stand where it claims to stand is left out.
   */
  replace(reviewed: { readonly text: string; readonly scope: Range }, findings: readonly Finding[]): void {
    this.#put(reviewed, findings, true);
  }

  /** Puts in findings of a review that is still going on, beside those found earlier; what is there already stays. */
  add(reviewed: { readonly text: string; readonly scope: Range }, findings: readonly Finding[]): void {
    const known = new Set(this.#items.map(({ finding }) => keyOf(finding)));
    const added = findings.filter((finding) => !known.has(keyOf(finding)));
    if (added.length > 0) this.#put(reviewed, added, false);
  }

  #put(
    { text, scope }: { readonly text: string; readonly scope: Range },
    findings: readonly Finding[],
    instead: boolean,
  ): void {
    const grounded = findings.filter(
      ({ range, original }) =>
        range.start <= range.end &&
        range.end <= text.length &&
        text.slice(range.start, range.end) === original,
    );
    const anchors = grounded.map(({ range }) => anchorAt(text, range));
    const [area, ...moved] = moveByDifference([anchorAt(text, scope), ...anchors], text, this.#text);
    const whole = scope.start === 0 && scope.end === text.length;
    const kept = this.#anchors.map(
      (anchor) =>
        !instead || (!whole && area !== undefined && (anchor.start < area.start || anchor.end > area.end)),
    );
    this.#items = [
      ...this.#items.filter((_, index) => kept[index]),
      ...grounded.map((finding) => ({ id: ++lastId, finding })),
    ];
    this.#anchors = [...this.#anchors.filter((_, index) => kept[index]), ...moved];
  }

  /** Forgets one finding. */
  remove(id: number): void {
    const keep = this.#items.map((item) => item.id !== id);
    this.#anchors = this.#anchors.filter((_, index) => keep[index]);
    this.#items = this.#items.filter((_, index) => keep[index]);
  }

  /** A copy that lives on under another name of the document. */
  copy(): LiveFindings {
    const copy = new LiveFindings(this.#text);
    copy.#items = this.#items;
    copy.#anchors = this.#anchors;
    return copy;
  }
}

/** The same finding of the same text, however often it is told. */
function keyOf({ rule, range, original }: Finding): string {
  return JSON.stringify([rule.id, range.start, range.end, original]);
}
