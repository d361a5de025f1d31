import { baseOf } from '../../spelling/inflect.ts';
import { amidSentence } from '../reading/clauses.ts';
import { capitalized } from '../writing/capitals.ts';
import { inflect, likeWritten, OWN_ACTS, type Pattern, verbOfNoun } from './hidden-verbs.ts';
import { conjugate, isMany, isPlainVerb, THING, THING_OF } from './noun-phrase-patterns.ts';

/** A count, in words or figures. */
export const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|\\d+';

/** Where one goes, and no verb: "is going to bed". */
const PLACES =
  /^(?:bed|work|school|church|town|court|college|university|hospital|press|market|production|waste)$/;

/** "Is going to be loaded" as "will be loaded", which another rule puts in the present where it happens each time. */
const GOING_TO: readonly Pattern[] = [
  {
    find: /(?<!\b(?:[Ii]f|[Ww]hen|[Bb]efore|[Oo]nce|[Uu]nless|[Aa]fter|[Uu]ntil|[Ww]hile)\s(?:[\w'’-]+\s){1,4})(?<![\w-])(?:is|are|am)\s+(?<not>not\s+)?going\s+to(?=\s+(?<verb>[a-z]+))/g,
    write: ({ not = '', verb = '', 0: whole = '' }) =>
      isPlainVerb(verb) && !PLACES.test(verb) ? `will ${not}`.trim() : whole,
  },
];

const PERSONS =
  'members|patients|customers|users|visitors|guests|passengers|employees|staff|students|parents|residents|drivers|tenants|applicants|participants|subscribers|volunteers|players|pupils|clients|readers';

/** What surrounds a verb and says nothing beside it. */
export const EMPTY_WORDS: readonly Pattern[] = [
  ...GOING_TO,
  {
    // "Proceed to install the tool": not "proceed to checkout".
    find: /(?<![\w-])(?<form>[Pp]roceed|proceeds|proceeding)\s+to\s+(?<verb>[a-z]+)(?=\s+(?:the|an?|your|all|each|its|this|these|their|to|on|with)\s)/g,
    write: ({ form = '', verb = '', 0: whole = '' }) =>
      !isPlainVerb(verb) || /^(?:step|page|checkout|payment|section|chapter)$/.test(verb)
        ? whole
        : likeWritten(form, inflect(verb, form.toLowerCase().replace('proceed', 'perform'))),
  },
  {
    find: /(?<=\b(?:is|are|be|I|[Ww]e)\s)hereby\s+(?=[a-z])/g,
    write: () => '',
  },
  {
    // "Adequate ventilation should be ensured."
    find: new RegExp(
      String.raw`^(?<what>${THING_OF}?)\s+(?:should|must|has\s+to|have\s+to|needs?\s+to)\s+be\s+ensured(?=\.)`,
      'g',
    ),
    write: ({ what = '', 0: whole = '' }) => {
      const [first = '', second] = what.split(' ');
      const small = amidSentence(first, second);
      return small === undefined ? whole : `Ensure ${small}${what.slice(first.length)}`;
    },
  },
  {
    find: /(?<![\w-])(?<be>is|are)\s+desirous\s+of\s+(?<doing>[a-z]+ing)(?=\s)/g,
    write: ({ be = '', doing = '', 0: whole = '' }) => {
      const verb = baseOf(doing);
      return verb === undefined ? whole : `${be === 'is' ? 'wants' : 'want'} to ${verb}`;
    },
  },
  {
    // "Patients are advised that the clinic is closed": not "staff should be advised", which somebody does.
    find: new RegExp(
      String.raw`^(?:All\s+|Our\s+)?(?:${PERSONS})\s+(?:are\s+(?:advised|(?:hereby|kindly)\s+(?:advised|informed|notified))|should\s+be\s+aware)\s+that\s+(?<next>\w+)`,
      'gi',
    ),
    write: ({ next = '' }) => (/^\p{Ll}\p{Lu}/u.test(next) ? next : capitalized(next)),
  },
  {
    // "Members who wish to leave are required to tell the club."
    find: new RegExp(
      String.raw`^(?<who>(?:All\s+)?(?:${PERSONS})\s+who\s[^,.;:]{3,90}?)\s+are\s+required\s+to(?=\s+[a-z]+)`,
      'gi',
    ),
    write: ({ who = '' }) => `${who} must`,
  },
  {
    // "In the event that the job should fail"; "if it should be kept" may be a wish.
    needs: /\bshould\b/,
    find: new RegExp(
      String.raw`(?<![\w-])(?:(?<that>[Ii]n\s+the\s+(?:event|case)\s+that)|(?<if>[Ii]f))\s+(?<who>${THING_OF}?|you|it|they|we)\s+should\s+(?<verb>[a-z]+)(?=[\s,.])`,
      'g',
    ),
    write: ({ that, if: bare, who = '', verb = '', 0: whole = '' }) =>
      !isPlainVerb(verb) ||
      (that === undefined &&
        !/^(?:fail|occur|happen|arise|need|wish|require|stop|break|lose|experience|encounter|exceed|notice|find)$/.test(
          verb,
        ))
        ? whole
        : `${likeWritten(that ?? bare ?? '', 'if')} ${who} ${conjugate(verb, isMany(who))}`,
  },
  {
    find: new RegExp(
      String.raw`(?<![\w-])(?:not|no)\s+(?<how>less|fewer|more)\s+than(?=\s+(?:${NUMBER})\b)`,
      'g',
    ),
    write: ({ how = '' }) => (how === 'more' ? 'at most' : 'at least'),
  },
  {
    find: new RegExp(
      String.raw`(?<![\w-])an?\s+(?:further|additional)\s+period\s+of(?=\s+(?:${NUMBER})\b)`,
      'g',
    ),
    write: () => 'another',
  },
  {
    find: /^The\s+reason\s+for\s+this\s+(?:is\s+(?:the\s+fact\s+)?that|[a-z]+\s+is\s+the\s+fact\s+that)(?=\s)/g,
    write: ({ 0: whole = '' }) => (/\sthis\s+is\s/.test(whole) ? 'This is because' : 'The reason is that'),
  },
  {
    // "Make another attempt at running the build"
    find: /(?<![\w-])(?<form>[Mm]ake|makes|making|made)\s+(?<which>an|another|a\s+further)\s+attempt\s+(?:at\s+(?<doing>[a-z]+ing)|to\s+(?<verb>[a-z]+))(?=\s)/g,
    write: ({ form = '', which = '', doing = '', verb = baseOf(doing), 0: whole = '' }) => {
      if (verb === undefined) return whole;
      const tries = { makes: 'tries', making: 'trying', made: 'tried' }[form] ?? likeWritten(form, 'try');
      return `${tries}${which === 'an' ? '' : ' again'} to ${verb}`;
    },
  },
  {
    // "Tries to perform redelivery": what is done again, and to what, stands there already.
    find: /(?<![\w-])(?<form>[Tt]ry|tries|trying|tried)\s+to\s+perform\s+(?:an?\s+)?(?:redelivery|re-delivery|retransmission|resubmission|reconnection|retries|retry)(?=[\s.,])(?!\s+of\s)/g,
    write: ({ form = '' }) => `${form} again`,
  },
  {
    find: /(?<=\b(?:has|have|had)\s+)(?:gone|risen)\s+in\s+excess\s+of(?=\s)|(?<![\w-])(?:goes|rises|is|are|go|rise)\s+in\s+excess\s+of(?=\s+(?:the|an?|your|this|its)\s)/g,
    write: ({ 0: whole = '' }) =>
      /^(?:gone|risen)/.test(whole)
        ? 'exceeded'
        : /^(?:goes|rises)/.test(whole)
          ? 'exceeds'
          : /^(?:go|rise)\b/.test(whole)
            ? 'exceed'
            : whole.replace(/in\s+excess\s+of/, 'above'),
  },
  {
    find: /(?<=(?<![\w-])(?:requirements?|rules?|conditions?|guidelines|regulations|standards)\s+)with\s+regards?\s+to(?=\s)/g,
    write: () => 'for',
  },
  {
    find: /(?<=(?<![\w-])(?:which|that|who)\s+)fail\s+to\s+(?=(?:comply|meet|conform|pay|arrive|attend|return|provide|submit)\b)/g,
    write: () => 'do not ',
  },
  {
    // "The criteria that are set out in Annex 2": not "that are listed in it and apply".
    find: /(?<=[a-z\uFFFC]\s)(?<!\b(?:[Ii]f|[Ww]hen|[Bb]ecause|[Ss]ince|[Aa]s|[Ww]hile|[Bb]ut|[Aa]nd|or|[Ss]o|[Ww]here|[Uu]ntil|[Uu]nless|[Oo]nce|[Bb]efore|[Aa]fter|whether|than|sure|says?|knows?|means?|thinks?|[Ii]n|on|of|[Ff]or|to|with|by|at|[Ff]rom|under|into)\s)(?:that|which)\s+(?:is|are|was|were)\s+(?=(?:used(?!\s+to\b)|created|generated|installed|attached|sent|saved|set\s+(?:out|forth)|stated|listed|described|specified|shown|given|contained|included|mentioned|laid\s+down|outlined|stored|published|displayed|required|needed|available|appropriate|suitable|applicable|responsible|relevant|necessary)\s+(?:in|on|for|by|to|at|from|under|below|above|with)\b)(?![^,.;:]*\s(?:and|or|but)\s)/g,
    write: () => '',
  },
  {
    // "For users to be able to log in"
    find: new RegExp(
      String.raw`^(?:In\s+order\s+for|For)\s+(?<who>you|${THING_OF}?)\s+to\s+be\s+able\s+to(?=\s+[a-z]+)`,
      'g',
    ),
    write: ({ who = '' }) => `So that ${who} can`,
  },
  {
    // "Access to the archive is not going to be possible"
    find: new RegExp(
      String.raw`(?<lead>^|,\s+|\s(?:that|because|and|but)\s+)access\s+to\s+(?<what>(?:the|your|our|this|these|all)\s+${THING}?)\s+(?:is|(?<will>will))\s+(?<not>not\s+)?(?:be\s+)?possible(?=[\s.,])`,
      'gi',
    ),
    write: ({ lead = '', what = '', will, not = '' }) =>
      `${lead}${lead === '' ? capitalized(what) : what} ${will === undefined ? `${conjugate('be', isMany(what))} ${not}` : `will ${not}be `}accessible`,
  },
  {
    // "Under no circumstances should the lid be opened"
    find: new RegExp(
      String.raw`^(?:Under\s+no\s+circumstances|At\s+no\s+time|In\s+no\s+(?:case|event))\s+(?:should|must|may|shall|can)\s+(?<who>you|${THING_OF}?)\s+(?<verb>[a-z]+)(?=\s)`,
      'g',
    ),
    write: ({ who = '', verb = '', 0: whole = '' }) =>
      !isPlainVerb(verb) ? whole : who === 'you' ? `Never ${verb}` : `${capitalized(who)} must never ${verb}`,
  },
  {
    // "Keys must under no circumstances be shared"
    find: /(?<![\w-])(?<modal>should|must|may|shall|can|will)\s+(?:under\s+no\s+circumstances|at\s+no\s+time|in\s+no\s+(?:case|event)|on\s+no\s+account)(?=\s+[a-z]+)/g,
    write: ({ modal = '' }) => `${/^(?:can|will)$/.test(modal) ? modal : 'must'} never`,
  },
  {
    // "Amount to a total of 24 euros"
    find: /(?<=(?<![\w-])(?:amounts?|amounting|comes?|adds?\s+up)\s+to\s+)a\s+total\s+of\s+(?=[€$£]?\d)/g,
    write: () => '',
  },
  {
    // "A file with the name `deploy.yml`"
    find: /(?<=(?<![\w-])(?:an?|the|one|this)\s+(?:[a-z]+\s)?(?:file|folder|directory|variable|table|column|branch|service|user|bucket|field|property|function|class|container)\s+)(?:with|that\s+has|which\s+has|by)\s+the\s+name(?=\s+["“\uFFFC])/g,
    write: () => 'named',
  },
  {
    // "A file that has a size of more than 2 GB"
    find: /(?<![\w-])(?:(?:that|which)\s+(?:has|have)|with)\s+an?\s+(?<what>size|length|age)\s+of\s+(?<how>more|over|less|under)(?:\s+than)?(?=\s+\d)/g,
    write: ({ what = '', how = '' }) => {
      const [more = '', less = ''] = { length: ['longer', 'shorter'], age: ['older', 'younger'] }[what] ?? [
        'larger',
        'smaller',
      ];
      return `${/^(?:more|over)$/.test(how) ? more : less} than`;
    },
  },
  {
    find: /(?<![\w-])(?<do>did|does|do)\s+not\s+have\s+(?:any|an)\s+(?:effect|impact|influence)\s+on(?=\s)/g,
    write: ({ do: word = '' }) => `${word} not affect`,
  },
  {
    // "Committed to the provision of service"
    find: new RegExp(
      String.raw`(?<=\b(?:committed|dedicated|devoted)\s+to\s+)the\s+(?<noun>${OWN_ACTS})\s+of(?=\s+[a-z])`,
      'g',
    ),
    write: ({ noun = '' }) => inflect(verbOfNoun(noun) ?? '', 'performing'),
  },
  {
    find: /(?<![\w-])(?<have>has|have)\s+been\s+brought\s+to\s+(?:completion|a\s+conclusion)(?=[\s.,])/g,
    write: ({ have = '' }) => (have === 'has' ? 'is complete' : 'are complete'),
  },
  {
    find: /(?<![\w-])in\s+the\s+order\s+in\s+which\s+they\s+are\s+(?=(?:listed|shown|given|described|received)\b)/g,
    write: () => 'in the order ',
  },
  {
    // "Not later than Friday": not "no later than a week after"
    find: /(?<![\w-])(?:not|no)\s+later\s+than(?=\s+(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2}[.:]\d\d|\d{1,2}\s*(?:a\.?m|p\.?m)|\d{1,2}\s+[A-Z][a-z]+|noon|midnight|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b))/g,
    write: () => 'by',
  },
  {
    // ", whereby the fee becomes due"
    find: /,\s+whereby\s+(?=(?:the|an?|your|all|each|every|this)\s)/g,
    write: () => ', and ',
  },
  {
    // "We would like to offer you the possibility of choosing"
    find: /^We\s+(?:would\s+like\s+to\s+|are\s+happy\s+to\s+)?(?:offer|give)\s+you\s+the\s+(?:possibility|opportunity|option|chance)\s+(?:of\s+(?<doing>[a-z]+ing)|to\s+(?<verb>[a-z]+))(?=\s)(?!.*\b(?:and|or)\s+(?:\w+\s+)?[a-z]+ing\b)/g,
    write: ({ doing = '', verb = baseOf(doing), 0: whole = '' }) =>
      verb === undefined ? whole : `You can ${verb}`,
  },
  {
    // "Are of an optional nature"
    find: /(?<=\b(?:is|are|was|were)\s+)of\s+an?\s+(?<how>[a-z]+)\s+nature(?=[\s.,;])/g,
    write: ({ how = '' }) => how,
  },
  {
    find: /(?<![\w-])(?<be>is|are)\s+caused\s+by\s+the\s+fact\s+that(?=\s)/g,
    write: ({ be = '' }) => `${be === 'is' ? 'occurs' : 'occur'} because`,
  },
];
