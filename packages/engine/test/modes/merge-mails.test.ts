import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const merge = (changes: string, document: string): string =>
  run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${changes}\n=== EXISTING CONTENT ===\n${document}`)
    .content;

const PLANS =
  '| Plan | Projects | Exports |\n| --- | --- | --- |\n| Free | 3 | CSV, PDF |\n| Pro | 9 | CSV, PDF, XLSX |\n';
const LIMITS =
  '| Parameter | Default | Description |\n| --- | --- | --- |\n| `limit` | 20 | Number of orders to return, 100 at most. |\n| `offset` | 0 | Number of orders to skip. |\n';

/** A mail, the page, what the page says then, and what it doesn't. */
const ROWS: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
  [
    'Slack is replaced by Microsoft Teams for all internal chat.',
    '- Join the #welcome channel in Slack and introduce yourself.\n- Ask in Slack or write to hr@acme.example.\n',
    ['in Microsoft Teams and introduce yourself.', 'Ask in Microsoft Teams or write to hr@acme.example.'],
  ],
  [
    'It now takes place on 14 and 15 October.',
    'The conference takes place on 7 and 8 October in Bristol.\n',
    ['takes place on 14 and 15 October in Bristol.'],
    ['VERIFY'],
  ],
  [
    'Doors open at 8:30 instead of 9:00.',
    'Doors open at 9:00. The first talk starts at 9:30.\n\n- **Talks:** 24\n- **Rooms:** 2\n',
    ['Doors open at 8:30. The first talk starts at 9:30.'],
    ['**Doors:**', 'VERIFY'],
  ],
  [
    'Return shipping is free for members of our loyalty programme; everyone else pays €4.95.',
    '## Shipping costs\n\nReturn shipping costs €6.95, which we deduct from your refund.\n',
    [
      'Return shipping costs €6.95, which',
      'Return shipping is free for members of our loyalty programme; everyone else pays €4.95.',
      'VERIFY',
    ],
  ],
  [
    'Early-bird tickets cost $249 until 31 July.',
    '| Ticket | Price |\n| --- | --- |\n| Early bird | $199 |\n| Regular | $349 |\n\nEarly-bird tickets are available until 30 June.\n',
    ['| Early bird | $249 |', 'available until 31 July.'],
    ['VERIFY'],
  ],
  [
    'The default for `limit` goes up from 20 to 50, and the maximum is now 200.',
    LIMITS,
    ['| `limit` | 50 | Number of orders to return, 200 at most. |'],
    ['The maximum'],
  ],
  [
    'There is also a new optional parameter, status, that filters orders by open or paid.',
    LIMITS,
    ['| `status` | [VERIFY] | Filters orders by open or paid. |'],
  ],
  [
    'From June the free plan allows 5 projects instead of 3, and exports are limited to CSV.',
    PLANS,
    ['| Free | 5 | CSV |', '| Pro | 9 | CSV, PDF, XLSX |'],
  ],
  ['On the Pro plan, exports are limited to CSV and PDF.', PLANS, ['| Pro | 9 | CSV, PDF |']],
  [
    'API keys now expire after 180 days; they can be renewed in Settings.',
    '## API keys\n\nCreate a key. Keys never expire.\n',
    ['Create a key. API keys now expire after 180 days; they can be renewed in Settings.'],
    ['never', 'VERIFY'],
  ],
  [
    'Sale items can now be returned too, but only for store credit.',
    'Keep the packaging. Sale items cannot be returned.\n',
    ['Keep the packaging. Sale items can now be returned too, but only for store credit.'],
    ['cannot', 'VERIFY'],
  ],
  [
    'Buddies should schedule a weekly check-in during the first month, and the review happens after 90 days rather than after six months.',
    'Your buddy shows you the office.\n\n## Probation\n\nA review with your manager takes place after six months.\n',
    ['takes place after 90 days.', 'Buddies should schedule a weekly check-in during the first month.'],
  ],
  [
    'Laptops now arrive by mail, so please drop the line about picking it up at reception.',
    '- Pick up your laptop at reception.\n- Sign in.\n- Reception is on floor 2.\n',
    ['- Sign in.', '- Reception is on floor 2.', 'Laptops now arrive by mail'],
    ['Pick up'],
  ],
  [
    'Please remove the paragraph about sending returns by fax.',
    'Print the label.\n\nYou can also announce your return by fax at 555-0100. Write your number on it.\n\nBring it here.\n',
    ['Print the label.\n\nBring it here.'],
    ['fax', 'VERIFY'],
  ],
  [
    'There will be free childcare on both days.',
    '**Is there a dress code?** No.\n\n**Is childcare available?** No, we are sorry.\n',
    ['[VERIFY] Keep one of the two: “**Is childcare available?** No, we are sorry.”'],
  ],
  [
    'The #deploys channel moved from Slack to Teams.',
    'Announce it in the #deploys channel on Slack.\n\nPage them with `/page` on Slack.\n',
    ['#deploys channel on Teams.', '`/page` on Slack.', 'still stands in “Page them with `/page` on Slack.”'],
  ],
  [
    "After last week's incident we agreed on the following. Backups run every 4 hours instead of every 6 hours.",
    'Backups run every 6 hours.\n',
    ['Backups run every 4 hours.'],
    ['incident', 'VERIFY'],
  ],
  [
    'We are changing the endpoint in the next release. The default for `limit` is now 50.',
    LIMITS,
    ['| `limit` | 50 |', '[VERIFY] We are changing the endpoint in the next release'],
  ],
];

describe('a mail that is merged', () => {
  for (const [changes, document, has, lacks = []] of ROWS)
    it(`makes or notes ${changes}`, () => {
      const content = merge(changes, `# Guide\n\n${document}`);
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
