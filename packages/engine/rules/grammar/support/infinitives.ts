import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  JOINS,
  MODAL,
  PLURAL_PRONOUN,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, PAST, PLURAL, VERB, verbShare } from '../../../spelling/lexicon.ts';
import {
  ahead,
  behind,
  classed,
  oneOf,
  type Judge,
  type Place,
  type Slip,
  type Trigger,
  type Watched,
} from './grammar-check.ts';
import { finiteFollows } from './noun-phrases.ts';
import { isCountNoun, isMany } from './nouns.ts';
import {
  isBase,
  isGrant,
  isModalNeed,
  MOSTLY_VERB,
  OFTEN_VERB,
  opensObject,
  slip,
  VERBS_TOO,
} from './verbs.ts';

/** Verbs that "to" joins to the next: "want to use". */
const VERBS =
  'want wants wanted wanting need needs needed try tries tried trying wish wishes wished attempt tend tends intend intends intended';
/** Said of something or somebody, behind "be": "it is possible to use". */
const SAID =
  'able unable likely unlikely supposed willing eligible ready easy easier hard harder difficult useful possible impossible necessary important safe free recommended required allowed expected designed advisable helpful best better enough sufficient used going needed meant happy';

/** A verb at `step` with an object; `sure`, whether it may stand where a noun would. */
function isVerb(place: Place, step: number, sure: boolean): boolean {
  const parts = place.content(step);
  if (isBase(parts) || place.lower(step) === 'do') return true;
  if (place.lower(step) === 'let') return /^(?:want|need)s?$/.test(place.lower(step - 1));
  if (VERBS_TOO.has(place.lower(step)) && opensObject(place, step + 1)) return true;
  if ((parts & VERB) === 0 || (parts & (PARTICIPLE | PAST | ADJECTIVE)) !== 0) return false;
  const share = verbShare(parts);
  return sure ? share >= MOSTLY_VERB : share >= OFTEN_VERB && opensObject(place, step + 1);
}

const missing = (place: Place) =>
  slip(
    0,
    1,
    `${place.lower(0)} to ${place.lower(1)}`,
    `“To” is missing between “${place.lower(0)}” and “${place.lower(1)}”.`,
  );

/** "How imports resolve": a verb of its own follows. */
const hasVerbSoon = (place: Place) =>
  (isMany(place.at(2)) && (place.content(3) & VERB) !== 0) ||
  [2, 3, 4].some((step) => finiteFollows(place, step - 1));

/** "How use the". */
const afterHow: Judge = (place) => {
  if (place.lower(1) === 'do') return undefined;
  const alone = isBase(place.content(1)) && !hasVerbSoon(place);
  const object = isVerb(place, 1, false) && opensObject(place, 2) && !isBase(place.content(1));
  // "How suspend and resume work".
  return (alone || object || (isBase(place.content(1)) && opensObject(place, 2))) &&
    (place.classes(2) & JOINS) === 0
    ? missing(place)
    : undefined;
};

/** "Want configure a", "try use it". */
const afterVerb: Judge = (place) => {
  // "A try compile", "the need", "they need only". "Fail fast": said of it.
  if ((place.classes(-1) & (DETERMINER | PREPOSITION)) !== 0 || (place.content(-1) & ADJECTIVE) !== 0)
    return undefined;
  if ((place.classes(2) & JOINS) !== 0 || /^(?:be|arise|arises)$/.test(place.lower(1))) return undefined;
  if ((place.classes(-1) & BE) !== 0 && endsClause(place, -1)) return undefined;
  if (isGrant(place.lower(2)) || (place.lower(0) === 'need' && isModalNeed(place, 0))) return undefined;
  return isVerb(place, 1, false) ? missing(place) : undefined;
};

const OPENER = /^(?:if|when|whenever|where|why|how|what|which|that|because|since|as|unless|while|once|for)$/;
/**
 * "Where tagging them is helpful include the names", "when logs are needed make sure": what is said may end its clause, so
 * that the verb behind is that of the clause around; "if it is possible use" asks for "to".
 * @param be the step of the form of "be"
 */
