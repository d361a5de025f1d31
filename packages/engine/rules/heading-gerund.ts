import { capitalize } from '../checks/letter-case.ts';
import { headingsOf } from './support/headings.ts';
import { gerundOf, isTaskVerb } from './support/verbs.ts';
import type { Rule } from './types.ts';

export const headingGerund: Rule = {
  id: 'heading-gerund',
  label: 'Headings that begin with a gerund',
  description: 'Begin the headings of tasks with a gerund: “Installing the agent”, not “Install the agent”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        headingsOf(document, true).flatMap(({ first, block }) => {
          if (!isTaskVerb(first.text.toLowerCase()) || block.words.length < 2) return [];
          const written = capitalize(gerundOf(first.text.toLowerCase()));
          return [
            {
              start: first.start,
              end: first.end,
              replacement: written,
              message: `Begin the heading with the gerund “${written}”.`,
            },
          ];
        }),
    },
  ],
  examples: () => [
    {
      text: '## Install the agent',
      findings: [{ quote: 'Install', suggestion: 'Installing' }],
      fixed: '## Installing the agent',
    },
    { text: '## Installing the agent\n\n## The agent\n\nInstall it.', findings: [] },
    { text: '## `Install` it\n\n- Install it', findings: [] },
  ],
};
