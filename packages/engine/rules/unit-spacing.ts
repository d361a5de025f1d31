import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** "10gb": what is stored is counted in bytes. */
const upper = (unit: string): string => unit.toUpperCase();

export const unitSpacing: Rule = {
  id: 'unit-spacing',
  label: 'Space before units',
  description: 'Put a space between a number and its unit: “10 MB”. It keeps the two apart at a glance.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('Put a space between the number and its unit: “{replacement}”.', [
      {
        pattern:
          /(?<![\w.,/@#$-])\d{1,6}(?:\.\d{1,4})?(?:[kmgt]b|KB|kB|MB|GB|TB|PB|KiB|MiB|GiB|TiB|ms|ns|µs|μs|Hz|[Kk]hz|kHz|M[Hh]z|G[Hh]z|kbps|Mbps|Gbps|kbit|Mbit|km|kg|cm|mm|mg|mcg|µg|μg|m[lL]|kJ|kcal|mmol|mins?|secs?|hrs?|[km]?V|kW|kWh|mAh|mA)(?![\w/-])/g,
        to: (match) =>
          match
            .replace(/[A-Za-zµμ]+$/, ' $&')
            .replace(/([KkMG])hz$/, '$1Hz')
            .replace(/[kmgt]b$/, upper),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'The 12V fan runs for 30min on a 5G network.',
      findings: [
        { quote: '12V', suggestion: '12 V' },
        { quote: '30min', suggestion: '30 min' },
      ],
      fixed: 'The 12 V fan runs for 30 min on a 5G network.',
    },
    {
      text: 'The limit is 10MB, after 1.5ms.',
      findings: [
        { quote: '10MB', suggestion: '10 MB' },
        { quote: '1.5ms', suggestion: '1.5 ms' },
      ],
      fixed: 'The limit is 10 MB, after 1.5 ms.',
    },
    {
      text: 'It takes 10gb of space and 500mb of memory.',
      findings: [
        { quote: '10gb', suggestion: '10 GB' },
        { quote: '500mb', suggestion: '500 MB' },
      ],
    },
    { text: 'The limit is 10 MB; a 5-MB file, an mp3 and version 2.10ms-beta.', findings: [] },
    {
      text: 'Give 10mg in 250ml of water.',
      findings: [
        { quote: '10mg', suggestion: '10 mg' },
        { quote: '250ml', suggestion: '250 ml' },
      ],
      fixed: 'Give 10 mg in 250 ml of water.',
    },
    { text: 'Set `10MB` in [the file](./10MB.md).', findings: [] },
  ],
};
