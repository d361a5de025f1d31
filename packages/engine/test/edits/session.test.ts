import assert from 'node:assert/strict';
import { createEngine, type Job } from '../../index.ts';
import { realTexts } from './real-texts.ts';

const engine = createEngine();
const STYLE = { rules: null, termSubs: [{ preferred: 'sign in', avoid: ['log in'] }], glossary: [] };
const job = (input: string): Job => ({ mode: 'review', input, style: STYLE, format: 'suggestions' });

describe('An open text', () => {
  for (const { name, text } of realTexts) {
    it(`is checked as a review checks it, through edits of ${name}`, () => {
      const session = engine.open(job(text));
      for (const line of [
        '',
        'You can utilize it.\n\n',
        '```\n',
        '- One.\n- two\n\n',
        '\r\n\r\nIn order to run.\r\n\r\n',
      ]) {
        const place = text.indexOf('\n\n', text.length >> 1) + 2;
        const edited = text.slice(0, place) + line + text.slice(place);
        assert.deepEqual(session.update(edited), engine.analyze(job(edited)).suggestions);
      }
    });
  }

  it('answers the same findings for the same text', () => {
    const session = engine.open(job('Utilize it.'));
    assert.deepEqual(session.update('Utilize it.'), session.update('Utilize it.'));
    assert.equal(session.update('').length, 0);
  });
});
