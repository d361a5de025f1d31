import {
  ARTICLE,
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  HAVE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
import { baseOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { VERB_SLIPS } from '../data/verb-slips.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';
import { ahead, grammarCheck, oneOf, type Judge, type Place, type Slip } from './support/grammar-check.ts';
import { COMPLEMENTS } from './support/complements.ts';
import { isBase, isOnly, opensObject, pastAdverbs, slip, VERBS_TOO } from './support/verbs.ts';

/** Past forms that are no participles: "has went". */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
  went: 'gone', wrote: 'written', began: 'begun', took: 'taken', gave: 'given', saw: 'seen', chose: 'chosen', broke: 'broken', did: 'done',
  came: 'come', ran: 'run', became: 'become', fell: 'fallen', grew: 'grown', knew: 'known', threw: 'thrown', drew: 'drawn', spoke: 'spoken',
  froze: 'frozen', forgot: 'forgotten', overrode: 'overridden', overwrote: 'overwritten', rewrote: 'rewritten', showed: 'shown', hid: 'hidden', drove: 'driven', rose: 'risen', arose: 'arisen', undid: 'undone', shook: 'shaken',
}),
); // prettier-ignore
const MODALS =
  "can could may might must shall should will would cannot can't couldn't mightn't mustn't shouldn't won't wouldn't";
/** Adjectives to those who write them; verbs that have no passive. */
const NO_PARTICIPLE = /^(?:sync|async|conform|belong|depend|exist|stop|live|fail|seem|appear)$/;
const PARTICIPLE_ENDING = /ed$/;
const NOUN_EXPECTED = /^(?:the|an?|your|my|their|its|our|of|at|free|good|no)$/;

