import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { judge, prepare } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import { fromBuiltIn } from '../../style/built-in.ts';
import { CLEAN, SEEDED } from './grammar-sentences.ts';

const rules = RULES.filter(({ category }) => category === 'correctness').map((rule) =>
  fromBuiltIn(rule, true),
);
const style = prepare({ rules, unjudged: [] });
const findings = (text: string) => judge(parseDocument(text), style);

describe('grammar', () => {
  it('finds an error in at least 4 of 5 sentences that hold one', () => {
    const missed = SEEDED.filter((text) => findings(text).length === 0);
    assert.ok(missed.length <= SEEDED.length * 0.2, missed.join('\n'));
  });

  it('finds nothing in sentences that hold none', () => {
    const wrong = CLEAN.flatMap((text) =>
      findings(text).map(({ ruleId, start, end }) => `${ruleId} “${text.slice(start, end)}”: ${text}`),
    );
    assert.deepEqual(wrong, []);
  });
});
