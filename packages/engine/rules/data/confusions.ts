import type { Substitution } from '../../checks/types.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

/** Words run together, wrong prepositions, and forms that are wrong wherever they stand. */
export const CONFUSED_PHRASES: readonly Substitution[] = [
  ...['could', 'would', 'should', 'must', 'might'].map((verb) => ({
    from: `${verb} of`,
    to: `${verb} have`,
  })),
  { from: 'alot', to: 'a lot' },
  { from: 'atleast', to: 'at least' },
  { from: 'aswell', to: 'as well' },
  { from: 'inorder', to: 'in order' },
  { from: 'incase', to: 'in case' },
  { from: 'infact', to: 'in fact' },
  { from: 'ofcourse', to: 'of course' },
  { from: 'upto', to: 'up to' },
  { from: 'eachother', to: 'each other' },
  { from: 'noone', to: 'no one' },
  { from: 'everytime', to: 'every time' },
  { from: 'inspite of', to: 'in spite of' },
  { from: 'thankyou', to: 'thank you' },
  { from: 'alright', to: 'all right' },
  { from: 'anyways', to: 'anyway' },
  { from: 'irregardless', to: 'regardless' },
  { from: 'an other', to: 'another' },
  { from: "it's own", to: 'its own' },
  { from: "it's self", to: 'itself' },
  { from: "their's", to: 'theirs' },
  { from: "your's", to: 'yours' },
  { from: 'there own', to: 'their own' },
  { from: "they're own", to: 'their own' },
  { from: "you're own", to: 'your own' },
  { from: 'rather then', to: 'rather than' },
  { from: 'other then', to: 'other than' },
  { from: 'weather or not', to: 'whether or not' },
  { from: 'sneak peak', to: 'sneak peek' },
  { from: 'buy default', to: 'by default' },
  { from: 'in stead of', to: 'instead of' },
  { from: 'per say', to: 'per se' },
  { from: 'for all intensive purposes', to: 'for all intents and purposes' },
  { from: 'side affect', to: 'side effect' },
  { from: 'side affects', to: 'side effects' },
  { from: 'take affect', to: 'take effect' },
  { from: 'takes affect', to: 'takes effect' },
  { from: 'no affect', to: 'no effect' },
  { from: 'has lead to', to: 'has led to' },
  { from: 'have lead to', to: 'have led to' },
  { from: 'can be use', to: 'can be used' },
  { from: 'depends of', to: 'depends on' },
  { from: 'depending of', to: 'depending on' },
  { from: 'responsible of', to: 'responsible for' },
  { from: 'comply to', to: 'comply with' },
  { from: 'complies to', to: 'complies with' },
  { from: 'same than', to: 'same as' },
  { from: 'similar than', to: 'similar to' },
  { from: 'discuss about', to: 'discuss' },
  { from: 'based off of', to: 'based on' },
  { from: 'based off', to: 'based on' },
  { from: 'more easier', to: 'easier' },
  { from: 'more better', to: 'better' },
];

export const CONFUSED_EXCEPTIONS: readonly string[] = [
  'could of course',
  'would of course',
  'should of course',
  'must of course',
  'might of course',
];

const DETERMINER = /^\s+(?:a|an|the|your|our|their|its|this|that|these|those|all|any|it|multiple)(?![\w-])/i;
const OBJECT = /^\s+(?:the|your|a|an|all|its|this|any)(?![\w-])/i;

/** Nouns of phrasal verbs, the verb, and what follows where the noun stands for the verb: "to setup the server". */
const PHRASAL_VERBS: Readonly<Record<string, readonly [verb: string, after: RegExp]>> = {
  backup: ['back up', DETERMINER],
  breakdown: ['break down', OBJECT],
  checkout: ['check out', /^\s+(?:the|our|this|a|an|your|how)(?![\w-])/i],
  cleanup: ['clean up', DETERMINER],
  failover: ['fail over', /^\s+to\b/i],
  fallback: ['fall back', /^\s+(?:to|on)\b/i],
  login: ['log in', /^\s+(?:to|into|again)\b/i],
  logout: ['log out', /^\s+(?:of|from)\b/i],
  lookup: ['look up', DETERMINER],
  'opt-in': ['opt in', /^\s+to\b/i],
  rollback: ['roll back', OBJECT],
  setup: ['set up', DETERMINER],
  shutdown: ['shut down', OBJECT],
  signup: ['sign up', /^\s+for\b/i],
  startup: ['start up', OBJECT],
  workaround: ['work around', DETERMINER],
};
const VERB_EXPECTED = /\b(?:to|can|cannot|must|should|will|you|please|let's)\s+$/i;

export const CONFUSED_PATTERNS: readonly PatternSwap[] = [
  {
    pattern:
      /\b(?:backup|breakdown|checkout|cleanup|failover|fallback|login|logout|lookup|opt-in|rollback|setup|shutdown|signup|startup|workaround)\b/g,
    when: ({ match, before, after }) =>
      VERB_EXPECTED.test(before) && (PHRASAL_VERBS[match]?.[1].test(after) ?? false),
    to: (match) => PHRASAL_VERBS[match]?.[0] ?? null,
    message: 'As a verb this is two words: “{replacement}”. “{match}” is the noun.',
  },
  {
    pattern: /\b(?:Checkout|Setup)(?=\s+(?:the|our|a|an|your)\s)/g,
    when: ({ before }) => /(?:^|[.!?]\s+)$/.test(before),
    scope: 'paragraph',
    to: (match) => (match.startsWith('C') ? 'Check out' : 'Set up'),
    message: 'As a verb this is two words. In one word it is the noun.',
  },
  {
    pattern: /\bloose\b/g,
    when: ({ before, after }) =>
      /\b(?:to|will|can|may|might|could|would|not|don't|doesn't|won't|never)\s+$/i.test(before) &&
      /^\s+(?:the|a|any|your|their|its|all|data|access|information|track|connection)\b/.test(after),
    to: 'lose',
    message: '“Loose” means not tight. The verb is “lose”.',
  },
  {
    pattern: /\bsuppose(?=\s+to\b)/g,
    when: ({ before }) => /\b(?:am|is|are|was|were|not)\s+$/i.test(before),
    to: 'supposed',
    message: 'The fixed phrase is “supposed to”.',
  },
];

/** Nouns without a plural. */
export const UNCOUNTABLE: readonly string[] = [
  'informations',
  'softwares',
  'hardwares',
  'advices',
  'feedbacks',
  'equipments',
];
