import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Changes as they are typed in chats: the document, the change, what it then says and does not say. */
const ROWS: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
  [
    'You can export CSV, XLSX, or PDF.\n\n| Format | For |\n|---|---|\n| CSV | Programs |\n| PDF | Printing |',
    'PDF export has been removed, only CSV and XLSX.',
    ['You can export CSV or XLSX.'],
    ['PDF'],
  ],
  [
    'You can pay by credit card, PayPal, or bank transfer.\n\nChoose a PayPal account in **Billing**.',
    '- we no longer accept PayPal',
    ['by credit card or bank transfer.', '“PayPal” still stands in “Choose a PayPal account'],
  ],
  [
    'Return shipping is free.\n\nYou can return most items.',
    'Customers pay the return shipping themselves unless the item is faulty.',
    ['[VERIFY] Keep one of the two: “Return shipping is free.” and “Customers pay'],
    ['“You can return'],
  ],
  [
    '## MFA\n\nAll staff must use MFA. Contractors may use a password alone.',
    'MFA required for contractors too.',
    ['[VERIFY] Keep one of the two: “Contractors may use a password alone.”'],
  ],
  [
    '## Keys\n\n`GET /v1/orders`\n\nReturns the orders, at most 100 orders.',
    '- GET /v1/orders is deprecated, use /v2/orders instead.\n- page size max is 200 now (was 100)',
    ['`GET /v1/orders`\n\nReturns the orders, at most 200 orders.', 'use `/v2/orders` instead.'],
  ],
  [
    'There are two plans.\n\n| Plan | Price per seat | Storage |\n|---|---|---|\n| Free | 0 EUR | 5 GB |\n| Pro | 19 EUR | 200 GB |',
    'New plan "Plus" between Free and Pro: 9 EUR per seat, 50 GB storage. Pro plan: storage goes up to 500 GB.',
    [
      'There are three plans.',
      '| Free | 0 EUR | 5 GB |\n| Plus | 9 EUR | 50 GB |\n| Pro | 19 EUR | 500 GB |',
    ],
    ['[VERIFY]'],
  ],
  [
    'Backups are made nightly.\n\nBackups are kept for 30 days. After 30 days they are deleted.',
    'Backups now run every 6 hours instead of nightly. Keep them 60 days.',
    ['Backups are kept for 60 days. After 60 days they are deleted.'],
  ],
  [
    '## Limits\n\n| Plan | Requests per minute | Burst |\n|---|---|---|\n| Free | 100 | 20 |\n| Pro | 1,000 | 100 |',
    'the free plan limit goes down to 60 requests per minute',
    ['| Free | 60 | 20 |'],
    ['[VERIFY]'],
  ],
  [
    '## How can I pay?\n\nBy card.\n\n## Who helps?\n\nWrite to us.',
    '- add a question: Can I pay by invoice? Yes, for orders over 500 EUR. Write to us.',
    ['## Can I pay by invoice?\n\nYes, for orders over 500 EUR. Write to us.'],
    ['[VERIFY]'],
  ],
  [
    'Run `yarn install`, then `yarn dev`.\n\n- Yarn 1.22',
    'switch from yarn to pnpm please',
    ['Run `pnpm install`, then `pnpm dev`.', 'still stands in “Yarn 1.22”'],
  ],
  [
    'Your trial lasts 14 days. After 14 days, choose a plan.',
    'the free trial is 30 days now',
    ['Your trial lasts 30 days. After 30 days, choose a plan.'],
  ],
  [
    'Keep a receipt for every expense.',
    'Receipts only needed above 20 EUR.',
    ['[VERIFY] Keep one of the two: “Keep a receipt for every expense.”'],
  ],
  [
    '## Wi-Fi\n\nThe guest password is changed every month.\n\n## Visitors\n\nTell reception.',
    'Guest password is changed every Monday now and posted at reception.',
    [
      'is changed every Monday.',
      '[VERIFY] Guest password is changed every Monday now and posted at reception.',
    ],
  ],
];

describe('a merge of changes typed in a hurry', () => {
  for (const [document, part, has, lacks = []] of ROWS)
    it(`works in ${part}`, () => {
      const input = `=== INCORPORATE THE FOLLOWING ===\n${part}\n=== EXISTING CONTENT ===\n# Guide\n\n${document}\n`;
      const { content } = run('rewrite', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
