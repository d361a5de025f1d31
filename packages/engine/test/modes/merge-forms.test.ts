import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A document, the same guideline in many forms, and the document that each of them has to give. */
interface Forms {
  readonly what: string;
  readonly document: string;
  readonly forms: readonly string[];
  readonly merged: readonly (readonly [old: string, fresh: string])[];
}

const API =
  '# Contacts\n\n## Keys\n\nSend your key in the `X-Key` header. Keys expire after 90 days.\n\n## Search\n\n| Parameter | Type | Default | Description |\n|---|---|---|---|\n| `query` | string | none | Text to search for. |\n| `size` | integer | 25 | Contacts on a page. |\n\nUp to 60 requests per minute are answered.\n';
const LOANS =
  '# Loans\n\n## Borrowing\n\nMembers can borrow 10 books. A loan lasts three weeks. DVDs are lent for one week.\n\n## Late returns\n\nLate books cost 0.20 EUR per day.\n';
const TONER =
  '# Toner\n\n1. Open the cover.\n2. Pull out the empty cartridge.\n3. Shake the new cartridge.\n4. Close the cover.\n';
const PLANS =
  '# Prices\n\n| Plan | Price | Seats | Support |\n|---|---|---|---|\n| Start | 5 EUR | 2 | Email |\n| Grow | 25 EUR | 10 | Phone |\n\nThe trial lasts 21 days.\n';
const LOG =
  '# Changelog\n\n## 2.4.0 - 2026-09-02\n\n### Added\n\n- Export to CSV.\n\n### Fixed\n\n- It starts.\n';

const ALL: readonly Forms[] = [
  {
    what: 'a value',
    document: API,
    forms: [
      'Keys expire after 180 days.',
      'Keys now expire after 180 days.',
      'Keys expire after 180 days instead of 90 days.',
      '- keys expire after 180 days',
      'The lifetime of keys changed from 90 days to 180 days.',
      'Change the lifetime of keys to 180 days.',
      'The lifetime of keys is 180 days, not 90 days.',
      '- Lifetime of keys: 180 days (was 90 days)',
      '- Lifetime of keys: 90 days → 180 days',
      'Replace 90 days with 180 days.',
      'We increased the lifetime of keys to 180 days.',
      'Mention that the lifetime of keys is 180 days from now on.',
    ],
    merged: [['90 days', '180 days']],
  },
  {
    what: 'a cell',
    document: API,
    forms: [
      '`size` defaults to 40.',
      'The default of `size` is now 40.',
      'The default of `size` was raised from 25 to 40.',
      '- Default of `size`: 25 → 40',
      'We increased the default of `size` to 40.',
    ],
    merged: [['| 25 |', '| 40 |']],
  },
  {
    what: 'a value that is told in other words',
    document: LOANS,
    forms: ['The loan period is now four weeks.', 'Change the loan period from three weeks to four weeks.'],
    merged: [['three weeks', 'four weeks']],
  },
  {
    what: 'a fact on what the text knows nothing of',
    document: LOANS,
    forms: [
      'Magazines can be borrowed for two days.',
      'Readers should know that magazines can be borrowed for two days.',
      'The page doesn’t say that magazines can be borrowed for two days.',
      'Add to Borrowing: Magazines can be borrowed for two days.',
      'Add "Magazines can be borrowed for two days." to the Borrowing section.',
    ],
    merged: [['one week.', 'one week.\n\nMagazines can be borrowed for two days.']],
  },
  {
    what: 'a step',
    document: TONER,
    forms: [
      'After pulling out the empty cartridge, clean the rollers.',
      'After step 2, clean the rollers.',
      'Between steps 2 and 3, add: Clean the rollers.',
      'New step 3: Clean the rollers.',
      'Clean the rollers right after pulling out the empty cartridge.',
      'After pulling out the empty cartridge, people now have to clean the rollers.',
      'Insert a step between 2 and 3: Clean the rollers.',
    ],
    merged: [
      ['3. Shake', '3. Clean the rollers.\n4. Shake'],
      ['4. Close', '5. Close'],
    ],
  },
  {
    what: 'a name',
    document: API,
    forms: [
      'Rename `X-Key` to `X-Token`.',
      '`X-Key` becomes `X-Token`.',
      'The new name of `X-Key` is `X-Token`.',
      'We renamed `X-Key` to `X-Token`.',
      'Use `X-Token` instead of `X-Key`.',
    ],
    merged: [['`X-Key`', '`X-Token`']],
  },
  {
    what: 'a removal',
    document: LOANS,
    forms: ['Remove everything about DVDs.', 'The bit about DVDs can go.', 'Take out DVDs.'],
    merged: [[' DVDs are lent for one week.', '']],
  },
  {
    what: 'a row',
    document: PLANS,
    forms: [
      'New plan Team: 15 EUR, 5, Email',
      '| Team | 15 EUR | 5 | Email |',
      'Add a row: Team | 15 EUR | 5 | Email',
      'New plan Team: price 15 EUR, seats 5, support Email',
      'Add a plan:\n- Plan: Team\n- Price: 15 EUR\n- Seats: 5\n- Support: Email',
    ],
    merged: [['10 | Phone |', '10 | Phone |\n| Team | 15 EUR | 5 | Email |']],
  },
  {
    what: 'a column',
    document: PLANS,
    forms: [
      'Add a column Storage: Start 2 GB, Grow 50 GB',
      'Add a new column "Storage" with Start: 2 GB, Grow: 50 GB',
    ],
    merged: [
      ['Support |\n|---|---|---|---|', 'Support | Storage |\n|---|---|---|---|---|'],
      ['| Email |', '| Email | 2 GB |'],
      ['| Phone |', '| Phone | 50 GB |'],
    ],
  },
  {
    what: 'a version',
    document: LOG,
    forms: [
      '## 2.5.0 - 2026-11-12\n\n### Added\n\n- Import.\n\n### Fixed\n\n- It stops.',
      'Version 2.5.0, released 2026-11-12. Added: import. Fixed: it stops.',
      'Release 2.5.0 on 2026-11-12:\n- Added: Import.\n- Fixed: It stops.',
    ],
    merged: [
      ['## 2.4.0', '## 2.5.0 - 2026-11-12\n\n### Added\n\n- Import.\n\n### Fixed\n\n- It stops.\n\n## 2.4.0'],
    ],
  },
  {
    what: 'a question',
    document:
      '# Canteen\n\n## When is it open?\n\nFrom 11:30.\n\n## What does lunch cost?\n\nIt costs 6 EUR.\n',
    forms: [
      'Is there vegan food? Yes, one dish a day.',
      'Also add: Is there vegan food? Yes, one dish a day.',
      '- Is there vegan food? Yes, one dish a day.',
      '**Is there vegan food?**\nYes, one dish a day.',
    ],
    merged: [['6 EUR.\n', '6 EUR.\n\n## Is there vegan food?\n\nYes, one dish a day.\n']],
  },
];

