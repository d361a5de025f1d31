import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  MODAL,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { contextWeights } from '../../data/context-weights.ts';
import { oddsOf, type Weights } from './contexts.ts';
import { isProse, mayBeProse } from './noun-phrases.ts';
import {
  GAP_SLOTS,
  GAP_TRAITS,
  NEAREST,
  readGap,
  readNearest,
  verbsOf,
  type GapName,
  type GapSlot,
} from './gaps.ts';
import {
  behind,
  oneOf,
  type Judge,
  type Place,
  type Slip,
  type Trigger,
  type Watched,
} from './grammar-check.ts';
import { endsClause } from './infinitives.ts';
import { beBehind } from './missing-verbs.ts';
import { NAMED, OF_MANY, OF_THE, ofHolds } from './missing-of.ts';
import { isMany } from './nouns.ts';
import { isPluralVerb } from './subject-traits.ts';
import { phraseStart } from './subjects.ts';
import { isGrant, isModalNeed, opensObject, slip } from './verbs.ts';

/** When a gap is missed. Odds are natural logarithms. */
interface Missed {
  /** The words in front that are looked at; all that may stand there, if left out. */
  readonly before?: Trigger;
  /** What must be so before anything else is looked at. */
  readonly may?: (place: Place) => boolean;
  /** How likely a gap must be filled by what stands on either side alone, so that a closer look is worth it. */
  readonly nearest: number;
  /** How likely it must be filled. */
  readonly least: number;
  /** What is missed whatever the context says. */
  readonly plain?: (place: Place) => boolean;
  /** What must be so, beside what the context says. */
  readonly holds: (place: Place) => boolean;
  readonly mend: (place: Place) => Slip;
}

const isMissing = (before: string, word: string, after: string) =>
  `“${word}” is missing between “${before}” and “${after}”.`;

/** In fifteenths of its uses. */
const SELDOM = 3;
const OFTEN = 8;
const MODALS = /^(?:can|could|may|might|must|shall|should|will|would)$/;

/** Whether the clause around has no verb but the missing one. */
const isVerbless = (place: Place): boolean => verbsOf(place, -1, -1) % 2 === 0 && verbsOf(place, 0, 1) === 0;

/** What can only be said of the subject: no verb in the past, no base form. */
const isSaid = (parts: number): boolean =>
  (parts & (ADJECTIVE | PARTICIPLE | ING)) !== 0 && (parts & (PAST | VERB | THIRD_PERSON)) === 0;

/** The step of the first word that is no adverb: "[is] also very useful". */
function pastDegrees(place: Place): number {
  let at = 0;
  while (at < 3 && ((place.classes(at) & BETWEEN_VERBS) !== 0 || DEGREES.test(place.lower(at)))) at++;
  return at;
}
const DEGREES = /^(?:very|quite|too|more|most|so|as|automatically)$/;

