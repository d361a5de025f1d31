import type { PatternSwap } from '../support/pattern-check.ts';
import { listed, wordAfter } from '../support/word-lists.ts';

const CONDITION =
  'enabled|disabled|called|needed|done|ready|empty|missing|finished|undefined|available|installed|created|loaded|closed|required|used';
const ENDS = '(?=[.,;:]|\\s+(?:by|for|in|on|to|and|or|with|as|at|from)\\b)';
const MINE =
  'own|data|passwords?|accounts?|names?|hooks?|files?|settings|profiles?|keys?|tokens?|code|work|options?|values?|types?|state|configuration|dependencies|plugins?|projects?|results?|emails?|browsers?|routes?|messages?|requests?|devices?|tests?';
const TO_THEM =
  'change|register|use|set|update|manage|provide|define|save|share|keep|open|close|send|add|create|store|lose|configure|enter|reset|upload|choose|override|declare|bring|bundle|expose|implement|install|publish|specify|write|load|read';
const YOURS =
  'server|project|app|application|code|file|account|data|system|config|configuration|database|package|browser|computer|machine|token|key|version|environment|terminal|password|team|site|website|plugin|component|settings|request|client|editor|repository|build|test';
const isMine = listed(MINE);
const isYours = listed(YOURS);
const isDoneToThem = listed(TO_THEM);
const BIG =
  'large|big|small|long|short|old|fast|many|much|complex|high|low|expensive|deep|wide|late|early|strict|difficult|hard|heavy|few|verbose|generic|specific|vague';

const capital = (right: string) => (match: string) =>
  /^[A-Z]/.test(match) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

