import { DETERMINER } from '../../../spelling/function-words.ts';
import { NOUN, VERB } from '../../../spelling/lexicon.ts';
import type { Place, Slip } from './grammar-check.ts';
import { isOnlyVerb } from './noun-phrases.ts';
import { opensObject } from './verbs.ts';

/** "After the update restart the app": what is to be done then, with no verb of the phrase in front. */
export const isOrderBehindTime = (place: Place, { from }: Slip): boolean =>
  from === 0 &&
  /^(?:after|before|during)$/.test(place.lower(-3)) &&
  place.opensSentence(-3) &&
  (place.classes(-2) & DETERMINER) !== 0 &&
  (place.parts(-1) & NOUN) !== 0 &&
  (place.content(0) & (VERB | NOUN)) !== 0 &&
  opensObject(place, 1) &&
  isOnlyVerb(place, -3);

/** "Dont change this": no noun, but a verb without its apostrophe. */
export const isContraction = (place: Place, { from }: Slip): boolean =>
  /^(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|should|would)nt$/.test(place.lower(from - 1));

/** "URL encode it", "GPG sign the commit": an order, and by what it is done. */
export const isDoneBy = (place: Place, { from }: Slip): boolean =>
  /^(?:(?:en|de)code|(?:un)?escape|sign|encrypt|decrypt|hash|parse|quote|compress)$/.test(
    place.lower(from),
  ) &&
  place.opensSentence(from - 1) &&
  /^[A-Z\d]{2,}$/.test(place.text(from - 1));

/** "**NB** Do not declare it": a sentence of its own behind a label. */
export const isAfterLabel = (place: Place, { from }: Slip): boolean =>
  place.at(from)?.capital === true && /^[A-Z]{2,}$/.test(place.text(from - 1));

/** "Nobody but the nurses has the code." */
export const isExcepted = (place: Place): boolean =>
  /(?:one|body|thing|\bnone) (?:but|except) [a-z' ]+$/.test([...place.before(6)].reverse().join(' ')) &&
  /s$/.test(place.lower(0));
