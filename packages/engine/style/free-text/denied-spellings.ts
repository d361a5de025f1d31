import type { StyleRule } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';

const MARK = String.raw`["“”'‘’*_\x60]{0,2}`;
const TOKEN = String.raw`(?!(?:and|or|nor|not)(?![\p{L}-]))[\p{L}\d][\p{L}\d.-]*(?<![.-])`;
const ITEM = String.raw`${MARK}${TOKEN}(?: ${TOKEN}){0,2}${MARK}`;
const DENIED = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}])${MARK}(?:not|never(?: use| write)?|don['’]t (?:use|write)|do not (?:use|write)|rather than|instead of)${MARK} (?<wrong>${ITEM}(?:(?:,? (?:or|nor|and)(?: not)? |, (?:not )?)${ITEM}){0,4})`,
      'giu',
    ),
);
const EMPHASIZED = /["“'‘*_`]{1,2}([\p{L}\d][^"“”'‘’*_`\n]{0,40})["”'’*_`]{1,2}/gu;
/** “iOS”, “GitHub”: a name as it is written. */
const INNER = /(?<![\p{L}\d])(?:\p{Ll}{1,3}|\p{Lu}\p{Ll}+)\p{Lu}[\p{L}\d]*/gu;
/** What stands right before “, not”. */
const BEFORE = lazily(
  () =>
    new RegExp(
      String.raw`(?<right>(?:${TOKEN} ){0,2}${TOKEN})${MARK}[,;:]? ?\(?(?=(?:and )?(?:not|never|rather than|instead of)(?![\p{L}]))`,
      'giu',
    ),
);
const letters = (word: string) => word.toLowerCase().replace(/[\s.-]/gu, '');
/** “log in now”: each beginning of some words. */
const beginnings = (words: string): readonly string[] => {
  const all = words.split(' ');
  return all.map((_, index) => all.slice(0, index + 1).join(' '));
};
const endings = (words: string): readonly string[] => {
  const all = words.split(' ');
  return all.map((_, index) => all.slice(index).join(' '));
};

/** A spelling that a rule denies, with those of the same letters that it names beside it. */
export interface DeniedSpelling {
  readonly wrong: string;
  readonly right: readonly string[];
}

/** “GitLab: camel case, not Gitlab”, “log in is a verb, login a noun, never log-in”. */
export function deniedSpellings({ label, description }: StyleRule): readonly DeniedSpelling[] {
  const titles = plain(label).split(/, | ?\/ | or | and | vs\.? /u);
  const named = [
    ...titles.map((title) => title.trim()).filter((title) => !CAPITAL.test(title)),
    ...[...description.matchAll(EMPHASIZED)].map(([, word = '']) => word),
    ...(description.match(INNER) ?? []),
    ...[...description.matchAll(BEFORE())].flatMap(({ groups }) => endings(groups?.['right'] ?? '')),
    ...titles.map((title) => title.trim().toLowerCase()).filter((title) => includes(description, title)),
  ].map((word) => word.trim().replace(/[.,;:!]+$/u, ''));
  const denied = deniedLists(description).flat().flatMap(beginnings);
  const isDenied = (word: string) => denied.includes(word);
  return [...new Set(denied)].flatMap((wrong) => {
    const right = [...new Set(named)].filter(
      (word) => letters(word) === letters(wrong) && word !== wrong && !isDenied(word),
    );
    const isCase = right.some((word) => word.toLowerCase() === wrong.toLowerCase());
    // The capital of a title, or of a sentence, is no part of its word.
    const isMeant = !isCase || right.some((word) => /\p{L}\p{Lu}|\d/u.test(word));
    return right.length === 0 || letters(wrong).length < LEAST || /\d/u.test(wrong) || !isMeant
      ? []
      : [{ wrong, right }];
  });
}
/** What a text denies, each “not” with the items that it is said of. */
export const deniedLists = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(DENIED())].map(({ groups }) =>
    (groups?.['wrong'] ?? '').split(/,? (?:or|nor|and)(?: not)? |, (?:not )?/u).map((item) =>
      plain(item)
        .trim()
        .replace(/ in (?:running )?(?:prose|text|docs|copy|documentation|writing)$/u, ''),
    ),
  );
const LEAST = 3;
/** “Website”, “Popup”: what any title begins with. */
const CAPITAL = /^\p{Lu}[\p{Ll} -]+$/u;
const plain = (text: string) => text.replace(/["“”'‘’*_`]/gu, '');
const includes = (text: string, word: string) => ` ${plain(text)} `.includes(` ${word} `);

/** The check for a spelling that is denied: a swap where one other is named, else a ban. */
export function checkOf({ wrong, right }: DeniedSpelling): Check {
  const [only = ''] = right;
  const listed = right.map((word) => `“${word}”`).join(' or ');
  const message = `Write ${listed}, not “{match}”.`;
  const swap = [
    { from: wrong, to: only, ...(only.toLowerCase() === wrong.toLowerCase() && { caseSensitive: true }) },
  ];
  return right.length === 1
    ? { kind: 'substitution', message, swap }
    : { kind: 'existence', message, phrases: [wrong] };
}
