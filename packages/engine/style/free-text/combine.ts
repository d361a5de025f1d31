import { SEVERITIES, type Severity } from '@housestyle/contract';
import type { Check, Substitution } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import { keyOf } from '../phrases.ts';
import type { Demand } from './read-demand.ts';
import { nominal } from './nominal.ts';
import { withAnyNumber } from './shown-numbers.ts';
import { withForms } from '../word-forms.ts';

/** The checks of all demands of a rule; a built-in rule leaves out what the team says about single words itself. */
export function combine(
  demands: readonly Demand[],
  rules: ReadonlyMap<string, Rule>,
  quotes: readonly string[],
): { readonly checks: readonly Check[]; readonly severity: Severity; readonly builtIn: readonly string[] } {
  const builtIn = withoutRepeats(demands.flatMap(({ builtIn: ids }) => ids));
  const words = demands.flatMap((demand) => demand.words);
  const general = demands.flatMap(({ checks, words: own }) => checks.filter((check) => !own.includes(check)));
  const ruleChecks = builtIn.flatMap((id) => rules.get(id)?.checks ?? []);
  const told = ruleChecks.length > 0 && words.length > 0 && agrees(ruleChecks, words);
  const checks = told
    ? general
    : [
        ...words
          .flatMap(nominal)
          .map(withForms)
          .flatMap((check) => asMeant(check, quotes)),
        ...general.map((check) => except(check, words)),
      ];
  const own = demands.some(({ builtIn: ids }) => ids.length === 0);
  const severities = [
    ...builtIn.map((id) => rules.get(id)?.severity ?? 'minor'),
    ...(own ? ['important' as const] : []),
  ];
  return {
    checks: distinct(checks),
    builtIn,
    severity: SEVERITIES.find((severity) => severities.includes(severity)) ?? 'important',
  };
}

/** Words of a team as they are meant: a number stands for all, and letter case counts where another is shown as right. */
function asMeant(check: Check, quotes: readonly string[]): readonly Check[] {
  if (check.kind === 'within') {
    return asMeant(check.check, quotes).flatMap((inner) =>
      inner.kind === 'within' ? [] : { ...check, check: inner },
    );
  }
  if (check.kind === 'substitution') {
    // “12 PM → noon” is of this number alone.
    const shown = check.swap.filter(
      ({ from, to }) =>
        [from].flat().some((phrase) => /\d/.test(phrase) && !/^\d+$/.test(phrase)) &&
        [to].flat().some((phrase) => /\d/.test(phrase)),
    );
    if (shown.length === 0) return [check];
    const rest = check.swap.filter((swap) => !shown.includes(swap));
    const right = shown.flatMap(({ to }) => to);
    const numbered = shown.flatMap(({ from, to }) => {
      const [model = ''] = [to].flat();
      const message = check.message.replaceAll('{replacement}', model);
      return withAnyNumber({ kind: 'existence', message, phrases: [from].flat() }, right, model);
    });
    return [...(rest.length > 0 ? [{ ...check, swap: rest }] : []), ...numbered];
  }
  if (check.kind !== 'existence' || !check.phrases) return [check];
  const phrases = check.phrases;
  const other = (phrase: string) =>
    quotes.some((quote) => quote !== phrase && keyOf(quote) === keyOf(phrase) && !phrases.includes(quote));
  const exact = phrases.filter(other);
  const right = quotes.filter((quote) => !phrases.includes(quote));
  if (exact.length === 0) return withAnyNumber(check, right);
  const loose = phrases.filter((phrase) => !exact.includes(phrase));
  return [
    { ...check, phrases: exact, caseSensitive: true },
    ...(loose.length > 0 ? withAnyNumber({ ...check, phrases: loose }, right) : []),
  ];
}

export function withoutRepeats<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list)];
}

/** A limit that is told twice counts the second time; any other check once. What is code is itself alone. */
function distinct(checks: readonly Check[]): readonly Check[] {
  const seen = new Set<string>();
  const functions: unknown[] = [];
  const numbered = (code: unknown) => {
    const known = functions.indexOf(code);
    return known < 0 ? functions.push(code) - 1 : known;
  };
  return checks.filter((check) => {
    const key = JSON.stringify(check, (_, value: unknown) =>
      value instanceof RegExp ? String(value) : typeof value === 'function' ? numbered(value) : value,
    );
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The swaps that a check makes. */
export function swapsOf(check: Check): readonly Substitution[] {
  const inner = check.kind === 'within' ? check.check : check;
  return inner.kind === 'substitution' ? inner.swap : [];
}

/** The phrases that checks report. */
export function phrasesOf(checks: readonly Check[]): readonly string[] {
  return checks.flatMap((check) => {
    const inner = check.kind === 'within' ? check.check : check;
    return inner.kind === 'existence' ? (inner.phrases ?? []) : swapsOf(inner).flatMap(({ from }) => from);
  });
}

/** Whether built-in checks already say about the words all that the team says. */
function agrees(ruleChecks: readonly Check[], words: readonly Check[]): boolean {
  const known = new Set(phrasesOf(ruleChecks).map(keyOf));
  const pairs = new Set(ruleChecks.flatMap(swapsOf).flatMap(pairsIn));
  return (
    // “No & or +”: marks are found by patterns, of which the rule may know one.
    words.every((check) => phrasesOf([check]).length > 0) &&
    phrasesOf(words).every((phrase) => known.has(keyOf(phrase))) &&
    words
      .flatMap(swapsOf)
      .flatMap(pairsIn)
      .every((pair) => pairs.has(pair))
  );
}

function pairsIn({ from, to }: Substitution): readonly string[] {
  return [from].flat().flatMap((phrase) => [to].flat().map((choice) => `${keyOf(phrase)}\n${keyOf(choice)}`));
}

/** A check with what the team says itself left out. */
function except(check: Check, words: readonly Check[]): Check {
  const phrases = phrasesOf(words);
  if (phrases.length === 0 || (check.kind !== 'existence' && check.kind !== 'substitution')) return check;
  return { ...check, exceptions: [...(check.exceptions ?? []), ...phrases] };
}
