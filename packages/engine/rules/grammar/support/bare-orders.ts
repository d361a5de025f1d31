import { articleFor } from '../../../checks/article.ts';
import { OPENS_CLAUSE, TO } from '../../../spelling/function-words.ts';
import { ADJECTIVE, HALF, NOUN, nounShare, PLURAL, VERB, verbShare } from '../../../spelling/lexicon.ts';
import { ahead, behind, oneOf, partOf, type Judge, type Watched } from './grammar-check.ts';
import { isProse } from './noun-phrases.ts';
import { endsPhrase, isCountNoun } from './nouns.ts';
import { slip } from './verbs.ts';

/** In fifteenths of its uses. */
const MOSTLY = 10;
const ORDERS =
  'open create choose select click press run use upload add write file start restart enter delete edit install download copy build visit attach submit insert close pick find buy book print';
/** What is known by its name, of which there is one. */
const PRESSED = /^(?:click|press|restart|close)$/;

/** "Please open ticket if it persists", "choose plan that fits you": in a written sentence. */
const order: Judge = (place) => {
  const verb = place.lower(-1);
  if (!(place.opensSentence(-1) || /^(?:please|then|and)$/.test(place.lower(-2)))) return undefined;
  const noun = place.at(0);
  if (
    !isCountNoun(noun) ||
    nounShare(place.content(0)) < MOSTLY ||
    (place.content(0) & (ADJECTIVE | PLURAL)) !== 0
  )
    return undefined;
  const clause = (place.classes(1) & OPENS_CLAUSE) !== 0 && place.lower(1) !== 'so';
  const follows =
    clause ||
    ((place.classes(1) & TO) !== 0 && (place.content(2) & VERB) !== 0 && verbShare(place.content(2)) >= HALF);
  if (!follows || place.block.kind !== 'paragraph' || !isProse(place) || place.isMarked(0, 0))
    return undefined;
  const article = PRESSED.test(verb) ? 'the' : (articleFor(place.lower(0)) ?? 'a');
  return slip(0, 0, `${article} ${place.lower(0)}`, `An article is missing: “${article} ${place.lower(0)}”.`);
};

const PERSON = /(?:er|or|ist|ian|ant|ent)$|^(?:nurse|cook|chef|pilot|intern|friend)$/;
/** Of these there is one: "she is treasurer". */
const BARE =
  /^(?:treasurer|captain|manager|owner|leader|director|master|secretary|other|either|better|number|member|answer|center|error|color|factor|silent|present|absent|different)$/;

/** "She is developer at our company", "I am student". */
const profession: Judge = (place) => {
  const noun = place.at(1);
  const who =
    /^(?:he|she|i|who)$/.test(place.lower(-1)) ||
    /^(?:father|mother|wife|husband|brother|sister|son|daughter|friend|boss)$/.test(place.lower(-1));
  if (
    !who ||
    !isCountNoun(noun) ||
    !noun ||
    !PERSON.test(noun.lower) ||
    nounShare(noun.parts) < MOSTLY ||
    (noun.parts & ADJECTIVE) !== 0 ||
    !endsPhrase(place, 1)
  )
    return undefined;
  if (BARE.test(noun.lower)) return undefined;
  const article = articleFor(noun.lower) ?? 'a';
  return slip(1, 1, `${article} ${noun.lower}`, `An article is missing: “${article} ${noun.lower}”.`);
};

/** "The every push", "in the each file". */
const theEvery: Judge = (place) =>
  (place.content(2) & NOUN) !== 0 && place.gap(0) === ' '
    ? slip(0, 1, place.lower(1), `“The” and “${place.lower(1)}” can't stand together: keep one.`)
    : undefined;

/** Articles that orders lack, and professions. */
export const BARE_ORDERS: readonly Watched[] = [
  [partOf(NOUN), order, behind(oneOf(ORDERS))],
  [oneOf('is am was'), profession, ahead(partOf(NOUN))],
  [oneOf('the'), theEvery, ahead(oneOf('every each'))],
];
