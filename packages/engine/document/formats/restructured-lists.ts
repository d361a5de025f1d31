import { positionIn } from '../list-position.ts';
import type { ListPosition } from '../types.ts';

interface OpenList {
  readonly list: number;
  readonly ordered: boolean;
  readonly bullet: string;
  /** Columns of the mark and of the text behind it. */
  readonly indent: number;
  text: number;
  item: number;
}

/** The lists that are open while a text is read line by line; where lines stand tells what they belong to. */
export class IndentedLists {
  readonly #open: OpenList[] = [];
  #count = 0;

  /** An item's first line. @param mark what stands before its text, the indentation included */
  item(indent: number, mark: string): ListPosition {
    const own = mark.trim();
    const ordered = !/^[-*+•]$/.test(own);
    const bullet = ordered ? '' : own;
    while ((this.#open.at(-1)?.indent ?? -1) > indent) this.#open.pop();
    const last = this.#open.at(-1);
    if (last?.indent === indent && last.ordered === ordered && last.bullet === bullet) {
      last.item += 1;
      last.text = mark.length;
    } else {
      if (last?.indent === indent) this.#open.pop();
      this.#open.push({ list: this.#count, ordered, bullet, indent, text: mark.length, item: 0 });
      this.#count += 1;
    }
    return positionIn(this.#open, true) as ListPosition;
  }

  /** Where any other line that begins a block stands; undefined outside of all lists. */
  at(indent: number): ListPosition | undefined {
    while ((this.#open.at(-1)?.text ?? 0) > indent) this.#open.pop();
    return positionIn(this.#open, false);
  }
}
