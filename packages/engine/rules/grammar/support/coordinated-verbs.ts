import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf, thirdPersonOf } from '../../../spelling/inflect.ts';
import { ADJECTIVE, PARTICIPLE, PAST, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { ahead, behind, oneOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isOneThing } from './nouns.ts';
import { isModifier, isMostlyVerb, ONE, plural, singular } from './subjects.ts';
import { mended, opensObject } from './verbs.ts';

/** Words looked at in front of "and". */
const REACH = 16;
/** Behind these, another clause or question may have begun. */
const opensOther = oneOf(
  'that which who whom whose what how why where when if whether than as so then not please',
);
/** Behind these a base form has a subject of its own. */
const isCausing = oneOf(
  'let lets make makes help helps see sees watch watches have has recommends suggests requires asks',
);
/** In notes of changes and summaries of functions, verbs stand without a subject in either form. */
const TERSE = oneOf(
  'fix add remove update return get set allow implement support use introduce improve change move drop',
);

const isBase = ({ classes, parts }: WordFacts): boolean =>
  classes === 0 && (parts & VERB) !== 0 && isMostlyVerb(parts);

/** Whether the verb at `step`, which may be a noun, has an object or is hardly ever a noun. */
const isVerbAt = (place: Place, step: number, part: number): boolean => {
  const facts = place.near(step);
  if (!facts || facts.classes !== 0 || (facts.parts & part) === 0) return false;
  return (
    isMostlyVerb(facts.parts) ||
    (facts.lower === 'makes' && place.near(step + 1)?.lower === 'sure') ||
    /^(?:one|both)$/.test(place.near(step + 1)?.lower ?? '') ||
    ((place.near(step + 1)?.classes ?? 0) & (DETERMINER | OBJECT_PRONOUN)) !== 0
  );
};

/** Whether nothing but space and commas stands between the word at `step` and the next. */
const isNear = (place: Place, step: number): boolean => /^,? /.test(place.gap(step));

/** The step where the sentence begins that the words before "and" belong to, if none of them `breaks` it; 0 where one does. */
function clauseStart(place: Place, breaks: (facts: WordFacts, step: number) => boolean): number {
  for (let step = -2; step >= -REACH; step--) {
    const facts = place.near(step);
    if (!facts || !isNear(place, step) || opensOther(facts) || breaks(facts, step)) return 0;
    if (place.opensSentence(step)) return step;
  }
  return 0;
}

/** An object, or "to" behind what asks for it: "and need to be". */
const isFollowed = (place: Place): boolean =>
  opensObject(place, 1) || ((place.classes(1) & TO) !== 0 && isMostlyVerb(place.parts(0)));

/** "The agent reads the file and send it": the second verb has the subject of the first. */
const secondBare: Judge = (place) => {
  if ((place.parts(0) & (PAST | ADJECTIVE)) !== 0 || !isFollowed(place)) return undefined;
  // "The node computes dusk and dawn itself": two objects, and who does it.
  if (/sel(?:f|ves)$/.test(place.lower(1))) return undefined;
  const start = clauseStart(
    place,
    (facts, step) =>
      isCausing(facts) ||
      (facts.classes & (TO | MODAL | DO | HAVE | BE | PLURAL_PRONOUN | OPENS_CLAUSE)) !== 0 ||
      // "It create a dump and send it": both lack their "s".
      (isBase(facts) && ((place.near(step - 1)?.classes ?? 0) & SINGULAR_PRONOUN) === 0),
  );
  if (start === 0) return undefined;
  const pronoun = ((place.near(start)?.classes ?? 0) & SINGULAR_PRONOUN) !== 0;
  const subject = pronoun ? start : subjectEnd(place, start);
  if (
    subject === undefined ||
    subject > -4 ||
    !isVerbAt(place, subject + 1, pronoun ? THIRD_PERSON | VERB : THIRD_PERSON)
  )
    return undefined;
  const named = place.near(subject)?.lower ?? '';
  return mended(0, thirdPersonOf(place.lower(0)), (right) => singular(named, right));
};

/** Where the phrase ends that a determiner opens: at one thing, behind at most one word. */
function subjectEnd(place: Place, start: number): number | undefined {
  const first = place.near(start);
  if (!first || !ONE.has(first.lower)) return undefined;
  const end = [start + 1, start + 2].find(
    (step) => isOneThing(place.near(step)) && isVerbAt(place, step + 1, THIRD_PERSON),
  );
  return end === start + 2 && !isModifier(place, start + 1) ? undefined : end;
}

/** "You can copy the key and pastes it", "Open the file and sets the port". */
const secondAdded: Judge = (place) => {
  // "All branches and tags you have cloned", "all requests and backports labeled with it".
  if ((place.content(1) & PARTICIPLE) !== 0 && (place.classes(2) & PREPOSITION) !== 0) return undefined;
  if (!isVerbAt(place, 0, THIRD_PERSON) || !place.at(1) || /^(?:you|that)$/.test(place.lower(1)))
    return undefined;
  const start = clauseStart(
    place,
    (facts, step) =>
      (facts.classes & (SINGULAR_PRONOUN | BE | HAVE | DO | OPENS_CLAUSE)) !== 0 ||
      isVerbAt(place, step, THIRD_PERSON),
  );
  const first = start === 0 ? undefined : place.near(start);
  if (!first) return undefined;
  // "To get a key, log in to the console and creates one."
  // Not "to encode keys and values the same way as it, …".
  const aim =
    first.lower === 'to' &&
    Array.from({ length: -start }, (_, step) => place.gap(start + step)).some((gap) => gap.includes(','));
  const asked = aim || (!TERSE(first) && isVerbAt(place, start, VERB) && opensObject(place, start + 1));
  if (!asked && (first.classes & PLURAL_PRONOUN) === 0) return undefined;
  return mended(0, baseOf(place.lower(0)), (base) => (asked ? inBase(base) : plural(first.lower, base)));
};

const inBase = (base: string): string => `What you ask for stands in the base form: “${base}”.`;

const picks =
  (bits: number) =>
  ({ classes, parts, capital }: WordFacts) =>
    classes === 0 && !capital && (parts & bits) !== 0;

/** "Before you deploy, makes a backup", "to keep it, copies it": what the reader is to do. */
const askedAfter: Judge = (place) => {
  if (
    place.at(-1) ||
    place.sign(-1) !== ',' ||
    place.lower(1) === 'that' ||
    !isVerbAt(place, 0, THIRD_PERSON)
  )
    return undefined;
  for (let step = -1; step >= -REACH; step--) {
    const facts = place.near(step);
    if (!facts || (step < -1 && place.gap(step) !== ' ') || isVerbAt(place, step, THIRD_PERSON))
      return undefined;
    if (!place.opensSentence(step)) continue;
    const you = place.near(step + 1)?.lower === 'you';
    const wish = you && /^(?:want|need|wish|have|prefer|don't)$/.test(place.near(step + 2)?.lower ?? '');
    const asked = (facts.lower === 'before' && you) || (facts.lower === 'if' && wish) || facts.lower === 'to';
    return asked ? mended(0, baseOf(place.lower(0)), inBase) : undefined;
  }
  return undefined;
};

/** Verbs behind "and" that have not the form of the one before. */
export const COORDINATED_VERBS: readonly Watched[] = [
  [picks(VERB), secondBare, behind(oneOf('and or'))],
  [picks(THIRD_PERSON), secondAdded, behind(oneOf('and or'))],
  [
    picks(THIRD_PERSON),
    askedAfter,
    ahead(({ classes, lower }) => (classes & (DETERMINER | OBJECT_PRONOUN)) !== 0 || lower === 'sure'),
  ],
];
