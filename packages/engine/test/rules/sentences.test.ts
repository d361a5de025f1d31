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
/** Whole lines: some of them are rows of a table. */
const readLines = (name: string) =>
  readFileSync(new URL(`sentences/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
/** Sentences whose error is not found where it stands, or beside it. */
const missedOf = (sentences: readonly string[]) =>
  sentences.filter((sentence) => {
    const slip = SLIP.exec(sentence);
    const [from, to] = slip ? [slip.index, slip.index + (slip[1] ?? '').length] : [0, sentence.length];
    return !findings(sentence.replace(SLIP, '$1')).some(({ start, end }) => start <= to && end >= from);
  });
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
    const missed = missedOf(seeded);
    assert.ok(missed.length <= seeded.length * 0.07, missed.join('\n'));
  });

  it('find 8 of 10 errors in fields they were not tuned for', () => {
    const seeded = read('domains');
    const missed = missedOf(seeded);
    assert.ok(missed.length <= seeded.length * 0.2, missed.join('\n'));
  });

  it('find 6 of 7 errors as engineers make them in guides, references and release notes', () => {
    const engineers = read('engineers');
    const missed = missedOf(engineers);
    assert.ok(engineers.length >= 300);
    assert.ok(missed.length <= engineers.length * 0.14, missed.join('\n'));
  });

  it('find nothing in right sentences that look like slips', () => {
    const right = [...readLines('near'), ...readLines('hard')];
    assert.ok(right.length >= 375);
    assert.deepEqual(right.flatMap(told), []);
  });

  it('find nothing once the errors are mended', () => {
    const mended = [...read('seeded'), ...read('domains'), ...read('engineers')].filter((sentence) =>
      SLIP.test(sentence),
    );
    assert.deepEqual(
      mended.flatMap((sentence) => told(sentence.replace(SLIP, '$2'))),
      [],
    );
  });
});
