import type { CodeCheck, Match } from '../checks/types.ts';
import type { Block, Sentence } from '../document/types.ts';
import type { Rule } from './types.ts';

const MESSAGE = 'The sentence is as true without the exclamation mark. Let the content speak.';
/** Shown output and quoted text keep their marks. */
const QUOTED = /["“‘']$|hello,?\s+world$/i;

/** Whether an exclamation mark stands near the end of a sentence. */
function endsWithMark({ prose, start }: Block, sentence: Sentence): boolean {
  const at = prose.lastIndexOf('!', sentence.end - start - 1);
  return at >= sentence.start - start;
}

const find: CodeCheck['find'] = ({ blocks, text }) =>
  blocks.flatMap((block) =>
    (block.prose.includes('!') ? block.sentences : []).flatMap((sentence): readonly Match[] => {
      if (!endsWithMark(block, sentence)) return [];
      const tail = /(!+)([)"”'’*_\s]*)$/.exec(text.slice(sentence.start, sentence.end));
      const last = sentence.words.at(-1);
      if (!tail || !last || /["”'’]/.test(tail[2] ?? '')) return [];
      const end = sentence.end - (tail[2]?.length ?? 0);
      const marks = end - (tail[1]?.length ?? 0);
      if (block.prose.slice(marks - block.start, end - block.start).includes('\ufffc')) return [];
      if (QUOTED.test(text.slice(Math.max(block.start, marks - 14), marks))) return [];
      // The word and its mark are quoted together where nothing stands between them.
      const start = last.kind === 'word' && last.end === marks ? last.start : marks;
      const aside =
        tail[2]?.includes(')') && !/^\([A-Z]/.test(text.slice(sentence.start, sentence.start + 2));
      const declarative = block.kind === 'paragraph' && !aside;
      const replacement = declarative ? `${text.slice(start, marks)}.` : text.slice(start, marks);
      return [{ start, end, replacement, message: MESSAGE }];
    }),
  );

export const exclamationMarks: Rule = {
  id: 'exclamation-marks',
  label: 'Exclamation marks',
  description:
    'End sentences without exclamation marks. Enthusiasm wears off by the second reading, and warnings need words.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [{ kind: 'code', needs: [/!/], find }],
  examples: () => [
    {
      text: 'The server is now running! Restart `npm`!',
      findings: [
        { quote: 'running!', suggestion: 'running.' },
        { quote: '!', suggestion: '.' },
      ],
    },
    { text: '- Editors (and more!)', findings: [{ quote: 'more!', suggestion: 'more' }] },
    { text: 'It prints “Hello World!” unless a != b.', findings: [] },
    { text: 'Set `!important` and ![logo](a.png).', findings: [] },
    { text: '## Ready to go!', findings: [{ quote: 'go!', suggestion: 'go' }], fixed: '## Ready to go' },
  ],
};
