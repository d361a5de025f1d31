import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Words in "-ly" that are no adverbs of manner, or that carry what the sentence says. */
const OTHERS = new Set(
  'only|early|daily|weekly|monthly|yearly|hourly|quarterly|nightly|biweekly|family|assembly|supply|apply|reply|multiply|comply|imply|rely|fly|ally|rally|tally|bully|ply|sly|ugly|holy|lily|jelly|belly|july|italy|anomaly|homily|monopoly|panoply|butterfly|friendly|unfriendly|likely|unlikely|lonely|lovely|lively|costly|deadly|orderly|timely|untimely|elderly|scholarly|worldly|cowardly|curly|bubbly|wobbly|smelly|silly|hilly|oily|wooly|woolly|firstly|secondly|thirdly|readonly|reapply|resupply|misapply|underlay|gully|folly|trolley|kindly|poly|dragonfly|firefly|barfly|doily'.split(
    '|',
  ),
);

export const adverbs: Rule = {
  id: 'adverbs',
  label: 'Adverbs',
  description:
    'Choose an exact verb instead of an adverb: “races”, not “runs quickly”. Most adverbs can go without loss.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Leave out the adverb “{match}”, or find a verb that needs none.', [
      {
        pattern: /(?<![\w./@#-])(?:[a-z]{3,}ly|(?<=(?:^|[.!?]\s))[A-Z][a-z]{2,}ly)(?![\w-]|\.\w|\()/g,
        when: ({ match }) => !OTHERS.has(match.toLowerCase()),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Quickly restart the server, which is extremely slow.',
      findings: [
        { quote: 'Quickly', suggestion: null },
        { quote: 'extremely', suggestion: null },
      ],
    },
    {
      text: 'Reply daily, and apply only the friendly family of rules; Fastly is likely a name.',
      findings: [],
    },
    {
      text: 'Call `quickly()` or [read on](quickly.md); the assembly relies on reply headers.',
      findings: [],
    },
  ],
};
