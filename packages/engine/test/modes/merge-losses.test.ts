import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** What a merge must neither lose nor put where it does not belong: the document, the part, what it then says and does not say. */
const ROWS: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
  [
    'You can upload up to 10 files at once. Uploads with more than 10 files are rejected.',
    '- You can upload up to 20 files at once now.',
    ['up to 20 files at once. Uploads with more than 20 files'],
    ['10'],
  ],
  [
    'A backup holds at most 200 GB. Backups over 200 GB are split.\n\nThe archive holds up to 200 GB.',
    '- A backup holds at most 350 GB now.',
    ['at most 350 GB. Backups over 350 GB', 'archive holds up to 200 GB'],
  ],
  // No rule for writers, whatever a check could make of its figures.
  [
    '# Changelog\n\n## 4.8.0 - May 12, 2026\n\n- New: dark mode.',
    'Widgets cost 20 EUR',
    ['Widgets cost 20 EUR'],
  ],
  [
    '# Changelog\n\n## 4.8.0 - May 12, 2026\n\n- New: dark mode.',
    '4.8.0 slipped to May 19, 2026',
    ['[VERIFY] 4.8.0 slipped to May 19, 2026'],
  ],
  [
    'Refunds to a card take 3 to 5 business days.',
    '- Refunds to PayPal take 1 business day.',
    ['take 3 to 5 business days', 'Refunds to PayPal take 1 business day.'],
    ['3 to 1'],
  ],
  [
    'You can return items within 30 days of delivery.',
    '- The window is 45 days instead of 30 days.',
    ['within 45 days of delivery'],
    ['30 days'],
  ],
  [
    'Each webhook is signed with HMAC-SHA256.',
    '- Webhooks are signed with Ed25519, no longer with HMAC.',
    ['signed with Ed25519.'],
    ['Ed25519-SHA256', 'HMAC'],
  ],
  [
    'The Dispatcher hands out jobs.\n\n```sh\njobctl dispatcher start\n```',
    '- "Dispatcher" is now called "Scheduler" everywhere.',
    ['The Scheduler hands', 'jobctl dispatcher start'],
  ],
  [
    '| Flag | Meaning |\n|---|---|\n| `--parallel` | Jobs at once |\n\n```sh\njobctl run --parallel 4\n```',
    '- The `--parallel` flag was removed. Use `--workers` instead.',
    ['| `--workers` | Jobs at once |', 'jobctl run --workers 4'],
    ['--parallel', 'instead'],
  ],
  [
    'Daily backups are kept for 7 days.',
    'We keep daily backups for 14 days and monthly ones for a year.',
    ['14 days', 'monthly ones for a year'],
  ],
  [
    'A workspace holds projects.\n\n> **Note:** Beta access is granted by invitation.\n\nThat is all.',
    '- Remove the note about beta access.',
    ['A workspace holds projects.\n\nThat is all.'],
    ['>', 'Beta'],
  ],
  [
    '## Options\n\n- **Remember me** keeps you signed in.\n- **Sign out** ends it.',
    '- The "Remember me" option was removed.',
    ['## Options\n\n- **Sign out** ends it.'],
    ['Remember me'],
  ],
  [
    'Create a token under **Settings** > **API**.',
    '- The API token is now created under **Profile** > **Tokens**.',
    ['Create a token under **Profile** > **Tokens**.'],
    ['[VERIFY]'],
  ],
  [
    'You need PostgreSQL 12 or later.',
    '- PostgreSQL 12 is no longer supported; use 14 or later.',
    ['You need PostgreSQL 14 or later.'],
    ['[VERIFY]'],
  ],
  [
    'Logs are kept for 30 days.',
    '- Logs are kept for 7 days in the free plan and 90 days in the paid plans.',
    ['[VERIFY] Keep one of the two: “Logs are kept for 30 days.”'],
  ],
  [
    'Open a ticket.\n\nIn a hurry, call the phone hotline.',
    '- Do not mention the phone hotline any more.',
    ['Open a ticket.'],
    ['hotline'],
  ],
  [
    '## Steps\n\n1. Sign in.\n2. Choose a region.\n3. Select **Create**.',
    '- Add a step after "Choose a region": Accept the agreement.',
    ['2. Choose a region.\n3. Accept the agreement.\n4. Select **Create**.'],
  ],
  [
    '## Before you begin\n\n- You have a list.\n\n## Steps\n\n1. Open it.\n2. Close it.',
    '- New prerequisite: the Editor role.',
    ['- You have a list.\n- The Editor role.'],
    ['[VERIFY]'],
  ],
  [
    '## Password rules\n\nPasswords are long.',
    '## Password rules\n\n- no reuse of the last 10 passwords',
    ['\n\nNo reuse of the last 10 passwords.'],
  ],
];

describe('a merge that loses nothing', () => {
  for (const [document, part, has, lacks = []] of ROWS)
    it(`works in ${part}`, () => {
      const input = `=== INCORPORATE THE FOLLOWING ===\n${part}\n=== EXISTING CONTENT ===\n# Guide\n\n${document}\n`;
      const { content } = run('rewrite', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
