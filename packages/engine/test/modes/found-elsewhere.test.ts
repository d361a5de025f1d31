import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { createEngine, type Analysis } from '../../index.ts';
import type { DocumentFinding } from '../../types.ts';

const INPUT =
  'The tool is very robust and was made by us.\n\nRun `npm install` first. It does stuff quickly.\n';
const style = {
  rules: [
    { label: 'Terms', description: "Use 'quick' instead of 'fast'." },
    {
      label: 'Concrete nouns',
      description: 'Name things after what a reader of the street would call them.',
    },
  ],
  termSubs: [{ preferred: 'use', avoid: ['utilise'] }],
  glossary: [],
};
const engine = createEngine();

function at(quote: string, replacement: string | null, ruleLabel = 'Clarity'): DocumentFinding {
  const start = INPUT.indexOf(quote);
  assert.ok(start >= 0);
  const message = 'Be concrete.';
  return {
    start,
    end: start + quote.length,
    ruleId: 'x',
    ruleLabel,
    severity: 'important',
    replacement,
    message,
  };
}

function run(mode: Mode, found: DocumentFinding[], input = INPUT): Analysis {
  return engine.analyze({ mode, input, style, format: 'suggestions', found });
}

const models = ({ suggestions = [] }: Analysis) => suggestions.filter(({ source }) => source === 'model');

describe('findings of a model beside the engine’s', () => {
  it('stand in the report and among the suggestions, with exact quotes', () => {
    const analysis = run('review', [at('does stuff', 'copies the files')]);
    const [finding] = models(analysis);
    assert.equal(finding?.original, 'does stuff');
    assert.equal(finding?.suggestion, 'copies the files');
    assert.match(analysis.content, /## Important[\s\S]*`does stuff`[\s\S]*copies the files/);
  });

  it('never change code', () => {
    assert.deepEqual(models(run('review', [at('`npm install`', '`yarn`'), at('npm', 'yarn')])), []);
    assert.equal(models(run('review', [at('Run `npm install` first', 'Go')]))[0]?.suggestion, null);
  });

  it('name each range once and never overlap with two corrections', () => {
    const analysis = run('review', [
      at('does stuff', 'copies files'),
      at('does stuff', 'moves files'),
      at('stuff quickly', 'its work'),
    ]);
    const fixes = (analysis.suggestions ?? []).filter(({ suggestion }) => suggestion !== null);
    for (const [index, { range }] of fixes.entries())
      assert.ok((fixes[index + 1]?.range.start ?? Infinity) >= range.end);
    assert.equal(new Set(models(analysis).map(({ original }) => original)).size, models(analysis).length);
  });

  it('propose nothing that the house style would correct', () => {
    assert.equal(models(run('review', [at('does stuff', 'has to utilise it')]))[0]?.suggestion, null);
  });

  it('fail a rule that no check could judge, and no rule otherwise', () => {
    const plain = run('style-check', []).content;
    assert.match(plain, /\[VERIFY\] Concrete nouns/);
    const { content, suggestions = [] } = run('style-check', [
      at('stuff', 'its work', 'concrete nouns'),
      at('quickly', null, 'Something else'),
    ]);
    assert.match(content, /- \[ \] Fail — Concrete nouns/);
    assert.doesNotMatch(content, /VERIFY\] Concrete nouns/);
    assert.deepEqual(
      suggestions.filter(({ source }) => source === 'model').map(({ original }) => original),
      ['stuff'],
    );
  });

  it('are told of interface strings, and keep their placeholders', () => {
    const input = '{"save": "Do it now {name}"}';
    const of = (quote: string, replacement: string): DocumentFinding => {
      const start = input.indexOf(quote);
      return { ...at('stuff', replacement), start, end: start + quote.length };
    };
    const good = models(run('ux-review', [of('Do it now', 'Save changes for')], input));
    assert.deepEqual(
      good.map(({ suggestion }) => suggestion),
      ['Save changes for'],
    );
    const bad = models(run('ux-review', [of('now {name}', 'now')], input));
    assert.deepEqual(
      bad.map(({ suggestion }) => suggestion),
      [null],
    );
    const breaking = models(run('ux-review', [of('Do it now', 'Do "it"')], input));
    assert.deepEqual(
      breaking.map(({ suggestion }) => suggestion),
      [null],
    );
  });
});
