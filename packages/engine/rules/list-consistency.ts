import type { Match } from '../checks/types.ts';
import type { Block, SourceDocument } from '../document/types.ts';
import { endOf, listsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

/** The mark that ends an item, before what closes quotations, brackets, and emphasis; one that is no period has its reason. */
const MARK = /([.:;,!?…]+)["”’')*_`\]]*$/;
/** "… (optional)" behind a period or a type, "(a, b, etc.)", "{string|Error}", an address: neither a period nor none. */
const ASIDE = /[.}`]\s+\*?\([^()]*\)\*?$|\betc\.?[)*_]*$|\}$|:\/\/\S+$/;
/** How much of an item's end is looked at. */
const END = 60;

/** "Either a name, or", "it reads files, so": one sentence goes through the list. */
const JOINS: ReadonlySet<string> = new Set(['and', 'or', 'so']);
/** A sentence has more words than a label. */
const SENTENCE = 3;
/** Code behind an item: "create a member of the form". */
const CODE_BELOW =
  /^[ \t]{0,9}\n(?:[ \t]{0,9}\n)?(?:[ \t]{0,20}(?:```|~~~)|(?:\t| {6})[ \t]{0,20}[^\s*+\d-])/;

/** The blocks below which a list of their own begins: they are its titles. */
function titlesOf({ blocks }: SourceDocument): ReadonlySet<Block> {
  return new Set(
    blocks.filter((block, index) => (blocks[index + 1]?.list?.depth ?? 0) > (block.list?.depth ?? Infinity)),
  );
}

/** Whether one sentence goes through the list: "in the tracker", "or by email". */
const isOneSentence = (items: readonly Block[]): boolean =>
  /^(?:and|or)$/.test(items.at(-1)?.words[0]?.text ?? '');

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
      find: (document) => {
        const titles = titlesOf(document);
        return listsOf(document).flatMap((items) => {
          if (isOneSentence(items)) return [];
          const ends = items.flatMap((block) => {
            const end = endOf(block);
            const last = document.text.slice(Math.max(block.start, end - END), end);
            const mark = MARK.exec(last.slice(-8))?.[1] ?? '';
            const isUncertain =
              ASIDE.test(last) ||
              JOINS.has(block.words.at(-1)?.text ?? '') ||
              (mark === '' && (titles.has(block) || CODE_BELOW.test(document.text.slice(end, end + END))));
            const isTold = block.words.length > 1 && (mark === '' || mark === '.') && !isUncertain;
            return isTold ? [{ block, end, stops: mark === '.' }] : [];
          });
          const stopping = ends.filter(({ stops }) => stops).length;
          if (ends.length < 2 || stopping === 0 || stopping === ends.length) return [];
          const odd =
            stopping * 2 >= ends.length
              ? ends.filter(({ stops }) => !stops)
              : ends.filter(({ stops, block }) => stops && block.sentences.length === 1);
          const isClear = odd.length * 2 < ends.length;
          return odd.flatMap(({ block, end, stops }): readonly Match[] => {
            // What stands in code is nobody's prose.
            const last = block.words.findLast(({ kind }) => kind === 'word');
            if (!last) return [];
            const message = isClear
              ? `This item ends ${stops ? 'with' : 'without'} a period, unlike most of the list. End all in the same way.`
              : 'Some items of this list end with a period, and some without. End all in the same way.';
            // A period has no place in the text of a link.
            const isPlain = last.end + (stops ? 1 : 0) === end && document.text[end] !== ']';
            const mended = stops ? last.text : `${last.text}.`;
            // "Default: `0`" is a label with its value.
            if (!isPlain && block.words.filter(({ kind }) => kind === 'word').length < SENTENCE) return [];
            return isPlain
              ? [{ start: last.start, end, replacement: isClear ? mended : null, message }]
              : [{ start: last.start, end: last.end, replacement: null, message }];
          });
        });
      },
    },
  ],
  examples: () => [
    {
      text: '- Open the file.\n- Close the file\n- Delete the file.',
      findings: [{ quote: 'file', suggestion: 'file.' }],
      fixed: '- Open the file.\n- Close the file.\n- Delete the file.',
    },
    {
      text: '1. Open the file.\n2. Copy the file `a` to `b`\n3. Close the file.\n\n- How many it takes.\n- Default: `0`\n- It may grow.',
      findings: [{ quote: 'to', suggestion: null }],
    },
    {
      text: '- Fast setup\n- Safe defaults.\n- Small size\n\n1. Open it.\n2. Close it',
      findings: [
        { quote: 'defaults.', suggestion: 'defaults' },
        { quote: 'it', suggestion: null },
      ],
    },
    {
      text: '- It reads files, so\n  - it is slow.\n- Tweaks\n  - One or two.\n- It is fast.\n- A name. (optional)\n- See http://example.com/a\n- Of types (text, etc.)\n- A list, a map, ...\n- A `{string}` {Error}',
      findings: [],
    },
    { text: 'Report bugs\n- in our tracker\n- or by an email to us.', findings: [] },
    {
      text: '- Read it.\n- Keep it.\n- See [the book](a.html)',
      findings: [{ quote: 'book', suggestion: null }],
    },
    { text: '- Call it as in\n  ```sh\n  run\n  ```\n- Then stop it.\n- Then wait.', findings: [] },
    { text: '- One of these:\n  - A name, or\n  - A number.\n- More …\n- A value.', findings: [] },
    { text: '- Open the file.\n- Close the file.\n\n1. Open it\n2. Close it', findings: [] },
    { text: '- `open.`\n- Close the `file`', findings: [] },
  ],
};
