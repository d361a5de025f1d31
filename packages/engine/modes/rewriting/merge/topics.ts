import { baseOf } from '../../../spelling/inflect.ts';
import { isTopical, stem } from '../../reading/words.ts';
import { withoutAmounts } from './amounts.ts';

/** Words that say that there is an amount, and not of what. */
const OF_AMOUNTS =
  /^(?:max\w*|min\w*|limit\w*|size|expir\w*|valid\w*|time\w*|advance|least|most|long\w*|duration|number|rate|rates|now|new|requir\w*|need\w*|allow\w*|must|later|earlier|before|after)$/;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;

/** "Uploading", "uploads" and "uploaded" speak of one thing. */
export function plainForm(word: string): string {
  const noun = stem(word);
  return baseOf(noun) ?? noun;
}

/** The words of a text that tell what it speaks of, as stems. */
export const topicWords = (text: string): readonly string[] =>
  (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter(isTopical).map(stem);

/** What a text speaks of; words that only say that there is an amount left out. */
export function topics(text: string): ReadonlySet<string> {
  const words = withoutAmounts(text).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return new Set(
    words
      .filter((word) => (isTopical(word) || WEEKDAY.test(word)) && !OF_AMOUNTS.test(word.toLowerCase()))
      .map(plainForm),
  );
}

const PERSONS =
  /^(?:employee|user|member|customer|people|person|staff|student|guest|visitor|reader|colleague|admin|administrator|manager|developer|everyone|everybody|you|we|they|it)/;
const SUBJECT_WORDS = 3;
/** Forms of a word begin alike, in UTF-16 code units. */
const ROOT = 5;

/** Whether a statement is on something that a text, in lower case, says nothing of: "Magazines are lent for two days." */
export function isOnNewThing(said: string, lower: string): boolean {
  const opening = said
    .replace(/^[^:.]{2,40}: /, '')
    .split(' ')
    .slice(0, SUBJECT_WORDS)
    .join(' ');
  const subjects = [...topics(opening)];
  const isNew = (subject: string): boolean =>
    !PERSONS.test(subject) && !lower.includes(subject.slice(0, ROOT));
  return subjects.length > 0 && subjects.every(isNew);
}

const WHO_MAY = /^(\p{Lu}\p{Ll}+) (?:can|may|must|should|will|gets?|pays?)\b(?! be\b)/u;

/** Whether what somebody may is said of some of whom a text says nothing: "Children can borrow at most 8 items." */
export function isOfOthers(said: string, text: string): boolean {
  const who = WHO_MAY.exec(said)?.[1]?.toLowerCase() ?? '';
  return who !== '' && !PERSONS.test(who) && !text.toLowerCase().includes(who.slice(0, ROOT));
}
