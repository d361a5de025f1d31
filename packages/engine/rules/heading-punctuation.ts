import type { CodeCheck, Match } from '../checks/types.ts';
import type { Rule } from './types.ts';

/** Abbreviations whose full stop belongs to them. */
const ABBREVIATION = /(?:\b(?:etc|vs|inc|ltd|co|e\.g|i\.e|no|approx|et al|[a-z])|\.\w+)$/i;

const find: CodeCheck['find'] = ({ blocks, text }) =>
  blocks.flatMap((block): readonly Match[] => {
    if (block.kind !== 'heading' || block.sentencePlaces.count > 1) return [];
    const shown = text.slice(block.start, block.end).trimEnd();
    const tail = /[\w`)”"'’]([.:;,])$/.exec(shown);
    if (!tail || ABBREVIATION.test(shown.slice(0, -1)) || /\.{2,}$|…$/.test(shown)) return [];
    const end = block.start + shown.length;
    const last = block.wordAt(block.wordPlaces.count - 1);
    const start = last?.kind === 'word' && last.end === end - 1 ? last.start : end - 1;
    return [
      {
        start,
        end,
        replacement: text.slice(start, end - 1),
        message: `A heading needs no “${tail[1]}” at its end: its place and size set it apart.`,
      },
    ];
  });

export const headingPunctuation: Rule = {
  id: 'heading-punctuation',
  label: 'Punctuation at the end of headings',
  description: 'End headings without a full stop or colon. A question mark may stay where the heading asks.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [{ kind: 'code', local: true, find }],
  examples: () => [
    {
      text: '## Install the package:\n\n## Use `npm`.',
      findings: [
        { quote: 'package:', suggestion: 'package' },
        { quote: '.', suggestion: '' },
      ],
      fixed: '## Install the package\n\n## Use `npm`',
    },
    { text: '## Why not?\n\n## Ports, hosts, etc.\n\nA paragraph ends here.', findings: [] },
    { text: '- An item:\n\n| Cell. |\n| --- |\n| `a.` |\n\n## `server.close.`', findings: [] },
  ],
};
