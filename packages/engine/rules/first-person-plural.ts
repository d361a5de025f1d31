import { patternCheck } from './support/pattern-check.ts';
import { shunning } from './support/phrasings.ts';
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
  phrasings: [
    shunning(`["'“]?(?:we|us|our)["'”]?`),
    /\bfirst[ -]person plural\b/,
    /\bsecond[ -]person\b/,
    /\baddress\b[^.]{0,30}\b(?:readers?|users?)\b[^.]{0,20}\byou\b/,
    /\b(?:write|use|speak|say|prefer)\b[^.]{0,30}["'“]you["'”]/,
  ],
  examples: [
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
