import type { Severity } from '@housestyle/contract';
import type { UxString } from './types.ts';
import type { UxKind } from './kinds.ts';
import { matchesOf } from './matches-of.ts';

/** Different words for one action or thing; each row in one grammatical form. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['sign in', 'log in', 'login', 'signin', 'sign-in', 'log-in'],
  ['sign out', 'log out', 'logout', 'signout', 'log off', 'sign off'],
  ['sign up', 'signup', 'register', 'create account', 'create an account'],
  ['email', 'e-mail', 'e mail'],
  ['settings', 'preferences'],
  ['cancelled', 'canceled'],
  ['username', 'user name', 'login name'],
  ['folder', 'directory'],
  ['website', 'web site'],
  ['home page', 'homepage'],
  ['try again', 'retry'],
  ['phone number', 'telephone number', 'telephone'],
  ['select', 'choose'],
];

export interface Inconsistency {
  readonly string: UxString;
  /** Offsets into the string's text. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string | null;
  readonly message: string;
  readonly id: string;
  readonly label: string;
  readonly severity: Severity;
}

/** Strings that call a thing differently than most others do, or are capitalized differently. */
export function findInconsistencies(
  strings: readonly { string: UxString; kind: UxKind }[],
): readonly Inconsistency[] {
  return [...findSynonyms(strings.map(({ string }) => string)), ...findCase(strings)];
}

const ANY_SYNONYM = new RegExp(SYNONYMS.flat().join('|'), 'i');

function findSynonyms(all: readonly UxString[]): Inconsistency[] {
  const strings = all.filter(({ text }) => ANY_SYNONYM.test(text));
  return SYNONYMS.flatMap((row) => {
    const uses = row.flatMap((name) => {
      const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])${name}(?![\p{L}\p{N}-])`, 'giu');
      return strings.flatMap((string) =>
        matchesOf(pattern, string.text).map(({ index, 0: text }) => ({ name, string, index, text })),
      );
    });
    const names = [...Map.groupBy(uses, ({ name }) => name)].sort(([, a], [, b]) => b.length - a.length);
    const [kept, ...others] = names;
    if (!kept || others.length === 0) return [];
    return others.flatMap(([name, found]) =>
      found.map(({ string, index, text }) => ({
        string,
        start: index,
        end: index + text.length,
        replacement: likeCase(kept[0], text),
        message: `Other strings say “${kept[0]}” (${kept[1].length} to ${found.length}): “${name}” looks like something else.`,
        id: 'ux-consistency',
        label: 'One name for one thing',
        severity: 'important' as const,
      })),
    );
  });
}

const CASED: readonly UxKind[] = ['button', 'title', 'label'];

/** Buttons, titles and labels of several words: whichever of sentence case and title case is rarer is reported. */
function findCase(strings: readonly { string: UxString; kind: UxKind }[]): Inconsistency[] {
  const cased = strings
    .filter(({ kind }) => CASED.includes(kind))
    .flatMap(({ string }) => {
      const form = caseOf(string.text);
      return form ? [{ string, form }] : [];
    });
  const title = cased.filter(({ form }) => form === 'title').length;
  const sentence = cased.length - title;
  if (title === 0 || sentence === 0) return [];
  const keep = title > sentence ? 'title' : 'sentence';
  return cased
    .filter(({ form }) => form !== keep)
    .map(({ string }) => ({
      string,
      start: 0,
      end: string.text.length,
      replacement: keep === 'sentence' ? toSentence(string.text) : toTitle(string.text),
      message: `Most buttons, titles and labels are in ${keep} case (${Math.max(title, sentence)} to ${Math.min(title, sentence)}).`,
      id: 'ux-case',
      label: 'One way to capitalize',
      severity: 'minor' as const,
    }));
}

const SMALL = /^(?:a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|with|your)$/i;

function caseOf(text: string): 'title' | 'sentence' | undefined {
  const rest = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}[\p{Ll}'’-]+[.?!…]*$/u.test(word) && !SMALL.test(word));
  if (rest.length === 0 || !/^\p{Lu}/u.test(text)) return undefined;
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals === rest.length) return 'title';
  return capitals === 0 ? 'sentence' : undefined;
}

function toSentence(text: string): string {
  return text.replace(/(?<=\s)\p{Lu}[\p{Ll}'’-]+/gu, (word) => word.toLowerCase());
}

function toTitle(text: string): string {
  return text.replace(/(?<=\s)\p{Ll}[\p{Ll}'’-]+/gu, (word) =>
    SMALL.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
}

function likeCase(name: string, text: string): string {
  if (text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)) return name.toUpperCase();
  return /^\p{Lu}/u.test(text) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;
}
