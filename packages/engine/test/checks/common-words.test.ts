import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isCommonWord } from '../../checks/common-words.ts';

const source = readFileSync(new URL('../../checks/common-words.ts', import.meta.url), 'utf8');

describe('the words that headings are made of', () => {
  it('are each found in the list, which is in order', () => {
    const words = /COMMON_WORDS = [^`]+` ([^`]+) `/.exec(source)?.[1]?.split(/\s+/) ?? [];
    assert.ok(words.length > 1000);
    assert.deepEqual(
      words.filter((word) => !isCommonWord(word)),
      [],
    );
  });

  for (const word of ['', 'a', 'abl', 'ables', 'zzz', 'add-', 'kubernetes', 'two factor'])
    it(`are not “${word}”`, () => assert.equal(isCommonWord(word), false));
});
