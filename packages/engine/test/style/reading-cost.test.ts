import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { createEngine } from '../../index.ts';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { createRuleReader } from '../../style/rule-reader.ts';
import one from './unseen/fifth/one.json' with { type: 'json' };

const LONGEST = 3000;
const filled = (part: string, start = '') => start + part.repeat(Math.ceil(LONGEST / part.length));

/** What repeats without an end, so that a pattern may try every way of cutting it. */
const ENDLESS: readonly string[] = [
  filled('red and blue and '),
  filled('word or ', 'No '),
  filled('simply, just, ', 'Avoid the words '),
  filled('"simply", ', 'Avoid '),
  filled('Use "mail", not "email". '),
  filled('Wrong: e-mail. Right: email. '),
  filled('Bad: It is opened. Good: Open it. '),
  filled('headings, lists and tables, '),
  filled('circle back and ', 'No jargon such as '),
  filled('use a instead of b and '),
  filled('we say a; '),
  filled('— no — '),
  filled("it's 'a' "),
  filled('a, and b, '),
];

/** Processor time in milliseconds, which other processes do not lengthen. */
function timeOf(work: () => void): number {
  const used = measureProcessor();
  work();
  return used();
}

describe('reading rules in plain words', () => {
  const engine = createEngine();
  const review = (customInstructions: string) =>
    engine.analyze({
      mode: 'review',
      input: 'We utilize it.',
      style: { rules: [], termSubs: [], glossary: [] },
      customInstructions,
    }).content;

  it('takes a moment, however the words repeat', () => {
    for (const text of ENDLESS) {
      const slow = timeOf(() => {
        readFreeText({ label: 'Words', description: text }, RULES);
        readFreeText({ label: text, description: '' }, RULES);
      });
      assert.ok(slow < 6000, `${text.slice(0, 40)}: ${slow} ms`);
    }
  });

  it('takes about a second for 200 instructions', () => {
    const lines = one.slice(0, 200).map(({ label, description }) => `- ${label}. ${description}`);
    const text = lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
    review('Use the Oxford comma.');
    const slow = timeOf(() => review(text));
    assert.ok(slow < 6000, `${slow} ms`);
  });

  it('reads 200 instructions and says how many it left', () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `Use “good${index}”, not “bad${index}”.`);
    const slow = timeOf(() =>
      assert.match(review(lines.join('\n')), /\[VERIFY\] 4800 more instructions: 200 are read at a time/),
    );
    assert.ok(slow < 6000, `${slow} ms`);
  });

  it('takes a moment for 20,000 spaces within a rule', () => {
    const description = `No em dashes.${' '.repeat(20_000)}Use active voice.`;
    const input = 'It is good — or so.';
    const style = { rules: [{ label: '', description }], termSubs: [], glossary: [] };
    const slow = timeOf(() =>
      assert.match(engine.analyze({ mode: 'style-check', input, style }).content, /—/u),
    );
    assert.ok(slow < 6000, `${slow} ms`);
  });

  it('tells a clause behind a semicolon of which nothing is read', () => {
    const description = 'Use “select”, never “click” or “hit”; menu paths with >.';
    const read = readFreeText({ label: 'Menus', description }, RULES);
    assert.ok(read?.rest.includes('menu paths with >'));
  });

  it('reads 60,000 characters of rules and lists the others', () => {
    const rules = Array.from({ length: 900 }, (_, index) => ({
      label: `Rule ${index}`,
      description: `${'Readers differ. '.repeat(6)}Use “good${index}”, not “bad${index}”.`,
    }));
    const { content } = engine.analyze({
      mode: 'style-check',
      input: 'It is bad0, and bad899 as well.',
      style: { rules, termSubs: [], glossary: [] },
    });
    assert.match(content, /Fail — Rule 0 /);
    assert.match(content, /\[VERIFY\] Rule 899: could not be judged/);
  });

  it('tells what follows the first 3,000 characters of a rule', () => {
    const description = `Use “good”, not “bad”. ${'Readers differ. '.repeat(250)}Never write “ugly”.`;
    const read = readFreeText({ label: 'Words', description }, RULES);
    assert.equal(read?.checks.length, 1);
    assert.match(read.rest.join(' '), /Never write “ugly”\.$/);
  });

  it('remembers what it read, by the text of the rule', () => {
    const read = createRuleReader(RULES, 2);
    const rule = { label: '', description: 'Use the Oxford comma.' };
    const first = read(rule);
    assert.equal(read({ ...rule }), first);
    read({ label: '', description: 'No emojis.' });
    read({ label: '', description: 'No semicolons.' });
    assert.notEqual(read(rule), first);
    assert.deepEqual(read(rule), first);
  });
});
