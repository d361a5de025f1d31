import assert from 'node:assert/strict';
import { RuleSet } from '../../passes/rule-sets.ts';

interface Rule {
  readonly id: string;
  readonly loud?: true;
}

describe('The rules with a property', () => {
  const loud = new RuleSet<Rule>((rule) => rule.loud === true);
  const rules: readonly Rule[] = [{ id: 'a', loud: true }, { id: 'b' }, { id: 'c', loud: true }];

  it('are known by their ids', () => assert.deepEqual([...loud.of(rules)], ['a', 'c']));
  it('are worked out once for a list', () => assert.equal(loud.of(rules), loud.of(rules)));
  it('are those of each list, whichever was asked about before', () => {
    assert.deepEqual([...loud.of([{ id: 'a' }, { id: 'b', loud: true }])], ['b']);
    assert.deepEqual([...loud.of(rules)], ['a', 'c']);
  });
});
