/* What rules say of a part of a text, in a few words: each part of a rule is executed, or told by its own words. */
import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

const engine = createEngine();
const isFailed = (label: string, description: string, input: string) =>
  engine
    .analyze({
      mode: 'style-check',
      input,
      style: { rules: [{ label, description }], termSubs: [], glossary: [] },
    })
    .content.includes('] Fail');

const ROWS: readonly (readonly [label: string, description: string, bad: string, good: string])[] = [
  [
    'Buttons',
    'Verb first, at most 3 words, no full stop, sentence case.',
    'Click **Add This Item.**',
    'Click **Add item**.',
  ],
  [
    'Buttons',
    'Never "Click here" or "Submit". Max 20 characters.',
    'Press **Submit**.',
    'Press **Send form**.',
  ],
  ['Buttons', 'No emoji', 'Press **Go 🎉**.', 'Press **Go**. 🎉'],
  [
    'Headings in leaflets',
    'Write them as questions patients ask.',
    '## What to bring',
    '## What should I bring?',
  ],
  ['Headings', 'no numbers, no acronyms', '## The NHS in brief', '## The service in brief'],
  ['Headlines', 'Between 4 and 8 words, no capitals throughout', '# HELP', '# Mayor opens the new bridge'],
  ['Bullets', 'Past tense, no "and" at the end of items', '- We will fix it', '- Fixed it'],
  [
    'Release notes',
    'Start with a verb, no internal ticket numbers (JIRA-123).',
    '- Fixed PAY-12',
    '- Fixed a crash',
  ],
  [
    'Subject lines',
    'under 30 characters, no emoji, no full stop',
    'Subject: Your order 🎉',
    'Subject: Your order',
  ],
  [
    'Emails',
    'Subject lines start with a verb and never "Re:".',
    'Subject: Re: order',
    'Subject: See your order',
  ],
  [
    'Links',
    'no URLs as text, external links marked "(opens in new tab)"',
    'See [the docs](https://x.org).',
    'See [the docs](https://x.org) (opens in new tab).',
  ],
  [
    'Alt text',
    'Sentence case, no emoji, end with a full stop',
    '![A red chair](a.png)',
    '![A red chair.](a.png)',
  ],
  [
    'Captions',
    'under 6 words, no full stop',
    'Figure 1: The chair in the hall today.',
    'Figure 1: The chair',
  ],
  [
    'Code samples',
    'No line above 40 characters, no tabs.',
    '```sh\nrun --with a-very-long-option --and another-one\n```',
    '```sh\nrun\n```',
  ],
  [
    'Code samples',
    'Introduce every sample with a sentence that ends in a colon.',
    'Text.\n\n```sh\nrun\n```',
    'Run this:\n\n```sh\nrun\n```',
  ],
  ['Prices', 'Never "only" or "just" before a price.', 'It is just £5.', 'It just works, for £5.'],
  ['Prices', '£5, not £5.00; £4.50, not £4.5. Pence as 50p.', 'It is £0.50.', 'It is £5 or 50p.'],
  ['Sizes', 'cm only, never inches.', 'It is 40 mm long.', 'It is 4 cm long.'],
  ['Sizes', 'Write 40 x 60 cm, never 40×60 cm.', 'It is 30×20 cm.', 'It is 30 x 20 cm.'],
  ['People', 'No courtesy titles except Dr and Professor.', 'Mrs Jones spoke.', 'Dr Jones spoke.'],
  [
    'Names',
    'Prime minister, chancellor and mayor: always lower case, even before a name.',
    'We met Mayor Lee.',
    'We met the mayor.',
  ],
  ['Letters', 'Questions as headings.', '## Your results', '## What happens next?'],
  ['Patch notes', 'No full stops. No more than 5 words.', '- Fixed it.', '- Fixed it'],
  ['Steps', 'Start with a verb. Never use "then" at the start.', '1. Then open it.', '1. Open it.'],
  ['Course codes', 'HIS 1004, not HIS1004.', 'Take HIS1004.', 'Take HIS 1004.'],
  [
    'Emails to customers',
    'Subject lines of at most 45 characters, no exclamation marks.',
    'Subject: Hello!',
    'Subject: Hello\n\nIt works!',
  ],
  ['Contact', 'No "www." in web addresses.', 'Visit www.example.org.', 'Visit example.org.'],
];

describe('what a rule says of a part of a text', () => {
  for (const [label, description, bad, good] of ROWS)
    it(`is executed: ${label}: ${description}`, () => {
      assert.ok(isFailed(label, description, bad), bad);
      assert.ok(!isFailed(label, description, good), good);
      assert.deepEqual(readFreeText({ label, description }, RULES)?.rest.join(' | ').includes('⟦'), false);
    });

  for (const [label, description, told] of [
    ['Times', 'Use 2:00 pm. Never 14:00.', []],
    ['Places', '"The Netherlands", not "Holland"; others take the country.', ['others take the country']],
    [
      'Plain English',
      "Don't use: utilise, deliver (unless it's post), robust.",
      ["deliver (unless it's post)"],
    ],
    ['Headings', 'No more than 8 words, bold, no capitals throughout.', ['bold']],
    ['Lore', 'Never "clash". No emoji. Swords have names in italics.', ['Swords have names in italics']],
    [
      'Image captions',
      'Name the plant in Latin in italics. No full stop.',
      ['Name the plant in Latin in italics'],
    ],
    ['Names', '"MP" after the name, no comma.', undefined],
  ] as const)
    it(`is told by its own words: ${description}`, () =>
      assert.deepEqual(readFreeText({ label, description }, RULES)?.rest, told));
});
