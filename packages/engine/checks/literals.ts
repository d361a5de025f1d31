/**
 * Text that a match of a pattern can't be without: a run of ASCII letters, digits and underscores in lower case, or one
 * punctuation mark. `opens` and `closes` tell whether the run is known to begin and end there.
 */
export interface Literal {
  readonly text: string;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Words that nearly every block holds: as good as nothing. */
const FREQUENT = new Set(
  (
    'a an and are as at be by can could for from has have if in is it its may might must not of on or s should t that ' +
    'the this to use was when which will with would you your'
  ).split(' '),
);
const PARTS = /[a-z0-9_]+|[^a-z0-9_]/g;
/** Marks that are always tokens of their own; an apostrophe may stand inside a word. */
const MARK = /^[!-&(-/:-@[-^`{-~‐-‗“-…]$/;

/** How much a literal narrows a search: higher is better. */
export function selectivity({ text, opens, closes }: Literal): number {
  if (!/\w/.test(text)) return text === ',' || text === '.' ? 0.5 : 2;
  // Of two frequent words, the longer is the rarer: "may" in "of may".
  if (opens && closes) return FREQUENT.has(text) ? 0.4 + text.length / 100 : Math.min(text.length, 6) + 3;
  return text.length < 3 ? 0.4 * text.length : Math.min(text.length, 6) + (opens || closes ? 1 : 0);
}

/**
 * For each of the strings that may stand in a text, the literal of it that narrows most; undefined where one of them has
 * none.
 * @param opens whether no letter, digit or underscore stands directly before the strings
 */
export function literalsOf(
  strings: readonly string[],
  opens: boolean,
  closes: boolean,
): readonly Literal[] | undefined {
  const literals = new Map<string, Literal>();
  for (const string of strings) {
    const best = bestOf(string, opens, closes);
    if (!best) return undefined;
    literals.set(`${best.opens ? '^' : ''}${best.text}${best.closes ? '$' : ''}`, best);
  }
  return literals.size > 0 ? [...literals.values()] : undefined;
}

function bestOf(string: string, opens: boolean, closes: boolean): Literal | undefined {
  let best: Literal | undefined;
  for (const { 0: text, index } of string.matchAll(PARTS)) {
    const end = index + text.length;
    const literal = /\w/.test(text)
      ? { text, opens: index > 0 || opens, closes: end < string.length || closes }
      : MARK.test(text) && { text, opens: true, closes: true };
    if (literal && (!best || selectivity(literal) > selectivity(best))) best = literal;
  }
  return best;
}

/** The set of literals that narrows more: the one whose weakest member is the better. */
export function better(
  one: readonly Literal[] | undefined,
  other: readonly Literal[] | undefined,
): readonly Literal[] | undefined {
  if (!one || !other) return one ?? other;
  const weakest = (literals: readonly Literal[]) => Math.min(...literals.map(selectivity));
  return weakest(other) > weakest(one) ? other : one;
}
