import { baseOf, ingOf } from '../../spelling/inflect.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

/** Forms of verbs that the words around them rule out. */
export const VERB_SLIPS: readonly PatternSwap[] = [
  {
    // "Must being restarted".
    pattern:
      /\b(?:must|should|can|could|may|might|would|cannot)\s+(?:not\s+)?(?<at>being)(?=\s+[a-z]+(?:ed|en|n|t)\b)/dg,
    to: 'be',
    message: 'After a modal verb stands the base form: “be”.',
  },
  {
    // "The token is use to sign".
    pattern: /\b(?:is|are|was|were)\s+(?<at>use)(?=\s+(?:to|for|by|as|in)\b)/dg,
    to: 'used',
    unless: /\b(?:do|does|did|what|thing|all|option|way)\b/i,
    message: 'After a form of “be” stands the participle: “used”.',
  },
  {
    // "Before to deploy the image".
    pattern:
      /(?:^|[.!?,;:]\s+|\b[Aa]nd\s+)(?:[Bb]efore|[Aa]fter|[Ww]ithout|[Ww]hile)\s+(?<at>to\s+[a-z]+)\b(?!-)/dg,
    to: (match) => ingOf(match.replace(/^to\s+/, '')) ?? null,
    when: ({ match, before }) =>
      ingOf(match.replace(/^to\s+/, '')) !== undefined && !/\bhow\s+(?:before|after)\s+$/i.test(before),
    message: 'Here a verb ends in “ing”: “{replacement}”.',
  },
  {
    // "Able to handles large files".
    pattern:
      /\b(?:[Aa]ble|[Uu]nable|[Oo]rder|going|supposed)\s+to\s+(?<at>(?:handles|returns|creates|reads|writes|runs|sends|gets|uses|loads|opens|stores|parses|sets|starts|stops|connects|accesses|changes|updates|deletes|adds|calls|saves|checks|finds|builds|works|displays|shows|manages|supports|processes|receives))\b/dg,
    to: (match) => baseOf(match) ?? null,
    message: 'After “to” stands the base form of a verb: “{replacement}”.',
  },
  {
    // "Did you configured the proxy?"
    pattern:
      /\b[Dd]id\s+(?:you|they|it|we|he|she|the\s+[a-z]+)\s+(?<at>[a-z]+ed)(?=\s+(?:the|an?|it|this|that|your|all|any|these|to|in|on|with|for)\b)/dg,
    to: (match) => baseOf(match) ?? null,
    when: ({ match }) =>
      !/^(?:need|feed|speed|seed|embed|exceed|proceed|succeed|shed|bleed)$/.test(match) &&
      baseOf(match) !== undefined,
    message: 'After “did” stands the base form: “{replacement}”.',
  },
];
