import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { FAMILIES } from '../../style/free-text/families/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const WHOLE = (request: string) => {
  const understood = readFreeText({ label: '', description: request }, RULES);
  return understood
    ? [...understood.readings, ...understood.rest.map((words) => `[VERIFY] ${words}`)].join(' + ')
    : '[VERIFY]';
};

describe('families of free-text rules', () => {
  it('have ids of their own', () =>
    assert.equal(new Set(FAMILIES.map(({ id }) => id)).size, FAMILIES.length));

  for (const { id, phrasings, options } of FAMILIES) {
    it(`${id} tells at least six phrasings and reads each whole`, () => {
      assert.ok(phrasings.length >= 6, 'Add phrasings that differ.');
      for (const phrasing of phrasings) assert.doesNotMatch(WHOLE(phrasing), /VERIFY/, phrasing);
    });

    it(`${id} asks for built-in rules that exist`, () => {
      for (const outcome of options.flatMap(({ wanted, unwanted }) => [wanted, unwanted])) {
        if (typeof outcome === 'string')
          assert.ok(
            RULES.some((rule) => rule.id === outcome),
            outcome,
          );
      }
    });
  }
});
