import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

export const splitInfinitives: Rule = {
  id: 'split-infinitives',
  label: 'Split infinitives',
  description: 'Keep “to” beside its verb: “to start quickly”, not “to quickly start”.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Keep “to” beside its verb: move the adverb in “{match}”.', [
      {
        pattern:
          /\bto\s+(?:not\s+)?(?!(?:only|early|daily|family|supply|apply|reply|rely|comply|multiply|imply|fly|assembly|italy|july|reapply|exactly|nearly|roughly|approximately|monthly|weekly|hourly|friendly|likely|italy|fastly)\b)(?:[a-z]{3,}ly|always|never)\s+(?!(?:the|a|an|and|or|in|on|at|of|to|for|with|by|available|different|identical|equal|related|similar|based|[a-z]+ed|[a-z]+ing|[a-z]+al|[a-z]+ive|[a-z]+able|[a-z]+ible|[a-z]+ous)\b)[a-z]+/g,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'We want to always keep three copies. It applies to just one key and to even rows.',
      findings: [{ quote: 'to always keep', suggestion: null }],
    },
    {
      text: 'Use it to quickly start the server.',
      findings: [{ quote: 'to quickly start', suggestion: null }],
    },
    {
      text: 'Set it to fully qualified names, and to reply early. It goes to newly added hosts.',
      findings: [],
    },
    { text: 'Run `to quickly start` from [there](a.md).', findings: [] },
  ],
};
