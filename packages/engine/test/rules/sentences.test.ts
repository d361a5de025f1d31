import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseDocument } from '../../document/index.ts';
import { judge, prepare } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import { fromBuiltIn } from '../../style/built-in.ts';

const style = prepare({
  rules: RULES.filter(({ category }) => category === 'correctness').map((rule) => fromBuiltIn(rule, true)),
  unjudged: [],
});
const findings = (text: string) => judge(parseDocument(text), style);
const read = (name: string) =>
  readFileSync(new URL(`sentences/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf(' | ') + 3));
const told = (text: string) =>
  findings(text).map(({ ruleId, start, end }) => `${ruleId} “${text.slice(start, end)}”: ${text}`);
const SLIP = /«(.*?)=>(.*?)»/;

describe('spelling and grammar', () => {
  it('find nothing in 300 sentences that hold no error', () => {
    const clean = read('clean');
    assert.ok(clean.length >= 300);
    assert.deepEqual(clean.flatMap(told), []);
  });

  it('find 9 of 10 errors, each where it stands', () => {
    const seeded = read('seeded');
    const missed = seeded.filter((sentence) => {
      const slip = SLIP.exec(sentence);
      const [from, to] = slip ? [slip.index, slip.index + (slip[1] ?? '').length] : [0, sentence.length];
      return !findings(sentence.replace(SLIP, '$1')).some(({ start, end }) => start <= to && end >= from);
    });
    assert.ok(missed.length <= seeded.length * 0.07, missed.join('\n'));
  });

  it('find nothing once the errors are mended', () => {
    const mended = read('seeded').filter((sentence) => SLIP.test(sentence));
    assert.deepEqual(
      mended.flatMap((sentence) => told(sentence.replace(SLIP, '$2'))),
      [],
    );
  });
});
