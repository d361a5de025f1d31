import {
  ARTICLE,
  BE,
  DETERMINER,
  HAVE,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
import type { Rule } from '../types.ts';
import { SOUND_ALIKES } from './support/sound-alikes.ts';
import {
  behind,
  classed,
  grammarCheck,
  oneOf,
  type Judge,
  type Place,
  type Slip,
} from './support/grammar-check.ts';

const swap = (replacement: string, message: string, from = 0, to = 0): Slip => ({
  from,
  to,
  replacement,
  message,
});
const isNoun = (parts: number) => (parts & (NOUN | PLURAL)) !== 0;
/** A thing: no verb form and no adjective, so that nothing else can stand there. */
const isThing = (parts: number) =>
  isNoun(parts) && (parts & (VERB | ADJECTIVE | ING | PARTICIPLE | ADVERB)) === 0;
const verbDue = (place: Place) =>
  (place.classes(-1) & MODAL) !== 0 || /^(?:to|not|don't|doesn't|didn't)$/.test(place.lower(-1));

const IT_IS =
  /^(?:not|been|important|possible|impossible|recommended|necessary|because|better|worth|likely|unlikely|easy|easier|hard|also|just|always|never|actually|really|currently|still|required|usually|often|best|considered)$/;
const its: Judge = (place) => {
  const next = place.lower(1);
  if (!place.opensClause(0) || !IT_IS.test(next)) return undefined;
  // "Its best feature", "its required fields": the possessive before an adjective.
  if (
    /^(?:better|best|easy|easier|hard|likely|usually|often|required|important|possible|necessary|recommended)$/.test(
      next,
    ) &&
    !/^(?:to|that|if|for|when|as|not)$/.test(place.lower(2))
  )
    return undefined;
  if (
    /^(?:also|just|always|never|actually|really|currently|still|considered)$/.test(next) &&
    (place.classes(2) & (ARTICLE | PREPOSITION)) === 0
  )
    return undefined;
  return swap("it's", '“Its” is the possessive. Here it stands for “it is”: write “it’s”.');
};

const itIs: Judge = (place) => {
  const before =
    place.classes(-1) & PREPOSITION ||
    place.lower(-1) === 'and' ||
    (place.content(-1) & (VERB | THIRD_PERSON)) !== 0;
  const parts = place.content(1);
  const owned = isThing(parts) && (place.classes(-1) & PREPOSITION) !== 0;
  const several =
    (parts & PLURAL) !== 0 &&
    (parts & (NOUN | VERB | ADJECTIVE)) === 0 &&
    before &&
    !/^(?:that|which|who|and)$/.test(place.lower(2));
  const value =
    /^(?:name|value|type|parent|content|state|version|path|size|position|index|owner|children|contents|dependencies|parameters|properties|documentation)$/.test(
      place.lower(1),
    ) &&
    ((place.classes(2) & (BE | MODAL)) !== 0 ||
      (place.classes(-1) & PREPOSITION) !== 0 ||
      (place.content(-1) & VERB) !== 0);
  return owned || several || value
    ? swap('its', '“It’s” stands for “it is”. The possessive is “its”.')
    : undefined;
};

const affect: Judge = (place) => {
  const noun = place.lower(0) === 'affects' ? 'effects' : 'effect';
  if (
    !/^(?:the|an|no|any|this|these|its|side|other|same|negative|positive|little|great|adverse|bad|good|big|strong|significant|major|minor|huge|small|real|direct|similar|measurable)$/.test(
      place.lower(-1),
    )
  )
    return undefined;
  if (!/^(?:of|on|in|is|are|can|will|that|as)$/.test(place.lower(1)) && place.at(1)) return undefined;
  if (
    /^(?:this|these)$/.test(place.lower(-1)) &&
    place.lower(1) !== 'of' &&
    place.lower(1) !== 'is' &&
    place.lower(1) !== 'are'
  )
    return undefined;
  return swap(noun, '“Affect” is the verb for having an influence. The result is an “effect”.');
};

const effect: Judge = (place) => {
  const [word, next] = [place.lower(0), place.lower(1)];
  const change = /^(?:change|changes|transition|transfer|repairs|payment)$/.test(place.lower(2));
  if (change) return undefined;
  if (
    word === 'effects'
      ? /^(?:this|it|that|which|also|only)$/.test(place.lower(-1)) &&
        /^(?:the|your|how|all|any|performance)$/.test(next)
      : verbDue(place) && next === 'the' && isNoun(place.content(2))
  )
    return swap(
      word === 'effects' ? 'affects' : 'affect',
      '“Affect” is the verb for having an influence. “Effect” is the result.',
    );
  return undefined;
};

const COMPARATIVE =
  /^(?:less|more|greater|larger|smaller|bigger|higher|lower|fewer|longer|shorter|better|worse|faster|slower|older|newer|later|earlier|easier|simpler|safer|stronger|deeper|wider)$/;
const then: Judge = (place) => {
  const compared =
    COMPARATIVE.test(place.lower(-1)) ||
    (/^(?:more|less)$/.test(place.lower(-2)) &&
      (place.content(-1) & (ADJECTIVE | ADVERB | NOUN | PLURAL)) !== 0);
  if (!compared || place.before(14).some((word) => /^(?:if|when|once|and)$/.test(word))) return undefined;
  const number = place.at(1) === undefined || !place.at(1)?.plain || (place.classes(1) & NUMBER) !== 0;
  if (place.at(1) === undefined && /^[,.;:]/.test(place.gap(0))) return undefined;
  return number ||
    (place.classes(1) & (DETERMINER | OBJECT_PRONOUN | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ||
    /^(?:before|expected|usual|one)$/.test(place.lower(1))
    ? swap('than', 'A comparison takes “than”. “Then” is about time.')
    : undefined;
};
const than: Judge = (place) =>
  place.lower(-1) === 'and' &&
  (place.content(1) & VERB) !== 0 &&
  !/^(?:more|less|other|rather)$/.test(place.lower(-2)) &&
  !place.before(12).some((word) => COMPARATIVE.test(word))
    ? swap('then', '“Than” is for comparisons. What comes next in time comes “then”.')
    : undefined;

const their: Judge = (place) =>
  (place.classes(1) & (BE | MODAL)) !== 0 &&
  !/^(?:will|can|might|must)$/.test(place.lower(1)) &&
  place.opensClause(0)
    ? swap('there', '“Their” is the possessive. What exists is “there”.')
    : undefined;
const there: Judge = (place) =>
  /^(?:of|with|for|all)$/.test(place.lower(-1)) && isThing(place.content(1))
    ? swap('their', 'The possessive is “their”. “There” is a place.')
    : undefined;
const theyAre: Judge = (place) =>
  (place.classes(-1) & PREPOSITION) !== 0 &&
  !/^(?:until|since|before|after|like|than|as)$/.test(place.lower(-1)) &&
  isThing(place.content(1))
    ? swap('their', '“They’re” stands for “they are”. The possessive is “their”.')
    : undefined;

const YOU_ARE = /^(?:not|able|unable|welcome|going|ready|done|looking|trying|probably|likely|unsure|free)$/;
const your: Judge = (place) => {
  if (!place.opensClause(0) || !YOU_ARE.test(place.lower(1))) return undefined;
  if (
    /^(?:ready|done|likely|free|trying|looking)$/.test(place.lower(1)) &&
    !/^(?:to|with|for|at)$/.test(place.lower(2))
  )
    return undefined;
  return swap("you're", '“Your” is the possessive. Here it stands for “you are”: write “you’re”.');
};
const youAre: Judge = (place) =>
  (((place.classes(-1) & PREPOSITION) !== 0 &&
    !/^(?:until|since|before|after|like|than|as)$/.test(place.lower(-1))) ||
    /^(?:set|change|edit|update|open|run|install|configure|check|use|add|create|enter)$/.test(
      place.lower(-1),
    )) &&
  isThing(place.content(1))
    ? swap('your', '“You’re” stands for “you are”. The possessive is “your”.')
    : undefined;

const whose: Judge = (place) =>
  isNoun(place.parts(-1)) && isThing(place.content(1))
    ? swap('whose', '“Who’s” stands for “who is”. The possessive is “whose”.')
    : undefined;
const lets: Judge = (place) =>
  place.opensSentence(0) &&
  (place.content(1) & VERB) !== 0 &&
  (place.content(1) & (PLURAL | PARTICIPLE)) === 0 &&
  (place.classes(2) & (DETERMINER | PREPOSITION)) !== 0
    ? swap("let's", '“Lets” means “allows”. A proposal begins with “let’s”.')
    : undefined;

const BIG =
  /^(?:big|large|small|long|short|high|low|many|much|early|late|old|new|complex|complicated|difficult|expensive|strict|deep|wide|broad|simple|generic|specific)$/;
const tooMuch: Judge = (place) => {
  const next = place.at(2);
  const ends = next === undefined || /^(?:for|and|or|when|if|because)$/.test(next.lower);
  return (place.classes(-1) & BE) !== 0 && BIG.test(place.lower(1)) && ends
    ? swap('too', 'More than is good is “too” much.')
    : undefined;
};
const toDo: Judge = (place) =>
  /^(?:want|wants|need|needs|able|how|have|has|try|order|used|possible|going|allowed|required|easy|necessary|recommended)$/.test(
    place.lower(-1),
  ) &&
  (place.content(1) & VERB) !== 0 &&
  (place.content(1) & ADJECTIVE) === 0
    ? swap('to', '“Too” means “also” or “more than is good”. Before a verb stands “to”.')
    : undefined;

const advice: Judge = (place) =>
  (verbDue(place) || /^(?:we|i|they)$/.test(place.lower(-1))) &&
  /^(?:you|to|that|against|using|users|the)$/.test(place.lower(1))
    ? swap('advise', '“Advice” is what one gives. The verb is “advise”.')
    : undefined;
const advise: Judge = (place) =>
  (place.classes(-1) & DETERMINER) !== 0 || /^(?:some|good|more|further)$/.test(place.lower(-1))
    ? swap('advice', '“Advise” is the verb. What one gives is “advice”.')
    : undefined;
const compliment: Judge = (place) => {
  const word = place.lower(0);
  const right = word.replace('compli', 'comple');
  return /^(?:the|each|these|those|existing|other|our)$/.test(place.lower(1)) &&
    (verbDue(place) || word.endsWith('s') || word.endsWith('ing'))
    ? swap(right, 'To “compliment” is to praise. What makes something complete is its “complement”.')
    : undefined;
};
const insure: Judge = (place) =>
  /^(?:that|you|it|the|all|your|proper|consistent)$/.test(place.lower(1))
    ? swap(
        place.lower(0).replace('in', 'en'),
        'To make certain is to “ensure”. To “insure” is to sell insurance.',
      )
    : undefined;
const lead: Judge = (place) =>
  (place.classes(-1) & (HAVE | BE)) !== 0 &&
  /^(?:to|by|us|them)$/.test(place.lower(1)) &&
  place.lower(-1) !== 'is' &&
  place.lower(-1) !== 'are'
    ? swap('led', 'The participle of “lead” is “led”.')
    : undefined;
const past: Judge = (place) =>
  (place.classes(-1) & BE) !== 0 && /^(?:to|as|into|through|via)$/.test(place.lower(1))
    ? swap('passed', '“Past” is over. The participle of “pass” is “passed”.')
    : undefined;
const everyday: Judge = (place) => {
  const next = place.at(1);
  const alone =
    next === undefined
      ? /^\s*[.,;:!?)]|^$/.test(place.gap(0))
      : (next.classes & (PREPOSITION | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
  return alone && (place.classes(-1) & (DETERMINER | PREPOSITION)) === 0 && place.at(-1) !== undefined
    ? swap('every day', '“Everyday” means usual. What happens each day happens “every day”.')
    : undefined;
};
/** "Alerts the nurse weather the line is blocked": a clause of its own follows. */
const asksWhether = (place: Place): boolean =>
  place.at(-1) !== undefined &&
  !/^(?:the|an?|bad|good|cold|hot|no|any|this)$/.test(place.lower(-1)) &&
  (place.classes(1) & (DETERMINER | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 &&
  [2, 3, 4].some((step) => (place.classes(step) & (BE | MODAL | HAVE)) !== 0);
const weather: Judge = (place) =>
  asksWhether(place) ||
  (/^(?:check|checks|decide|decides|determine|determines|see|know|test|choose|on|of|control|controls|specify|specifies|indicate|indicates)$/.test(
    place.lower(-1),
  ) &&
    /^(?:the|it|a|an|you|to|or|this|your|they)$/.test(place.lower(1)))
    ? swap('whether', '“Weather” is rain or sun. The conjunction is “whether”.')
    : undefined;
const form: Judge = (place) =>
  /^(?:received|returned|loaded|fetched|imported|obtained|downloaded|came|comes|removed|exported|read|retrieved|different|data|inherited)$/.test(
    place.lower(-1),
  ) &&
  /^(?:the|a|an|your|this)$/.test(place.lower(1)) &&
  (place.classes(-2) & DETERMINER) === 0 &&
  (place.classes(-2) & BE || /^(?:data|comes|came|different)$/.test(place.lower(-1)))
    ? swap('from', 'Where something comes from takes “from”. A “form” is filled in.')
    : undefined;
const principal: Judge = (place) =>
  /^of (?:least|operation|separation)/.test(`${place.lower(1)} ${place.lower(2)}`) ||
  (place.lower(-1) === 'in' && (place.at(1) === undefined || !isNoun(place.content(1))))
    ? swap('principle', 'A rule is a “principle”. A “principal” is a person.')
    : undefined;
const loose: Judge = (place) =>
  verbDue(place) && ((place.classes(1) & DETERMINER) !== 0 || isThing(place.content(1)))
    ? swap('lose', '“Loose” means not tight. The verb is “lose”.')
    : undefined;

/** "Login to the dashboard" as an instruction; amid a sentence `commonly-confused` looks. */
const instruction: Judge = (place) => {
  const word = place.lower(0);
  const right = PHRASAL.get(word);
  if (right === undefined || !place.opensSentence(0) || place.block.kind === 'table-cell') return undefined;
  const object = /^(?:log|sign)/.test(word)
    ? /^(?:to|into|with|of|using|as|and|on)$/
    : /^(?:the|your|a|an|all|this)$/;
  return object.test(place.lower(1))
    ? swap(right, `As a verb this is two words: “${right}”. “${word}” is the noun.`)
    : undefined;
};

const PHRASAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
  login: 'log in', logout: 'log out', signin: 'sign in', signup: 'sign up', signout: 'sign out', backup: 'back up', shutdown: 'shut down',
  cleanup: 'clean up', lookup: 'look up', rollback: 'roll back', startup: 'start up', workaround: 'work around',
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
      [oneOf('its'), its],
      [oneOf("it's"), itIs],
      [oneOf('affect affects'), affect],
      [oneOf('effect effects'), effect],
      [oneOf('then'), then],
      [oneOf('than'), than],
      [oneOf('their'), their],
      [oneOf('there'), there],
      [oneOf("they're"), theyAre],
      [oneOf('your'), your],
      [oneOf("you're"), youAre],
      [oneOf("who's"), whose],
      [oneOf('lets'), lets],
      [oneOf('to'), tooMuch, behind(classed(BE))],
      [oneOf('too'), toDo],
      [oneOf('advice'), advice],
      [oneOf('advise'), advise],
      [oneOf('compliment compliments complimenting'), compliment],
      [oneOf('insure insures insuring'), insure],
      [oneOf('lead'), lead],
      [oneOf('past'), past],
      [oneOf('everyday'), everyday],
      [oneOf('weather'), weather],
      [oneOf('form'), form],
      [oneOf('principal'), principal],
      [oneOf('loose'), loose],
      ...SOUND_ALIKES,
      [oneOf([...PHRASAL.keys()].join(' ')), instruction],
    ]),
  ],
  examples: [
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
      text: 'The `its` of *their* form is there; you’re free to use your advice, and it has led to more.',
      findings: [],
    },
  ],
};
