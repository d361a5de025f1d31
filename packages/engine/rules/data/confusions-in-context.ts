import type { PatternSwap } from '../support/pattern-check.ts';

const BIG =
  'large|big|small|long|short|old|fast|many|much|complex|high|low|expensive|deep|wide|late|early|strict|difficult|hard|heavy|few|verbose|generic|specific|vague';

const capital = (right: string) => (match: string) =>
  /^[A-Z]/.test(match) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

/** Words that sound alike, where what stands on both sides tells which is meant. */
export const CONFUSED_IN_CONTEXT: readonly PatternSwap[] = [
  {
    // "Do not put to much salt in it": behind these, "to" leads to nothing.
    pattern:
      /\b(?<at>to)\b(?=\s+much\s+(?!of\b|more\b|less\b|better\b|worse\b|the\b|[a-z]+er\b)[a-z]+)(?<=\b(?:use|uses|used|using|put|puts|add|adds|added|adding|eat|ate|eaten|drink|drank|take|takes|took|spend|spends|spent|costs?|make|made|needs?|contains?|buy|get|gets|requires?|consumes?|wastes?|charged?|holds?|loads?|do|does|did|not|have|has|with|without)\s+\k<at>)/dg,
    to: 'too',
    message: 'What is more than enough is “too” much.',
  },
  {
    // "Using to many tabs".
    pattern:
      /\b(?<at>to)\b(?=\s+many\s+(?!of\b)[a-z]+)(?<=\b(?:use|uses|used|using|put|eat|drink|drank|ate|spend|spent|make|made|contains?|bought|buy|requires?|creates?|created|holds?|held|attracts?|sold|ordered|there\s+(?:is|are|was|were)|without|had)\s+\k<at>)/dg,
    to: 'too',
    message: 'What is more than enough is “too” many.',
  },
  {
    // "Therefor you should test it."
    pattern:
      /\b(?<at>[Tt]herefor)(?=,|\s+(?:you|we|it|they|he|she|I|the|this|that|these|an?|all|each|every|please|make|use|is|are|do|does|not|your|our)\b)/dg,
    to: 'therefore',
    message: '“Therefore” tells what follows. “Therefor” is a term of law: for it.',
  },
  {
    // "Parents are welcome to join, to."
    pattern: /,\s+(?<at>to)(?=[.!?](?:\s|$))/dg,
    to: 'too',
    message: '“Too” means also. Nothing follows “to” here.',
  },
  {
    // "Tell me were you live."
    pattern:
      /\b(?:[Tt]ell|[Ss]how|[Aa]sk|know|remember|forgot)\s+(?:(?:me|us|him|her|them)\s+)?(?<at>were)(?=\s+(?:you|we|they|I|he|she|it|the)\s)/dg,
    to: 'where',
    message: '“Were” is a verb. A place is asked for with “where”.',
  },
  {
    // "He drives to fast."
    pattern:
      /\b(?:drives?|drove|runs?|ran|goes|went|moves?|moved|talks?|spoke|speaks?|works?|loads?|responds?|grows?|grew|comes?|came|arrived?|ends?|ended|starts?|started|sleeps?|slept|closes?|opens?|turns?|turned)\s+(?<at>to)(?=\s+(?:fast|slowly|quickly|late|early|long|often|loud|loudly|hard|soon|far)(?:[.,;!?]|$))/dg,
    to: 'too',
    message: 'More than is good is “too” much.',
  },
  {
    // "Is their a way to undo this?"
    pattern:
      /\b(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ii]f|[Tt]hat|[Bb]ecause|[Ww]hen)\s+(?<at>their)(?=\s+(?:an?|any|no|is|are|was|were|isn['’]t|aren['’]t)\b)/dg,
    to: 'there',
    message: 'What exists is told by “there”. “Their” says whose it is.',
  },
  {
    // "Ask the school principle."
    pattern:
      /\b(?<at>principle)\b(?<=\b(?:[Ss]chool|[Vv]ice|[Aa]ssistant|[Dd]eputy)\s+\k<at>)|\b(?<at>principle)\b(?=\s+(?:amount|investigator|balance|residence|dancer|engineer|architect|designer|cause|contact|investigators|sum|teacher)\b)/dg,
    to: 'principal',
    message: 'Who leads, or what comes first, is “principal”. A “principle” is a rule.',
  },
  {
    // What loses worth over the years is another matter.
    pattern: /\bdepreciat(?:ed|es?|ing)\b/g,
    unless:
      /\b(?:assets?|tax|taxes|account\w*|currenc\w+|book|costs?|price|equipment|loan|capital|vehicles?|property|dollar|euro|financial|amorti\w+|lifetime|value)\b/i,
    to: (match) => match.replace('depreciat', 'deprecat'),
    message: 'What should no longer be used is “deprecated”. Money and machines depreciate.',
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
      /\b(?<at>[Ff]ewer)(?=\s+(?:memory|time|code|space|data|work|effort|traffic|information|bandwidth|power|storage|overhead|noise|boilerplate)\b(?!\s+[a-z]+s\b))/dg,
    to: capital('less'),
    message: 'What can’t be counted takes “less”.',
  },
  {
    // "The cache is setup on first start".
    pattern:
      /(?<=(?<!\b(?:[Tt]his|[Tt]hat|[Ii]t|[Hh]ere|[Ff]ollowing|[Ss]tep|[Pp]art|[Ww]hich|[Ww]hat)\s)\b(?:is|are|was|were|been|being|be|gets?)\s+)(?<at>setup)(?=\s+(?:on|by|with|correctly|properly|automatically|as|to|for|in|when|before|after|during|using)\b|[.,;]|$)/dg,
    to: 'set up',
    message: 'The noun is “setup”. The verb is “set up”.',
  },
  {
    // "The two commands compliment each other".
    pattern: /\b(?<at>compliment(?:s|ed|ing)?)(?=\s+(?:each\s+other|one\s+another|the\s+existing|other)\b)/dg,
    to: (word) => word.replace('compli', 'comple'),
    message: 'A “compliment” is praise. What completes something “complements” it.',
  },
];
