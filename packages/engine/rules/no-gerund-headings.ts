import { capitalize } from '../checks/letter-case.ts';
import { headingsOf } from './support/headings.ts';
import { baseOf } from './support/verbs.ts';
import type { Rule } from './types.ts';

export const noGerundHeadings: Rule = {
  id: 'no-gerund-headings',
  label: 'No gerunds at the start of headings',
  description:
    'Begin headings without an “-ing” form: “Install the agent”, not “Installing the agent”. The imperative is shorter and easier to translate.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        headingsOf(document, true).flatMap(({ first, block }) => {
          const base = /ing$/.test(first.text) ? baseOf(first.text) : undefined;
          if (!base || block.words.length < 2) return [];
          const written = capitalize(base);
          return [
            {
              start: first.start,
              end: first.end,
              replacement: written,
              message: `Begin the heading with “${written}” instead of a gerund.`,
            },
          ];
        }),
    },
  ],
  examples: () => [
    {
      text: '## Installing the agent',
      findings: [{ quote: 'Installing', suggestion: 'Install' }],
      fixed: '## Install the agent',
    },
    { text: '## Install the agent\n\n## Networking basics\n\nInstalling it takes time.', findings: [] },
    { text: '## `Installing` it\n\n- Installing it', findings: [] },
  ],
};
