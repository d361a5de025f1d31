import { amountsOf } from './amounts.ts';
import { ownStatements } from './statements.ts';
import { topicWords } from './topics.ts';

const SAYS =
  /^(?:the )?(?<name>\p{L}[\p{L}\d ./-]{1,40}?)(?::| (?:is|are)) (?:now |only )*(?<value>\S.{0,30}?)(?: now)?[.!]?$/iu;
/** Characters between a name and its amount. */
const NEAR = 40;

/** "RTO is 10 minutes", "monthly backups: 24 months": the one amount of that kind that stands right behind the name. */
export function replaceValue(text: string, said: string): string | undefined {
  const { name = '', value = '' } = SAYS.exec(said.trim())?.groups ?? {};
  const [fresh] = amountsOf(value);
  if (fresh?.text !== value) return undefined;
  const [place, other] = ownStatements(text).flatMap((one) => {
    const at = one.text.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) return [];
    const from = at + name.length;
    return amountsOf(one.text)
      .filter(
        ({ index }) => index > from && index < from + NEAR && !/[.,;:(]/.test(one.text.slice(from, index)),
      )
      .slice(0, 1)
      .filter(({ dimension }) => dimension === fresh.dimension)
      .map((amount) => ({ start: one.start + amount.index, old: amount.text }));
  });
  return place && !other
    ? text.slice(0, place.start) + value + text.slice(place.start + place.old.length)
    : undefined;
}

/** "Closes at 20:00": a time of the day behind what happens then. */
const AT_TIME = /(?<!\p{L})(?<what>\p{L}{3,} (?:at|from|until|by)) (?<time>\d{1,2}[:.]\d{2})(?![\d:])/giu;

/** "The office closes at 20:00 on weekdays": the one time that stands behind the same words of the same matter. */
export function replaceTime(text: string, said: string): string | undefined {
  const [fresh, more] = [...said.matchAll(AT_TIME)];
  const { what = '', time = '' } = fresh?.groups ?? {};
  if (what === '' || more) return undefined;
  const about = new Set(topicWords(said));
  const [place, other] = ownStatements(text)
    .filter((one) => topicWords(one.text).some((word) => about.has(word)))
    .flatMap((one) =>
      [...one.text.matchAll(AT_TIME)]
        .filter(({ groups }) => groups?.['what']?.toLowerCase() === what.toLowerCase())
        .map(({ index, 0: whole, groups }) => {
          const old = groups?.['time'] ?? '';
          return { start: one.start + index + whole.length - old.length, old };
        }),
    );
  return place && !other
    ? text.slice(0, place.start) + time + text.slice(place.start + place.old.length)
    : undefined;
}
