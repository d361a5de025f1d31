import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { FAMILIES } from '../../style/free-text/families/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { FAMILIES_ONE } from './requests/families-one.ts';
import { FAMILIES_TWO } from './requests/families-two.ts';
import { MIXED } from './requests/mixed.ts';

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

/** What is read of a request, and what is left for a person. */
function reading(request: string): string {
  const [first = '', second] = request.split('::');
  const [label, description] = second === undefined ? ['', first] : [first, second];
  const understood = readFreeText({ label, description }, RULES);
  if (!understood) return '[VERIFY]';
  return [...understood.readings, ...understood.rest.map((words) => `[VERIFY] ${words}`)].join(' + ');
}

describe('rules in plain words', () => {
  for (const [request, expected] of [...FAMILIES_ONE, ...FAMILIES_TWO, ...MIXED]) {
    it(`reads ${JSON.stringify(request)} as ${expected}`, () => assert.equal(reading(request), expected));
  }
});