/** "This [is] only useful", "if the role [is] not set": not "the options they requested", "traffic not reaching it". */
function beHolds(place: Place): boolean {
  const before = place.at(-1);
  const word = place.at(0);
  if (!before || !word || (place.classes(-2) & PREPOSITION) !== 0) return false;
  const at = pastDegrees(place);
  const said = place.content(at);
  const phrase = at > 0 && (place.classes(at) & (DETERMINER | PREPOSITION)) !== 0;
  // "They used for streams", "not guessed": "not", an agent or a purpose shows that no past is meant.
  const passive =
    (said & PARTICIPLE) !== 0 && (word.lower === 'not' || /^(?:by|for)$/.test(place.lower(at + 1)));
  if (!isSaid(said) && !phrase && !passive && (word.classes & DETERMINER) === 0) return false;
  if (word.lower === 'no' && place.lower(1) === 'longer') return false;
  // "This specific pattern checks", "when no longer relevant".
  if (
    word.classes === 0 &&
    /^(?:this|that)$/.test(before.lower) &&
    (place.content(1) & (NOUN | PLURAL | ADJECTIVE)) !== 0
  )
    return false;
  if (before.lower === 'longer') return false;
  // "Any option not already listed."
  if (word.lower === 'not' && place.before(6).some((other) => /^(?:any|each|every|all)$/.test(other)))
    return false;
  // "The options not listed here are for …": a verb follows.
  if (word.lower === 'not' && verbBehind(place)) return false;
  // "The first one a pointer", "the sender first asked".
  if (
    /^(?:one|first|second|there|these|those)$/.test(before.lower) ||
    (at === 0 && word.classes === 0 && (word.parts & ADVERB) !== 0)
  )
    return false;
  if (/^(?:that|which|who)$/.test(before.lower))
    return (
      word.classes === 0 &&
      (place.lower(1) === 'by' || (isSaid(word.parts) && nounShare(word.parts) <= SELDOM))
    );
  if (before.lower === 'here')
    return place.opensSentence(-1) && (word.classes & DETERMINER) !== 0 && isVerbless(place);
  // "If you using it": another judge's.
  if ((before.classes & (SINGULAR_PRONOUN | PLURAL_PRONOUN)) !== 0 || before.lower === 'this')
    return (said & ING) === 0 && place.opensClause(-1) && verbsOf(place, 0, 1) !== 1;
  return isVerbless(place);
}

/** Whether a verb that has its subject in front stands further behind in the sentence. */
function verbBehind(place: Place): boolean {
  for (let at = 2; at <= FAR && place.at(at); at++) {
    if (/^(?:that|which|who|and|but|or|if|when|because|so)$/.test(place.lower(at))) return false;
    const { classes = 0, parts = 0 } = place.at(at) ?? {};
    if ((classes & (BE | DO | MODAL)) !== 0 || ((parts & THIRD_PERSON) !== 0 && verbShare(parts) >= OFTEN))
      return true;
  }
  return false;
}
const FAR = 14;

/** Whether a pronoun stands in front, or a phrase that opens a clause. */
function opensWithSubject(place: Place): boolean {
  if (place.at(-1)?.classes !== 0) return true;
  const start = phraseStart(place);
  return start !== 0 && place.opensClause(start);
}

/** Behind these "to" opens an infinitive. */
const WANTS = oneOf(
  'able unable want wants wanted need needs needed try tries trying tried used supposed likely unlikely possible impossible easy easier hard harder ready going allowed required recommended necessary useful wish wishes attempt attempts attempted intended designed meant forget forgets decide decides decided choose chooses plan plans expected ability chance opportunity way ways sure enough',
);

/** Whether the clause of a relative pronoun ends in front, so that the verb is that of the sentence. */
const verbBehindRelative = (place: Place): boolean =>
  (place.classes(-2) & BE) !== 0 && verbsOf(place, 1, 1) === 0;

/** "You need [to] pair them": not "where possible avoid it", "it will likely produce them", "should the need arise". */
function toHolds(place: Place): boolean {
  const [before, verb] = [place.at(-1), place.at(0)];
  if (!before || !verb || verbShare(verb.parts) < OFTEN || isGrant(place.lower(1))) return false;
  if (/^(?:where|if|when|as|whenever|unless|the)$/.test(place.lower(-2))) return false;
  // "If you need help with it", "need write access".
  // "It need worry about nothing", "no failover need take place": a modal verb.
  if (before.lower === 'need' && isModalNeed(place, -1)) return false;
  // "Settings provided in this way override it", "those on which this is necessary include it": the verb of the clause.
  if (/^ways?$/.test(before.lower) && /^(?:this|that|any|same|other|which)$/.test(place.lower(-2)))
    return false;
  const relative = place.before(10).some((word) => /^(?:which|that|where|how|what)$/.test(word));
  if (
    relative &&
    /^(?:used|necessary|needed|required|possible|able)$/.test(before.lower) &&
    verbBehindRelative(place)
  )
    return false;
  const object = opensObject(place, 1);
  if (!object && (nounShare(verb.parts) > SELDOM || (verb.parts & NOUN) !== 0)) return false;
  if (!object && (place.content(1) & NOUN) !== 0) return false;
  // "The write attempts fail", "users on the paid plan see it".
  if (/^(?:attempts|plans?)$/.test(before.lower) && (place.content(-2) & (NOUN | ADJECTIVE)) !== 0)
    return false;
  if (place.before(4).some((word) => MODALS.test(word)) && (before.parts & ADVERB) !== 0) return false;
  if ((before.parts & (PARTICIPLE | ADJECTIVE)) !== 0 && endsClause(place, -2)) return false;
  const participle = (before.parts & PARTICIPLE) !== 0;
  // "The fields used detect it", but not "the languages used present a burden".
  const used = before.lower === 'used' && (place.content(-2) & PLURAL) !== 0;
  return (
    !participle ||
    (place.classes(-2) & (BE | BETWEEN_VERBS)) !== 0 ||
    (used && (verb.parts & (NOUN | ADJECTIVE)) === 0 && opensObject(place, 1))
  );
}

