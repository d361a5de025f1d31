import { baseOf } from '../../spelling/inflect.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

/** Words that differ by a letter or a space, where the words beside them tell which is meant. */
export const CLOSE_CONFUSIONS: readonly PatternSwap[] = [
  {
    // "You don't have permission for access this page."
    pattern:
      /\b[Pp]ermissions?\s+(?<at>for)(?=\s+(?:access|view|edit|delete|create|open|read|write|change|use|see|add|remove|update|manage|join|modify)\s+(?:this|the|that|these|your|an?|it|them|all|any|other)\b)/dg,
    to: 'to',
    message: 'A permission is given “to” do something.',
  },
  {
    // "Every feature has its' own flag."
    pattern: /\bits['’](?=\s+[a-z])(?<!['‘’"“]its['’])/g,
    to: 'its',
    message: '“Its” is the possessive, without an apostrophe.',
  },
  {
    // "Im not sure."
    pattern:
      /\bIm(?=\s+(?:not|an?|the|sure|using|trying|getting|going|still|new|working|looking|having|on|in|happy|afraid)\b)|\bIve(?=\s+(?:been|tried|seen|got|had|found|done|made|already|never|not)\b)/g,
    to: (match) => `I'${match.slice(1)}`,
    message: 'The apostrophe is missing: “{replacement}”.',
  },
  {
    // "There's three unread messages."
    pattern:
      /\b(?<at>[Tt]here(?:'|’)s)(?=\s+(?:two|three|four|five|six|seven|eight|nine|ten|several|many|\d{2,}|[2-9])\s+(?:[a-z]+\s+)?[a-z]+s\b)/dg,
    to: (match) => `${match.slice(0, 5)} are`,
    message: 'What follows is a plural: “{replacement}”.',
  },
  {
    // "Because of the queue is durable, no message is lost."
    pattern:
      /\b(?<at>Because\s+of)(?=\s+(?:the|your|its|our|an?)\s+(?:[a-z]+\s+)?[a-z]+\s+(?:is|are|was|were|has|have|does|do|did|cannot|can|will)\b[^.?!]*,)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    unless: /\b(?:that|which|who|way|where|when|how)\b/,
    to: 'Because',
    message: 'In front of a clause stands “because” alone.',
  },
  {
    // "Although it is stable, but the format may change."
    pattern:
      /\b(?<at>but)\b(?=\s+(?!rather\b)[a-z])(?<=(?:^|[.!?]\s)(?:Although|Though|Even\s+though)\s[^.?!;:,]{3,90},\s+but)/dg,
    fix: 'remove',
    message: '“Although” joins both clauses already: leave out “but”.',
  },
  {
    // "Not only it is faster, but …"
    pattern:
      /\bNot\s+only\s+(?<at>(?:it|this|that|they|you|we|he|she)\s+(?:is|are|was|were|can|will|has|have|must|should))\b/dg,
    to: (match) => match.split(/\s+/).reverse().join(' '),
    message: 'Behind “not only” the verb stands in front: “{replacement}”.',
  },
  {
    // "It is possible disabling it."
    pattern:
      /\b(?:possible|necessary|easy|recommended|required|important)\s+(?<at>(?!using|including|depending|by|during|following|according|considering|regarding|given|starting|assuming|being|having)[a-z]+ing)(?=\s+(?:the|an?|your|this|these|all|notifications|it|them)\b)(?<=\b[Ii]t(?:\s+is|'s|’s)\s+(?:also\s+|now\s+|not\s+)?[a-z]+\s+\k<at>)/dg,
    to: (match) => (baseOf(match) ? `to ${baseOf(match) ?? ''}` : null),
    message: 'Here stands “to” with the base form: “{replacement}”.',
  },
  {
    // "It takes longer that expected."
    pattern:
      /\b(?:longer|shorter|larger|bigger|smaller|faster|slower|higher|lower|older|newer|earlier|easier|harder|cheaper|deeper|wider|more|less|fewer|worse|better)\s+(?:(?!than\b)[a-z]+\s+)?(?<at>that)(?=\s+(?:expected|usual|before|necessary|planned|normal|anticipated|the\s+(?:default|limit|previous|other|old|new|first|last|original))\b)/dg,
    unless:
      /\b(?:so|such|confirm\w*|ensur\w+|sure|know\w*|means?|say\w*|assum\w+|check\w*|verif\w+|note|remember|is)\s+(?:[a-z]+\s+)?that\b/i,
    to: 'than',
    message: 'What is compared stands behind “than”.',
  },
  {
    // "In the case of you lose the key".
    pattern: /\b[Ii]n\s+(?:the\s+)?case\s+of(?=\s+(?:you|we|they|I)\s+[a-z])/g,
    to: (match) => (match.startsWith('I') ? 'In case' : 'in case'),
    message: 'In front of a clause it is “{replacement}”.',
  },
  {
    // "The page is divided on three columns."
    pattern:
      /\b(?:divided|split|separated|divides|splits)\s+(?<at>on|in)(?=\s+(?:two|three|four|five|six|several|many|multiple|smaller|\d+)\s+(?:[a-z]+\s+)?(?:columns|parts|sections|groups|steps|pieces|chunks|files|chapters|areas|categories|phases|blocks|batches)\b)/dg,
    to: 'into',
    message: 'What is divided becomes parts: “into”.',
  },
  {
    // "The user must enter to the room."
    pattern:
      /\b(?<at>enter\s+(?:to|in|into\s+to))(?=\s+(?:the|an?|your|this)\s+(?!(?:same|point|extent)\b)[a-z]+\b)(?<=\b(?:must|can|should|to|will|cannot|may|could)\s+\k<at>)/dg,
    to: 'enter',
    message: 'One enters a place, without a small word.',
  },
  {
    // "Save it on the following folder."
    pattern:
      /\b(?:folder|directory)\b(?<=\b(?:find|found|locate[ds]?|store[ds]?|saved?|saves|placed?|puts?|lives?|is|are|it|them|files?|live|exists?|created?)\s+(?<at>on)\s+(?:the\s+(?:following|same|root|current|parent|project|home|output|target)|this|that|your)\s+[a-z]+)/dg,
    to: 'in',
    message: 'What a folder holds is “in” it.',
  },
  {
    // "The load got worst after the update."
    pattern:
      /\b(?<at>worst)\b(?=[.,;!?]|\s+(?:and|when|if|after|with|over|as|because|than|every|under|on|in|since|while)\b)(?<=\b(?:gets?|got|getting|gotten|becomes?|became|becoming)\s+(?:even\s+|much\s+)?\k<at>)/dg,
    to: 'worse',
    message: 'What is compared with how it was is “worse”.',
  },
  {
    // "The config who is loaded last wins."
    pattern:
      /\b(?<at>who)\b(?=\s+(?:is|are|was|were|has|have|can|must|should|will|[a-z]{2,}(?:s|ed))\b)(?<=\b(?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very|[Aa]ny)\s+(?:[a-z]+\s+)?(?:file|config|configuration|plugin|module|function|method|option|request|response|setting|package|script|page|component|library|command|parameter|value|key|field|table|row|container|image|event|hook|token|endpoint|query|rule|test|variable|version|branch|folder|button|link|error|message)s?\s+\k<at>)/dg,
    unless: /\b(?:tells?|shows?|says?|knows?|determines?|defines?|controls?|decides?|asks?|learns?|sees?)\b/,
    message: '“Who” stands for people. Of a thing write “that” or “which”.',
  },
  {
    // "The users password is never logged."
    pattern:
      /\b(?<at>users|customers|clients|servers|owners|admins|authors|companies|visitors|developers|subscribers|members|recipients|senders)\b(?=\s+(?:password|username|email\s+address|phone\s+number|credentials?|permissions?|identity|location|browser|hostname|logo|configuration|workspace|inbox|full\s+name|IP|time\s+zone|timezone|avatar)\b(?!-))(?<=\b(?:[Tt]he|[Yy]our|[Oo]ur)\s+\k<at>)/dg,
    unless:
      /\b(?:gives?|gave|sends?|sent|shows?|offers?|asks?|assigns?|grants?|denies|deny|tells?|lets?)\s+(?:the|your|our)\s/,
    to: (match) => (match === 'companies' ? "company's" : match.replace(/s$/, "'s")),
    message: 'What somebody has takes an apostrophe: “{replacement}”.',
  },
  {
    // "No results founded."
    pattern:
      /\b(?<at>founded)\b(?<=\b(?:results?|items?|match|matches|files?|records?|data|errors?|entries|pages?|bugs?)\s+(?:(?:was|were|is|are|not|been|has|have)\s+)*founded)/dg,
    to: 'found',
    message: 'What somebody comes across is “found”. A company is founded.',
  },
  {
    // "Its seems that you are offline."
    pattern:
      /\b[Ii]ts(?=\s+(?:seems|has|does|depends|happens|contains|makes\s+(?:it|the|a|you|no)|works\s+(?:with|on|in|for))\b)/g,
    to: (match) => match.slice(0, -1),
    message: '“Its” is the possessive. The subject is “{replacement}”.',
  },
  {
    // "The token is valid since 24 hours."
    pattern:
      /\b(?<at>since)\b(?=\s+(?:\d+|two|three|four|five|six|several|many)\s+(?:seconds|minutes|hours|days|weeks|months|years)\b(?!\s+ago))/dg,
    to: 'for',
    message: 'How long something lasts is told by “for”; “since” names its beginning.',
  },
  {
    // "The limit is hundred requests."
    pattern:
      /\b(?<at>hundred|thousand|million)\b(?=\s+[a-z]+s\b)(?<=\b(?:is|are|about|over|than|under)\s\k<at>)/dg,
    to: (match) => `a ${match}`,
    message: 'An article is missing: “{replacement}”.',
  },
  {
    // "See the manual for detail."
    pattern: /\b(?<at>detail)\b(?=\.(?:\s|$))(?<=\b[Ss]ee\s[^.]{2,60}\sfor\s+detail)/dg,
    to: 'details',
    message: 'Particulars are “details”.',
  },
  {
    // "We couldn't found that page."
    pattern:
      /\b(?:could|can|couldn['’]t|can['’]t|cannot|could\s+not)\s+(?<at>found)(?=\s+(?:the|that|any|a|an|your|it|this|these)\b)/dg,
    unless: /\b(?:company|organi[sz]ation|startup|business|group|institution)\b/i,
    to: 'find',
    message: 'After a modal stands the base form: “find”.',
  },
  {
    // "Set it to a same value."
    pattern: /\b(?<at>a)\b(?=\s+same\s+[a-z]+\b)(?!\s+same\s+(?:day|origin|site|sex|size))/dg,
    to: 'the',
    message: 'What is the same as something is “the same”.',
  },
  {
    pattern: /\b[Aa]t\s+(?<at>last)(?=\s+(?:\d|(?:one|two|three|four|five|six|eight|ten)\s+[a-z]+))/dg,
    to: 'least',
    message: 'The smallest number is told by “at least”. “At last” means in the end.',
  },
  {
    pattern: /\b(?<at>(?:it|my|your|him|her) self|(?:them|our|your) selves)\b/dg,
    to: (match) => match.replace(' ', ''),
    message: 'It is one word: “{replacement}”.',
  },
  {
    pattern: /\b(?<at>dependant)\b(?=\s+(?:on|upon)\b)/dg,
    to: 'dependent',
    message: 'A dependant is a person. What relies on something is “dependent” on it.',
  },
  {
    pattern:
      /\b(?<at>look(?:s|ing)?\s+forward)(?=\s+(?:it|your|the|hearing|seeing|working|meeting|a|any|our)\b)/dg,
    to: (match) => `${match} to`,
    message: 'A small word is missing: “{replacement}”.',
  },
  {
    pattern: /(?<=\b(?:[Tt]he|[Aa]ny|[Nn]o|[Aa])\s)(?<at>loose)(?=\s+of\s+(?!the\s+ends?\b)[a-z])/dg,
    to: 'loss',
    message: 'What is lost is a “loss”. “Loose” means not tight.',
  },
  {
    pattern:
      /\b(?:(?:is|are|was|were|gets?|comes?)\s+(?:too\s+)?|be\s+too\s+)(?<at>lose)(?=[.,;]|\s+(?:and|or)\b)/dg,
    to: 'loose',
    message: 'What is not tight is “loose”. “Lose” is the verb.',
  },
  {
    pattern:
      /\b(?<at>peace)\b(?<=\b(?:[Aa]|[Aa]nother|[Ee]ach|[Tt]his|[Oo]ne)\s+peace)(?=\s+of\s+(?!mind\b|the\b|sorts\b|convenience\b|exhaustion\b|(?:[a-z]+\s+)?(?:years|months|decades|centuries)\b)[a-z])|\b(?<at>peace)\b(?=\s+of\s+(?:software|code|data|information|text|hardware|work|advice|cake|equipment|paper)\b)/dg,
    to: 'piece',
    message: 'A part of something is a “piece”.',
  },
  {
    pattern:
      /\b(?<at>where)\b(?=\s+(?:not|able|unable|going|trying|using|supposed)\b)(?<=\b(?:[Ww]e|[Tt]hey|[Yy]ou)\s+\k<at>)/dg,
    to: 'were',
    message: '“Where” asks for a place. The verb is “were”.',
  },
  {
    pattern:
      /(?<=^|[.!?]\s)(?<at>Were)(?=\s+(?:is|are|was|does|do|can|did)\s+(?:the|this|these|your|my|it|I|you|we)\b)/dg,
    to: 'Where',
    message: 'A place is asked for with “where”.',
  },
  {
    pattern: /\b(?:to|can|not|doesn't|don't|will|must|should)\s+(?<at>breath)(?=[.,;]|\s)/dg,
    to: 'breathe',
    message: '“Breath” is the noun. The verb is “breathe”.',
  },
  {
    pattern: /\b(?<at>[Bb]reech)\b(?=\s+of\b|\s+notification)|(?<=\b(?:data|security|policy)\s)breech\b/dg,
    to: (match) => match.replace('ee', 'ea'),
    message: 'What breaks a rule is a “breach”. A breech is a part of a gun.',
  },
  {
    pattern:
      /(?<=\b(?:[Tt]he|[Aa]|[Ee]ach|[Aa]ny)\s)(?<at>past)(?=\s+(?:parameter|argument|value|object|option|function|callback|string|key)s?\b)/dg,
    to: 'passed',
    message: 'What is handed over is “passed”. “Past” is over.',
  },
  {
    pattern:
      /\b(?<at>cash)\b(?=\s+(?:hit|miss|key|entry|entries|invalidation|size|layer|is\s+(?:cleared|empty|full|warm|cold|invalidated|flushed|disabled|enabled))\b)/dg,
    to: 'cache',
    message: 'Cash is money. What keeps data for later is a “cache”.',
  },
  {
    pattern:
      /(?<=\b(?:works?|runs?|valid|allowed|possible|supported)\s)(?<at>accept)(?=\s+(?:on|in|for|when|with|at|from)\b)/dg,
    to: 'except',
    message: 'What is left out takes “except”. To “accept” is to take what is offered.',
  },
  {
    pattern:
      /(?<=^|[.!?]\s)(?<at>Please to)(?=\s+(?:check|use|see|note|read|make|install|run|refer|ensure|contact|enter|select|open|add)\b)/dg,
    to: 'Please',
    message: 'No “to” stands behind “please”.',
  },
  {
    pattern:
      /(?<=^|[.!?]\s)(?<at>Look)(?=\s+(?:the|these|our|this)\s+(?:[a-z]+\s+)?(?:example|examples|page|section|docs|documentation|guide|table|list|picture|code|file)\b)/dg,
    to: 'Look at',
    message: 'A small word is missing: “{replacement}”.',
  },
  {
    // "The same values then before", but not "if they have the same stage then the".
    unless: /\b(?:if|when)\b/i,
    pattern:
      /\bsame\s+(?:[a-z]+\s+){1,2}(?<at>then|than)(?=\s+(?:before|the|in|on|for|you|we|last|above)\b)/dg,
    to: 'as',
    message: 'What is the same is the same “as” something else.',
  },
  {
    // "There is to many requests".
    pattern:
      /\b(?<at>to)\b(?=\s+(?:many|much)\s+[a-z]+)(?<=\b(?:is|are|was|were|with|has|have|gets?|makes?|opens?|receives?|uses?|needs?|takes?|if)\s+\k<at>)/dg,
    to: 'too',
    unless: /\b(?:one|many|map\w*|relat\w+)\b[- ]to[- ]many/i,
    message: 'What is more than enough is “too” much.',
  },
  {
    pattern:
      /(?<=\b(?:[Pp]lease|to|will|can|should|must|we|would|We|not)\s+)(?<at>advice)(?=\s+(?:the|you|users|your|them|against|that|all|us|to)\b)/dg,
    to: 'advise',
    message: '“Advice” is the noun. The verb is “advise”.',
  },
  {
    pattern: /\b(?<at>then)\b(?=\s+an?\b)(?<=\bmore\s+of\s+an?\s+[a-z]+\s+\k<at>)/dg,
    to: 'than',
    message: 'A comparison takes “than”. “Then” is about time.',
  },
  {
    // "Everyday at noon".
    pattern: /\b(?<at>[Ee]veryday)\b(?=\s+(?:at|by|before|after|from|until|in\s+the)\b|[.,;!?]|$)/dg,
    to: 'every day',
    message: '“Everyday” means ordinary. What happens each day happens “every day”.',
  },
  {
    pattern:
      /(?<=\b(?:link|links|example|examples|see|list|table|section|shown|described|code|as|steps|listed|diagram|image|snippet|button|form|explained)\s+)(?<at>bellow)(?=[.,;:)]|\s+(?:to|for|is|are|and|shows)\b|$)/dg,
    to: 'below',
    message: 'To “bellow” is to shout. What stands further down stands “below”.',
  },
  {
    pattern:
      /\b(?<at>Weather)\b(?=\s+(?:you|the|it|we|an?|this|or)\b[^.]{1,60}\bor\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Whether',
    message: 'The “weather” is outside. What is one or the other takes “whether”.',
  },
  {
    pattern:
      /\b(?<at>passed)\b(?=[,.]|\s+(?:we|it|this|few|years?|versions?|releases?)\b)(?<=\b[Ii]n\s+the\s+\k<at>)/dg,
    to: 'past',
    message: 'What is over is the “past”. “Passed” is a form of the verb.',
  },
  {
    pattern: /\b(?:[Tt]he\s+(?<at>lunch)(?=\s+of\s+(?:the|our|version|this)\b))/dg,
    to: 'launch',
    message: 'The meal is “lunch”. A start is a “launch”.',
  },
];
