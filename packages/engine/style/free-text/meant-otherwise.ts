import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import type { Understood } from './understood.ts';

/** ““Diabetic” is fine as an adjective”: a word that is right in another of its uses. */
const RIGHT = lazily(
  () =>
    new RegExp(
      String.raw`["“'‘](?<word>[^"“”'‘’\n]{2,40})["”'’] (?:is|are|can be|may be|remains?|stays?)(?: (?:only|also|still|perfectly|always|just))* (?:fine|ok|okay|allowed|acceptable|right|correct|good|used|permitted)(?: to use)? (?:as an? |to mean |in the sense |for an? |when (?:it|you|we|they|the word) (?:means?|refers?|describes?|talks?|speaks?|is an?|are an?) )`,
      'giu',
    ),
);

/** Whether all that was read of a rule bans words which the rule finds right in a use that no check tells from the others. */
export function isRightElsewhere({ description, label }: StyleRule, { readings }: Understood): boolean {
  const right = [...`${label}. ${description}`.matchAll(RIGHT())].map(({ groups }) =>
    (groups?.['word'] ?? '').toLowerCase(),
  );
  const isBan = (reading: string, word: string) =>
    reading === `ban ${word}` || reading.startsWith(`${word} → `);
  return (
    right.length > 0 &&
    readings.every((one) =>
      right.some((word) => isBan(one.toLowerCase(), word) && !/ (?:in|except|outside) /u.test(one)),
    )
  );
}
