import assert from 'node:assert/strict';
import { usageText } from '../../src/scenes/workbench/model/usage-text.ts';

describe('the cost of an answer', () => {
  for (const [inputTokens, outputTokens, text] of [
    [1, 0, 'Tokens: 1 in, 0 out'],
    [41_250, 1096, 'Tokens: 41,250 in, 1,096 out'],
    [0, 0, ''],
  ] as const)
    it(`is told of ${inputTokens} and ${outputTokens} tokens: “${text}”`, () => {
      assert.equal(usageText({ inputTokens, outputTokens }), text);
    });

  it('is not told where it is not known', () => {
    assert.equal(usageText(null), '');
  });
});
