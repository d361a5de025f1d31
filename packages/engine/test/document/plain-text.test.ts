import assert from 'node:assert/strict';
import type { Tree } from '@lezer/common';
import { parser, Strikethrough, TaskList } from '@lezer/markdown';
import fc from 'fast-check';
import { blocks } from '../../document/grammar/blocks.ts';
import { markdownParser, mdxParser } from '../../document/grammar/index.ts';
import { inlines, mdxInlines } from '../../document/grammar/inlines.ts';
import { tables } from '../../document/grammar/tables.ts';

const GRAMMAR = [tables, TaskList, Strikethrough, blocks, inlines];
const PIECES =
  'a|http://x.y|www.a.b|_|*|**|`|``|[x](y)|![a|](|<b>|<http://a>|\\|\\*|\n|  \n|\\\n|$x$|{|{{a}}|}|&amp;|~~| |  |h|w|ht|é|😀|!|[|^|]|https://|{% a %}|<!-- c -->'.split(
    '|',
  );

function positions(tree: Tree): string {
  let text = '';
  tree.iterate({ enter: ({ name, from, to }) => void (text += `${name} ${from}-${to} `) });
  return text;
}

describe('stepping over plain text', () => {
  const cases = [
    ['Markdown', markdownParser(), parser.configure(GRAMMAR)],
    ['MDX', mdxParser(), parser.configure([...GRAMMAR, mdxInlines])],
  ] as const;
  for (const [name, quick, slow] of cases) {
    it(`reads ${name} as asking every parser at every character does`, () => {
      const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map((pieces) => pieces.join(''));
      fc.assert(
        fc.property(text, (sample) =>
          assert.equal(positions(quick.parse(sample)), positions(slow.parse(sample))),
        ),
        { numRuns: 3000 },
      );
    });
  }
});
