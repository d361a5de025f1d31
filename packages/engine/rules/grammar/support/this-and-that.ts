import { DETERMINER, MODAL, PLURAL_PRONOUN, PREPOSITION, TO } from '../../../spelling/function-words.ts';
import { nounShare, THIRD_PERSON, VERB, verbShare } from '../../../spelling/lexicon.ts';
import { singularOf } from '../../../spelling/inflect.ts';
import { partsOf } from '../../../spelling/parts.ts';
import { TAKES_CLAUSE } from './clause-joints.ts';
import type { Judge } from './grammar-check.ts';
import { isCount, isMany } from './nouns.ts';
import { endsHere, isNoSubject } from './noun-phrases.ts';
import { isMostlyVerb } from './subjects.ts';
import { isBase, MOSTLY_VERB, slip } from './verbs.ts';

/** In fifteenths of its uses. */
const NEARLY_ALWAYS_NOUN = 12;

/** "This values are", "this functions returns". */
export const thisMany: Judge = (place) => {
  const noun = place.at(1);
  if (!noun || !isMany(noun) || !noun.lower.endsWith('s')) return undefined;
  const one = singularOf(noun.lower);
  const verb = place.content(2);
  const isVerb = (noun.parts & THIRD_PERSON) !== 0;
  // "This functions returns": the verb tells that one is meant.
  const oneActs =
    /^(?:is|was|has|means)$/.test(place.lower(2)) || ((verb & THIRD_PERSON) !== 0 && isMostlyVerb(verb));
  // "The only part that this streams is": a clause of its own.
  const opens =
    place.opensSentence(0) || (!isVerb && place.opensClause(0) && !/^(?:that|which)$/.test(place.lower(-1)));
  const counts = isCount(partsOf(one ?? ''));
  if (
    oneActs &&
    opens &&
    (isVerb ? counts && nounShare(noun.parts) >= NEARLY_ALWAYS_NOUN : counts || place.opensSentence(0))
  )
    return slip(1, 1, one, `“This” goes with a singular: “${one}”.`);
  const verbFollows =
    /^(?:are|were|have|can|will|must|should|aren't|weren't|don't)$/.test(place.lower(2)) ||
    (isCount(partsOf(one ?? '')) && isBase(verb) && place.opensClause(0));
  const certain =
    /^(?:values|files|types|fields|keys|nodes|names|steps|instructions|examples|options|settings|parameters|arguments|commands|functions|methods|modules|packages|errors|rules|scripts|credentials|resources)$/.test(
      noun.lower,
    ) && place.classes(-1) !== 0;
  const object =
    certain &&
    endsHere(place, 1) &&
    (place.classes(2) & DETERMINER) === 0 &&
    (place.classes(-1) & PREPOSITION) !== 0;
  // "Follow this steps to begin", "in this examples we use", "to run this tests, start it".
  const ordered =
    (place.opensSentence(-1) || (place.classes(-2) & (TO | MODAL | PLURAL_PRONOUN)) !== 0) &&
    (isBase(place.parts(-1)) || verbShare(place.parts(-1)) >= MOSTLY_VERB) &&
    endsHere(place, 1) &&
    (nounShare(noun.parts) >= NEARLY_ALWAYS_NOUN ||
      ((place.parts(-1) & VERB) !== 0 && !TAKES_CLAUSE.test(place.lower(-1))));
  // "During this requests, …", "specific to this drivers.": nothing that a verb would need.
  const alone =
    place.at(2) === undefined &&
    (place.classes(-1) & (PREPOSITION | TO)) !== 0 &&
    (!isVerb ||
      (nounShare(noun.parts) >= NEARLY_ALWAYS_NOUN && !/^(?:of|as|like|than)$/.test(place.lower(-1))));
  if (!verbFollows && !object && !alone && !ordered && (isVerb || !endsHere(place, 1) || !isNoSubject(place)))
    return undefined;
  return slip(0, 0, 'these', `“${noun.lower}” is a plural: write “these ${noun.lower}”.`);
};

/** "That values are wrong", but not "we know that values are wrong". */
export const thatMany: Judge = (place) => {
  const noun = place.at(1);
  return noun && isMany(noun) && place.opensSentence(0) && /^(?:are|were)$/.test(place.lower(2))
    ? slip(0, 0, 'those', `“${noun.lower}” is a plural: write “those ${noun.lower}”.`)
    : undefined;
};
