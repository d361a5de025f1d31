import { escaped } from '../../../escaped.ts';
import type { Exchange } from './consistency.ts';
import { plainValue } from './kinds.ts';
import { MEASURES, rootsOf, UNITS, wordsOfPassage } from './subjects.ts';
import { unitOf } from './units.ts';

/** A line in which a value has changed. */
export interface Settled {
  readonly text: string;
  /** Whether it may still say what has ended. */
  readonly isOpen: boolean;
  /** The sentence that may say it. */
  readonly where?: string;
}

const CODE_VALUE =
  /(?<key>[\w$.-]*[A-Za-z][\w$.-]*)["'`]?(?<gap>\s*[:=]\s*|\s+)["'`]?(?<number>\d[\d_.]*)(?<unit>[A-Za-z]{0,2})\b/g;
const LEAST_TOKEN = 3;
const LEAST_DIGITS = 4;

/** A line of code without the former value, where it gives that under a name of which the guideline speaks. */
export function inCode(
  text: string,
  { said, old, fresh, about }: Exchange,
  told: ReadonlySet<string>,
): Settled {
  const spoken = wordsOfPassage(said);
  const isOf = (key: string): boolean => {
    const words = rootsOf(key.replace(/[_.$-]/g, ' '));
    const own = words.filter((word) => !MEASURES.test(word) && !UNITS.test(word));
    return words.some((word) => spoken.has(word)) && own.every((word) => about.has(word) || spoken.has(word));
  };
  const [from, to] = [plainValue(old), plainValue(fresh)];
  let isOpen = false;
  if (!/^\d/.test(from)) {
    if (from.length < LEAST_TOKEN || /\s/.test(from)) return { text, isOpen };
    const token = new RegExp(
      String.raw`([\w$.-]*[A-Za-z][\w$.-]*)(["'\x60]?(?:\s*[:=]\s*|\s+)["'\x60]?)${escaped(from)}(?![\w.-])`,
      'g',
    );
    const settled = text.replace(token, (match, key: string, gap: string) => {
      isOpen ||= !isOf(key);
      return isOf(key) ? key + gap + to : match;
    });
    return { text: settled, isOpen };
  }
  const [number = '', come = ''] = [from, to].map((value) => /^\d[\d.,]*/.exec(value)?.[0].replace(/,/g, ''));
  if (come === '') return { text, isOpen };
  const factors = [1, ...(unitOf(old)?.factors ?? [])];
  const settled = text.replace(
    CODE_VALUE,
    (match, key: string, gap: string, given: string, unit: string): string => {
      const factor = factors.find((one) => Number(number) * one === Number(given.replace(/_/g, '')));
      const isAlike = unit === '' || (factor === 1 && unitOf(given + unit) === unitOf(old));
      if (factor === undefined || !isAlike) return match;
      // Of another unit, a person does the sum.
      if (unitOf(old) !== unitOf(fresh) && isOf(key)) {
        isOpen = true;
        return match;
      }
      const isTold = /[:=]/.test(gap) || key.startsWith('--');
      if (isTold && isOf(key))
        return `${match.slice(0, match.length - given.length - unit.length)}${Number(come) * factor}${unit}`;
      isOpen ||= rootsOf(key.replace(/[_.$-]/g, ' ')).some((word) => told.has(word) && !MEASURES.test(word));
      return match;
    },
  );
  // "listeners=PLAIN://:9092": a long number is hardly another.
  const isLong =
    number.length >= LEAST_DIGITS && new RegExp(String.raw`(?<![\w.])${number}(?![\w.])`).test(settled);
  return { text: settled, isOpen: isOpen || isLong };
}
