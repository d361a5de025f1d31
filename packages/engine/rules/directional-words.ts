import { patternCheck } from './support/pattern-check.ts';
import { shunning } from './support/phrasings.ts';
import type { Rule } from './types.ts';

const THINGS =
  'code|command|commands|configuration|diagram|example|examples|figure|image|list|options|output|query|screenshot|sections?|settings|snippets?|steps|table';

export const directionalWords: Rule = {
  id: 'directional-words',
  label: 'Directions on the page',
  description:
    'Refer to other places by name, or as preceding and following. “Above” and “below” fail when pages are reflowed, split or read aloud.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('Say “{replacement}” instead of “{match}”: what is up or down depends on the screen.', [
      {
        pattern: new RegExp(`\\b[Tt]he\\s+(?<at>above)\\s+(?:\\w+\\s+)?(?:${THINGS})\\b`, 'dg'),
        to: 'preceding',
      },
      {
        pattern: new RegExp(`\\b[Tt]he\\s+(?<at>below)\\s+(?:\\w+\\s+)?(?:${THINGS})\\b`, 'dg'),
        to: 'following',
      },
    ]),
    patternCheck('Name the place, or link to it: what is up or down depends on the screen.', [
      {
        pattern:
          /\b(?:see|shown|described|mentioned|listed|defined|explained|noted|outlined|documented|detailed|discussed)\s+(?<at>above|below)\b(?!\s+(?:the|a|an|\d)\b)/gi,
      },
      {
        pattern: new RegExp(
          `\\b(?:${THINGS})\\s+(?<at>above|below)\\b(?!\\s+(?:the|a|an|zero|\\d)\\b)`,
          'gi',
        ),
      },
      { pattern: /\b(?:left|right)-hand side\b/gi },
    ]),
  ],
  phrasings: [
    shunning(`directional (?:language|words|terms)|["'“]?(?:above|below)["'”]?`),
    /\bdirectional\b/,
    /\b(?:above|below)\b[^.]{0,30}\b(?:preceding|following|earlier|later)\b/,
    /\bdirections on the page\b/,
  ],
  examples: [
    {
      text: 'Use the above example. In the below code, and as shown above, it fails.',
      findings: [
        { quote: 'above', suggestion: 'preceding' },
        { quote: 'below', suggestion: 'following' },
        { quote: 'above', suggestion: null },
      ],
    },
    { text: 'Node.js 20 and above; a value below zero; use the following command.', findings: [] },
    { text: 'The `above` option, [see](./below.md), and the *above*.', findings: [] },
  ],
};
