import type { Substitution } from '../../checks/types.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

/** Words run together, wrong prepositions, and forms that are wrong wherever they stand. */
export const CONFUSED_PHRASES: readonly Substitution[] = [
  ...['could', 'would', 'should', 'must', 'might'].map((verb) => ({
    from: `${verb} of`,
    to: `${verb} have`,
  })),
  { from: 'alot', to: 'a lot' },
  { from: 'bear minimum', to: 'bare minimum' },
  { from: 'oclock', to: "o'clock" },
  { from: 'rite now', to: 'right now' },
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
  { from: 'witch', to: 'which' },
  { from: 'anyways', to: 'anyway' },
  { from: 'irregardless', to: 'regardless' },
  { from: 'an other', to: 'another' },
  { from: "it's own", to: 'its own' },
  { from: 'when its time to', to: "when it's time to" },
  { from: 'its going to', to: "it's going to" },
  { from: "it's self", to: 'itself' },
  { from: "their's", to: 'theirs' },
  { from: "your's", to: 'yours' },
  { from: 'there own', to: 'their own' },
  { from: "they're own", to: 'their own' },
  { from: "you're own", to: 'your own' },
  { from: 'weather or not', to: 'whether or not' },
  { from: 'sneak peak', to: 'sneak peek' },
  { from: 'buy default', to: 'by default' },
  { from: 'in stead of', to: 'instead of' },
  { from: 'per say', to: 'per se' },
  { from: 'for all intensive purposes', to: 'for all intents and purposes' },
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

export const CONFUSED_PATTERNS: readonly PatternSwap[] = [
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
