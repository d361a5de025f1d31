import { isNounLike } from './support/verbs.ts';
import { headingsOf } from './support/headings.ts';
import type { Rule } from './types.ts';

export const headingImperative: Rule = {
  id: 'heading-imperative',
  label: 'Headings that begin with a verb',
  description:
    'Begin the headings of tasks with a verb in the imperative: “Install the agent”, not “Installing the agent”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        headingsOf(document, true).flatMap(({ first, block }) => {
          const word = first.text.toLowerCase();
          const gerund =
            /^[a-z]{2,}ing$/.test(word) &&
            !/^(?:string|thing|king|ring|ping|spring|wing|bring|sing|ceiling|morning|evening|building|during|nothing|everything|something|anything|pricing|routing|networking|warning|setting)$/.test(
              word,
            );
          // A page is named by what it is about, or by what it tells how to do.
          const title = block === document.blocks[0] && block.level === 1;
          if (!gerund && (title || !isNounLike(word))) return [];
          const deed =
            /(?:ation|ment|uction|ition|ection)$/.test(word) &&
            !/^(?:documentation|information|introduction)$/.test(word);
          if (block.words.length < (word === 'how' ? 3 : deed ? 1 : 2)) return [];
          return [
            {
              start: first.start,
              end: first.end,
              replacement: null,
              message: `Begin the heading with a verb in the imperative instead of “${first.text}”.`,
            },
          ];
        }),
    },
  ],
  examples: () => [
    {
      text: '## Installing the agent\n\n## The agent',
      findings: [
        { quote: 'Installing', suggestion: null },
        { quote: 'The', suggestion: null },
      ],
    },
    { text: '## Install the agent\n\n## Ping a host\n\nInstalling takes time.', findings: [] },
    { text: '## `Installing`\n\n- Installing it', findings: [] },
  ],
};
