import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { run } from './jobs.ts';

type Row = readonly [what: string, mode: Mode, docType: string, input: string, good: RegExp, bad?: RegExp];

/** The shortest forms in which people ask for each kind of page, and what of it must be there. */
const ROWS: readonly Row[] = [
  [
    'who may do it, the steps and what holds afterwards, of one breath',
    'generate',
    'how-to',
    'Write a how-to for rotating API keys: need admin role, go to Settings > API keys, click Rotate, copy the new key (shown once). Old key works 24h more.',
    /## Before you begin\n\n- You need the admin role\.\n\n## Steps\n\n1\. Go to Settings > API keys\.\n2\. Click Rotate\.\n3\. Copy the new key \(shown once\)\.\n\n## Good to know\n\n- The old key works 24 hours more\./,
    /\[VERIFY\]/,
  ],
  [
    'roles without their verbs and articles',
    'generate',
    'how-to',
    'How do I add a teammate? Must be owner, open Team page, click Invite, type the email. Invite expires after 7 days. To undo it click Remove.',
    /- You must be an owner\.[^]+1\. Open the Team page\.[^]+To undo it, click Remove\.[^]+- The invite expires after 7 days\./,
  ],
  [
    'causes and ways out of one trouble',
    'generate',
    'troubleshooting',
    'Troubleshooting: "Connection refused" when starting the agent. Causes: the server isn\'t running, wrong port (default 7443), firewall. Fix: start server with systemctl start acme, check port in /etc/acme.yml, open 7443/tcp.',
    /^# "Connection refused" when starting the agent\n[^]+## Causes\n\n- The server isn't running\.\n- Wrong port \(default 7443\)\.\n- Firewall\.\n\n## Solution\n\n1\. Start the server with `systemctl start acme`\.\n2\. Check/,
  ],
  [
    'symptoms, and two causes that "or" joins',
    'generate',
    'troubleshooting',
    'Sync fails on macOS. Symptoms: grey icon, "Sync paused". Why: disk full or port 587 blocked. What to do: free at least 1 GB, then sign out and in again.',
    /This page helps when sync fails on macOS\.\n\n## Symptoms\n\n- Grey icon\.\n- "Sync paused"\.\n\n## Causes\n\n- Disk full\.\n- Port 587 is blocked\.\n\n## Solution\n\n1\. Free at least 1 GB\./,
  ],
  [
    'several problems each with its name, one of which begins like an order',
    'generate',
    'troubleshooting',
    "Write a troubleshooting page for the mobile app. App won't open: reinstall. Map blank: enable location.",
    /### The app won't open\n\nSolution: Reinstall\.\n\n### Map blank\n\nSolution: Enable the location\./,
  ],
  [
    'values without brackets, and a path as a type',
    'generate',
    'reference',
    'Reference for config file acme.yml. port: default 7443. log_level: debug, info, warn; default info. data_dir: required, path.',
    /\| Name \| Type \| Required[^]+\| `log_level` \| – \| No \| `info` \| One of `debug`, `info`, or `warn`\. \|\n\| `data_dir` \| Path \| Yes/,
  ],
  [
    'a call, what it does and its query in one sentence',
    'generate',
    'API page',
    'API: GET /users/{id}/orders, list orders of a user, query: status (open, paid), limit default 20 max 100. 404 if user not found. auth: bearer token.',
    /### `GET \/users\/\{id\}\/orders`\n\nList orders of a user\.[^]+\| `status` \| Query \| [^\n]+One of `open` or `paid`\. \|\n\| `limit` \| Query \| No \| `20` \| At most 100\. \|/,
    /## Limits/,
  ],
  [
    'what was added with what, in one list',
    'generate',
    'release notes',
    'Release notes for 2.4.0: added dark mode, CSV export up to 100k rows, fixed crash when opening empty projects, login is 2x faster.',
    /## New features\n\n- Added dark mode\.\n- Added CSV export up to 100k rows\.\n\n## Changes\n\n- The login is 2x faster\.\n\n## Fixes/,
  ],
  [
    'the rules of a policy one by one',
    'generate',
    'policy',
    'Password policy: at least 14 characters, no reuse of last 5, MFA for everyone. Applies to all employees. Reviewed yearly.',
    /## Rules\n\n- At least 14 characters\.\n- No reuse of last 5\.\n- MFA for everyone\.\n- This policy is reviewed yearly\./,
  ],
  [
    'when something happened, though the title leaves it out',
    'generate',
    'postmortem',
    'Postmortem: checkout down 14:02 to 14:47 UTC on 2026-05-03. Cause: expired TLS cert on the payment gateway.',
    /^# Postmortem: checkout down\n\n## Summary\n\nThe checkout was down from 14:02 to 14:47 UTC on 2026-05-03\./,
  ],
  [
    'what a migration guide is called once',
    'generate',
    'migration guide',
    'Migrate from v1 to v2 of the SDK. Rename init() to createClient(). Callbacks removed, use promises.',
    /^# Migrate from v1 to v2 of the SDK\n\nThis page shows how to migrate from v1 to v2/,
    /Migrate Migrate/,
  ],
  [
    'clauses of a reason, and an option beside it',
    'generate',
    'ADR',
    "ADR: we'll use Postgres for the order service. Why: need transactions, team knows SQL. Considered DynamoDB too, but vendor lock in.",
    /## Context\n\nWe need transactions\. The team knows SQL\.[^]+## Alternatives\n\n- Considered DynamoDB too/,
  ],
  [
    'a call of a program as code beside what is told of it',
    'generate',
    'README',
    'README for `csvdiff`, a CLI that compares two CSV files by key. Usage: csvdiff --key id old.csv new.csv. Exit code 1 if they differ.',
    /## Use\n\n```sh\ncsvdiff --key id old\.csv new\.csv\n```\n\n- /,
  ],
  [
    'what is lost and what comes first, beside the steps',
    'generate',
    'how-to',
    'How to reset a device to factory settings: hold the power button 10 s, release, wait 2 min. All data is erased. Back up first.',
    /> \*\*Warning:\*\* All data is erased\.\n\n## Before you begin\n\n- Back up first\.\n\n## Steps\n\n1\. Hold/,
  ],
  [
    'a failing build as the trouble, and no request to build',
    'generate',
    'troubleshooting',
    'Build fails with "ENOSPC". Reason: inotify watch limit too low on Linux. Fix: sudo sysctl fs.inotify.max_user_watches=524288',
    /^# Build fails with ENOSPC\n\nThis page helps when the build fails with ENOSPC\./,
  ],
  [
    'steps that are numbered in one line, commands among them',
    'generate',
    'runbook',
    'Runbook: Redis failover. Trigger: RedisDown alert. 1. check sentinel: redis-cli -p 26379 info sentinel 2. verify app errors drop in Grafana 3. tell #incidents. Needs bastion access.',
    /- RedisDown alert\.\n\n## Before you begin\n\n- You need bastion access\.\n\n## Procedure\n\n1\. Check sentinel: `redis-cli -p 26379 info sentinel`\.\n2\. Verify that app errors drop in Grafana\.\n3\. Tell #incidents\./,
  ],
  [
    'questions with their answers in brackets',
    'generate',
    'FAQ',
    'FAQ for data export: how long does it take (up to 2 hours), what formats (CSV, JSON), are deleted items included (no), link valid 7 days.',
    /### What formats\?\n\nCSV, JSON\.\n\n### Are deleted items included\?\n\nNo\.[^]+The link is valid for 7 days\./,
  ],
  [
    'weeks that semicolons part',
    'generate',
    'onboarding',
    'New support agents: week 1 shadow a senior, learn Zendesk; week 2 answer tier-1 tickets with review; week 3 solo.',
    /^# Onboarding for new support agents\n[^]+## Week 1\n\n1\. Shadow a senior\.\n2\. Learn Zendesk\.\n\n## Week 2\n\nAnswer[^]+## Week 3\n\nSolo\./,
  ],
  [
    'the labels of a design',
    'generate',
    'design doc',
    'Design doc: rate limiter. Problem: noisy tenants slow down others. Proposal: token bucket in Redis per API key. Rollout: shadow mode 2 weeks, then enforce. Risks: Redis outage. Open: per-endpoint limits?',
    /^# Rate limiter\n\n## Problem\n\nNoisy tenants slow down others\.\n\n## Proposal\n\nToken bucket in Redis[^]+## Risks\n\n- Redis outage\.\n\n## Rollout\n\n- Shadow mode[^]+## Open questions\n\n- Per-endpoint limits\?/,
  ],
  [
    'a task without a kind as one',
    'expand',
    '',
    'Rotate the API key\n- need admin role\n- go to Settings > API keys\n- click Rotate\n- old key works 24h more',
    /## Before you begin\n\n- You need the admin role\.\n\n## Steps\n\n1\. Go to Settings > API keys\.\n2\. Click Rotate\.\n\n## Good to know\n\n- The old key/,
    /Still open/,
  ],
  [
    'a call with its body, answers and scope',
    'expand',
    'API page',
    'POST /v1/refunds\n- refunds a payment\n- body: payment_id (required), amount (optional, default full)\n- 201 returns refund object\n- 404 payment not found, 409 already refunded\n- needs refunds:write',
    /You need `refunds:write`\.[^]+\| `payment_id` \| Body \| Yes[^]+Returns `201` with a refund object\.[^]+\| `409` \| Already refunded\. \|/,
  ],
  [
    'changes of a version with semicolons, those after a verb as what it did',
    'generate',
    'release-notes',
    'v2.4.0 — added dark mode, CSV export for reports; fixed login loop on Safari, crash when uploading files over 2 GB; deprecated the /v1/export endpoint (removed in 3.0).',
    /^# v2\.4\.0 release notes\n\n## Deprecated\n[^]+- Added dark mode\.\n- Added CSV export for reports\.\n[^]+- Fixed login loop on Safari\.\n- Fixed a crash when/,
  ],
  [
    'a changelog of two versions, a section each',
    'generate',
    'changelog',
    '1.3.0: added --json flag to list, fixed crash on empty config, removed support for Node 16. 1.2.1: fixed typo in help.',
    /^# Changelog\n\n## 1\.3\.0\n\n### Breaking changes\n\n- Removed support for Node 16\.[^]+- Added `--json` flag to list\.[^]+## 1\.2\.1\n\n### Fixes\n\n- Fixed a typo in help\.$/,
  ],
  [
    'the questions that the page is to answer as its sections, with their answers',
    'generate',
    'concept',
    'Explain what idempotency keys are in our payments API, why they matter, how long they are kept (24 hours), and what happens when the same key is sent with a different body (409).',
    /^# Idempotency keys in the payments API\n[^]+## Why they matter\n\n\[VERIFY\][^]+## How long they are kept\n\nThey are kept for 24 hours\.\n\n## What happens when [^\n]+\n\nThe answer is `409`\./,
  ],
  [
    'how something works, and what is asked beside',
    'generate',
    'concept',
    'Describe how our cache works, when it is invalidated, and what to do if data is stale.',
    /^# How the cache works\n[^]+## How it works\n[^]+## When it is invalidated\n[^]+## What to do if data is stale\n/,
  ],
  [
    'settings whose brackets hold commas and semicolons',
    'generate',
    'reference',
    'Configuration options: PORT (default 3000), LOG_LEVEL (debug, info, warn, error; default info), REDIS_URL (optional; enables caching).',
    /\| `PORT` \| No \| `3000` \| – \|\n\| `LOG_LEVEL` \| No \| `info` \| One of `debug`, `info`, `warn`, or `error`\. \|\n\| `REDIS_URL` \| No \| – \| Enables caching\. \|/,
  ],
  [
    'rules that semicolons part',
    'generate',
    'policy',
    'Remote work policy: employees may work remotely up to 3 days a week; equipment budget 500 EUR per year; working from another country needs HR approval at least 4 weeks ahead.',
    /- Employees may work [^\n;]+ week\.\n- The equipment budget is 500 EUR per year\.\n- Working/,
  ],
  [
    'what the prompt leaves to the writer as open, and not as a problem',
    'generate',
    'troubleshooting',
    'Emails are not delivered. Possible causes: SPF record missing, domain not verified. For each say how to check and fix.',
    /## Still open\n\n- \[VERIFY\] For each say how to check and fix\./,
    /## Other problems/,
  ],
  [
    'what admins can require as no need of the reader',
    'generate',
    'how-to',
    'How to enable two-factor authentication in Acme. Open Settings > Security, click Enable 2FA, enter the 6-digit code. Admins can require 2FA for the whole team.',
    /## Good to know\n\n- Admins can require/,
    /Before you begin/,
  ],
  [
    'a threshold and a condition without their verbs',
    'generate',
    'runbook',
    'Runbook: Redis memory alert. Fires when memory > 85% for 5 minutes. Check INFO memory, flush the cache with make flush-cache, if still high scale the node.',
    /Use this runbook for the Redis memory alert\.[^]+- Fires when memory is above 85% for 5 minutes\.[^]+3\. If it is still high, scale the node\./,
  ],
  [
    'a user guide by the name of its subject',
    'generate',
    'user guide',
    'User guide for the expense app: take a photo of a receipt, check the amount, choose a category, submit.',
    /^# Expense app\n/,
    /User for/,
  ],
];

describe('a page of a few plain words', () => {
  for (const [what, mode, docType, input, good, bad] of ROWS)
    it(`tells ${what}`, () => {
      const { content } = run(mode, input, {}, docType === '' ? {} : { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
