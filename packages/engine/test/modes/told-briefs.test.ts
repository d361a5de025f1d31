import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const BOT = `tutorial: build a dice bot with our SDK. Readers know Python but not our SDK. Steps: copy the token into .env as DICE_TOKEN, pip install dicebot, write bot.py with bot.on('roll', answer), try /roll d6 in the chat. At the end they should see a number.`;
const KEYS = `Concept page about replay keys in our orders API. Client sends Replay-Key header with a UUID. We keep the answer for 12 hours. Same key and same body returns the kept answer, same key with another body gives 409. Only POST requests. Why: networks fail and clients retry, nobody should pay twice.`;
const CALL = `API page for POST /v1/refunds. Creates a refund. Body: order_id (string, required), reason (late, broken, other). Returns 201 with the refund, 400 if amount is negative, 404 if the order doesn't exist.`;
const PAY = `Policy: weekend pay. Applies to drivers. Nobody drives more than 9 hours. Questions to pay@acme.example.`;
const ONBOARDING = `Onboarding guide for new designers. Week 4: first own draft. Day one: get your laptop, enroll it in the MDM, request access to Figma. Your buddy answers questions.`;
const BIKE = `troubleshooting for our lock app when the lock won't open. Bluetooth is off -> turn it on. Battery below 5%: charge it. Still not working? Hold the button for 10 seconds, then write to help@lock.example`;
const STORE = `ADR about storing scans in S3 instead of NFS. The disk is full every month. Options: bigger disk (cheap, but full again), S3. We chose S3 with short links. Consequences: uploads skip our server, we need cleanup rules, old links break.`;
const MOVE = `We need an ADR. We run Kafka for three producers. We want to move to SQS. Status: proposed.`;
const OUTAGE = `Postmortem: double mails on 3 May. 4,300 customers got a mail twice. Detected by support at 08:25. Timeline: 08:10 job starts, 08:40 job stopped, 08:50 mail sent.`;
const NEWS = `Release notes 2.9 for the dashboard, 14 October. You can now export charts, filters are kept, and tables load faster. We fixed the crash on start and wrong totals. The /reports URL will be removed in 3.0.`;
const START = `quickstart for kvgo (a key-value store CLI). brew install kvgo, kvgo init creates the data dir, kvgo get name prints Ada.`;
const MOVING = `FAQ for customers about our move to a new bank: why we move (the old one closes), when (1 March), do they have to sign again (no), will the invoice look different (yes, new layout)`;
const MERGE = `Write a how-to for our support team: merge two profiles. Go to Customers, search for the email, click Merge, and confirm. Merging can't be undone. If the button is grey, one of the profiles has a dispute.`;

const CACHE = `Runbook: cache full. Check which folder is big with du -sh /var/cache/*, check whether logrotate ran. Fix: clear it. Done when usage is below 80%. 1. redis-cli info memory to see usage 2. redis-cli --bigkeys to find big keys`;
const EVENTS = `Concept: event store, for new engineers. Instead of the state we store every change. Snapshots are taken every 100 events. Good for audits. Not good for reports, use the read models there.`;
const FUZZY = `README for a small python lib called tidytime. It parses fuzzy dates. pip install tidytime, needs python 3.9+. from tidytime import parse; parse('soon')`;
const SETTINGS = `Reference: config file of backupd. source (list of paths, required), keep_days (int, default 30), on_error (mail or webhook). Changes need a restart.`;
const SEARCH = `Incident report: search outage on 9 April. Search returned no results for an hour. Cause: a job ran twice.`;
const SCANNER = `troubleshooting: scanner app. Sync takes minutes: you're on guest wifi, switch to WH-INT.`;
const ROTATE = `how to rotate API keys: admins only. Steps: open Settings, click Rotate.`;
const TOOLS = `Policy: AI tools. For everyone incl. freelancers. Approved tools: Copilot, ChatGPT.`;

