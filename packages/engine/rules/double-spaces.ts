import type { CodeCheck, Match } from '../checks/types.ts';
import type { Rule } from './types.ts';

const TWO = '  ';
/** Several spaces, and the end of the word in front. */
const SPACES = /(?<=([A-Za-z0-9][.!?:,;"”’)]{0,2})) {2,}(?=["“‘(]?[A-Za-z0-9])/g;

const find: CodeCheck['find'] = ({ blocks, text }) => {
  const matches: Match[] = [];
  let next = text.indexOf(TWO);
  for (const { kind, prose, start, end } of blocks) {
    if (next >= 0 && next < start) next = text.indexOf(TWO, start);
    if (next < 0) break;
    // In the prose, marks such as ** are spaces too: most of its spaces in a row are none of the text.
    if (next >= end || kind !== 'paragraph') continue;
    for (const { index, 0: spaces, 1: before = '' } of prose.matchAll(SPACES)) {
      const range = { start: start + index - before.length, end: start + index + spaces.length };
      const written = text.slice(range.start, range.end);
      if (/^\S+ {2,}$/.test(written))
        matches.push({ ...range, replacement: written.replace(/ +$/, ' '), message: 'One space is enough.' });
    }
  }
  return matches;
};

export const doubleSpaces: Rule = {
  id: 'double-spaces',
  label: 'One space between words and sentences',
  description: 'Put one space between sentences, not two.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [{ kind: 'code', local: true, find }],
  examples: () => [
    {
      text: 'It starts.  Then it stops.',
      findings: [{ quote: 's.  ', suggestion: 's. ' }],
      fixed: 'It starts. Then it stops.',
    },
    { text: 'It starts. Then it stops.  \nA new line.', findings: [] },
    { text: 'The **first** [host](a.md) starts. **Then** it stops.', findings: [] },
    { text: 'Keep `a  b` and\n\n| a  | b  |\n| -- | -- |', findings: [] },
  ],
};
