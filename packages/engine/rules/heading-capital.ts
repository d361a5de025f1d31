import { patternCheck } from './support/pattern-check.ts';
import { capitalize } from '../checks/letter-case.ts';
import type { Rule } from './types.ts';

export const headingCapital: Rule = {
  id: 'heading-capital',
  label: 'A capital at the start of headings',
  description: 'Begin each heading with a capital letter.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Begin the heading with a capital: “{replacement}”.', [
      {
        pattern:
          /^\s*(?!(?:const|let|var|function|new|async|await|def|fn|func)\s+[\w$.]+\s*[=(])(?<at>[a-z]{2,})(?=\s+[a-z])/dg,
        scope: 'heading',
        to: capitalize,
      },
    ]),
  ],
  examples: () => [
    {
      text: '## install the agent',
      findings: [{ quote: 'install', suggestion: 'Install' }],
      fixed: '## Install the agent',
    },
    { text: '## Install the agent\n\n## macOS\n\ninstall it', findings: [] },
    { text: '## const host = open(path, options)', findings: [] },
    { text: '## `install` it\n\n- install it', findings: [] },
  ],
};
