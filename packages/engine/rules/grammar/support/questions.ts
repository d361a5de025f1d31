import {
  DETERMINER,
  MODAL,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf } from '../../../spelling/inflect.ts';
import { NOUN, PAST, PLURAL, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { ahead, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isModifier, isMostlyVerb } from './subjects.ts';
import { slip } from './verbs.ts';

/** A question of one clause. */
const isQuestion = (place: Place) => place.opensSentence(0) && /^[^,;:]*\?\s*$/.test(place.sentence);

const message = (right: string) => `In a question the verb stands before its subject: “${right}”.`;

/** The base form of the verb at `step` that asks without "does": "why the build fails?", "how the cache works?" */
function baseBehind(place: Place, step: number): string | undefined {
  const parts = place.content(step);
  const next = place.at(step + 1);
  // "Why the config files?" asks for no verb.
  const acts = isMostlyVerb(parts) || place.lower(0) !== 'why';
  const ends = !next || (next.classes & (DETERMINER | PREPOSITION | TO)) !== 0;
  return (parts & THIRD_PERSON) !== 0 && acts && ends ? baseOf(place.lower(step)) : undefined;
}

/** "Why the pump is beeping?", "how I can change it?", "where I find it?" */
const turned: Judge = (place) => {
  if (!isQuestion(place)) return undefined;
  const pronoun = (place.classes(1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 || place.lower(1) === 'this';
  const last = pronoun ? 1 : isModifier(place, 2) && (place.content(3) & (NOUN | PLURAL)) !== 0 ? 3 : 2;
  if (!pronoun && (place.content(last) & (NOUN | PLURAL)) === 0) return undefined;
  const subject = Array.from({ length: last }, (_, index) => place.text(index + 1)).join(' ');
  const verb = place.lower(last + 1);
  if (
    /^(?:is|are|was|were|does|did|can|will|has)$/.test(verb) ||
    (pronoun && (place.classes(last + 1) & MODAL) !== 0)
  )
    return slip(1, last + 1, `${verb} ${subject}`, message(`${verb} ${subject}`));
  const base = last > 1 ? baseBehind(place, last + 1) : undefined;
  if (base !== undefined)
    return slip(1, last + 1, `does ${subject} ${base}`, message(`does ${subject} ${base}`));
  const asks = (place.classes(1) & PLURAL_PRONOUN) !== 0 && (place.content(2) & VERB) !== 0;
  if (!asks || (place.content(2) & PAST) !== 0) return undefined;
  return slip(1, 1, `do ${subject}`, `In a question “do” stands before the subject: “do ${subject}”.`);
};

/** "What means this error code?" */
const whatMeans: Judge = (place) =>
  isQuestion(place) && (place.classes(2) & DETERMINER) !== 0
    ? slip(0, 1, null, 'Ask “What does … mean?”: in a question “does” stands before the subject.')
    : undefined;

/** Questions in the order of statements. */
export const QUESTIONS: readonly Watched[] = [
  [
    oneOf('why how where'),
    turned,
    ahead(
      ({ classes, lower }) =>
        (classes & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ||
        /^(?:the|an?|my|your|our|this|these)$/.test(lower),
    ),
  ],
  [oneOf('what'), whatMeans, ahead(oneOf('means'))],
];
