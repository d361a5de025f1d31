import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const HOW_TO = `Write a how-to guide for developers on setting up webhooks. You go to Settings > Webhooks, click Add, enter the URL, choose events (order.created, order.paid, order.cancelled), and copy the signing secret. We sign each request with HMAC-SHA256 in the X-Signature header. Retries: 5 times with exponential backoff, starting at 30 seconds. Endpoint must answer with 2xx within 10 seconds. Max 20 webhooks per account. To test, click Send test event.`;
const NOTES = `Release notes for Atlas 5.1 (released 3 Nov 2026): dark mode, export to PDF, 40% faster search. Fixed: crash when opening large files; wrong totals in reports with more than 1,000 rows. Breaking: the /v1/export endpoint was removed, use /v2/export. Known issue: PDF export doesn't include comments.`;
const FAQ = `FAQ about billing. Q: When am I charged? A: On the first day of each month. Q: Can I get a refund? A: Yes, within 14 days. Q: Which cards do you take? A: Visa, Mastercard and Amex.`;
const API = `API reference for the Notes API. Base URL https://api.notes.example/v1. Auth with bearer token. GET /notes lists notes (query: limit, default 20, max 100; cursor). POST /notes creates a note: title (string, required), body (string). GET /notes/{id} returns a note or 404. DELETE /notes/{id} deletes it, returns 204. Errors: 401 missing token, 422 validation failed, 429 too many requests. Rate limit 60 per minute.`;
const REFERENCE = `Reference for the config file app.toml: port (integer, default 8080) the port to listen on; host (string, default "0.0.0.0"); log_level one of debug, info, warn, error, default info; tls.cert path to the certificate, required when tls.enabled is true; tls.enabled boolean, default false.`;
const QUICKSTART = `Quickstart for the Loom CLI. Install it with \`npm i -g loom\`. Then run \`loom login\` and \`loom init\`. Open http://localhost:4000 and you should see the dashboard. Requires Node 20.`;
const FLOW = `document our password reset flow`;

