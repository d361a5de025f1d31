import { lazily } from '../lazily.ts';
import table from './rule-phrases.json' with { type: 'json' };
import type { Substitution, SubstitutionCheck } from './types.ts';

/** By their first token, the phrases of the long lists of built-in rules: each list with the places of phrases in it. */
const TABLE: Readonly<Record<string, string | undefined>> = table;
const NAMES = new WeakMap<SubstitutionCheck, string>();

/**
 * A long list of a built-in rule. `rule-phrases.json` has its phrases by that name, so that a start does not read it: a text
 * that holds the first word of one does.
 */
export function listed(
  name: string,
  { swap, ...rest }: Omit<SubstitutionCheck, 'kind' | 'swap'> & { swap: () => readonly Substitution[] },
): SubstitutionCheck {
  const read = lazily(swap);
  const check: SubstitutionCheck = {
    kind: 'substitution',
    ...rest,
    get swap() {
      return read();
    },
  };
  NAMES.set(check, name);
  return check;
}

/** Undefined for what is no such list, or a copy of one: it may say something else. */
export const listNameOf = (check: SubstitutionCheck): string | undefined => NAMES.get(check);

/** The places of the phrases that begin with a token, as phrases compare it, by list. */
export function placesFor(first: string): readonly { readonly list: string; readonly places: number[] }[] {
  if (!Object.hasOwn(TABLE, first)) return NONE;
  return (TABLE[first] ?? '').split(',').map((entry) => {
    const [list = '', ...places] = entry.split(' ');
    return { list, places: places.map(Number) };
  });
}

const NONE: readonly never[] = [];

/** What `placesFor` reads, of phrases in the order of their lists. */
export function writePlaces(
  phrases: readonly { readonly first: string; readonly list: string; readonly place: number }[],
): Readonly<Record<string, string>> {
  const lines = [...Map.groupBy(phrases, ({ first }) => first)].map(([first, same]) => {
    const lists = [...Map.groupBy(same, ({ list }) => list)];
    return [first, lists.map(([list, own]) => [list, ...own.map(({ place }) => place)].join(' ')).join(',')];
  });
  return Object.fromEntries(lines) as Record<string, string>;
}