/** A document, a guideline, and what of the document is something else then. */
const CHANGES: readonly (readonly [document: string, said: string, old: string, fresh: string])[] = [
  [
    '# Remote work\n\nContractors can’t work remotely. Agree the days.\n',
    'Contractors can work remotely if their agency agrees.',
    'Contractors can’t work remotely.',
    'Contractors can work remotely if their agency agrees.',
  ],
  [
    '# Uploads\n\n`DELETE /uploads/{id}`\n\nDeleted uploads can be restored for 7 days.\n',
    'Deleted uploads can no longer be restored.',
    'can be restored for 7 days',
    'can no longer be restored',
  ],
  [
    '# Uploads\n\n| Field | Required | Description |\n|---|---|---|\n| `file` | Yes | It. |\n| `name` | No | Its name. |\n',
    'The `name` field is required.',
    '| No |',
    '| Yes |',
  ],
  [
    '# Exit codes\n\n| Code | Meaning |\n|---|---|\n| 0 | A match was found. |\n| 1 | No match was found. |\n',
    'Exit code 2 means that the pattern is invalid',
    'No match was found. |',
    'No match was found. |\n| 2 | The pattern is invalid. |',
  ],
  [
    '# Passwords\n\n1. Open **Settings > People**.\n2. Select the person.\n',
    'People management moved from Settings > People to Admin > Members.',
    'Settings > People',
    'Admin > Members',
  ],
  ['# Gym\n\nMembers can come from 06:00 to 22:00.\n', 'Closing time is now 22:30', '22:00', '22:30'],
  [
    '# Keys\n\n1. Order it.\n2. Print the label.\n',
    'The label no longer needs to be printed.',
    '\n2. Print the label.',
    '',
  ],
  [
    '# Worker\n\n1. Scale it to zero.\n2. Scale it to three.\n',
    'Between scaling to zero and scaling back up, wait for the pods.',
    '2. Scale',
    '2. Wait for the pods.\n3. Scale',
  ],
  [
    '# Network\n\nDestroying it takes up to 20 minutes.\n',
    'Destroying takes about 5 minutes now.',
    'up to 20 minutes',
    'about 5 minutes',
  ],
  [
    '# Disk\n\n1. Find it.\n2. Delete old logs in `/var/log/app`.\n',
    'Logs moved to `/data/log/app`.',
    '/var/log/app',
    '/data/log/app',
  ],
  [
    '# Loans\n\nThe loan lasts two weeks. The training lasts two hours. Finish the training within 10 days.\n',
    'The deadline for the training is now 14 days.',
    '10 days',
    '14 days',
  ],
  ['# Dye\n\n1. Heat it to 60 °C.\n2. Add 5 ml of the dye.\n', 'Use 8 ml of dye.', '5 ml', '8 ml'],
  ['# Press\n\nWait 30 seconds. Then press it.\n', 'Wait 60 seconds.', '30 seconds', '60 seconds'],
  [
    '# Install\n\n1. Run `sudo dpkg -i it.deb`.\n2. Open it.\n',
    'verify the checksum before running dpkg',
    '1. Run `sudo dpkg -i it.deb`.\n2.',
    '1. Verify the checksum.\n2. Run `sudo dpkg -i it.deb`.\n3.',
  ],
  [
    '# Tickets\n\nTickets are closed after 14 days without an answer. You can open a closed ticket again within 30 days.\n',
    'Tickets get closed after 10 days.',
    '14 days',
    '10 days',
  ],
  [
    '# Changes\n\n## 0.9.1 - 2026-05-04\n\n- Fix: it keeps its size.\n',
    '## 0.10.0 - 2026-11-21\n\n- New: split view.\n- Fix: it closes.',
    '## 0.9.1',
    '## 0.10.0 - 2026-11-21\n\n- New: split view.\n- Fix: it closes.\n\n## 0.9.1',
  ],
  [
    '# Access\n\n1. Open a ticket.\n2. Wait.\n3. Install the client.\n4. Sign in.\n',
    'Install the client before opening the ticket.',
    '1. Open a ticket.\n2. Wait.\n3. Install the client.',
    '1. Install the client.\n2. Open a ticket.\n3. Wait.',
  ],
  [
    '# Worker\n\n1. Announce the restart.\n2. Page the manager.\n3. Restart the worker: `restart worker`.\n4. Wait.\n',
    'Before restarting, drain the node: `drain NODE`. Remove the step about paging the manager.',
    '2. Page the manager.',
    '2. Drain the node: `drain NODE`.',
  ],
  [
    '# Start\n\n1. Install it.\n2. Run the server.\n3. Set the token.\n4. Open it.\n',
    'Move the step that sets the token before the step that runs the server.',
    '2. Run the server.\n3. Set the token.',
    '2. Set the token.\n3. Run the server.',
  ],
  [
    '# Start\n\n1. Install it.\n2. Run the server.\n3. Set the token.\n4. Open it.\n',
    'Move "Install it" after "Set the token".',
    '1. Install it.\n2. Run the server.\n3. Set the token.',
    '1. Run the server.\n2. Set the token.\n3. Install it.',
  ],
  [
    '# Queue\n\nJobs run for 15 days. Some move to the dead letter queue. Messages in that queue are kept for one week.\n',
    'Dead letter messages are kept for two weeks.',
    'one week',
    'two weeks',
  ],
  [
    '# Options\n\n- `width`: width in pixels\n- `quality`: from 1 to 100, default 80\n',
    '`quality` now defaults to 85. New option `height`: height in pixels.',
    'default 80',
    'default 85\n- `height`: height in pixels',
  ],
  [
    '# Passwords\n\nPasswords have at least 10 characters.\n\n## Storage\n\nIt is safe.\n',
    'Passwords no longer have to be changed.',
    '10 characters.',
    '10 characters.\n\nPasswords no longer have to be changed.',
  ],
  [
    '# Keys\n\n1. Go to **Settings** > **Security**.\n',
    'Settings is now called Preferences and is in the account menu.',
    '1. Go to **Settings** > **Security**.\n',
    '1. Go to **Preferences** > **Security**.\n\nPreferences is in the account menu.\n',
  ],
];