/** Briefs as they are typed in a hurry, and what a writer expects of the draft. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  [
    'steps of any form, with commands, files and calls as code',
    BOT,
    /1\. Copy the token into `\.env` as `DICE_TOKEN`\.\n2\. Run `pip install dicebot`\.\n3\. Write `bot\.py` with `bot\.on\('roll', answer\)`\.\n4\. Try `\/roll d6` in the chat\./,
  ],
  [
    'a task with a remark behind its colon',
    ROTATE,
    /^# Rotate API keys\n[^]*## Before you begin\n\n- Only admins can do this\.\n[^]*1\. Open Settings\.\n2\. Click Rotate\./,
  ],
  [
    'what readers should see as the check',
    BOT,
    /## Check the result\n\nAt the end, you should see a number\./,
  ],
  [
    'what happens in order, and why',
    KEYS,
    /## How it works\n\nThe client sends the `Replay-Key` header with a UUID\. We keep .+ Same key and same body returns the kept answer\. Same key with another body gives 409\. This applies only to `POST` requests\.\n\n## Why it matters\n\nNetworks fail and clients retry\. Nobody should pay twice\./,
  ],
  [
    'answers and errors apart, and values',
    CALL,
    /\| `reason` .+ \| One of `late`, `broken`, or `other`\. \|[^]+Returns `201` with the refund\.\n\n## Errors\n\n.+\n.+\n\| `400` \| The amount is negative\. \|\n\| `404` \| The order doesn't exist\. \|/,
  ],
  ['a policy by its name', PAY, /^# Weekend pay policy\n\n## Who it applies to\n/],
  ['where questions go', PAY, /- Send questions to pay@acme\.example\./],
  [
    'steps under their own name',
    ONBOARDING,
    /^# Onboarding for new designers\n[^]+## Day one\n\n1\. Get your laptop\.\n2\. Enroll it in the MDM\.\n3\. Request access to Figma\./,
  ],
  [
    'the causes of one trouble',
    BIKE,
    /^# Troubleshoot the lock app when the lock won't open\n\nThis page helps when the lock won't open\.\n\n## Causes and solutions\n\n### Bluetooth is off\n\nSolution: Turn it on\.\n/,
    /VERIFY/,
  ],
  [
    'what to do when nothing helps',
    BIKE,
    /- If you're still stuck, hold the button for 10 seconds and write to/,
  ],
  [
    'options without the one that is chosen',
    STORE,
    /## Alternatives\n\n- \*\*Bigger disk:\*\* Cheap, but full again\.\n\n## Consequences\n\n- Uploads skip our server\.\n- We need cleanup rules\.\n- Old links break\./,
  ],
  ['a decision that names the page', MOVE, /^# Move to SQS\n[^]+## Decision\n\nWe want to move to SQS\./],
  [
    'a number behind the title, and times in bold',
    OUTAGE,
    /## Impact\n\n- 4,300 customers got a mail twice\.\n\n## Timeline\n\n- \*\*08:25:\*\* Detected by support\.\n- \*\*08:10:\*\*/,
  ],
  [
    'each change of a sentence in its section',
    NEWS,
    /^# Dashboard 2\.9 release notes\n\nReleased on 14 October\.\n\n## Deprecated\n\n- The `\/reports` URL[^]+## New features\n\n- You can now export charts\.\n\n## Changes\n\n- Filters are kept\.\n- Tables load faster\.\n\n## Fixes\n\n- Fixed the crash on start\.\n- Fixed wrong totals\./,
  ],
  [
    'commands with what they do',
    START,
    /^# kvgo: quickstart\n\nkvgo is a key-value store CLI\.\n[^]+1\. Run `brew install kvgo`\.\n2\. Run `kvgo init`\. It creates the data dir\.\n3\. Run `kvgo get name`\. It prints Ada\./,
  ],
  [
    'questions with answers in brackets',
    MOVING,
    /### Why do you move\?\n\nThe old one closes\.\n\n### When do you move\?\n\n1 March\.\n\n### Do I have to sign again\?\n\nNo\.\n\n### Will the invoice look different\?\n\nYes, new layout\./,
  ],
  [
    'looks before a fix as the diagnosis, and when all is done',
    CACHE,
    /## Diagnose\n\n1\. Check which folder is big with `du -sh \/var\/cache\/\*`\.\n2\. Check whether logrotate ran\.[^]+Run `redis-cli info memory` to see usage\.[^]+You are done when usage is below 80%\./,
  ],
  [
    'what something is right for',
    EVENTS,
    /\n\nInstead of the state, we store every change\. Snapshots[^]+## When to use it\n\n- It is good for audits\.\n- It isn't good for reports\. Use the read models there\./,
  ],
  [
    'a program by its name, its command and its code',
    FUZZY,
    /^# tidytime\n\ntidytime is a small Python library\.\n[^]+- It parses fuzzy dates\.[^]+Run `pip install tidytime`\.[^]+```\nfrom tidytime import parse; parse\('soon'\)\n```/,
  ],
  [
    'settings without a label as a table',
    SETTINGS,
    /describes the config file of backupd\.[^]+\| `source` \| List of paths \| Yes \|[^]+\| `keep_days` \| Integer \| No \| `30` \|/,
  ],
  [
    'what something did',
    SEARCH,
    /^# Postmortem: search outage on 9 April\n\n## Summary\n\nSearch returned no results for an hour\./,
  ],
  [
    'a cause and its way out',
    SCANNER,
    /### Sync takes minutes\n\nCause: You're on guest Wi-Fi\.\n\nSolution: Switch to WH-INT\./,
  ],
  ['a part of one step', ONBOARDING, /## Week 4\n\nFirst own draft\./],
  [
    'whom a policy is for, and what it approves',
    TOOLS,
    /- This policy is for everyone including freelancers\.\n\n## Rules\n\n- \*\*Approved tools:\*\* Copilot, ChatGPT\./,
  ],
  [
    'a task behind its readers, with a warning and a cause',
    MERGE,
    /^# Merge two profiles\n[^]+> \*\*Warning:\*\* Merging can't be undone\.[^]+4\. Confirm\.\n[^]+### The button is grey\n\nCause: One of the profiles has a dispute\./,
  ],
];

const LEAVE = `Leave - notes for handbook
- who: all employees
- day 1: laptop, accounts (Slack, Jira)
- send bugs to QA, invoices to finance
- during leave: the laptop stays with you, no email expected
- open: who signs?
`;

const STRINGS: readonly (readonly [
  mode: 'expand' | 'ux-generate',
  name: string,
  text: string,
  good: readonly string[],
  bad?: RegExp,
])[] = [
  [
    'expand',
    'labels with several things as sections',
    LEAVE,
    [
      '# Leave\n',
      '## Day 1\n\n- Laptop\n- **Accounts:** Slack and Jira',
      '- Send bugs to QA.\n- Send invoices to finance.',
      '## During leave\n\n- The laptop stays with you\n- No email expected',
      '## Still open\n\n- [VERIFY] Who signs?',
    ],
  ],
  [
    'ux-generate',
    'what happens to somebody else',
    'confirm dialog for removing a team member: loses access immediately, they get an email',
    ["| They'll lose access immediately. They'll get an email. |"],
  ],
];

describe('briefs as they are told', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
  for (const [mode, name, text, good, bad] of STRINGS)
    it(`${mode} gives ${name}`, () => {
      const { content } = run(mode, text, PRESET);
      for (const part of good) assert.ok(content.includes(part), content);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
