import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const firstPersonPlural: Rule = {
  id: 'first-person-plural',
  label: 'First person plural',
  description: 'Do not write as “we”. Speak to readers as “you”, and name the product where it acts.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write to the reader as “you”, or name who acts, instead of “{match}”.', [
      {
        pattern:
          /(?<![\w“"'‘/-])(?:[Ww]e(?:['’](?:re|ve|ll|d))?|us|[Oo]ur|ours|ourselves|[Ll]et['’]s)(?![\w“"'’/-])/g,
        unless: /["“][^"”]*\bwe\b[^"”]*["”]/i,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'We recommend a cache for our plugin. Let’s start.',
      findings: [
        { quote: 'We', suggestion: null },
        { quote: 'our', suggestion: null },
        { quote: 'Let’s', suggestion: null },
      ],
    },
    { text: 'You need a cache on a US server.', findings: [] },
    { text: 'Set `we` in [the file](./our.md).', findings: [] },
  ],
};
