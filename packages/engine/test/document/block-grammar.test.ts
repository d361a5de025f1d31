import assert from 'node:assert/strict';
import type { Tree } from '@lezer/common';
import fc from 'fast-check';
import { markdownGrammar, markdownParser, mdxGrammar, mdxParser } from '../../document/grammar/index.ts';

const PIECES =
  'a|two words|1|12|1.|2)|-|*|+|>|#|##|```|`|``|~~~|---|***|**b**|___|_|===|--|=|[a]: /u|[^1]:|[x]|[ ]|(y)|!!! note|???|:::|///|<div>|<!-- c -->|<|a \\| b|\\|--\\|--\\||:-:|\\||  |    |\t| |“q”|\u00a0|\u2028'
    .split(/(?<!\\)\|/)
    .map((piece) => piece.replaceAll('\\|', '|'));
const LINE = fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }).map((pieces) => pieces.join(' '));
const TEXT = fc.array(LINE, { maxLength: 8 }).map((lines) => lines.join('\n'));

/** The blocks of a tree, also those in others. */
function blocksOf(tree: Tree): string {
  const found: string[] = [];
  tree.iterate({
    enter({ name, from, to, type }) {
      if (!type.is('Block') && !type.isTop) return false;
      found.push(`${name} ${from}-${to}`);
      return undefined;
    },
  });
  return found.join(', ');
}

describe('reading the blocks of a text before what stands in them', () => {
  const cases = [
    ['Markdown', markdownGrammar(), markdownParser()],
    ['MDX', mdxGrammar(), mdxParser()],
  ] as const;
  for (const [name, grammar, parser] of cases) {
    it(`finds the blocks of ${name} that reading both at once finds`, () => {
      fc.assert(
        fc.property(TEXT, (text) => {
          const expected = blocksOf(parser.parse(text));
          assert.equal(blocksOf(grammar.parse(text)), expected);
          assert.equal(blocksOf(grammar.parseToEdit(text)), expected);
        }),
        { numRuns: 4000 },
      );
    });
  }
});
