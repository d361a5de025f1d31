import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const VPN = String.raw`Create a troubleshooting guide for our VPN client. Users report three problems. First, the client shows "Connection timed out" after 30 seconds. This usually happens when UDP port 1194 is blocked; they should switch to TCP in Settings > Advanced. Second, the login window stays blank. That is caused by an outdated WebView, updating Edge fixes it. Third, the connection drops every hour. We know about it and a fix is planned for version 4.2; until then users can turn off "Renew lease automatically". If nothing helps, send the log file to support@vpn.example. The log is in %APPDATA%\vpn\client.log.`;
const BADGES = `Write a troubleshooting page for the badge printer. There are two common issues. The first issue is that the printer does not wake up. This is caused by the power saver. To fix it, hold the power button for five seconds. The second issue is that badges come out blank. It happens because the ribbon is mounted upside down; turning it over solves the problem. For anything else, call the front desk on 4411.`;
const CSV = `Write a README for "csvkit-lite", a Python command line tool that converts and validates CSV files. It is installed with pip install csvkit-lite and needs Python 3.10 or later. Examples: csvlite convert in.csv out.json, csvlite filter --where "age > 30" in.csv, csvlite validate --schema schema.json in.csv. Licensed under MIT.`;
const LOGINS = `Write an incident postmortem. On 12 March from 09:40 to 11:15 UTC customers could not log in. At 09:52 support noticed, at 10:30 the on-call engineer found the expired key, and at 11:15 logins worked again.`;
const QUEUES = `Explain what a message queue is and when to use one, for junior developers. A queue stores messages until a consumer is ready. The producer does not wait for the consumer. This makes systems more resilient, since a slow consumer does not block the producer. Typical uses are sending emails, resizing images and syncing data. It is not a good choice when the caller needs an answer right away.`;
const FLAGS = `concept page: what is a feature flag, why we use them, types (release, experiment, ops), they add complexity so remove them within 90 days`;
const COVERED = `Write a concept page. Cover what a feature flag is, why we use them, and the types release, experiment and ops.`;
const SPLIT = `Prepare release notes for version 5.0 of our desktop app. New: split view, lets you see two documents side by side. New: autosave.`;
const AGENT = `release notes 2.14: dark mode in the mobile app, exports now include archived projects, fixed a crash, upgrade the agent to 3.2 before you upgrade the server`;
const QUEUE = `Write an ADR from this: We want to move image resizing to a queue. Today uploads block. Owner: media team. Planned for Q3.`;

const RISKS = `Design note: move image resizing out of the request path\n\nToday the web servers resize images.\n\nProposal: uploads go straight to S3. A pool of workers makes the sizes.\n\nRisks: the queue backs up on sale days. Orphaned originals if the user closes the tab; a nightly job deletes those older than 48 h`;

/** Pages from whole sentences, and what a writer expects of each. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, docType?: string])[] = [
  [
    'problems that sentences count, each with its cause and its way out',
    VPN,
    /## Problems and solutions\n\n### The client shows "Connection timed out" after 30 seconds\n\nCause: Usually, UDP port 1194 is blocked\.\n\nSolution: Switch to TCP in Settings > Advanced\.\n\n### The login window stays blank\n\nCause: An outdated WebView\.\n\nSolution: Update Edge\.\n\n### The connection drops every hour\n\nWorkaround: Turn off "Renew lease automatically"\.\n\nWe know about it and a fix is planned for version 4\.2\.\n\n## Collect/,
  ],
  ['a path with a variable of Windows', VPN, /The log is in `%APPDATA%\\vpn\\client\.log`\./],
  [
    'issues that "The first issue is that" leads in',
    BADGES,
    /### The printer does not wake up\n\nCause: The power saver\.\n\nSolution: Hold the power button for five seconds\.\n\n### Badges come out blank\n\nCause: The ribbon is mounted upside down\.\n\nSolution: Turn it over\.\n\n## Get help\n\n- For anything else, call the front desk on 4411\./,
  ],
  [
    'how a tool is installed, what it needs, and calls of it',
    CSV,
    /## Requirements\n\n- It needs Python 3\.10 or later\.\n\n## Install\n\nInstall it with `pip install csvkit-lite`\.\n\n## Use\n\n```sh\ncsvlite convert in\.csv out\.json\ncsvlite filter --where "age > 30" in\.csv\ncsvlite validate --schema schema\.json in\.csv\n```\n\n## Contr|## Use\n\n```sh\ncsvlite convert in\.csv out\.json\ncsvlite filter --where "age > 30" in\.csv\ncsvlite validate --schema schema\.json in\.csv\n```\n\n## License/,
  ],
  [
    'events of one sentence, each with its time',
    LOGINS,
    /^# Postmortem: customers could not log in on 12 March\n[^]+- \*\*09:52:\*\* Support noticed\.\n- \*\*10:30:\*\* The on-call engineer found the expired key\.\n- \*\*11:15:\*\* Logins worked again\./,
  ],
  [
    'what a thing is, by the last word of its name',
    QUEUES,
    /It is for junior developers\.\n\n## What it is\n\nA queue stores messages until a consumer is ready\. The producer does not wait for the consumer\.\n\n## Why it matters\n\nThis makes .+\n\n## When to use it\n\n- Typical uses are .+\n- It is not a good choice .+$/,
    'concept',
  ],
  [
    'the sides of a matter in one line, and what is told of it',
    FLAGS,
    /^# Feature flags\n\nFeature flags add complexity so remove them within 90 days\.\n\n## Why we use them\n\n\[VERIFY\].+\n\n## Types\n\n- Release\.?\n- Experiment\.?\n- Ops\.?\n/,
  ],
  [
    'the sides of a matter that a sentence says to cover',
    COVERED,
    /^# Feature flags\n[^]+## Why we use them\n[^]+## Types\n\n- Release\.?\n- Experiment\.?\n- Ops\.?\n/,
  ],
  [
    'what is new with what it does',
    SPLIT,
    /- Split view, which lets you see two documents side by side\.\n- Autosave/,
  ],
  [
    'what is to be done before an upgrade, in a list of changes',
    AGENT,
    /## Upgrade\n\nUpgrade the agent to 3\.2 before you upgrade the server\./,
    'release notes',
  ],
  [
    'whose a decision is, and when it is due',
    QUEUE,
    /## Context\n\nToday uploads block\.\n[^]+## Follow-up\n\n- \*\*Owner:\*\* Media team\.\n- Planned for Q3\./,
  ],
  [
    'all that a line of risks tells as risks',
    RISKS,
    /## Risks\n\n[^#]+- Orphaned originals if the user closes the tab;/,
  ],
];

describe('generate from whole sentences', () => {
  for (const [name, prompt, good, docType] of ROWS)
    it(`reads ${name}`, () => {
      assert.match(run('generate', prompt, { ...PRESET, ...(docType && { docType }) }).content, good);
    });
});

describe('outline from whole sentences', () => {
  for (const [prompt, title] of [
    [
      'Write an outline for a guide that helps support agents handle refund requests: who can approve, time limits, fraud signs',
      '# Handle refund requests\n\nThis page is for support agents.',
    ],
    [
      'Outline a guide which helps customers choose a plan. It should cover prices, limits, and how to upgrade.',
      '# Choose a plan\n\nThis page is for customers.',
    ],
  ] as const)
    it(`titles ${title.slice(2, 20)}`, () => {
      assert.ok(run('outline', prompt, PRESET).content.startsWith(title));
    });
});