/** Prompts of one paragraph for one kind of document each, and what a writer expects of the document. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  [
    'a topic after the readers',
    HOW_TO,
    /^# Set up webhooks\n\nThis page shows how to set up webhooks\. It is for developers\./,
  ],
  [
    'the actions of one sentence',
    HOW_TO,
    /1\. Go to Settings > Webhooks\.\n2\. Click Add\.\n3\. Enter the URL\.\n4\. Choose events \(`order\.created`, `order\.paid`, `order\.cancelled`\)\.\n5\. Copy the signing secret\./,
  ],
  ['a limit with its label', HOW_TO, /## Limits\n\n- \*\*Retries:\*\* 5 times/],
  ['a test as a check', HOW_TO, /## Check the result\n\nTo test, click Send test event\./],
  ['a version in a title, its date below', NOTES, /^# Atlas 5\.1 release notes\n\nReleased 3 Nov 2026\./],
  [
    'new features by name, and what was fixed',
    NOTES,
    /## Changes\n\n- Dark mode\.\n- Export to PDF\.\n- 40% faster search\.\n\n## Fixes\n\n- Crash when opening large files\.\n- Wrong totals/,
  ],
  ['a known issue', NOTES, /## Known issues\n\n- PDF export doesn't include comments\./],
  [
    'questions with their answers',
    FAQ,
    /### When am I charged\?\n\nOn the first day of each month\.\n\n### Can I get a refund\?/,
    /Q:|A:|VERIFY/,
  ],
  [
    'endpoints with what is said of them',
    API,
    /### `GET \/notes`\n\nLists notes\.\n\n\| Name \| In \| Default \| Description \|\n.+\n\| `limit` \| Query \| `20` \| At most 100\. \|\n\| `cursor` \| Query \| – \|/,
  ],
  ['parameters in a table', API, /\| `title` \| String \| Yes \| – \|\n\| `body` \| String \| \[VERIFY\] \|/],
  ['the parameters of a path', API, /### `GET \/notes\/\{id\}`\n\n.+\n\n.+\n.+\n\| `id` \| Path \| Yes \|/],
  ['status codes as a table', API, /\| `401` \| Missing token\. \|\n\| `422` \| Validation failed\. \|/],
  ['how requests are authenticated', API, /## Authentication\n\nAuthenticate with a bearer token\./],
  [
    'options with types and defaults',
    REFERENCE,
    /\| `port` \| Integer \| `8080` \| The port to listen on\. \|\n\| `host` \| String \| `0\.0\.0\.0` \|/,
  ],
  [
    'an action and its result',
    QUICKSTART,
    /3\. Open http:\/\/localhost:4000\.\n\n## Check the result\n\nYou should see the dashboard\./,
  ],
  [
    'an article inside of sentences',
    FLOW,
    /^# Password reset flow\n\nThis page explains the password reset flow\./,
  ],
];

describe('a prompt for one kind of document', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  for (const prompt of [HOW_TO, NOTES, FAQ, API, REFERENCE, QUICKSTART])
    it(`gives a document in our own style: ${prompt.slice(0, 40)}…`, () => {
      const report = run('style-check', run('generate', prompt, PRESET).content, PRESET).content;
      assert.ok(Number(/Style score: (\d+)%/.exec(report)?.[1]) >= 90, report);
    });
});

describe('what one line tells of readers, a case, or a date', () => {
  const ROWS: readonly (readonly [docType: string, input: string, good: RegExp])[] = [
    [
      '',
      "write a guide for new volunteers at the food bank: shifts are 3 hours, sign up in the app, wear closed shoes, tell Karim if you can't come (at least 24h before)",
      /^# Guide for new volunteers at the food bank\n\nThis page is for new volunteers at the food bank\.\n\n## Before you begin\n\n- Wear closed shoes\.\n\n## Steps\n\n1\. Sign up in the app\.\n2\. Tell Karim[^]+- Shifts are 3 hours\./,
    ],
    [
      '',
      'onboarding doc for interns: laptop on day 1 from IT, accounts by HR, standup is at 9:30',
      /^# Onboarding for interns\n[^]+- Laptop on day 1 from IT\.\n- Accounts by HR\.\n- The standup is at 9:30\./,
    ],
    [
      '',
      'Document how we do code reviews. Every PR needs one approval. The author merges.',
      /^# Code reviews\n\nThis page explains code reviews\./,
    ],
    [
      'postmortem',
      'We had an outage yesterday: 14:05-14:50 checkout down because the TLS cert expired. Renewed by hand.',
      /^# Postmortem: outage yesterday\n[^]+- \*\*14:05-14:50:\*\* Checkout down/,
    ],
    [
      'troubleshooting',
      'troubleshooting sync problems in the desktop app: "Sync paused" means disk full, free 2 GB.',
      /^This page lists problems with the sync in the desktop app,/m,
    ],
    [
      'troubleshooting',
      'Errors after the update. Blank screen: reload. Slow search: rebuild the index.',
      /^This page lists errors after the update, their causes, and the ways out\.$/m,
    ],
    [
      'readme',
      'README for "ledgerize". It turns bank files into entries. Maintainers: finance-tools team.',
      /## Get help\n\n- [^\n]*finance-tools team/i,
    ],
    [
      'runbook',
      'Disk full. Check df -h /var. Check replication lag: SELECT * FROM lag; if it is high, call #dba.',
      /## Diagnose\n\n1\. Check `df -h \/var`\.\n2\. Check replication lag: `SELECT \* FROM lag`\. If it is high, call #dba\./,
    ],
    [
      'runbook',
      'Queue stuck. Run df -h; if it is full, delete old logs.',
      /Run `df -h`\. If it is full, delete old logs\./,
    ],
    [
      'release-notes',
      'v2.8.0 released 4 Dec. New: export invoices. Fixed: crash when printing.',
      /^# v2\.8\.0 release notes\n\nReleased on 4 Dec\.\n/,
    ],
  ];
  for (const [docType, input, good] of ROWS)
    it(input, () => {
      assert.match(run('generate', input, PRESET, { docType }).content, good);
    });
});
