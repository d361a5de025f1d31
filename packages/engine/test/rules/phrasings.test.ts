import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { REQUESTS } from './requests.ts';

/** As `style/free-text.ts` reads a style rule. */
function asked(label: string, description = ''): string {
  const text = `${label}. ${description}`.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return RULES.find(({ phrasings }) => phrasings.some((phrasing) => phrasing.test(text)))?.id ?? 'none';
}

describe('phrasings', () => {
  for (const [request, rule] of REQUESTS) {
    it(`take ${JSON.stringify(request)} for ${rule}`, () => assert.equal(asked(request), rule));
  }

  for (const { id, label, description, phrasings } of RULES) {
    if (phrasings.length === 0) continue;
    it(`of ${id} match its own label and description, and no other rule's come first`, () => {
      assert.equal(
        asked(label, description),
        id,
        `"${label}. ${description}" is taken for another rule: narrow that rule's phrasings, or add one here.`,
      );
    });
  }

  it('answer a hostile request in time', () => {
    const started = performance.now();
    for (const unit of [
      'do not use ',
      'avoid a ',
      'headings ',
      'no ',
      'capitalize ',
      '"',
      'i.e. ',
      'sentence ',
    ]) {
      asked(unit.repeat(2000));
    }
    assert.ok(performance.now() - started < 3000);
  });
});
