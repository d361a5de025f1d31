import { lazily } from '../lazily.ts';
import { findLine } from '../sorted-lines.ts';
import table from './rule-phrases.json' with { type: 'json' };
import type { Substitution, SubstitutionCheck } from './types.ts';

/** Below any character of a token: what a line tells of its token begins with a space. */
const LEAST = 0x21;
/** Tells that phrases begin with the token. */
const OPENS = '>';
const NAMES = new WeakMap<SubstitutionCheck, string>();

/**
 * A long list of a built-in rule. `rule-phrases.json` has its phrases by that name, so that a start does not read it: a text
 * that holds the rarest word of one does.
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

/** What a token of a text tells of the phrases of long lists. */
interface ListedToken {
  /** Whether any of them begins with it. */
  readonly opens: boolean;
  /** Of those whose rarest token it is, by list, the places in it. */
  readonly lists: readonly { readonly list: string; readonly places: readonly number[] }[];
}

/** Undefined for most. @param token as phrases compare it */
export function listedBy(token: string): ListedToken | undefined {
  const at = findLine(table, token, LEAST);
  if (at < 0) return undefined;
  const [sign, ...lists] = table.slice(at + 1, table.indexOf('\n', at)).split(',');
  return {
    opens: sign === OPENS,
    lists: lists.map((entry) => {
      const [list = '', ...places] = entry.split(' ');
      return { list, places: places.map(Number) };
    }),
  };
}

/** A phrase of a long list: its place, its first token, and the one that the fewest texts hold. */
interface WrittenPhrase {
  readonly list: string;
  readonly place: number;
  readonly first: string;
  readonly rarest: string;
}

/** What `listedBy` reads, of phrases in the order of their lists. */
export function writeLines(phrases: readonly WrittenPhrase[]): string {
  const firsts = new Set(phrases.map(({ first }) => first));
  const byRarest = Map.groupBy(phrases, ({ rarest }) => rarest);
  const lines = [...new Set([...firsts, ...byRarest.keys()])].map((token) => {
    const lists = [...Map.groupBy(byRarest.get(token) ?? [], ({ list }) => list)];
    const places = lists.map(([list, own]) => [list, ...own.map(({ place }) => place)].join(' '));
    return `${token} ${[firsts.has(token) ? OPENS : '', ...places].join(',')}`;
  });
  return `\n${lines.sort(byCodeUnits).join('\n')}\n`;
}

const byCodeUnits = (one: string, other: string) => (one < other ? -1 : 1);
