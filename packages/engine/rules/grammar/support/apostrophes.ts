import {
  BE,
  DETERMINER,
  HAVE,
  MODAL,
  PLURAL_DETERMINER,
  PLURAL_VERB,
  PREPOSITION,
} from '../../../spelling/function-words.ts';
import { ADJECTIVE, PARTICIPLE, PAST, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import type { Trigger } from '../../../spelling/vocabulary.ts';
import { ahead, oneOf, type Place, type Watched } from './grammar-check.ts';
import { isCount } from './nouns.ts';
import { isMostlyVerb } from './subjects.ts';
import { slip } from './verbs.ts';

/** What "it's", "let's", "who's" and "everyone's" stand for is no possessive. */
const SHORTENED =
  /^(?:it|he|she|that|this|there|here|what|who|where|how|when|why|let|one|other|another|(?:some|any|every|no)(?:one|body|thing))'s$/;
const isPossessive: Trigger = ({ lower }) => lower.endsWith("'s") && !SHORTENED.test(lower);

/** "All API's require a key", "the user's are redirected": a plural, and nothing that is owned. */
const greengrocers = (place: Place, at: 0 | 1) => {
  const next = place.classes(at + 1);
  const several =
    (place.classes(at - 1) & PLURAL_DETERMINER) !== 0 || /^(?:all|most)$/.test(place.lower(at - 1));
  const verb =
    ((next & PLURAL_VERB) !== 0 && (next & (BE | HAVE)) !== 0) ||
    /^(?:can|must|should|could|may|would|cannot)$/.test(place.lower(at + 1));
  const acts = several && ((next & MODAL) !== 0 || isMostlyVerb(place.content(at + 1))) && at === 1;
  // "Whitelist their IP's."
  const alone =
    at === 1 &&
    place.at(2) === undefined &&
    /^[.,;:!?]/.test(place.gap(1)) &&
    (several || /^(?:their|our|your|my)$/.test(place.lower(0))) &&
    /^[A-Z]{2}/.test(place.text(1));
  // "Fixed typo's in the settings", but "the server's in trouble".
  const listed =
    at === 0 &&
    (next & PREPOSITION) !== 0 &&
    place.at(0)?.capital === false &&
    (place.classes(-1) & DETERMINER) === 0 &&
    (place.content(-1) & (VERB | PAST | PARTICIPLE | THIRD_PERSON | ADJECTIVE)) !== 0 &&
    isCount(partsOf(place.lower(0).replace(/['’]s$/, '')));
  // "My keys and the user's are kept": what is owned was named.
  if (
    !(verb || acts || alone || listed) ||
    place.before(6).some((word) => /^(?:and|or|than|not|like|as)$/.test(word))
  )
    return undefined;
  const right = place.text(at).replace(/['’]s$/, 's');
  return slip(at, at, right, 'A plural has no apostrophe: “' + right + '”.');
};

/** Plurals with an apostrophe. */
export const APOSTROPHES: readonly Watched[] = [
  [isPossessive, (place) => greengrocers(place, 0)],
  // "API's" is no plain word, so what stands in front is watched.
  [
    oneOf('all these those many several most both the their our your my some two three four'),
    (place) => greengrocers(place, 1),
    ahead((facts) => !facts.plain && isPossessive(facts)),
  ],
];
