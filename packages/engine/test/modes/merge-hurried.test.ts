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
    '## Yoga\n\nWe meet every Friday at 6 pm in the gym.\n\n## Fees\n\nThe fee is 30 euros, or 15 euros for pupils.',
    'Hi, yoga is on Mondays at 6:30 pm instead of Fridays at 6 pm, and the fee goes up to 35 euros (pupils 20). Thanks, Ina',
    ['We meet every Monday at 6:30 pm in the gym.', 'The fee is 35 euros, or 20 euros for pupils.'],
    ['VERIFY', 'Ina'],
  ],
  [
    '## Retries\n\nCalls are tried 2 times within 10 minutes.\n\n## Rooms\n\nThe lab is in room C.14.\n\nBuffers have pH 6.8.',
    'Calls are tried 4 times over 2 hours, not 2 times over 10 minutes. The lab is now in room D.02. The buffers have pH 7.0 (6.8 was a typo).',
    ['tried 4 times within 2 hours.', 'in room D.02.', 'have pH 7.0.'],
    ['VERIFY'],
  ],
  [
    '## Borrow\n\nAsk for a tablet at the desk.\n\n## Return\n\nReturn the tablet to us. The desk is open until noon.',
    '- the phones replace the tablets, we have no tablets any more\n- FYI the desk is open until 16:00 (before it was noon)',
    ['may contradict “Ask for a tablet at the desk.” and “Return the tablet to us.”', 'open until 16:00.'],
  ],
  [
    '## Cluster\n\nThere is a main cluster and a test cluster. Each box has 8 GB of memory.\n\n## Backups\n\nBackups are kept for 10 days.\n\n## Security\n\nThe cluster supports TLS 1.0, 1.2, and 1.3.',
    'Backups: now kept for 20 days. TLS 1.0 got switched off. The test cluster was shut down in June.',
    [
      'Backups are kept for 20 days.',
      'supports TLS 1.2 and 1.3.',
      '“There is a main cluster and a test cluster.”',
    ],
  ],
  [
    '## Racks\n\n1. Check the seal.\n2. Put the box in the rack.\n3. Put the rack in the oven.',
    'Label every box with the date before you put it in the rack.',
    ['1. Check the seal.\n2. Label every box with the date.\n3. Put the box in the rack.'],
    ['VERIFY'],
  ],
  [
    '## Leave\n\nMothers get 12 weeks, and fathers get 4 weeks.\n\n| Leave | Length |\n|---|---|\n| Parental leave | 12 weeks |',
    'Parental leave is 18 weeks for all parents.',
    ['| Parental leave | 18 weeks |', '“12 weeks” still stands in “Mothers get 12 weeks, and fathers get 4'],
  ],
  [
    '## Files\n\nAdd 2 mm of bleed on each side. A card of 50 × 50 mm is therefore 54 × 54 mm.',
    'The bleed is 3 mm now.',
    ['Add 3 mm of bleed', 'may also change “A card of 50 × 50 mm is therefore 54 × 54 mm.”'],
  ],
  [
    '## Can I pay by card?\n\nYes.\n\n## Is there a trial?\n\nYes, for 20 days. Maps are updated every 20 days.',
    'Add to FAQ: "Can I use it on a boat? Yes, on up to 3 boats." And: trial is 10 days, not 20.',
    [
      'Yes, for 10 days. Maps are updated every 20 days.',
      '## Can I use it on a boat?\n\nYes, on up to 3 boats.',
    ],
  ],
  [
    'The app runs on Android 9 or later.\n\n## Gym\n\nThe gym is open daily.\n\n## Help\n\nWrite to help@acme.example.',
    "We don't support Android 9 any more. The gym is closed until May. The help mail address is history.",
    [
      'Android 9 or later',
      '“The gym is open daily.” and “The gym is closed until May.”',
      'Keep one of the two: “Write to help@acme.example.”',
    ],
  ],
  [
    'Jobs\n\nYou can reject 3 jobs. After the third, we call you.\n\n| Field | Description |\n|---|---|\n| `weight` | At most 30 kg |\n| `tries_max` | Number of tries |\n\nBoxes over 30 kg are rejected.',
    '- you can reject 5 jobs (so far 3)\n- max weight went up from 30 to 40 kg\n- tries_max was removed',
    [
      'still stands in “After the third, we call you.”',
      '| At most 40 kg |',
      '“30 kg” still stands in “Boxes over 30 kg are rejected.”',
    ],
    ['tries_max'],
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
  // Changes that a sentence joins are each made.
  [
    'The fee is 84 euros. Juniors pay 42 euros.\n\n## Training\n\nThe training is on Wednesdays from 17:00 to 18:30.',
    'the board decided: fee 96 euros, and the training ends at 19:00',
    ['The fee is 96 euros.', 'from 17:00 to 19:00'],
  ],
  [
    'The pumps run for 10 minutes every 3 hours.',
    'the pumps run for 8 minutes every 2 hours, where it used to be 10 minutes every 3 hours',
    ['The pumps run for 8 minutes every 2 hours.'],
  ],
  [
    'Business hours are Monday to Friday, 9 am to 5 pm.',
    'Business hours: 7 am to 7 pm (was 9 to 5)',
    ['Business hours are Monday to Friday, 7 am to 7 pm.'],
  ],
  // A day keeps its form, and stands for no day of something else.
  [
    '## Club evening\n\nWe meet every Friday.\n\n## Rooms\n\nThe hall is open Monday to Friday.',
    'Club evening is Thursdays instead of Fridays.',
    ['We meet every Thursday.', 'Monday to Friday.'],
  ],
  // What the change doesn't name stays.
  [
    'Developers can deploy to staging and production.',
    "developers can't deploy to production any more",
    ['Developers can deploy to staging and production.', '[VERIFY] Keep one of the two'],
  ],
  [
    '1. Fill in the form.\n2. Send the form by email to hr@tessaline.example.',
    'Requests are sent in the Peoplehub, not by email to HR.',
    ['hr@tessaline.example', '[VERIFY]'],
    ['Peoplehub@'],
  ],
  [
    '## Helmets\n\nHelmets for children are free. Adults pay 3 € per day.',
    'helmets are free for everyone, not just for kids',
    ['[VERIFY] Keep one of the two: “Adults pay 3 € per day.”'],
  ],
  [
    '| Who | Phone |\n|---|---|\n| Nurse station | ext. 4410 |\n\nFor information, call ext. 4410.',
    'Phone of the nurse station is ext. 4417 now.',
    ['| Nurse station | ext. 4417 |', '“4410” still stands in “For information, call ext. 4410.”'],
  ],
  [
    'Call Dr. Keller (ext. 31).',
    'vet on call: Dr. Amara Nwosu replaces Dr. Keller',
    ['Call Dr. Keller (ext. 31).', '[VERIFY]'],
  ],
  [
    '## Laser cutter\n\nStay next to the machine.',
    'Laser cutter: PVC must not be cut - please put this as a warning.',
    ['Stay next to the machine.\n\n> [!WARNING]\n> PVC must not be cut.'],
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
