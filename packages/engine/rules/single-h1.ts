import type { Rule } from './types.ts';

export const singleH1: Rule = {
  id: 'single-h1',
  label: 'One title per page',
  description:
    'Give a page one first-level heading, its title. With several, nobody can tell what the page is about.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find({ blocks }) {
        const titles = blocks.filter(
          ({ kind, level, start, end }) => kind === 'heading' && level === 1 && end > start,
        );
        return titles.slice(1).map(({ start, end }) => ({
          start,
          end,
          replacement: null,
          message: 'The page has a title already. Make this a second-level heading, or a page of its own.',
        }));
      },
    },
  ],
  examples: () => [
    { text: '# Guide\n\n# Reference', findings: [{ quote: 'Reference', suggestion: null }] },
    { text: '# Guide\n\n## Reference\n\n## Index', findings: [] },
    { text: '# Guide\n\n```sh\n# a comment\n```\n\n- item `# not`', findings: [] },
  ],
};
