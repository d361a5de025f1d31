import { endsInName } from './support/names.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Before these, a long number is a name, a port, a year or an identifier. */
const NAME =
  /(?:\b(?:port|ports|rfc|iso|ieee|code|codes|error|status|year|version|id|ids|number|issue|pr|in|since|until|of|from|by|late|early|line|lines|build|kb|localhost|uid|gid|pid|chmod|mode|es|ecmascript|windows|bug|ticket|case|january|february|march|april|may|june|july|august|september|october|november|december|sha|base|utf|http|page|release|article)|[#:=/\\@$-]|\d,?)\s*$/i;

/** Reports numbers from `least` on whose thousands stand together. */
export const separated = (least = 0) =>
  patternCheck('Separate the thousands: “{replacement}”.', [
    {
      pattern: /(?<![\w.,:/#@=$-])\d{4,9}(?![\w:/@-]|[.,]\d)(?=\s+[a-z])/g,
      when: ({ before, match, after }) =>
        Number(match) >= least &&
        !NAME.test(before) &&
        !endsInName(before) &&
        !/^(?:19|20)\d\d$/.test(match) &&
        !/^\s+(?:port|error|status|response)/.test(after),
      to: (match) => match.replace(/\B(?=(?:\d{3})+$)/g, ','),
    },
  ]);

export const thousandsSeparators: Rule = {
  id: 'thousands-separators',
  label: 'Commas in thousands',
  description: 'Set a comma between thousands: “12,500 requests”. Long numbers are read wrong without it.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [separated()],
  examples: () => [
    {
      text: 'It serves 12500 requests.',
      findings: [{ quote: '12500', suggestion: '12,500' }],
      fixed: 'It serves 12,500 requests.',
    },
    { text: 'On port 8080 since 2024, it serves 12,500 requests; RFC 9110 says so.', findings: [] },
    { text: 'About 25000 users; Ubuntu 22041 runs.', findings: [{ quote: '25000', suggestion: '25,000' }] },
    { text: 'Set `12500 requests`.', findings: [] },
  ],
};
