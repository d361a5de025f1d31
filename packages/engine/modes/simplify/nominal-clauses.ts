import { IRREGULAR_BY_BASE } from '../../spelling/irregular-verbs.ts';
import { ADVERB, ADJECTIVE, lookUp } from '../../spelling/lexicon.ts';
import { capitalized } from '../writing/capitals.ts';
import { DONE_ACTS, inflect, likeWritten, OWN_ACTS, type Pattern, verbOfNoun } from './hidden-verbs.ts';
import { conjugate, isMany, isParticiple, NAMES_IN_ING, THING, THING_OF } from './noun-phrase-patterns.ts';

const FRONTED =
  '(?:If|When|Regarding|About|Concerning|In|On|At|For|After|Before|During|Once|Until|Where|Because|Since|While|Although|To|Under|With|Without|By|As|From)';
/**
 * Where a clause begins; group `lead`. What stands in a series opens none: "the update, and the deletion of rooms is done".
 */
const LEAD = String.raw`(?<lead>^(?:${FRONTED}\s[^,;.:]{2,120},\s+|(?:Then|Next|Now|Afterwards|Finally)(?:,?\s+))?|,\s+(?:and|but|so)\s+(?<=\s(?:is|are|was|were|can|must|will|has|have|should|may)\s[^.;:]{1,160},\s+(?:and|but|so)\s+)|(?<![\w-])(?:[Ii]f|[Ww]hen|[Oo]nce|[Uu]ntil|[Uu]nless|[Bb]ecause|[Ww]hether|[Ww]hile|that|how|where|the\s+way|in\s+which)\s+)`;
/** "The", "a thorough"; group `manner`. */
const ARTICLE = String.raw`(?:(?:[Tt]he|[Aa]n?)\s+(?:(?<manner>[a-z]{4,})\s+)?)?`;
/** What "is made clear", or "made up of" others, is not done. */
const DONE =
  '(?:(?:carried\\s+out|performed|done|conducted|undertaken|effected)|made(?=\\s*[.,;:]|\\s+(?:by|in|on|at|for|to|with|within|without|when|if|before|after|once|until|unless|during|every|each|as|from|through|via|using|automatically|manually|first|twice|and|or)\\b))';
/** "Logs that are older than a week" */
const WHICH = String.raw`(?<which>\s+(?:that|which|who)\s+(?:is|are|was|were|has|have)\s[^,.;:]{2,60}?)?`;
/** Where something goes is said behind the verb. */
const ASIDE = String.raw`(?<where>\s+(?:to|into)\s+${THING})?`;

/** What is said of something done, and how its verb is said of the thing itself. Groups `be`, `modal`, `perfect`. */
const PREDICATES: readonly (readonly [says: string, modal: string])[] = [
  ['(?:is|are)\\s+(?:necessary|required|needed|mandatory|essential)', 'must be'],
  ['(?:is|are)\\s+(?:recommended|advisable|advised)', 'should be'],
  ['(?:is|are)\\s+possible', 'can be'],
  ['(?:is|are)\\s+(?:permitted|allowed|permissible)', 'may be'],
  ['(?:is|are)\\s+not\\s+possible|is\\s+impossible', 'cannot be'],
  ['(?:is|are)\\s+(?:not\\s+(?:permitted|allowed)|(?:strictly\\s+)?(?:prohibited|forbidden))', 'must not be'],
];

const ADVERBS: Readonly<Record<string, string>> = { automated: 'automatically' };

/** The adverb of an adjective; undefined where there is none. */
export function adverbOf(manner: string): string | undefined {
  const adverb = ADVERBS[manner] ?? (/ic$/.test(manner) ? `${manner}ally` : `${manner.replace(/y$/, 'i')}ly`);
  const facts = lookUp(adverb);
  return (facts & ADVERB) !== 0 || (facts !== 0 && (lookUp(manner) & ADJECTIVE) !== 0) ? adverb : undefined;
}

