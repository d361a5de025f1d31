import { isTaskVerb } from '../../rules/support/verbs.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_PARTICIPLE } from '../../spelling/irregular-verbs.ts';
import { capitalized } from '../writing/capitals.ts';
import { type Pattern } from './hidden-verbs.ts';
import {
  conjugate,
  isMany,
  isPlainVerb,
  PREDICATE,
  THING,
  THING_OF,
  underModal,
} from './noun-phrase-patterns.ts';

/** Where "it is" may begin a clause. */
const LEAD = String.raw`(?<lead>^|,\s+|(?<![\w-])(?:and|but|so|because|if|when)\s+)`;
/** The same where only a clause can follow. */
const ANYWHERE = String.raw`(?<lead>^|\s)`;
const STRONG = '(?:strictly|absolutely|strongly|highly|therefore|also|generally|always|usually)';
const IT_IS = String.raw`(?:[Ii]t\s+is|[Ii]t['’]s|[Ii]t\s+will\s+be|[Ii]t\s+would\s+be)\s+(?:${STRONG}\s+){0,2}`;
const MUST =
  'necessary|required|mandatory|imperative|essential|vital|obligatory|compulsory|a\\s+requirement|a\\s+must';
const SHOULD =
  'recommended|suggested|advisable|advised|desirable|best|a\\s+good\\s+idea|good\\s+practice|best\\s+practice';
const MODALS: readonly (readonly [how: string, modal: string])[] = [
  [MUST, 'must'],
  [SHOULD, 'should'],
];
/** What an office does, and no reader of a recommendation. */
const OFFICE_ACTS =
  /^(?:accept|approve|assign|declare|expose|give|grant|identify|invite|publish|receive|report|show|expand|allow)$/;
/** What readers do beside the tasks of software. */
const READERS_ACTS =
  /^(?:book|heat|fill|empty|store|cook|drain|unplug|wash|wear|rinse|charge|bring|order|measure|avoid|take|document|wipe|dry|label|discuss|place)$/;
const verbOfDone = (done: string): string | undefined =>
  IRREGULAR_BY_PARTICIPLE.get(done)?.base ??
  baseOf(done) ??
  [done.replace(/d$/, ''), done.replace(/ed$/, '')].find((verb) => READERS_ACTS.test(verb));
const isReadersAct = (verb: string): boolean =>
  READERS_ACTS.test(verb) || (isTaskVerb(verb) && !OFFICE_ACTS.test(verb));
/** Whom nobody handles. */
const PERSONS =
  /\b(?:users?|employees?|members?|customers?|visitors?|guests?|patients?|child(?:ren)?|people|persons?|staff|students?|drivers?|players?|participants?|applicants?|tenants?|managers?|pupils?|it|they|this|that|you|which|who)\b/i;
/** No second clause hangs on the frame. */
const NO_OTHER = String.raw`(?![^.;]*\b(?:and|or|but)\s+that\s)`;

const opening = (lead: string, words: string): string => `${lead}${lead === '' ? capitalized(words) : words}`;

