import type { Rule } from './types.ts';

/** Alternative texts that describe nothing. */
const EMPTY =
  /^(?:|image|img|picture|photo|screenshot|alt|alt text|diagram|logo|icon|untitled|\S+\.(?:png|jpe?g|gif|svg|webp))$/i;

export const imageAltText: Rule = {
  id: 'image-alt-text',
  label: 'Alternative text of images',
  description:
    'Describe each image in its alternative text. People who cannot see it, and pages on which it does not load, show the text instead.',
  severity: 'important',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find: ({ links, text }) =>
        links.flatMap(({ kind, label, start, end }) => {
          if (kind !== 'image') return [];
          const shown = text.slice(label.start, label.end).trim();
          // An empty attribute says on purpose that the image is decoration.
          if (!EMPTY.test(shown) || /\balt=(?:""|'')/.test(text.slice(start, end))) return [];
          const message = shown
            ? `“${shown}” does not describe the image. Write what a reader should see in it.`
            : 'The image has no alternative text. Write what a reader should see in it.';
          return [{ start, end, replacement: null, message }];
        }),
    },
  ],
  examples: () => [
    {
      text: 'Look: ![](flow.png) and ![screenshot](a.png).',
      findings: [
        { quote: '![](flow.png)', suggestion: null },
        { quote: '![screenshot](a.png)', suggestion: null },
      ],
    },
    { text: '![The request passes three hooks](flow.png)', findings: [] },
    { text: '[](a.md) and `![](b.png)`\n\n- ![Two queues](c.png)', findings: [] },
  ],
};
