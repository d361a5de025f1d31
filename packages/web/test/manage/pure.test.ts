import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DOORS } from '@housestyle/contract/web';
import { ciSnippet, curlSnippet, editorSnippet, mcpSnippets } from '../../src/scenes/connect/snippets.ts';
import { markFindings, readUnderstanding } from '../../src/scenes/style/verdict.ts';
import { axisEnd, tallyModes, tallyMonth } from '../../src/scenes/usage/tally.ts';

describe('usage in numbers', () => {
  const month = {
    month: '2026-11',
    used: 6,
    requests: [
      { door: 'web' as const, mode: 'review', count: 3 },
      { door: 'ci' as const, mode: 'review', count: 2 },
      { door: 'web' as const, mode: 'rewrite', count: 1 },
    ],
  };

  it('a month is told by door', () => {
    const { doors, total } = tallyMonth(month);
    assert.deepEqual(doors, { web: 4, api: 0, mcp: 0, editor: 0, ci: 2 });
    assert.deepEqual(Object.keys(doors), [...DOORS]);
    assert.equal(total, 6);
  });

  it('modes are told by their titles, the most used first', () => {
    assert.deepEqual(
      tallyModes([month]).map(({ title, count }) => [title, count]),
      [
        ['Review', 5],
        ['Rewrite', 1],
      ],
    );
  });

  it('the axis holds every count, and its half is whole', () => {
    for (const [most, end] of [
      [0, 4],
      [4, 4],
      [7, 10],
      [11, 20],
      [4275, 5000],
      [10_000, 10_000],
      [10_001, 20_000],
    ] as const)
      assert.equal(axisEnd(most), end);
  });
});

describe('trying a rule', () => {
  it('what needs a person is not understood', () => {
    assert.equal(readUnderstanding('- [x] Pass — Tone'), 'whole');
    assert.equal(readUnderstanding('- [ ] Fail — Tone (1): line 1'), 'whole');
    assert.equal(readUnderstanding('- [VERIFY] Tone: could not be judged without a person.'), 'none');
    assert.equal(readUnderstanding('- [ ] Fail — Tone (1): line 1\n- [VERIFY] Tone: a part of it.'), 'part');
  });

  it('marks do not overlap', () => {
    const at = (start: number, end: number) => ({ range: { start, end } });
    assert.deepEqual(markFindings('abcdef', [at(4, 5), at(1, 3), at(2, 4), at(5, 5)]), [
      { text: 'a', marked: false },
      { text: 'bc', marked: true },
      { text: 'd', marked: false },
      { text: 'e', marked: true },
      { text: 'f', marked: false },
    ]);
  });
});

describe('snippets', () => {
  const origin = 'https://docs.example.com';

  it('have the address and are what their place reads', () => {
    for (const { text } of [editorSnippet(origin), ...mcpSnippets(origin)]) {
      assert.match(text, /https:\/\/docs\.example\.com"/);
      assert.equal(typeof JSON.parse(text), 'object');
    }
    const documented = readFileSync(new URL('../../../../docs/ci.md', import.meta.url), 'utf8');
    assert(documented.includes(ciSnippet(origin).text), 'The snippet for CI is not what docs/ci.md says.');
    assert.match(curlSnippet(origin).text, /^curl 'https:\/\/docs\.example\.com\/api\/v1\/analyze' \\\n/);
  });
});
