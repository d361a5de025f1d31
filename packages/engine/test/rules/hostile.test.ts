import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { parseDocument } from '../../document/index.ts';
import { inspect } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import { fromBuiltIn } from '../../style/built-in.ts';

/** Far more than a rule may need; a quadratic rule takes minutes. */
const MOST_MS = 5000;
const SIZE = 100_000;
const UNITS = [
  ...[
    'a ',
    'very ',
    'is ',
    'is not ',
    'just ',
    ', just use ',
    'it will return ',
    'I am ',
    'e.g. ',
    'A, b, c and d ',
    'user he ',
  ],
  ...[
    'the above ',
    'a,',
    '1MB ',
    '! ',
    'word.. ',
    'x & y ',
    'like a, ',
    'is only already now ',
    'the big ',
    'etc. ',
    'to setup ',
  ],
];

describe('rules on hostile texts', () => {
  const style = { rules: RULES.map((rule) => fromBuiltIn(rule, true)), unjudged: [] };
  for (const unit of UNITS) {
    it(`stay fast on ${JSON.stringify(unit)} again and again`, () => {
      const document = parseDocument(unit.repeat(SIZE / unit.length), 'plain');
      const used = measureProcessor();
      inspect(document, style);
      assert.ok(used() < MOST_MS, 'A pattern of some rule is not linear: bound its repetitions.');
    });
  }
});
