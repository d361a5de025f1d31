import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Check } from '../checks/types.ts';
import { parseDocument } from '../document/index.ts';
import { inspect, judge, prepare, toFinding } from '../inspect.ts';
import type { CompiledRule, CompiledStyle } from '../style/types.ts';

const rule = (id: string, severity: CompiledRule['severity'], ...checks: Check[]): CompiledRule => ({
  id,
  label: id,
  description: '',
  severity,
  checks,
  listed: true,
});

const RULES: readonly CompiledRule[] = [
  rule('words', 'minor', {
    kind: 'existence',
    phrases: ['simply', 'just', 'the'],
    pattern: /!+|\s{3,}|[aeiou]{2}/g,
    fix: 'remove',
    message: '{match}',
  }),
  rule('terms', 'important', {
    kind: 'substitution',
    message: '{match}',
    swap: [
      { from: ['in order to', 'whitelist'], to: 'allowlist' },
      { from: 'simply the', to: 'a' },
    ],
  }),
  rule('repeats', 'critical', { kind: 'repetition', message: '{match}' }),
  rule('headings', 'minor', {
    kind: 'capitalization',
    scope: 'heading',
    match: 'sentence',
    message: '{replacement}',
  }),
  rule('titles', 'minor', {
    kind: 'capitalization',
    scope: 'text',
    match: 'title',
    message: '{replacement}',
  }),
  rule('long', 'minor', { kind: 'metric', measure: 'sentence-words', max: 4, message: '' }),
  rule('spelling', 'minor', { kind: 'consistency', either: [['code', 'kode']], message: '{replacement}' }),
];
const STYLE: CompiledStyle = prepare({ rules: RULES, unjudged: [] });

const PIECES = [
  ...[
    'simply',
    'Simply',
    'just',
    'the',
    'the the',
    'in order to',
    'whitelist',
    'a whitelist',
    'WHITELIST',
    'code',
    'kode',
    'Started',
    'Options',
  ],
  ...[
    '`simply the code`',
    '**simply**',
    '*the',
    '*',
    '[the whitelist](http://whitelist.io/the)',
    '![just](the.png)',
    'https://the.the/simply',
  ],
  ...[
    '<b>the</b>',
    '<!-- the the -->',
    '{{ the }}',
    '😀',
    'é',
    '👩‍👩‍👧',
    '\u0301',
    '\uFEFF',
    '.',
    '!',
    ',',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\r\n',
    '\r\n\r\n',
    '\r',
  ],
  ...[
    '# ',
    '- ',
    '1. ',
    '> ',
    '```\n',
    '~~~js\r\n',
    '    ',
    '| a | the |\n|---|---|\n',
    '---\n',
    '$x$',
    '\\',
    '[',
    ']',
    '(',
    '<',
    '&amp;',
  ],
];
const markdown = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
const spaced = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' '));

describe('inspect', () => {
  it('finds at true places, whatever the text', () =>
    fc.assert(
      fc.property(fc.oneof(markdown, spaced, fc.string({ unit: 'binary' })), (source) => {
        const document = parseDocument(source);
        const findings = inspect(document, STYLE);
        let free = 0;
        for (const finding of findings) {
          const { range, original } = toFinding(document, finding);
          assert.equal(source.slice(range.start, range.end), original);
          assert.ok(finding.start < finding.end && finding.end <= document.text.length);
          const holders = document.protectedRanges.filter(
            ({ start, end }) => start < finding.end && finding.start < end,
          );
          assert.ok(
            !holders.some(
              ({ kind, start, end }) => kind !== 'mark' && start <= finding.start && finding.end <= end,
            ),
            'in code',
          );
          if (finding.replacement === null) continue;
          assert.equal(holders.length, 0, 'touches what is protected');
          assert.ok(finding.start >= free, 'overlaps');
          assert.ok(
            document.blocks.some(({ start, end }) => start <= finding.start && finding.end <= end),
            'in a block',
          );
          free = finding.end;
        }
      }),
      { numRuns: 1500 },
    ));

  it('gives the same twice, with rules in any order, and without a program', () =>
    fc.assert(
      fc.property(
        fc.oneof(markdown, spaced),
        fc.shuffledSubarray([...RULES], { minLength: RULES.length }),
        (source, rules) => {
          const document = parseDocument(source);
          const findings = inspect(document, STYLE);
          assert.deepEqual(inspect(document, STYLE), findings);
          assert.deepEqual(inspect(parseDocument(source), { rules, unjudged: [] }), findings);
        },
      ),
      { numRuns: 300 },
    ));

  it('judge keeps every finding of every rule', () => {
    const document = parseDocument('Use the the whitelist.');
    assert.deepEqual([...new Set(judge(document, STYLE).map(({ ruleId }) => ruleId))].sort(), [
      'repeats',
      'terms',
      'titles',
      'words',
    ]);
  });

  it('tells places and line ends in the words of the source', () => {
    const source = '\uFEFF😀 One.\r\nUse in order\r\nto. simply\r\n';
    const document = parseDocument(source);
    const style: CompiledStyle = {
      rules: [
        rule('x', 'minor', {
          kind: 'substitution',
          message: 'm',
          swap: [{ from: 'in order to', to: 'so\nas' }],
        }),
      ],
      unjudged: [],
    };
    const [finding] = inspect(document, style).map((each) =>
      toFinding(document, { ...each, replacement: 'so\nas' }),
    );
    assert.deepEqual(finding, {
      severity: 'minor',
      original: 'in order\r\nto',
      suggestion: 'so\r\nas',
      reason: 'm',
      range: { start: source.indexOf('in order'), end: source.indexOf('. simply') },
      rule: { id: 'x', label: 'x' },
      source: 'builtin',
    });
  });
});
