import { asSentence } from '../../generate/sentences.ts';
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
  // The end of a path is no path.
  if (old === '' || shapeOf(words) !== shapeOf(old) || said.includes(' > ')) return undefined;
  // The name of a host or a file is replaced wherever it stands.
  if (/^[\w@-]+(?:\.[\w-]+)+$/.test(old) && text.includes(old)) return text.replaceAll(old, words);
  const at = text.toLowerCase().indexOf(old.toLowerCase());
  if (at < 0 || text.toLowerCase().includes(old.toLowerCase(), at + 1)) return undefined;
  if (!isWhole(text, at, old)) return undefined;
  return text.slice(0, at) + words + text.slice(at + old.length);
}

/** Not "HMAC" in "HMAC-SHA256". */
const isWhole = (text: string, at: number, part: string): boolean =>
  !/[\w-]$/.test(text.slice(0, at)) && !/^-?\w/.test(text.slice(at + part.length));

const FORMER =
  /^(?<fresh>[^()]{6,120}?)\s*(?:\(|,\s+|;\s+)(?:was|formerly|previously|before:?|so far|until now|used to be|instead of|not)\s+(?<old>[^(),;]{2,60}?)\)?[.!]?$/iu;
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

/** "Send it from the fourth day": the one statement that is the same but for a number, an ordinal or a day. */
export function replaceTwin(text: string, said: string): string | undefined {
  const words = said.trim().replace(/[.!]$/, '').split(/\s+/);
  if (words.length < LEAST_ALIKE) return undefined;
  const [twin, other] = ownStatements(text).filter((one) => {
    const own = one.text.trim().replace(/[.!]$/, '').split(/\s+/);
    const [at, more] =
      own.length === words.length
        ? own.flatMap((word, index) => (isSame(word, words[index]) ? [] : [index]))
        : [];
    return (
      at !== undefined &&
      more === undefined &&
      VALUE_WORD.test(own[at] ?? '') &&
      VALUE_WORD.test(words[at] ?? '')
    );
  });
  return twin && !other
    ? text.slice(0, twin.start) + asSentence(said) + text.slice(twin.start + twin.text.length)
    : undefined;
}

const LEAST_ALIKE = 4;
const VALUE_WORD =
  /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|hourly|daily|weekly|monthly|yearly|once|twice)[,;]?$/i;
const isSame = (one: string, other = ''): boolean => one.toLowerCase() === other.toLowerCase();

/** "Page the team through PagerDuty, not by phone": the way, in the one statement that has the old way. */
export function replaceWay(text: string, said: string): string | undefined {
  const { way = '', old = '', rest = '' } = WAY.exec(said)?.groups ?? {};
  if (old === '') return undefined;
  const [place, other] = ownStatements(text).filter(
    (one) =>
      one.text.toLowerCase().split(old.toLowerCase()).length === 2 &&
      isWhole(one.text, one.text.toLowerCase().indexOf(old.toLowerCase()), old),
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

const IN_WORDS = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');

/** "30 days" as "30-day", "40 jobs" as "40 concurrent jobs", where that is how the document puts it. */
export function inFormOf(old: string, fresh: string): string {
  // "Two projects" where the document has "5 projects".
  const digit = /^\d/.test(old) ? IN_WORDS.indexOf(/^\p{L}+/u.exec(fresh)?.[0].toLowerCase() ?? '') : -1;
  if (digit > 0) return inFormOf(old, fresh.replace(/^\p{L}+/u, String(digit)));
  const unit = /^[\d.,]+-(\p{L}+)$/u.exec(old)?.[1];
  const [, number = '', other = ''] = /^([\d.,]+)\s(\p{L}+)$/u.exec(fresh) ?? [];
  const [, kind, counted = ''] = /^[\d.,]+ (\p{L}+) (\p{L}+)$/u.exec(old) ?? [];
  if (kind && stem(counted.toLowerCase()) === stem(other.toLowerCase())) return `${number} ${kind} ${other}`;
  return unit && stem(other.toLowerCase()) === stem(unit.toLowerCase()) ? `${number}-${unit}` : fresh;
}
