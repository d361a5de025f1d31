import type { Block, SourceDocument } from '../document/types.ts';
import { type Edit, mendArticle } from './edit.ts';
import type { CheckKind } from './kind.ts';
import { capitalize, transferCase } from './letter-case.ts';
import { fillMessage } from './messages.ts';
import { searchFor } from './patterns.ts';
import { opensSentence, sentenceAt } from './ranges.ts';
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
    const prepared = swaps.map((swap) => ({ swap, search: searchFor(swap.pattern, phrases, swap.scope) }));
    return {
      run(reading) {
        const matches: Match[] = [];
        for (const { swap, search } of prepared) {
          search(reading, (block, from, to) => {
            const [start, end] = [block.start + from, block.start + to];
            if (swap.when && !swap.when(contextOf(block, from, to))) return;
            if (swap.unless && swap.unless.test(sentenceText(block, start))) return;
            matches.push(write(reading.document, block, start, end, swap, message));
          });
        }
        return matches;
      },
    };
  },
};

const REACH = 48;
const SENTENCE_REACH = 400;

function contextOf(block: Block, from: number, to: number): Context {
  const { prose } = block;
  const before = prose.slice(Math.max(0, from - REACH), from);
  return {
    match: prose.slice(from, to),
    before: from > REACH ? `…${before}` : before,
    after: prose.slice(to, to + REACH),
    sentence: sentenceText(block, block.start + from),
  };
}

/** The sentence around an offset, of a very long one the part near it: rules stay linear whatever the text. */
export function sentenceText(block: Block, offset: number): string {
  const { start, end } = sentenceAt(block, offset) ?? block;
  const [from, to] = [Math.max(start, offset - SENTENCE_REACH), Math.min(end, offset + SENTENCE_REACH)];
  return block.prose.slice(from - block.start, to - block.start);
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

function write(
  document: SourceDocument,
  block: Block,
  start: number,
  end: number,
  swap: PatternSwap,
  message: string,
): Match {
  const { text } = document;
  const match = text.slice(start, end);
  if (swap.fix === 'remove') {
    const filled = fillMessage(swap.message ?? message, { match });
    const safe = swap.safe?.(contextOf(block, start - block.start, end - block.start)) ?? true;
    return {
      ...(safe ? remove(document, block, start, end) : { start, end, replacement: null }),
      message: filled,
    };
  }
  const to =
    typeof swap.to === 'function'
      ? swap.to(match, contextOf(block, start - block.start, end - block.start))
      : (swap.to ?? null);
  const written =
    to === null ? null : transferCase(match, match.toLowerCase(), to, opensSentence(block, start));
  const filled = fillMessage(swap.message ?? message, {
    match,
    ...(written !== null && { replacement: written }),
  });
  const edit = { start, end, replacement: written };
  return { ...(written ? mendArticle(text, block, edit, written) : edit), message: filled };
}
