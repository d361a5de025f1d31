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
      exceptions: [
        'it',
        'do',
        'can',
        'will',
        'on',
        'in',
        'is',
        'more',
        'over',
        'go',
        'ok',
        'word',
        'beep',
        'no',
        'new',
      ],
    },
    // Behind a subject these are no nouns.
    patternCheck('The word “{replacement}” stands here twice. Keep one.', [
      {
        pattern:
          /\b(?<at>can\s+can|will\s+will|do\s+do)\b(?<=\b(?:[Yy]ou|[Ww]e|[Ii]t|[Tt]hey|[Uu]sers|[Tt]his|which|[Tt]he\s+[a-z]+)\s+\k<at>)/dg,
        to: (match) => match.replace(/\s.*$/s, ''),
      },
      {
        // "When you set it it will set the rest": a comma is missing.
        pattern:
          /\b(?<at>it\s+it)\b(?<=\b(?:[Ww]hen|[Ii]f|[Oo]nce|[Aa]fter|[Aa]s|[Ww]hile|[Uu]nless|[Bb]efore)\b[^.!?;:]{1,99})/dg,
        to: 'it, it',
        message: 'A comma is missing between the two.',
      },
      {
        pattern:
          /\b(?<at>[Ii]t\s+it)\b(?<!\b(?:[Ww]hen|[Ii]f|[Oo]nce|[Aa]fter|[Aa]s|[Ww]hile|[Uu]nless|[Bb]efore)\b[^.!?;:]{1,99})/dg,
        to: (match) => match.replace(/\s.*$/s, ''),
      },
      {
        // "Check that that the port is free": one opens the clause, and none stands for a noun.
        pattern:
          /\b(?<at>that\s+that(?:\s+that)?)(?=\s+(?:the|an?|your|our|you|we|they|there|these|this)\b)/dg,
        to: 'that',
      },
      {
        // "Turned on on Mondays", "it is on on the device": the first says that it is switched on.
        pattern:
          /(?<=[a-z]\s+)(?<!\b(?:is|are|was|were|be|been|being|stays?|remains?|left|kept?|keep|log\w*|sign\w*|switch\w*|turn\w*|power\w*|tag\w*|turn\w* (?:it|them)|turn\w* (?:the )?\w+(?: \w+)?)\s+)(?<at>on\s+on)(?=\s+[a-z])/dg,
        to: 'on',
      },
      {
        // "Log in in the morning", "what it is is a server".
        pattern:
          /(?<at>\bin\s+in\b)(?<!\b(?:logs?|logged|logging|signs?|signed|signing|checks?|checked|opts?|opted|zooms?|zoomed|comes?|came)\s+in\s+in)/dgi,
        to: 'in',
      },
      { pattern: /(?<at>\bis\s+is\b)(?<!\b(?:what|all)\s+(?:[a-z]+\s+){1,3}is\s+is)/dgi, to: 'is' },
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
