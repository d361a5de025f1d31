import { isPassive, PASSIVE } from './support/passive.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const passiveVoice: Rule = {
  id: 'passive-voice',
  label: 'Active voice',
  description:
    'Prefer the active voice: it says who does what. Readers of a passive sentence must guess whether they or the software act.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('“{match}” is passive. Name who or what acts, and make it the subject.', [
      { pattern: PASSIVE, when: isPassive },
    ]),
  ],
  examples: () => [
    {
      text: 'The file was not written, and errors are silently ignored.',
      findings: [
        { quote: 'was not written', suggestion: null },
        { quote: 'are silently ignored', suggestion: null },
      ],
    },
    {
      text: 'The job gets processed by a worker, and the tags got removed. You get started by running it; it gets cached data.',
      findings: [
        { quote: 'gets processed', suggestion: null },
        { quote: 'got removed', suggestion: null },
      ],
    },
    {
      text: 'It is being written, isn’t often being read-only, and is only then being set.',
      findings: [
        { quote: 'being written', suggestion: null },
        { quote: 'being set', suggestion: null },
      ],
    },
    { text: 'Verify that the disk is mounted. The office is closed.', findings: [] },
    {
      text: 'Check that the disk is mounted by the agent. It can be closed, and is closed by the job.',
      findings: [
        { quote: 'is mounted', suggestion: null },
        { quote: 'be closed', suggestion: null },
        { quote: 'is closed', suggestion: null },
      ],
    },
    {
      text: 'The option is deprecated. A key is required, and it is based on a file that was red. It is meant to be opaque.',
      findings: [],
    },
    {
      text: 'Components are unstyled and uncontrolled. The part is unmounted, and the word was underlined.',
      findings: [
        { quote: 'is unmounted', suggestion: null },
        { quote: 'was underlined', suggestion: null },
      ],
    },
    {
      text: 'It is `created` here, and [is read](./was-read.md).',
      findings: [{ quote: 'is read', suggestion: null }],
    },
  ],
};
