import type { Context, PatternSwap } from '../support/pattern-check.ts';
import { listed, wordAfter, wordBefore } from '../support/word-lists.ts';

/** What a thing in software has: behind "it's" or "who's", the possessive is meant. */
const OWNED =
  'arguments?|behaviou?r|body|children|code|configuration|contents?|definition|dependencies|description|effects?|elements?|entries|fields?|handlers?|headers?|' +
  'implementation|input|instances?|items?|keys?|length|lifecycle|lifetime|location|members?|meaning|methods?|names?|nodes?|options?|output|owner|parameters?|' +
  'parent|path|payload|performance|position|properties|purpose|resources?|respective|results?|schema|scope|settings|signature|size|source|state|status|structure|' +
  'types?|usage|users|values?|version|corresponding|own|underlying|associated';
const COUNTED =
  'arguments|attempts|bugs|bytes|calls|characters|clients|columns|commits|connections|dependencies|elements|endpoints|entries|errors|events|fields|files|functions|' +
  'hooks|instances|items|jobs|keys|lines|messages|methods|nodes|packages|parameters|people|plugins|queries|records|requests|retries|routes|rows|servers|' +
  'steps|tests|threads|times|tokens|users|vCPUs|values|variables|warnings|words|workers';
const PREPOSITION = 'of|to|from|for|with|in|on|by|through|via|into|onto|under|inside|within|about|using|and';
const COMPARATIVE =
  'less|more|fewer|greater|larger|smaller|bigger|higher|lower|longer|shorter|better|worse|faster|slower|newer|older|earlier|later|easier|rather|other|different';
const THEIRS = `${OWNED}|applications?|projects?|data|cases|servers?|requests?|needs?|default|dependency`;
const BEFORE_THEIRS = `${PREPOSITION}|declare|define|use|set|manage|change|share|all|handle|those|in`;
const IN_CONDITION = /\b(?:[Ii]f|[Ww]hen|[Oo]nce|[Ff]irst|[Ww]henever|[Uu]nless)\b/;
const sameCase = (to: string) => (match: string) =>
  /^[A-Z]/.test(match) ? to.charAt(0).toUpperCase() + to.slice(1) : to;

const IT_IS = '“Its” is the possessive. Here it stands for “it is”: write “it’s”.';
const THAN = 'A comparison takes “than”. “Then” is about time.';
const THEN = '“Then” is about time and order. “Than” compares.';
const YOU = '“Your” is the possessive. Here the reader acts: write “you”.';
const THEIR = 'The possessive is “their”. “There” names a place.';

/** What a thing in software has. */
export const isOwned = listed(OWNED);
const isTheirs = listed(THEIRS);
/** What is counted one by one, in a form that may be a verb too. */
export const isCounted = listed(COUNTED);
const isComparative = listed(COMPARATIVE);
const precedesTheirs = listed(BEFORE_THEIRS);

const isBeforeOwned = (context: Context) => isOwned(wordAfter(context));

/** "more then", "more often then". */
function compares({ before }: Context): boolean {
  const [, first, second = ''] = /(?:(\w+)\s)?(\w+)\s$/.exec(before) ?? [];
  return isComparative(second) || (isComparative(first) && /^[a-z]+$/.test(second));
}

