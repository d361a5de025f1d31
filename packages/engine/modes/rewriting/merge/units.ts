import { plainValue } from './kinds.ts';

/** A unit of time or size. */
interface Unit {
  /** All that it is called. */
  readonly names: RegExp;
  /** What a number of it may be multiplied by in code. */
  readonly factors: readonly number[];
}

const ALL: readonly Unit[] = [
  { names: /\b(?:ms|milliseconds?)\b/i, factors: [] },
  { names: /(?<=\d ?)s\b|\bsec(?:ond)?s?\b/i, factors: [1000] },
  { names: /(?<=\d ?)min\b|\bmin(?:ute)?s?\b/i, factors: [60, 60_000] },
  { names: /(?<=\d ?)h\b|\b(?:hrs?|hours?)\b/i, factors: [60, 3600, 3_600_000] },
  { names: /(?<=\d ?)d\b|\bdays?\b/i, factors: [24, 86_400, 86_400_000] },
  { names: /(?<=\d ?)kB\b|\b(?:KB|kilobytes?)\b/i, factors: [1024, 1000] },
  { names: /(?<=\d ?)MB\b|\b(?:MB|megabytes?)\b/i, factors: [1024, 1_048_576, 1_000_000] },
  { names: /(?<=\d ?)GB\b|\b(?:GB|gigabytes?)\b/i, factors: [1024, 1_073_741_824] },
];

/** The unit of an amount such as "10 s"; undefined where it has none of these. */
export const unitOf = (amount: string): Unit | undefined =>
  ALL.find(({ names }) => names.test(/\d[\d.,]*[\s-]?\p{L}+/u.exec(amount)?.[0] ?? ''));

/** Seconds, and bytes, of each unit in the order of all. */
const SECONDS: readonly (number | undefined)[] = [0.001, 1, 60, 3600, 86_400];

/** The number of an amount of time in the unit that a text names: "30 s" beside "milliseconds" is 30000; undefined where it names none, or several, or the same. */
export function inUnitOf(amount: string, text: string): number | undefined {
  const own = unitOf(amount);
  const from = own && SECONDS[ALL.indexOf(own)];
  const named = ALL.slice(0, SECONDS.length).flatMap(({ names }, at) =>
    names.test(text.replace(/\d[\d.,]*/g, '')) ? [at] : [],
  );
  const [only, other] = named;
  const to = only === undefined || other !== undefined ? undefined : SECONDS[only];
  return from === undefined || to === undefined || from === to
    ? undefined
    : Number(((parseFloat(amount) * from) / to).toFixed(6));
}

const CURRENCIES: readonly RegExp[] = [
  /[$]|\b(?:usd|dollars?)\b/i,
  /€|\b(?:eur|euros?)\b/i,
  /£|\b(?:gbp|pounds?)\b/i,
];
/** An amount with the number of its currency: "$10" and "10 dollars" are one. */
const moneyOf = (value: string): string | undefined => {
  const currency = CURRENCIES.findIndex((names) => names.test(value));
  return currency < 0 ? undefined : `${currency} ${/\d[\d.,]*/.exec(value)?.[0] ?? ''}`;
};

/** "10 seconds" and "10 s". */
export function isSameAmount(one: string, other: string): boolean {
  if (one === other) return true;
  const [own, theirs] = [one, other].map((value) => /\d+/.exec(value)?.[0]);
  if (own !== undefined && theirs !== undefined && own !== theirs) return false;
  return (
    plainValue(one) === plainValue(other) ||
    (moneyOf(one) !== undefined && moneyOf(one) === moneyOf(other)) ||
    (unitOf(one) !== undefined && unitOf(one) === unitOf(other) && parseFloat(one) === parseFloat(other))
  );
}
