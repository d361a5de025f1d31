import type { Rule } from './types.ts';

/** Base, "-s", "-ing" and past of a verb. */
type Forms = readonly [string, string, string, string];

/** Verbs that say nothing but that something is done. */
const LIGHT = [
  'perform performs performing performed',
  'conduct conducts conducting conducted',
  'undertake undertakes undertaking undertook',
  'make makes making made',
  'do does doing did',
].map((forms) => forms.split(' ') as unknown as Forms);
const CARRY_OUT: Forms = ['carry out', 'carries out', 'carrying out', 'carried out'];

/** What is done, by the verb that says so. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  analyze: ['analysis of'],
  assess: ['assessment of'],
  audit: ['audit of'],
  calculate: ['calculation of'],
  check: ['check of'],
  compare: ['comparison of'],
  configure: ['configuration of'],
  delete: ['deletion of'],
  evaluate: ['evaluation of'],
  examine: ['examination of'],
  inspect: ['inspection of'],
  install: ['installation of'],
  investigate: ['investigation of', 'investigation into'],
  measure: ['measurement of'],
  migrate: ['migration of'],
  remove: ['removal of'],
  review: ['review of'],
  test: ['test of'],
  update: ['update of', 'update to'],
  validate: ['validation of'],
  verify: ['verification of'],
};

/** A verb with a noun that it goes with, and the real verb. */
const PAIRS: readonly (readonly [forms: string, noun: string, real: string])[] = [
  ['make makes making made', 'a decision', 'decide'],
  ['make makes making made', 'a change to', 'change'],
  ['make makes making made', 'changes to', 'change'],
  ['make makes making made', 'an improvement to', 'improve'],
  ['make makes making made', 'improvements to', 'improve'],
  ['make makes making made', 'an attempt to', 'try to'],
  ['make makes making made', 'a modification to', 'modify'],
  ['make makes making made', 'use of', 'use'],
  ['make makes making made', 'a payment', 'pay'],
  ['make makes making made', 'an assumption', 'assume'],
  ['make makes making made', 'a recommendation', 'recommend'],
  ['perform performs performing performed', 'a search for', 'search for'],
  ['give gives giving gave', 'consideration to', 'consider'],
  ['give gives giving gave', 'notification to', 'notify'],
  ['give gives giving gave', 'an explanation of', 'explain'],
  ['give gives giving gave', 'a description of', 'describe'],
  ['provide provides providing provided', 'a description of', 'describe'],
  ['provide provides providing provided', 'an explanation of', 'explain'],
  ['provide provides providing provided', 'assistance to', 'help'],
  ['provide provides providing provided', 'notification to', 'notify'],
  ['provide provides providing provided', 'support for', 'support'],
  ['provide provides providing provided', 'support to', 'support'],
  ['place places placing placed', 'an emphasis on', 'emphasize'],
  ['take takes taking took', 'action', 'act'],
  ['take takes taking took', 'into consideration', 'consider'],
  ['have has having had', 'a discussion about', 'discuss'],
  ['come comes coming came', 'to a conclusion', 'conclude'],
  ['come comes coming came', 'to the conclusion', 'conclude'],
  ['reach reaches reaching reached', 'an agreement', 'agree'],
  ['reach reaches reaching reached', 'a conclusion', 'conclude'],
];

/** Of a regular verb, with what belongs behind it: "search for". */
function formsOf(phrase: string): Forms {
  const [verb = '', ...rest] = phrase.split(' ');
  const stem = verb.replace(/e$/, '');
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  return [verb, thirdPerson(verb), `${stem}ing`, past].map((form) =>
    [form, ...rest].join(' '),
  ) as unknown as Forms;
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const swapsOf = (forms: Forms, noun: string, real: Forms) =>
  forms.map((form, index) => ({ from: `${form} ${noun}`, to: real[index] ?? '' }));

const SWAPS = [
  ...Object.entries(DONE).flatMap(([verb, nouns]) =>
    [...LIGHT, CARRY_OUT].flatMap((forms) =>
      nouns.flatMap((noun) =>
        [/^[aeiou]/.test(noun) ? 'an' : 'a', 'the'].flatMap((article) =>
          swapsOf(forms, `${article} ${noun}`, formsOf(verb)),
        ),
      ),
    ),
  ),
  ...PAIRS.flatMap(([forms, noun, real]) =>
    swapsOf(forms.split(' ') as unknown as Forms, noun, formsOf(real)),
  ),
];

export const nominalizations: Rule = {
  id: 'nominalizations',
  label: 'Hidden verbs',
  description:
    'Let verbs be verbs: “decide”, not “make a decision”. The sentence gets shorter and says who acts.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” instead of “{match}”: the verb hides in a noun.',
      swap: SWAPS,
    },
  ],
  examples: () => [
    {
      text: 'Make a decision, then perform an analysis of the log.',
      findings: [
        { quote: 'Make a decision', suggestion: 'Decide' },
        { quote: 'perform an analysis of', suggestion: 'analyze' },
      ],
      fixed: 'Decide, then analyze the log.',
    },
    {
      text: 'Carry out an inspection of the roof. We carried out the verification of it and made an attempt to stop.',
      findings: [
        { quote: 'Carry out an inspection of', suggestion: 'Inspect' },
        { quote: 'carried out the verification of', suggestion: 'verified' },
        { quote: 'made an attempt to', suggestion: 'tried to' },
      ],
      fixed: 'Inspect the roof. We verified it and tried to stop.',
    },
    { text: 'The analysis of the log led to a decision, which makes a list.', findings: [] },
    { text: 'Call `make a decision` in [the guide](a.md).', findings: [] },
  ],
};
