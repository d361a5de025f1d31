import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

export const noApologies: Rule = {
  id: 'no-apologies',
  label: 'No apologies in messages',
  description:
    'Leave “sorry” and “unfortunately” out of messages, unless the loss is serious. Use the space to say how to go on.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('The message is more useful without “{match}”. Say how to go on.', [
      {
        pattern:
          /(?<=^|[.!?:]\s{1,4}["“]?|\s[–—-] |^["“])(?:Sorry|Unfortunately|Regrettably|Sadly|Our apologies|Apologies),(?= \w)/g,
        fix: 'remove',
      },
      {
        pattern:
          /\b(?:[Ww]e(?:'re|’re| are)(?: very| so| really)? sorry|[Ww]e apologi[sz]e|[Ww]e regret|I(?:'m|’m| am) sorry|[Ss]orry (?:for|about|to|but|that|we|you|this|the|your|something|there)|[Oo]ur apologies|[Ss]orry(?=[.!]))/g,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Sorry, the file is too large. We’re sorry for the delay.',
      findings: [
        { quote: 'Sorry, the', suggestion: 'The' },
        { quote: 'We’re sorry', suggestion: null },
      ],
      fixed: 'The file is too large. We’re sorry for the delay.',
    },
    {
      text: 'Error: Sorry, the file is too large.',
      findings: [{ quote: 'Sorry, the', suggestion: 'The' }],
      fixed: 'Error: The file is too large.',
    },
    {
      text: '**Error** — Sorry, the page moved.\n\n“Sorry, the file is gone.”',
      findings: [
        { quote: 'Sorry, the', suggestion: 'The' },
        { quote: 'Sorry, the', suggestion: 'The' },
      ],
    },
    { text: 'The file is too large. A sorry state is `sorry`.', findings: [] },
  ],
};
