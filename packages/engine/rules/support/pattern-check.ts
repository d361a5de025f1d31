import type { Context, PatternCheck, PatternSwap } from '../../checks/pattern.ts';

export { sentenceText, type Context, type PatternSwap } from '../../checks/pattern.ts';

/** What a list of phrases can't say: words that are wrong beside certain others. */
export function patternCheck(message: string, swaps: readonly PatternSwap[]): PatternCheck {
  return { kind: 'pattern', message, swaps };
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
