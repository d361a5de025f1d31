import { firstPerson } from './first-person.ts';
import { firstPersonPlural } from './first-person-plural.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const noFirstPerson: Rule = {
  id: 'no-first-person',
  label: 'No first person',
  description:
    'Leave out “I” and “we”. Documentation speaks for the product, and readers cannot tell who “we” are.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    ...firstPersonPlural.checks,
    ...firstPerson.checks,
    patternCheck('Documentation speaks for the product, not for a person.', [
      { pattern: /(?<![\w“"'‘/-])(?:[Mm]y|[Mm]yself|mine)(?=\s+[a-z]|[.,])(?![-_.]\w)/g, unless: /["“”?]/ },
    ]),
  ],
  examples: () => [
    {
      text: 'I think we need our own server, and my setup shows it.',
      findings: [
        { quote: 'I', suggestion: null },
        { quote: 'we', suggestion: null },
        { quote: 'our', suggestion: null },
        { quote: 'my', suggestion: null },
      ],
    },
    { text: 'See type I errors and the “My account” page.', findings: [] },
    { text: 'Set `my` in [we.md](we.md).', findings: [] },
  ],
};
