import {
  DO,
  BE,
  DETERMINER,
  HAVE,
  MODAL,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../spelling/function-words.ts';
import { ADJECTIVE, COMMON, NOUN, PARTICIPLE, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { INSURED } from '../data/confusion-patterns.ts';
import type { Rule } from '../types.ts';
import { POSSESSIVES } from './support/possessives.ts';
import { isMostlyVerb } from './support/subjects.ts';
import { SOUND_ALIKES } from './support/sound-alikes.ts';
import { EFFECTS } from './support/effects.ts';
import { EVERYDAY_CONFUSIONS } from './support/everyday-confusions.ts';
import { followsPredicate } from './support/predicates.ts';
import { THEN_AND_THAN } from './support/then-and-than.ts';
import { TOLD_BY_CONTEXT } from './support/told-by-context.ts';
import { opensObject, slip, verbDue } from './support/verbs.ts';
import { ahead, behind, grammarCheck, oneOf, type Judge } from './support/grammar-check.ts';

const isNoun = (parts: number) => (parts & (NOUN | PLURAL)) !== 0;

const lets: Judge = (place) =>
  place.opensSentence(0) &&
  (place.content(1) & VERB) !== 0 &&
  (place.content(1) & (PLURAL | PARTICIPLE)) === 0 &&
  (place.classes(2) & (DETERMINER | PREPOSITION)) !== 0
    ? slip(0, 0, "let's", '“Lets” means “allows”. A proposal begins with “let’s”.')
    : undefined;

const BIG =
  /^(?:big|large|small|long|short|high|low|many|much|early|late|old|new|complex|complicated|difficult|expensive|strict|deep|wide|broad|simple|generic|specific|slow|fast|hot|cold|heavy|weak|hard|loud|tight|narrow|vague|verbose|dark|bright|noisy|restrictive|permissive|busy|fragile)$/;
/** "The goal is to slow down": a verb. */
const AIMED = /\b(?:goal|aim|idea|purpose|intent|way|effect|point|plan|task|job|trick|step)\b/;
const tooMuch: Judge = (place) => {
  const big = BIG.test(place.lower(1));
  // "It is never to late", not "better not to big".
  if (/^(?:never|not|far|way)$/.test(place.lower(-1)) && (place.classes(-2) & BE) === 0) return undefined;
  // "The soup is to salty.", "to tired to drive": nothing but an adjective.
  const parts = place.content(1);
  const said =
    (parts & (ADJECTIVE | VERB | PARTICIPLE)) === ADJECTIVE &&
    ((parts & NOUN) === 0 || ((parts & COMMON) === 0 && place.at(2) === undefined)) &&
    (place.classes(-1) & BE) !== 0;
  if (!(big || said) || AIMED.test(place.before(6).join(' '))) return undefined;
  const next = place.at(2);
  const ends =
    next === undefined
      ? /^(?:[.,;:!?)]|$)/.test(place.gap(1))
      : (big ? /^(?:for|and|or|when|if|because|to)$/ : /^(?:when|if|because|to)$/).test(next.lower);
  return ends ? slip(0, 0, 'too', 'More than is good is “too” much.') : undefined;
};
const toDo: Judge = (place) =>
  /^(?:want|wants|need|needs|able|how|have|has|try|tries|order|used|possible|going|allowed|required|easy|necessary|recommended|remember|forget|forgot|learn|learned|decide|decided|plan|planned|hope|wish|agree|agreed|start|begin|continue|fail|failed|ready|free|welcome|glad|happy)$/.test(
    place.lower(-1),
  ) &&
  (place.content(1) & VERB) !== 0 &&
  (place.content(1) & ADJECTIVE) === 0
    ? slip(0, 0, 'to', '“Too” means “also” or “more than is good”. Before a verb stands “to”.')
    : undefined;

const advice: Judge = (place) =>
  (verbDue(place) || /^(?:we|i|they)$/.test(place.lower(-1))) &&
  /^(?:you|to|that|against|using|users|the)$/.test(place.lower(1))
    ? slip(0, 0, 'advise', '“Advice” is what one gives. The verb is “advise”.')
    : undefined;
const advise: Judge = (place) =>
  (place.classes(-1) & DETERMINER) !== 0 || /^(?:some|good|more|further)$/.test(place.lower(-1))
    ? slip(0, 0, 'advice', '“Advise” is the verb. What one gives is “advice”.')
    : undefined;
const compliment: Judge = (place) => {
  const word = place.lower(0);
  const right = word.replace('compli', 'comple');
  return /^(?:the|each|these|those|existing|other|our)$/.test(place.lower(1)) &&
    (verbDue(place) || word.endsWith('s') || word.endsWith('ing'))
    ? slip(0, 0, right, 'To “compliment” is to praise. What makes something complete is its “complement”.')
    : undefined;
};
const insure: Judge = (place) =>
  /^(?:that|you|it|the|all|your|proper|consistent)$/.test(place.lower(1)) &&
  !INSURED.test([1, 2, 3, 4, 5].map((step) => place.lower(step)).join(' '))
    ? slip(
        0,
        0,
        place.lower(0).replace('in', 'en'),
        'To make certain is to “ensure”. To “insure” is to sell insurance.',
      )
    : undefined;
const lead: Judge = (place) =>
  (place.classes(-1) & (HAVE | BE)) !== 0 &&
  /^(?:to|by|us|them)$/.test(place.lower(1)) &&
  place.lower(-1) !== 'is' &&
  place.lower(-1) !== 'are'
    ? slip(0, 0, 'led', 'The participle of “lead” is “led”.')
    : undefined;
/** "We past the value to the function." */
const pass: Judge = (place) =>
  (place.classes(1) & DETERMINER) !== 0
    ? slip(
        0,
        0,
        /^(?:he|she)$/.test(place.lower(-1)) ||
          /\b(?:yesterday|ago|last (?:week|month|year|night))\b/.test(place.sentence)
          ? 'passed'
          : 'pass',
        '“Past” is over. The verb is “pass”.',
      )
    : undefined;

const everyday: Judge = (place) => {
  const next = place.at(1);
  const alone =
    next === undefined
      ? /^\s*[.,;:!?)]|^$/.test(place.gap(0))
      : (next.classes & (PREPOSITION | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  return alone && (place.classes(-1) & (DETERMINER | PREPOSITION)) === 0 && place.at(-1) !== undefined
    ? slip(0, 0, 'every day', '“Everyday” means usual. What happens each day happens “every day”.')
    : undefined;
};
/** "An every day task". */
const everyDay: Judge = (place) =>
  /^(?:an|our|your|these)$/.test(place.lower(-1)) && isNoun(place.content(2))
    ? slip(0, 1, 'everyday', '“Every day” says when. Before a noun stands “everyday”.')
    : undefined;
/** "This maybe useful", "the variable maybe set to": the verb is missing. */
const maybe: Judge = (place) => {
  const before = place.at(-1);
  if (!before) return undefined;
  const subject =
    (before.classes & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ||
    /^(?:this|that|these|those|there|which|who|)$/.test(before.lower) ||
    (before.classes === 0 && (before.parts & (NOUN | PLURAL)) !== 0);
  const parts = place.content(1);
  const said =
    (parts & (PARTICIPLE | ADJECTIVE)) !== 0 &&
    ((parts & (NOUN | VERB | THIRD_PERSON)) === 0 ||
      /^(?:to|by|in|as|for|with|of|when|on)$/.test(place.lower(2)));
  return subject && (said || followsPredicate(place, 1) || /^(?:be|able|either|up|too)$/.test(place.lower(1)))
    ? slip(
        0,
        0,
        place.lower(1) === 'be' ? 'may' : 'may be',
        '“Maybe” means perhaps. Here it stands for “may be”.',
      )
    : undefined;
};
/** "Once the set up is done", "restore it from the back up.", "the set up process". */
const nounAsVerb: Judge = (place) => {
  const right = place.lower(0) + place.lower(1);
  const next = place.at(2);
  const login = /^(?:log|sign|check)$/.test(place.lower(0));
  if (!PHRASAL.has(right) || !/^(?:the|this|a|initial|your|our|every|each|last|full)$/.test(place.lower(-1)))
    return undefined;
  if (/^(?:what|that|which|how)$/.test(place.lower(-2)) || !/^ $/.test(place.gap(0))) return undefined;
  const ends = next
    ? (next.classes & (BE | MODAL | HAVE)) !== 0 ||
      ((place.content(2) & THIRD_PERSON) !== 0 && isMostlyVerb(place.content(2))) ||
      /^(?:process|script|guide|phase|step|steps|instructions|wizard|page)$/.test(next.lower) ||
      (!login && /^(?:of|for|from)$/.test(next.lower))
    : /^[.,;]/.test(place.gap(1)) && (place.classes(-2) & PREPOSITION) !== 0;
  return ends
    ? slip(0, 1, right, `“${place.lower(0)} ${place.lower(1)}” is the verb. The noun is “${right}”.`)
    : undefined;
};
/** "Choose among the two modes". */
const amongTwo: Judge = (place) =>
  place.lower(2) === 'two' || place.lower(1) === 'both'
    ? slip(0, 0, 'between', 'Of two, one chooses “between” them. “Among” is for more.')
    : undefined;
/** "Users who are logged into see it". */
const intoDo: Judge = (place) =>
  /^(?:logged|signed|log|sign)$/.test(place.lower(-1)) &&
  (place.content(1) & VERB) !== 0 &&
  (place.classes(2) & DETERMINER) !== 0
    ? slip(0, 0, 'in to', 'Here “in” belongs to the verb and “to” to what follows: “in to”.')
    : undefined;

/** "Login to the dashboard", "how to setup Jest", "you can rollback a deployment". */
const verbAsNoun: Judge = (place) => {
  const word = place.lower(0);
  const right = PHRASAL.get(word);
  if (right === undefined || place.block.kind === 'table-cell') return undefined;
  const next = place.at(1);
  const before = place.lower(-1);
  const object = next !== undefined && (opensObject(place, 1) || next.capital || next.lower === '');
  const into =
    /^(?:log|sign|check)/.test(word) &&
    /^(?:to|into|with|of|using|as|from|via|again|before|first|at|on)$/.test(place.lower(1));
  // "Login with Facebook is going away", "works again": the subject.
  const said = [2, 3, 4, 5].some((step) =>
    /^(?:is|was|will|has|can|does|works|fails|takes|needs|requires|isn['’]t|doesn['’]t|won['’]t|failed|stopped)$/.test(
      place.lower(step),
    ),
  );
  const due = place.opensSentence(0)
    ? (object && !next.capital) || (into && !said)
    : // "Before you upgrade, backup your data."
      (!place.at(-1) && place.opensClause(0) && opensObject(place, 1)) ||
      // "Do cleanup work" names the work.
      ((place.classes(-1) & (MODAL | PLURAL_PRONOUN | DO)) !== 0 && before !== 'do') ||
      (before === 'not' && (place.classes(-2) & (MODAL | DO)) !== 0 && object) ||
      (/^(?:please|then|now|also|first|let's)$/.test(before) && (object || into)) ||
      (before === 'to' &&
        (object ||
          into ||
          place.lower(1) === 'for' ||
          (place.opensSentence(-1) && [0, 1, 2, 3].some((step) => place.sign(step) === ',')) ||
          WANTS.test(place.lower(-2))));
  return due
    ? slip(0, 0, right, `As a verb this is two words: “${right}”. “${word}” is the noun.`)
    : undefined;
};
const WANTS =
  /^(?:how|want|wants|need|needs|able|order|used|try|tries|like|going|have|has|possible|required|easy|easier|sure|steps|need|forget|here|asked|prompted|invited|minutes|seconds|hours)$/;

const PHRASAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
  login: 'log in', logout: 'log out', signin: 'sign in', signup: 'sign up', signout: 'sign out', backup: 'back up', shutdown: 'shut down',
  cleanup: 'clean up', lookup: 'look up', rollback: 'roll back', startup: 'start up', workaround: 'work around', setup: 'set up', fallback: 'fall back',
  checkout: 'check out', breakdown: 'break down', failover: 'fail over', teardown: 'tear down', signoff: 'sign off', rollout: 'roll out', 'opt-in': 'opt in', 'opt-out': 'opt out', 'sign-in': 'sign in', 'sign-up': 'sign up', 'log-in': 'log in', 'back-up': 'back up', 'set-up': 'set up',
  'check-in': 'check in', 'check-out': 'check out', 'clean-up': 'clean up', 'shut-down': 'shut down', 'roll-back': 'roll back', 'follow-up': 'follow up', 'warm-up': 'warm up',
}),
); // prettier-ignore

export const confusedWords: Rule = {
  id: 'confused-words',
  label: 'Words that sound alike',
  description:
    'Choose between words that sound alike by what they mean: “its” and “it’s”, “affect” and “effect”, “whose” and “who’s”.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck([
      ...EFFECTS,
      ...THEN_AND_THAN,
      [oneOf('lets'), lets],
      [
        oneOf('to'),
        tooMuch,
        behind(
          ({ classes, lower }) =>
            (classes & BE) !== 0 ||
            /^(?:never|not|far|way|it's|gets|becomes|becoming|that's|runs|they're)$/.test(lower),
        ),
      ],
      [oneOf('too'), toDo],
      [oneOf('advice'), advice],
      [oneOf('advise'), advise],
      [oneOf('compliment compliments complimenting'), compliment],
      [oneOf('insure insures insuring'), insure],
      [oneOf('lead'), lead],
      [
        oneOf('past'),
        pass,
        behind(({ classes, lower }) => (classes & (PLURAL_PRONOUN | MODAL)) !== 0 || /^s?he$/.test(lower)),
      ],
      [oneOf('everyday'), everyday],
      [oneOf('every'), everyDay, ahead(oneOf('day'))],
      [oneOf('maybe'), maybe],
      [
        oneOf('set back roll shut clean start log sign check fail'),
        nounAsVerb,
        ahead(oneOf('up down in out back over')),
      ],
      [oneOf('among'), amongTwo, ahead(oneOf('the both'))],
      [oneOf('into'), intoDo, behind(oneOf('logged signed log sign'))],
      ...POSSESSIVES,
      ...SOUND_ALIKES,
      ...TOLD_BY_CONTEXT,
      ...EVERYDAY_CONFUSIONS,
      [oneOf([...PHRASAL.keys()].join(' ')), verbAsNoun],
    ]),
  ],
  examples: () => [
    {
      text: 'Thanks to all contributors who’s work made it possible. The person who’s responsible left.',
      findings: [{ quote: 'who’s', suggestion: 'whose' }],
    },
    {
      text: 'Make sure its contents are valid. Its not possible to send more bytes then the limit. Than, restart there servers.',
      findings: [
        { quote: 'Its', suggestion: "It's" },
        { quote: 'then', suggestion: 'than' },
        { quote: 'Than', suggestion: 'Then' },
        { quote: 'there', suggestion: 'their' },
      ],
    },
    {
      text: "If its too slow, save you're work. The cluster lost it's leader. It's default value is used by there clients.",
      findings: [
        { quote: 'its', suggestion: "it's" },
        { quote: "you're", suggestion: 'your' },
        { quote: "it's", suggestion: 'its' },
        { quote: "It's", suggestion: 'Its' },
        { quote: 'there', suggestion: 'their' },
      ],
    },
    {
      text: "It's content that counts. Check it's on, and its name. I think it's JSON. You're root if you're there; users who decide go there often. It is sent to you one week before. If nobody is close to you, other ways may work. Nobody knew. It is not important for you now. Work for a cause you're actively involved with.",
      findings: [],
    },
    {
      text: 'Its not safe to read it’s value, since this effects the cache. Users who’s accounts are old see it everyday.',
      findings: [
        { quote: 'Its', suggestion: 'It’s' },
        { quote: 'it’s', suggestion: 'its' },
        { quote: 'effects', suggestion: 'affects' },
        { quote: 'who’s', suggestion: 'whose' },
        { quote: 'everyday', suggestion: 'every day' },
      ],
    },
    {
      text: 'The queue is more reliable then the cache. Their are two modes. The list is to long. We advice you to insure that it ends.',
      findings: [
        { quote: 'then', suggestion: 'than' },
        { quote: 'Their', suggestion: 'There' },
        { quote: 'to', suggestion: 'too' },
        { quote: 'advice', suggestion: 'advise' },
        { quote: 'insure', suggestion: 'ensure' },
      ],
      fixed:
        'The queue is more reliable than the cache. There are two modes. The list is too long. We advise you to ensure that it ends.',
    },
    {
      text: 'Its best feature affects the effect of everyday work. If it is faster then the cache is off. It’s time to lead to it.',
      findings: [],
    },
    {
      text: 'The `its` of *their* form is there; you’re free to use your advice, and it has led to more. Track your runs. See your saves.',
      findings: [],
    },
  ],
};
