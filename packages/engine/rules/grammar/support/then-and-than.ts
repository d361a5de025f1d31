import {
  BE,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, VERB, verbShare } from '../../../spelling/lexicon.ts';
import { compares } from './comparisons.ts';
import { behind, oneOf, type Judge, type Watched } from './grammar-check.ts';
import { isThing } from './nouns.ts';
import { MOSTLY_VERB, opensObject, slip } from './verbs.ts';

/** How far a comparison may stand before its "than". */
const COMPARED_IN = 6;

/** "Easier to read then nested callbacks", "greater then zero". */
const then: Judge = (place) => {
  let at = -1;
  while (at >= -COMPARED_IN && place.at(at) && !compares(place, at)) {
    // "Rather than one then the other": it is compared already.
    if (place.lower(at) === 'than') return undefined;
    // "More efficient and focused then".
    const listed =
      place.lower(at) === 'and' && (place.content(at + 1) & (ADJECTIVE | PARTICIPLE)) !== 0 && at >= -3;
    if ((place.classes(at) & (JOINS | OPENS_CLAUSE)) !== 0 && !listed) return undefined;
    at--;
  }
  if (at < -COMPARED_IN || !place.at(at)) return undefined;
  // "It was slower then than now."
  if (place.lower(1) === 'than') return undefined;
  const message = 'A comparison takes “than”. “Then” is about time.';
  if (at === -1 && /^(?:rather|other)$/.test(place.lower(-1)) && place.at(1) !== undefined)
    return slip(0, 0, 'than', message);
  // "More of the page can then stay", "some other system which then fails".
  if (
    (place.classes(-1) & (MODAL | BE | HAVE | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ||
    /^(?:which|that|who|to)$/.test(place.lower(-1))
  )
    return undefined;
  const next = place.at(1);
  const sooner = /^(?:later|earlier|sooner|else|elsewhere|nothing|beyond|prefer)$/.test(place.lower(at));
  const counted = next !== undefined && ((next.classes & NUMBER) !== 0 || /^\d/.test(place.text(1)));
  const one = at === -1 && place.lower(-1) === 'more' && place.lower(1) === 'one';
  // "If it is lower then the command ends."
  if (place.before(12).some((word) => /^(?:if|when|unless)$/.test(word)) && !(counted || one))
    return undefined;
  // "These smaller chunks then need it": the subject of a verb.
  if (/^(?:the|these|those|this|all|both)$/.test(place.lower(at - 1)) && isThing(place.parts(-1)))
    return undefined;
  if (sooner && !counted) return undefined;
  // "Make the text larger then save it."
  const goesOn =
    next === undefined
      ? /^\s*[“"(`]/.test(place.gap(0))
      : (place.content(1) & (VERB | NOUN)) !== VERB &&
        !(
          (place.content(1) & VERB) !== 0 &&
          verbShare(place.content(1)) >= MOSTLY_VERB &&
          opensObject(place, 2)
        );
  return goesOn ? slip(0, 0, 'than', message) : undefined;
};
const THEN = '“Than” is for comparisons. What comes next in time comes “then”.';

/** How far back a sentence is read for what "than" compares. */
const SENTENCE = 40;
/** "Build the image and than run it": nothing is compared. */
const than: Judge = (place) => {
  // "Than, restart it", "it is than sent".
  if (place.opensSentence(0) || ((place.classes(-1) & BE) !== 0 && (place.content(1) & PARTICIPLE) !== 0))
    return slip(0, 0, 'then', THEN);
  if (!(place.opensClause(0) || place.lower(-1) === 'and')) return undefined;
  for (let step = -1; step >= -SENTENCE && place.near(step); step--) {
    // "…, than merge": a verb follows.
    const different = /^(?:different|other)$/.test(place.near(step)?.lower ?? '');
    if (compares(place, step) && !(different && !place.at(-1) && (place.content(1) & (VERB | NOUN)) === VERB))
      return undefined;
    if (place.opensSentence(step)) break;
  }
  return slip(0, 0, 'then', THEN);
};

/** "Since than", "you can than delete it", "is than sent". */
const amid: Judge = (place) => {
  const before = place.lower(-1);
  const time = /^(?:since|until|till|back|by|even|just)$/.test(before) && place.at(1) === undefined;
  const verb = (place.classes(-1) & (MODAL | BE)) !== 0 && (place.content(1) & (VERB | PARTICIPLE)) !== 0;
  return time || verb ? slip(0, 0, 'then', THEN) : undefined;
};

/** “Then”, which is about time, and “than”, which compares. */
export const THEN_AND_THAN: readonly Watched[] = [
  [oneOf('then'), then],
  [oneOf('than'), than],
  [
    oneOf('than'),
    amid,
    behind(
      ({ lower, classes }) =>
        (classes & (MODAL | BE)) !== 0 || /^(?:since|until|till|back|by|even|just)$/.test(lower),
    ),
  ],
];
