import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { correctionFor, corrections } from '../../spelling/corrections.ts';
import { isKnown } from '../../spelling/known-words.ts';
import { TYPOS } from './typos.ts';

const known = (words: string) => words.split(' ').filter((word) => !isKnown(word));

describe('spelling', () => {
  it('tells what is meant by at least 17 of 20 typos, and never something else', () => {
    const answers = TYPOS.map(([typed, meant]) => ({
      typed,
      meant,
      answer: isKnown(typed) ? undefined : correctionFor(typed),
    }));
    const wrong = answers.filter(({ meant, answer }) => answer !== undefined && answer !== meant);
    assert.deepEqual(wrong, []);
    const right = answers.filter(({ meant, answer }) => answer === meant);
    assert.ok(right.length >= TYPOS.length * 0.85, `${right.length} of ${TYPOS.length}`);
  });

  it('knows both varieties of English, the words of the trade, and words made of known ones', () => {
    assert.deepEqual(known('color colour organize organise analyse center centre grey gray'), []);
    assert.deepEqual(
      known('kubernetes webhook async runtime tokenizer idempotency serverless middleware'),
      [],
    );
    assert.deepEqual(
      known("deduplicates retryable filepath preloads unmemoized substep re-run don't server's"),
      [],
    );
  });

  it('does not take a slip for a word made of known ones', () => {
    for (const slip of ['pipline', 'cofigure', 'instalation', 'parmeter', 'middlware'])
      assert.ok(!isKnown(slip), slip);
  });

  it('proposes nothing for names, and where no word or several are close', () => {
    const answers = ['xqzt', 'fooo', 'kysely', 'valkey', 'awilix', 'autocannon', 'typebox', 'hid', 'abc'].map(
      correctionFor,
    );
    assert.deepEqual(
      answers.filter((answer) => answer !== undefined),
      [],
    );
  });

  it('takes no known word with an ending of its own, and none with another beginning, for a rare word', () => {
    const answers = ['headlessly', 'unioned', 'urlconf', 'tipmost', 'ondelete'].map(correctionFor);
    assert.deepEqual(
      answers.filter((answer) => answer !== undefined),
      [],
    );
  });

  it('answers for the longest word in time', () => {
    const used = measureProcessor();
    for (const letter of 'abcdefghij') corrections(letter.repeat(40));
    corrections('antidisestablishmentarianizm');
    assert.ok(used() < 2000);
  });
});
