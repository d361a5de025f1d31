import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { sentencesIn } from './exceptions.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { isRemark } from './sentences.ts';
import type { Understood } from './understood.ts';

/** “Steps below 15”, “at most three levels”: a number that is a limit. */
const LIMIT = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:below|under|at most|max(?:imum)?\.?(?: of)?|no (?:more|longer|deeper) than|never (?:more|longer) than|up to|at least|min(?:imum)?\.?) (?<number>${NUMBER})(?![\p{L}\d%]|[.,:/-]\d)|(?<![\p{L}\d.,:/$£€-])(?<number2>${NUMBER}) [\p{L} ]{2,20} (?:max(?:imum)?|at most|tops|or (?:fewer|less))(?!\p{L})`,
      'giu',
    ),
);
const PART = /(?<!\d)[,;:] |(?<=\d)[,;:] (?=\p{L})| [–—-] /u;
/** What counts anyhow, and says no limit. */
const NO_LIMIT =
  /^(?:even|aim|try|usually|normally|ideally|also|in|if|when|for)(?!\p{L})|(?<!\p{L})numbers(?!\p{L})/iu;

/** The parts of a rule that limit something by a number which nothing that was read holds. */
export function limitsLeft({ label, description }: StyleRule, { readings }: Understood): readonly string[] {
  const held = readings.flatMap((one) =>
    [...one.matchAll(/([≤≥]) (\d+)/gu)].map(([, sign, value]) => ({ sign, value: Number(value) })),
  );
  const isHeld = (value: number, isLeast: boolean) =>
    held.some((one) => (one.sign === '≥') === isLeast && Math.abs(one.value - value) <= 1);
  return sentencesIn(description.trim() === '' ? label : description).flatMap(({ shown }) => {
    const plain = shown.replace(/\([^()]*\)/gu, ' ').replace(/[\s.!;]+$/u, '');
    if (isRemark(plain)) return [];
    return plain
      .split(PART)
      .map((part) => part.trim())
      .filter((part) => {
        const limits = [...part.matchAll(LIMIT())].map(({ 0: words, groups }) => ({
          value: valueOf((groups?.['number'] ?? groups?.['number2'] ?? '').toLowerCase()),
          isLeast: /^(?:at least|min)/iu.test(words),
        }));
        const isLimit =
          limits.some(({ value }) => value > 1) &&
          !limits.some(({ value, isLeast }) => isHeld(value, isLeast));
        return isLimit && !part.includes('⟦') && !NO_LIMIT.test(part);
      });
  });
}
