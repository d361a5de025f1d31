import { baseOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { lookUp, NOUN, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { capitalized } from '../writing/capitals.ts';
import { EMPTY_WORDS, NUMBER } from './empty-words.ts';
import { FORMAL_CLAUSES } from './formal-clauses.ts';
import { HIDDEN_VERBS, inflect, likeWritten, OWN_ACTS, type Pattern, verbOfNoun } from './hidden-verbs.ts';
import { IMPERSONAL } from './impersonal.ts';
import { LEAVE_AND_REPORTS } from './leave-and-reports.ts';
import { LIGHT_VERBS } from './light-verbs.ts';
import { NOMINAL_CLAUSES } from './nominal-clauses.ts';
import { conjugate, isMany, THING_OF } from './noun-phrase-patterns.ts';
import { WOODEN_CLAUSES } from './wooden-clauses.ts';

const NOUNS = Object.keys(HIDDEN_VERBS).join('|');
const A_THING = String.raw`(?:the|this|each|every|our|your)\s+(?:[\w-]+\s+){0,2}?[\w-]+`;
/** What one thing does to another by being the reason for it. */
const BROUGHT_ABOUT = 'interruption|destruction|deletion|removal|cancellation|termination';

/** Sentences that say in a roundabout clause who does what. */
export const CLAUSES: readonly Pattern[] = [
  ...IMPERSONAL,
  ...LEAVE_AND_REPORTS,
  ...NOMINAL_CLAUSES,
  ...FORMAL_CLAUSES,
  ...LIGHT_VERBS,
  ...EMPTY_WORDS,
  ...WOODEN_CLAUSES,
  {
    // "The purpose of this setting is to control the rate"
    find: new RegExp(
      String.raw`^The\s+(?:purpose|aim|goal|function|objective)\s+of\s+(?<thing>${A_THING})\s+is\s+to\s+(?<verb>[a-z]+)(?=\s)(?!.*\b(?:and|or)\s+to\s)`,
      'g',
    ),
    write: ({ thing = '', verb = '', 0: whole = '' }) => {
      const does = thirdPersonOf(verb);
      const isOne = (lookUp(thing.split(/\s+/).at(-1) ?? '') & PLURAL) === 0;
      return does === undefined || !isOne ? whole : `${capitalized(thing)} ${does}`;
    },
  },
  {
    // "The purpose of this form is the registration of volunteers."
    find: new RegExp(
      String.raw`^The\s+(?:purpose|aim|goal|function|objective)\s+of\s+(?<thing>${A_THING})\s+is\s+the\s+(?<noun>${OWN_ACTS})\s+of(?=\s+[a-z])(?!.*\b(?:and|or)\s+the\s)`,
      'g',
    ),
    write: ({ thing = '', noun = '' }) =>
      `${capitalized(thing)} is for ${inflect(verbOfNoun(noun) ?? '', 'performing')}`,
  },
  {
    // "There is a requirement for all passwords to be changed"
    find: /^There\s+is\s+(?:a|no)\s+requirement\s+(?:for\s+(?<what>[\w -]{3,40}?)|that\s+(?<that>[\w -]{3,40}?))\s+(?:to\s+)?be\s+(?=[a-z]+)/g,
    write: ({ what, that = '', 0: whole = '' }) => {
      if (/^There\s+is\s+no\s/.test(whole)) return `${capitalized(what ?? that)} need not be `;
      return `${capitalized(what ?? that)} must be `;
    },
  },
  {
    // "It is the responsibility of the owner to review the list"
    find: /(?<lead>^|,\s+)[Ii]t\s+is\s+the\s+(?:responsibility|duty|task)\s+of\s+(?<who>(?:the|an?|each|every|all)\s+[\w -]{3,40}?)\s+to\s+(?=[a-z]+)(?!.*\b(?:and|or)\s+to\s)/g,
    write: ({ lead = '', who = '' }) => `${lead}${lead === '' ? capitalized(who) : who} must `,
  },
  {
    // "The ticket is required to be shown", "trailers are permitted to be used"
    find: /(?<![\w-])(?:is|are)\s+(?<how>required|permitted|allowed)\s+to\s+be(?=\s+[a-z]+(?:ed|en|wn|t|de|d)\b)/g,
    write: ({ how = '' }) => (how === 'required' ? 'must be' : 'may be'),
  },
  {
    // "Where it is the case that", "It is not the case that helmets are mandatory"
    find: /^(?:Where|If)\s+it\s+is\s+the\s+case\s+that(?=\s)/g,
    write: () => 'If',
  },
  {
    // "A decision in respect of the complaint"
    find: /(?<![\w-])in\s+(?:respect\s+of|relation\s+to)(?=\s)(?<=\b(?:decisions?|complaints?|queries|questions?|concerns?|information|guidance|advice|rules?|claims?|enquiries|inquiries|details|comments?)\s+in\s+(?:respect\s+of|relation\s+to))/gi,
    write: () => 'about',
  },
  {
    // "Click on Print": a click on it, which no noun stands in front of.
    find: /(?<=^|\b(?:[Tt]hen|and|to|must|can|should|now|you|just|simply|or)\s|[,:;]\s)(?<click>[Cc]lick)\s+on(?=\s+(?:the|an?|your|any|each|this|that|its|\p{Lu}|["“*]|\uFFFC))/gu,
    write: ({ click = '' }) => click,
  },
  {
    find: /(?<=\bby\s+(?:double-|right-)?clicking)\s+on(?=\s+(?:it|the|an?|your|this|that|them)(?=[\s.,]))/g,
    write: () => '',
  },
  {
    // "Checks, if it is whole": what is asked takes no comma, and is no condition.
    find: /(?<![\w-])(?<ask>checks?|[Vv]erify|verifies|asks?|determines?)\s*,\s+if(?=\s+(?:the|an?|it|this|that|your|all|they|you|there)\b)/g,
    write: ({ ask = '' }) => `${ask} whether`,
  },
  {
    // "A decision was made by the board to postpone it."
    find: /^(?:A|The)\s+decision\s+(?:was|has\s+been)\s+(?:made|taken)\s+by\s+(?<who>(?:the|an?|our)\s+[\w-]+(?:\s[\w-]+)?)\s+to(?=\s+[a-z]+)/g,
    write: ({ who = '' }) => `${capitalized(who)} decided to`,
  },
  {
    find: /^(?:We\s+would\s+like\s+to|We\s+wish\s+to|We\s+hereby|(?:We\s+are|I\s+am)\s+writing\s+to|This\s+(?:\w+\s+)?is\s+to)\s+(?:inform|notify|tell)\s+you\s+that,?\s+(?<next>\w)/g,
    write: ({ next = '' }) => next.toUpperCase(),
  },
  {
    find: /^It\s+is\s+(?:often|usually|sometimes)\s+the\s+case\s+that(?=\s)/g,
    write: ({ 0: whole = '' }) => `${capitalized(/often|usually|sometimes/.exec(whole)?.[0] ?? '')},`,
  },
  {
    find: /^It\s+is\s+(?:not\s+(?:permitted|allowed)|forbidden|prohibited)\s+to(?=\s+[a-z]+)(?!.*\b(?:and|or)\s+to\s)/g,
    write: () => 'You must not',
  },
  {
    find: /^Kindly\s+(?<verb>[a-z])/g,
    write: ({ verb = '' }) => verb.toUpperCase(),
  },
  {
    // "The user is required to sign"
    find: /(?<=\b(?:[Tt]he|[Ee]ach|[Ee]very)\s+(?:user|customer|administrator|caller|client|applicant|employee|member|tenant|operator|driver|developer)\s+)is\s+required\s+to(?=\s+[a-z]+)/g,
    write: () => 'must',
  },
  {
    // "Is not capable of storing", "have the possibility of changing"
    find: /(?<![\w-])(?:(?:is|are)\s+(?<not>not\s+)capable\s+of|(?:has|have)\s+the\s+(?:possibility|opportunity|option|capability)\s+of)\s+(?<doing>[a-z]+ing)(?=\s)(?!.*\b(?:and|or)\s+[a-z]+ing\b)/g,
    write: ({ not, doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      return verb === undefined ? whole : `${not === undefined ? 'can' : 'cannot'} ${verb}`;
    },
  },
  {
    find: /(?<=\b(?:is|are|was|were)\s+)currently\s+in\s+the\s+process\s+of(?=\s+being\s)/g,
    write: () => 'currently',
  },
  {
    find: /(?<![\w-])an?\s+(?<end>minimum|maximum)\s+of(?=\s+(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)\b))/g,
    write: ({ end = '' }) => (end === 'minimum' ? 'at least' : 'at most'),
  },
  {
    // "Temperatures in excess of 200 degrees"
    find: /(?<=\b(?:temperatures?|pressures?|speeds?|loads?|voltages?|amounts?|values?|sizes?|weights?|sums?|rates?)\s+)in\s+excess\s+of(?=\s)/g,
    write: () => 'above',
  },
  {
    find: /(?<![\w-])on\s+an?\s+(?:annual|yearly)\s+basis(?=[\s.,;])/g,
    write: () => 'every year',
  },
  {
    // "Users are advised to refrain from closing the window"
    find: /(?<before>\b(?:advised|asked|requested|required|reminded|told)\s+to\s+|^(?:[Pp]lease\s+)?)[Rr]efrain\s+from\s+(?<doing>[a-z]+ing)(?=\s)(?!.*\b(?:and|or)\s+[a-z]+ing\b)/g,
    write: ({ before = '', doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      if (verb === undefined) return whole;
      return /\bto\s+$/.test(before) ? `${before.replace(/to\s+$/, '')}not to ${verb}` : `Do not ${verb}`;
    },
  },
  {
    // "Should you require assistance, …", "should a leak of a secret be detected, …"
    find: new RegExp(
      String.raw`^Should\s+(?:(?<who>you|they|we|(?:the|an?)\s+[\w-]+)\s+(?<verb>(?!(?:of|in|on|for|to|from|with)\s)[a-z]+)|(?<what>${THING_OF}?)\s+(?<does>be|have|fail|occur|happen|arise|need|require|become|exceed|change|exist|persist|remain|contain))(?=[\s,])(?=[^?]*,)`,
      'g',
    ),
    write: ({ what = '', does = '', who = what, verb = does, 0: whole = '' }) => {
      const isPlain = /^(?:be|have)$/.test(verb) || (lookUp(verb) & VERB) !== 0;
      return isPlain ? `If ${who} ${conjugate(verb, isMany(who))}` : whole;
    },
  },
  {
    find: /^[Pp]lease\s+do\s+not\s+hesitate\s+to\s+|(?<=,\s)(?:please\s+)?do\s+not\s+hesitate\s+to\s+(?=[a-z])/g,
    write: () => '',
  },
  {
    // "The process of creating a workspace takes two minutes."
    find: /^The\s+(?:process|act|task)\s+of\s+(?<doing>[a-z]+ing)(?=\s(?:the|an?|your|all|each)\s.*\s(?:is|are|was|can|may|must|has|have|will|takes?|requires?|needs?|involves?|starts?|begins?|consists?|removes?|deletes?|creates?|makes?|adds?)\s)/g,
    write: ({ doing = '' }) => capitalized(doing),
  },
  {
    // "It makes the process of configuration easier", but "in the process of installing it".
    find: /(?<!\b(?:[Ii]n|into|with|by|to)\s+)(?<=[a-z]\s+)the\s+process\s+of\s+(?=[a-z]{3,}(?:tion|ment|ing)\b)/g,
    write: () => '',
  },
  {
    // "You need to have access to the dashboard."
    find: /(?<![\w-])(?<verb>needs?|requires?)\s+to\s+have\s+(?=(?:access|permission|rights?|an?|the|at\s+least)\s)/g,
    write: ({ verb = '' }) => `${verb.replace('require', 'need')} `,
  },
  {
    // "Restoring can be done by running the script."
    find: /^(?<act>[A-Z][a-z]+ing)(?<what>(?:\s+(?!can\b|may\b)[\w\ufffc-]+){0,6})\s+(?:can|may)\s+be\s+done\s+by\s+(?:simply\s+)?(?<doing>[a-z]+ing)(?=\s)/g,
    write: ({ act = '', what = '', doing = '', 0: whole = '' }) => {
      const [aim, order] = [baseOf(act.toLowerCase()), baseOf(doing)];
      return aim === undefined || order === undefined ? whole : `To ${aim}${what}, ${order}`;
    },
  },
  {
    find: /(?<![\w-])(?<be>is|are|am)\s+(?<not>not\s+)?in\s+a\s+position\s+to(?=\s+[a-z]+)/g,
    write: ({ not }) => (not === undefined ? 'can' : 'cannot'),
  },
  {
    // "Consider the fact that", "Despite the fact that" is another.
    find: /(?<=\b(?:[Cc]onsider|[Nn]ote|[Rr]emember|[Aa]ccept|[Ii]gnores?|[Rr]eflects?)\s+)the\s+fact\s+that(?=\s)/g,
    write: () => 'that',
  },
  {
    // "Faster in comparison with the old one"
    find: /(?<=\b(?:[a-z]{2,}er|more\s+[a-z]+|less\s+[a-z]+)\s+)(?:in\s+comparison\s+(?:with|to)|(?:as\s+)?compared\s+(?:with|to)|when\s+compared\s+(?:with|to))(?=\s)/g,
    write: () => 'than',
  },
  {
    // "For a period of 48 hours", "for a duration of two days"
    find: new RegExp(
      String.raw`(?<![\w-])(?<lead>[Ff]or|[Ww]ithin|[Ii]n|[Oo]ver|[Aa]fter)\s+a\s+(?:period|duration|time|time\s+period|timeframe|span)\s+of\s+(?=(?:${NUMBER}|one|up\s+to|at\s+least|at\s+most)\b)`,
      'g',
    ),
    write: ({ lead = '' }) => `${lead} `,
  },
  {
    // "On three occasions"
    find: new RegExp(
      String.raw`(?<![\w-])on\s+(?<count>${NUMBER}|several|many|multiple)\s+occasions(?=[\s.,;])`,
      'g',
    ),
    write: ({ count = '' }) => `${count} times`,
  },
  {
    // "After the payment being received"
    find: /(?<=\b(?:[Aa]fter|[Bb]efore)\s+(?:the|an?|your|each)\s+(?:[\w-]+\s)?(?<what>[a-z]+)\s+)being\s+(?=[a-z]+(?:ed|en|wn)\b)/g,
    write: ({ what = '' }) => ((lookUp(what) & PLURAL) === 0 ? 'is ' : 'are '),
  },
  {
    // "It will be necessary for all integrations to be upgraded"
    find: /(?<lead>^|,\s+)[Ii]t\s+(?:is|will\s+be)\s+necessary\s+for\s+(?<who>(?:the|all|each|every|any|your|our)\s+(?:(?!\bto\b)[^,;.]){3,90}?)\s+to\s+(?=(?<verb>[a-z]+))(?!.*\b(?:and|or)\s+to\s)/g,
    write: ({ lead = '', who = '', verb = '', 0: whole = '' }) =>
      verb !== 'be' && (lookUp(verb) & VERB) === 0
        ? whole
        : `${lead}${lead === '' ? capitalized(who) : who} must `,
  },
  {
    // "Has the effect of increasing latency"
    find: /(?<![\w-])(?<form>has|have)\s+the\s+effect\s+of\s+(?<doing>[a-z]+ing)(?=\s)(?!.*\b(?:and|or)\s+[a-z]+ing\b)/g,
    write: ({ form = '', doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      return verb === undefined ? whole : inflect(verb, form === 'has' ? 'performs' : 'perform');
    },
  },
  {
    find: /(?<=,\s)given\s+that(?=\s)/g,
    write: () => 'because',
  },
  {
    // "Before the commencement of their employment", "prior to the commencement of the restart"
    find: new RegExp(
      String.raw`(?<![\w-])(?<before>[Bb]efore|[Pp]rior\s+to)\s+the\s+commencement\s+of\s+(?:(?<whose>their|your|our|my)\s+(?:employment|job)(?=[.,;]|$)|(?=(?:the|an?|your|each|any)\s+(?:${NOUNS})\b))`,
      'g',
    ),
    write: ({ before = '', whose }) => {
      const who = { their: 'they', your: 'you', our: 'we', my: 'I' }[whose ?? ''];
      return likeWritten(before, who === undefined ? 'before ' : `before ${who} start work`);
    },
  },
  {
    // "Upon expiration of the leave"
    find: /(?<![\w-])(?<upon>[Uu]pon|[Oo]n)\s+(?:the\s+)?(?:expiration|expiry)\s+of\s+(?<what>(?:the|your|this|an?)\s+(?:[\w-]+\s)?[a-z-]+)(?=\s+(?:may|must|will|can|is|are|should)\b|[.,])/g,
    write: ({ upon = '', what = '' }) => {
      const isOne = (lookUp(what.split(/\s+/).at(-1) ?? '') & PLURAL) === 0;
      return `${likeWritten(upon, 'when')} ${what} ${isOne ? 'ends' : 'end'}`;
    },
  },
  {
    // "The aforementioned steps"
    find: /(?<![\w-])(?<the>[Tt]he)\s+(?:aforementioned|above-mentioned|above\s+mentioned)\s+(?:(?=(?<noun>[a-z]+)\b))/g,
    write: ({ the = '', noun = '', 0: whole = '' }) => {
      const facts = lookUp(noun);
      if ((facts & (NOUN | PLURAL)) === 0) return whole;
      return likeWritten(the, (facts & PLURAL) === 0 ? 'this ' : 'these ');
    },
  },
  {
    // "Results in the interruption of the service"
    find: new RegExp(
      String.raw`(?<![\w-])(?<form>result|results|resulted)\s+in\s+the\s+(?<noun>${BROUGHT_ABOUT})\s+of(?=\s+(?:the|an?|your|all|each|any)\b)(?![^.;,]{0,120}\sby\s)`,
      'g',
    ),
    write: ({ form = '', noun = '' }) => inflect(verbOfNoun(noun) ?? '', form),
  },
  {
    // "Is used for the storage of session data"
    find: new RegExp(
      String.raw`(?<=\b(?:is|are|can\s+be|was|were)\s+used\s+)for\s+the\s+(?<noun>${NOUNS})\s+of(?=\s+[a-z])`,
      'g',
    ),
    write: ({ noun = '' }) => `to ${HIDDEN_VERBS[noun] ?? ''}`,
  },
  {
    // "Will provide a response in two days"
    find: /(?<![\w-])(?<form>provide|provides|providing|provided|give|gives|giving)\s+a\s+response(?=\s+(?:to|within|in|on|by|at)\b|[.,])/g,
    write: ({ form = '' }) => inflect('respond', form === 'give' ? 'perform' : form),
  },
  {
    find: /(?<=\b(?:is|are|was|were)\s+)(?<done>[a-z]+ed|made|done|kept|run|sent|built|written|set)\s+in\s+accordance\s+with(?=\s)|^In\s+accordance\s+with(?=\s+(?:the|our|this|your)\s+(?:\w+\s+){0,2}?(?:policy|agreement|law|terms|contract|license|regulations?|rules))/g,
    write: ({ done }) =>
      done === undefined ? 'Under' : `${participleOf(baseOf(done) ?? '') ?? done} according to`,
  },
];
