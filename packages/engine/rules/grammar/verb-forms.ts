import {
  DETERMINER,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../spelling/function-words.ts';
import { baseOf } from '../../spelling/inflect.ts';
import {
  IRREGULAR_BY_BASE,
  IRREGULAR_BY_PARTICIPLE,
  IRREGULAR_BY_PAST,
} from '../../spelling/irregular-verbs.ts';
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
} from '../../spelling/lexicon.ts';
import type { Rule } from '../types.ts';
import { COMPLEMENTS } from './support/complements.ts';
import { FORMS_BY_CONTEXT } from './support/form-slots.ts';
import { grammarCheck, oneOf, type Judge, type Place, type Slip } from './support/grammar-check.ts';
import { PARTICIPLES } from './support/participles.ts';
import { PLAIN_VERB_SLIPS } from './support/plain-verb-slips.ts';
import { QUESTIONS } from './support/questions.ts';
import { isModifier, isMostlyVerb } from './support/subjects.ts';
import { isOnly, mended, opensObject, pastAdverbs, slip } from './support/verbs.ts';

const MODALS =
  "can could may might must shall should will would cannot can't couldn't mightn't mustn't shouldn't won't wouldn't";
const PARTICIPLE_ENDING = /ed$/;
const NOUN_EXPECTED = new Set('the a an your my their its our of at free good no'.split(' '));

const BARE = new Set(['be', 'have']);

