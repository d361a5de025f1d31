/*
 * What the reader of free text does beside families, each in wordings that stand in none of the sets of unseen rules: a rule,
 * a text that breaks it with «» around what breaks it, and a text that keeps it.
 */
import assert from 'node:assert/strict';
import { judge } from './unseen/judge.ts';
import type { Unseen } from './unseen/types.ts';

const ROWS: Readonly<Record<string, readonly Unseen[]>> = {
  'words that were given up': [
    [
      'Names',
      'We dropped "widget" when the tools were merged. Use "panel".',
      'Open the «widget».',
      'Open the panel.',
    ],
    [
      'Names',
      'We no longer say "cockpit" since the relaunch. Say "overview".',
      'Open the «cockpit».',
      'Open the overview.',
    ],
  ],
  'nobody and no one forbid': [
    [
      'People',
      'No one is "crippled" or "handicapped".',
      'A ramp for «handicapped» guests.',
      'A ramp for all guests.',
    ],
    ['People', 'No one is a "guru" or a "ninja" here.', 'Ask our «guru».', 'Ask our expert.'],
  ],
  'pronouns that do not occur': [
    [
      'Contract',
      'I, me and my do not appear in our documents.',
      'Send it to «me».',
      'Send it to the tenant.',
    ],
    [
      'Terms',
      'You and your must not occur in the terms.',
      'Check «your» bill.',
      'The tenant checks the bill.',
    ],
  ],
  'examples that show a manner': [
    ['Amounts', 'Round prices look like this: $8, not $8.00.', 'It costs «$12.00».', 'It costs $12.'],
    [
      'Ranges',
      'The unit stands once after the range: "3 to 4 km", not "3 km to 4 km".',
      'It takes «20 km to 30 km».',
      'It takes 20 to 30 km.',
    ],
  ],
  'what is not covered': [
    [
      'Stops',
      'Avoid semicolons. Headings are not affected by this rule.',
      'It runs«;» it stops.',
      '# Runs; stops\n\nIt runs.',
    ],
    [
      'Marks',
      "Don't use exclamation marks. This rule doesn't apply to headings.",
      'It works«!»',
      '# It works!\n\nIt runs.',
    ],
    ['Stops', 'Avoid semicolons. Leave semicolons in code blocks alone.', 'It runs«;» it stops.', 'It runs.'],
  ],
  'where a verb stands beside its place': [
    [
      'Sides',
      'Never identify a button by "left" or "right".',
      'Press the button on the «left».',
      'Press the button.',
    ],
    [
      'Colors',
      'Do not mark a field with "red" or "green".',
      'Fill in the «red» field.',
      'Fill in the field.',
    ],
  ],
};

for (const [name, rows] of Object.entries(ROWS)) {
  describe(`rules in plain words: ${name}`, () => {
    for (const row of rows) {
      it(`are read in ${JSON.stringify(row[1])}`, () => {
        const { kind, detail } = judge(row);
        assert.equal(kind, 'right', detail);
      });
    }
  });
}
