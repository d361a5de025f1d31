import type { Rule } from './types.ts';

export const headingSentenceCase: Rule = {
  id: 'heading-sentence-case',
  label: 'Headings in sentence case',
  description:
    'Write headings in sentence case: a capital for the first word and for names. It is easier to read and to keep up.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'capitalization',
      scope: 'heading',
      match: 'sentence',
      message: 'Headings are in sentence case: “{replacement}”.',
    },
  ],
  examples: () => [
    { text: '## New in May\n\nMay it run?\n\n## What changed before May 2026', findings: [] },
    {
      text: '## Install The Package',
      findings: [{ quote: 'Install The Package', suggestion: 'Install the package' }],
      fixed: '## Install the package',
    },
    {
      text: '## INSTALL THE SERVER ON AWS\n\n## HTTP API',
      findings: [{ quote: 'INSTALL THE SERVER ON AWS', suggestion: 'Install the server on AWS' }],
      fixed: '## Install the server on AWS\n\n## HTTP API',
    },
    { text: '# Multer [![Build Status](a.svg)](b) ![Test Coverage](c.svg)', findings: [] },
    { text: '## Install the package for GitHub\n\nThis Is No Heading.', findings: [] },
    { text: '## The `Install Guide`\n\n## Use TypeScript', findings: [] },
  ],
};
