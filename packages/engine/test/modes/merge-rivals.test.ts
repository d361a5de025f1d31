import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const DOCUMENT = `# Upload files

You need Node.js 18 or later.

1. Drag a file into the window. Files may be up to 100 MB.
2. Run \`skiff push\`, then \`skiff push --all\`.

## Tokens

Store the token in local storage so that it survives a reload.

A deployment is cancelled when it takes longer than 5 minutes.

## Trips

Book your trip no later than seven days before departure.
`;

/** What new facts say with other words than the document, and what stands in their place afterwards. */
const ROWS: readonly (readonly [name: string, fact: string, now: string, gone: string])[] = [
  ['a size', 'The maximum upload size is 250 MB.', 'Files may be up to 250 MB.', '100 MB'],
  ['a duration', 'Deployments time out after 10 minutes.', 'takes longer than 10 minutes.', '5 minutes'],
  [
    'a number in words',
    'Employees must book business trips at least 14 days in advance.',
    'no later than 14 days before',
    'seven',
  ],
  ['a version', 'The CLI requires Node 22.', 'You need Node.js 22 or later.', '18'],
  [
    'a name in code',
    '`skiff push` is now called `skiff deploy`.',
    '`skiff deploy`, then `skiff deploy --all`',
    'skiff push',
  ],
  [
    'a prohibition',
    'Never store tokens in local storage.',
    'Never store tokens in local storage.',
    'survives a reload',
  ],
];