/** "Will returns", "must to set", "can configured", "can be use". */
const afterModal: Judge = (place) => {
  const modal = place.lower(0);
  // "The will to …", "a can": nouns.
  if (NOUN_EXPECTED.test(place.lower(-1)) || (place.at(0)?.capital && !place.opensSentence(0)))
    return undefined;
  const step = pastAdverbs(place, 1);
  const word = place.lower(step);
  if (
    word === 'to' &&
    /^(?:must|should|may|might|shall|cannot|can't|shouldn't|mustn't)$/.test(modal) &&
    step === 1
  ) {
    const verb = place.lower(2);
    if ((place.parts(2) & VERB) === 0 || place.classes(2) !== 0) return undefined;
    return slip(0, 2, `${modal} ${verb}`, `No “to” stands between “${modal}” and its verb.`);
  }
  if (
    word === 'to' &&
    /^(?:can|could|will|would)$/.test(modal) &&
    step === 1 &&
    (place.parts(2) & VERB) !== 0
  ) {
    const due =
      (place.classes(-1) & PLURAL_PRONOUN) !== 0 &&
      place.opensClause(-1) &&
      (place.classes(3) & DETERMINER) !== 0;
    return due
      ? slip(0, 2, `${modal} ${place.lower(2)}`, `No “to” stands between “${modal}” and its verb.`)
      : undefined;
  }
  if (word === 'be') return afterBe(place, step);
  if (word === 'able' && place.lower(step + 1) === 'to') return ableTo(place, step);
  if (place.opensClause(0) && !/^(?:that|which)$/.test(place.lower(-1))) return undefined;
  if (word === 'been')
    return slip(0, step, `${modal} have been`, `After “${modal}” stands “have been”, or “be”.`);
  if (
    word === 'used' &&
    step === 1 &&
    /^(?:to|in|for|by|as|with|when|on)$/.test(place.lower(2)) &&
    !/^(?:could|would)$/.test(modal)
  )
    return slip(0, 1, `${modal} be used`, `“Be” is missing between “${modal}” and “used”.`);
  const parts = place.content(step);
  // "You can configured", "you can uses": behind a pronoun no adjective and no noun is meant.
  const subject = (place.classes(-1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  if (
    isOnly(parts, THIRD_PERSON, NOUN | VERB | ADVERB) &&
    ((parts & PLURAL) === 0 || subject || opensObject(place, step + 1))
  ) {
    const base = baseOf(word);
    return base === undefined
      ? undefined
      : slip(step, step, base, `After “${modal}” the verb has no “s”: “${base}”.`);
  }
  const agent = (place.classes(step + 1) & (PREPOSITION | TO)) !== 0 && PARTICIPLE_ENDING.test(word);
  if (isOnly(parts, PAST, VERB | NOUN | ADVERB | (subject || agent ? 0 : ADJECTIVE)) && word !== 'used') {
    if (agent && step === 1 && (parts & PARTICIPLE) !== 0)
      return slip(0, step, `${modal} be ${word}`, `“Be” is missing between “${modal}” and “${word}”.`);
    return slip(0, step, null, `After “${modal}” stands the base form of a verb, or “be” before “${word}”.`);
  }
  return isOnly(parts, ING, ADJECTIVE | NOUN | VERB | ADVERB) && opensObject(place, step + 1)
    ? slip(0, step, null, `After “${modal}” stands the base form of a verb, or “be” before “${word}”.`)
    : undefined;
};

/** "Can able to", "will able to". */
const ableTo = (place: Place, step: number): Slip => {
  const modal = place.lower(0);
  const right = /^c/.test(modal) ? modal : `${modal} be able to`;
  return slip(0, step + 1, right, `“Able to” stands behind “be”: write “${right}”.`);
};

/** "Be use", "been deploy", from the "be" at `step`. */
function afterBe(place: Place, step: number): Slip | undefined {
  const at = pastAdverbs(place, step + 1);
  const word = place.lower(at);
  const parts = place.content(at);
  const base = isBase(parts) || (VERBS_TOO.has(word) && (parts & (PARTICIPLE | ADJECTIVE)) === 0);
  const next = place.at(at + 1);
  if (!base || (next && (next.classes & PREPOSITION) === 0 && !/^(?:to|and|or|when|if|as)$/.test(next.lower)))
    return undefined;
  const right = NO_PARTICIPLE.test(word) ? undefined : participleOf(word);
  if (right === undefined) return undefined;
  return slip(at, at, right, `After “${place.lower(step)}” stands the participle: “${right}”.`);
}

/** "Is provide by", "has been deploy". */
const passive: Judge = (place) => {
  const past = PARTICIPLES.get(place.lower(1));
  if (past !== undefined)
    return slip(1, 1, past, `After “${place.lower(0)}” stands the participle: “${past}”.`);
  const active = ACTIVE_ONLY.get(place.lower(1));
  if (active !== undefined && place.lower(0) !== 'been') {
    const forms = { is: `${active}s`, are: active, was: place.lower(1), were: place.lower(1) };
    const right = forms[place.lower(0) as keyof typeof forms];
    return slip(0, 1, right, `This verb has no passive: write “${right}”.`);
  }
  const twice = twoVerbs(place);
  if (twice) return twice;
  if (
    place.lower(1) === 'been' &&
    (place.classes(-1) & HAVE) === 0 &&
    !place.opensClause(0) &&
    (place.content(2) & PARTICIPLE) !== 0
  )
    return slip(1, 1, 'being', `After “${place.lower(0)}” stands “being”: “been” belongs to “has”.`);
  const due = PASSIVE_NOUNS.get(place.lower(1));
  if (due !== undefined && !place.at(1)?.capital && isDone(place))
    return slip(1, 1, due, `After “${place.lower(0)}” stands the participle: “${due}”.`);
  const built = BUILT.get(place.lower(1));
  if (
    built !== undefined &&
    /^(?:was|were|been)$/.test(place.lower(0)) &&
    (place.at(2) === undefined ||
      (place.classes(2) & (PREPOSITION | TO)) !== 0 ||
      /^(?:last|using|recently)$/.test(place.lower(2)))
  )
    return slip(1, 1, built, `After “${place.lower(0)}” stands the participle: “${built}”.`);
  if (
    /^(?:depend|listen|belong|consist|agree|rely)$/.test(place.lower(1)) &&
    /^(?:on|to|of|in|for|with)$/.test(place.lower(2)) &&
    !/\b(?:do(?:es)?|to|that|it)\b/.test(place.before(6).join(' '))
  )
    return slip(
      0,
      1,
      null,
      `Two verbs stand side by side: “${place.lower(0)}” or “${place.lower(1)}” is too much, or the verb needs “ing”.`,
    );
  if (place.lower(0) === 'been') return (place.classes(-1) & HAVE) !== 0 ? afterBe(place, 0) : undefined;
  if (
    !isBase(place.content(1)) ||
    /^(?:do|does|did|done|thing|step|it|be|job|task|is|way|goal|idea|plan)$/.test(place.lower(-1))
  )
    return undefined;
  if (!/^(?:by|in|with|from|as)$/.test(place.lower(2)) || place.opensClause(0)) return undefined;
  if (/\bdo(?:es)?\b|\bis to\b/.test(place.before(8).join(' '))) return undefined;
  const right = participleOf(place.lower(1));
  return right === undefined
    ? undefined
    : slip(1, 1, right, `After “${place.lower(0)}” stands the participle: “${right}”.`);
};

/** Verbs that are nouns too, and their participles: "the hook is call before each test". */
const PASSIVE_NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ call: 'called', send: 'sent', use: 'used', throw: 'thrown', pass: 'passed', store: 'stored', return: 'returned', load: 'loaded' }),
); // prettier-ignore

/** Whether a subject with its article stands in front of "is", and how it is done behind the verb. */
function isDone(place: Place): boolean {
  if (!/^(?:is|are|was|were)$/.test(place.lower(0)) || (place.classes(-2) & DETERMINER) === 0) return false;
  if (
    /^(?:way|step|goal|idea|use|purpose|option|point|thing|reason|cost|cause|result|task|job|solution)s?$/.test(
      place.lower(-1),
    )
  )
    return false;
  return /^(?:by|in|before|after|when|if|via|once|each|every|automatically|directly|only|twice)$/.test(
    place.lower(2),
  );
}

