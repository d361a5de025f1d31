import {
  BETWEEN_VERBS,
  DETERMINER,
  NUMBER,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PREPOSITION,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { singularOf } from '../../../spelling/inflect.ts';
import { partsOf } from '../../../spelling/parts.ts';
import type { Place } from './grammar-check.ts';
import { opensJoined } from './clause-joints.ts';
import { isCount, isManyForm } from './nouns.ts';
import { MEASURE } from './quantities.ts';
import { isMostlyVerb } from './subjects.ts';
import { MOSTLY_VERB, OFTEN_VERB } from './verbs.ts';

/** Plurals that name one thing: a product where they have a capital, a variable where they have none. */
const NAMES =
  /^(?:actions|pages|workers|maps|docs|teams|forms|sheets|slides|photos|streams|events|hooks|props|cookies|flags|sessions|issues|projects|packages|containers|secrets|queues|functions|labels|fragments|portals|signals|notes|contacts|messages|settings|news|times|windows|charts|rails|tabs|options|params|args|arguments|headers|values|items|attributes|preferences|globals|results|errors|files|states|routes|models|views|tags|commands|statistics|analytics|requests|braces|curses|children|presets|locales|parents|normalizers)$/;
/** Words in front of a clause with its own subject. */
const INTRODUCES = /^(?:after|before|although|though|whereas|often|how)$/;
/** "Be aware that requests are": what stands in front of "that" tells of a clause, and is nothing that "that" refers to. */
const TELLS =
  /^(?:aware|sure|certain|clear|important|likely|possible|true|note|notice|know|known|remember|see|sees|say|says|said|show|shows|mean|means|think|believe|assume|expect|find|found|learn|understand|confirm|verify|check|ensure|ensures)$/;
const STATES =
  /^(?:existing|remaining|missing|following|pending|matching|incoming|outgoing|corresponding|building|meeting)$/;
/** In fifteenths of its uses. */
const MOSTLY_NOUN = 10;

/** Whether a word may describe the plural behind it, and can't be the verb of a clause: "feature" flags, "hard" dividers. */
function describes(place: Place, step: number): boolean {
  const facts = place.at(step);
  if (!facts || facts.classes !== 0 || (facts.capital && !place.opensSentence(step))) return false;
  if (/^[a-z]+-[a-z]+$/.test(facts.lower)) return true;
  const { parts } = facts;
  // "Passing objects is not supported."
  if ((parts & ING) !== 0 && !STATES.test(facts.lower)) return false;
  if ((parts & (ING | THIRD_PERSON | PLURAL | ADVERB)) !== 0 && (parts & ADJECTIVE) === 0) return false;
  if ((parts & (NOUN | ADJECTIVE | PARTICIPLE)) === 0) return false;
  return (
    (parts & VERB) === 0 ||
    nounShare(parts) >= MOSTLY_NOUN ||
    (parts & ADJECTIVE) !== 0 ||
    opensTold(place, step)
  );
}

/** Whether a clause begins here that is told of: it begins with no verb. */
const opensTold = (place: Place, step: number): boolean =>
  place.lower(step - 1) === 'that' && TELLS.test(place.lower(step - 2));

/** The step of the noun in front of the verb at 0: "tasks now …". */
export const headOf = (place: Place): number =>
  (place.classes(-1) & BETWEEN_VERBS) !== 0 && place.lower(-1) !== 'not' ? -2 : -1;

/** Where a clause opens with the plural before the verb at 0 and its adjectives, without a determiner: its step, or 0. */
export function bareMany(place: Place): number {
  const last = headOf(place);
  const noun = place.at(last);
  // "Twenty dollars is enough": an amount.
  if (!noun || !isManyForm(noun) || isMostlyVerb(noun.parts) || MEASURE.test(noun.lower)) return 0;
  let start = last;
  while (start > last - 2 && describes(place, start - 1)) start--;
  // "Intercepts writes to the field."
  const alone = start === last || (nounShare(place.parts(start)) < MOSTLY_NOUN && !opensTold(place, start));
  if (alone && (noun.parts & THIRD_PERSON) !== 0 && nounShare(noun.parts) < MOSTLY_NOUN) return 0;
  if (/^(?:most|only)$/.test(place.lower(start - 1))) start--;
  if (noun.capital && !place.opensSentence(last)) return 0;
  // "Docutils": a name, as rare words often are.
  const told = nounShare(noun.parts) >= MOSTLY_NOUN || nounShare(noun.parts) + verbShare(noun.parts) === 0;
  const common = told && isCountable(singularOf(noun.lower));
  if ((start === last && (NAMES.test(noun.lower) || !common)) || place.isMarked(start, last)) return 0;
  if (place.opensSentence(start)) return start;
  const before = place.at(start - 1);
  if (before) {
    const opens =
      ((before.classes & OPENS_CLAUSE) !== 0 &&
        before.lower !== 'so' &&
        (before.lower !== 'that' || opensTold(place, start)) &&
        (before.lower !== 'but' || !place.at(start - 2))) ||
      INTRODUCES.test(before.lower) ||
      opensJoined(place, start);
    // "Data from before versions has": no clause.
    return opens && (!/^(?:after|before)$/.test(before.lower) || place.opensClause(start - 1)) ? start : 0;
  }
  // ", hooks is": only behind what introduces a sentence.
  return /^(?:However|Therefore|By default|Then|Also|Here|Thus|Because of this|As a result|In this case|In general|For example|For instance|Additionally|Finally|Note|First|Second|Currently|Usually|Normally|Typically|In addition), /.test(
    place.sentence,
  ) && introducedBy(place, start)
    ? start
    : 0;
}

const isCountable = (singular: string | undefined): boolean =>
  singular !== undefined && isCount(partsOf(singular));

/** Whether the word at `step` is the first behind the first comma of its sentence. */
function introducedBy(place: Place, step: number): boolean {
  const intro = place.sentence.slice(0, place.sentence.indexOf(','));
  return place.opensSentence(step - intro.split(' ').length);
}

const VALUES =
  /^(?:defined|specified|provided|given|omitted|true|false|undefined|null|empty|set|passed|present|absent)$/;

/** Whether what follows "is" or "has" can only be said of many: "been", "to", a participle; of a longer phrase, anything but "a". */
export function saidOfMany(place: Place, start: number): boolean {
  const verb = place.lower(0);
  let next = (place.classes(1) & BETWEEN_VERBS) !== 0 ? 2 : 1;
  if (/^(?:very|more|most|quite|so|too)$/.test(place.lower(next))) next++;
  const said = place.content(next);
  const longer = start < -1;
  // "Backups is one of the most important things."
  if (place.lower(1) === 'one' && place.lower(2) === 'of' && place.opensSentence(start)) return true;
  if (/^do/.test(verb)) return verb.endsWith("n't") || place.lower(1) === 'not';
  if (/^ha/.test(verb)) {
    if (/^(?:been|to|not)$/.test(place.lower(next)) || (said & PARTICIPLE) !== 0) return true;
    return longer || (place.classes(next) & (DETERMINER | NUMBER)) !== 0;
  }
  // "If aliases is given": a variable.
  if (!longer && !place.opensSentence(start) && VALUES.test(place.lower(next))) return false;
  if ((said & (PARTICIPLE | ADJECTIVE)) !== 0 && ((said & NOUN) === 0 || nounShare(said) === 0)) return true;
  return longer && ((said & PLURAL) !== 0 || /^(?:just|not|no)$/.test(place.lower(1)));
}

/** Whether the word at 0, in "s", is the verb of the bare plural in front: "rate limits controls the". */
export function actsAsVerb(place: Place): boolean {
  const parts = place.parts(0);
  if ((parts & THIRD_PERSON) === 0 || verbShare(parts) < OFTEN_VERB) return false;
  // "Rate limits applies per key": what is no noun needs no object.
  const next = place.at(1);
  if (
    (parts & (PLURAL | NOUN)) === 0 &&
    (!next || (next.classes & (PREPOSITION | OPENS_CLAUSE | NUMBER)) !== 0 || next.lower.endsWith('ly'))
  )
    return true;
  const object = (place.classes(1) & (DETERMINER | OBJECT_PRONOUN)) !== 0 || place.lower(1) === 'to';
  return object && (verbShare(parts) >= MOSTLY_VERB || /^(?:an?|the|you|it|them)$/.test(place.lower(1)));
}