/** A new fact, what the document says of its matter, and what it says with the fact worked in. */
const JOINED: readonly (readonly [name: string, fact: string, old: string, now: string])[] = [
  [
    'two amounts in one sentence',
    'The password minimum is 14 characters and passwords expire after 180 days.',
    '## Passwords\n\nPasswords have at least 10 characters and expire after 90 days.',
    '## Passwords\n\nPasswords have at least 14 characters and expire after 180 days.',
  ],
  [
    'how a thing of one word is',
    'MFA is mandatory for all admins from 1 May.',
    '## MFA\n\nMFA is optional. Use an app.',
    '## MFA\n\nMFA is mandatory for all admins from 1 May. Use an app.',
  ],
  [
    'a value named with the one before it, under a heading that names the matter',
    'The session timeout is now 20 minutes (was 30).',
    '## Sessions\n\nUsers are signed out after 30 minutes of inactivity.',
    '## Sessions\n\nUsers are signed out after 20 minutes of inactivity.',
  ],
  [
    'an amount of money with its former one',
    'Expenses over EUR 50 need a receipt (not EUR 25 as before).',
    '## Receipts\n\nAttach a receipt to every expense over EUR 25.',
    '## Receipts\n\nAttach a receipt to every expense over EUR 50.',
  ],
  [
    'a version of which the former is over',
    'Use PostgreSQL 16; version 13 is no longer supported.',
    'You need Node.js 20 and PostgreSQL 13 or later.',
    'You need Node.js 20 and PostgreSQL 16 or later.',
  ],
  [
    'a number behind its noun',
    'The default port changed to 8080.',
    'The server listens on port 3000. Open http://localhost:3000 in a browser.',
    'The server listens on port 8080. Open http://localhost:8080 in a browser.',
  ],
  [
    'a name in both numbers',
    'We renamed "workspace" to "space" everywhere.',
    'A workspace holds documents. Workspaces are free.',
    'A space holds documents. Spaces are free.',
  ],
  [
    'several cells of a row',
    'page_size: default 50 (previously 20), maximum 200',
    '| Parameter | Default | Description |\n|---|---|---|\n| `page_size` | 20 | Orders. The maximum is 100. |',
    '| Parameter | Default | Description |\n|---|---|---|\n| `page_size` | 50 | Orders. The maximum is 200. |',
  ],
  [
    'a step before what is done in another',
    'Add a step to run `npm run migrate` before starting the server.',
    '1. Run `npm ci`.\n2. Run `npm start` to start the server.',
    '1. Run `npm ci`.\n2. Run `npm run migrate`.\n3. Run `npm start` to start the server.',
  ],
  [
    'a step in the words of a rule',
    'After step 1, users must choose a region.',
    '1. Enter a name.\n2. Select **Create**.',
    '1. Enter a name.\n2. Choose a region.\n3. Select **Create**.',
  ],
  [
    'one product for another',
    'We moved from OpenVPN to WireGuard.',
    'Connect with OpenVPN. The OpenVPN profile is in the portal.',
    'Connect with WireGuard. The WireGuard profile is in the portal.',
  ],
  [
    'the title of a section',
    'Rename the section "Troubleshooting" to "Known problems".',
    '## Troubleshooting\n\nCheck the log.',
    '## Known problems\n\nCheck the log.',
  ],
  [
    'a name in code behind its noun',
    'The `X-Api-Key` header was replaced by `Authorization`.',
    'Send your key in the `X-Api-Key` header.',
    'Send your key in the `Authorization` header.',
  ],
  [
    'a telephone number',
    'The help desk phone number is now 555-0199.',
    '## Help\n\nCall the help desk at 555-0100 or write to help@example.com.',
    '## Help\n\nCall the help desk at 555-0199 or write to help@example.com.',
  ],
  [
    'a step that goes, with the reason',
    'Delete step 2; indexes are built by themselves.',
    '1. Stop it.\n2. Run `app reindex`.\n3. Start it.',
    '1. Stop it.\n2. Start it.',
  ],
  [
    'a flag for one that is gone',
    'The `--force` flag is gone; use `--yes`.',
    'Run `bk restore --force` to restore the last snapshot with the flag.',
    'Run `bk restore --yes` to restore the last snapshot with the flag.',
  ],
  [
    'a day of the month',
    'Invoices are sent on the 1st of each month (previously the 15th).',
    'Invoices are sent on the 15th of each month. They are free.',
    'Invoices are sent on the 1st of each month. They are free.',
  ],
  [
    'one name rather than another',
    'Use Grafana rather than Kibana for dashboards.',
    '1. Acknowledge it.\n2. Open the Kibana dashboard.',
    '1. Acknowledge it.\n2. Open the Grafana dashboard.',
  ],
  [
    'who takes over',
    'Dana is the new scrum master; she takes over from Felix.',
    'Felix is the scrum master.',
    'Dana is the scrum master.',
  ],
  [
    'an address',
    'Requests for access go through https://new.example/form now.',
    '## Requesting access\n\nFile a request at https://old.example/x. A manager approves it.',
    '## Requesting access\n\nFile a request at https://new.example/form. A manager approves it.',
  ],
  [
    'the status in a table',
    'The APAC region is in beta since June.',
    '| Region | Status |\n|---|---|\n| EU | Available |\n| APAC | Planned |',
    '| Region | Status |\n|---|---|\n| EU | Available |\n| APAC | In beta since June |',
  ],
  [
    'a price in a table',
    'EU exports now cost $12.',
    '| Region | Export price | Fee |\n|---|---|---|\n| EU | $10 | $1 |\n| US | $9 | $1 |',
    '| Region | Export price | Fee |\n|---|---|---|\n| EU | $12 | $1 |\n| US | $9 | $1 |',
  ],
  [
    'a setting that is new, one that has another default, and one that is gone',
    '`size` default is now 200. New setting `idle` (seconds, default 300): closes connections. `old` was removed.',
    '| Setting | Default | Description |\n|---|---|---|\n| `size` | 100 | Most. |\n| `old` | no | Old. |',
    '| Setting | Default | Description |\n|---|---|---|\n| `size` | 200 | Most. |\n| `idle` | 300 | Closes connections. In seconds. |',
  ],
  [
    'clauses that each change something else',
    'The Team plan was renamed to Business and includes 10 seats.',
    '| Plan | Seats |\n|---|---|\n| Team | 5 |\n\nThe Team plan includes support.',
    '| Plan | Seats |\n|---|---|\n| Business | 10 |\n\nThe Business plan includes support.',
  ],
  [
    'a duration in the form of the document, and a need that is gone',
    'The trial is 30 days now, and no credit card is needed.',
    'Every plan starts with a 14-day trial. You need a credit card to start it.',
    'Every plan starts with a 30-day trial. No credit card is needed.',
  ],
  [
    'a limit that is told by what is beyond it, and a number to call',
    'Parcels over 25 kg are no longer accepted. The hotline moved to 0800 555 123.',
    'Parcels weigh up to 30 kg and measure up to 120 cm. Call our hotline at 0800 555 000.',
    'Parcels weigh up to 25 kg and measure up to 120 cm. Call our hotline at 0800 555 123.',
  ],
  [
    'sentences without a place of their own beside those of their paragraph',
    'Reviews need two approvals for payments. Screenshots are required for UI changes.',
    '## Reviews\n\nAsk for one approval of each review.\n\n## Releases\n\nWe release on Tuesday.',
    '## Reviews\n\nAsk for one approval of each review.\n\nReviews need two approvals for payments. Screenshots are required for UI changes.\n\n## Releases\n\nWe release on Tuesday.',
  ],
  [
    'what is counted, a new parameter of a call, and what is said of another call',
    'Rate limit: 120 requests per minute. POST /v2/jobs now accepts `zone` (string, optional). The /v1/jobs endpoint is deprecated.',
    'Send up to 60 requests per minute.\n\n## Create\n\n`POST /v2/jobs`\n\n| Parameter | Type | Required |\n|---|---|---|\n| `from` | string | Yes |\n\n## Get\n\n`GET /v1/jobs/{id}`',
    'Send up to 120 requests per minute.\n\n## Create\n\n`POST /v2/jobs`\n\n| Parameter | Type | Required |\n|---|---|---|\n| `from` | string | Yes |\n| `zone` | string | No |\n\n## Get\n\n`GET /v1/jobs/{id}`\n\nThe `/v1/jobs` endpoint is deprecated.',
  ],
  [
    'the number of a day, and an exception as a sentence of its own',
    "A doctor's note is needed from day 2. For children under 12 you get 15 days a year.",
    "## Sick leave\n\nYou need a doctor's note from day 4.\n\n## Children\n\nIf your child is ill, you get up to 10 days a year.",
    "## Sick leave\n\nYou need a doctor's note from day 2.\n\n## Children\n\nIf your child is ill, you get up to 10 days a year.\n\nFor children under 12 you get 15 days a year.",
  ],
  [
    'a word that is called otherwise',
    '"Projects" are called "Spaces".',
    '## Projects\n\nTap + to create a project. You have 50 projects.',
    '## Spaces\n\nTap + to create a space. You have 50 spaces.',
  ],
  [
    'what is not needed any more',
    "Node isn't needed any more.",
    '## Requirements\n\n- Node 18 or later\n- An account',
    '## Requirements\n\n- An account',
  ],
  [
    'a call of another program',
    'The CLI is installed with `brew install acme`.',
    '## Install\n\nRun `npm install -g acme`.',
    '## Install\n\nRun `brew install acme`.',
  ],
  [
    'each sentence of a paragraph where it belongs',
    'Logs moved from ~/.acme/logs to ~/logs. `acme deploy` asks first.',
    '## Deploy\n\nRun `acme deploy`.\n\n## Logs\n\nThe logs stand in `~/.acme/logs`.',
    '## Deploy\n\nRun `acme deploy`.\n\n`acme deploy` asks first.\n\n## Logs\n\nThe logs stand in `~/logs`.',
  ],
];

