import assert from 'node:assert/strict';
import { countTokens } from '../../usage.ts';

const CASES: readonly [string, number][] = [
  ['', 0],
  [' \n\t', 0],
  ['Two words', 2],
  ["Don't stop.", 3],
  ['It costs 3.14 euros, or 1,000.', 8],
  ['naïve café', 2],
  ['e\u0301tude', 1],
  ['`x`', 3],
  ['日本', 1],
  ['👍', 1],
];

describe('usage', () => {
  for (const [text, tokens] of CASES) {
    it(`counts ${tokens} in ${JSON.stringify(text)}`, () => assert.equal(countTokens(text), tokens));
  }
});
