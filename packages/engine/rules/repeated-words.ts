import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const repeatedWords: Rule = {
  id: 'repeated-words',
  label: 'Repeated words',
  description: 'Write a word once. The same word twice in a row is nearly always left over from an edit.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    {
      kind: 'repetition',
      message: 'The word “{replacement}” stands here twice. Keep one.',
      exceptions: ['do', 'can', 'will', 'on', 'more', 'over', 'go', 'ok', 'word', 'beep', 'no', 'new'],
    },
    // Behind a subject these are no nouns.
    patternCheck('The word “{replacement}” stands here twice. Keep one.', [
      {
        pattern:
          /\b(?<at>can\s+can|will\s+will|do\s+do)\b(?<=\b(?:[Yy]ou|[Ww]e|[Ii]t|[Tt]hey|[Uu]sers|[Tt]his|which)\s+\k<at>)/dg,
        to: (match) => match.replace(/\s.*$/s, ''),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Restart the the server.',
      findings: [{ quote: 'the the', suggestion: 'the' }],
      fixed: 'Restart the server.',
    },
    { text: 'Make sure that that endpoint is public.', findings: [] },
    { text: 'Call `next` next, then `reply` reply.', findings: [] },
  ],
};
