import { shunning } from './support/phrasings.ts';
import type { Rule } from './types.ts';

const MESSAGE = '“{match}” adds no information. Leave it out, or give the figure.';
const VAGUE = '“{match}” is vague. Say how much, or leave it out.';

export const intensifiers: Rule = {
  id: 'intensifiers',
  label: 'Intensifiers and hedges',
  description:
    'Leave out words such as “very”, “really” and “basically”. Facts and figures are stronger without them.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'existence',
      // Before an adjective or adverb, and not where it compares or negates.
      pattern:
        /(?<!\b(?:not|n't|n’t|the|this|that|its|their|your|our|so|how|never|hardly|too|as)\s+)(?<![\w-])(?<at>[Vv]ery|[Ee]xtremely|[Ii]ncredibly)(?= (?!much|well|same|first|last|few|little|best|least|own|beginning|end|next|nature|idea|very|good|thing)[a-z]{3,})/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern:
        /(?<!\b(?:not|never|no|what|without|do you|or|are you) |n['’]t )(?<![\w“"'‘-])(?<at>really|basically)(?= (?!not|doesn|don['’]t|isn|is |are |does |do |and |that |want|mean)\S)/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern: /(?:^|[.!?:]\s+)(?<at>Really|Basically)(?=,? [a-z])/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      pattern:
        /\b(?:is|are|was|were|be|feels?|looks?|works?)\s+(?<at>(?:kind|sort) of)(?=\s+(?!a\b|an\b|the\b|this\b|that\b)[a-z])/dg,
      message: VAGUE,
    },
    {
      kind: 'existence',
      phrases: ['pretty much', 'super fast', 'super quick', 'super useful', 'super helpful', 'super handy'],
      message: VAGUE,
    },
  ],
  phrasings: [
    /\b(?:intensifiers?|hedges|hedging|weasel words|vague words)\b/,
    shunning(`["'“]?(?:very|really|basically|quite|extremely|adverbs)["'”]?`),
  ],
  examples: [
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
