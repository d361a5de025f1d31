import { positionIn } from '../list-position.ts';
import type { ListPosition } from '../types.ts';

interface OpenList {
  readonly list: number;
  readonly marker: string;
  readonly ordered: boolean;
  item: number;
}

/** The lists that are open where the marker alone, not its column, tells how deep an item is. */
export class MarkedLists {
  readonly #ids: { next: number };
  #open: OpenList[] = [];
  #inTerm = false;

  constructor(ids = { next: 0 }) {
    this.#ids = ids;
  }

  /** The lists of a block that stands inside an item: none yet. */
  inside(): MarkedLists {
    return new MarkedLists(this.#ids);
  }

  /** Whether an item or a term has begun, below which text may be indented. */
  get isOpen(): boolean {
    return this.#inTerm || this.#open.length > 0;
  }
  /** An item's first line. @param marker what stands before its text: `*`, `**`, `.`, `3.`, `<1>` */
  item(marker: string): ListPosition {
    const kind = marker.replace(/\d+|(?<=<)\.|^[a-z](?=\.)/, '1');
    const known = this.#open.findIndex((list) => list.marker === kind);
    if (known >= 0) {
      this.#open.length = known + 1;
      (this.#open[known] as OpenList).item += 1;
    } else {
      this.#open.push({ list: this.#ids.next, marker: kind, ordered: /[.1]/.test(kind), item: 0 });
      this.#ids.next += 1;
    }
    return positionIn(this.#open, true) as ListPosition;
  }

  /** Where a further block of the open item stands; undefined outside of all lists. */
  at(): ListPosition | undefined {
    return positionIn(this.#open, false);
  }

  /** A term and what it means: items below it make lists of their own. */
  term(): void {
    this.end();
    this.#inTerm = true;
  }

  end(): void {
    this.#open = [];
    this.#inTerm = false;
  }
}