/** "It is vital that the lid is closed", by what the writer means with it: an order, leave, what may be. */
export const IMPERSONAL: readonly Pattern[] = [
  {
    // "It is recommended that the tray be wiped and that the oven be heated"
    needs: /\band\s+that\b/,
    find: new RegExp(
      String.raw`${ANYWHERE}${IT_IS}(?<rule>${SHOULD}|${MUST})\s+that\s+(?<what>(?!(?:their|his|her)\s)${THING_OF}?)\s+(?:should\s+|must\s+)?(?:is|are|be)\s+(?<done>[a-z]+)(?<rest>\s[^,.;:]{0,80}?)?\s+and\s+that\s+(?<also>(?!(?:their|his|her)\s)${THING_OF}?)\s+(?:should\s+|must\s+)?(?:is|are|be)\s+(?<made>[a-z]+)(?=[\s.])(?![^.;]*\b(?:and|or|but|by)\s)`,
      'gi',
    ),
    write: ({
      lead = '',
      rule = '',
      what = '',
      done = '',
      rest = '',
      also = '',
      made = '',
      0: whole = '',
    }) => {
      const verbs = [done, made].map((word) => verbOfDone(word) ?? '');
      const [first = '', second = ''] = verbs;
      return verbs.every((verb) => isReadersAct(verb)) &&
        !PERSONS.test(`${what} ${also}`) &&
        !/\sby\s/.test(rest)
        ? opening(
            lead,
            `you ${new RegExp(`^(?:${MUST})$`, 'i').test(rule) ? 'must' : 'should'} ${first} ${what}${rest} and ${second} ${also}`,
          )
        : whole;
    },
  },
  {
    // "It is recommended that a backup is made": who reads it is who should.
    find: new RegExp(
      String.raw`${ANYWHERE}${IT_IS}(?:${SHOULD})\s+that\s+(?<what>(?!(?:their|his|her)\s)${THING_OF}?)\s+(?:should\s+)?(?:is|are|be)\s+(?<how>(?:regularly|always|first|frequently|carefully)\s+)?(?<done>[a-z]+)(?=[\s.,])(?!\s+(?:[\w-]+\s+){0,3}?by\s(?!hand\b))(?![^.;]*\b(?:and|or|but)\s)`,
      'gi',
    ),
    write: ({ lead = '', what = '', how = '', done = '', 0: whole = '' }) => {
      const verb = verbOfDone(done);
      return verb === undefined || PERSONS.test(what) || !isReadersAct(verb)
        ? whole
        : opening(
            lead,
            `you should ${how === 'first ' ? '' : how}${verb} ${what}${how === 'first ' ? ' first' : ''}`,
          );
    },
  },
  {
    // "It is kindly requested that all reservations are made in time."
    find: new RegExp(
      String.raw`^It\s+is\s+(?:kindly\s+|hereby\s+)?requested\s+that\s+(?<what>(?!(?:their|his|her)\s)${THING_OF}?)\s+(?:should\s+)?(?:is|are|be)\s+(?<done>[a-z]+)(?=[\s.,])(?!\s+(?:[\w-]+\s+){0,3}?by\s(?!hand\b))(?![^.;]*\b(?:and|or|but)\s)`,
      'g',
    ),
    write: ({ what = '', done = '', 0: whole = '' }) => {
      const verb = verbOfDone(done);
      return verb === undefined || PERSONS.test(what) ? whole : `Please ${verb} ${what}`;
    },
  },
  ...MODALS.flatMap(([how, modal]): readonly Pattern[] => [
    {
      // "… that the sample is labelled", "… that their accounts have been activated"
      find: new RegExp(
        String.raw`${ANYWHERE}${IT_IS}(?:${how})\s+that\s+(?<what>you|they|we|${THING_OF}?)\s+${PREDICATE}${NO_OTHER}`,
        'gi',
      ),
      write: ({ lead = '', what = '', 0: whole = '', ...rest }) => {
        const said = underModal(modal, what, rest);
        return said === undefined ? whole : opening(lead, `${what} ${said}`);
      },
    },
    {
      // "… that you inform us"
      needs: new RegExp(String.raw`\b(?:${how})\s+that\b`),
      find: new RegExp(
        String.raw`${ANYWHERE}${IT_IS}(?:${how})\s+that\s+(?<who>you|they|we)\s+(?:should\s+|must\s+)?(?!(?:are|were|was|do|will|can|be|have|should|must)\b)(?=(?<verb>[a-z]+)\s)${NO_OTHER}`,
        'gi',
      ),
      write: ({ lead = '', who = '', verb = '', 0: whole = '' }) =>
        isPlainVerb(verb) ? opening(lead, `${who} ${modal} `) : whole,
    },
    {
      // "It would be advisable to check it and to then try again"
      needs: new RegExp(String.raw`\b(?:${how})\s+to\b`),
      find: new RegExp(
        String.raw`${LEAD}${IT_IS}(?:${how})\s+to\s+(?<first>(?!(?:the|an?|your|our|its|their)\b)[a-z]+\s[^,.;:]{1,120}?\sand)\s+to\s+(?:then\s+)?(?=[a-z]+\s)(?![^.]*\b(?:and|or)\s+to\s)`,
        'gi',
      ),
      write: ({ lead = '', first = '' }) => opening(lead, `you ${modal} ${first} then `),
    },
    {
      find: new RegExp(
        String.raw`${LEAD}(?:it\s+would\s+be|it\s+is\s+${STRONG})\s+(?:${how})\s+to(?=\s+(?!(?:the|an?|your|our|its|their|this|that|all|you|us)\b)[a-z]+)(?!.*\b(?:and|or|but)\s+to\s)`,
        'gi',
      ),
      write: ({ lead = '' }) => opening(lead, `you ${modal}`),
    },
  ]),
  {
    // "It is important that the ID is given": what it costs not to do so, nobody says. That a name does something is no order.
    find: new RegExp(
      String.raw`(?<lead>^(?:(?:If|When|Before|After|Once|To|For|During|In)\s[^,.;:]{2,80},\s+)?)${IT_IS}(?:(?:very\s+)?(?:important|crucial|critical)|of\s+(?:the\s+)?(?:great|utmost|paramount|vital|particular)\s+importance)\s+that\s+(?<what>you(?=\s+[a-z]+)|(?:the|your|all|each|every|any|both|these|this)\s+${THING_OF}?(?=\s+(?:is|are|be|has|have)\s))(?<be>\s+be(?=\s))?${NO_OTHER}`,
      'g',
    ),
    write: ({ lead = '', what = '', be }) =>
      `${opening(lead, 'make sure that')} ${what}${be === undefined ? '' : ` ${conjugate('be', isMany(what))}`}`,
  },
  {
    // "It is a requirement of this agreement that the tenant gives notice"
    find: new RegExp(
      String.raw`^It\s+is\s+a\s+(?:requirement|condition)\s+of\s+(?<law>${THING})\s+that\s+(?<what>you|${THING_OF}?)\s+${PREDICATE}${NO_OTHER}`,
      'g',
    ),
    write: ({ law = '', what = '', 0: whole = '', ...rest }) => {
      const said = underModal('must', what, rest);
      return said === undefined ? whole : `Under ${law}, ${what} ${said}`;
    },
  },
  {
    // "It is based on this that the length is determined."
    find: /^It\s+is\s+(?<front>(?:based\s+on|on\s+the\s+basis\s+of|for|because\s+of|with|through|in|at|by)\s+(?:this|these)(?:\s+[a-z]+)?)\s+that(?=\s)/g,
    write: ({ front = '' }) => `${capitalized(front)},`,
  },
  {
    // "There is a possibility that it was caused by", "it is possible that"
    find: new RegExp(
      String.raw`${ANYWHERE}(?:there\s+is\s+(?:a|the|some)\s+possibility|it\s+is\s+possible|it\s+(?:can|may|might)\s+happen)\s+that\s+(?<what>you|they|we|${THING_OF}?)\s+${PREDICATE}(?!\s+(?:and|or|still|being)\s)${NO_OTHER}`,
      'gi',
    ),
    write: ({ lead = '', what = '', 0: whole = '', ...rest }) => {
      const said = underModal('might', what, rest);
      return said === undefined ? whole : opening(lead, `${what} ${said}`);
    },
  },
  {
    // "It is not possible for the clinic to decide", "it is permitted for members to"
    find: new RegExp(
      String.raw`${ANYWHERE}it\s+(?:is|will\s+be|(?<was>was)(?=\s+(?:not|no\s+longer|im)))\s+(?<how>not\s+possible|no\s+longer\s+possible|impossible|possible|not\s+permitted|not\s+allowed|permitted|allowed|(?:not\s+)?necessary|mandatory|compulsory|required)\s+for\s+(?<who>them|us|you|him|her|${THING_OF}?(?:\s+or\s+(?:higher|later|newer|above))?)\s+to\s+(?=(?<verb>[a-z]+))(?![^.;]*\b(?:and|or)\s+to\s)`,
      'gi',
    ),
    write: ({ lead = '', how = '', was, who = '', verb = '', 0: whole = '' }) => {
      const subject = { them: 'they', us: 'we', him: 'he', her: 'she' }[who.toLowerCase()] ?? who;
      if (!isPlainVerb(verb) || (was !== undefined && !/possible/i.test(how))) return whole;
      const isNot = /^not\s|^im/i.test(how);
      const modal = /possible/i.test(how)
        ? /^no\s/i.test(how)
          ? `${was === undefined ? 'can' : 'could'} no longer`
          : isNot
            ? was === undefined
              ? 'cannot'
              : 'could not'
            : 'can'
        : /not\s+necessary/i.test(how)
          ? `${isMany(subject) ? 'do' : 'does'} not need to`
          : /mand|comp|req|nec/i.test(how)
            ? 'must'
            : isNot
              ? 'must not'
              : 'may';
      return opening(lead, `${subject} ${modal} `);
    },
  },
  {
    // "The books which it is possible to borrow"
    find: /(?<=[a-z]\s)(?:which|that)\s+it\s+is\s+(?<not>not\s+)?possible\s+to(?=\s+[a-z])/g,
    write: ({ not }) => `that you ${not === undefined ? 'can' : 'cannot'}`,
  },
  {
    // "It is not uncommon for the check to take a day"
    find: new RegExp(
      String.raw`${ANYWHERE}it\s+is\s+(?<how>not\s+(?:un(?:common|usual)|rare)|(?:quite\s+|very\s+)?(?:common|usual|normal|typical|rare|unusual|uncommon))\s+for\s+(?<who>${THING_OF}?)\s+to\s+(?<verb>[a-z]+)(?=\s)(?![^.;]*\b(?:and|or)\s+(?:to\s|[a-z]+\b))`,
      'gi',
    ),
    write: ({ lead = '', how = '', who = '', verb = '', 0: whole = '' }) => {
      if (!isPlainVerb(verb) || /^(?:them|us|him|her|me)$/i.test(who)) return whole;
      const often = /^not/i.test(how) ? 'often' : /\b(?:rare|un)/i.test(how) ? 'rarely' : 'usually';
      const many = isMany(who);
      const said = verb === 'be' ? `${conjugate('be', many)} ${often}` : `${often} ${conjugate(verb, many)}`;
      return opening(lead, `${who} ${said}`);
    },
  },
  {
    // "There is a need for the pump to be stopped", "there is no possibility of the file being read"
    find: new RegExp(
      String.raw`(?<lead>^|,\s+|(?<![\w-])(?:that|and|but|so|because|if|when|cases)\s+)there\s+(?<be>is|may(?:\s+possibly)?\s+be|might\s+be|will\s+be)\s+a\s+(?:need|requirement|necessity)\s+for\s+(?<what>${THING_OF}?)\s+to\s+(?=(?<verb>[a-z]+))(?![^.;]*\b(?:and|or)\s+to\s)`,
      'gi',
    ),
    write: ({ lead = '', be = '', what = '', verb = '', 0: whole = '' }) => {
      if (!isPlainVerb(verb) || /^(?:them|us|him|her|me)$/i.test(what)) return whole;
      const modal = /^is$/i.test(be) ? 'must' : /^w/i.test(be) ? 'will need to' : 'may need to';
      return opening(lead, `${what} ${modal} `);
    },
  },
  {
    find: new RegExp(
      String.raw`(?<lead>^|,\s+|(?<![\w-])(?:that|and|but|so|because)\s+)there\s+is\s+no\s+(?:possibility|chance|way)\s+of\s+(?<what>${THING}?)\s+being(?=\s+[a-z]+)(?![^.;]*\b(?:and|or)\s+(?:of|being)\s)`,
      'gi',
    ),
    write: ({ lead = '', what = '' }) => opening(lead, `${what} cannot be`),
  },
  {
    // "It is our intention to", "if it is your wish to"
    find: /(?<lead>^|,\s+|(?<![\w-])(?:if|when|and|that|because|as)\s+)it\s+is\s+(?<whose>our|your|their|my)\s+(?<what>intention|wish|desire|aim|plan|goal)\s+to(?=\s+[a-z])/gi,
    write: ({ lead = '', whose = '', what = '' }) => {
      const who = { our: 'we', your: 'you', their: 'they', my: 'I' }[whose.toLowerCase()] ?? '';
      return opening(
        lead,
        `${who} ${/^(?:wish|desire)$/i.test(what) ? 'want' : /^(?:plan|intention)$/i.test(what) ? 'plan' : 'aim'} to`,
      );
    },
  },
  {
    // "The script has the purpose of copying files."
    find: new RegExp(
      String.raw`(?:^(?<what>(?:The|This|Each)\s+${THING}?)|(?<=[a-z]\s)(?<that>that|which))\s+(?:has\s+the\s+(?:purpose|task|job|function)\s+of|serves\s+the\s+purpose\s+of)\s+(?<doing>[a-z]+ing)(?=\s)(?!.*\b(?:and|or)\s+(?:\w+\s+)?[a-z]+ing\b)`,
      'g',
    ),
    write: ({ that = '', what = that, doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      return verb === undefined ? whole : `${what} ${conjugate(verb, false)}`;
    },
  },
];
