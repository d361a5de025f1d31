import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../../test/harness/processor-time.ts';
import { atEnd } from '../../../rules/support/at-end.ts';

describe('A pattern for the end of a text', () => {
  const after = atEnd(/\b(and|or)\s+(?:then\s+)?/i);

  const ROWS: readonly (readonly [string, string | undefined])[] = [
    ['It stops and ', 'and'],
    ['It stops OR then ', 'OR'],
    ['It starts and stops ', undefined],
    ['It starts or stops and ', 'and'],
    ['the sand ', undefined],
    ['', undefined],
  ];
  for (const [text, found] of ROWS)
    it(`finds ${found ?? 'nothing'} at the end of “${text}”`, () => {
      assert.equal(after(text)?.[1], found);
    });

  it('takes time with what it matches, not with the text', () => {
    const text = `${'and then '.repeat(200_000)}stops `;
    const used = measureProcessor();
    for (let times = 0; times < 1000; times++) assert.equal(after(text), null);
    assert.ok(used() < 1000);
  });
});