export const endsClause = (place: Place, be: number): boolean =>
  place.lower(be - 1) !== 'it' && place.before(12).some((word) => OPENER.test(word));

/** "It is possible use the", "you are able run it", "makes it easy install". */
const afterSaid: Judge = (place) => {
  const at =
    (place.classes(-1) & BETWEEN_VERBS) !== 0 || /^(?:very|more|so|too)$/.test(place.lower(-1)) ? -2 : -1;
  const said = (place.classes(at) & BE) !== 0 || /^(?:it|that|you|they|we)'(?:s|re)$/.test(place.lower(at));
  const made =
    place.lower(0) !== 'hard' && place.lower(at) === 'it' && /^mak(?:e|es|ing)$/.test(place.lower(at - 1));
  if (!said && !made) return undefined;
  if (/^(?:un)?able$/.test(place.lower(0)) && (place.content(1) & VERB) !== 0) return missing(place);
  if (place.lower(1) === 'inline' || (!made && endsClause(place, at))) return undefined;
  // "Is used store byte arrays": behind "used" no noun stands.
  const parts = place.content(1);
  if (
    place.lower(0) === 'used' &&
    said &&
    verbShare(parts) >= OFTEN_VERB &&
    (parts & (PARTICIPLE | PAST | ADJECTIVE)) === 0
  )
    return missing(place);
  const noun = /^(?:better|best|required|allowed|expected|needed|used|possible|important)$/.test(
    place.lower(0),
  );
  return isVerb(place, 1, !noun) ? missing(place) : undefined;
};

/** "In order use the", "make sure configure the". */
const afterPhrase: Judge = (place) => {
  const before = place.lower(-1);
  const due = place.lower(0) === 'order' ? before === 'in' : /^(?:make|be|makes|making)$/.test(before);
  if (!due || !(isBase(place.content(1)) || VERBS_TOO.has(place.lower(1)))) return undefined;
  const object = opensObject(place, 2) || place.at(2)?.capital === true;
  return place.lower(0) === 'order' || object ? missing(place) : undefined;
};

/** "Allows the app send notifications". */
function afterThing(place: Place): Slip | undefined {
  const verb = place.content(3);
  const acts = isBase(verb) || (VERBS_TOO.has(place.lower(3)) && verbShare(verb) >= OFTEN_VERB);
  // "Enable these plugin check commands": a name.
  const object = opensObject(place, 4) || (isBase(verb) && isMany(place.at(4)));
  return isCountNoun(place.at(2)) && acts && object && !place.at(3)?.capital
    ? slip(2, 3, `${place.lower(2)} to ${place.lower(3)}`, `“To” is missing before “${place.lower(3)}”.`)
    : undefined;
}

/** "Allows you configure the". */
const afterObject: Judge = (place) => {
  if ((place.classes(1) & DETERMINER) !== 0) return afterThing(place);
  const [object, word] = [place.lower(1), place.lower(2)];
  if (!/^(?:you|us|me|users|developers|them|it)$/.test(object)) return undefined;
  // "To enable it install the package": an order behind its purpose.
  if (/^(?:it|them)$/.test(object) && place.lower(0) === 'enable' && place.lower(-1) === 'to')
    return undefined;
  const acts =
    verbShare(place.parts(2)) >= OFTEN_VERB && (place.parts(2) & VERB) !== 0 && opensObject(place, 3);
  if (!isBase(place.content(2)) && !VERBS_TOO.has(word) && !acts) return undefined;
  // "Allows you access to": an object.
  const things = place.at(3) === undefined || (place.classes(3) & (PREPOSITION | TO)) !== 0;
  if (/^(?:access|control|time|room|freedom|use|entry)$/.test(word) && things) return undefined;
  if (!isBase(place.content(2)) && !/^(?:you|us|them)$/.test(object) && !opensObject(place, 3))
    return undefined;
  return slip(1, 2, `${object} to ${word}`, `“To” is missing between “${object}” and “${word}”.`);
};

