import type { Check, Match } from '../../checks/types.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { lookUp, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { capitalized } from '../writing/capitals.ts';
import { CLAUSES } from './clause-patterns.ts';
import {
  DONE_ACTS,
  HIDDEN_VERBS,
  inflect,
  likeWritten,
  PERFORM,
  type Pattern,
  verbOfNoun,
} from './hidden-verbs.ts';
import { NO_READERS_ACTS } from './leave-and-reports.ts';
import { adverbOf } from './nominal-clauses.ts';
import { tagSentence } from '../reading/parts-of-speech.ts';

/** Stands for a code span in prose. */
const OPAQUE = '\uFFFC';

const QUANTITY = 'several|many|multiple|various|some|a few|two|three|four|five|six|seven|eight|nine|ten';
/** Not the subject of a clause: "a possibility that messages are lost". */
const SINGULAR_VERB =
  '(?!(?:this|its|as|us|is|was|has|does)\\b)[a-z]{3,}s(?!\\s+(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|not|get|got)\\b)';
/** Neither what has a clause behind it and does not do what that says, nor what a second clause tells more of. */
const HELD =
  '(?!.*\\b(?:and|or|but)\\s+(?:that|which|who)\\b)(?!.*\\b(?:possibility|chance|risk|fact|danger|likelihood|guarantee|evidence|sign|indication|hope|fear|idea|rule|agreement)\\s+that\\b)';
const PLURAL_VERB =
  'can|could|will|may|might|must|should|are|were|have|do|need|help|make|let|allow|provide|use|support|require|define|control|affect|handle';

/** Things that do what they are used for. */
const TOOL =
  '(?:option|flag|parameter|command|setting|property|field|method|function|attribute|argument|variable|switch|keyword|directive|script|tool|class|module|plugin|endpoint|endpoints|utility|helper|hook|block|section|file|table)';
/** Things with work of their own. */
const WORKER =
  '(?:service|component|class|function|module|method|driver|server|process|daemon|plugin|tool|controller|scheduler|handler|library|script|program|command|agent|worker|middleware|manager|engine)';
const SINGLE_TOOL_VERB =
  'specify|set|define|enable|disable|configure|control|indicate|determine|create|return|store|select|add|remove|delete|override|generate|build|test|check|validate|customize|limit|list|describe|identify|display|show|manage|track|convert|load|read|write|install|start|stop|run|filter|format|parse|choose|change|map|group|sort';
const PERSONS =
  'users|you|clients|developers|people|customers|administrators|admins|callers|contributors|applicants|employees|members|visitors|drivers|operators|participants|tenants|staff|personnel|managers|consumers|teams|vendors|suppliers|engineers|owners|reviewers|students|patients|contractors';
/** What tells something of a matter. */
const TOLD =
  'information|details|questions?|documentation|documents?|discussions?|messages?|mails?|emails?|feedback|consensus|guidance|advice|concerns?|complaints?|notes?|data|facts?|news|updates?|recommendations?|instructions|decisions?|confusion|ambiguity|assumptions?|comments?|suggestions?|announcements?|metadata|warnings?';
/** No second "to" hangs on what goes. */
const NO_SECOND = '(?!.*\\b(?:and|or|but)\\s+(?:\\w+\\s+)?to\\s+[a-z])';
/** What is told behind it is told of what is done: "performs a migration of the base which takes an hour". */
const NO_RELATIVE =
  '(?!\\s+(?:[\\w-]+\\s+){1,4}(?:which\\b|that\\s+(?!(?:the|an?|you|we|they|it|he|she|are|were|have)\\b)))';
const DOING: Readonly<Record<string, string>> = { during: 'while', on: 'when' };

