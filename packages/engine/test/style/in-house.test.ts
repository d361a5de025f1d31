/* Rules of in-house guides of shops, wards, papers and charities: what each finds («»), and what is told of it. */
import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';
import { judge } from './unseen/judge.ts';

const READ: readonly (readonly [rule: string, breaks: string, keeps: string])[] = [
  ['No pence for round pounds.', 'It costs «£5.00» here.', 'It costs £5 or £5.50 here.'],
  ['Drop the .00 on whole dollars.', 'It costs «$1,200.00» now.', 'It costs $1,200 or $0.99.'],
  ['Sizes always in cm, never mm or inches.', 'It is «30 inches» tall.', 'It is 75 cm tall.'],
  ['Weights in kg, not lb.', 'It weighs «5 lb» now.', 'It weighs 5 kg.'],
  ['Degrees without full stops.', 'She has a «Ph.D.» in law.', 'She has a PhD in law.'],
  ['Never .00 in prices.', 'It costs «£5.00» here.', 'It costs £5; doors open at 7.00pm.'],
  ['No :00 on the hour.', 'Doors open at «7:00»pm.', 'Doors open at 7pm, the film at 7:30pm.'],
  ['Doses never have a trailing zero.', 'Give «5.0» mg now.', 'Give 5 mg of version 2.0 now.'],
  ['A space between number and unit.', 'Take «10mg» now.', 'Take 10 mg now.'],
  ["Don't nest bullets more than two deep.", '- a\n  - b\n    - «c»', '- a\n  - b'],
  ['No "rd" in dates.', 'On «3rd» March 2026.', 'On 3 March 2026.'],
  ['Headlines in the present tense.', '# The bridge «will open»', '# The bridge opens\n\nIt will rain.'],
  ['One to nine in words; 10 and up as digits.', 'We have «5» dogs.', 'We have five dogs and 12 cats.'],
  ['Single quotes, double only inside single.', 'He said «"no"» to it.', "He said 'no' to it."],
  ['Single quotes for quotations, double inside them.', 'He said «"no"» to it.', "He said 'no' to it."],
  ['Chair or chairperson, not chairman.', 'The «chairman» spoke.', 'The chairperson spoke.'],
  [
    'Don\'t use "Frequently asked questions" as a heading.',
    '## «Frequently asked questions»',
    '# Help\n\nSee the frequently asked questions.',
  ],
];

/** What is told to a person beside what is read; undefined: the whole. */
const TOLD: readonly (readonly [rule: string, rest: readonly string[] | undefined])[] = [
  [
    'In UI text, use sentence case. Product names keep their capitals (Acme Cloud, not acme cloud).',
    ['In UI text, use sentence case'],
  ],
  [
    'Release notes: start each bullet with a past-tense verb (Added, Fixed). No marketing words.',
    ['Release notes: start each bullet with a past-tense verb (Added, Fixed)'],
  ],
  ['Product titles no longer than 60 characters, brand first.', ['brand first']],
  ['Donors are "supporters" and never "donors" or "givers" in letters.', ['in letters']],
  ['Sentences stay below 25 words; steps below 15.', ['steps below 15']],
  ['Sentences under 25 words, paragraphs under 5 lines.', ['paragraphs under 5 lines']],
  ['Patch notes: past tense, one change per bullet, no emoji.', ['one change per bullet']],
  [
    'Spell out numbers one to nine; figures from 10. Exceptions: ages, dates and percentages.',
    ['except ages, dates and percentages'],
  ],
  ['Use British spelling: single quotes.', []],
  ['Write "kg", not "kilograms".', []],
  [
    'Never use "undergrad". "Freshers" is fine in posts but not on the website.',
    ['"Freshers" is fine in posts but not on the website'],
  ],
  ['Body copy: 2–4 sentences per paragraph.', ['2–4 sentences']],
  [
    'No colon at the end of headings. Question marks are OK in FAQs only.',
    ['Question marks are OK in FAQs only'],
  ],
  ['Use double quotes; single ones only inside double ones.', ['single ones only inside double ones']],
  ['Never leave out the pence for round pounds.', undefined],
  // What is read of none of these would be something else.
  ['Council takes a capital C when it means ours, a small c for others.', undefined],
  ['Per cent as two words in copy, % in headlines.', undefined],
  ['Links should be 2 to 6 words long. Never link a whole sentence.', ['Never link a whole sentence']],
  ["People sign in and sign out. They don't log in, log on or log out.", undefined],
  ['"Person with diabetes", not "diabetic". "Diabetic" is fine as an adjective.', undefined],
];

describe('a rule of an in-house guide', () => {
  for (const [rule, breaks, keeps] of READ)
    it(`is read as a title and as a text: ${rule}`, () => {
      for (const row of [[rule, '', breaks, keeps] as const, ['House', rule, breaks, keeps] as const]) {
        const { kind, detail } = judge(row);
        assert.equal(kind, 'right', detail);
      }
    });

  for (const [rule, rest] of TOLD)
    it(`is told as far as it is not read: ${rule}`, () => {
      for (const [label, description] of [
        [rule, ''],
        ['', rule],
      ] as const)
        assert.deepEqual(readFreeText({ label, description }, RULES)?.rest, rest);
    });

  it('gives no full stop to a phrase that ends with one inside a sentence', () => {
    const rule = { label: 'Latin', description: 'Write "twice a day" rather than "b.i.d."' };
    assert.deepEqual(readFreeText(rule, RULES)?.rest, []);
  });
});