/** "The closure of the pool for maintenance": why it is done. */
const REASON =
  /(\s+for\s+(?:maintenance|repairs?|cleaning|inspection|renovation|refurbishment|training|safety|security|testing|holidays?)$)/;

interface Said {
  readonly lead?: string;
  readonly manner?: string;
  readonly noun?: string;
  readonly what?: string;
  readonly where?: string;
  readonly which?: string;
}

/** "The file must be checked", of what is done; undefined where it can't be said so. */
function passive(
  { lead = '', manner, noun = '', what = '', where = '', which = '' }: Said,
  be: string,
): string | undefined {
  const verb = verbOfNoun(noun);
  const how = manner === undefined ? '' : adverbOf(manner);
  if (verb === undefined || how === undefined) return undefined;
  const done = inflect(verb, 'performed');
  const [thing = '', why = ''] = what.split(REASON);
  return `${lead}${lead === '' ? capitalized(thing) : thing}${which} ${be} ${how}${how && ' '}${done}${why}${where}`;
}

/** "The guard must check the file": who acts stands before it. */
function active(
  { lead = '', manner, noun = '', what = '', where = '' }: Said,
  be: string,
  who: string,
): string | undefined {
  const verb = verbOfNoun(noun);
  const how = manner === undefined ? '' : adverbOf(manner);
  if (verb === undefined || how === undefined || /\b(?:it|its|they|their|them)\b/i.test(`${what} ${who}`))
    return undefined;
  const many = isMany(who);
  const [first = '', ...rest] = be.toLowerCase().split(/\s+/);
  const isNot = rest.includes('not') ? ' not' : '';
  const said = /^(?:is|are)$/.test(first)
    ? isNot === ''
      ? inflect(verb, many ? 'perform' : 'performs')
      : `${conjugate('do', many)} not ${verb}`
    : /^(?:was|were)$/.test(first)
      ? isNot === ''
        ? pastOf(verb)
        : `did not ${verb}`
      : rest.at(-1) === 'been'
        ? `${first === 'had' ? 'had' : conjugate('have', many)} ${inflect(verb, 'performed')}`
        : `${agreeingWith(many, first)} ${[...rest.slice(0, -1), verb].join(' ')}`;
  return `${lead}${lead === '' ? capitalized(who) : who} ${said} ${what}${where}${how && ` ${how}`}`;
}

function pastOf(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [IRREGULAR_BY_BASE.get(verb)?.past ?? inflect(verb, 'performed'), ...rest].join(' ');
}

const withAgent = (said: string | undefined, who: string, whole: string): string =>
  said === undefined ? whole : `${said} by ${who}`;

/** "Was" of one, "were" of several. */
function agreeing(be: string, what: string): string {
  const [first = '', ...rest] = be.split(/\s+/);
  return [agreeingWith(isMany(what), first), ...rest].join(' ');
}

function agreeingWith(many: boolean, first: string): string {
  const forms: Readonly<Record<string, readonly [string, string]>> = {
    is: ['is', 'are'],
    are: ['is', 'are'],
    was: ['was', 'were'],
    were: ['was', 'were'],
    has: ['has', 'have'],
    have: ['has', 'have'],
    needs: ['needs', 'need'],
    need: ['needs', 'need'],
  };
  return forms[first.toLowerCase()]?.[many ? 1 : 0] ?? first;
}

/** What readers do, by its noun; none that needs a thing to do it to, which the sentence doesn't name. */
const READERS_DEEDS: Readonly<Record<string, string>> = {
  registration: 'register',
  payment: 'pay',
  cancellation: 'cancel',
  booking: 'book',
  reservation: 'reserve',
  application: 'apply',
  enrolment: 'enrol',
  enrollment: 'enroll',
  donation: 'donate',
  subscription: 'subscribe',
  complaint: 'complain',
  rollback: 'roll back',
};