const NEEDS_INFINITIVE =
  /^(?:supposed|needs?|needed|have|has|had|able|going|used|wants?|wanted|order|expected|required|allowed|likely|meant|intended|designed)$/;

/** "It can [be] set": not "it can read", "never will due to". */
function modalHolds(place: Place): boolean {
  const { classes } = place.at(0) ?? { classes: 0 };
  // "There would no prompts", "this can the easiest way", not "so can a server", "they must either".
  if (classes !== 0)
    return (
      /^(?:an?|the|no)$/.test(place.lower(0)) &&
      /^(?:it|this|that|there)$/.test(place.lower(-2)) &&
      place.opensClause(-2)
    );
  const parts = place.content(0);
  // "Should other getters be needed": a condition.
  if ((parts & (VERB | ADVERB)) !== 0 || /^(?:due|one)$/.test(place.lower(0)) || place.opensSentence(-1))
    return false;
  // "Under no circumstances should aggressive agents be used".
  if ([1, 2, 3, 4].some((at) => place.lower(at) === 'be')) return false;
  // "May someday appear".
  if ((parts & PARTICIPLE) === 0 && (place.content(1) & VERB) !== 0) return false;
  // "They will received a warning": another form is due.
  if ((parts & PARTICIPLE) !== 0 && (opensObject(place, 1) || place.lower(1) === 'at')) return false;
  return (
    (place.classes(-1) & TO) === 0 ||
    (NEEDS_INFINITIVE.test(place.lower(-2)) &&
      (parts & PARTICIPLE) !== 0 &&
      (place.content(1) & NOUN) === 0 &&
      place.at(1)?.capital !== true)
  );
}

const OPENS = oneOf('if when because unless until although while once');
/** "If [it] is set": not "if delete is set", "as before is". */
function subjectHolds(place: Place): boolean {
  const verb = place.at(0);
  const opener = place.lower(-1);
  if (!verb || verb.capital || (place.text(-1) !== opener && !place.opensSentence(-1))) return false;
  // "When was it lost?"
  if (place.sentence.trim().endsWith('?')) return false;
  if (verb.classes !== 0) return opener !== 'once' || place.opensSentence(-1);
  if (nounShare(verb.parts) > SELDOM || (verb.parts & (PAST | PARTICIPLE | ADJECTIVE)) !== 0) return false;
  // "Because writes to it are asynchronous": a noun.
  if ((verb.parts & PLURAL) !== 0 && verbBehind(place)) return false;
  // "When return a value": another form is due.
  if ((verb.parts & VERB) !== 0 && /^(?:when|while)$/.test(opener)) return false;
  const goesOn = DETERMINER | OBJECT_PRONOUN | PREPOSITION | TO | PLURAL_PRONOUN | SINGULAR_PRONOUN;
  return (place.classes(1) & goesOn) !== 0 || ((verb.parts & THIRD_PERSON) !== 0 && isMany(place.at(1)));
}

