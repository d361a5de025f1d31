import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const firstPerson: Rule = {
  id: 'first-person',
  label: 'First person singular',
  description:
    'Do not write as “I”. Documentation speaks for the product, and readers want to know what they can do.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('Documentation speaks for the product. Write to the reader as “you”, or name who acts.', [
      {
        pattern:
          /(?<=\b(?:[Tt]ell|[Ll]et|[Aa]sk|[Ff]ollow|[Cc]ontact|[Ee]mail|[Mm]ention|[Hh]elp|[Tt]ag|[Pp]ing|with|by|to|from|than|for)\s+)me(?=[\s.,;:!)])(?!\s+too\b)/g,
        unless: /\?\s*["”']?\s*$|["“”]/,
      },
      {
        pattern:
          /\b(?<at>I(?:['’](?:m|ve|ll|d))?)\b(?=\s+[a-z])(?<=(?<![\w“"'‘’/.(-])(?<!\b(?:[Tt]ype|[Cc]lass|[Pp]art|[Pp]hase|[Ll]evel|[Ss]elect|[Cc]hoose|[Cc]lick|[Tt]ick|[Tt]ap)\s+)\k<at>)/g,
        unless: /\?\s*["”']?\s*$|["“”]/,
        scope: 'paragraph',
      },
      {
        pattern:
          /(?<=(?:^|[.!;:]\s+|\b(?:[Ii]n|[Tt]o|[Bb]y|[Ff]rom|of|with|[Oo]n)\s+))\b[Mm]y(?=\s+(?:own\s+|personal\s+)?(?:experience|opinion|view|recommendation|advice|preference|favorite|favourite|knowledge|understanding|point|guess|goal|idea|suggestion|approach|machine|laptop|team|company|case)\b)/g,
        unless: /\?\s*["”']?\s*$|["“”]/,
        scope: 'paragraph',
      },
      {
        pattern:
          /(?<![\w“"'‘’/.(-])(?<!\b(?:[Tt]ype|[Cc]lass|[Pp]art|[Pp]hase|[Ll]evel|[Ss]elect|[Cc]hoose|[Cc]lick|[Tt]ick|[Tt]ap)\s+)(?<at>I(?:['’](?:m|ve|ll|d))?)(?=\s+[a-z])/g,
        unless: /\?\s*["”']?\s*$|["“”]/,
        scope: 'list-item',
      },
    ]),
  ],
  examples: () => [
    {
      text: 'I recommend a cache. Then I’ll show why.',
      findings: [
        { quote: 'I', suggestion: null },
        { quote: 'I’ll', suggestion: null },
      ],
    },
    {
      text: 'In my experience, it is fast. My advice is a cache. Name it my app, and type “my view”.',
      findings: [
        { quote: 'my', suggestion: null },
        { quote: 'My', suggestion: null },
      ],
    },
    { text: 'Select **I agree**, and click **I want a quote**.', findings: [] },
    { text: 'How do I reset it? Disk I/O on Type I hardware is slow.', findings: [] },
    { text: '## How I tested\n\nPress `I` and then *I*.', findings: [] },
  ],
};