/** "Will returns", "must to set", "can configured", "can be use". */
const afterModal: Judge = (place) => {
  const modal = place.lower(0);
  // "The will to …", "a can": nouns.
  if (NOUN_EXPECTED.has(place.lower(-1)) || (place.at(0)?.capital && !place.opensSentence(0)))
    return undefined;
  const step = pastAdverbs(place, 1);
  const word = place.lower(step);
  // "How fast should messages be sent": a question, whose verb stands behind its subject.
  if (word !== 'to' && BARE.has(place.lower(step + 1))) return undefined;
  if (
    word === 'to' &&
    /^(?:must|should|may|might|shall|cannot|can't|shouldn't|mustn't)$/.test(modal) &&
    step === 1
  ) {
    const verb = place.lower(2);
    if (/^(?:be|have|not)$/.test(verb))
      return slip(0, 1, modal, `No “to” stands between “${modal}” and its verb.`);
    if ((place.parts(2) & VERB) === 0 || place.classes(2) !== 0) return undefined;
    return slip(0, 2, `${modal} ${verb}`, `No “to” stands between “${modal}” and its verb.`);
  }
  if (word === 'to' && step === 1 && (place.parts(2) & VERB) !== 0) {
    // "All you can to help".
    const due =
      place.at(-1) !== undefined &&
      (place.classes(-1) & (DETERMINER | PREPOSITION)) === 0 &&
      !place.before(5).some((before) => /^(?:all|what|everything|whatever|best|as)$/.test(before));
    return due
      ? slip(0, 2, `${modal} ${place.lower(2)}`, `No “to” stands between “${modal}” and its verb.`)
      : undefined;
  }
  if (word === 'being' && (place.content(step + 1) & PARTICIPLE) !== 0)
    return slip(step, step, 'be', `After “${modal}” stands the base form: “be”.`);
  if (word === 'able' && place.lower(step + 1) === 'to') return ableTo(place, step);
  // "Can you helps me?"
  const inverted = place.opensSentence(0) && (place.classes(1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  if (inverted && hasEnding(place.content(2))) return withoutEnding(place, 2);
  if (place.opensClause(0) && !/^(?:that|which)$/.test(place.lower(-1))) return undefined;
  if (word === 'been')
    return slip(
      0,
      step,
      // "The feature will been removed".
      /^(?:will|shall|can)$/.test(modal) && (place.content(step + 1) & PARTICIPLE) !== 0
        ? `${modal} be`
        : `${modal} have been`,
      `After “${modal}” stands “have been”, or “be”.`,
    );
  if (
    word === 'used' &&
    step === 1 &&
    (/^(?:to|in|for|by|as|with|when|on|if|from|only|and|instead)$/.test(place.lower(2)) ||
      (place.at(2) === undefined && /^[.,;]/.test(place.gap(1)))) &&
    !/^(?:could|would)$/.test(modal)
  )
    return slip(0, 1, `${modal} be used`, `“Be” is missing between “${modal}” and “used”.`);
  const parts = place.content(step);
  const lacksBe = step === 1 ? beBehind(place) : undefined;
  if (lacksBe) return lacksBe;
  // "Where can users find it": a question turns the subject behind the modal.
  if (ASKS.test(place.lower(-1)) || place.at(-1) === undefined) return undefined;
  if (word === 'has') return slip(step, step, 'have', `After “${modal}” stands the base form: “have”.`);
  if (hasEnding(parts)) return withoutEnding(place, step);
  const agent = (place.classes(step + 1) & (PREPOSITION | TO)) !== 0 && PARTICIPLE_ENDING.test(word);
  const object = opensObject(place, step + 1);
  // "Must chosen a new one".
  const done = (parts & PARTICIPLE) !== 0 && (parts & (VERB | ADVERB | ADJECTIVE)) === 0;
  // "You should seen at least four".
  const seen =
    done &&
    (place.classes(-1) & PLURAL_PRONOUN) !== 0 &&
    place.lower(step + 1) === 'at' &&
    place.lower(step + 2) === 'least';
  if ((object || seen) && (done || isOnly(parts, PAST, VERB | NOUN | ADVERB))) {
    const base = irregularBaseOf(word) ?? baseOf(word);
    return base === undefined
      ? undefined
      : slip(step, step, base, `After “${modal}” stands the base form of a verb: “${base}”.`);
  }
  // "Should sent again": coins of old are no nouns here.
  const past = isOnly(parts, PAST, VERB | ADVERB) && ((parts & NOUN) === 0 || nounShare(parts) === 0);
  if (past && word !== 'used') {
    // "Should arrived before noon", "will stopped working": nothing is done to it.
    if (ALONE.test(word) || (place.content(step + 1) & ING) !== 0)
      return mended(
        step,
        baseOf(word),
        (base) => `After “${modal}” stands the base form of a verb: “${base}”.`,
      );
    if (agent && step === 1 && (parts & PARTICIPLE) !== 0)
      return slip(0, step, `${modal} be ${word}`, `“Be” is missing between “${modal}” and “${word}”.`);
    return slip(0, step, null, `After “${modal}” stands the base form of a verb, or “be” before “${word}”.`);
  }
  return isOnly(parts, ING, VERB | ADVERB)
    ? mended(step, baseOf(word), (base) => `After “${modal}” stands the base form of a verb: “${base}”.`)
    : undefined;
};
/** "Can found in the docs", "will faster if", "may one of": of what is said of something, "be" is missing. */
function beBehind(place: Place): Slip | undefined {
  const [modal, word, parts] = [place.lower(0), place.lower(1), place.content(1)];
  if (
    (place.classes(-1) !== 0 || (place.parts(-1) & (NOUN | PLURAL)) === 0) &&
    (place.classes(-1) & SINGULAR_PRONOUN) === 0 &&
    !/^(?:this|that|which|they)$/.test(place.lower(-1))
  )
    return undefined;
  const found = word === 'found' && /^(?:in|on|at|here|by|under|with|below)$/.test(place.lower(2));
  const one = word === 'one' && place.lower(2) === 'of';
  const compared =
    place.lower(2) === 'than' &&
    /^(?:lower|higher|greater|less|more|smaller|larger|longer|shorter|faster|later|earlier)$/.test(word);
  const next = place.at(2);
  const ends = next ? (next.classes & (PREPOSITION | TO | OPENS_CLAUSE)) !== 0 : /^[.,;]/.test(place.gap(1));
  const said = isOnly(parts, ADJECTIVE, NOUN | PLURAL | VERB | ADVERB | PAST | PARTICIPLE | ING) && ends;
  return found || one || compared || said
    ? slip(0, 1, `${modal} be ${word}`, `“Be” is missing between “${modal}” and “${word}”.`)
    : undefined;
}
/** A verb in "s" far more often than a plural: "needs". */
const isThird = (parts: number): boolean =>
  isOnly(parts, THIRD_PERSON, VERB | ADJECTIVE) && isMostlyVerb(parts);

/** Whether what stands behind a modal is the third person of a verb. */
const hasEnding = (parts: number): boolean =>
  isOnly(parts, THIRD_PERSON, VERB | ADVERB | ADJECTIVE) || isThird(parts);

/** The verb at `step` in its base form, as the modal at 0 asks for. */
const withoutEnding = (place: Place, step: number): Slip | undefined =>
  mended(
    step,
    baseOf(place.lower(step)),
    (base) => `After “${place.lower(0)}” the verb has no “s”: “${base}”.`,
  );
const ALONE =
  /^(?:arrived|happened|occurred|existed|expired|appeared|disappeared|waited|succeeded|remained|stayed|looked|worked)$/;
/** In front of a modal these ask, or turn the order of words. */
const ASKS = /^(?:how|where|when|what|why|so|nor|neither|only|then|whom)$/;

/** "Can able to", "will able to". */
const ableTo = (place: Place, step: number): Slip => {
  const modal = place.lower(0);
  const right = /^c/.test(modal) ? modal : `${modal} be able to`;
  return slip(0, step + 1, right, `“Able to” stands behind “be”: write “${right}”.`);
};

/** "Did not worked", "doesn't works", "why did the payment failed". */
const afterDo: Judge = (place) => {
  const verb = place.lower(0);
  const negated = verb.endsWith("n't");
  const step = negated ? pastAdverbs(place, 1) : place.lower(1) === 'not' ? pastAdverbs(place, 2) : 0;
  if (step === 0) return asked(place);
  const word = place.lower(step);
  if (/^(?:has|had)$/.test(word))
    return slip(step, step, 'have', `After “${verb}” stands the base form: “have”.`);
  if (word === 'needs') return slip(step, step, 'need', `After “${verb}” stands the base form: “need”.`);
  return conjugated(place, step, `${verb}${negated ? '' : ' not'}`);
};

/** A question: "did you configured", "does the server starts". */
function asked(place: Place): Slip | undefined {
  const verb = place.lower(0);
  if (verb === 'do' || !(place.opensSentence(0) || /^(?:why|how|when|where|what)$/.test(place.lower(-1))))
    return undefined;
  if ((place.classes(1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0) return conjugated(place, 2, verb);
  if ((place.classes(1) & DETERMINER) === 0) return undefined;
  if (opensObject(place, 4) && (place.content(2) & NOUN) !== 0) {
    const slip = conjugated(place, 3, verb);
    if (slip) return slip;
  }
  if ((place.content(2) & NOUN) !== 0 && isThird(place.content(3))) return conjugated(place, 3, verb);
  const step = isModifier(place, 2) && (place.content(3) & (NOUN | PLURAL)) !== 0 ? 4 : 3;
  // "Did the server configured by hand start?": a participle that belongs to the noun.
  const next = place.at(step + 1);
  const ends =
    !next ||
    isThird(place.content(step)) ||
    (next.classes & (DETERMINER | OBJECT_PRONOUN | OPENS_CLAUSE)) !== 0;
  return ends && (place.content(step - 1) & (NOUN | PLURAL)) !== 0
    ? conjugated(place, step, verb)
    : undefined;
}

/** A past or an "s" where "do" asks for the base form. */
function conjugated(place: Place, step: number, auxiliary: string): Slip | undefined {
  const word = place.lower(step);
  const parts = place.content(step);
  const third = isThird(parts);
  if ((parts & (PAST | THIRD_PERSON)) === 0 || (!third && (parts & (VERB | NOUN | ADVERB)) !== 0))
    return undefined;
  const object = opensObject(place, step + 1);
  const negated = auxiliary.includes('n');
  // "Did not spent the budget".
  if ((parts & ADJECTIVE) !== 0 && !PARTICIPLE_ENDING.test(word) && !(negated && object)) return undefined;
  if ((parts & PLURAL) !== 0 && !third && !negated && !object) return undefined;
  const right = irregularBaseOf(word) ?? baseOf(word);
  return mended(step, right, (base) => `After “${auxiliary}” stands the base form: “${base}”.`);
}

/** Of an irregular past or participle that is no base form too: "came", but not "become". */
const irregularBaseOf = (form: string): string | undefined =>
  IRREGULAR_BY_BASE.has(form)
    ? undefined
    : (IRREGULAR_BY_PAST.get(form) ?? IRREGULAR_BY_PARTICIPLE.get(form))?.base;

export const verbForms: Rule = {
  id: 'verb-forms',
  label: 'Forms of verbs',
  description:
    'Use the form that the word in front asks for: “can be used”, “will return”, “did not work”, “by using”. A wrong form makes readers stop.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck(
      [
        [oneOf(MODALS), afterModal],
        ...PARTICIPLES,
        [oneOf("do does did don't doesn't didn't"), afterDo],
        ...COMPLEMENTS,
        ...FORMS_BY_CONTEXT,
        ...PLAIN_VERB_SLIPS,
        ...QUESTIONS,
      ],
      'past adverbs',
    ),
  ],
  examples: () => [
    {
      text: 'The hook will returns a value that can be use in tests. It did not worked, and has went. You must to set it.',
      findings: [
        { quote: 'returns', suggestion: 'return' },
        { quote: 'use', suggestion: 'used' },
        { quote: 'worked', suggestion: 'work' },
        { quote: 'went', suggestion: 'gone' },
        { quote: 'must to set', suggestion: 'must set' },
      ],
      fixed:
        'The hook will return a value that can be used in tests. It did not work, and has gone. You must set it.',
    },
    {
      text: 'This is for create a file without specify the name. You are able to using it.',
      findings: [
        { quote: 'create', suggestion: 'creating' },
        { quote: 'specify', suggestion: 'specifying' },
        { quote: 'using', suggestion: 'use' },
      ],
      fixed: 'This is for creating a file without specifying the name. You are able to use it.',
    },
    {
      text: "It allows to set a name, so we suggest to read on. Let's looking at it: you can uses it when return a value, if it can converted to text.",
      findings: [
        { quote: 'allows to', suggestion: 'allows you to' },
        { quote: 'suggest to read', suggestion: 'suggest reading' },
        { quote: 'looking', suggestion: 'look' },
        { quote: 'uses', suggestion: 'use' },
        { quote: 'return', suggestion: 'returning' },
        { quote: 'can converted', suggestion: 'can be converted' },
      ],
      fixed:
        "It allows you to set a name, so we suggest reading on. Let's look at it: you can use it when returning a value, if it can be converted to text.",
    },
    {
      text: 'You can set it by default, and what it does is listen with a timer. Can users log in? How fast should messages be sent? The will to run is there. Did it work?',
      findings: [],
    },
    {
      text: 'The server can `returns` it. We look forward to using a cache. It has been set, and it was read by the client.',
      findings: [],
    },
  ],
};
