import { isTaskVerb } from '../../rules/support/verbs.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_BASE } from '../../spelling/irregular-verbs.ts';
import { capitalized } from '../writing/capitals.ts';
import { HIDDEN_VERBS, inflect, likeWritten, type Pattern, verbOfNoun } from './hidden-verbs.ts';
import { adverbOf } from './nominal-clauses.ts';
import { conjugate, isMany, isPlainVerb, NAMES_IN_ING, THING, THING_OF } from './noun-phrase-patterns.ts';

/** Where "there is" may begin a clause, and no clause that tells of a noun. */
const CLAUSE = String.raw`(?<lead>^|(?<!\b(?:which|whom|where|how)),?\s)(?=there|exist)`;
const LEAVE = '(?:possibility|opportunity|option|way|chance|means|ability)';
/** What an office does, and no reader. */
const OFFICE_ACTS = 'provide|offer|guarantee|supply|accept|grant|issue|refund|predict|say|foresee|reimburse';
/** What readers may do, but where it can't be done, a program can't either: "There is no way to tell them apart." */
const PROGRAM_ACTS =
  'know|tell|determine|detect|distinguish|infer|guess|deduce|parse|decode|represent|express|recover|ensure|enforce|compute';
/** That these can't be done says nothing of readers. */
export const NO_READERS_ACTS = `${OFFICE_ACTS}|${PROGRAM_ACTS}`;
const NEVER_READERS = new RegExp(`^(?:${OFFICE_ACTS}|be|have)$`);
const NOT_READERS = new RegExp(`^(?:${NO_READERS_ACTS}|be|have)$`);
const NO_SECOND = String.raw`(?![^.;]*\b(?:and|or)\s+(?:to|of)\s)`;
const PRONOUNS: Readonly<Record<string, string>> = { us: 'we', them: 'they', you: 'you' };

const opening = (lead: string, words: string): string => `${lead}${lead === '' ? capitalized(words) : words}`;

/** "Users", "you": who, as the subject of a clause. */
const asSubject = (who: string): string => PRONOUNS[who.toLowerCase()] ?? who;

/** Nouns that only say what is done. */
const ACT_NOUNS = Object.keys(HIDDEN_VERBS)
  .filter((noun) => /(?:tion|al|ment)$/.test(noun))
  .join('|');
/** Those that name a thing as well, where it is a known one's: "requires the configuration of the server". */
const MAY_BE_THINGS = 'configuration|selection|translation|measurement|arrangement|registration|calculation';

const HOLD: Readonly<Record<string, string>> = {
  opinion: 'think',
  view: 'think',
  impression: 'think',
  belief: 'believe',
  conviction: 'believe',
};
/** What is reported of somebody: with the form of the verb after "it was". */
const REPORTED =
  'agreed|decided|noted|reported|suggested|proposed|requested|confirmed|announced|stated|recommended|argued|explained|noticed|observed|discovered|found|said|established|concluded';
const MOVES: Readonly<Record<string, string>> = {
  increase: 'increase',
  decrease: 'decrease',
  improvement: 'improve',
  rise: 'rise',
  fall: 'fall',
  drop: 'drop',
  reduction: 'decrease',
};

const past = (verb: string): string => IRREGULAR_BY_BASE.get(verb)?.past ?? perfect(verb);
const perfect = (verb: string): string => inflect(verb, 'performed');

