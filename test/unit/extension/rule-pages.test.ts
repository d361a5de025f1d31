import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../../../packages/engine/rules/index.ts';
import { fixPreview } from '../../../src/findings/fix-preview.ts';
import { withoutFlood } from '../../../src/findings/problems.ts';
import { factsFor, type RuleFactsFile } from '../../../src/findings/rules/rule-facts.ts';
import { rulePage } from '../../../src/findings/rules/rule-page.ts';
import { LiveFindings } from '../../../src/findings/live-findings.ts';
import { wordOf } from '../../../src/findings/word-of.ts';
import { findingOn, findingsOn, liveOn } from './support/findings.ts';

const file: RuleFactsFile = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../media/rules.json'), 'utf8'),
);

describe('the facts of rules', () => {
  it('are there for every built-in rule', () => {
    const missing = RULES.filter(({ id, label }) => factsFor(file, { id, label }) === undefined);
    assert.deepEqual(
      missing.map(({ id }) => id),
      [],
      'Run `npm run generate`.',
    );
  });

  it('go by the label where a team took a rule over from a preset', () => {
    const [label = ''] = Object.keys(file.byLabel);
    assert.equal(factsFor(file, { id: 'a-rule-of-ours', label })?.label, label);
    assert.equal(factsFor(file, { id: 'ours', label: 'A rule that nobody else has' }), undefined);
    assert.equal(factsFor(file, { id: 'constructor', label: 'toString' }), undefined);
  });

  it('make a page with reason, examples and guides, and how to keep the rule silent', () => {
    const rule = { id: 'please', label: 'No “please” in instructions' };
    const page = rulePage(rule, factsFor(file, rule));
    for (const part of ['**Why:** ', '## Instead of', '## Write', '](https://', 'please: off'])
      assert.ok(page.includes(part), part);
  });

  it('make a page of a team’s own rule that does nothing of what its label says', () => {
    const page = rulePage({ id: 'x', label: '<img src=x> [a](command:b)' }, undefined);
    assert.match(page, /^# &lt;img src=x\\> \\\[a\\\]\\\(command:b\\\)\n/);
    assert.match(page, /part of your house style/);
  });
});

describe('the preview of a fix', () => {
  const rows: [text: string, original: string, suggestion: string | null, preview: string | undefined][] = [
    ['One.\nWe utilize it.\nTwo.', 'utilize', 'use', '- We utilize it.\n+ We use it.'],
    ['a\r\nthe the b\r\nc', 'the the', 'the', '- the the b\n+ the b'],
    ['One\ntwo', 'One\ntwo', '1\n2', '- One\n- two\n+ 1\n+ 2'],
    ['We go.', 'go', null, undefined],
  ];
  for (const [text, original, suggestion, preview] of rows) {
    it(`of ${JSON.stringify(original)} shows its lines before and after`, () =>
      assert.equal(fixPreview(liveOn(text, findingOn(text, original, { suggestion })), text), preview));
  }

  it('shows of long lines what is around the change, in whole characters', () => {
    const text = `${'a'.repeat(80)} x ${'🚀'.repeat(80)}`;
    const preview = fixPreview(liveOn(text, findingOn(text, ' x ', { suggestion: ' y ' })), text) ?? '';
    assert.equal(preview.split('\n')[1], `+ …${'a'.repeat(50)} y ${'🚀'.repeat(50)}…`);
  });
});

describe('equal problems', () => {
  it('are shown so many times, in order, the last telling how many more there are', () => {
    const text = 'a b a b a a';
    const live = new LiveFindings(text);
    live.replace({ text, scope: { start: 0, end: text.length } }, [
      ...findingsOn(text, 'a'),
      ...findingsOn(text, 'b'),
    ]);
    const shown = withoutFlood(live.list(), 2);
    assert.deepEqual(
      shown.map(({ live: { finding, range }, hidden }) => [finding.original, range.start, hidden]),
      [
        ['a', 0, 0],
        ['b', 2, 0],
        ['a', 4, 2],
        ['b', 6, 0],
      ],
    );
    assert.equal(withoutFlood(live.list(), Number.POSITIVE_INFINITY).length, 6);
  });
});

describe('a word for the dictionary', () => {
  const rows: [original: string, word: string | undefined][] = [
    ['Github', 'Github'],
    [' Node.js ', 'Node.js'],
    ['sign  on', 'sign on'],
    ['the the', undefined],
    ['in order to', undefined],
    ['!', undefined],
    ['x', undefined],
  ];
  for (const [original, word] of rows) {
    it(`of ${JSON.stringify(original)} is ${String(word)}`, () => assert.equal(wordOf({ original }), word));
  }
});