function merge(fact: string, document = DOCUMENT, mark = '- '): string {
  return run(
    'rewrite',
    `=== INCORPORATE THE FOLLOWING ===\n${mark}${fact}\n=== EXISTING CONTENT ===\n${document}`,
  ).content;
}

const WEEK = `# Your first week

Your laptop is sent to you one week before your first day.

People Operations chooses your buddy. Join the kick-off at 10:00.

Report any damage at once by phone.
`;

/** What is said of a first week, what the document says then, and what it no longer does. */
const TOLD: readonly (readonly [name: string, fact: string, has: string, lacks: string])[] = [
  [
    'what is no longer so, in the words of the document',
    'Laptops are now delivered on the first day, not one week before.',
    'Laptops are delivered on the first day.',
    'sent to you',
  ],
  [
    'an exception, and keeps the rule',
    'Damage under 50 euros need not be reported.',
    'Report any damage at once',
    'VERIFY',
  ],
  [
    'a word to say instead',
    'Don\'t say "kick-off"; use "first meeting".',
    'Join the first meeting at 10:00.',
    'VERIFY',
  ],
];

describe('merging what is said of somebody', () => {
  for (const [name, fact, has, lacks] of TOLD)
    it(`works in ${name}`, () => {
      const { content } = run(
        'rewrite',
        `=== INCORPORATE THE FOLLOWING ===\n- ${fact}\n=== EXISTING CONTENT ===\n${WEEK}`,
      );
      assert.ok(content.includes(has), content);
      assert.ok(!content.includes(lacks), content);
    });
});

