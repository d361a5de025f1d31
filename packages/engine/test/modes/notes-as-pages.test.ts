import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Flat notes, what the page made of them holds, and what must not stand there. */
const ROWS: readonly (readonly [name: string, notes: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'the title of the note that says what it is, an opening, and a section for what is done by name',
    '- what: nightly backup job\n- runs 02:00 UTC, takes ~40 min\n- stored in s3://acme-backups, kept 35 days\n- restore: ./restore.sh <date>\n- fails -> alert in #ops\n- owner: platform team',
    [
      '# Nightly backup job\n\nThe nightly backup job runs at 02:00 UTC. This takes about 40 min.',
      '- Stored in s3://acme-backups and kept for 35 days.',
      '## Restore\n\nRun `./restore.sh <date>`.',
      '- **If it fails:** Alert in #ops.',
      '- **Owner:** Platform team.',
    ],
    /VERIFY/,
  ],
  [
    'an opening of several sentences on one thing',
    '- service: invoice mailer\n- sends invoices every night 01:30\n- reads from queue billing.out\n- retry: mailer retry --all\n- stuck -> restart pod\n- logs: /var/log/mailer.log',
    [
      'The invoice mailer sends invoices every night at 01:30. It reads from queue',
      '## Retry\n\nRun `mailer retry --all`.',
    ],
  ],
  [
    'what the first note and others speak of as the title',
    '- swimming lessons start Sep 12\n- ages 5-8, beginners\n- bring: towel, goggles, cap\n- missed lesson: no refund\n',
    ['# Swimming lessons\n\nSwimming lessons start on Sep 12.\n\n', '- **Bring:** Towel, goggles, and cap.'],
  ],
  [
    'no title that only one note speaks of',
    '- front desk opens 7am\n- pool closed on Mondays\n- breakfast 7 to 10\n- check out by 11\n',
    ['# [VERIFY] Title'],
  ],
  [
    'the reason as a sentence, and labels with a word or two in a list',
    '# Moving to the new CMS\n- why: old one slow, no preview\n- when: Mar 3\n- what changes for editors: new login (SSO), drafts autosave\n- what stays: URLs, roles\n- training: Tue 10:00, recording later',
    [
      'The old one is slow and has no preview.\n\n- **When:** Mar 3.\n- **What stays:** URLs and roles.\n- **Training:** Tue 10:00',
      '## What changes for editors\n\n- New login (SSO)\n- Drafts autosave',
    ],
    /## (?:When|Why|Training|What stays)/,
  ],
  [
    'what may be done, and what is free, as no steps',
    'library card\n- free for residents, bring ID + proof of address\n- borrow up to 20 items, 3 weeks\n- renew online or by phone\n- late fee 20c/day, max $10\n- lost card: $3\n',
    ['# Library card', '## Rules\n\n- Borrow up to 20 items, 3 weeks.', '- Renew online or by phone.'],
    /VERIFY|## Steps|Free for residents and/,
  ],
  [
    'days and things as no names of amounts, and stalls as no trouble',
    '- event: summer fair\n- Saturday 8 June, 11-17\n- stalls: cakes, tombola, bouncy castle\n- rain: gym hall\n- clean up: everybody, until 18:30\n',
    ['# Summer fair', '- Saturday 8 June, 11-17.', '- **Stalls:** Cakes, tombola, and bouncy castle.'],
    /\*\*Saturday|If it stalls/,
  ],
  [
    'the subject of what the title does behind a reason, and a call with its query as code',
    'Log rotation\n- why: disk filled up twice in May\n- runs hourly via cron\n- keeps 14 files\n- config: /etc/logrotate.d/app\n- GET /search?q=&limit=\n- stuck? #it-help\n',
    [
      'The log rotation runs hourly via cron. It keeps 14 files.',
      '`GET /search?q=&limit=`',
      'If you need help, contact #it-help.',
    ],
    /May\. It|\*\*GET/,
  ],
  [
    'ways through menus in bold, and an open question as one',
    'Meeting 14 May - flags\n- attending: Ana, Tom, Priya\n- create: Settings > Flags > New\n- Tom orders monitors by Jun 10\n- open: who pays for the coffee machine?\n',
    [
      '**Settings > Flags > New**',
      '**Attending:** Ana, Tom, and Priya.',
      '[VERIFY] Who pays for the coffee machine?',
    ],
  ],
  [
    'the thing of an outline without a title',
    '1. Overview\n   - what the API gateway does\n   - who uses it\n2. Limits\n   - 100 req/min per key\n3. Support\n   - #gateway on Slack\n',
    ['# API gateway\n'],
  ],
  [
    'what was decided, taken on and left open in a meeting, each under its heading and in its words',
    'Meeting notes: pricing page, 3 June\nAttendees: Maya, Jon\n- conversion down 12% since launch of new page\n- decided: toggle back to top\n- Priya to run A/B test, start 10 June\n- open: prices without tax?\n- next meeting 17 June',
    [
      '- Conversion down 12% since launch of new page.\n\n## Decisions\n\n- Toggle back to top.',
      '## Action items\n\n- Priya to run A/B test, start 10 June.',
      '## Open questions\n\n- Prices without tax?\n\n## Next meeting\n\n17 June.',
    ],
    /\*\*Conversion|VERIFY/,
  ],
  [
    'what an incident did to people, its cause as what is over, and a list of what is to be done',
    'Incident 4 May\n- 09:12 alert\n- 09:20 Kim sees it\n- 09:31 cert renewed\n- root cause: renewal cron disabled in March\n- 412 failed checkouts, none charged twice\n- 2 nodes replaced\n- todo: monitor expiry (Kim, by 11 May)\n- todo: re-enable cron (Sam, done)',
    [
      '# Incident 4 May\n\n## Impact\n\n- 412 failed checkouts, none charged twice.\n\n## Timeline',
      '## Root cause\n\nThe renewal cron was disabled in March.\n\n## To do\n\n- Monitor expiry (Kim, by 11 May).\n- Re-enable cron (Sam, done).',
      '## Good to know\n\n- 2 nodes replaced.',
    ],
  ],
  [
    'the first steps in their order, and a name that ends as plurals do',
    'Getting started with the CLI\n- install via brew\n- login opens browser\n- `acme init` creates acme.yaml\n- edit region + size\n- `acme deploy`, takes about 2 min\n- url printed at the end\n- windows not supported yet',
    [
      '2. The login opens the browser.\n3. `acme init` creates `acme.yaml`.',
      '5. Run `acme deploy`. This takes about 2 min.\n\n   The URL is printed at the end.\n\n## Good to know\n\nWindows is not supported yet.',
    ],
  ],
  [
    'a month that may be over or to come in the words of the writer',
    'Status of the shop\n- feature flag enabled on 3 May\n- pool closed in August\n- mail broken since last week\n- office moved last week\n- sensor sends reading every minute',
    [
      '- Feature flag enabled on 3 May.',
      'The pool is closed in August.',
      'Mail is broken since last week',
      'The office was moved last week.',
      'Sensor sends reading every minute.',
    ],
  ],
];

