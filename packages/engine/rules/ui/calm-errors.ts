import type { Rule } from '../types.ts';

export const calmErrors: Rule = {
  id: 'calm-errors',
  label: 'Calm words in messages',
  description:
    'Keep alarm and slang out of messages: say “stopped”, not “aborted”, and leave out “oops”. People who have a problem want help, not drama.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: '“{match}” sounds alarming. “{replacement}” says the same calmly.',
      swap: [
        { from: 'abort', to: ['stop', 'cancel'] },
        { from: ['aborted', 'terminated', 'killed'], to: ['stopped', 'ended'] },
        { from: ['aborting', 'terminating', 'killing'], to: ['stopping', 'ending'] },
        { from: 'terminate', to: ['stop', 'end'] },
        {
          from: ['fatal error', 'catastrophic error', 'catastrophic failure', 'fatal exception'],
          to: ['error', 'problem'],
        },
        { from: 'execute', to: 'run' },
        { from: 'executing', to: 'running' },
      ],
    },
    {
      kind: 'existence',
      message: '“{match}” is no help to people who have a problem. Say what happened and what to do.',
      phrases: [
        'oops',
        'oopsie',
        'whoops',
        'uh-oh',
        'uh oh',
        'yikes',
        'oh no',
        'oh snap',
        'aw snap',
        'bummer',
        'ouch',
        'd’oh',
        'darn',
        'rats',
        'houston, we have a problem',
        'you broke it',
        'our bad',
        'my bad',
      ],
    },
  ],
  phrasings: [],
  examples: [
    {
      text: 'Oops! A fatal error occurred and the import was aborted.',
      findings: [
        { quote: 'Oops', suggestion: null },
        { quote: 'fatal error', suggestion: null },
        { quote: 'aborted', suggestion: null },
      ],
    },
    {
      text: '- Executing the query…',
      findings: [{ quote: 'Executing', suggestion: 'Running' }],
      fixed: '- Running the query…',
    },
    { text: 'The import stopped. Run `abort` to end it. The executor is free.', findings: [] },
  ],
};