/** "If is not set", "because was deleted": nothing else may be meant, though many write so. */
function isPlainlyBare(place: Place): boolean {
  if (!/^(?:if|because|unless|until)$/.test(place.lower(-1))) return false;
  // "This `if` is": a word that is named.
  if (!/^(?:is|are|was|were)$/.test(place.lower(0)) || (place.classes(-2) & DETERMINER) !== 0) return false;
  const said = place.content(1);
  return (
    place.lower(1) === 'not' || ((said & (PARTICIPLE | ADJECTIVE)) !== 0 && (said & (NOUN | PLURAL)) === 0)
  );
}

const MISSED: Readonly<Record<GapName, Missed>> = {
  be: {
    may: opensWithSubject,
    nearest: -0.7,
    least: 3.6,
    holds: beHolds,
    mend: (place) => {
      const be = beBehind(place);
      return slip(
        be ? 0 : -1,
        0,
        be ? `${be} ${place.lower(0)}` : null,
        `A verb is missing: “${place.lower(-1)} ${be ?? 'is'} ${place.lower(0)}”.`,
      );
    },
  },
  to: {
    before: WANTS,
    nearest: 1,
    least: 4,
    holds: toHolds,
    mend: (place) =>
      slip(
        -1,
        0,
        `${place.lower(-1)} to ${place.lower(0)}`,
        isMissing(place.lower(-1), 'To', place.lower(0)),
      ),
  },
  of: {
    before: (facts) => OF_THE(facts) || OF_MANY(facts) || NAMED(facts),
    nearest: 1.8,
    least: 4.2,
    holds: ofHolds,
    mend: (place) => slip(-1, -1, `${place.lower(-1)} of`, isMissing(place.lower(-1), 'Of', place.text(0))),
  },
  modal: {
    nearest: -Infinity,
    least: 1,
    holds: modalHolds,
    // With the participle: another judge would write the base form.
    mend: (place) => {
      const [before, word] = [place.lower(-1), place.lower(0)];
      const to = before === 'to' ? ` ${word}` : '';
      return slip(-1, to === '' ? -1 : 0, `${before} be${to}`, isMissing(before, 'Be', word));
    },
  },
  subject: {
    before: OPENS,
    plain: isPlainlyBare,
    nearest: -Infinity,
    least: 0.5,
    holds: subjectHolds,
    mend: (place) => {
      const message = `A subject is missing between “${place.lower(-1)}” and “${place.lower(0)}”.`;
      const isSingular = isPluralVerb(place.at(0)) === false;
      return isSingular ? slip(-1, -1, `${place.lower(-1)} it`, message) : slip(-1, 0, null, message);
    },
  },
};

const traits = new Uint16Array(GAP_TRAITS);

const judgeOf = (slot: GapSlot): Judge => {
  const { may, nearest, least, plain, holds, mend } = MISSED[slot.name];
  let weights: Weights | undefined;
  return (place) => {
    if (!mayBeProse(place) || !place.at(-1) || may?.(place) === false) return undefined;
    weights ??= contextWeights().gaps[slot.name];
    readNearest(place, -1, 0, traits);
    if (oddsOf(weights, traits, NEAREST) < nearest) return undefined;
    readGap(place, -1, 0, traits);
    if (oddsOf(weights, traits, GAP_TRAITS) < least && plain?.(place) !== true) return undefined;
    return holds(place) && isProse(place) && !place.isMarked(0, 0) && !place.isMarked(-1, -1)
      ? mend(place)
      : undefined;
  };
};

/** Small words that are missing where the words around ask for them. */
export const MISSING_BY_CONTEXT: readonly Watched[] = GAP_SLOTS.map((slot) => {
  const before = MISSED[slot.name].before ?? slot.before;
  return [slot.behind, judgeOf(slot), behind((facts) => before(facts) && !slot.fills(facts))];
});