describe('flat notes as a page', () => {
  for (const [name, notes, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('expand', notes, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});

/** Texts on what a product does, what the guide made of them holds, and what must not stand there. */
const GUIDES: readonly (readonly [name: string, text: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'a name behind the word for what it is, and a task of its own behind what is told',
    'Our app Parkly lets drivers pay for parking. Tap Start to begin parking, choose zone, pay with card or Apple Pay. You get a reminder 10 min before it ends. Tap Extend for more time (max 3h). Wrong plate? Edit it under Profile > Cars.',
    [
      '# Parkly\n',
      '3. Pay with card or Apple Pay.',
      '## Get more time\n\nTap **Extend** (at most 3 hours).',
      '## If something goes wrong\n\n- If the plate is wrong, edit it under **Profile > Cars**.',
    ],
    /Our app Parkly\n|4\. Tap|Edit it/,
  ],
  [
    'what is new in a version as a task',
    'Version 3.2: You can now share a shopping list with family. Open the list, tap Share, enter an email. Shared lists show a people icon. We also fixed the crash when scanning barcodes.',
    [
      '# What’s new in version 3.2\n',
      '## Share a shopping list with family\n\n1. Open the list.\n2. Tap **Share**.',
    ],
  ],
  [
    'what people can do as the title, and whom to call',
    'You can pay your water bill online at pay.town.example. Payments take 2 business days. Trouble? Call 555-0100, Mon-Fri 8-5.',
    ['# Pay your water bill online\n', '## Get help\n\n- If you have trouble, call 555-0100'],
  ],
  [
    'tasks that stand alone by what they are for',
    'The gradebook lets teachers enter marks. Click a cell to type a mark. Marks save automatically. Use the Export button to download a spreadsheet. Parents can see marks after you click Publish. To undo, click Unpublish within 24 hours.',
    [
      '## Download a spreadsheet\n\nUse the **Export** button.',
      'Click **Unpublish** within 24 hours.',
      '## Good to know\n\n- Parents',
    ],
  ],
  [
    'a sign on the screen as what goes wrong',
    'Smart thermostat: Press the dial to wake it. Turn to set the temperature. Hold for 5 seconds to pair with your phone. If the screen shows E2, replace the batteries (2x AA).',
    ['## If something goes wrong\n\n- If the screen shows E2, replace'],
    /\d\. If the screen/,
  ],
  [
    'a screen that is said to show something, and a page by its name',
    "Home screen: shows today's tasks and a + button. The bell icon shows reminders.",
    ['# Home screen\n\nThe home screen shows'],
  ],
  [
    'a page by its name',
    'The team page shows members and their roles. Guests can only comment.',
    ['# Team page\n'],
  ],
  [
    'the people of a text as its readers, though it names a menu',
    "Our gym's booking portal. Members log in with card number and birth date. They can book classes up to 7 days ahead, and cancel until 2 hours before. Invoices are under Account > Payments.",
    ['# Booking portal\n\nThis guide is for members.', 'You can book classes'],
    /Also said/,
  ],
];

describe('guides from short texts', () => {
  for (const [name, text, good, bad] of GUIDES)
    it(`have ${name}`, () => {
      const { content } = run('user-guide', text, PRESET);
      for (const one of good) assert.ok(content.includes(one), `${one}\n\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
