import type { GatheringCheck, Match } from '../../checks/types.ts';
import { gatherUnknown, unknownWords, type Unknown } from '../../spelling/unknown-words.ts';
import type { Rule } from '../types.ts';

const SUGGESTED = 3;
const SHORTEST = 3;

const check: GatheringCheck<Unknown> = {
  kind: 'gathering',
  gather: gatherUnknown,
  decide: (document, gathered) =>
    unknownWords(document, gathered, ({ facts }) => facts.lower.length >= SHORTEST).map(
      ({ start, end, text, facts }): Match => {
        const near = facts.near.slice(0, SUGGESTED);
        const close = near.map(({ word }) => `“${word}”`).join(' or ');
        const message = `“${text}” is in no dictionary${close === '' ? '' : `; close to it: ${close}`}. If it is right, add it to your glossary.`;
        return { start, end, replacement: null, message };
      },
    ),
};

export const unknownWordsRule: Rule = {
  id: 'unknown-words',
  label: 'Unknown words',
  description:
    'Check the spelling of every word: flag each that is neither in a dictionary nor in the glossary.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [check],
  examples: () => [
    {
      text: 'Send the wibblet to the Frobnitz queue, then read the answer.',
      findings: [
        { quote: 'wibblet', suggestion: null },
        { quote: 'Frobnitz', suggestion: null },
      ],
    },
    {
      text: 'The `frobnitz` flag, and the frobnitz that it starts, deduplicates retryable requests.',
      findings: [],
    },
  ],
};
