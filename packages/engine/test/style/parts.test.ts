/* What a rule says of one part of a text, and of several things at once: each is read, and held to its part. */
import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { ask } from './unseen/ask.ts';

/** A rule, how it is read, a text that breaks it and one that keeps it. */
type Row = readonly [label: string, description: string, reading: string, breaks: string, keeps: string];

const LONG =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';

const ROWS: readonly Row[] = [
  [
    'Tables',
    'Tables: sentence case headers.',
    'sentence case in table-header',
    '| Field Name | B |\n|---|---|\n| a | b |',
    '| Field name | B |\n|---|---|\n| Big Red | b |',
  ],
  [
    'Cells',
    "In tables, don't end cells with a period.",
    'table-cell does not end with .',
    '| A |\n|---|\n| It runs. |',
    'It runs.',
  ],
  [
    'Links',
    "Don't end link text with a period.",
    'link does not end with .',
    '[Read it.](a.md)',
    '[Read it](a.md).',
  ],
  [
    'Notes',
    'Notes must end with a period.',
    'note ends with .',
    '> **Note:** It runs',
    '> **Note:** It runs.',
  ],
  [
    'Notes',
    'Notes must not exceed two sentences.',
    'note-sentences ≤ 2',
    '> **Note:** One is here. Two is here. Three is here.',
    'One is here. Two is here. Three is here.',
  ],
  [
    'Bullets',
    'Bullets start with a capital letter and have no more than 15 words.',
    'list-capital + list-item-words ≤ 15',
    `- ${LONG}`,
    `- Short one\n\n${LONG}`,
  ],
  [
    'Money',
    'Put the currency symbol before the amount with no space.',
    'currency-symbols',
    'It costs $ 5.',
    'It costs $5.',
  ],
  [
    'Which',
    'Introduce restrictive clauses with "that", not "which".',
    'restrictive-which',
    'Open the file which you saved.',
    'The log, which is large, is kept.',
  ],
  [
    'Hedges',
    'Don\'t hedge with "might", "perhaps" or "possibly".',
    'ban might, perhaps, possibly + hedges',
    'This might fail.',
    'This fails.',
  ],
  [
    'Words',
    'Write "sign in" instead of "log in", "email" instead of "e-mail", and never "utilize".',
    'log in → sign in + e-mail → email + ban utilize',
    'Utilize it.',
    'Sign in.',
  ],
  [
    'Pairs',
    'Replace "master/slave" with "primary/replica".',
    'master → primary; slave → replica + inclusive-language',
    'A master/slave setup.',
    'A primary/replica setup.',
  ],
  [
    'Adverbs',
    "Adverbs ending in -ly don't take a hyphen.",
    'hyphens-after-ly',
    'A newly-created key.',
    'A newly created key.',
  ],
  ['Ranges', 'Use "to" for ranges, not a hyphen.', 'range-words', 'Pick 5-10 items.', 'Pick 5 to 10 items.'],
];

describe('what a rule says of a part of a text', () => {
  for (const [label, description, reading, breaks, keeps] of ROWS)
    it(`is read in “${label} :: ${description}”`, () => {
      const read = readFreeText({ label, description }, RULES);
      assert.equal([...(read?.readings ?? []), ...(read?.rest ?? [])].join(' + '), reading);
      assert.ok(ask(label, description, breaks).ranges.length > 0, breaks);
      assert.deepEqual(ask(label, description, keeps).ranges, []);
    });
});
