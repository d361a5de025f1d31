import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { FAMILIES } from '../../style/free-text/families/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { added, lost } from './clauses.ts';
import one from './unseen/fifth/one.json' with { type: 'json' };
import two from './unseen/sixth/two.json' with { type: 'json' };
import three from './unseen/seventh/three.json' with { type: 'json' };
import four from './unseen/eighth/four.json' with { type: 'json' };
import five from './unseen/ninth/five.json' with { type: 'json' };
import six from './unseen/tenth/one.json' with { type: 'json' };
import seven from './unseen/tenth/two.json' with { type: 'json' };
import eight from './unseen/tenth/three.json' with { type: 'json' };

interface Written {
  readonly label: string;
  readonly description: string;
}

const read = (rule: Written) => readFreeText(rule, RULES);
const said = ({ label, description }: Written) => `${label} :: ${description}`;

/** Rules whose reading stays what it is with an addition that it says nothing of. */
function silentOn(
  rules: readonly Written[],
  withAdded: (rule: Written, words: string) => Written,
): readonly string[] {
  return rules.flatMap((rule, index) => {
    const words = added[index % added.length] ?? '';
    const [bare, whole] = [read(rule), read(withAdded(rule, words))];
    if (!whole || whole.readings.join() !== bare?.readings.join()) return [];
    return whole.rest.join(' | ').toLowerCase().includes(words.slice(0, -1).toLowerCase())
      ? []
      : [said(rule)];
  });
}

describe('every clause of a rule', () => {
  const phrasings = FAMILIES.flatMap(({ phrasings }) =>
    phrasings.map((description): Written => ({ label: '', description: description.replace(/[.!]*$/, '.') })),
  );
  const rules = [...phrasings, ...one, ...two, ...three, ...four, ...five, ...six, ...seven, ...eight].filter(
    // Every third of them: each is read a dozen times.
    ({ description }, index) => index % 3 === 0 && !/\n|[^.!?]$/.test(description),
  );

  it('is told where no check reads it, behind any rule', () => {
    assert.ok(rules.length > 500, `${rules.length}`);
    const behind = ({ label, description }: Written, words: string) => ({
      label,
      description: `${description} ${words}`,
    });
    assert.deepEqual(silentOn(rules, behind), []);
  });

  it('is told where no check reads it, in the same sentence', () => {
    const orders = phrasings.filter(({ description }) =>
      /^(?:use|write|avoid|don['’]t|put|keep) [^:;,()]*$/i.test(description),
    );
    assert.ok(orders.length > 300, `${orders.length}`);
    const beside = ({ label, description }: Written, words: string) => ({
      label,
      description: `${description.slice(0, -1)}, and ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    });
    assert.deepEqual(silentOn(orders, beside), []);
  });

  for (const [description, words] of lost) {
    it(`tells “${words}” of “${description}”`, () => {
      const rest = read({ label: '', description })?.rest.join(' | ').toLowerCase();
      assert.ok(rest === undefined || rest.includes(words.replaceAll('’', "'").toLowerCase()), rest);
    });
  }
});
