import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const acronymPlurals: Rule = {
  id: 'acronym-plurals',
  label: 'Plurals of acronyms',
  description: 'Form the plural of an acronym without an apostrophe: “APIs”, not “API’s”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the plural without an apostrophe: “{replacement}”.', [
      {
        pattern:
          /\b(?:many|several|all|these|those|multiple|two|three|few|some|various|other|different|most|both|of|and|more)\s+(?<at>[A-Z]{2,6}['’]s)(?=[.,;:)]|\s+(?:are|were|that|which|can|have|in|on|for|from|with|and|or|to|will|must|should|do)\b|\s*$)/dg,
        to: (match) => match.replace(/['’]/, ''),
      },
      { pattern: /\b(?:19|20)\d0['’]s\b/g, to: (match) => match.replace(/['’]/, '') },
    ]),
  ],
  examples: [
    {
      text: 'It has many API’s.',
      findings: [{ quote: 'API’s', suggestion: 'APIs' }],
      fixed: 'It has many APIs.',
    },
    { text: 'The API’s limits apply to all APIs.', findings: [] },
    { text: 'Call `API’s`.', findings: [] },
  ],
};
