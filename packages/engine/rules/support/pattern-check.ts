import { type Edit, mendArticle } from '../../checks/edit.ts';
import { capitalize, transferCase } from '../../checks/letter-case.ts';
import { fillMessage } from '../../checks/messages.ts';
import { eachMatch } from '../../checks/patterns.ts';
import { opensSentence, sentenceAt } from '../../checks/ranges.ts';
import { removal } from '../../checks/removal.ts';
import { inScope } from '../../checks/scope.ts';
import type { CodeCheck, Match, Scope } from '../../checks/types.ts';
import type { Block, SourceDocument } from '../../document/types.ts';

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

/**
 * Whether a clause after a comma can begin with its verb: "To start, run it" stands, "It is easy, run it" does not.
 * Without a comma in front, any can.
 */
export function joinsClause({ before, sentence }: Context): boolean {
  if (!/,\s+$/.test(before)) return true;
  return /\b(?:To|If|When|For|In|Once|Then|After|Before|Instead|Otherwise|First|Next|Finally|Alternatively|Also|Now|Again|However|By|On|Until|While|Since|Because|With|if|when|once|to make|to use|to create)\b/.test(
    sentence,
  );
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