/** Sentences whose verb hides in a noun: "the deletion of the file is performed". */
export const NOMINAL_CLAUSES: readonly Pattern[] = [
  {
    // "The creation of accounts is done by", "an inspection of the blade must be carried out"
    needs: /\b(?:carried\s+out|performed|done|conducted|undertaken|effected|made)\b/,
    find: new RegExp(
      String.raw`${LEAD}${ARTICLE}(?<noun>${DONE_ACTS})\s+of\s+(?<what>${THING_OF}?)${ASIDE}${WHICH}\s+(?<be>(?:is|are)\s+(?:then\s+|now\s+)?to\s+be|(?:is|are|was|were)(?:\s+not)?|(?:has|have|had)\s+been|(?:will|must|should|can|may|shall|would|might|has\s+to|have\s+to|needs?\s+to|cannot|could)(?:\s+not)?(?:\s+(?:then|also|first|only|always|never))?\s+be)\s+(?:(?<how>[a-z]+ly)\s+)?${DONE}(?:\s+by\s+(?<who>(?:the|an?|your|our|their|its)\s+${THING}?|[a-z]{2,})(?=[.;]|\s+(?:when|whenever|if|once|before|after|unless|until|every|within|based|upon)\s|\s+(?:on|at|in)\s+(?:the\s+basis|[A-Z\d]|an?\s)))?(?=[\s.,;:])`,
      'gi',
    ),
    write: (groups) => {
      const { what = '', be = '', how = '', who, which = '', 0: whole = '' } = groups;
      // A name, or nobody that words alone tell.
      if (who !== undefined && !/\s|^(?:us|you)$|^[A-Z][a-z]+$/.test(who)) return whole;
      if (which !== '' && who !== undefined) return whole;
      // "May only be done by a nurse after the test": who and when, only these.
      if (who !== undefined && /\bonly\b/.test(be))
        return withAgent(passive(groups, agreeing(be, what)), who, whole);
      if (who !== undefined) return active(groups, be, who === 'us' ? 'we' : who) ?? whole;
      return passive(groups, `${agreeing(be, what)}${how && ` ${how}`}`) ?? whole;
    },
  },
  {
    // "The collection of waste takes place every Monday", "the tightening of the screw has to be repeated"
    needs: /\b(?:place|repeated)\b/,
    find: new RegExp(
      String.raw`${LEAD}${ARTICLE}(?<noun>${OWN_ACTS})\s+of\s+(?<what>${THING_OF}?)${ASIDE}\s+(?:(?<takes>takes?|took|(?<modal>will|must|should|can|may|cannot|has\s+to|have\s+to)(?:\s+(?:only|always|also))?\s+take)\s+place|(?<again>(?:has|have|needs?)\s+to\s+be|must\s+be|should\s+be|was|is)\s+repeated)(?=[\s.,;])`,
      'gi',
    ),
    write: (groups) => {
      const { what = '', takes = '', modal, again, 0: whole = '' } = groups;
      if (again !== undefined) {
        const said = passive(groups, agreeing(again, what));
        return said === undefined ? whole : `${said} again`;
      }
      const be = modal !== undefined ? takes.replace(/take$/i, 'be') : /^took/i.test(takes) ? 'was' : 'is';
      return passive(groups, agreeing(be, what)) ?? whole;
    },
  },
  {
    // "The cleaning of the hall is the responsibility of the tenants."
    needs: /\bresponsibility\b/,
    find: new RegExp(
      String.raw`${LEAD}(?:[Tt]he\s+)?(?<noun>${OWN_ACTS})\s+of\s+(?<what>(?:(?:the|your|our|all|any|an?|these|this)\s+)?${THING}?)\s+(?<be>is|are|remains|will\s+be)\s+the\s+(?:sole\s+)?responsibility\s+of\s+(?<who>(?:the|your|our|each|every|an?)\s+${THING}?)(?=[.,;]|\s+(?:and|until|unless|if|when|at|during)\s)`,
      'gi',
    ),
    write: ({ lead = '', noun = '', what = '', be = '', who = '', 0: whole = '' }) => {
      const verb = verbOfNoun(noun);
      if (verb === undefined || /\bsole\b/i.test(whole)) return whole;
      return `${lead}${lead === '' ? capitalized(who) : who} ${/will/.test(be) ? 'will be' : conjugate('be', isMany(who))} responsible for ${inflect(verb, 'performing')} ${what}`;
    },
  },
  {
    // "After the examination of the documents has been completed"
    needs: /\bbeen\b/,
    find: new RegExp(
      String.raw`(?<![\w-])(?<when>after|once|when|until|as\s+soon\s+as)\s+the\s+(?<noun>${OWN_ACTS})\s+of\s+(?<what>${THING_OF}?)\s+has\s+been\s+(?:completed|finished|made|done|performed|carried\s+out)(?=[.,;])`,
      'gi',
    ),
    write: (groups) =>
      passive(
        { ...groups, lead: `${groups['when'] ?? ''} ` },
        isMany(groups['what'] ?? '') ? 'have been' : 'has been',
      ) ??
      groups[0] ??
      '',
  },
  ...PREDICATES.map(([says, modal]): Pattern => ({
    find: new RegExp(
      String.raw`${LEAD}${ARTICLE}(?<noun>${OWN_ACTS}|[a-z]{4,}ing)\s+of\s+(?<what>${THING_OF}?(?:\s+or\s+(?:later|higher|newer|above))?)${ASIDE}\s+(?:${says})(?=\s*[.,;]|\s+(?:if|when|unless|until|before|after|without|at|during|only|because|every|once|up\s+to|within|in|on|for)\s)`,
      'gi',
    ),
    write: (groups) =>
      (NAMES_IN_ING.test(groups['noun'] ?? '') ? undefined : passive(groups, modal)) ?? groups[0] ?? '',
  })),
  {
    // "If the transmission of the message is unsuccessful"
    find: new RegExp(
      String.raw`${LEAD}(?:[Tt]he|[Aa]n?)\s+(?:attempted\s+)?(?<noun>${OWN_ACTS})\s+of\s+(?<what>${THING}?)\s+(?<ends>fails|is\s+(?:un|not\s+)successful|does\s+not\s+succeed|takes(?!\s+place)|is\s+successful)(?=[\s.,;])`,
      'g',
    ),
    write: ({ lead = '', noun = '', what = '', ends = '', 0: whole = '' }) => {
      const verb = verbOfNoun(noun);
      if (verb === undefined) return whole;
      const doing = inflect(verb, 'performing');
      const end = /^(?:fails|takes)$/.test(ends) ? ends : /\sun|not/.test(ends) ? 'fails' : 'succeeds';
      return `${lead}${lead === '' ? capitalized(doing) : doing} ${what} ${end}`;
    },
  },
  {
    // "Upon receipt of the signed form, …", "in the event of the loss of the card, …": not "we work on an export of the list, …"
    find: new RegExp(
      String.raw`(?<![\w-])(?<when>[Uu]pon|(?<=^|,\s)[Oo]n|[Ff]ollowing|[Ii]n\s+the\s+event\s+of|[Ii]n\s+case\s+of)\s+(?:the\s+|an?\s+)?(?<noun>receipt|loss|theft|failure|return|(?!completion)(?:${OWN_ACTS}))\s+of\s+(?<what>(?:the|an?|your|our|their|its|this|all|each|any)\s+${THING}?)(?=,|\.\s*$)`,
      'g',
    ),
    write: ({ when = '', noun = '', what = '', 0: whole = '' }) => {
      const verb =
        { receipt: 'receive', loss: 'lose', theft: 'steal', failure: 'fail' }[noun] ?? verbOfNoun(noun);
      if (verb === undefined) return whole;
      const many = isMany(what);
      const word = /event|case/i.test(when) ? 'if' : /following/i.test(when) ? 'after' : 'when';
      const said =
        verb === 'fail' ? conjugate('fail', many) : `${conjugate('be', many)} ${inflect(verb, 'performed')}`;
      return `${likeWritten(when, word)} ${what} ${said}`;
    },
  },
  {
    // "After the carrying out of an inspection of the house by the owner"
    find: new RegExp(
      String.raw`(?<![\w-])(?<when>[Aa]fter|[Bb]efore|[Uu]ntil|[Ff]ollowing)\s+(?:the\s+(?:carrying\s+out|performance|completion|conclusion)\s+of\s+)?(?:the|an?)\s+(?<noun>${OWN_ACTS})\s+of\s+(?<what>(?:the|your|our|their|all|each|any|this|an?)\s+${THING}?)\s+by\s+(?<who>(?:the|your|our|an?)\s+${THING}?)(?=[.,;])`,
      'g',
    ),
    write: ({ when = '', noun = '', what = '', who = '', 0: whole = '' }) => {
      const verb = verbOfNoun(noun);
      if (verb === undefined) return whole;
      const word = likeWritten(when, when.toLowerCase().replace('following', 'after'));
      return `${word} ${who} ${conjugate('have', isMany(who))} ${inflect(verb, 'performed')} ${what}`;
    },
  },
  {
    // "If the deployment is not successful"
    find: new RegExp(
      String.raw`(?<=(?<![\w-])(?:[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce|[Uu]nless|[Ww]hether)\s+(?:the|an?|your|this|each)\s+(?:${OWN_ACTS}|login|sign-in|connection|transaction|request|attempt|build|operation)\s+)is\s+(?<how>not\s+successful|unsuccessful|successful)(?=[.,;])`,
      'g',
    ),
    write: ({ how = '' }) => (how === 'successful' ? 'succeeds' : 'fails'),
  },
  {
    // "Notification must be given to the teacher", "use is made of the defaults"
    find: new RegExp(
      String.raw`(?<lead>^(?:${FRONTED}\s[^,;.:]{2,120},\s+)?)(?:(?<told>notification)\s+(?<be>is|was|(?:must|will|should|can|may|has\s+to|needs\s+to)\s+be)\s+(?:given|provided|sent)\s+to|(?<use>use)\s+(?<used>is|was|(?:must|will|should|can|may)\s+be)\s+made\s+of)\s+(?<what>(?:the|your|our|all|an?|this|these)\s+${THING}?)(?=[.,;]|\s+(?:before|after|when|if|by|on|at|within|for|in|to|until|during|unless)\s)`,
      'gi',
    ),
    write: ({ lead = '', told, be, used, what = '' }) =>
      `${lead}${lead === '' ? capitalized(what) : what} ${agreeing(be ?? used ?? '', what)} ${told === undefined ? 'used' : 'notified'}`,
  },
  {
    // "Achieves a significant reduction in size"
    find: /(?<![\w-])(?<form>achieves?|achieving|achieved|leads?\s+to|leading\s+to|led\s+to|results?\s+in|resulting\s+in|resulted\s+in)\s+an?\s+(?:(?<manner>[a-z]{4,})\s+)?(?<noun>reduction|improvement|increase|decrease)\s+in(?=\s+(?:the|your|our|its|their|all)\s)/g,
    write: ({ form = '', manner, noun = '', 0: whole = '' }) => {
      const how = manner === undefined ? '' : adverbOf(manner);
      const verb = { reduction: 'reduce', improvement: 'improve' }[noun] ?? noun;
      if (how === undefined) return whole;
      const [word = ''] = form.split(/\s+/);
      const like = /ing$/.test(word)
        ? 'performing'
        : /ed$/.test(word)
          ? 'performed'
          : /s$/.test(word)
            ? 'performs'
            : 'perform';
      return `${how}${how && ' '}${inflect(verb, like)}`;
    },
  },
  {
    // "There will be an interruption to the service."
    find: new RegExp(
      String.raw`(?<lead>^|,\s+)[Tt]here\s+(?<be>is|are|was|were|will\s+be|has\s+been|may\s+be|can\s+be)\s+(?:an?\s+)?(?:(?<manner>[a-z]{4,})\s+)?(?<noun>interruption|disruption)\s+(?:of|to|in)\s+(?<what>(?:the|your|our|all|this)\s+${THING}?)(?=\.|\s+(?:on|between|from|during|at|while|when|until)\s)`,
      'g',
    ),
    write: ({ lead = '', be = '', manner, noun = '', what = '', 0: whole = '' }) => {
      const how = manner === undefined ? '' : adverbOf(manner);
      if (how === undefined) return whole;
      const done = noun === 'disruption' ? 'disrupted' : 'interrupted';
      return `${lead}${lead === '' ? capitalized(what) : what} ${agreeing(be, what)} ${how}${how && ' '}${done}`;
    },
  },
  {
    // "Changes were made to the plan"
    find: new RegExp(
      String.raw`^(?:An?\s+|The\s+)?(?<noun>changes?|adjustments?|amendments?|modifications?|corrections?|improvements?|updates?)\s+(?<be>(?:is|are|was|were|will\s+be|must\s+be|should\s+be|have\s+been|has\s+been|may\s+be|can\s+be))\s+made\s+to\s+(?<what>(?:the|your|our|this|these|all|an?)\s+${THING}?)(?=\.|,|\s+(?:by|on|in|before|after|when|if|at|every|without|until|during)\s)`,
      'gi',
    ),
    write: ({ noun = '', be = '', what = '', 0: whole = '' }) => {
      const one = noun.toLowerCase().replace(/s$/, '');
      const verb = { change: 'change', improvement: 'improve' }[one] ?? verbOfNoun(one);
      return verb === undefined
        ? whole
        : `${capitalized(what)} ${agreeing(be, what)} ${inflect(verb, 'performed')}`;
    },
  },
  {
    // "The cleaning of the filter takes", "the reading of the meter must"
    find: new RegExp(
      String.raw`^The\s+(?<doing>[a-z]+ing)\s+of\s+(?<what>(?:the|an?|your|our|all|each|every|this|these)\s+${THING}?)(?=\s+(?:takes(?!\s+place)|can|may|must|is(?!\s+the\s+responsibility)|will|should(?!\s+(?:only|always|never)\s+be\s+(?:done|performed|carried))|requires|needs|usually|often|starts|fails)\s)`,
      'g',
    ),
    write: ({ doing = '', what = '', 0: whole = '' }) =>
      NAMES_IN_ING.test(doing) ? whole : `${capitalized(doing)} ${what}`,
  },
  {
    // "The folder in which is stored the key": in English, what is stored stands in front of the verb.
    needs: /\b(?:which|where)\s+(?:is|are|was|were)\b/,
    find: new RegExp(
      String.raw`(?<=[a-z]\s)(?<where>(?:(?:in|on|at|from|to|under|behind|with|by|through)\s+which)|where)\s+(?<be>is|are|was|were|has\s+been|have\s+been|will\s+be)\s+(?<done>[a-z]+)\s+(?<what>(?:the|your|our|all|an?|this|these|its|their)\s+${THING_OF}?)(?=[.,;:]|\s+(?:is|are|was|were|has|have|can|may|must|will|should|needs?|depends|belongs|contains|stays|remains)\s)`,
      'g',
    ),
    write: ({ where = '', be = '', done = '', what = '', 0: whole = '' }) =>
      isParticiple(done) ? `${where} ${what} ${agreeing(be, what)} ${done}` : whole,
  },
  {
    // "Payments can be made by card"
    needs: /\bbe\s+(?:done|made|performed|carried\s+out)\b/,
    find: new RegExp(
      String.raw`^(?:The\s+|An?\s+)?(?<noun>${Object.keys(READERS_DEEDS).join('|')})s?\s+(?<can>can|may|must|should)\s+(?<how>also\s+|only\s+)?be\s+(?:done|made|performed|carried\s+out)(?=\s+(?:online|with|via|through|using|at|in|from|on|over|by\s+(?:card|phone|telephone|post|e-?mail|mail|bank|che(?:que|ck)|cash|text|letter|invoice|transfer|hand|direct|credit|[a-z]+ing)|(?:up\s+to|until|before|during))\b)`,
      'gi',
    ),
    write: ({ noun = '', can = '', how = '' }) =>
      `You ${can.toLowerCase()} ${how}${READERS_DEEDS[noun.toLowerCase()] ?? ''}`,
  },
];
