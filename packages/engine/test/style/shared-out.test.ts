import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const read = (description: string) => readFreeText({ label: '', description }, RULES);

/** Rules that ask for one thing here and another there, and what each comes to. */
const SHARED: readonly (readonly [
  description: string,
  readings: readonly string[],
  rest?: readonly string[],
])[] = [
  [
    'Max 20 words per sentence in procedures, 25 elsewhere.',
    ['sentence-words ≤ 20 in step', 'sentence-words ≤ 25 except step'],
  ],
  [
    'H2 headings in sentence case, H3 in title case.',
    ['sentence case headings in h2', 'title case headings in h3'],
  ],
  [
    'Title case in H1 only; sentence case below.',
    ['title case headings in h1', 'sentence case headings in h2, h3, h4, h5, h6'],
  ],
  ['Sentence case for every heading except the page title.', ['sentence case headings except h1']],
  [
    'ISO dates (2025-03-04) in tables and logs, long dates (4 March 2025) in text.',
    ['iso-dates in table-cell', 'day-month-dates except table-cell'],
    ['except logs', 'in tables and logs'],
  ],
  ['Spell out one to nine; numerals from 10 up.', ['spell-out-numbers ≤ 9', 'use-numerals ≥ 10']],
  ['Use numerals for all numbers with units, and spell out the others below ten.', ['spell-out-numbers ≤ 9']],
  ['Short paragraphs, ideally two or three sentences and at most five.', ['paragraph-sentences ≤ 5']],
  ['Try to stay under 20 words per sentence; never exceed 30.', ['sentence-words ≤ 30']],
  ['Every image needs alt text that doesn’t begin with “Image of”.', ['image-alt-text', 'alt-text-wording']],
  ['Prefer US spelling but keep “catalogue”.', ['american-spelling except “catalogue”']],
  [
    'Sentence case in headings; API method names keep their own case.',
    ['sentence case headings'],
    ['except API method names'],
  ],
  [
    'Spell out acronyms on first use, unless they are on our approved list.',
    ['acronym-definition'],
    ['unless they are on our approved list'],
  ],
];

/** Things stated, which ask for something. */
const STATED: readonly (readonly [description: string, reading: string])[] = [
  ['Thousands are separated by commas.', 'thousands-separators'],
  ['Em dashes are set without spaces.', 'em-dash-spacing'],
  ['We drop the last comma in a series.', 'no-serial-comma'],
  ['Months are never abbreviated.', 'month-names'],
  ['“Might” and “perhaps” have to go.', 'ban Might, perhaps'],
  ['No heading is directly followed by another heading.', 'stacked-headings'],
  [
    'People first: “people with disabilities”, not “the disabled”.',
    'the disabled → people with disabilities',
  ],
  ['Use “buyer” instead of “customer” only in headings.', 'customer → buyer in heading'],
  ['Put the month before the day.', 'month-day-dates'],
  ['Never go below H4.', 'heading-depth ≤ 4'],
  ['Don’t use “!” outside code.', 'exclamation-marks'],
  ['Use the Oxford comma never.', 'no-serial-comma'],
];

/** What only permits, and would be read as its opposite. */
const PERMITS = [
  'Terms in bold.',
  'Do not abbreviate “information”.',
  'Ignore passive-voice.',
  'Disable passive-voice',
  'Allow passive voice.',
  'Overlook long sentences.',
  'Tolerate contractions.',
  'No passive-voice checks, please.',
  'Don’t report the passive.',
];

describe('a rule that shares out what it asks for', () => {
  for (const [description, readings, rest = []] of SHARED)
    it(`is read for each: ${description}`, () => {
      const told = read(description);
      assert.deepEqual(told && [told.readings, told.rest], [readings, rest]);
    });

  for (const [description, reading] of STATED)
    it(`may state what it asks for: ${description}`, () => {
      assert.deepEqual(read(description)?.readings, [reading]);
    });

  it('may name what it asks for one after the other', () => {
    const headings = read('Headings: max 60 characters, no trailing punctuation, no code.');
    assert.deepEqual(headings?.rest, ['no code']);
    assert.deepEqual(read('Keep lists between 2 and 7 items.')?.readings.length, 2);
    const words = read('Email, website and online are one word, without hyphens or capitals.');
    assert.deepEqual(
      words?.readings.map((one) => one.split(' → ')[1]),
      ['Email', 'website', 'online'],
    );
  });

  it('introduces lists with a colon', () => {
    for (const rule of ['Introduce lists with a colon.', 'End the sentence before a list with a colon.'])
      assert.deepEqual(read(rule)?.readings, ['list-introduction', 'list-colon']);
  });

  for (const description of PERMITS)
    it(`is not checked where it permits: ${description}`, () => {
      assert.equal(read(description), undefined);
    });

  it('still forbids what it allows only so often, or not', () => {
    assert.deepEqual(read('Allow only one H1.')?.readings, ['single-h1']);
    assert.deepEqual(read('Allow no semicolons.')?.readings, ['semicolons']);
    assert.deepEqual(read("Don't allow semicolons.")?.readings, ['semicolons']);
  });
});
