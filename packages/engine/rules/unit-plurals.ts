import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const unitPlurals: Rule = {
  id: 'unit-plurals',
  label: 'Units without plural',
  description: 'Write abbreviated units without a plural “s”: “10 MB”, “5 km”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write the unit without “s”: “{replacement}”.', [
      {
        pattern:
          /(?<![\w.])\d[\d.,]*[ \u00a0]?(?:KB|kB|MB|GB|TB|PB|KiB|MiB|GiB|TiB|km|kg|cm|mm|lb|hr|min|sec|oz)s(?!\w)/g,
        to: (match) => match.slice(0, -1),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'It takes 10 MBs and 5 hrs.',
      findings: [
        { quote: '10 MBs', suggestion: '10 MB' },
        { quote: '5 hrs', suggestion: '5 hr' },
      ],
      fixed: 'It takes 10 MB and 5 hr.',
    },
    { text: 'It takes 10 MB, 20 ms, or two minutes.', findings: [] },
    { text: 'Set `10 MBs`.', findings: [] },
  ],
};