/** What readers may do, what somebody thinks or has said, and what there is: each said by its own verb. */
export const LEAVE_AND_REPORTS: readonly Pattern[] = [
  {
    // "There will be no possibility for guests to cancel it"
    find: new RegExp(
      String.raw`${CLAUSE}there\s+(?:is|are|exists?|will\s+be)\s+(?<no>no\s+|not\s+(?:a|the|any)\s+)?(?:(?:a|an|the|any)\s+)?${LEAVE}\s+(?:for\s+(?<who>you|us|them|${THING}?)\s+)?to\s+(?=(?<verb>[a-z]+)\s)${NO_SECOND}`,
      'gi',
    ),
    write: ({ lead = '', no, who, verb = '', 0: whole = '' }) =>
      !isPlainVerb(verb) || (who === undefined && (no === undefined ? NEVER_READERS : NOT_READERS).test(verb))
        ? whole
        : opening(
            lead,
            `${who === undefined ? 'you' : asSubject(who)} ${no === undefined ? 'can' : 'cannot'} `,
          ),
  },
  {
    // "Guests are given the option of paying later"
    find: new RegExp(
      String.raw`(?<![\w-])(?:is|are|will\s+be)\s+(?:given|offered|provided\s+with|granted)\s+(?:the|an?)\s+(?:possibility|opportunity|option|chance)\s+(?:to\s+(?<verb>[a-z]+)|of\s+(?<doing>[a-z]+ing))(?=[\s.,;])${NO_SECOND}(?![^.;]*\b(?:and|or)\s+[a-z]+ing\b)`,
      'g',
    ),
    write: ({ verb, doing = '', 0: whole = '' }) => {
      const done = verb ?? baseOf(doing);
      return done === undefined || !isPlainVerb(done) ? whole : `can ${done}`;
    },
  },
  {
    // "Gives teams the possibility to share drafts", "provides developers with the ability to deploy"
    find: new RegExp(
      String.raw`(?<![\w-])(?:(?<form>gives?|giving|offers?|offering|provides?|providing)\s+(?<who>us|them|${THING}?)\s+(?:with\s+)?(?:the|an?)\s+(?:possibility|opportunity|option|ability)|(?<makes>makes?|making)\s+it\s+possible\s+for\s+(?<whom>us|them|${THING}))\s+to(?=\s+(?<verb>[a-z]+))`,
      'g',
    ),
    write: ({ makes = '', form = makes, whom = '', who = whom, verb = '', 0: whole = '' }) =>
      isPlainVerb(verb)
        ? `${/ing$/.test(form) ? 'letting' : /s$/.test(form) ? 'lets' : 'let'} ${who}`
        : whole,
  },
  {
    // "Who have the intention of taking part"
    find: /(?<![\w-])(?<form>have|has|had)\s+the\s+intention\s+of\s+(?<doing>[a-z]+ing)(?=\s)(?!.*\b(?:and|or)\s+[a-z]+ing\b)/g,
    write: ({ form = '', doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      const intends = { has: 'intends', had: 'intended' }[form] ?? 'intend';
      return verb === undefined ? whole : `${intends} to ${verb}`;
    },
  },
  {
    // "We are of the firm belief that"
    find: /(?<![\w-])(?<be>am|is|are|was|were)\s+of\s+the\s+(?:(?<manner>[a-z]{4,})\s+)?(?<noun>opinion|view|belief|conviction|impression)\s+that(?=\s)/g,
    write: ({ be = '', manner, noun = '', 0: whole = '' }) => {
      const how = manner === undefined ? '' : adverbOf(manner);
      const verb = HOLD[noun];
      if (how === undefined || verb === undefined) return whole;
      const form = /^was|^were/.test(be) ? past(verb) : conjugate(verb, be !== 'is');
      return `${how}${how && ' '}${form} that`;
    },
  },
  {
    // "It was the opinion of the majority that"
    find: new RegExp(
      String.raw`(?<lead>^|,\s+)it\s+(?<be>is|was)\s+the\s+(?<noun>opinion|view|belief|conviction)\s+of\s+(?<who>${THING})\s+that(?=\s)`,
      'gi',
    ),
    write: ({ lead = '', be = '', noun = '', who = '' }) => {
      const verb = HOLD[noun.toLowerCase()] ?? 'think';
      return opening(
        lead,
        `${asSubject(who)} ${/was/i.test(be) ? past(verb) : conjugate(verb, isMany(who))} that`,
      );
    },
  },
  {
    // "It was agreed by all those present that"
    needs: new RegExp(String.raw`\b(?:${REPORTED})\s+by\b`),
    find: new RegExp(
      String.raw`(?<lead>^|,\s+)it\s+(?<be>is|was|has\s+been)\s+(?<said>${REPORTED})\s+by\s+(?<who>all\s+those\s+present|us|them|you|(?:the|our|your|all|both|each|an?)\s+${THING_OF})\s+that(?=\s)`,
      'gi',
    ),
    write: ({ lead = '', be = '', said = '', who = '', 0: whole = '' }) => {
      const subject = asSubject(who);
      const many = isMany(subject) || /present$/.test(subject);
      const verb = { found: 'find', said: 'say' }[said] ?? baseOf(said);
      if (verb === undefined) return whole;
      const form = /^is$/i.test(be) ? conjugate(verb, many) : /^was$/i.test(be) ? said : undefined;
      return opening(lead, `${subject} ${form ?? `${conjugate('have', many)} ${said}`} that`);
    },
  },
  {
    // "No attempt is made by the client to reconnect"
    find: new RegExp(
      String.raw`(?<lead>^|,\s+)(?<no>no|an|another)\s+attempt\s+(?<be>is|was)\s+made\s+by\s+(?<who>(?:the|an?|our|your)\s+${THING}?)\s+to(?=\s+[a-z]+)`,
      'gi',
    ),
    write: ({ lead = '', no = '', be = '', who = '', 0: whole = '' }) => {
      const many = isMany(who);
      if (/^another$/i.test(no)) return whole;
      const isPast = /^was$/i.test(be);
      const tries = isPast ? 'tried' : conjugate('try', many);
      const not = `${isPast ? 'did' : conjugate('do', many)} not try`;
      return opening(lead, `${who} ${/^no$/i.test(no) ? not : tries} to`);
    },
  },
  {
    // "A proposal to raise the fee was made by Ms Kaya."
    find: new RegExp(
      String.raw`^(?:A|The)\s+(?<noun>proposal|decision|promise|offer|attempt)\s+(?<what>to\s+[a-z]+\s[^,.;:()]{3,80}?)\s+(?:was|has\s+been)\s+(?:made|put\s+forward|submitted|taken)\s+by\s+(?<who>(?:the|an?|our|all)\s+${THING}?|(?:(?:Mr|Ms|Mrs|Dr)\.?\s)?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?=[.,]|\s+(?:on|at|in|and)\s)`,
      'gu',
    ),
    write: ({ noun = '', what = '', who = '' }) =>
      `${capitalized(who)} ${{ proposal: 'proposed', decision: 'decided', promise: 'promised', offer: 'offered' }[noun] ?? 'tried'} ${what}`,
  },
  {
    // "This has the consequence that"
    find: /^This\s+has\s+(?:the\s+(?:consequence|result|effect)|as\s+a\s+consequence)\s+that(?=\s)/g,
    write: () => 'As a result,',
  },
  {
    find: /^It\s+has\s+(?:been\s+brought|come)\s+to\s+our\s+(?:attention|notice)\s+that(?=\s)/g,
    write: () => 'We have learned that',
  },
  {
    // ", which has the effect that the queue grows"
    find: /,\s+(?:which\s+(?:has|had)|with)\s+the\s+(?:effect|result|consequence)\s+that(?=\s)/g,
    write: () => ', so',
  },
  {
    find: /(?<![\w-])(?<have>has|have)\s+a\s+validity\s+of(?=\s)/g,
    write: ({ have = '' }) => `${have === 'has' ? 'is' : 'are'} valid for`,
  },
  {
    find: /^(?<who>We|I)\s+(?:are|am)\s+(?:proposing|suggesting|recommending)(?=\s)/g,
    write: ({ who = '', 0: whole = '' }) => `${who} ${baseOf(/[a-z]+$/.exec(whole)?.[0] ?? '') ?? ''}`,
  },
  {
    // "Through the setting of the flag"
    find: /(?<![\w-])(?<by>[Bb]y|[Tt]hrough|[Vv]ia)\s+(?:the\s+)(?<doing>[a-z]+ing)\s+of(?=\s+(?:the|an?|your|its|all|each|this|these)\s)/g,
    write: ({ by = '', doing = '', 0: whole = '' }) =>
      isTaskVerb(baseOf(doing) ?? '') && (doing === 'setting' || !NAMES_IN_ING.test(doing))
        ? `${likeWritten(by, 'by')} ${doing}`
        : whole,
  },
  {
    // "Our club grows, and there is a need for helpers"
    find: /(?<=^(?:Our|We)\s[^.;:]{2,80}\s(?:and|so)\s)there\s+is\s+a\s+(?:great\s+|big\s+|strong\s+)?need\s+for(?=\s+[a-z]+)(?![^.;]*\sto\s+be\s)/g,
    write: () => 'we need',
  },
  {
    find: /^What\s+this\s+means\s+is\s+(?=that\s)/g,
    write: () => 'This means ',
  },
  {
    find: /^(?:Please\s+)?[Bb]e\s+aware\s+that(?=\s)/g,
    write: () => 'Note that',
  },
  {
    // "Facilitates the exchange of files", "necessitated a visit": of talks, "facilitate" is said of who leads them.
    needs: /\b(?:facilitat|necessitat)/i,
    find: /(?<![\w-])(?<!\b(?:an?|the|is|are|was|were|be|been|way\s+to)\s)(?:(?<verb>[Ff]acilitat)(?<form>e[sd]?)|(?<needs>[Nn]ecessitat)(?<needed>e[sd]?|ing))(?=\s+(?!(?:by|in|on|at|to|and|or|through|via|with|for|as|when|if|because)\s)(?![^.;,]{0,40}\b(?:meetings?|workshops?|sessions?|discussions?|groups?|class(?:es)?|talks|training|trainings|dialogue|conversations?)\b)\w)/g,
    write: ({ needs = '', verb = needs, needed = '', form = needed }) => {
      const plain = verb === needs ? 'require' : 'help with';
      const like = { es: 'performs', ed: 'performed', ing: 'performing' }[form] ?? 'perform';
      return likeWritten(verb, inflect(plain, like));
    },
  },
  {
    // "Is repeated in case that it fails"
    find: /(?<![\w-])in\s+case\s+that(?=\s)/gi,
    write: ({ 0: whole = '' }) => likeWritten(whole, 'if'),
  },
  {
    // "There are two plans that you can choose from:"
    find: new RegExp(
      String.raw`^There\s+are\s+(?<what>(?:two|three|four|five|six|several|many|some|\d+)\s+(?:${THING}?))\s+(?:that|which)?\s*(?<who>you|we|they|users)\s+can\s+(?<verb>[a-z]+)(?:\s+(?<with>from|between|with|through))?(?=[:.])`,
      'g',
    ),
    write: ({ what = '', who = '', verb = '', with: link, 0: whole = '' }) =>
      isPlainVerb(verb)
        ? `${capitalized(who)} can ${verb} ${link === undefined ? '' : `${link} `}${what}`
        : whole,
  },
  {
    // "Recommends the use of Docker", "requires the configuration of a port"
    find: new RegExp(
      String.raw`(?<![\w-])(?<form>recommends?|suggests?|proposes?|advise|requires?|involves?|necessitates?|avoids?|[Aa]void|[Cc]onsider|discourages?)\s+the\s+(?!(?:${MAY_BE_THINGS})\s+of\s+(?!an?\s))(?<noun>use|usage|${ACT_NOUNS})\s+of(?=\s+[\w\uFFFC])(?![^.;,]{0,120}\sby\s)`,
      'g',
    ),
    write: ({ form = '', noun = '' }) =>
      `${form} ${inflect(/^us/.test(noun) ? 'use' : (verbOfNoun(noun) ?? ''), 'performing')}`,
  },
  {
    // "In case the job fails, …"
    find: /^In\s+case(?=\s+(?:the|an?|your|you|there|it|they|this|we|any)\s[^,.;:]{3,120},\s)/g,
    write: () => 'If',
  },
  {
    // "On a per-route basis", "on a nightly basis"
    find: /(?<![\w-])on\s+an?\s+(?:per-(?<each>[a-z]+)|(?<night>nightly|hourly|quarterly))\s+basis(?=[\s.,;])/g,
    write: ({ each, night = '' }) =>
      each === undefined ? `every ${night.replace(/ly$/, '')}` : `per ${each}`,
  },
  {
    // "There had been an increase in the fees"
    find: new RegExp(
      String.raw`${CLAUSE}there\s+(?<be>was|has\s+been|had\s+been|will\s+be)\s+an?\s+(?:(?<manner>[a-z]{4,})\s+)?(?<noun>${Object.keys(MOVES).join('|')})\s+in\s+(?<what>(?:the|your|our|their|its)\s+${THING_OF}?)(?=[.,;]|\s+(?:since|in|on|at|after|during|last|over|between|from|when|because)\s)`,
      'gi',
    ),
    write: ({ lead = '', be = '', manner, noun = '', what = '', 0: whole = '' }) => {
      const how = manner === undefined ? '' : adverbOf(manner);
      const verb = MOVES[noun.toLowerCase()];
      if (how === undefined || verb === undefined) return whole;
      const form = /^was$/i.test(be)
        ? past(verb)
        : /^will/i.test(be)
          ? `will ${verb}`
          : `${/^had/i.test(be) ? 'had' : conjugate('have', isMany(what))} ${perfect(verb)}`;
      return opening(lead, `${what} ${form}${how && ` ${how}`}`);
    },
  },
  {
    find: /(?<there>\b[Tt]here)\s+(?<form>exists?)(?=\s+(?:an?|no|several|many|some|various|two|three|four)\s)/g,
    write: ({ there = '', form = '' }) => `${there} ${form === 'exist' ? 'are' : 'is'}`,
  },
  {
    // "Precedence is given to the source calendar."
    find: new RegExp(
      String.raw`(?<lead>^|,\s+)(?<noun>precedence|priority)\s+is\s+given\s+to\s+(?<what>${THING_OF}?)(?=\.|\s+(?:if|when|over|unless)\s)`,
      'gi',
    ),
    write: ({ lead = '', noun = '', what = '' }) =>
      opening(lead, `${what} ${conjugate('take', isMany(what))} ${noun.toLowerCase()}`),
  },
  {
    // "The decision was taken to introduce it"
    find: /(?<lead>^|,\s+|(?<![\w-])(?:and|but|so)\s+)(?:the|a)\s+decision\s+(?<be>was|has\s+been)\s+(?:taken|made|reached)\s+(?=(?:not\s+)?to\s+[a-z]+)/gi,
    write: ({ lead = '', be = '' }) => opening(lead, `it ${be.toLowerCase()} decided `),
  },
  {
    // "A discussion was held about this"
    find: new RegExp(
      String.raw`(?<lead>^|,\s+)a\s+discussion\s+(?<be>was|will\s+be|has\s+been)\s+held\s+(?:about|on|of)\s+(?<what>this|(?:the|our|your)\s+${THING_OF}?)(?=[.,;]|\s+(?:in|at|on|between|during|by|and|last)\s)`,
      'gi',
    ),
    write: ({ lead = '', be = '', what = '' }) => {
      const many = isMany(what);
      const form =
        /^was$/i.test(be) && many ? 'were' : /^has/i.test(be) && many ? 'have been' : be.toLowerCase();
      return opening(lead, `${what} ${form} discussed`);
    },
  },
  {
    // "The use of lifts is forbidden"
    find: new RegExp(
      String.raw`(?<lead>^|,\s+|(?<![\w-])(?:and|but|so|because|that)\s+)(?:the\s+)?(?:use|usage|utili[sz]ation)\s+of\s+(?<what>${THING_OF}?)\s+(?:is|are)\s+(?:strictly\s+|highly\s+|strongly\s+)?(?<how>(?:not\s+)?recommended|advisable|discouraged|required|mandatory|compulsory|forbidden|prohibited|not\s+(?:permitted|allowed)|permitted|allowed)(?=\s*[.,;]|\s+(?:if|when|in|at|on|for|during|before|after|because|unless|without)\s)`,
      'gi',
    ),
    write: ({ lead = '', how = '', what = '' }) => {
      const modal = /^not\s+rec|^dis/i.test(how)
        ? 'should not'
        : /^(?:rec|adv)/i.test(how)
          ? 'should'
          : /^(?:req|mand|comp)/i.test(how)
            ? 'must'
            : /^(?:perm|allow)/i.test(how)
              ? 'may'
              : 'must not';
      return opening(lead, `you ${modal} use ${what}`);
    },
  },
  {
    // "It is kindly requested that all reservations are made in time", "you are requested to return the key"
    find: /^You\s+are\s+(?:kindly\s+|hereby\s+)?(?:requested|asked)\s+to(?=\s+[a-z]+)/g,
    write: () => 'Please',
  },
  {
    // "In the unlikely event of the alarm being triggered"
    find: new RegExp(
      String.raw`(?<![\w-])(?<in>in\s+(?:the\s+)?(?<odd>unlikely\s+)?(?:event|case)\s+of)\s+(?<what>(?:the|an?|your|our|any|all|no)\s+${THING}?)\s+(?<not>not\s+)?being(?=\s+[a-z]+)`,
      'gi',
    ),
    write: ({ in: whole = '', odd, what = '', not = '' }) =>
      `${likeWritten(whole, odd === undefined ? 'if' : 'in the unlikely event that')} ${what} ${conjugate('be', isMany(what))}${not && ' not'}`,
  },
  {
    // "In the event of fire, …"
    find: /(?<in>[Ii]n)\s+the\s+event\s+of(?=\s+(?!(?:an?|the|any|your|our|all)\s)(?:[a-z]+\s)?[a-z]+,\s)/g,
    write: ({ in: lead = '' }) => `${lead} case of`,
  },
];
