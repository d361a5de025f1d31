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

/** "Shifts change on Tuesday at 10:00 (was Monday at 09:00)": the old words, where the document has them once. */
export function replaceFormer(text: string, said: string): string | undefined {
  const { fresh = '', old = '' } = FORMER.exec(said)?.groups ?? {};
  const count = old.split(' ').length;
  const words = fresh.trim().split(/\s+/).slice(-count).join(' ');
  if (old === '' || shapeOf(words) !== shapeOf(old)) return undefined;
  const at = text.toLowerCase().indexOf(old.toLowerCase());
  if (at < 0 || text.toLowerCase().includes(old.toLowerCase(), at + 1)) return undefined;
  return text.slice(0, at) + words + text.slice(at + old.length);
}

const FORMER =
  /^(?<fresh>[^()]{6,120}?)\s*(?:\(|,\s+|;\s+)(?:was|formerly|previously|before:?|used to be|instead of|not)\s+(?<old>[^(),.;]{2,40}?)\)?[.!]?$/iu;
/** Capitals, digits and small words of a phrase, so that a weekday stands for a weekday and a time for a time. */
const shapeOf = (phrase: string): string =>
  phrase
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/\p{Lu}\p{L}*/gu, 'A')
        .replace(/\p{N}+/gu, '0')
        .replace(/^\p{Ll}+$/u, (small) => small),
    )
    .join(' ');

/** "Page the team through PagerDuty, not by phone": the way, in the one statement that has the old way. */
export function replaceWay(text: string, said: string): string | undefined {
  const { way = '', old = '', rest = '' } = WAY.exec(said)?.groups ?? {};
  if (old === '') return undefined;
  const [place, other] = ownStatements(text).filter(
    (one) => one.text.toLowerCase().split(old.toLowerCase()).length === 2,
  );
  const about = new Set((rest.match(/\p{L}{4,}/gu) ?? []).map((word) => stem(word.toLowerCase())));
  const shared = (place?.text.match(/\p{L}{4,}/gu) ?? []).filter((word) =>
    about.has(stem(word.toLowerCase())),
  );
  if (!place || other || shared.length === 0) return undefined;
  const at = place.start + place.text.toLowerCase().indexOf(old.toLowerCase());
  return text.slice(0, at) + way + text.slice(at + old.length);
}

const BY = 'by|through|via|over|in|on|with|using|from|to|at';
const WAY = new RegExp(
  String.raw`^(?<rest>\S.{5,80}?)\s(?<way>(?:${BY})\s[^,;.()]{2,40}?)(?:,| and| but)?\s+(?:not|no longer|instead of|rather than)\s+(?<old>(?:${BY})\s[^,;.()]{2,40}?)[.!]?$`,
  'iu',
);

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
