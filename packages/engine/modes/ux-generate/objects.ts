import { NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { singularOf } from '../../spelling/inflect.ts';
import { stem } from '../reading/words.ts';

/** What ends the object: another clause, or the words that ask for strings. */
const END =
  /^(?:from|in|on|for|with|to|into|by|when|where|and|or|that|which|using|via|as|at|screen|page|flow|form|toasts?|banners?|tooltips?|fields?|warnings?|prompts?|drop-?zone|dropzones?|area|whose|someone|sees|widget|component|section|toolbar|wizard|popup|dialog|dialogs|modal|button|buttons|errors?|messages?|strings?|text|copy|feature|set|sets|microcopy|confirmation|state|states|ui|is|are|was|were|be|fails?|failed|so|than|has|have|can|could|takes|too|after|before|while|during|if|list|view|of|who|between|until|early|again|later|it|them|this|that|per|without|answers?|doesn['’]t)$/i;
const SKIP =
  /^(?:\d+|an?|the|their|your|my|our|new|existing|saved|all|several|multiple|some|any|selected|single|bulk)$/i;

export function wordsOf(description: string): readonly string[] {
  return description
    .replace(/\b(?:as |in )?(?:json|ya?ml|\.?properties)\b/gi, ',')
    .split(/\s+|(?=[^\p{L}\p{N}\s'’-])/u)
    .filter(Boolean);
}

export function objectAfter(words: readonly string[], from: number): string {
  const taken: string[] = [];
  for (const [index, word] of words.slice(from).entries()) {
    // "A single file", but "single sign-on".
    const skipped = SKIP.test(word) && !/^sign-on$/i.test(words[from + index + 1] ?? '');
    if (taken.length === 0 && (skipped || word === 'of')) continue;
    if (END.test(word) || !/^[\p{L}\p{N}]/u.test(word) || taken.length === 3) break;
    taken.push(word);
  }
  return taken.join(' ');
}

export function objectBefore(words: readonly string[], at: number): string {
  const isOther = (word: string): boolean =>
    SKIP.test(word) || END.test(word) || ASKING.test(word) || !/^[\p{L}\p{N}]/u.test(word);
  const before = words.slice(Math.max(0, at - 2), at);
  return before.slice(before.findLastIndex(isOther) + 1).join(' ');
}

export const ASKING =
  /^(?:please|write|create|generate|make|give|me|draft|need|we|i|strings?|copy|text|texts|microcopy|for|a|an|the|ui|ux|of)$/i;

export function firstNoun(words: readonly string[]): number {
  const at = words.findIndex(
    (word) => /^[\p{L}\p{N}]/u.test(word) && !ASKING.test(word) && !SKIP.test(word) && !END.test(word),
  );
  return at < 0 ? words.length : at;
}

/** "Button to transcribe" names no thing. */
export function nounOnly(object: string): string {
  return (partsOf(object.toLowerCase()) & (VERB | NOUN)) === VERB ? '' : object;
}

/** The lexicon knows "photos"; names of products it doesn't. */
export function singleOf(noun: string): string {
  return singularOf(noun.toLowerCase()) ?? stem(noun);
}

/** Names keep their capitals: "API key". */
/** @param areNames whether capitals stand only at names */
export function keepCase(written: string, singular: string, areNames = false): string {
  const parts = written.split(' ');
  return singular
    .split(' ')
    .map((word, index) =>
      areNames && /^\p{Lu}\p{Ll}/u.test(parts[index] ?? '')
        ? (parts[index] ?? word)
        : /\p{Lu}.*\p{Lu}/u.test(parts[index] ?? '')
          ? (parts[index] ?? word).replace(/s$/, '')
          : word.toLowerCase(),
    )
    .join(' ');
}

export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
