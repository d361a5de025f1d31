import assert from 'node:assert/strict';
import type { Severity } from '@housestyle/contract';
import { parseDocument } from '../../document/index.ts';
import { inspect } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import { compileStyle } from '../../style/compile.ts';
import { readSeverity } from '../../style/severity.ts';

/** Label, description, what remains of the two, and the severity that they state. */
const STATED: readonly (readonly [string, string, string, string, Severity])[] = [
  ['No bangs (critical)', 'No exclamation marks.', 'No bangs', 'No exclamation marks.', 'critical'],
  ['No bangs [Minor]', 'No exclamation marks.', 'No bangs', 'No exclamation marks.', 'minor'],
  ['No bangs (error)', 'No exclamation marks.', 'No bangs', 'No exclamation marks.', 'critical'],
  ['No bangs [warning]', 'No exclamation marks.', 'No bangs', 'No exclamation marks.', 'important'],
  ['Critical: no bangs', 'No exclamation marks.', 'no bangs', 'No exclamation marks.', 'critical'],
  ['No bangs', 'No exclamation marks. Severity: minor', 'No bangs', 'No exclamation marks.', 'minor'],
  [
    'No bangs',
    'No exclamation marks (severity: important).',
    'No bangs',
    'No exclamation marks.',
    'important',
  ],
  [
    'No bangs',
    'No exclamation marks. Severity is critical.',
    'No bangs',
    'No exclamation marks.',
    'critical',
  ],
  ['No bangs', 'Level: error. No exclamation marks.', 'No bangs', 'No exclamation marks.', 'critical'],
  ['No bangs', 'No exclamation marks. Treat as critical.', 'No bangs', 'No exclamation marks.', 'critical'],
  ['No bangs', 'No exclamation marks. Level: suggestion', 'No bangs', 'No exclamation marks.', 'minor'],
  ...(
    [
      ['Severity: high.', 'critical'],
      ['Severity: medium', 'important'],
      ['Level: info', 'minor'],
      ['Treat violations as errors.', 'critical'],
      ['This must fail the build.', 'critical'],
      ['Violations block the merge.', 'critical'],
      ['Only a suggestion.', 'minor'],
      ['(severity: low)', 'minor'],
    ] as const
  ).map(
    ([words, severity]) =>
      ['No bangs', `No exclamation marks. ${words}`, 'No bangs', 'No exclamation marks.', severity] as const,
  ),
  ['No bangs (minor)', 'No exclamation marks (critical).', 'No bangs', 'No exclamation marks.', 'minor'],
];

const UNSTATED: readonly (readonly [string, string])[] = [
  ['Wording of messages (error)', 'Say what went wrong in an error.'],
  ['No “critical”', 'Don’t use "critical" for what is only important.'],
  ['Important words', 'Put the important words first.'],
  ['Tone', 'Important: never joke in error messages.'],
  ['Errors', 'Write “error (critical)” in capitals.'],
  ['Log levels', 'Call them warning, error and critical.'],
  ['Verbs', 'Write that a test fails the build, not that it breaks it.'],
];

describe('the severity of a rule', () => {
  for (const [label, description, restOfLabel, rest, severity] of STATED) {
    it(`${label} | ${description}: ${severity}`, () => {
      const graded = readSeverity({ label, description });
      assert.deepEqual(graded, { rule: { label: restOfLabel, description: rest }, severity });
    });
  }

  for (const [label, description] of UNSTATED) {
    it(`${label} | ${description}: not stated`, () =>
      assert.deepEqual(readSeverity({ label, description }), { rule: { label, description } }));
  }

  const severities = (rule: { label: string; description: string; severity?: Severity }) => {
    const style = compileStyle({ rules: [rule], termSubs: [], glossary: [] }, RULES);
    return inspect(parseDocument('It works!'), style).map(
      (finding) => `${finding.ruleLabel}: ${finding.severity}`,
    );
  };

  it('is told where it is none that the service has', () => {
    const rule = { label: 'No bangs', description: 'No exclamation marks. Severity: P1.' };
    const { rules, unjudged } = compileStyle({ rules: [rule], termSubs: [], glossary: [] }, RULES);
    assert.ok(rules.some(({ label }) => label === 'No bangs'));
    assert.deepEqual(
      unjudged.map(({ label, description, partly }) => [label, description, partly]),
      [['No bangs', 'Severity: P1', true]],
    );
  });

  it('reaches the findings, from the field and from the words', () => {
    const description = 'No exclamation marks.';
    assert.deepEqual(severities({ label: 'No bangs', description }), ['No bangs: minor']);
    assert.deepEqual(severities({ label: 'No bangs', description, severity: 'critical' }), [
      'No bangs: critical',
    ]);
    assert.deepEqual(severities({ label: 'No bangs (important)', description }), ['No bangs: important']);
    assert.deepEqual(severities({ label: 'No bangs (important)', description, severity: 'minor' }), [
      'No bangs: minor',
    ]);
  });
});
