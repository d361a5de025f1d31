import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const RFC = `RFC 7: Constants in the build instead of switches

Authors: Sam, Oluchi
Created: 2 Feb

## Background

We have 214 switches on our pages.

## What we suggest

Switches that are the same for all users become constants in the build.

## Why not keep everything as it is?

Pages get slower with every switch.

## Unresolved

How do we turn a constant off in an emergency?
`;

const INCIDENT = `# Reports sent twice

**Severity:** 2  **Author:** Tove

## What happened

About 61,000 customers received their report two times within an hour.

## Why

The worker marks a report as sent after the provider has answered.

## What went wrong

We have no alert on the number of mails.

## Actions

| What | Who | When |
| --- | --- | --- |
| Mark reports before the call | Tove | 11 March |
| Add an alert | Idris | 8 March |
`;

const CALL = `customer call, 9 Jan
they use the app in 14 plants, mostly on shared tablets
main pain: people forget to sign out
- want: sign-out after 5 min, a PIN instead of a password
they don't care about the new dashboard
contract ends in June
TODO Piet: send the price for 800 seats until Friday
next call: 23 Jan 14:00
`;

const FAQ = `# Parking FAQ

## How do I get a space?

Apply on the intranet. It takes three months.

## What does it cost?

45 euros a month, taken from your salary.

## Can visitors park here?

Yes, on level 1, for one day at most.
`;

const LAG = `# Consumer lag is too high

The alert fires when a group is behind for 10 minutes.

## Check

1. Open the dashboard and find the group.
2. Look at the number of members.

## Fix

If members are missing, restart the deployment:

\`\`\`
kubectl rollout restart deploy/mailer
\`\`\`

Nothing is lost: messages stay in the queue for 7 days.
`;

const LIBRARY = `# tiny-queue

A queue for one table.

\`\`\`sh
npm install tiny-queue
\`\`\`

## Usage

Call \`add\` with a name.

## Options

| Option | Meaning |
| --- | --- |
| \`poll\` | Time between two looks |
`;

const BRIEF = `# Guest checkout

*Product brief, draft 2, by Laila*

## Why

38% of first-time buyers leave when we ask them for an account.

## What we will build

- Buy with an email address only.
- An order page behind a link.

## Risks

- Support can't find orders when people mistype their address.
`;

const TALK = `Anna Berg  9:14 AM
the import for Fjell is stuck at 62% since yesterday evening

Jon  9:31 AM
found it, the worker ran out of memory. I split the file in four

Priya  11:10 AM
agreed. Anna can you put the limit into the help page?
`;

const RENEWAL = `# Renew the certificate

The certificate expires every 90 days.

You need access to the DNS console.

1. Create a new key with \`make csr\`.
2. Upload the request to the authority.

Check that the new date is shown.

Don't commit the key.
`;

const MOVE = `Dear customers,

On Sunday we will move our servers to a new data center, and the shop can't be used for four hours.

What changes for you? Nothing, if you use the shop or the app. If you call our API, please add the new range to your firewall before 12 July.

Kind regards,
Your team
`;

const STANDBY = `# Warm standby

## Summary

Keep a second, smaller cluster that receives all writes.

## Motivation

In November the search was down for two hours.

## Proposal

The indexer writes every document to both clusters.

## Drawbacks

Mappings have to be changed in two places.
`;

const RETENTION = `# Retention

## How long

| Data | Kept for | Reason |
| --- | --- | --- |
| Invoices | 10 years | Tax law |
| Access logs | 30 days | Security |

## Deletion

A job runs every night and deletes what is past its date.
`;

const SETTINGS = `# skim.toml

The program reads its settings from this file.

- \`include\` (array of globs, default \`["**/*.md"]\`): files that are read.
- \`exclude\` (array of globs): files that are skipped.
- \`max-errors\` (integer, default 50): stops after so many errors.

| Option | Default | Meaning |
| --- | --- | --- |
| \`poll\` | 500 | Milliseconds between two looks |
`;

const LETTER = `Hi team,

I wanted to let you know what we found out about the duplicate invoices of last week.

The invoices were created twice because the plug-in sends the order again after 10 seconds.

Could you please check whether the invoices of October are right?
`;

const HINTS = `# Printer

## If something is wrong

- **The light is red:** the cover is open.
- **Labels are empty:** the roll is in upside down.
- **It beeps:** the roll is at its end.
- **Nothing happens:** the cable is loose.
`;