/** Words that sound alike, where what stands on both sides tells which is meant. */
export const CONFUSED_IN_CONTEXT: readonly PatternSwap[] = [
  {
    pattern: new RegExp(
      `\\b(?<at>its)(?=\\s+(?:${CONDITION})${ENDS})(?<=\\b(?:[Ww]hen|[Ii]f|[Oo]nce|[Uu]nless|[Bb]ecause|[Ww]hile|[Uu]ntil)\\s+its)`,
      'dg',
    ),
    to: "it's",
    message: '“Its” is the possessive. Here it stands for “it is”: write “it’s”.',
  },
  {
    pattern:
      /\b(?<at>effect)\b(?=\s+(?:existing|other|the|your|our|users?|performance|how|any|all|its|their|each|every)\b)(?<=\b(?:does|do|did|will|would|can|could|may|might)\s+(?:this|it|that|they|these)\s+\k<at>)/dg,
    to: 'affect',
    message: '“Affect” is the verb for having an influence. “Effect” is the result.',
  },
  {
    pattern:
      /\b(?<at>than)\b(?=\s+[a-z])(?<=(?:^|[.!?]\s+)(?:If|When|Once|After|First)\b[^.!?,]{3,60},\s+\k<at>)/dg,
    to: 'then',
    message: '“Then” is about time and order. “Than” compares.',
  },
  {
    pattern: /(?<=\s)there(?=\s+(?!(?:is|are|was|were)\b)[a-z])/g,
    when: (context) => isDoneToThem(/(\w+)\s+$/.exec(context.before)?.[1]) && isMine(wordAfter(context)),
    to: 'their',
    message: 'The possessive is “their”. “There” names a place.',
  },
  {
    pattern:
      /\b(?<at>There)\b(?=\s+(?:going\s+to|not\s+(?:able|needed|required|supported|available)|used\s+(?:to|for|by|in))\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: "They're",
    message: '“There” names a place. Here it stands for “they are”: write “they’re”.',
  },
  {
    pattern:
      /\b(?<at>you['’]re)\b(?=\s+[a-z]+\s+(?:is|are|was|has|have|can|will|does|should|must|needs?|uses?|runs?|supports?)\b)(?<=\b(?:sure|that|if|when|before|after|where|until|while|once|because)\s+\k<at>)/dg,
    when: (context) => {
      const word = wordAfter(context);
      return isYours(word) || isYours(word?.replace(/s$/, ''));
    },
    to: 'your',
    message: '“You’re” stands for “you are”. The possessive is “your”.',
  },
  {
    pattern:
      /\b(?<at>[Yy]our)(?=\s+(?:can|must|should|might|could|need\s+to|have\s+to|want\s+to)\s+(?:also\s+|only\s+)?[a-z]+)/dg,
    to: capital('you'),
    message: '“Your” is the possessive. Here the reader acts: write “you”.',
  },
  {
    pattern: new RegExp(
      `\\b(?:is|are|was|were|gets?|becomes?|grows?)\\s+(?<at>to)(?=\\s+(?:${BIG})\\s+(?:to|for)\\s)`,
      'dg',
    ),
    to: 'too',
    message: 'More than is good is “too” much.',
  },
  {
    pattern:
      /\b(?<at>apart)\b(?=\s+of\s+(?:the|an?|your|our|this|any|every)\b)(?<=\b(?:is|are|be|as|being|becomes?|it|was|were|not)\s+\k<at>)/dg,
    to: 'a part',
    message: 'What belongs to something is “a part” of it. “Apart” means away from it.',
  },
  {
    pattern:
      /\b(?:tests|checks|builds|suites)\s+(?<at>past)(?=[.,;]|\s+(?:on|in|with|without|when|if|again)\b)/dg,
    to: 'pass',
    message: '“Past” is over. The verb is “pass”.',
  },
  {
    pattern:
      /\b(?<at>accept)\b(?=\s+(?:on|for|when|in|from)\s)(?<=\b(?:expected|everything|nothing|everywhere|platforms?|browsers?|fields?|values?|files?|versions?)\s+\k<at>)/dg,
    to: 'except',
    message: 'What is left out takes “except”. To “accept” is to take what is offered.',
  },
  {
    pattern:
      /\b(?<at>[Ww]ho['’]s)(?=\s+(?:responsibility|job|turn|task|fault|idea|code|data|account|password)\b)/dg,
    to: capital('whose'),
    message: '“Who’s” stands for “who is”. The possessive is “whose”.',
  },
  {
    pattern:
      /\b(?<at>[Ff]ewer)(?=\s+(?:memory|time|code|space|data|work|effort|traffic|information|bandwidth|power|storage|overhead|noise|boilerplate)\b(?!\s+(?:points|units|blocks|centers|sets|items|lines|paths|structures|types|sources|limits|leaks|zones|slots|cards)))/dg,
    to: capital('less'),
    message: 'What can’t be counted takes “less”.',
  },
  {
    // "That your using the right region".
    pattern:
      /(?<=\b(?:that|if|when|because|while|sure|and|since|where|once|unless|what)\s+)(?<at>your)(?=\s+(?:using|running|going|trying|creating|building|writing|looking|getting|doing|setting|sending|calling|developing|deploying|adding|having|making|reading|working|not)\s+(?:the|an?|it|this|these|that|our|on|in|with|to|from|at|sure)\b)/dg,
    to: 'you’re',
    message: '“Your” is the possessive. Here it stands for “you are”: write “you’re”.',
  },
  {
    // "The cache is setup on first start".
    pattern:
      /(?<=(?<!\b(?:[Tt]his|[Tt]hat|[Ii]t|[Hh]ere|[Ff]ollowing|[Ss]tep|[Pp]art|[Ww]hich|[Ww]hat)\s)\b(?:is|are|was|were|been|being|be|gets?)\s+)(?<at>setup)(?=\s+(?:on|by|with|correctly|properly|automatically|as|to|for|in|when|before|after|during|using)\b|[.,;]|$)/dg,
    to: 'set up',
    message: 'The noun is “setup”. The verb is “set up”.',
  },
  {
    // "You can login with your account".
    pattern:
      /\b(?<at>login|logout|signup)\b(?=\s+(?:with|to|into|as|using|via|on|at|again|through|by|from)\b|[.,;]|$)(?<=\b(?:can|could|must|should|will|may|might|cannot|can['’]t|you|users|please|then|[Pp]lease|[Tt]hen)\s+(?:now\s+|then\s+|also\s+)?\k<at>)/dg,
    to: (word) => word.replace(/(?=in$|out$|up$)/, ' '),
    when: ({ before }) => !/\bthe\s+(?:user|users)\s*$/.test(before),
    message: 'This is the noun. The verb is “{replacement}”.',
  },
  {
    // "The two commands compliment each other".
    pattern: /\b(?<at>compliment(?:s|ed|ing)?)(?=\s+(?:each\s+other|one\s+another|the\s+existing|other)\b)/dg,
    to: (word) => word.replace('compli', 'comple'),
    message: 'A “compliment” is praise. What completes something “complements” it.',
  },
  {
    // "Who's token has expired?"
    pattern:
      /\b(?<at>[Ww]ho['’]s)(?=\s+(?:tokens?|accounts?|sessions?|passwords?|names?|keys?|values?|roles?|projects?)\s+(?:is|are|was|were|has|have|can|must|should|will|do|does)\b)/dg,
    to: capital('whose'),
    message: '“Who’s” stands for “who is”. The possessive is “whose”.',
  },
];
