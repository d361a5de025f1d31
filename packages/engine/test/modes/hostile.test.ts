import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const LENGTH = 200_000;
/** Milliseconds of processor time: what a second is on a machine that does nothing else, with room for one that does. */
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

const UNITS: Readonly<Record<string, string>> = {
  'links that never close': '[a](',
  'images in brackets': '![[]()',
  'terms that make headings': 'foo term\n\n',
  'a finding for each word': 'a a an an ',
  'HTML in one line': '<div><p>a</div>',
  'table rows': '|a|b|\n|-|-|\n',
  references: '[a]: b\n\n[a][a] ',
  'anchors to headings': '## Utilize a\n\n[x](#utilize-a)\n\n',
  identifiers: 'a_b foo c_d ',
};

describe('200,000 hostile characters', () => {
  const engine = createEngine();
  for (const [name, unit] of Object.entries(UNITS)) {
    for (const mode of ['review', 'rewrite', 'simplify', 'style-check'] as const) {
      it(`take bounded time in ${mode}: ${name}`, () => {
        const input = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
        const before = process.cpuUsage();
        engine.analyze({ mode, input, style: STYLE });
        const { user, system } = process.cpuUsage(before);
        assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
      });
    }
  }
});
