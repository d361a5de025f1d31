/*
 * Whatever way a rule names what it spares, it is read once, before anything else reads the rule: the demand holds elsewhere,
 * and what no check can tell is told to a person.
 */
import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { ask } from './unseen/ask.ts';

/** A rule, how it is read, a text in which it finds something, and one in which it finds nothing. */
type Row = readonly [label: string, description: string, reading: string, found?: string, spared?: string];

const ROWS: readonly Row[] = [
  ['And', 'Write "and", except in headings, where & is fine.', 'And → and except heading'],
  [
    'Ampersand',
    'Don\'t use & for "and" except in headings.',
    'ampersands except heading',
    'Logs & metrics.',
    '# Logs & metrics',
  ],
  [
    'Semicolons',
    "Don't use semicolons. They are OK in tables.",
    'semicolons except table-cell',
    'It ends; it starts.',
    '| A |\n|---|\n| one; two |',
  ],
  [
    'Exclamation',
    'Exclamation marks are only allowed in headings.',
    'exclamation-marks except heading',
    'Save it!',
    '# Welcome!',
  ],
  [
    '',
    '"etc." may appear in tables, nowhere else.',
    'etc except table-cell',
    'Keys, users, etc. stay.',
    '| A |\n|---|\n| red, etc. |',
  ],
  [
    'New',
    'Don\'t use "new" unless it\'s part of a product name.',
    'ban new except name',
    'The new editor opens.',
    'We track it in New Relic.',
  ],
  [
    'Click',
    'Don\'t say "click"; "right-click" is OK.',
    'ban click except “right-click”',
    'Click the icon.',
    'Right-click the icon.',
  ],
  [
    'Please',
    '"Please" is banned outside of error messages and notes.',
    'please except note + [VERIFY] except error messages',
    'Please save it.',
    '> **Note:** Please save it.',
  ],
  [
    'Openers',
    'Don\'t start sentences with "and" (bullets are exempt).',
    'no sentence with and first except bullet',
    'It runs. And it stops.',
    '- And this',
  ],
  [
    'Simple',
    'Drop "simply" everywhere but in quotes.',
    'ban simply except quotation',
    'Simply open it.',
    'She said, "Simply open it."',
  ],
  [
    'Semis',
    'No semicolons. Exception: items in a complex list.',
    'semicolons outside series',
    'Save the file; then close it.',
    'Red, green; blue, black; and white stay.',
  ],
  [
    'Ampersand',
    'Write out "and"; "&" may be used in headings and tables only.',
    'ampersands except heading, table-cell',
    'Save & close.',
    '# Logs & keys',
  ],
  ['Openers', 'Sentences may start with "and" or "but".', '[VERIFY]'],
  ['Like', 'Use "such as" to introduce examples, never "like".', '[VERIFY]'],
  ['Ensure', 'Ensure, not insure or assure.', '[VERIFY]'],
  ['Time', 'Use noon instead of 12 PM.', '12 PM → noon', 'It ends at 12 PM.', 'It ends at 1 PM.'],
  ['Marks', "Don't use ™ or ®.", 'trademark-symbols', 'Open Acme™.', 'Open Acme.'],
  ['Emoji', "Don't use emoji (✅ is the only exception).", 'emoji except “✅”', 'Done 🎉', '✅ Done'],
  [
    'FAQ',
    "Don't ask questions in headings. FAQ sections are exempt.",
    'question-headings + [VERIFY] except FAQ sections',
  ],
  ['Titles', 'Title case except in headings.', '[VERIFY]'],
  ['Fragments', 'Sentence fragments are fine in tables.', '[VERIFY]'],
  ['', 'Put commas outside quotation marks.', 'punctuation-outside-quotes'],
  ['Jargon', 'Our readers are experts, so jargon is fine.', '[VERIFY]'],
];

describe('what a rule spares', () => {
  for (const [label, description, reading, found, spared] of ROWS)
    it(`is read in “${label} :: ${description}”`, () => {
      const read = readFreeText({ label, description }, RULES);
      const told = read
        ? [...read.readings, ...read.rest.map((rest) => `[VERIFY] ${rest}`)].join(' + ')
        : '[VERIFY]';
      assert.equal(told, reading);
      if (found) assert.ok(ask(label, description, found).ranges.length > 0, found);
      if (spared) assert.deepEqual(ask(label, description, spared).ranges, []);
    });

  it('takes nothing from two rules of code in one', () => {
    const told = readFreeText({ label: 'House', description: 'Serial comma. US spelling.' }, RULES);
    assert.equal(told?.checks.length, 2);
  });
});