/** Words that sound alike or nearly so, told apart by the words around them. */
export const SOUND_ALIKES: readonly PatternSwap[] = [
  {
    pattern: /\bwho['’]s(?=\s+[a-z])/g,
    when: isBeforeOwned,
    to: 'whose',
    message: '“Who’s” stands for “who is”. The possessive is “whose”.',
  },
  {
    pattern:
      /(?<!\b(?:do|does|did|doing|done|try|tries|tried|trying)\s)\b[Ii]ts(?=\s+(?:not\s+(?:the|a|an|possible|necessary|allowed|recommended|supported|clear|enough|required)|been\s|going\s+to|because|up\s+to|(?:important|possible|impossible|necessary|recommended|easier|better|best|safe|advisable|likely)\s+(?:to|that)|worth\s+(?:noting|mentioning|it))\b)/g,
    to: (match) => `${match.slice(0, 2)}'s`,
    message: IT_IS,
  },
  {
    pattern:
      /(?<=\w\s)then(?=\s+(?:the|an?|any|all|it|its|this|that|your|with|using|most|those|what|usual|before)\b|\s+\ufffc)/g,
    when: compares,
    unless: IN_CONDITION,
    to: 'than',
    message: THAN,
  },
  {
    pattern:
      /\b(?<at>Than)(?=,|\s+(?:you|the|it|we|this|add|run|create|call|use|open|set|start)\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Then',
    message: THEN,
  },
  {
    pattern:
      /\b(?<at>than)\b(?=\s+(?:you|we|it|run|add|call|use|create|open|set|start|install|returns?|calls?|sends?|waits?|restart|click|select|import)\b)(?<=\b(?:and|,)\s+\k<at>)/dg,
    to: 'then',
    message: THEN,
  },
  {
    pattern:
      /\b(?<at>effect)\b(?=\s+(?:the|your|our|its|any|how|other|existing|all|each|performance|\ufffc))(?<=\b(?:does|do|did|will|would|should|can|may|might)\s+(?:not|n['’]t|never)\s+\k<at>)/dg,
    to: 'affect',
    message: '“Affect” is the verb for having an influence. “Effect” is the result.',
  },
  {
    pattern:
      /\b(?<at>effects)\b(?=\s+(?:the|your|our|its|any|how|only|other|all|each|performance)\b)(?<=\b(?:this|that|which|it|setting|option|change|flag)\s+\k<at>)/dgi,
    to: 'affects',
    message: '“Affect” is the verb for having an influence. “Effect” is the result.',
  },
  {
    pattern:
      /\b(?<at>affect)\b(?=\s+(?:on|of|is|as|when)\b|[.,;:])(?<=\b(?:an|no|the|any|this|same|little|side|desired|following)\s+\k<at>)/dg,
    to: 'effect',
    message: '“Effect” is the result. “Affect” is the verb.',
  },
  {
    pattern:
      /\b(?<at>loose)\b(?=\s+(?:the|an?|any|all|every|some|your|their|its|our|data|access|track|connections?|messages?|precision|events?|updates?|information)\b)(?<=\b(?:you|we|they|not|to|will|may|might|can|would|could|never)\s+\k<at>)/dg,
    to: 'lose',
    message: '“Loose” means not tight. The verb is “lose”.',
  },
  {
    pattern:
      /\b[Ll]oosing(?=\s+(?:the|an?|any|all|your|data|access|track|connections?|messages?|precision|information)\b)/g,
    to: sameCase('losing'),
    message: '“Loose” means not tight. The verb is “lose”.',
  },
  {
    pattern:
      /\bprinciple(?=\s+(?:server|database|engineer|author|maintainer|node|component|names?|users?|reason)\b)|(?<=\b(?:service|user|security)\s)principles?\b/g,
    to: (match) => match.replace('le', 'al'),
    message: '“Principal” means main, or an identity. A “principle” is a rule.',
  },
  {
    pattern: /\b[Tt]heir(?=\s+(?:is|are|was|were|has been|have been|will be)\b)/g,
    to: sameCase('there'),
    message: '“Their” is the possessive. Here “there” opens the sentence.',
  },
  {
    pattern: /(?<=\s)there(?=\s+(?!(?:is|are|was|were)\b)[a-z])/g,
    when: (context) => precedesTheirs(wordBefore(context)) && isTheirs(wordAfter(context)),
    to: 'their',
    message: THEIR,
  },
  {
    pattern:
      /\b(?<at>your)\b(?=\s+(?:run|use|start|install|create|write|add|set|call|need|want|have|can|are|should|must|deploy|build|open|define|import|pass)\s+(?:the|an?|your|it|this|to|any|\ufffc))(?<=\b(?:[Bb]efore|[Aa]fter|[Ww]hen|[Ii]f|[Oo]nce|[Uu]ntil|[Uu]nless|[Ww]here|[Ww]hile)\s+\k<at>)/dg,
    to: 'you',
    message: YOU,
  },
  {
    pattern:
      /\b(?<at>your)\b(?=\s+(?:able\s+to|done\s+with|ready\s+to|familiar\s+with|interested\s+in|allowed\s+to|new\s+to|stuck|(?:building|running|working|writing|creating|deploying|developing|planning|migrating)\s+(?:an?|the|on|with|in|to|it|this|\ufffc)))(?<=\b(?:[Ii]f|[Ww]hen|[Oo]nce|[Ww]hile|[Uu]nless|[Ss]ince|[Bb]ecause|sure|that)\s+\k<at>)/dg,
    to: "you're",
    message: '“Your” is the possessive. Here it stands for “you are”: write “you’re”.',
  },
  {
    pattern:
      /\b(?<at>login|logout)(?=,|\s+(?:and|again|from)\b)(?<=\b(?:[Ii]f|[Ww]hen|[Cc]lick|[Ss]elect|[Oo]pen|[Tt]hen)\b[^.,;:]{2,40}\sand\s+\k<at>)/dg,
    unless: /\b(?:login|logout|sign-?up|registration|register)\s+and\s+(?:login|logout)\b/i,
    to: (match) => `log ${match.slice(3)}`,
    message: 'As a verb this is two words: “{replacement}”. “{match}” is the noun.',
  },
  {
    pattern:
      /\b(?<at>login|logout)\b(?=\s+(?:from|with|using|as|via|first|before|again|here|on|at|and)\b|[.,;:])(?<=\b(?:able|want|wants|need|needs|try|tries|have|has|allowed|users?|you|unable|attempt)\s+to\s+\k<at>)/dg,
    to: (match) => `log ${match.slice(3)}`,
    message: 'As a verb this is two words: “{replacement}”. “{match}” is the noun.',
  },
  {
    pattern:
      /\b(?<at>setup)\b(?=\s+(?:the|an?|your|our|it|first|\ufffc))(?<=\b(?:[Tt]hen|and|[Ff]irst|also|you|[Nn]ext)\s+\k<at>)/dg,
    to: 'set up',
    message: 'As a verb this is two words: “{replacement}”. “{match}” is the noun.',
  },
  {
    pattern: /\b[Aa]mounts?(?=\s+of\s+[a-zA-Z])/g,
    when: ({ after }) => {
      const [, first, second] = /^\s+of\s+(\w+)(?:\s+(\w+))?/.exec(after) ?? [];
      return isCounted(first) || (isCounted(second) && /^[a-z]+$/.test(first ?? ''));
    },
    to: (match) => sameCase(match.endsWith('s') ? 'numbers' : 'number')(match),
    message: 'What can be counted comes in a number, not an amount: “{replacement} of”.',
  },
  {
    pattern:
      /\b(?<at>how)(?=\s+(?!to\b)(?:[\w\ufffc'’*-]+\s+){1,5}?(?:(?:should|would|could|will|can|might)\s+)?looks?\s+like\b)/dgi,
    unless: /\bmak(?:e|es|ing)\b/,
    to: sameCase('what'),
    message: '“Look like” asks for “what”; “how” goes with “look” alone.',
  },
  {
    pattern: /\b[Ii]nsures?(?=\s+(?:that|the|your|it|all|a|proper|each)\b)/g,
    to: (match) => sameCase(match.endsWith('s') ? 'ensures' : 'ensure')(match),
    message: 'To insure is to sell a policy. To make certain is to “ensure”.',
  },
  {
    pattern:
      /\b(?<at>advice)\b(?=\s+(?:you|to|against|that|using)\b)(?<=\b(?:we|I|strongly|would)\s+\k<at>)/dg,
    to: 'advise',
    message: 'The verb is “advise”. “Advice” is the noun.',
  },
];
