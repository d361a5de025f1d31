import { table } from '../measure.ts';
import type { Mark } from './items.ts';
import type { Found, Verdict } from './measure.ts';

/** What the product promises. */
export const TARGETS = { precision: 0.95, recall: 0.8, familyRecall: 0.6 } as const;

/** Counts over some items. */
export interface Score {
  readonly items: number;
  /** Items that nothing may be said about. */
  readonly clean: number;
  readonly right: number;
  readonly wrong: number;
  readonly hit: number;
  readonly missed: number;
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const sum = (count: (verdict: Verdict) => number): number =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  return {
    items: verdicts.length,
    clean: verdicts.filter(({ item }) => item.expected.length === 0).length,
    right: sum(({ right }) => right.length),
    wrong: sum(({ wrong }) => wrong.length),
    hit: sum(({ hit }) => hit.length),
    missed: sum(({ missed }) => missed.length),
  };
}

/** Shares from 0 to 1; 1 where nothing was found, or nothing was to be found. */
export const precisionOf = ({ right, wrong }: Score): number => share(right, right + wrong);
export const recallOf = ({ hit, missed }: Score): number => share(hit, hit + missed);
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** The score of each family: its marks, and the findings that its rules made. */
export function scoresByFamily(verdicts: readonly Verdict[]): ReadonlyMap<string, Score> {
  const named = verdicts.flatMap(({ right, wrong, hit, missed }) => [...right, ...wrong, ...hit, ...missed]);
  const names = [...new Set(named.map(({ family }) => family))].sort();
  return new Map(
    names.map((family) => {
      const of = <T extends { readonly family: string }>(all: readonly T[]): T[] =>
        all.filter((one) => one.family === family);
      const own = verdicts.map((verdict) => ({
        ...verdict,
        right: of(verdict.right),
        wrong: of(verdict.wrong),
        hit: of(verdict.hit),
        missed: of(verdict.missed),
      }));
      return [family, scoreOf(own)];
    }),
  );
}

/** What falls short of the targets, in sentences; empty where all is well. */
export function shortfalls(verdicts: readonly Verdict[]): readonly string[] {
  const all = scoreOf(verdicts);
  const short = (name: string, value: number, target: number): string[] =>
    value >= target ? [] : [`${name} is ${percent(value)}; the target is ${percent(target)}.`];
  return [
    ...short('Precision', precisionOf(all), TARGETS.precision),
    ...short('Recall', recallOf(all), TARGETS.recall),
    ...[...scoresByFamily(verdicts)].flatMap(([family, score]) =>
      short(`Recall of the family ${family}`, recallOf(score), TARGETS.familyRecall),
    ),
  ];
}

/** The figures, and with `verbose` every wrong finding and missed mark of the items that may be looked at. */
export function report(verdicts: readonly Verdict[], verbose: boolean): string {
  const short = shortfalls(verdicts);
  const of = (split: string): Verdict[] => verdicts.filter(({ item }) => item.split === split);
  const families = [...scoresByFamily(verdicts)].map(([family, score]) => row(family, score));
  const parts = [
    table([
      ['', 'items', 'clean', 'precision', 'recall', 'wrong', 'missed'],
      overall('tune', of('tune')),
      overall('held', of('held')),
      overall('all', verdicts),
    ]),
    table([['family', 'right', 'wrong', 'precision', 'hit', 'missed', 'recall'], ...families]),
    ...(verbose ? of('tune').flatMap(faultsOf) : []),
    short.length === 0 ? 'All targets are met.' : short.join('\n'),
  ];
  return parts.join('\n\n');
}

function overall(name: string, verdicts: readonly Verdict[]): string[] {
  const score = scoreOf(verdicts);
  const counts = [score.items, score.clean].map(String);
  const shares = [precisionOf(score), recallOf(score)].map(percent);
  return [name, ...counts, ...shares, String(score.wrong), String(score.missed)];
}

function row(family: string, score: Score): string[] {
  const { right, wrong, hit, missed } = score;
  const [precision, recall] = [percent(precisionOf(score)), percent(recallOf(score))];
  return [family, String(right), String(wrong), precision, String(hit), String(missed), recall];
}

function faultsOf({ item, wrong, missed }: Verdict): string[] {
  if (wrong.length + missed.length === 0) return [];
  const lines = [
    ...wrong.map((found) => `  wrong: ${describe(found)} by ${found.rule}`),
    ...missed.map((mark) => `  missed: ${describe(mark)}`),
  ];
  return [[`${item.place}: ${item.text.replace(/\n/g, '\n    ')}`, ...lines].join('\n')];
}

function describe(one: Found | Mark): string {
  const quote = `${one.family} “${one.quote}”`;
  const to = 'suggestion' in one ? one.suggestion : one.suggestions.join('” or “') || null;
  return to === null ? quote : `${quote} → “${to}”`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}
