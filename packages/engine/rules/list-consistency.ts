import type { Match } from '../checks/types.ts';
import { endOf, listsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

/** The mark that ends an item, before what closes quotations, brackets, and emphasis; one that is no period has its reason. */
const MARK = /([.:;,!?…]+)["”’')*_`\]]*$/;

/** "Either a name, or": one sentence goes through the list. */
const JOINS: ReadonlySet<string> = new Set(['and', 'or']);

export const listConsistency: Rule = {
  id: 'list-consistency',
  label: 'Consistent marks in lists',
  description: 'End all items of a list in the same way: each with a period, or none.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        listsOf(document).flatMap((items) => {
          const ends = items.flatMap((block) => {
            const end = endOf(block);
            const mark = MARK.exec(document.text.slice(Math.max(block.start, end - 8), end))?.[1] ?? '';
            const ends =
              block.words.length > 1 && !/[^.]/.test(mark) && !JOINS.has(block.words.at(-1)?.text ?? '');
            return ends ? [{ block, end, stops: mark === '.' }] : [];
          });
          const stopping = ends.filter(({ stops }) => stops).length;
          if (ends.length < 2 || stopping === 0 || stopping === ends.length) return [];
          const odd =
            stopping * 2 >= ends.length
              ? ends.filter(({ stops }) => !stops)
              : ends.filter(({ stops, block }) => stops && block.sentences.length === 1);
          const isClear = odd.length * 2 < ends.length;
          return odd.flatMap(({ block, end, stops }): readonly Match[] => {
            const last = block.words.at(-1);
            if (!last) return [];
            const message = isClear
              ? `This item ends ${stops ? 'with' : 'without'} a period, unlike most of the list. End all in the same way.`
              : 'Some items of this list end with a period, and some without. End all in the same way.';
            const isPlain = last.kind === 'word' && last.end + (stops ? 1 : 0) === end;
            const mended = stops ? last.text : `${last.text}.`;
            return [{ start: last.start, end, replacement: isClear && isPlain ? mended : null, message }];
          });
        }),
    },
  ],
  examples: () => [
    {
      text: '- Open the file.\n- Close the file\n- Delete the file.',
      findings: [{ quote: 'file', suggestion: 'file.' }],
      fixed: '- Open the file.\n- Close the file.\n- Delete the file.',
    },
    {
      text: '- Fast setup\n- Safe defaults.\n- Small size\n\n1. Open it.\n2. Close it',
      findings: [
        { quote: 'defaults.', suggestion: 'defaults' },
        { quote: 'it', suggestion: null },
      ],
    },
    { text: '- One of these:\n  - A name, or\n  - A number.\n- More …\n- A value.', findings: [] },
    { text: '- Open the file.\n- Close the file.\n\n1. Open it\n2. Close it', findings: [] },
    { text: '- `open.`\n- Close the `file`', findings: [] },
  ],
};
