import type { Rule } from '../types.ts';

export const okSpelling: Rule = {
  id: 'ok-spelling',
  label: 'The spelling of OK',
  description: 'Write “OK” in two capital letters, as on buttons: not “okay”, “Ok”, or “ok”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}”, not “{match}”.',
      swap: [
        { from: ['Ok', 'ok', 'oK', 'Okay', 'okay', 'OKAY', 'O.K.', 'o.k.'], to: 'OK', caseSensitive: true },
      ],
    },
  ],
  examples: () => [
    {
      text: 'Select **Ok**. It is okay to close the page.',
      findings: [
        { quote: 'Ok', suggestion: 'OK' },
        { quote: 'okay', suggestion: 'OK' },
      ],
      fixed: 'Select **OK**. It is OK to close the page.',
    },
    { text: 'Select **OK**. The call answers `ok` and 200 OK.', findings: [] },
  ],
};
