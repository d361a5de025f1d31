import type { PatternSwap } from '../support/pattern-check.ts';

const BIG =
  'large|big|small|long|short|old|fast|many|much|complex|high|low|expensive|deep|wide|late|early|strict|difficult|hard|heavy|few|verbose|generic|specific|vague';

const capital = (right: string) => (match: string) =>
  /^[A-Z]/.test(match) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

/** Words that sound alike, where what stands on both sides tells which is meant. */
export const CONFUSED_IN_CONTEXT: readonly PatternSwap[] = [
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
