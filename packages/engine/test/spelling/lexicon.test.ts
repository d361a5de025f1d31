import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  frequencyOf,
  isInDictionary,
  lookUp,
  NOUN,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
import { readVarieties } from '../../spelling/varieties.ts';

const SOURCE = new URL('../../../../scripts/generate/words/common-words.txt', import.meta.url);

describe('the word table', () => {
  it('has each common word with its frequency and parts', () => {
    const lines = readFileSync(SOURCE, 'utf8')
      .trim()
      .split('\n')
      .filter((_, index) => index % 20 === 0);
    const missing = lines.filter((line) => {
      const [word = '', frequency] = line.split(' ');
      // A few are kept out, as misspellings.
      return isInDictionary(word) && frequencyOf(lookUp(word)) !== Number(frequency);
    });
    assert.deepEqual(missing, []);
    assert.equal(lookUp('value') & (NOUN | VERB), NOUN | VERB);
    assert.equal(lookUp('requires') & (PLURAL | THIRD_PERSON), THIRD_PERSON);
  });

  it('has no word that is only the beginning or the end of one, and none in capitals', () => {
    for (const word of ['', 'serv', 'erver', 'serverr', 'Server', 'ser ver', 'zzzq', 'a-b']) {
      assert.equal(isInDictionary(word), false, word);
      assert.equal(lookUp(word), 0, word);
    }
  });

  it('pairs spellings of which one at least is wrong somewhere', () => {
    const pairs = readVarieties();
    assert.ok(pairs.length > 3000);
    for (const { american, british, wrongInAmerica, wrongInBritain } of pairs) {
      assert.ok(american !== british && (wrongInAmerica || wrongInBritain), `${american} ${british}`);
    }
    const american = new Map(pairs.map((pair) => [pair.british, pair.american]));
    for (const [british, other] of [
      ['colour', 'color'],
      ['centre', 'center'],
      ['behaviour', 'behavior'],
      ['serialise', 'serialize'],
    ] as const) {
      assert.equal(american.get(british), other);
    }
    for (const word of ['exercise', 'revise', 'four', 'license', 'program', 'size', 'heroes', 'courses']) {
      assert.ok(!american.has(word), word);
    }
  });
});
