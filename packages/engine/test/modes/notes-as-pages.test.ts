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
];

describe('flat notes as a page', () => {
  for (const [name, notes, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('expand', notes, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
