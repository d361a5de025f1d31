import type { Range } from '@housestyle/contract';
import { invisibleRanges } from './invisible.ts';

/** Where quotes of a text stand in it. Keeps what it worked out of the text between quotes. */
export interface Grounding {
  /**
   * The range that a quote names: exact, else with any white space, invisible characters and quotation marks the other
   * way round. Of several places, the first that was not named yet. Null: it does not occur.
   */
  locate(quote: string): Range | null;
}

export function ground(text: string): Grounding {
  const named = new Map<string, number>();
  let loose: Loose | null = null;
  return {
    locate(quote) {
      if (quote.trim() === '') return null;
      const exact = next(text, quote, named, `=${quote}`);
      if (exact !== null) return { start: exact, end: exact + quote.length };
      const wanted = loosen(quote).text.trim();
      if (wanted === '') return null;
      loose ??= loosen(text);
      const found = next(loose.text, wanted, named, `~${wanted}`);
      if (found === null) return null;
      const { starts, ends } = loose;
      return { start: starts[found] ?? 0, end: ends[found + wanted.length - 1] ?? 0 };
    },
  };
}

/** The next place of a quote; once all are named, the first again. */
function next(text: string, quote: string, named: Map<string, number>, key: string): number | null {
  const last = named.get(key);
  let found = text.indexOf(quote, last === undefined ? 0 : last + quote.length);
  if (found < 0 && last !== undefined) found = text.indexOf(quote);
  if (found < 0) return null;
  named.set(key, found);
  return found;
}

interface Loose {
  readonly text: string;
  /** For each unit of `text`, where it starts and ends in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const ALIKE: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '\u00A0': ' ' };

function loosen(text: string): Loose {
  const skipped = new Map(invisibleRanges(text));
  let loose = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < text.length;) {
    const hidden = skipped.get(index);
    if (hidden !== undefined) {
      index = hidden;
      continue;
    }
    const unit = text.charAt(index);
    const sign = /\s/.test(unit) ? ' ' : (ALIKE[unit] ?? unit);
    if (sign === ' ' && loose.endsWith(' ')) ends[ends.length - 1] = index + 1;
    else {
      loose += sign;
      starts.push(index);
      ends.push(index + 1);
    }
    index += 1;
  }
  return { text: loose, starts, ends };
}