describe('a merge gives the same, however it is asked for', () => {
  for (const { what, document, forms, merged } of ALL)
    for (const form of forms)
      it(`${what}: ${JSON.stringify(form)}`, () => {
        const expected = merged.reduce((text, [old, fresh]) => text.replace(old, () => fresh), document);
        const input = `=== INCORPORATE THE FOLLOWING ===\n${form}\n\n=== EXISTING CONTENT ===\n${document}`;
        assert.equal(run('rewrite', input).content.trimEnd(), expected.trimEnd());
      });
});

describe('a merge changes what a guideline contradicts, and nothing else', () => {
  for (const [document, said, old, fresh] of CHANGES)
    it(said, () => {
      const input = `=== INCORPORATE THE FOLLOWING ===\n${said}\n\n=== EXISTING CONTENT ===\n${document}`;
      assert.equal(run('rewrite', input).content.trimEnd(), document.replace(old, () => fresh).trimEnd());
    });

  it('asks where an answer says no, and a new statement does not', () => {
    const input =
      '=== INCORPORATE THE FOLLOWING ===\nVisitors can park if they register.\n\n=== EXISTING CONTENT ===\n# Parking\n\n## Can visitors park?\n\nNo. The street has places.\n\n## What does it cost?\n\nIt is free.\n';
    const { content } = run('rewrite', input);
    assert.match(
      content,
      /\[VERIFY\] Keep one of the two: “No\. The street has places\.” and “Visitors can park/,
    );
  });
});
