import type { CodeCheck } from '../checks/types.ts';
import type { Rule } from './types.ts';

const find: CodeCheck['find'] = ({ blocks, text }) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'paragraph' || block.quoted || !block.prose.includes('?')) return [];
    return block.sentences.flatMap((sentence) => {
      const shown = text.slice(sentence.start, sentence.end);
      if (!/\?["”')*_\s]*$/.test(shown) || /["“]/.test(shown) || sentence.words.length < 2) return [];
      return [
        {
          start: sentence.start,
          end: sentence.end,
          replacement: null,
          message: 'Say what readers should know instead of asking them.',
        },
      ];
    });
  });

export const rhetoricalQuestions: Rule = {
  id: 'rhetorical-questions',
  label: 'Rhetorical questions',
  description: 'Tell readers the answer instead of asking them. They came with questions of their own.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [{ kind: 'code', local: true, find }],
  examples: () => [
    { text: 'Why use a cache? It is fast.', findings: [{ quote: 'Why use a cache?', suggestion: null }] },
    { text: '## Why use a cache?\n\nThe installer asks “Continue?” and waits.', findings: [] },
    { text: 'Match `a?` and [b](c?d).', findings: [] },
  ],
};