/** "You have specify it": "have to", or a participle. */
const mustHave: Judge = (place) =>
  isBase(place.content(1)) &&
  !place.at(1)?.capital &&
  place.at(2) !== undefined &&
  (place.content(2) & (NOUN | PLURAL)) === 0
    ? slip(
        0,
        1,
        null,
        `“${place.lower(0)}” takes “to” before “${place.lower(1)}”, or a participle behind it.`,
      )
    : undefined;

/** "It will need be restarted". */
const needBe: Judge = (place) =>
  (place.content(2) & PARTICIPLE) !== 0 &&
  // "Only three digits need be included."
  (place.lower(0) !== 'need' || (place.classes(-1) & (MODAL | TO | PLURAL_PRONOUN)) !== 0)
    ? slip(0, 0, `${place.lower(0)} to`, `“To” is missing between “${place.lower(0)}” and “be”.`)
    : undefined;

/** "You don't have do anything". */
const afterHave: Judge = (place) => {
  const verb = place.lower(1);
  const object = (place.classes(2) & DETERMINER) !== 0 || /^(?:anything|it|them)$/.test(place.lower(2));
  const due = /^(?:do|be)$/.test(verb) || (isBase(place.content(1)) && object);
  return due ? missing(place) : undefined;
};

/** "We would like thank you." */
const afterLike: Judge = (place) =>
  isBase(place.content(1)) || ((place.content(1) & VERB) !== 0 && (place.classes(2) & DETERMINER) !== 0)
    ? missing(place)
    : undefined;

/** "It is useful be able to". */
const saidBe: Judge = (place) =>
  (place.classes(-1) & BE) !== 0 || /^(?:very|more|not|also)$/.test(place.lower(-1))
    ? missing(place)
    : undefined;

/** "The aliases used be called". */
const usedBe: Judge = (place) =>
  // "This requires that the ports used be open": the subjunctive.
  (isMany(place.at(-1)) || (place.content(-1) & NOUN) !== 0) && !place.before(8).includes('that')
    ? slip(0, 0, 'used to', '“To” is missing between “used” and “be”.')
    : undefined;

/** "Follow the steps below install the agent." */
const afterSteps: Judge = (place) => {
  const follows = /^(?:steps|instructions|commands?|guide|procedure)$/.test(place.lower(-1));
  const ordered = place.before(5).some((word) => /^(?:follow|use|see|run|complete|perform)$/.test(word));
  const verb = isBase(place.content(1)) || VERBS_TOO.has(place.lower(1));
  return follows && ordered && verb && opensObject(place, 2) ? missing(place) : undefined;
};

const mayBeVerb: Trigger = ({ classes, parts, capital, lower }) =>
  (classes === 0 && !capital && (parts & VERB) !== 0) || lower === 'do';

/** An infinitive lacks its "to". */
export const INFINITIVES: readonly Watched[] = [
  [oneOf('how'), afterHow, ahead(mayBeVerb)],
  [oneOf(VERBS), afterVerb, ahead(mayBeVerb)],
  [oneOf(SAID), afterSaid, ahead(mayBeVerb)],
  [oneOf('below above here'), afterSteps, ahead(mayBeVerb)],
  [oneOf('order sure'), afterPhrase, ahead(mayBeVerb)],
  [oneOf('allow allows allowing allowed enable enables enabling permit permits'), afterObject],
  [
    oneOf('ask asks asked tell tells told want wants wanted require requires required'),
    afterObject,
    ahead(oneOf('you us me them')),
  ],
  [oneOf('like'), afterLike, behind(oneOf("would i'd we'd you'd"))],
  [oneOf('have'), afterHave, behind(oneOf("don't doesn't didn't won't not"))],
  [oneOf('used'), usedBe, ahead(oneOf('be'))],
  [
    oneOf('able useful likely possible supposed going easy necessary important'),
    saidBe,
    ahead(oneOf('be have')),
  ],
  [oneOf('have'), mustHave, behind(classed(PLURAL_PRONOUN))],
  [oneOf('need needs want wants have has'), needBe, ahead(oneOf('be'))],
];
