import { mendArticle } from '../../checks/edit.ts';
import { transferCase } from '../../checks/letter-case.ts';
import { fillMessage } from '../../checks/messages.ts';
import { eachMatch } from '../../checks/patterns.ts';
import { opensSentence, sentenceAt } from '../../checks/ranges.ts';
import { removal } from '../../checks/removal.ts';
import { inScope } from '../../checks/scope.ts';
import type { CodeCheck, Match, Scope } from '../../checks/types.ts';
import type { Block, SourceDocument } from '../../document/types.ts';

/** A swap that depends on the words around it. */
export interface PatternSwap {
  /** Read in a block's prose; the group named `at`, if any, is what is reported. */
  readonly pattern: RegExp;
  /** Reads up to 48 characters on each side; `before` begins with `…` where it was cut. */
  readonly when?: (context: { match: string; before: string; after: string }) => boolean;
  /** Deletes the match, with a space and a capital mended. */
  readonly fix?: 'remove';
  /** What replaces the match; a function sees the match and may leave it to a person. Default: a person decides. */
  readonly to?: string | ((match: string) => string | null);
  readonly message?: string;
  readonly scope?: Scope;
  /** Where this is found in the sentence, the match stands. */
  readonly unless?: RegExp;
}

/** What a list of phrases can't say: words that are wrong beside certain others. */
export function patternCheck(message: string, swaps: readonly PatternSwap[]): CodeCheck {
  const prepared = swaps.map((swap) => ({ swap, each: eachMatch(swap.pattern) }));
  return {
    kind: 'code',
    find(document) {
      const matches: Match[] = [];
      for (const block of document.blocks) {
        for (const { swap, each } of prepared) {
          if (!inScope(swap.scope, block)) continue;
          each(block.prose, (from, to) => {
            const [start, end] = [block.start + from, block.start + to];
            if (swap.when && !swap.when(contextOf(block, from, to))) return;
            if (swap.unless && swap.unless.test(sentenceText(block, start))) return;
            matches.push(write(document, block, start, end, swap, message));
          });
        }
      }
      return matches;
    },
  };
}

const REACH = 48;

function contextOf({ prose }: Block, from: number, to: number) {
  const before = prose.slice(Math.max(0, from - REACH), from);
  return {
    match: prose.slice(from, to),
    before: from > REACH ? `…${before}` : before,
    after: prose.slice(to, to + REACH),
  };
}

export function sentenceText(block: Block, offset: number): string {
  const sentence = sentenceAt(block, offset) ?? block;
  return block.prose.slice(sentence.start - block.start, sentence.end - block.start);
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
    return { ...removal(document, block, start, end), message: filled };
  }
  const to = typeof swap.to === 'function' ? swap.to(match) : (swap.to ?? null);
  const written =
    to === null ? null : transferCase(match, match.toLowerCase(), to, opensSentence(block, start));
  const filled = fillMessage(swap.message ?? message, {
    match,
    ...(written !== null && { replacement: written }),
  });
  const edit = { start, end, replacement: written };
  return { ...(written ? mendArticle(text, block, edit, written) : edit), message: filled };
}
