import type { Rule } from './types.ts';

const LONG =
  'This sentence of forty and more words goes on and on, because its writer wanted to say everything at once, and so it names the server, the client, the cache, the queue and the log, and then it also explains what each of them does.';

export const sentenceLength: Rule = {
  id: 'sentence-length',
  label: 'Sentence length',
  description:
    'Keep sentences short, one thought each. Readers lose the thread of a long one and start again.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'metric',
      measure: 'sentence-words',
      max: 40,
      message: 'Split it where a second thought begins.',
    },
  ],
  examples: () => [
    { text: LONG, findings: [{ quote: LONG, suggestion: null }] },
    { text: 'Keep sentences short. One thought is enough for each of them.', findings: [] },
    { text: 'Pass `one two three` and [four](./five-six-seven-eight.md).', findings: [] },
  ],
};
