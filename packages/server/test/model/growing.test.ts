import assert from 'node:assert/strict';
import { finishedBlocks, finishedFindings } from '../../analysts/model/growing.ts';
import { readValue } from '../../analysts/model/guards/brackets.ts';

describe('what may be shown of an answer that still grows', () => {
  const ONE = '{"quote": "a ] } \\" b", "rule": "x"}';
  for (const [text, finished] of [
    ['', ''],
    ['Sure! {"findings": [', ''],
    [`{"findings": [${ONE.slice(0, -1)}`, ''],
    [`{"findings": [${ONE}`, `{"findings": [${ONE}]}`],
    [`{"findings": [${ONE}, {"quote": "c`, `{"findings": [${ONE}]}`],
    [`{"findings": [${ONE}, ${ONE}]} and {"more": [1]}`, `{"findings": [${ONE}, ${ONE}]}`],
    ['{"findings": []} [{"late": 1}]', ''],
  ] as const) {
    it(`of findings: ${text || 'nothing'}`, () => {
      assert.equal(finishedFindings(text), finished);
    });
  }

  it('of a text: its blocks, up to an empty line outside of a fence', () => {
    assert.equal(finishedBlocks('One.\n\nTwo.\n\n```\nls\n\nThr'), 'One.\n\nTwo.\n\n');
    assert.equal(finishedBlocks('One.\nTwo'), '');
  });
});

describe('the brackets of a JSON value', () => {
  for (const [text, end, lastInside] of [
    ['{"a": [1, {"b": "}"}]} x', 22, 21],
    ['[{}, {}', -1, 7],
    ['["\\"]", 1]', 10, -1],
    ['[[[', -1, -1],
    ['[]', 2, -1],
  ] as const) {
    it(`of ${text}`, () => {
      assert.deepEqual(readValue(text, 0), { end, lastInside });
    });
  }
});
