import type { Rule } from './types.ts';

export const httpsLinks: Rule = {
  id: 'https-links',
  label: 'Secure links',
  description: 'Link to addresses with “https”, not “http”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ links }) =>
        links.flatMap(({ start, end, destination }) =>
          /^http:\/\/(?!localhost|127\.|0\.0\.0\.0|\[|10\.|192\.168\.|[^/]*\.(?:local|test|internal)\b|[^/.:]+[:/])/.test(
            destination,
          )
            ? [{ start, end, replacement: null, message: 'Link to the “https” address.' }]
            : [],
        ),
    },
  ],
  examples: () => [
    {
      text: 'See [it](http://example.com).',
      findings: [{ quote: '[it](http://example.com)', suggestion: null }],
    },
    { text: 'See [it](https://example.com), and [yours](http://localhost:80).', findings: [] },
    { text: 'Call `http://example.com`.', findings: [] },
  ],
};
