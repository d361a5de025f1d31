import type { Rule } from './types.ts';

/** Link texts that tell nothing outside their sentence. */
const VAGUE = new Set([
  ...[
    'here',
    'click here',
    'this',
    'this link',
    'link',
    'this page',
    'this article',
    'this post',
    'this document',
    'this site',
  ],
  ...[
    'this website',
    'this one',
    'that',
    'read more',
    'more',
    'learn more',
    'see more',
    'more info',
    'more information',
    'see here',
  ],
  ...[
    'the link',
    'page',
    'click',
    'click this',
    'this url',
    'this blog post',
    'go here',
    'over here',
    'check here',
    'from here',
  ],
]);

/** Labels of more characters, marks and space included, are none of these. */
const LONGEST = 60;
/** How each of them begins: most labels are told by that. */
const OPENS = /^[\s*_.,:!]*(?:here|click|this|link|that|read|more|learn|see|the|page|go|over|check|from)\b/i;

export const linkText: Rule = {
  id: 'link-text',
  label: 'Descriptive link text',
  description:
    'Let the text of a link say where it leads. Many people hear or scan links out of context, where “here” says nothing.',
  severity: 'important',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find: ({ links, text }) =>
        links.flatMap(({ kind, label }) => {
          const length = label.end - label.start;
          if (kind !== 'link' || length <= 0 || length > LONGEST) return [];
          const shown = text.slice(label.start, label.end);
          if (!OPENS.test(shown)) return [];
          const words = shown
            .toLowerCase()
            .replace(/[*_.,:!]/g, '')
            .replace(/\s+/g, ' ')
            .trim();
          if (!VAGUE.has(words)) return [];
          const message = `“${shown.trim()}” does not say where the link leads. Name the page or what readers find there.`;
          return [{ ...label, replacement: null, message }];
        }),
    },
  ],
  examples: () => [
    {
      text: 'See [here](a.md) or [**this link**](b.md).',
      findings: [
        { quote: 'here', suggestion: null },
        { quote: '**this link**', suggestion: null },
      ],
    },
    { text: 'See [the install guide](a.md), or look here.', findings: [] },
    { text: '![here](a.png) and [`here`](b.md)\n\n| [Read the guide here](c.md) |\n| --- |', findings: [] },
  ],
};
