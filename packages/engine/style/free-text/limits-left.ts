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
  const held = readings.flatMap((one) => [...one.matchAll(/[≤≥] (\d+)/gu)].map(([, value]) => Number(value)));
  const isHeld = (value: number) => held.some((one) => Math.abs(one - value) <= 1);
  return sentencesIn(description.trim() === '' ? label : description).flatMap(({ shown }) => {
    const plain = shown.replace(/\([^()]*\)/gu, ' ').replace(/[\s.!;]+$/u, '');
    if (isRemark(plain)) return [];
    return plain
      .split(PART)
      .map((part) => part.trim())
      .filter((part) => {
        const values = [...part.matchAll(LIMIT())].map(({ groups }) =>
          valueOf((groups?.['number'] ?? groups?.['number2'] ?? '').toLowerCase()),
        );
        const isLimit = values.some((value) => value > 1) && !values.some(isHeld);
        return isLimit && !part.includes('⟦') && !NO_LIMIT.test(part);
      });
  });
}
