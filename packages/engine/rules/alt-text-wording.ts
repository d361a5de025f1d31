import type { Rule } from './types.ts';

export const altTextWording: Rule = {
  id: 'alt-text-wording',
  label: 'Alt texts without “image of”',
  description:
    'Begin alt texts with what the picture shows, not with “image of”. Screen readers say that it is an image.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ links, text }) =>
        links.flatMap(({ kind, start, end, label }) =>
          kind === 'image' &&
          /^\s*(?:an? |the |this )?(?:image|picture|photo|photograph|graphic|screenshot|screen shot|illustration|icon)(?: of| showing| shows|\s*$)/i.test(
            text.slice(label.start, label.end),
          )
            ? [{ start, end, replacement: null, message: 'Begin the alt text with what the picture shows.' }]
            : [],
        ),
    },
  ],
  examples: () => [
    {
      text: '![Image of the menu](a.png)',
      findings: [{ quote: '![Image of the menu](a.png)', suggestion: null }],
    },
    { text: '![The menu](image-of.png), an image of the menu.', findings: [] },
    { text: '[Image of the menu](a.md) and `code`', findings: [] },
  ],
};
