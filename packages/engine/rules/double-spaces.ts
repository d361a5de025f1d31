import type { CodeCheck, Match } from '../checks/types.ts';
import type { Rule } from './types.ts';

const TWO = '  ';
/** The end of a word, and the start of the next. */
const WORD_END = /[A-Za-z0-9][.!?:,;"”’)]{0,2}$/;
/** Characters of what `WORD_END` matches at most. */
const REACH = 3;
const WORD_START = /^["“‘(]?[A-Za-z0-9]/;

const find: CodeCheck['find'] = ({ blocks, text }) => {
  const matches: Match[] = [];
  let next = text.indexOf(TWO);
  for (const { kind, prose, start, end } of blocks) {
    if (next >= 0 && next < start) next = text.indexOf(TWO, start);
    if (next < 0) break;
    while (kind === 'paragraph' && next >= 0 && next < end) {
      let to = next + TWO.length;
      while (text.charAt(to) === ' ') to++;
      // In the prose, marks such as ** are spaces, and code is no word.
      const word = WORD_END.exec(prose.slice(Math.max(0, next - start - REACH), next - start))?.[0];
      if (word !== undefined && WORD_START.test(prose.slice(to - start, to - start + 2)))
        matches.push({
          start: next - word.length,
          end: to,
          replacement: `${word} `,
          message: 'One space is enough.',
        });
      next = text.indexOf(TWO, to);
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
