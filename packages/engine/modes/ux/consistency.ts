import type { Severity } from '@housestyle/contract';
import type { UxString } from './types.ts';
import type { UxKind } from './kinds.ts';
import { findCase } from './label-case.ts';
import { matchesOf } from './matches-of.ts';
import { findPlurals } from './plurals.ts';
import { NOUN_AFTER, NOUN_BEFORE, SYNONYMS, VERB_AFTER, VERB_BEFORE, type Name } from './synonyms.ts';

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

/** Strings that call a thing differently than most others do, are capitalized differently, or have a form that no number fits. */
export function findInconsistencies(
  strings: readonly { string: UxString; kind: UxKind }[],
): readonly Inconsistency[] {
  const all = strings.map(({ string }) => string);
  return [
    ...findSynonyms(all),
    ...findMixed(all),
    ...findNouns(strings),
    ...findCase(strings),
    ...findPlurals(all),
  ];
}

/** "Login" on a button, where its verb belongs. */
const findNouns = (strings: readonly { string: UxString; kind: UxKind }[]): readonly Inconsistency[] =>
  strings.flatMap(({ string, kind }) => {
    const [whole = '', verb = '', rest = ''] =
      kind === 'button' ? (/^([Ll]og|[Ss]ign)(in|out|up)$/.exec(string.text) ?? []) : [];
    return whole === ''
      ? []
      : [
          {
            string,
            start: 0,
            end: whole.length,
            replacement: `${verb} ${rest}`,
            message: 'The verb is two words.',
            id: 'ux-verb',
            label: 'Verbs on buttons',
            severity: 'minor',
          },
        ];
  });

/** "Sign in" beside "Log out": one door, two names. */
function findMixed(all: readonly UxString[]): Inconsistency[] {
  const verbs = (pattern: RegExp): ReadonlySet<string> =>
    new Set(all.flatMap(({ text }) => matchesOf(pattern, text).map(([, verb = '']) => verb.toLowerCase())));
  const [enters = '', ...others] = verbs(/(?<![\p{L}\p{N}-])(sign|log) in(?![\p{L}\p{N}-])/giu);
  const leaves = verbs(/(?<![\p{L}\p{N}-])(sign|log) out(?![\p{L}\p{N}-])/giu);
  if (enters === '' || others.length > 0 || leaves.size !== 1 || leaves.has(enters)) return [];
  return all.flatMap((string) =>
    matchesOf(/(?<![\p{L}\p{N}-])(?:sign|log)(?= out(?![\p{L}\p{N}-]))/giu, string.text).map(
      ({ index, 0: found }): Inconsistency => ({
        string,
        start: index,
        end: index + found.length,
        replacement: /^\p{Lu}/u.test(found) ? `${enters.charAt(0).toUpperCase()}${enters.slice(1)}` : enters,
        message: `Other strings say “${enters} in”: use the same verb for both ways.`,
        id: 'ux-consistency',
        label: 'One name for one thing',
        severity: 'important',
      }),
    ),
  );
}

