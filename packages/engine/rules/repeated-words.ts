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
          /\b(?<at>can\s+can|will\s+will|do\s+do)\b(?<=\b(?:[Yy]ou|[Ww]e|[Ii]t|[Tt]hey|[Uu]sers|[Tt]his|which|[Tt]he\s+[a-z]+)\s+\k<at>)/dg,
        to: (match) => match.replace(/\s.*$/s, ''),
      },
      {
        // "Check that that the port is free": one opens the clause, and none stands for a noun.
        pattern:
          /\b(?<at>that\s+that(?:\s+that)?)(?=\s+(?:the|an?|your|our|you|we|they|there|these|this)\b)/dg,
        to: 'that',
      },
      {
        pattern:
          /\b(?<at>on\s+on)(?=\s+(?:the|an?|your|this|each|every)\b)(?<=\b(?:[Cc]lick|[Tt]ap|[Dd]epends?|[Bb]ased|[Rr]uns?|[Ff]ocus|[Rr]el(?:y|ies)|[Ww]orks?|[Ii]nstalled|[Ss]tored|[Hh]osted|[Ss]hown|[Aa]vailable)\s+\k<at>)/dg,
        to: 'on',
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
