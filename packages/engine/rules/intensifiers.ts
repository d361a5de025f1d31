import { shunning } from './support/phrasings.ts';
import type { Rule } from './types.ts';

const MESSAGE = '“{match}” adds no information. Leave it out, or give the figure.';

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
        /(?<!\b(?:not|n't|n’t|the|this|that|its|their|your|our|so|how|never|hardly|too|as)\s+)(?<![\w-])(?<at>[Vv]ery|[Ee]xtremely|[Ii]ncredibly)(?=\s+(?!much|well|same|first|last|few|little|best|least|own|beginning|end|next|nature|idea|very|good|thing)[a-z]{3,})/dg,
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      phrases: ['really', 'basically', 'very very'],
      exceptions: [
        ...[
          'not really',
          "don't really",
          "doesn't really",
          "isn't really",
          "aren't really",
          "didn't really",
          "can't really",
          "won't really",
        ],
        ...[
          'never really',
          'really not',
          "really doesn't",
          "really don't",
          'really is',
          'really are',
          'really does',
          'really do',
          'without really',
        ],
        ...[
          "wasn't really",
          "haven't really",
          'no really',
          'what really',
          'really?',
          "doesn't very",
          'do you really',
          'or really',
          'really and',
        ],
      ],
      fix: 'remove',
      message: MESSAGE,
    },
    {
      kind: 'existence',
      phrases: [
        'pretty much',
        'kind of',
        'sort of',
        'super easy',
        'super simple',
        'super fast',
        'super quick',
        'super useful',
        'super helpful',
      ],
      exceptions: [
        ...[
          'some kind of',
          'any kind of',
          'what kind of',
          'this kind of',
          'that kind of',
          'a kind of',
          'the kind of',
          'each kind of',
          'every kind of',
        ],
        ...[
          'some sort of',
          'any sort of',
          'what sort of',
          'this sort of',
          'that sort of',
          'a sort of',
          'the sort of',
          'same kind of',
          'another kind of',
        ],
        ...[
          'one kind of',
          'different kind of',
          'new kind of',
          'other kind of',
          'special kind of',
          'which kind of',
          'first kind of',
          'second kind of',
        ],
        ...[
          'no kind of',
          'same sort of',
          'certain kind of',
          'specific kind of',
          'type and kind of',
          'first sort of',
          'common kind of',
          'whatever kind of',
        ],
      ],
      message: '“{match}” is vague. Say how much, or leave it out.',
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