/** Every spelling with what it spells, in rows as `SYNONYMS` has them; the longer ones first. */
const SPELLINGS = SYNONYMS.map((row) => {
  const rank = new Map(row.map((name, index) => [name, index]));
  const uses = row.flatMap((name) =>
    Object.entries(name.forms).flatMap(([form, spellings]) =>
      spellings.map((spelling) => [spelling, { name, form }] as const),
    ),
  );
  const longestFirst = uses.map(([spelling]) => spelling).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_./-])(?:${longestFirst.join('|')})(?![\p{L}\p{N}_/-])`,
    'giu',
  );
  return { pattern, uses: new Map(uses), rank: (name: Name) => rank.get(name) ?? row.length };
});
const ANY_SYNONYM = new RegExp(SPELLINGS.flatMap(({ uses }) => [...uses.keys()]).join('|'), 'i');

function findSynonyms(all: readonly UxString[]): Inconsistency[] {
  const strings = all.filter(({ text }) => ANY_SYNONYM.test(text));
  return SPELLINGS.flatMap(({ pattern, uses, rank }) => {
    const found = strings.flatMap((string) =>
      matchesOf(pattern, string.text).flatMap(({ index, 0: text }) => {
        const use = uses.get(text.toLowerCase());
        if (!use) return [];
        // "Login" alone, as on a button, is the verb, also where a text quotes the button.
        const quoted =
          /[“"'‘«]$/.test(string.text.slice(0, index)) &&
          /^[”"'’»]/.test(string.text.slice(index + text.length));
        const alone = quoted || text.length === string.text.trim().length;
        // "Active Directory" is a name.
        if (/^\p{Lu}/u.test(text) && /\S \p{Lu}\p{Ll}+ $/u.test(string.text.slice(0, index))) return [];
        // "Publish again to retry" has its "again" already.
        if (use.name.name === 'retry' && /\bagain\b/i.test(string.text)) return [];
        const opens = index === 0 && VERB_AFTER.test(string.text.slice(text.length));
        const said =
          VERB_BEFORE.test(string.text.slice(0, index)) &&
          !NOUN_AFTER.test(string.text.slice(index + text.length));
        const isVerb = use.form === 'noun' && (alone || opens || said);
        const isNoun =
          use.form === 'verb' &&
          use.name.forms['noun'] !== undefined &&
          NOUN_BEFORE.test(string.text.slice(0, index));
        const form = isVerb ? 'verb' : isNoun ? 'noun' : use.form;
        return [{ name: use.name, form, string, index, text }];
      }),
    );
    // "Login" is the noun of either verb.
    const verbsIn = (all: typeof found): number => all.filter(({ form }) => form !== 'noun').length;
    const names = [...Map.groupBy(found, ({ name }) => name)].sort(
      ([a, of], [b, others]) =>
        verbsIn(others) - verbsIn(of) || others.length - of.length || rank(a) - rank(b),
    );
    const [kept, ...others] = names;
    if (!kept || others.length === 0) return [];
    return others.flatMap(([, used]) =>
      used.flatMap(({ string, index, text, form }) => {
        const other = kept[0].forms[form]?.[0];
        // The other name has no such form: this one is none for the same thing.
        // "Settings: Preferences": one of them is a part of the other.
        if (kept[1].some((use) => use.string === string)) return [];
        if (other === undefined || (kept[0].loose && !isTwin(string.text, index, kept[1]))) return [];
        const finding: Inconsistency = {
          string,
          start: index,
          end: index + text.length,
          replacement: likeCase(other, text, index === 0),
          message: `Other strings say “${kept[0].name}” (${kept[1].length} to ${used.length}): “${text}” looks like something else.`,
          id: 'ux-consistency',
          label: 'One name for one thing',
          severity: 'important',
        };
        return [finding];
      }),
    );
  });
}

/** Whether one of the strings says the same before its name: "Account preferences" beside "Account settings". */
function isTwin(
  text: string,
  at: number,
  others: readonly { readonly string: UxString; readonly index: number }[],
): boolean {
  const wordBefore = (said: string, end: number): string =>
    /(\p{L}*)\P{L}*$/u.exec(said.slice(0, end))?.[1]?.toLowerCase() ?? '';
  const word = wordBefore(text, at);
  return word !== '' && others.some(({ string, index }) => wordBefore(string.text, index) === word);
}

function likeCase(name: string, text: string, first: boolean): string {
  // "your E-Mail": the capitals are those of the spelling that goes.
  if (!first && /^\p{Lu}\p{Ll}*-\p{Lu}/u.test(text)) return name;
  if (text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)) return name.toUpperCase();
  // "Log In" among other labels in title case
  if (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)+$/u.test(text))
    return name.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}/u.test(text) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;
}
