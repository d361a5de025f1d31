import type { Rule } from './types.ts';

export const doubleNegatives: Rule = {
  id: 'double-negatives',
  label: 'Double negatives',
  description: 'Say “common” for “not uncommon”. Two negatives make readers work out what holds.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      pattern:
        /\b(?:not|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|never)\s+(?:be\s+)?(?:an?\s+|entirely\s+|completely\s+)?(?:uncommon|unusual|unlikely|unlike|impossible|unreasonable|unimportant|unknown|unheard|unnecessary|unwelcome|insignificant|inconsiderable|infrequent|infrequently|invalid|incorrect|incompatible|inconsistent|ineffective|unsupported|unavailable|unaware|unable|unsafe|unwise|without|irrelevant|ineligible|inappropriate|dissimilar|unfamiliar|unhelpful)\b|\b(?:cannot|can['’]t|don['’]t|doesn['’]t|didn['’]t|won['’]t|isn['’]t|aren['’]t|not|never)\s+(?!an?\s)(?:\w+\s+){0,3}?(?:no|nothing|nobody|nowhere|none)\b(?!\s+(?:longer|more|matter|one|later))|\b(?:do|does|did|should|must|is|are|was|were|will)(?:\s+not|n['’]t)\s+(?:fail|neglect)\s+to\b|\b(?:not|n['’]t)\s+(?:un|dis)(?:able|checked|set|like|agree|allowed|abled|selected|connected)\b/gi,
      message: 'Two negatives cancel out. Say what holds instead of “{match}”.',
    },
  ],
  examples: () => [
    {
      text: 'It is not uncommon to fail. The call doesn’t return nothing.',
      findings: [
        { quote: 'not uncommon', suggestion: null },
        { quote: 'doesn’t return nothing', suggestion: null },
      ],
    },
    { text: 'You may not be ineligible.', findings: [{ quote: 'not be ineligible', suggestion: null }] },
    {
      text: 'It is not common. There is no limit, and it does not matter no matter what. An unknown host is not found. A name that is not a group inserts nothing.',
      findings: [],
    },
    {
      text: 'Set `not unset`; read [not invalid](a.md)?',
      findings: [{ quote: 'not invalid', suggestion: null }],
    },
  ],
};
