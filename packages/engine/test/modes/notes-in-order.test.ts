import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const ROWS: readonly (readonly [
  name: string,
  docType: string,
  notes: string,
  good: readonly (string | RegExp)[],
  bad?: RegExp,
])[] = [
  [
    'what is needed before the steps, a warning above them, and a step that names a path',
    'how-to',
    'Replace the badge printer\nneed: the store key\n1. open new profile in Tools > Printers\n2. print a test badge\ncareful: the old profile stops at once',
    [
      /Warning:\*\* The old profile.*## Before you begin.*## Steps\n\n1\. Open a new profile in \*\*Tools > Printers\*\*\./s,
    ],
    /Go to Open/,
  ],
  [
    'the steps of a runbook in their order, with queries and commands as code',
    'runbook',
    'Runbook: queue stuck\n\n> 500 jobs = page on-call\n- check: df -h\n- look at locks: select * from pg_locks;\n- restart the worker\n- never drop the table\nescalate: #db',
    [
      '**More than 500 jobs:** Page on-call',
      '## Procedure\n\n1. Check: `df -h`.\n2. Look at locks: `select * from pg_locks;`.\n3. Restart the worker.',
      '> **Warning:** Never drop the table.',
      '**Roll back:**',
    ],
    /^> 500/m,
  ],
  [
    'a step between others that is none by its words',
    'tutorial',
    'Tutorial: first chart\n- create a new chart\n- source: table stores\n- click Save\n- share: Menu > Copy link',
    [/1\. Create a new chart\.\s+Source: table stores\.\n2\. Click Save\./],
    /Good to know/,
  ],
  [
    'people above a list as what they are',
    '',
    'sync 3 May\npresent: Ana, Bo\n- decided: ship on Monday\n- Bo writes the post',
    ['**Present:** Ana and Bo', '- **Decided:** Ship on Monday.'],
    /## present/i,
  ],
  [
    'points in one line as a list',
    '',
    'Outage 3 May\ncause: full disk\nfollow-ups: - add an alert - clean the logs',
    ['1. Add an alert.\n2. Clean the logs.'],
  ],
  [
    'sections that are things, and no deeds',
    '',
    '# Search\n## Goals\n- fast\n## Risks\n- memory\n## Restore test\n- yearly\n## Open questions\n- who owns it?',
    ['covers goals, risks, restore test, and open questions'],
    /shows how to/,
  ],
  [
    'points without a subject as a list below what they are about',
    '',
    'Audit log\n- Stored in S3.\n- Encrypted at rest.\n- Kept for 2 years.\n- Not shared between regions.',
    ['- Stored in S3.\n- Encrypted at rest.'],
  ],
  [
    'names of options in code, also where the name is a word',
    'reference',
    'Options\ntimeout - seconds, default 30\nretries - default 3\nlog_level - debug, info',
    [
      '| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | `30` | In seconds. |',
      '| `retries` | `3` | – |',
      '| `log_level` | – | One of `debug` or `info`. |',
    ],
    /## Limits/,
  ],
  [
    'the points of what calls itself an outline as sections, each with what to write',
    '',
    'Outline: Start with Relay\n- What is Relay\n- Install\n  - docker image\n- Where to get help\n- Escalation',
    [
      '## What is Relay\n\n[VERIFY] Say what Relay is.',
      '## Install\n\n- Docker image',
      '[VERIFY] Say where to get help.',
    ],
    /The notes say nothing/,
  ],
  [
    'one mark for what is open',
    '',
    'Retention\n- logs 30 days\n- who can ask for deletion? [VERIFY]',
    ['- Who can ask for deletion? [VERIFY]'],
    /\[VERIFY\][^\n]*\[VERIFY\]/,
  ],
  [
    'a change with all that its line says',
    'release notes',
    '2.1.0\nNew: dark mode\nDeprecated: /v1/tags, use /v2/labels. Removed in 3.0.',
    ['`/v1/tags`. Use `/v2/labels`. Removed in 3.0.'],
    /## Breaking/,
  ],
  [
    'every question, the first too',
    'FAQ',
    'Q: can I change my plan? A: yes, in Billing\nQ: do you refund? A: within 14 days',
    ['### Can I change my plan?\n\nYes, in Billing.', '### Do you refund?'],
  ],
  [
    'what is needed right above a list, its first bare verb as a step, and a warning behind a dash',
    'how-to',
    'cleaning the grinder\nneed: brush, vacuum\n- unplug\n- take off the lid\n- brush the burrs\ncareful - burrs are sharp',
    [
      /Warning:\*\* Burrs are sharp\..*## Before you begin\n\n- Brush\n- Vacuum\n\n## Steps\n\n1\. Unplug\.\n2\. Take off/s,
    ],
    /Unplug\n\n## Steps/,
  ],
  [
    'each answer below its question, with or without a mark',
    'FAQ',
    'Q: where are my invoices?\nA: in Billing\nQ: my VAT number is missing\nA: add it in Billing',
    ['# Frequently asked questions', '## My VAT number is missing\n\nAdd it in Billing.'],
  ],
  [
    'a cause and what to do, behind a label',
    '',
    'dev setup\n- clone the repo\n- run make\nproblems: port 5432 in use -> stop local postgres',
    ['**Problems:** Port 5432 in use: stop local Postgres.'],
    /port is 5432/,
  ],
  [
    'names over points as headings, whatever words they hold, and what they end with as a point',
    '',
    'Tool library\n- who can join\n  - residents\n  - photo id\n- borrowing\n  - 5 tools at a time\n- late returns\n  - after 14 days account blocked\n- closed on public holidays',
    [
      'covers who can join, borrowing, and late returns.',
      '## Who can join\n',
      '## Late returns\n\n- After 14 days, the account is blocked.',
      '## Good to know\n\n- Closed on public holidays.',
    ],
    /VERIFY/,
  ],
  [
    'how it has to be beside what to do, and what is found with what to do then',
    '',
    'beehive inspection\n- warm day, no wind, > 15C\n- smoke the entrance, wait a minute\n- write it down in the log\n- no eggs = queen missing, call Ruth\n- tilt machine back 45 degrees',
    [
      '- Warm day, no wind, more than 15C.',
      'The queen is missing. Call Ruth.',
      '- Tilt machine back 45 degrees.',
    ],
    /Warm the/,
  ],
  [
    'values as they are typed, a title by its label, and settings as code',
    '',
    'Title: Single sign-on\nWhat you need: a domain\n- add TXT record fieldnote-verify=<token>\n- entity ID: fieldnote\n- NameID format: email',
    [
      '# Single sign-on\n',
      '`fieldnote-verify=<token>`',
      '**Entity ID:** fieldnote',
      '**NameID format:** email',
    ],
  ],
  [
    'who does what, and what nobody answered',
    '',
    '# Sync 12 March\n\n## Refunds\n- Raj: suspects a missing index\n- Mo to write the runbook\n- Lena out next week\n- Q: do we still need it?\n- halt if crash-free < 99%',
    [
      'Raj suspects a missing index.',
      'Mo is to write the runbook.',
      'Lena is out next week.',
      '[VERIFY] Do we still need it?',
      'if crash-free is less than 99%',
    ],
    /\*\*(?:Raj|Q):/,
  ],
  [
    'no headings inside of a step, and colors that are no orders',
    'how-to',
    '1. connect the port\n   - yellow cable\n   - wait until the light is white\n2. update firmware if asked',
    [/^1\. Connect the port\.\n\n {3}Yellow cable\./m],
    /Yellow the|^ +## /m,
  ],
];

describe('notes in their order', () => {
  for (const [name, docType, notes, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('expand', notes, {}, docType === '' ? {} : { docType });
      for (const one of good)
        assert.ok(
          typeof one === 'string' ? content.includes(one) : one.test(content),
          `${one}\n\n${content}`,
        );
      if (bad) assert.doesNotMatch(content, bad);
    });
});
