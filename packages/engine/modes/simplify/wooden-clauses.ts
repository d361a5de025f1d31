import { isTaskVerb } from '../../rules/support/verbs.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { amidSentence } from '../reading/clauses.ts';
import { capitalized } from '../writing/capitals.ts';
import { NUMBER } from './empty-words.ts';
import { inflect, likeWritten, OWN_ACTS, type Pattern, verbOfNoun } from './hidden-verbs.ts';
import { conjugate, isMany, isPlainVerb, THING, THING_OF } from './noun-phrase-patterns.ts';

/** What manuals say in place of an order, or of what is seen. */
export const WOODEN_CLAUSES: readonly Pattern[] = [
  {
    // "Before the upgrade, it has to be ensured that there is space", "care must be taken that"
    find: /(?<lead>^(?:(?:If|When|Before|After|Once|To|For|During|In|Prior\s+to|On|At)\s[^,.;:]{2,120},\s+)?|,\s+so\s+)(?:it\s+(?:has\s+to|must|should|needs\s+to|is\s+to)\s+(?:(?:also|always|first)\s+)?be\s+(?:(?<ensured>ensured|made\s+sure|made\s+certain)|(?<checked>checked|verified|confirmed)|(?<noted>noted)|(?<kept>remembered|kept\s+in\s+mind|borne\s+in\s+mind))|(?<care>care\s+(?:has\s+to|must|should|needs\s+to|is\s+to)\s+be\s+taken)(?:\s+to\s+(?:ensure|make\s+sure))?)\s+(?<how>that|whether|if)(?=\s)(?![^.;]*\b(?:and|or|but)\s+(?:that|whether)\s)/gi,
    write: ({ lead = '', ensured, checked, noted, kept, care, how = '', 0: whole = '' }) => {
      if (checked === undefined && how !== 'that') return whole;
      const verb =
        (ensured ?? care) !== undefined
          ? 'make sure'
          : kept !== undefined
            ? 'remember'
            : noted !== undefined
              ? 'note'
              : checked === 'checked'
                ? 'check'
                : (baseOf(checked?.toLowerCase() ?? '') ?? 'check');
      return `${lead}${lead === '' ? capitalized(verb) : verb} ${how === 'if' ? 'whether' : how}`;
    },
  },
  {
    // "Starts the generation of the file"
    find: new RegExp(
      String.raw`(?<![\w-])(?<form>start|starts|started|starting|begin|begins|began|beginning|stop|stops|stopped|finish|finishes|finished|continue|continues|continued)\s+the\s+(?<noun>${OWN_ACTS})\s+of(?=\s+(?:the|an?|your|our|its|their|all|each|any|this|these)\s)`,
      'g',
    ),
    verb: true,
    write: ({ form = '', noun = '', 0: whole = '' }) => {
      const verb = verbOfNoun(noun);
      return verb === undefined ? whole : `${form} ${inflect(verb, 'performing')}`;
    },
  },
  {
    // "You should read it before the submission of a ticket": who is told to do the one does the other.
    needs: /(?<![\w-])(?:before|after|when|without)\s+the\s/,
    find: new RegExp(
      String.raw`(?<lead>\b[Yy]ou\s+(?:should|must|can|may|need\s+to|have\s+to)\s[^,;.:]{1,120}?\s|^(?:Please\s+)?(?<verb>[A-Za-z]+)\s+(?:the|your|an?|all|this|any)\s[^,;.:]{1,120}?\s)(?<when>before|after)\s+the\s+(?<noun>submission|deployment|purchase|signing|printing)\s+of(?=\s+(?:the|an?|your|any|all|this)\s)(?![^.;]*\sby\s)`,
      'g',
    ),
    write: ({ lead = '', verb = '', when = '', noun = '', 0: whole = '' }) => {
      const does = verbOfNoun(noun);
      const isTold =
        /^you\s/i.test(lead) || (isPlainVerb(verb.toLowerCase()) && isTaskVerb(verb.toLowerCase()));
      return does === undefined || !isTold ? whole : `${lead}${when} you ${does}`;
    },
  },
  {
    // "After the selection has been made, …"
    find: new RegExp(
      String.raw`(?<![\w-])(?<when>[Aa]fter)\s+(?<what>(?:(?:the|an?|your|all|any|these)\s+)?(?:${OWN_ACTS}|changes?|choice|decision|booking|order|deposit|backup|adjustments?|corrections?|modifications?|updates?|settings))\s+(?:has|have)\s+been\s+(?:made|performed|carried\s+out|done|completed|finished)(?=[.,;])`,
      'g',
    ),
    write: ({ when = '', what = '' }) => `${when} ${what}`,
  },
  {
    // "Once the download has been completed, …"
    find: new RegExp(
      String.raw`(?<![\w-])(?<when>[Oo]nce|[Aa]fter|[Ww]hen|[Uu]ntil|[Aa]s\s+soon\s+as)\s+(?<what>(?:the|your|an?|all|this|each)\s+${THING}?)\s+(?:has|have)\s+been\s+completed(?=[.,;])`,
      'g',
    ),
    write: ({ when = '', what = '' }) => `${when} ${what} ${conjugate('be', isMany(what))} complete`,
  },
  {
    // "Several options are presented to the user"
    find: new RegExp(
      String.raw`(?<lead>^(?:(?:If|When|Before|After|Once|During|In|On|At|Then|Next)\s[^,.;:]{2,120},\s+)?|^Then\s+)(?<what>(?:an?|the|several|two|three|four|all|some|various|many)\s+${THING_OF}?)\s+(?:is|are)\s+(?<then>then\s+)?(?:presented|displayed|shown)\s+to\s+(?<who>the\s+(?:user|customer|visitor|reader)s?|users|customers|visitors)(?=\.)`,
      'gi',
    ),
    write: ({ lead = '', what = '', then = '', who = '' }) => {
      const [first = '', second] = what.split(' ');
      const small = lead === '' ? (amidSentence(first, second) ?? first) : first;
      return `${lead}${lead === '' ? capitalized(who) : who} ${then}${conjugate('see', isMany(who))} ${small}${what.slice(first.length)}`;
    },
  },
  {
    // Of several, as the verb tells: "a number of options are shown"
    find: /(?<![\w-])(?<a>[Aa])\s+number\s+of(?=\s+(?:[a-z-]+\s+){0,2}[a-z]+\s+(?:are|were|have|can|may|must|will|should)\s)/g,
    write: ({ a = '' }) => likeWritten(a, 'several'),
  },
  {
    find: /(?<=\b[Dd]uring\s+(?:the|your)\s+[a-z]{3,}(?:tion|ment|upgrade|update|import|export)\s)process(?=[.,;])/g,
    write: () => '',
  },
  {
    // "Files which are larger than 2 GB"
    find: /(?<=[a-z\uFFFC])\s+(?:which|that|who)\s+(?:is|are)(?=\s+(?:(?!(?:other|rather|either)\b)[a-z]{2,}er|less|more|fewer)\s+than\s+(?!(?:what|it|they)\b))(?<!\b[Ii]t\s+is\s[^,.;]{1,60})(?![^.,;:]*\s(?:and|or|but)\s)/g,
    write: () => '',
  },
  {
    // "Describes the way secrets are handled"
    find: new RegExp(
      String.raw`(?<=(?<![\w-])(?:describes?|describing|explains?|explaining|shows?|documents|defines?|controls?|determines?|changes?)\s+)the\s+(?:way|manner)\s+(?:in\s+which\s+)?(?=${THING}\s+(?:is|are|was|were)\s)`,
      'g',
    ),
    write: () => 'how ',
  },
  {
    // "About the topic of backoff"
    find: /(?<![\w-])(?<on>about|on|regarding|concerning)\s+the\s+(?:topic|subject|theme)\s+of(?=\s+[\w\uFFFC])/g,
    write: ({ on = '' }) => on,
  },
  {
    // "Five consecutive failures"
    find: new RegExp(
      String.raw`(?<![\w-])(?<count>${NUMBER}|several|multiple)\s+consecutive\s+(?<what>(?:[a-z-]+\s+)?[a-z]+s)(?=[.,;:]|\s+(?:the|an?|is|are|was|were|has|have|and|or|in|on|at|of|with|within|before|after|when|by|opens?|causes?|will|can|may|must)\b)`,
      'g',
    ),
    write: ({ count = '', what = '' }) => `${count} ${what} in a row`,
  },
];
