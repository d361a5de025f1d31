import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const unitNoSpace: Rule = {
  id: 'unit-no-space',
  label: 'No space before units',
  description: 'Set a unit close to its number: “10MB”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Set the unit close to its number: “{replacement}”.', [
      {
        pattern:
          /(?<![\w.,/@#$-])\d[\d.,]*[ \u00a0](?:KB|kB|MB|GB|TB|PB|KiB|MiB|GiB|TiB|ms|Hz|kHz|MHz|GHz|kbps|Mbps|Gbps|km|kg|cm|mm|mg|mcg|µg|μg|m[lL]|kJ|kcal|mmol|px)(?![\w/-])/g,
        to: (match) => match.replace(/[ \u00a0]/, ''),
      },
    ]),
  ],
  examples: () => [
    { text: 'It takes 10 MB.', findings: [{ quote: '10 MB', suggestion: '10MB' }], fixed: 'It takes 10MB.' },
    { text: 'It takes 10MB, or 10 megabytes.', findings: [] },
    { text: 'Set `10 MB`.', findings: [] },
  ],
};
