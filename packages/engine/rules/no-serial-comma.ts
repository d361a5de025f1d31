import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const ITEM = String.raw`[\w\ufffc][\w.+#\ufffc'’-]*(?: [\w\ufffc][\w.+#\ufffc'’-]*){0,2}`;

export const noSerialComma: Rule = {
  id: 'no-serial-comma',
  label: 'No serial comma',
  description: 'Put no comma before the last “and” or “or” of a simple series: “hosts, ports and names”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('A simple series needs no comma before “and” or “or”.', [
      {
        pattern: new RegExp(
          String.raw`(?<=, (?!(?:which|that|if|when|you|it|they|we|this|then|so|but|for|in|on|as|to)\b)${ITEM})(?<at>, (?:and|or))(?= (?!(?:then|so|it|you|they|we|this|that|if|when|there|he|she|not|also|is|are|can|will|has|have|the \w+ (?:is|are|will|has|can))\b)[\w\ufffc][\w\ufffc'’-]*(?: [\w\ufffc'’-]+)?[.;:)!?])`,
          'g',
        ),
        to: (match) => match.slice(1),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'It reads hosts, ports, and names.',
      findings: [{ quote: ', and', suggestion: ' and' }],
      fixed: 'It reads hosts, ports and names.',
    },
    {
      text: 'It reads hosts, ports and names. It starts, and it stops. If it fails, stop it, and then wait.',
      findings: [],
    },
    { text: 'Set `a, b, and c` or [x](y.md).', findings: [] },
  ],
};
