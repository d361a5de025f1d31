import { stem } from '../../reading/words.ts';
import { amountsOf } from './amounts.ts';
import { ownStatements } from './statements.ts';

/** "Within one working day, not two": the one statement that gives the old amount. */
export function replaceCounted(text: string, said: string): string | undefined {
  const [fresh, more] = amountsOf(said.replace(OLD_NUMBER, ''));
  const old = OLD_NUMBER.exec(said)?.groups?.['old']?.toLowerCase();
  if (!fresh || more || old === undefined) return undefined;
  const places = ownStatements(text).flatMap((one) =>
    amountsOf(one.text)
      .filter(({ dimension, text: amount }) => dimension === fresh.dimension && numberOf(amount) === old)
      .map((amount) => ({ ...amount, start: one.start + amount.index })),
  );
  // "One working day" is told from "two days".
  const alike = places.filter((one) => withoutNumber(one.text) === withoutNumber(fresh.text));
  const [place, other] = alike.length > 0 ? alike : places;
  const isSameUnit = place && stem(unitOf(place.text)) === stem(unitOf(fresh.text));
  if (!place || other || !isSameUnit) return undefined;
  return (
    text.slice(0, place.start) +
    inFormOf(place.text, fresh.text) +
    text.slice(place.start + place.text.length)
  );
}

const OLD_NUMBER =
  /,? (?:and )?(?:not|instead of|rather than|no longer|down from|up from) (?:the )?(?<old>\d[\d.,]*\d|\d|\p{L}+)(?=[.!]?$)/iu;
const numberOf = (amount: string): string => /^[\d.,]*\d|^\p{L}+/u.exec(amount)?.[0].toLowerCase() ?? '';
const withoutNumber = (amount: string): string =>
  amount
    .replace(/^\S+?[\s-]/u, '')
    .toLowerCase()
    .split(' ')
    .map(stem)
    .join(' ');
const unitOf = (amount: string): string => /\p{L}+$/u.exec(amount)?.[0].toLowerCase() ?? '';

/** "30 days" as "30-day" where that is how the document puts it. */
export function inFormOf(old: string, fresh: string): string {
  const unit = /^[\d.,]+-(\p{L}+)$/u.exec(old)?.[1];
  const [, number = '', other = ''] = /^([\d.,]+)\s(\p{L}+)$/u.exec(fresh) ?? [];
  return unit && stem(other.toLowerCase()) === stem(unit.toLowerCase()) ? `${number}-${unit}` : fresh;
}
