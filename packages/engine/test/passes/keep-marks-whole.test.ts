import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markPairsIn } from '../../document/mark-pairs.ts';
import { createEngine } from '../../index.ts';
import { parseDocument, type SourceDocument } from '../../document/index.ts';
import { keepMarksWhole } from '../../passes/keep-marks-whole.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FIXTURES = [
  'docs/*.md',
  'README.md',
  'node_modules/fastify/docs/Guides/*.md',
  'node_modules/fastify/docs/Reference/{Hooks,Server,Reply,Errors}.md',
  'node_modules/kysely/README.md',
].flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());

/** Texts that go hard on marks; `WEAVE` puts marks around words that rules find. */
const WEAVE = [
  'Please **note that the server will simply be** started by the user, and **please run** it.',
  '**Very important: you should really not utilize it. It is just easy.** In order to **log** in, simply *click here*.',
  'For details [please see the very simple guide](a.md) in order to [utilize](b.md) it, ***obviously, e.g.*** now.',
  '- **Please:** run __the the test__, ~~which will very easily~~ fail.',
  'It is **very** simple, **just** run it, and **please** read *really*.',
  'There are <b>many things that can simply</b> be done <em>by the user</em> in order to <br> win.',
];

const touches = (range: { start: number; end: number }, mark: { start: number; end: number }): boolean =>
  range.start < mark.end && mark.start < range.end;

function pairCount(document: SourceDocument): number {
  return document.blocks.reduce((sum, block) => sum + markPairsIn(document, block).length, 0);
}

describe('marks stay whole', () => {
  const engine = createEngine();
  const style = { rules: null, termSubs: [{ preferred: 'sign in', avoid: ['log in'] }], glossary: [] };
  const texts = [
    ...WEAVE.map((text) => [text, text] as const),
    ...FIXTURES.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')] as const),
  ];

  it('reads fixtures that hold marks', () => {
    assert(FIXTURES.length > 10);
    assert(texts.every(([name, text]) => WEAVE.includes(name) || text.length > 0));
    assert(texts.reduce((sum, [, text]) => sum + pairCount(parseDocument(text)), 0) > 300);
  });

  for (const [name, text] of texts) {
    it(`no finding in ${name} holds one mark of a pair alone`, () => {
      const { suggestions = [] } = engine.analyze({
        mode: 'review',
        input: text,
        style,
        format: 'suggestions',
      });
      const document = parseDocument(text);
      for (const { range, original, rule } of suggestions)
        for (const block of document.blocks.filter((block) => touches(range, block)))
          for (const { open, close } of markPairsIn(document, block))
            assert.equal(touches(range, open), touches(range, close), `${rule?.id}: ${original}`);
    });
    it(`no correction of ${name} unmakes a pair or leaves it empty`, () => {
      const { suggestions = [] } = engine.analyze({
        mode: 'review',
        input: text,
        style,
        format: 'suggestions',
      });
      let fixed = text;
      for (const { range, suggestion } of [...suggestions].reverse())
        if (suggestion !== null) fixed = fixed.slice(0, range.start) + suggestion + fixed.slice(range.end);
      assert.equal(pairCount(parseDocument(fixed)), pairCount(parseDocument(text)), fixed);
    });
    it(`no quote in the review of ${name} shows half of a bold pair`, () => {
      const { content } = engine.analyze({ mode: 'review', input: text, style });
      const quotes = content
        .split('\n')
        .filter((line) => line.includes('**Line'))
        .flatMap((line) => [...line.replace(/\*\*Lines? .*?:\*\*/, '').matchAll(/(`+)(.*?)\1(?!`)/g)]);
      for (const [, , quote = ''] of quotes)
        assert.equal(
          (quote.replace(/`[^`]*`/g, '').match(/(?<![*\\])\*\*(?!\*)/g) ?? []).length % 2,
          0,
          quote,
        );
    });
  }

  const RULE = { ruleId: 'a', ruleLabel: 'A', severity: 'minor', replacement: null, message: 'm' } as const;
  /** A text, what a rule found in it, and what is reported. */
  const ROWS: readonly (readonly [string, string, string])[] = [
    ['Click **Sign in** now.', 'Click **Sign in', 'Click **Sign in**'],
    ['**Sign in** now.', '**Sign in', 'Sign in'],
    ['Now **sign in.**', 'sign in.**', 'sign in.'],
    ['Now **sign in** here.', 'in** here', '**sign in** here'],
    ['A **b *c d* e** f.', 'd* e** f', '**b *c d* e** f'],
    ['***Note** that* it.', '***Note', 'Note'],
    ['See [the guide](a.md) now.', 'See [the', 'See [the guide](a.md)'],
    ['Is <b>made by</b> us.', 'Is <b>made', 'Is <b>made by</b>'],
    ['A **b** c **d** e.', 'b** c **d', '**b** c **d**'],
    ['A **b** c.', 'A **b** c', 'A **b** c'],
    ['* One **two three**\n* Four', 'One **two', 'One **two three**'],
  ];
  for (const [text, quote, whole] of ROWS)
    it(`“${quote}” in “${text}” is reported as “${whole}”`, () => {
      const start = text.indexOf(quote);
      const [moved] = keepMarksWhole(parseDocument(text), [{ ...RULE, start, end: start + quote.length }]);
      assert.equal(text.slice(moved?.start, moved?.end), whole);
    });

  it('drops what holds nothing but an entity without the mark at its edge', () => {
    const text = '*the&amp;* end';
    const range = { start: text.indexOf('&'), end: text.indexOf(' ') };
    assert.deepEqual(keepMarksWhole(parseDocument(text), [{ ...RULE, ...range }]), []);
  });
});
