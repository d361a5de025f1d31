import type { Block, SourceDocument } from '../document/types.ts';
import { type Edit, mendArticle } from './edit.ts';
import type { CheckKind, Reading } from './kind.ts';
import { capitalize, transferCase } from './letter-case.ts';
import { fillMessage } from './messages.ts';
import { searchFor, type Search } from './patterns.ts';
import { opensSentence } from './ranges.ts';
import { removal } from './removal.ts';
import type { Match, Scope } from './types.ts';

/** What stands around a match. */
export interface Context {
  readonly match: string;
  readonly before: string;
  readonly after: string;
  /** The sentence, of a very long one the part around the match. */
  readonly sentence: string;
}

/** A swap that depends on the words around it. */
export interface PatternSwap {
  /** Read in a block's prose; the group named `at`, if any, is what is reported. */
  readonly pattern: RegExp;
  /** Reads up to 48 characters on each side; `before` begins with `…` where it was cut. */
  readonly when?: (context: Context) => boolean;
  /** Deletes the match, with a space and a capital mended, where `safe` says that the rest is a sentence. */
  readonly fix?: 'remove';
  readonly safe?: (context: Context) => boolean;
  /** What replaces the match; a function sees the match and may leave it to a person. Default: a person decides. */
  readonly to?: string | ((match: string, context: Context) => string | null);
  readonly message?: string;
  readonly scope?: Scope;
  /** Where this is found in the sentence, the match stands. */
  readonly unless?: RegExp;
}

/** What a list of phrases can't say: words that are wrong beside certain others. */
export interface PatternCheck {
  readonly kind: 'pattern';
  /** For swaps without one of their own. */
  readonly message: string;
  readonly swaps: readonly PatternSwap[];
}

/** Reports what patterns match in blocks that hold the words they need. */
export const pattern: CheckKind<PatternCheck> = {
  kind: 'pattern',
  compile({ message, swaps }, phrases) {
    const searches = swaps.map(({ pattern, scope }) => searchFor(pattern, phrases, scope));
    // Side by side in memory, since most texts call for few of them.
    const watches = searches.map(({ watch }) => watch);
    return {
      run(reading) {
        let matches: Match[] | undefined;
        for (let index = 0; index < watches.length; index++) {
          if (reading.mayMatch(watches[index] ?? 0))
            matches = findAll(reading, searches[index], swaps[index] as PatternSwap, message, matches);
        }
        return matches ?? NONE;
      },
    };
  },
};

const NONE: readonly never[] = [];

/** Adds what a swap reports to `matches`; apart, since most texts call for few swaps and each closure takes memory. */
function findAll(
  reading: Reading,
  search: Search | undefined,
  swap: PatternSwap,
  message: string,
  matches: Match[] | undefined,
): Match[] | undefined {
  search?.each(reading, (block, from, to) => {
    const context = new Place(block, from, to);
    if (swap.when && !swap.when(context)) return;
    if (swap.unless && swap.unless.test(context.sentence)) return;
    (matches ??= []).push(write(reading.document, context, swap, message));
  });
  return matches;
}

const REACH = 48;
const SENTENCE_REACH = 400;

/** A match in a block's prose. What stands around it is only read for who asks. */
class Place implements Context {
  readonly block: Block;
  readonly #from: number;
  readonly #to: number;
  #sentence: string | undefined;

  constructor(block: Block, from: number, to: number) {
    this.block = block;
    this.#from = from;
    this.#to = to;
  }

  get start(): number {
    return this.block.start + this.#from;
  }

  get end(): number {
    return this.block.start + this.#to;
  }

  get match(): string {
    return this.block.prose.slice(this.#from, this.#to);
  }

  get before(): string {
    const before = this.block.prose.slice(Math.max(0, this.#from - REACH), this.#from);
    return this.#from > REACH ? `…${before}` : before;
  }

  get after(): string {
    return this.block.prose.slice(this.#to, this.#to + REACH);
  }

  get sentence(): string {
    return (this.#sentence ??= sentenceText(this.block, this.start));
  }
}

/** The sentence around an offset, of a very long one the part near it: rules stay linear whatever the text. */
export function sentenceText({ prose, start, sentencePlaces: places }: Block, offset: number): string {
  const at = offset - start;
  const sentence = places.lastStartingBy(at);
  const [from, to] = sentence < 0 ? [0, prose.length] : [places.startOf(sentence), places.endOf(sentence)];
  return prose.slice(Math.max(from, at - SENTENCE_REACH), Math.min(to, at + SENTENCE_REACH));
}

/** Where a label stands before the sentence ("**Hint** Simply run"), the capital is handed on as well. */
function remove(document: SourceDocument, block: Block, start: number, end: number): Edit {
  const { text } = document;
  if (opensSentence(block, start) || !/[A-Z]/.test(text.charAt(start)))
    return removal(document, block, start, end);
  const next = /^,? ([a-z]+)(?![\w`])/.exec(text.slice(end, block.end));
  if (!next) return { start, end, replacement: null };
  return { start, end: end + next[0].length, replacement: capitalize(next[1] ?? '') };
}

function write(document: SourceDocument, place: Place, swap: PatternSwap, message: string): Match {
  const { text } = document;
  const { block, start, end } = place;
  const match = text.slice(start, end);
  if (swap.fix === 'remove') {
    const filled = fillMessage(swap.message ?? message, { match });
    const safe = swap.safe?.(place) ?? true;
    return {
      ...(safe ? remove(document, block, start, end) : { start, end, replacement: null }),
      message: filled,
    };
  }
  const to = typeof swap.to === 'function' ? swap.to(match, place) : (swap.to ?? null);
  const written =
    to === null || /^\d/.test(to)
      ? to
      : transferCase(match, match.toLowerCase(), to, opensSentence(block, start));
  const filled = fillMessage(swap.message ?? message, {
    match,
    ...(written !== null && { replacement: written }),
  });
  const edit = { start, end, replacement: written };
  return { ...(written ? mendArticle(text, block, edit, written) : edit), message: filled };
}
