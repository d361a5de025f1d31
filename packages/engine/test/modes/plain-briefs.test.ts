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
];

describe('a page of a few plain words', () => {
  for (const [what, mode, docType, input, good, bad] of ROWS)
    it(`tells ${what}`, () => {
      const { content } = run(mode, input, {}, docType === '' ? {} : { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
