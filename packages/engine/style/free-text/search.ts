import { requiredLiterals } from '../../checks/required-literals.ts';

interface Search {
  /** Finds every match. */
  readonly pattern: RegExp;
  readonly names: RegExp;
  /** One of these stands in every match; undefined where that is not known. */
  clues: readonly string[] | undefined;
  times: number;
}

/** Searches after which it pays to work out what a pattern's matches hold. */
const OFTEN = 12;
/** A pattern is made ready once. */
const searches = new WeakMap<RegExp, Search>();

function searchFor(names: RegExp): Search {
  const known = searches.get(names);
  if (known) return known;
  const pattern = new RegExp(names.source, `${names.flags.replace(/[gy]/g, '')}g`);
  const search = { pattern, names, clues: undefined, times: 0 };
  searches.set(names, search);
  return search;
}

/** Every match of a pattern in a text in lower case. */
export function matchesOf(names: RegExp, text: string): readonly RegExpExecArray[] {
  const search = searchFor(names);
  if (++search.times === OFTEN) search.clues = requiredLiterals(names)?.map((literal) => literal.text);
  const { pattern, clues } = search;
  if (clues && !clues.some((clue) => text.includes(clue))) return [];
  return [...text.matchAll(pattern)];
}