/** What is done where somebody makes, comes to or reaches it. */
const ACTS: Readonly<Record<string, string>> = { attempt: 'try', conclusion: 'conclude', agreement: 'agree' };
/** Forms of the verbs with it, as `inflect` reads them. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/ing$/, 'performing'],
  [/^(?:made|came|reached)$/, 'performed'],
  [/s$/, 'performs'],
];

/** How often something holds, as a sentence opens with it. */
const HOW_OFTEN: Readonly<Record<string, string>> = {
  most: 'Usually',
  many: 'Often',
  some: 'Sometimes',
  certain: 'Sometimes',
};

/** "There is now a flag that stops it" as "A flag now stops it", and one "that can stop it" as "can now stop it". */
const AUXILIARY = /^(?:is|are|can|will|may|might|must|should)$/;
const thereIs: Pattern['write'] = ({ lead = '', now = '', subject = '', verb = '' }) =>
  `${lead}${lead === '' ? capitalized(subject) : subject} ${AUXILIARY.test(verb) ? `${verb} ${now}`.trim() : now + verb}`;

const PATTERNS: readonly Pattern[] = [
  {
    find: /^In\s+(?<which>most|many|some|certain)\s+cases(?=,\s)/g,
    write: ({ which = '' }) => HOW_OFTEN[which] ?? '',
  },
  {
    // "Allows the operator to list them", not "allows the access to it"
    find: /(?<![\w-])(?<form>allow|allows|allowing)\s+(?<who>(?:the|an?|your|its|their|each|any|other|such)(?:\s+(?!(?:to|of|in|on|for|with|by|from|and|or|that|which)\b)[\w-]+){1,3}?)\s+to(?=\s+(?<next>[a-z]+))/g,
    write: ({ form = '', who = '', next = '', 0: whole = '' }) =>
      (lookUp(next) & VERB) === 0
        ? whole
        : `${form.endsWith('ing') ? 'letting' : form.endsWith('s') ? 'lets' : 'let'} ${who}`,
  },
  {
    find: /(?<![\w-])(?<form>allow|allows|allowing|permit|permits|permitting|enable|enables|enabling)\s+(?<who>(?:the\s+)?(?:users?|developers?|clients?|readers?|callers?|customers?|administrators?)|others|people|teams|them)\s+to(?=\s+[a-z]+)/g,
    write: ({ form = '', who = '' }) =>
      `${form.endsWith('ing') ? 'letting' : form.endsWith('s') ? 'lets' : 'let'} ${who}`,
  },
  {
    find: /(?<=(?<![\w-])(?:know|determine|determines|decide|decides|specify|specifies|check|checks|control|controls|indicate|indicates|indicating|define|defines|see|tell|tells|[Ss]pecifies|regarding|about|on|to)\s+)whether\s+or\s+not(?=\s)/g,
    write: () => 'whether',
  },
  {
    // "In a quick and easy manner"
    find: /(?<![\w-])in\s+an?\s+(?<one>[a-z]{4,})\s+and\s+(?<two>[a-z]{4,})\s+(?:manner|way|fashion)(?=[.,;]|\s+(?:and|by|when|with|in|for|to)\s)/g,
    write: ({ one = '', two = '', 0: whole = '' }) => {
      const [how, also] = [adverbOf(one), adverbOf(two)];
      return how === undefined || also === undefined ? whole : `${how} and ${also}`;
    },
  },
  {
    find: /(?<![\w-])in\s+an?\s+(?<how>(?:fully|completely|highly|very|more)\s+)?(?<manner>(?!(?:specific|certain|particular|different|special|new)\b)[a-z]{4,})\s+(?:manner|way|fashion)(?=[.,;]|\s+(?:and|by|when|with|in|for|to)\s)/g,
    write: ({ how = '', manner = '', 0: whole = '' }) => {
      const adverb = adverbOf(manner);
      return adverb === undefined ? whole : `${how}${adverb}`;
    },
  },
  {
    find: new RegExp(
      `(?<![\\w-])${PERFORM}\\s+(?:an?\\s+|the\\s+)(?<manner>[a-z]{4,})\\s+(?<noun>${DONE_ACTS})\\s+of(?=\\s+(?:(?:the|an?|your|this|these|its|all|each|any|our|every|their)\\b|(?:[a-z]+\\s+)?[a-z]+s\\b))${NO_RELATIVE}`,
      'g',
    ),
    write: ({ form = '', manner = '', noun = '', 0: whole = '' }) => {
      const how = adverbOf(manner);
      const verb = verbOfNoun(noun);
      return how === undefined || verb === undefined ? whole : `${how} ${inflect(verb, form)}`;
    },
  },
  {
    // "Will make an attempt to resume", "came to an agreement on a rollout"
    find: new RegExp(
      `(?<![\\w-])(?:(?<form>makes?|making|made)\\s+an\\s+(?<noun>attempt\\s+to)|(?<came>comes?|coming|came|reach|reaches|reaching|reached)\\s+(?:to\\s+)?(?:the\\s+(?<end>conclusion\\s+that)|an\\s+(?<deal>agreement\\s+(?:on|with)(?!\\s+(?:respect|regards?)\\b))))(?=\\s)`,
      'g',
    ),
    write: ({ form = '', noun = '', came = form, end = noun, deal = end }) => {
      const [what = '', particle = ''] = deal.split(/\s+/);
      return `${inflect(ACTS[what] ?? '', FORMS.find(([sign]) => sign.test(came))?.[1] ?? came)} ${particle}`;
    },
  },
  {
    find: /(?<![\w-])(?:is|are)\s+capable\s+of\s+(?<doing>[a-z]+ing)(?=\s)/g,
    write: ({ doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      return verb === undefined ? whole : `can ${verb}`;
    },
  },
  {
    find: /(?<![\w-])(?:does|do)\s+not\s+have\s+the\s+ability\s+to(?=\s+[a-z])/g,
    write: () => 'cannot',
  },
  {
    // Behind a comma it goes on: "a file, which is located in /etc and must be readable".
    find: /(?<!,\s?)(?<=\w\s)(?:that|which|who)\s+(?:is|are)\s+located\s+(?<where>in|on|at|outside|inside|near|next\s+to|behind|beside|above|below)(?:\s+of)?(?=\s)/g,
    write: ({ where = '' }) => where,
  },
  {
    find: new RegExp(
      `(?<![\\w-])${PERFORM}\\s+(?:an?\\s+|the\\s+)?(?<noun>${DONE_ACTS})\\s+of(?=\\s+(?:(?:the|an?|your|this|these|its|all|each|any|our|every|their)\\b|(?:[a-z-]+\\s+)?[a-z]+(?:s|tion|ware|ance|ence|ment)\\b))${NO_RELATIVE}`,
      'g',
    ),
    write: ({ form = '', noun = '', 0: whole = '' }) => {
      const verb = verbOfNoun(noun);
      return verb === undefined ? whole : inflect(verb, form);
    },
  },
  {
    find: new RegExp(
      `(?<![\\w-])${PERFORM}\\s+an?\\s+(?<noun>retry|restart|reboot|rollback)(?=\\s+(?:after|when|if|every|within|until)\\b|[.,;])`,
      'g',
    ),
    write: ({ form = '', noun = '' }) =>
      noun === 'rollback' ? `${inflect('roll', form)} back` : inflect(noun, form),
  },
  {
    find: new RegExp(
      `(?<lead>^(?:[^,.;:]{2,120},\\s+)?)There\\s+are\\s+(?<now>now\\s+)?${HELD}(?<subject>(?:${QUANTITY})(?:\\s+[\\w-]+){1,3}?)\\s+(?:that|which|who)\\s+(?<verb>${PLURAL_VERB})(?=\\s)`,
      'gi',
    ),
    write: thereIs,
  },
  {
    find: new RegExp(
      `(?<lead>^(?:[^,.;:]{2,120},\\s+)?)There\\s+is\\s+(?<now>now\\s+)?${HELD}(?<subject>(?:an?|one)(?:\\s+[\\w-]+){1,3}?(?:\\s+of\\s+[€$£]?\\d[\\w.,]*(?:\\s+[a-z]+)?)?)\\s+(?:that|which|who)\\s+(?<verb>can|will|may|might|must|should|is|has|does|${SINGULAR_VERB})(?=\\s)`,
      'gi',
    ),
    write: thereIs,
  },
  {
    find: /(?<lead>^|,\s+|\b(?:and|but|so|that|because)\s+)(?:it is|it's)(?<also>\s+also)?\s+possible\s+to(?=\s+[a-z]+)(?!.*\b(?:and|or|but)\s+(?:\w+\s+)?(?:possible\s+)?to\s+[a-z])/gis,
    write: ({ lead = '', also = '' }) => `${lead}${lead === '' ? 'You' : 'you'} can${also}`,
  },
  {
    find: new RegExp(
      String.raw`(?<lead>^|,\s+|\b(?:and|but|so|that|because)\s+)it\s+is\s+not\s+possible\s+to(?=\s+(?!(?:${NO_READERS_ACTS})\b)[a-z]+)(?!.*\b(?:and|or|but)\s+(?:\w+\s+)?to\s+[a-z])`,
      'gis',
    ),
    write: ({ lead = '' }) => `${lead}${lead === '' ? 'You' : 'you'} cannot`,
  },
  {
    find: new RegExp(
      `(?<lead>^|,\\s+|\\b(?:and|but|so|that|because)\\s+)(?:it is|it's)\\s+(?<how>necessary|required|mandatory|imperative|essential|vital|(?:not\\s+)?(?:recommended|advisable|advised))\\s+(?:to|that\\s+you)(?=\\s+(?!(?:the|an?|your|our|its|their|this|that|these|those|all|any|every|each|us|you|it|them)\\b)[a-z]+)${NO_SECOND}`,
      'gis',
    ),
    write: ({ lead = '', how = '' }) =>
      `${lead}${lead === '' ? 'You' : 'you'} ${/^not/i.test(how) ? 'should not' : /^(?:rec|adv)/i.test(how) ? 'should' : 'must'}`,
  },
  {
    find: new RegExp(
      `(?<lead>^|,\\s+|\\b(?:and|but|so|that|because)\\s+)(?:(?:it is|it's)\\s+not\\s+necessary|there\\s+is\\s+no\\s+(?:(?<longer>longer)\\s+(?:any|a)\\s+)?need)\\s+to(?=\\s+[a-z]+)(?!.*\\b(?:he|she|his|her|their)\\b)${NO_SECOND}`,
      'gis',
    ),
    write: ({ lead = '', longer }) =>
      `${lead}${lead === '' ? 'You' : 'you'} ${longer === undefined ? 'do not' : 'no longer'} need to`,
  },
  {
    // "For the purpose of storing", "with the goal of reducing"
    find: /(?<![\w-])(?:(?<purpose>[Ff]or\s+the\s+purposes?)|[Ww]ith\s+the\s+(?:goal|aim|intention|intent|objective|purpose))\s+of(?:\s+(?<doing>[a-z]+ing)(?=\s)(?!.*\b(?:and|or)\s+(?:\w+\s+)?[a-z]+ing\b)|(?=\s))/g,
    write: ({ purpose, doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      if (verb !== undefined) return likeWritten(whole, `to ${verb}`);
      return purpose === undefined ? whole : likeWritten(whole, `for ${doing}`.trim());
    },
  },
  {
    // Of many: "a wide range of tools", not "a wide range of software".
    find: /(?<![\w-])(?<many>[Aa]\s+(?:wide\s+|broad\s+|large\s+)?(?:variety|array)\s+of|[Aa]\s+(?:wide|broad|large)\s+range\s+of)(?=\s+(?:[a-z-]+\s+)?(?<noun>[a-z]+s)\b)/g,
    write: ({ many = '', noun = '' }) =>
      (lookUp(noun) & PLURAL) === 0
        ? many
        : likeWritten(many, /\s(?:wide|broad|large)\s/.test(many) ? 'many' : 'various'),
  },
  {
    find: /(?<=(?:^|,\s+))(?<upon>[Uu]pon)(?=\s+[a-z])/g,
    write: ({ upon = '' }) => likeWritten(upon, 'on'),
  },
  {
    // Of several: "all the component" is no English.
    find: /(?<!\b(?:or|and)\s)\b(?<all>[Aa]ll)\s+of\s+the(?=\s+(?:[\w-]+\s+){0,2}?(?!(?:this|class|process|access|address|status|analysis|basis|bus|series)\b)[a-z-]{2,}s\b)/g,
    write: ({ all = '' }) => `${all} the`,
  },
  {
    find: /^(?:Hence|Thus|Consequently),\s+(?=[a-z])/g,
    write: () => 'So ',
  },
  {
    find: new RegExp(
      `(?<=(?<!\\b(?:line|project|office|shop|store|site|team|case|account|general|sales|duty)\\s)(?<![\\w-])${WORKER}\\s+)is\\s+responsible\\s+for\\s+(?:the\\s+(?<noun>${DONE_ACTS})\\s+of|(?<doing>[a-z]+ing))(?=\\s)(?!.*(?:\\b(?:and|or|but)|,)\\s+(?:\\w+\\s+)?[a-z]+ing\\b)`,
      'g',
    ),
    write: ({ noun, doing = '', 0: whole = '' }) => {
      const verb = noun === undefined ? baseOf(doing) : verbOfNoun(noun);
      return verb === undefined ? whole : inflect(verb, 'performs');
    },
  },
  {
    find: new RegExp(`(?<![\\w-])(?<who>${PERSONS})\\s+are\\s+required\\s+to(?=\\s+[a-z]+)`, 'gi'),
    write: ({ who = '' }) => `${who} must`,
  },
  {
    find: new RegExp(
      `(?<=(?<![\\w-])${TOOL}\\s+(?:${OPAQUE}+\\s+)?)(?:is|(?<can>can)\\s+be)\\s+used\\s+(?:to\\s+(?<verb>${SINGLE_TOOL_VERB})|for\\s+(?<doing>[a-z]+ing)(?=\\s+(?:the|an?|your|all|its)\\s))(?=\\s)(?!\\s[^.]*\\b(?:and|or)\\s+[a-z]+ing\\b)`,
      'g',
    ),
    write: ({ can = '', doing = '', verb = baseOf(doing), 0: whole = '' }) =>
      verb === undefined ? whole : can ? `can ${verb}` : inflect(verb, 'performs'),
  },
  {
    find: new RegExp(
      `(?<![\\w-])(?<!\\ballow(?:s|ed|ing)?\\s)(?<before>[Ff]or|[Bb]y|[Bb]efore|[Aa]fter|[Ww]ithout|[Dd]uring)\\s+the\\s+(?<noun>${Object.keys(HIDDEN_VERBS).join('|')})\\s+of(?=\\s+(?:(?:the|an?|your|this|these|its|all|each|any)\\b|(?:[a-z]+\\s+)?[a-z]+s\\b))(?!(?<=\\b(?:[Bb]efore|[Aa]fter)\\s[^.]{0,60})[^,.;:]{1,80}\\s(?:is|are|was|were|has|have|had)\\s)`,
      'g',
    ),
    write: ({ before = '', noun = '' }) =>
      `${likeWritten(before, DOING[before.toLowerCase()] ?? before.toLowerCase())} ${inflect(HIDDEN_VERBS[noun] ?? '', 'performing')}`,
  },
  {
    find: /(?<=\b(?:difficult(?:y|ies)|problems?|troubles?|issues?|[Hh]elp|[Aa]ssistance|[Ss]upport|experience)\s)(?:with\s+(?:regards?|respect)|in\s+relation)\s+to(?=\s)/g,
    write: () => 'with',
  },
  {
    // What is said or known is about something: not "the rules to follow regarding it".
    find: new RegExp(
      `(?<=\\b(?:${TOLD})\\s+)(?:with\\s+(?:regards?|respect)\\s+to|in\\s+reference\\s+to|regarding|concerning)(?=\\s)`,
      'g',
    ),
    write: () => 'about',
  },
  {
    find: /^In addition,\s+(?<rest>(?:the|this|it|you|they|we)\b(?:\s+[\w-]+){0,4}?\s+also\s)/gi,
    write: ({ rest = '' }) => capitalized(rest),
  },
  {
    find: /(?<=(?<![\w-])(?:[Tt]here are|has|have|sees?|shows?|displays?|contains?|offers?|provides?|supports?|includes?|comes with)\s+)a\s+number\s+of(?=\s+[a-z])/g,
    write: () => 'several',
  },
  {
    // A noun where a verb of its own follows: "attempts to interfere are likely to fail".
    find: /(?<![\w-])[Aa]ttempt(?<form>s(?!\s+to\b[^.,;:]{0,120}\s(?:are|is|will|would|can|could|may|were|was|have|has)\b)|ed|ing)?\s+to(?=\s+[a-z]+)/g,
    verb: true,
    write: ({ form = '', 0: whole = '' }) => {
      const word = { s: 'tries', ed: 'tried', ing: 'trying' }[form] ?? 'try';
      return `${likeWritten(whole, word)} to`;
    },
  },
  {
    find: /(?<![\w-])assist(?<one>s)?\s+(?:in|with)(?=\s)/g,
    verb: true,
    write: ({ one = '' }) => `help${one} with`,
  },
  {
    find: /(?<![\w-])(?<!(?<![\w-])(?:an?|the|not|no|is|are|be|self|of)[\s-])sufficient(?=\s+[a-z]+)(?!\s+(?:to|for|and|or|if|when|as|but|in)\b)/g,
    write: () => 'enough',
  },
  {
    find: /(?<=(?:^|[.,]\s+)[Ff]or\s+(?:more|further|additional)\s+(?:information|details)(?:\s+[\w\uFFFC-]+){0,20}?,\s+)(?:please\s+)?refer\s+to(?=\s)/g,
    write: () => 'see',
  },
];

const ALL: readonly Pattern[] = [...PATTERNS, ...CLAUSES];

/**
 * Find what the patterns rewrite, in paragraphs, list items and table cells; headings keep their words. Each is a check of its
 * own, which looks at nothing but the blocks that hold its words.
 */
export const patternChecks: readonly Check[] = ALL.map((pattern) => ({
  kind: 'code',
  local: true,
  needs: [pattern.needs ?? pattern.find],
  bySentence: true,
  find: (document) =>
    document.blocks
      .filter(({ kind }) => kind !== 'heading')
      .flatMap((block) => findInBlock(pattern, document, block)),
}));

function findInBlock(pattern: Pattern, document: SourceDocument, block: Block): Match[] {
  return block.sentences.flatMap((sentence) => {
    const text = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
    return text.trimEnd().endsWith('?') ? [] : matchSentence(pattern, document, block, sentence, text);
  });
}

function matchSentence(
  pattern: Pattern,
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
  text: string,
): Match[] {
  return [...text.matchAll(pattern.find)].flatMap((match): Match[] => {
    const start = sentence.start + match.index;
    const end = start + match[0].length;
    const replacement = pattern.write({ ...match.groups, 0: match[0] });
    if (replacement === match[0]) return [];
    // Where marks stand between the words, the prose has spaces and the text has not.
    if (document.text.slice(start, end) !== match[0]) return [];
    if (pattern.verb && !isVerbAt(block, sentence, start)) return [];
    return [{ start, end, replacement, message: 'Says the same in fewer words.' }];
  });
}

function isVerbAt(block: Block, sentence: Sentence, offset: number): boolean {
  const tags = tagSentence(block, sentence);
  return tags[sentence.words.findIndex(({ start }) => start === offset)]?.startsWith('V') === true;
}
