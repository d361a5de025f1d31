import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const merge = (changes: string, document: string): string =>
  run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${changes}\n=== EXISTING CONTENT ===\n${document}`)
    .content;

const DOCUMENTS: readonly string[] = [
  '# API\n\nSend your key in the `X-Token` header. You can send 60 requests per minute.\n\n## List devices\n\n`GET /v1/devices`\n\n| Parameter | Required | Description |\n|---|---|---|\n| `limit` | no | At most 100 |\n| `cursor` | no | Where the next page begins |\n\nWrite to help@acme.example.',
  '# Pool\n\nOpen Tuesday to Sunday, 10:00–18:00.\n\n| Ticket | Price |\n|---|---|\n| Adult | 12 € |\n| Child | 5 € |\n\n- Dogs are not allowed.\n- Lockers take a 2 euro coin.',
  '# Restore\n\n1. Open a ticket.\n2. Ask the manager.\n3. Copy the backup with rsync:\n\n   ```bash\n   rsync -a backup:/daily/ /var/lib/shop/\n   ```\n\nA restore takes about 20 minutes. Backups are kept for 30 days.',
  '# FAQ\n\n## How long does a refund take?\n\nA refund takes up to 10 business days.\n\n## How can I pay?\n\nBy card, PayPal, or check.',
  '',
];

const STATEMENTS: readonly string[] = [
  'Refunds take 5 business days now, refunds to PayPal 2.',
  'Adults pay 14 €, children 6 €, pensioners 9 €.',
  'Restores take about 40 minutes, not 20; large ones up to 3 hours.',
  'Keys are sent in `Authorization`, and `limit` may be up to 250.',
  'The limit is 120/min → 240/min for partners.',
  'Send mails to desk@acme.example within 7 days.',
  'Backups: kept 45 days, encrypted with AES-256, copied to https://vault.acme.example/b weekly',
  'We do not take checks any more, but bank transfers over 75 EUR.',
  'Open daily 9-19, from May to August until 21:30.',
  'Copy it with `rclone sync` (was `rsync`), 4 threads.',
  'You may bring at most 8 guests, members 16.',
  'Step 2 is done by Priya Raman, ext. 4411',
  '`offset` becomes optional, default 25',
  'New ticket Family: 27 €, 2 adults and 3 children',
  'Fees rise to 84 EUR, juniors 42 EUR, families stay at 150 EUR.',
  'Trial: 35 days for all plans',
];

const PARTS = /[\w.+-]+@[\w.-]+\w|https?:\/\/\S+\w|`[^`]+`|\d[\d.,:]*\d|\d/g;

describe('the accounts of a merge', () => {
  for (const [at, document] of DOCUMENTS.entries())
    it(`show each value that statements bring to document ${at}, alone and together`, () => {
      for (const told of [...STATEMENTS, STATEMENTS.map((one) => `- ${one}`).join('\n')]) {
        const content = merge(told, document);
        const lacking = (told.match(PARTS) ?? [])
          .map((part) => part.replaceAll('`', ''))
          .filter((part) => !content.includes(part) && !document.includes(part) && part !== 'rsync');
        assert.deepEqual(lacking, [], `${told}\n---\n${content}`);
      }
    });

  const ROWS: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
    [
      'Loans are three weeks now instead of four. DVDs too.',
      'You can borrow books for four weeks. DVDs are lent for one week.',
      ['books for three weeks. DVDs are lent for three weeks.'],
    ],
    [
      'You can borrow at most 15 items, children 8.',
      'You can borrow up to 10 items at a time.',
      ['up to 15 items at a time.', 'Children can borrow at most 8 items.'],
      ['VERIFY'],
    ],
    [
      'Trial: 30 days for all plans',
      '## Trial\n\nThe Starter plan has a trial of 14 days.',
      ['has a trial of 14 days.', '[VERIFY] Keep one of the two:', '30 days for all plans'],
    ],
    [
      'Returns are free for members.',
      '## What does a return cost?\n\nA return costs 4 EUR.',
      ['A return costs 4 EUR.', 'Returns are free for members.'],
    ],
    [
      'Mr. Adeyemi comes instead of Ms. Kraus.',
      'Ms. Kraus and Mr. Lindner come along.',
      ['Mr. Adeyemi and Mr. Lindner come along.'],
      ['Kraus'],
    ],
    [
      'Keys go in /etc/harbor/keys (not the UI)',
      '1. Run it.\n2. Open the UI and enter your license key.',
      ['Open the UI and enter your license key.'],
    ],
    ['also open port 8443', '- Open ports 80 and 443', ['Open ports 80 and 443', '8443']],
    [
      '`currency` becomes optional',
      '| Field | Required |\n|---|---|\n| `currency` | yes |\n| `note` | no |',
      ['| `currency` |'],
    ],
    [
      'Keynote 9:30 → 10:00\nWorkshop B moved to room 204\nLunch is 60 minutes, not 45',
      '| Time | What | Room |\n|---|---|---|\n| 9:30 | Keynote | Hall |\n| 11:00 | Workshop B | 102 |\n| 12:30 | Lunch (45 minutes) | Hall |',
      ['| 10:00 | Keynote |', '| Workshop B | 204 |', 'Lunch (60 minutes)'],
      ['VERIFY'],
    ],
    [
      'Limits: Free 30/min → 60/min; Pro 300/min → 600/min',
      '| Plan | Requests per minute |\n|---|---|\n| Free | 30 |\n| Pro | 300 |',
      ['| Free | 60 |', '| Pro | 600 |'],
      ['VERIFY'],
    ],
    [
      'kubectl context is `prod-eu2` now',
      '```bash\nkubectl config use-context prod-eu1\n```',
      ['use-context prod-eu2'],
      ['eu1', 'VERIFY'],
    ],
    [
      'Floodlights go off at 22:00 on weekdays.',
      'The floodlights are on until 23:00.',
      ['[VERIFY] Keep one of the two: “The floodlights are on until 23:00.”'],
    ],
    [
      '[09:12] Lena: lockers take a 1 euro coin now, not 2 euro\n[09:15] Marek: dogs are allowed on Fridays',
      '- Lockers take a 2 euro coin.',
      ['1 euro coin', 'Dogs are allowed on Fridays'],
      ['Lena', '09:1'],
    ],
  ];
  for (const [changes, document, has, lacks = []] of ROWS)
    it(`hold for ${changes}`, () => {
      const content = merge(changes, `# Guide\n\n${document}\n`);
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
