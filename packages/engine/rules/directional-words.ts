import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const THINGS =
  'buttons?|code|command|commands|configuration|diagram|example|examples|fields?|figure|image|instructions|links?|list|menus?|options|output|paragraphs?|procedures?|query|screenshot|sections?|settings|snippets?|steps?|table';

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
          /\b(?<at>above|below)\b(?!\s+(?:the|a|an|\d)\b)(?<=\b(?:see|saw|seen|said|shown|described|mentioned|listed|defined|explained|noted|outlined|documented|detailed|discussed|presented|given|illustrated|specified|stated|introduced|demonstrated|declared|enumerated|indicated|as)\s+\k<at>)/gi,
      },
      {
        pattern: new RegExp(
          `\\b(?:${THINGS})\\s+(?<at>above|below)\\b(?!\\s+(?:the|a|an|zero|\\d)\\b)`,
          'gi',
        ),
      },
      {
        // "The dependencies above", but not "the layer above": that is where it lies.
        pattern:
          /\b(?<at>above|below)\b(?=[.,;:)]|\s+(?:is|are|for|to|and|can|shows?|we|you|which|that|about|does|do|will)\b)(?<=\b(?:the|this|these|those|all)\s+(?:[\w\ufffc-]+\s+){0,2}?(?!(?:layer|level|directory|folder|line|row|cell|one|class|element|node|parent|rest|value|values|everything|anything|is|are|was|fall|falls|drops?)\b)[\w\ufffc-]{3,}\s+\k<at>)/gi,
      },
      {
        pattern:
          /\bscroll (?<at>up|down)(?= to (?:the|its|your) (?:[a-z]+ ){0,2}?(?:sections?|chapter|table|heading|list|example|part|end of the page|bottom of the page)\b)/gi,
      },
      { pattern: /\b(?<at>Above|Below)\b(?=\s+(?:is|are|you|we)\b|,)(?<=(?:^|[.!?]\s+)\k<at>)/g },
      {
        pattern:
          /\b(?:left|right)-hand (?:side|menu|pane|panel|column|corner|sidebar|navigation|toolbar)\b|\b(?:upper|lower|top|bottom)[- ](?:left|right)(?:[- ]hand)?(?= (?:corner|of the (?:page|screen|window|dialog)))|\b(?:menu|pane|panel|button|icon|link|list|field|toolbar|sidebar|navigation|tab|section|box|bar)\s+(?:(?:on|to|at)\s+the\s+(?<at>left|right)\b(?!\s+of\b)|at\s+the\s+(?<at>top|bottom)\b(?!\s+of\s+the\s+(?:file|list|script|stack)))/gi,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'In the upper-right corner, select your name, then the icon at the top of the page. Put the list at the top of the file.',
      findings: [
        { quote: 'upper-right', suggestion: null },
        { quote: 'top', suggestion: null },
      ],
    },
    {
      text: 'Use the above example. Click the above button. In the below code, and as shown above, it fails.',
      findings: [
        { quote: 'above', suggestion: 'preceding' },
        { quote: 'above', suggestion: 'preceding' },
        { quote: 'below', suggestion: 'following' },
        { quote: 'above', suggestion: null },
      ],
    },
    {
      text: 'Use the menu on the left, not the icon to the left of the name.',
      findings: [{ quote: 'left', suggestion: null }],
    },
    {
      text: 'Below is a table of the errors. The dependencies above do so.',
      findings: [
        { quote: 'Below', suggestion: null },
        { quote: 'above', suggestion: null },
      ],
    },
    {
      text: 'It lies in the directory above, one level above the root; the values below are rejected below 3.',
      findings: [],
    },
    { text: 'Node.js 20 and above; a value below zero; use the following command.', findings: [] },
    { text: 'The `above` option, [see](./below.md), and the *above*.', findings: [] },
  ],
};