/** What an output must hold, and what it must not. */
const ROWS: readonly (readonly [
  what: string,
  mode: Mode,
  input: string,
  has: readonly string[],
  lacks: readonly string[],
])[] = [
  [
    'a line above headings of the second level is the title',
    'outline',
    RFC,
    ['# RFC 7: Constants in the build instead of switches\n'],
    ['Authors', '**Proposal:**', '**Alternatives:**'],
  ],
  [
    'a suggestion is a proposal, and “why not” an alternative',
    'summarize',
    RFC,
    [
      'We have 214 switches on our pages. Switches that are the same for all users become constants',
      '## Alternatives\n\n- **Why not keep everything as it is?** Pages get slower',
      '## Open questions\n\n- How do we turn',
    ],
    [],
  ],
  [
    'an incident is what happened',
    'summarize',
    INCIDENT,
    ['## What it is\n\nAbout 61,000 customers', '- Mark reports before the call (Tove, 11 March).'],
    ['Severity'],
  ],
  ['a review of an incident is known by its sections', 'keywords', INCIDENT, ['`postmortem`'], ['- March']],
  [
    'lines without full stops are notes under a title',
    'summarize',
    CALL,
    [
      '- Main pain: people forget to sign out\n',
      '## Next steps\n\n- Send the price for 800 seats until Friday (Piet).',
    ],
    ['TODO'],
  ],
  [
    'answers stand behind their questions',
    'summarize',
    FAQ,
    [
      'Parking FAQ. Answers: How do I get a space? What does it cost?',
      '**Can visitors park here?** Yes, on level 1',
    ],
    [],
  ],
  [
    'a sentence is told with the command that it leads in, and what is not lost is no warning',
    'summarize',
    LAG,
    ['If members are missing, restart the deployment: `kubectl rollout restart deploy/mailer`.'],
    ['## Warnings'],
  ],
  ['a runbook is known by its sections and its alert', 'keywords', LAG, ['`runbook`'], []],
  [
    'steps begin with their first',
    'outline',
    LAG,
    ['## Check\n\nOpen the dashboard and find the group.'],
    [],
  ],
  [
    'a brief is what it is for, and not who wrote it',
    'summarize',
    BRIEF,
    ['## What it is\n\n38% of first-time'],
    ['Laila'],
  ],
  [
    'what is said below a name and a time is theirs',
    'summarize',
    TALK,
    [
      'The import for Fjell is stuck at 62% since yesterday evening (Anna Berg, 9:14 AM).',
      'Found it, the worker ran out of memory (Jon, 9:31 AM).',
      '## Next steps\n\n- Anna, please put the limit into the help page (Priya, 11:10 AM).',
    ],
    [],
  ],
  [
    'steps of a text without parts are a part of its outline',
    'outline',
    RENEWAL,
    ['## Steps\n\n1. Create a new key', "## Warnings\n\n- Don't commit the key."],
    [],
  ],
  [
    'an answer stands behind the question of its paragraph',
    'summarize',
    MOVE,
    ['**What changes for you?** Nothing, if you use the shop', '## What to do\n\n- If you call our API, add'],
    [],
  ],
  [
    'a question that opens a paragraph is its heading',
    'outline',
    MOVE,
    ['## What changes for you?\n\nNothing, if'],
    ['Dear'],
  ],
  [
    'a proposal with a summary is what that says',
    'summarize',
    STANDBY,
    ['## What it is\n\nKeep a second, smaller cluster'],
    [],
  ],
  [
    'a small table is told by its first two columns',
    'summarize',
    RETENTION,
    ['**How long:** Invoices: 10 years; access logs: 30 days.'],
    [],
  ],
  [
    'settings in lists and tables are parameters',
    'summarize',
    SETTINGS,
    [
      '- `max-errors`: Stops after so many errors. Default: `50`.',
      '- `poll`: Milliseconds between two looks. Default: `500`.',
    ],
    [],
  ],
  [
    'a letter begins with its matter, and what it asks for is a next step',
    'summarize',
    LETTER,
    [
      '## What it is\n\nThe invoices were created twice',
      '- Check whether the invoices of October are right.',
    ],
    [],
  ],
  [
    'a list of names is told whole',
    'outline',
    HINTS,
    ['*Holds a list of The light is red, Labels are empty, It beeps, and Nothing happens.*'],
    ['the cover'],
  ],
  ['a README is known by how its program is got', 'keywords', LIBRARY, ['`readme`'], []],
];

describe('texts that tell of something', () => {
  for (const [what, mode, input, has, lacks] of ROWS)
    it(what, () => {
      const { content } = run(mode, input, PRESET);
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