/** Participles of verbs without a passive, and their base forms. */
const ACTIVE_ONLY: ReadonlyMap<string, string> = new Map(
  Object.entries({ happened: 'happen', occurred: 'occur', existed: 'exist', consisted: 'consist', belonged: 'belong' }),
); // prettier-ignore

/** "Is represent a row", "is happen when". */
function twoVerbs(place: Place): Slip | undefined {
  const [be, verb] = [place.lower(0), place.lower(1)];
  if (!/^(?:is|are)$/.test(be) || place.opensClause(0)) return undefined;
  const alone = /^(?:happen|occur|exist|belong|consist|contain|represent|appear|seem)$/.test(verb);
  if (!alone && !(isBase(place.content(1)) && (place.classes(2) & ARTICLE) !== 0)) return undefined;
  // "What it does is create a file", "the first step is configure the server": a verb that is named.
  if (
    /\b(?:do(?:es)?|did|done|to|what|all|thing|step|way|option|goal|task|job|idea|solution|approach)\b/.test(
      place.before(10).join(' '),
    )
  )
    return undefined;
  const right = be === 'is' ? thirdPersonOf(verb) : verb;
  return slip(0, 1, right, `Two verbs stand side by side: “${be}” and “${verb}”.`);
}

/** "Did not worked", "doesn't works". */
const afterDo: Judge = (place) => {
  const verb = place.lower(0);
  const negated = verb.endsWith("n't");
  const step = negated ? pastAdverbs(place, 1) : place.lower(1) === 'not' ? pastAdverbs(place, 2) : 0;
  if (step === 0) return undefined;
  const word = place.lower(step);
  const parts = place.content(step);
  if (/^(?:has|had)$/.test(word))
    return slip(step, step, 'have', `After “${verb}” stands the base form: “have”.`);
  if (word === 'needs') return slip(step, step, 'need', `After “${verb}” stands the base form: “need”.`);
  if ((parts & (PAST | THIRD_PERSON)) === 0 || (parts & (VERB | ADJECTIVE | ADVERB)) !== 0) return undefined;
  if ((parts & NOUN) !== 0) return undefined;
  const base = IRREGULAR_BASES.get(word) ?? baseOf(word);
  if (base === undefined) return undefined;
  return slip(step, step, base, `After “${verb}${negated ? '' : ' not'}” stands the base form: “${base}”.`);
};

/** Base forms taken for participles: "was build". */
const BUILT: ReadonlyMap<string, string> = new Map(
  Object.entries({
  build: 'built', send: 'sent', make: 'made', keep: 'kept', find: 'found', write: 'written', choose: 'chosen', give: 'given', take: 'taken', hold: 'held', lose: 'lost', pay: 'paid', show: 'shown', hide: 'hidden',
}),
); // prettier-ignore

const IRREGULAR_BASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
  found: 'find', went: 'go', got: 'get', made: 'make', took: 'take', gave: 'give', sent: 'send', saw: 'see', wrote: 'write', began: 'begin',
  kept: 'keep', left: 'leave', built: 'build', came: 'come', ran: 'run', became: 'become', knew: 'know', lost: 'lose', chose: 'choose',
}),
); // prettier-ignore

/** "Has went", "have wrote". */
const afterHave: Judge = (place) => {
  const step = pastAdverbs(place, 1);
  if (place.lower(step) === 'being' && (place.content(step + 1) & PARTICIPLE) !== 0)
    return slip(step, step, 'been', `After “${place.lower(0)}” stands the participle: “been”.`);
  const pronoun = (place.classes(-1) & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  const base = pronoun && isBase(place.content(step)) && opensObject(place, step + 1);
  const right = base ? participleOf(place.lower(step)) : PARTICIPLES.get(place.lower(step));
  if (right === undefined || place.at(step)?.capital) return undefined;
  return slip(step, step, right, `After “${place.lower(0)}” stands the participle: “${right}”.`);
};

export const verbForms: Rule = {
  id: 'verb-forms',
  label: 'Forms of verbs',
  description:
    'Use the form that the word in front asks for: “can be used”, “will return”, “did not work”, “by using”. A wrong form makes readers stop.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck([
      [oneOf(MODALS), afterModal],
      [
        oneOf('is are was were been'),
        passive,
        // A participle alone is no slip.
        ahead(
          ({ classes, parts, lower }) =>
            (classes & (BE | BETWEEN_VERBS)) !== 0 ||
            (parts & VERB) !== 0 ||
            ((parts & PAST) !== 0 && ((parts & PARTICIPLE) === 0 || ACTIVE_ONLY.has(lower))) ||
            PARTICIPLES.has(lower),
        ),
      ],
      [oneOf("do does did don't doesn't didn't"), afterDo],
      [oneOf('have has had having'), afterHave],
      ...COMPLEMENTS,
    ]),
    patternCheck('Use another form of this verb: “{replacement}”.', VERB_SLIPS),
  ],
  examples: [
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
      text: 'You can set it by default, and what it does is listen with a timer. Can users log in? The will to run is there. Did it work?',
      findings: [],
    },
    {
      text: 'The server can `returns` it. We look forward to using a cache. It has been set, and it was read by the client.',
      findings: [],
    },
  ],
};
