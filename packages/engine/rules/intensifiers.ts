import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const MESSAGE = '“{match}” adds no information. Leave it out, or give the figure.';
const VAGUE = '“{match}” is vague. Say how much, or leave it out.';

const COMPARED =
  /(?:\b(?:not|the|this|that|its|their|your|our|so|how|never|hardly|too|as)\s+|n['’]t\s+|[\w“"'‘-])$/;
const DESCRIBED =
  /^ (?!much|well|some|opposite|same|first|last|few|little|best|least|own|beginning|end|next|nature|idea|very|good|thing)\W{0,3}[a-z]{3,}/;
const NEGATED = /(?:\b(?:not|never|no|what|without|do you|or|are you)\s+|n['’]t\s+|[\w“"'‘-])$/i;
const STRESSED = /^ (?:not|doesn|don['’]t|isn|is |are |does |do |and |that |want|mean)/;

export const intensifiers: Rule = {
  id: 'intensifiers',
  label: 'Intensifiers and hedges',
  description:
    'Leave out words such as “very”, “really”, and “basically”. Facts and figures are stronger without them.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck(MESSAGE, [
      {
        // Before an adjective or adverb, and not where it compares or negates.
        pattern: /\b(?:[Vv]ery|[Ee]xtremely|[Ii]ncredibly|[Qq]uite)(?= )/g,
        when: ({ before, after }) => !COMPARED.test(before) && DESCRIBED.test(after),
        fix: 'remove',
      },
      {
        pattern: /\b(?:really|basically)(?= )/g,
        when: ({ before, after }) => !NEGATED.test(before) && !STRESSED.test(after),
        fix: 'remove',
      },
      {
        pattern: /\b(?:Really|Basically)(?=,? [a-z])/g,
        when: ({ before }) => /(?:^|[.!?:]\s+)$/.test(before),
        fix: 'remove',
      },
    ]),
    patternCheck(VAGUE, [
      {
        pattern: /\b(?:kind|sort) of(?= )/g,
        when: ({ before, after }) =>
          /\b(?:is|are|was|were|be|feels?|looks?|works?)\s+$/.test(before) &&
          /^ (?!(?:an?|the|this|that)\b)[a-z]/.test(after),
      },
    ]),
    {
      kind: 'existence',
      phrases: ['pretty much', 'super fast', 'super quick', 'super useful', 'super helpful', 'super handy'],
      message: VAGUE,
    },
  ],
  examples: () => [
    {
      text: 'The load is quite heavy. It takes quite some time and is not quite ready.',
      findings: [{ quote: 'quite ', suggestion: '' }],
      fixed: 'The load is heavy. It takes quite some time and is not quite ready.',
    },
    {
      text: 'It is a very easy step, and basically the same. Really big files take longer.',
      findings: [
        { quote: 'a very ', suggestion: 'an ' },
        { quote: 'basically ', suggestion: '' },
        { quote: 'Really big', suggestion: 'Big' },
      ],
      fixed: 'It is an easy step, and the same. Big files take longer.',
    },
    { text: 'It is not very fast, not really: the very first call is the same kind of call.', findings: [] },
    { text: 'The `very` flag and the _very_ old [page](./really.md)', findings: [] },
  ],
};
