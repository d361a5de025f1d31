import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { createEngine } from '../../index.ts';

const LENGTH = 200_000;
/** Milliseconds of processor time: what a second is on a machine that does nothing else, with room for one that is busy. */
const LIMIT = 2500;

/** Terms that make headings, lists, code and emphasis, and undo each other: no rewriting of them may last. */
const STYLE = {
  rules: null,
  termSubs: [
    { preferred: '# heading', avoid: ['foo term'] },
    { preferred: '- item', avoid: ['foo'] },
    { preferred: '`x', avoid: ['a'] },
    { preferred: 'a', avoid: ['utilize'] },
  ],
  glossary: [{ term: '*a', definition: 'x', synonyms: ['here'] }],
};

const ALL: readonly Mode[] = ['review', 'style-check', 'rewrite', 'simplify'];
const REWRITING: readonly Mode[] = ['rewrite', 'simplify'];

/** What is repeated, and the modes that have most to do with it: all read a text alike. */
const UNITS: readonly (readonly [name: string, unit: string, modes: readonly Mode[]])[] = [
  ['links that never close', '[a](', ['review', 'rewrite']],
  ['images in brackets', '![[]()', ['simplify']],
  ['terms that make headings', 'foo term\n\n', REWRITING],
  ['a finding for each word', 'a a an an ', ALL],
  ['HTML in one line', '<div><p>a</div>', ['review', 'rewrite']],
  ['table rows', '|a|b|\n|-|-|\n', ['style-check', 'simplify']],
  ['references', '[a]: b\n\n[a][a] ', REWRITING],
  ['anchors to headings', '## Utilize a\n\n[x](#utilize-a)\n\n', ['review', 'rewrite']],
  ['identifiers', 'a_b foo c_d ', ['simplify']],
  ['paragraphs of one letter', 'a\n\n', ['review', 'simplify']],
  ['sentences in one paragraph', '%a%Utilize foo term.\n', ['glossary-gen', 'keywords']],
  ['items of one letter', '* a\n', ['simplify', 'ux-review', 'ux-rewrite']],
];

describe('200,000 hostile characters', () => {
  const engine = createEngine();
  for (const [name, unit, modes] of UNITS) {
    for (const mode of modes) {
      it(`take bounded time in ${mode}: ${name}`, () => {
        const input = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
        const before = process.threadCpuUsage();
        engine.analyze({ mode, input, style: STYLE });
        const { user, system } = process.threadCpuUsage(before);
        assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
      });
    }
  }
});