describe('a merge of what contradicts the document', () => {
  for (const [name, fact, now, gone] of ROWS)
    it(`changes ${name}, and nothing else`, () => {
      const merged = merge(fact);
      assert.ok(merged.includes(now), merged);
      assert.ok(!merged.includes(gone) && !merged.includes('[VERIFY]'), merged);
      const [before, after] = [DOCUMENT, merged].map((text) => text.trimEnd().split('\n'));
      assert.equal(after?.length, before?.length, merged);
      assert.equal(after?.filter((line, index) => line !== before?.[index]).length, 1, merged);
    });

  for (const [name, fact, old, now] of JOINED)
    it(`joins ${name}`, () =>
      assert.equal(merge(fact, `# Guide\n\n${old}`, '').trimEnd(), `# Guide\n\n${now}`));

  it('keeps an order beside what is forbidden of one of its things', () => {
    const merged = merge('Cleaning fluid must not contain alcohol.', 'Wipe the fan with cleaning fluid.', '');
    assert.ok(merged.includes('Wipe the fan with cleaning fluid.') && merged.includes('alcohol'), merged);
  });

  it('leaves a number alone that is said of something else', () => {
    const merged = merge('Invoices are kept for 30 days.');
    assert.ok(merged.includes('seven days') && merged.includes('5 minutes'), merged);
  });
});

describe('merges of facts that name what they change', () => {
  const merged = (facts: string): string =>
    run(
      'rewrite',
      `=== INCORPORATE THE FOLLOWING ===\n${facts}\n=== EXISTING CONTENT ===\n# Rules\n\n## Review\n\nA colleague answers within two working days. Releases take two days.\n\n## Limits\n\n| Item | Limit |\n| --- | --- |\n| Hotel | 150 EUR per night |\n\n## Expenses\n\nAttach a receipt for each item.\n`,
    ).content;

  it('put a number in the one statement that has the old one', () =>
    assert.match(
      merged('- Reviews must be finished within one working day, not two.'),
      /answers within one working day\. Releases take two days\./,
    ));
  it('put lines that are facts of their own each where they belong, whatever their unit', () =>
    assert.match(
      merged('The meal limit is new.\nReceipts below 15 EUR are no longer needed.'),
      /for each item\.\n\nReceipts below 15 EUR/,
    ));
});

describe('merges of facts that make an exception', () => {
  const { content } = run(
    'rewrite',
    '=== INCORPORATE THE FOLLOWING ===\n- SMS codes are no longer accepted as a second factor.\n- Passwords don’t expire any more, except for service accounts (180 days).\n- New section on password managers: use the one of the company.\n=== EXISTING CONTENT ===\n# Rules\n\nPasswords have 14 characters. Passwords expire after 90 days.\n\n## Second factor\n\nAllowed are:\n\n- app\n- SMS code\n- key\n',
  );
  it('take the place of the rule, with the exception', () =>
    assert.match(
      content,
      /14 characters\. Passwords don’t expire any more, except for service accounts \(180 days\)\./,
    ));
  it('take what is no longer accepted off its list', () => assert.match(content, /- app\n- key\n/));
  it('add the section that is asked for', () =>
    assert.match(content, /## Password managers\n\nUse the one of the company\./));
});

describe('merges of facts on what is so far', () => {
  const merged = (fact: string): string =>
    run(
      'rewrite',
      `Please merge these.\n=== INCORPORATE THE FOLLOWING ===\n- ${fact}\n=== EXISTING CONTENT ===\n# On-call\n\nShifts change on Monday at 09:00.\n\n## During an incident\n\n1. Open a channel.\n2. If the database is involved, call the database team by phone.\n\n## Afterwards\n\nWrite a postmortem for every incident within five days.\n`,
    ).content;

  for (const [fact, now] of [
    ['Shifts change on Tuesday at 10:00 (was Monday at 09:00)', 'Shifts change on Tuesday at 10:00.'],
    [
      'Page the database team through PagerDuty, not by phone.',
      '2. If the database is involved, call the database team through PagerDuty.',
    ],
    [
      'SEV3 incidents don’t need a postmortem any more.',
      'within five days. SEV3 incidents don’t need a postmortem any more.',
    ],
    ['Add: every incident channel is named #inc-<name>.', '\n\nEvery incident channel is named #inc-<name>.'],
  ] as const)
    it(`say ${JSON.stringify(fact)} where it belongs, and lose nothing`, () => {
      const text = merged(fact);
      assert.ok(text.includes(now), text);
      assert.doesNotMatch(text, /VERIFY/);
    });
});
