import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Everyday notes on a document: the document, the change, what it then says and does not say. */
const ROWS: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
  // Who has an office.
  [
    '- Chair: Margaret Osei, chair@club.example\n- Treasurer: Paul Whitcombe, paul@club.example\n\nSend your fee to Paul Whitcombe.',
    'Treasurer is now Dilan Aydin, treasurer@club.example',
    ['- Treasurer: Dilan Aydin, treasurer@club.example', 'Send your fee to Dilan Aydin.', 'Margaret Osei'],
    ['Whitcombe', 'VERIFY'],
  ],
  [
    '| Year | Head of year |\n| --- | --- |\n| 7 | Mr Hale |\n| 8 | Ms Abara |',
    'Ms Petrov is the new head of year 7 (Mr Hale retired).',
    ['| 7 | Ms Petrov |', '| 8 | Ms Abara |'],
    ['Hale', 'VERIFY'],
  ],
  [
    '- **Coach:** Jan Ott, 030 5550147\n- Secretary: Bo Lee',
    'Nina Falk takes over as coach\nThe new secretary is Ann de Vries',
    ['- Secretary: Ann de Vries', 'how to reach Nina Falk is not told', '- **Coach:** Jan Ott, 030 5550147'],
    ['Bo Lee'],
  ],
  // Steps.
  [
    '1. Check it.\n2. Restart the API:\n\n   ```bash\n   systemctl restart api\n   ```\n\n3. Watch it.',
    'Step 2: use `kubectl rollout restart deploy/api` instead of `systemctl restart api`',
    ['2. Restart the API:\n\n   ```bash\n   kubectl rollout restart deploy/api\n   ```\n\n3. Watch it.'],
    ['systemctl', 'VERIFY'],
  ],
  [
    '1. Sign the form.\n2. Get your badge.\n3. Meet your buddy.',
    'Between "Sign the form" and "Get your badge" there\'s a new step: book a briefing with Ines.',
    ['2. Book a briefing with Ines.\n3. Get your badge.'],
    ['VERIFY', 'Between'],
  ],
  // What only some are free of.
  [
    '## Accounts\n\n- Passwords have at least 10 characters.\n- Every account needs two-factor authentication.',
    "Exception: service accounts don't need two-factor authentication.",
    ['- Every account needs two-factor authentication. Exception: service accounts'],
  ],
  // What a pronoun means.
  [
    '## Accounts\n\n- Passwords have at least 10 characters.\n- Passwords expire after 90 days.',
    'Passwords: at least 14 characters instead of 10. They no longer expire.',
    ['at least 14 characters', 'Passwords no longer expire.'],
    ['They'],
  ],
  [
    '| Dish | Price |\n| --- | --- |\n| Lentil soup | 6.80 |\n| Trout | 9.40 |',
    "Lentil soup is 7.20 now, and it's vegan.",
    ['| Lentil soup | 7.20 |', 'Lentil soup is vegan.'],
  ],
  // Several values of one schedule change together or not at all.
  [
    'We release on the first Monday of every month.',
    'Releases happen every two weeks on Tuesday (was: monthly, first Monday).',
    ['first Monday of every month', '[VERIFY] Keep one of the two'],
    ['first Tuesday'],
  ],
  // "Before" behind a time says when.
  [
    '## Cancellation\n\nYou can cancel free of charge up to 48 hours before pick-up.',
    'cancellation is free until 24 hours before pick-up instead of 48',
    ['free of charge up to 24 hours before pick-up.'],
    ['48', 'VERIFY'],
  ],
  [
    '- Do not eat for 6 hours before the examination.\n- Do not drink for 6 hours before the examination.',
    'Patients have to fast for 8 hours, not 6, and water is fine up to 2 hours before.',
    ['“6 hours” still stands in “Do not eat for 6 hours before the examination.”'],
  ],
  [
    '1. Mix it.\n2. Bake at 200 °C for 55 minutes.\n\nThe cake keeps for 3 days.',
    'The oven should be at 180 °C fan, and 40 minutes is enough',
    ['Keep one of the two: “Bake at 200 °C for 55 minutes.”'],
  ],
  // What one gets.
  [
    'You get a ThinkPad, a headset, and a monitor. If your ThinkPad breaks, write to IT.',
    'New hires get a MacBook Air, not a ThinkPad any more.',
    ['You get a MacBook Air, a headset, and a monitor. If your MacBook Air breaks'],
    ['ThinkPad', 'VERIFY'],
  ],
  // Values and rows of an API.
  [
    '`GET /v1/invoices`\n\n| Parameter | Type | Description |\n| --- | --- | --- |\n| `limit` | integer | Page size |\n| `status` | string | One of `draft`, `open`, and `paid` |',
    '`GET /v1/invoices` also accepts `status=void`.',
    ['One of `draft`, `open`, `paid`, and `void` |'],
    ['VERIFY'],
  ],
  [
    '## Errors\n\n| Status | Meaning |\n| --- | --- |\n| 400 | A parameter is not valid |\n| 401 | The token is missing |',
    'Errors: we also return 409 when the invoice is locked',
    ['| 401 | The token is missing |\n| 409 | The invoice is locked |'],
    ['VERIFY'],
  ],
  // An age, and another for some.
  [
    'Drivers must be at least 21 years old and must have held a licence for one year.',
    'Minimum age is 23 now, and 25 for vans',
    ['at least 23 years old and must have held', 'Minimum age for vans is 25.'],
    ['21'],
  ],
  [
    '## Deposit\n\nThe deposit is 200 €.',
    'New section Electric cars: Return the car with at least 30% charge. Cards are in the glove box.',
    ['## Electric cars\n\nReturn the car with at least 30% charge. Cards are in the glove box.'],
    ['VERIFY'],
  ],
  [
    '## Starters\n\n| Dish | Price | Notes |\n| --- | --- | --- |\n| Soup | 6.80 | vegan |\n| Trout | 9.40 | |\n\n## Main courses\n\n| Dish | Price | Notes |\n| --- | --- | --- |\n| Stew | 17.90 | |\n| Gnocchi | 13.80 | vegetarian |',
    'New: Mushroom risotto, 14.50, vegetarian (main courses)',
    ['| Gnocchi | 13.80 | vegetarian |\n| Mushroom risotto | 14.50 | vegetarian |'],
    ['VERIFY'],
  ],
  // How who comes is reached, and who stands beside whom.
  [
    'Questions? Ask Kenji Mori, ext. 4415.',
    'Kenji Mori left; questions go to Sofia Brandt, ext. 4471.',
    ['Questions? Ask Sofia Brandt, ext. 4471.'],
    ['4415', 'VERIFY'],
  ],
  [
    'Miss Hart and Mr Lund go with the class.',
    'Mrs Okafor goes along instead of Mr Lund.',
    ['Miss Hart and Mrs Okafor go with the class.'],
    ['Lund'],
  ],
  [
    'Stuck? Ask in #newcomers.',
    'Ask in #dev-help, #newcomers is archived',
    ['Stuck? Ask in #dev-help.'],
    ['newcomers', 'VERIFY'],
  ],
  // A number alone is in the unit of its row.
  [
    '| Option | Default | Description |\n| --- | --- | --- |\n| `maxDelay` | `10000` | Longest delay in milliseconds |',
    '`maxDelay` defaults to 30 s now',
    ['| `maxDelay` | `30000` |'],
  ],
  [
    '- Water is turned off from December to February.\n- Bonfires are allowed from October to March.',
    'Water is off from November to March',
    ['- Water is turned off from November to March.\n- Bonfires are allowed from October to March.'],
    ['VERIFY'],
  ],
  [
    'A card costs €12 a year.',
    "Children's cards are free, adults €15 a year (up from €12)",
    ['A card costs €15 a year.', "Children's cards are free."],
  ],
  [
    'Do not feed your cat after 10 pm.',
    "Please don't feed cats after 8 pm (it used to be 10 pm); rabbits should always eat.",
    ['Do not feed your cat after 8 pm.', 'Rabbits should always eat.'],
  ],
  [
    '| Course | Day | Time |\n| --- | --- | --- |\n| 3 | Tuesday | 15:30 |\n| 4 | Wednesday | 16:30 |',
    'Course 4 is on Thursdays at 16:15',
    ['| 4 | Thursday | 16:15 |'],
    ['VERIFY'],
  ],
  [
    '| Flag | Default | Meaning |\n| --- | --- | --- |\n| `--strict` | off | Warnings are errors |',
    '`--strict` is on by default from 2.0',
    ['| `--strict` | on | Warnings are errors |'],
  ],
  [
    'Open Monday to Friday, 10:00–19:00, and Saturday, 10:00–16:00.',
    'Open Sundays 11-16 too',
    ['Open Monday to Friday, 10:00–19:00, and Saturday, 10:00–16:00.', 'Sundays 11-16'],
  ],
  [
    '1. Add the tomatoes, the beans, and the paprika.\n2. Simmer.',
    'Add the beans at the very end, not with the tomatoes',
    ['1. Add the tomatoes, the beans, and the paprika.', 'Add the beans at the very end'],
  ],
  [
    '## Escalations\n\nContact: Hanna Weiss',
    'contact for escalations is Leo Varga',
    ['Contact: Leo Varga'],
    ['Hanna', 'VERIFY'],
  ],
  [
    "Backups are kept for 30 days.\n\n## Restore\n\nRun `restore --from latest`. After 30 days, a backup can't be restored.",
    'Retention is 45 days (was 30)\nThe restore test also covers billing.',
    [
      'Backups are kept for 45 days.',
      '“30 days” still stands in “After 30 days, a backup',
      'The restore test also covers',
    ],
  ],
  // What is denied elsewhere, and what is told already.
  [
    '## Rules\n\n- No smoking.\n- No pets.',
    'Pets: max. one dog, 8 € per night',
    ['[VERIFY] Keep one of the two: “No pets.”'],
  ],
  [
    'You need:\n\n- Node 24\n- VPN access\n\n1. Connect to the VPN.\n2. Run it.',
    "You don't need VPN access any more",
    ['“VPN” still stands in “Connect to the VPN.”'],
    ['- VPN access'],
  ],
  [
    'Every change gets an entry. Every entry links to its pull request.',
    'Every entry must link to its pull request.',
    ['Every change gets an entry. Every entry links to its pull request.'],
    ['must', 'VERIFY'],
  ],
];

describe('an everyday note worked into a document', () => {
  for (const [document, part, has, lacks = []] of ROWS)
    it(`works in ${part}`, () => {
      const input = `=== INCORPORATE THE FOLLOWING ===\n${part}\n=== EXISTING CONTENT ===\n# Guide\n\n${document}\n`;
      const { content } = run('rewrite', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
