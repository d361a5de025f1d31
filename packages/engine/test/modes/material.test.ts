import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const COMMITS = `Release notes for Loomwork 3.2 from these commits:

feat(export): CSV exports can be scheduled
fix(api): GET /boards returned 500 without an owner (#1822)
feat(api)!: \`page\` of GET /cards is removed, use \`cursor\`
chore(deps): bump vite from 6.1 to 6.2`;
const HASHES = `Release notes for version 2026.4 of our Pulse app based on this list:

a1b2c3d Add dark mode
f00ba47 Fix crash when opening an empty report
9c8d7e6 Drop support for Android 9`;
const CHAT = `runbook from this incident chat pls

14:02 alertbot: [P2] worker queue depth > 5000
14:04 mira: looking. consumers are up, 4/4 pods
14:06 mira: \`kubectl logs deploy/worker\` full of "ECONNRESET"
14:12 mira: \`kubectl rollout restart deploy/worker -n shop\`
14:21 mira: depth 0. resolved
14:25 jo: if restart doesn't help next time page the redis oncall (#redis-oncall)
14:26 mira: note: never flush the queue, we lose orders`;
const MEETING = `ADR from the meeting notes below.

Meeting 2026-09-03, platform team (Ana, Tom)
- cron jobs run on three VMs
- options: Kubernetes CronJobs, Temporal, AWS EventBridge + Lambda
- Lambda max 15 min, billing takes 40 min -> out
- Temporal: great retries, but a cluster to operate
- decided: CronJobs, Tom writes a chart
- we lose per-step retries`;
const TICKETS = `Create a troubleshooting page for our sync client from these support tickets:
#4411 User sees "Sync paused" although 20 GB are free. Cause: quota on the cache is 2 GB. Solution: move the cache.
#4420 Files with emojis never upload. Cause unknown, we are looking into it. Workaround: rename the file.
#4460 High CPU after update to 5.3. Fixed in 5.3.1.`;
const MANIFEST = `README for this package:

{ "name": "tidy-ics", "version": "1.4.0", "description": "Clean and merge iCalendar files",
  "bin": { "tidy-ics": "./cli.js" }, "engines": { "node": ">=20" }, "license": "MIT" }

Usage: tidy-ics in.ics -o out.ics.`;
const CALL = `API page for this call:

\`\`\`bash
curl -X POST https://api.parcelo.dev/v2/shipments \\
  -H "Authorization: Bearer $TOKEN" \\
  -d '{"weight_g": 1200, "service": "express"}'
\`\`\`

Response 201:

\`\`\`json
{"id": "shp_8Kd2"}
\`\`\`

service is express or standard (default standard). 402 if the account has no balance, 422 if the address is wrong.`;
const KEYS = `Write a how-to for rotating API keys. Keys live 90 days. Rotate in Settings > Security: click Rotate next to the key, choose how long the old key stays valid, copy the new key. The new key is shown only once. After that run \`acme whoami\` — it prints the account name. If you get 401 key_expired, the grace period is over; create a new key instead.`;

const ONE_LINE =
  'Release notes for 3.2: feat: dark mode; fix: crash without a config file (#412); BREAKING: dropped Node 16; docs: new quickstart';
const PLACED =
  'How-to for rotating API keys. Rotation happens in Settings > Security: click Rotate, copy the new key, update your clients. The old key works for 24 hours.';

const FLAGS =
  'Document our CLI flags as a reference: --config <path> the file (default ./app.yml), --verbose prints more; --dry-run changes nothing and -q prints nothing. Exit codes: 0 success, 1 findings.';
const TUTORIAL =
  'Tutorial on building a webhook receiver. Create a project with npm init, then install express. Expose it with ngrok http 3000. Send a test event; the terminal should show it.';

/** Prompts with material as it was found, and what a writer expects of the document. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  ['commits as changes', COMMITS, /^# Loomwork 3\.2 release notes$/m, /feat\(|these commits/],
  [
    'a commit that breaks as a breaking change',
    COMMITS,
    /## Breaking changes\n\n.*`page` of GET \/cards is removed/,
  ],
  [
    'what only developers notice in one note',
    COMMITS,
    /Left out.*`chore\(deps\): bump vite from 6\.1 to 6\.2`/,
  ],
  [
    'commits without a kind by their verb',
    HASHES,
    /## Breaking changes\n\n- Drop support[^]+## Fixes\n\n- Crash when opening an empty report\./,
    /f00ba47/,
  ],
  [
    'commits of one line',
    ONE_LINE,
    /- Dropped Node 16\.\n\n## New features\n\n- Dark mode\.[^]*## Fixes\n\n- Crash without a config file \(#412\)\./,
    /feat:|BREAKING/,
  ],
  [
    'the alert of a chat',
    CHAT,
    /^# Runbook: Worker queue depth > 5000\n\n> \*\*Warning:\*\* Never flush the queue/m,
  ],
  [
    'commands that look before those that act',
    CHAT,
    /## Procedure\n\n1\. Run `kubectl logs[^\n]*: full of "ECONNRESET"\.\n2\. Run `kubectl rollout restart/,
    /mira|looking/,
  ],
  ['what an action did', CHAT, /- Depth 0\./, /after 9 min/],
  ['whom a chat calls', CHAT, /## Escalate\n\n- If restart doesn't help, page the Redis oncall/],
  [
    'who decided, and when',
    MEETING,
    /## Status\n\nAccepted on 2026-09-03 by the platform team \(Ana, Tom\)\./,
  ],
  [
    'options with what was said of them',
    MEETING,
    /- \*\*Temporal:\*\* Great retries, but a cluster to operate\.\n- \*\*AWS EventBridge \+ Lambda:\*\* .*: ruled out\./,
  ],
  [
    'what follows from a decision',
    MEETING,
    /## Consequences\n\n- Tom writes a chart\.\n- We lose per-step retries\./,
  ],
  [
    'a ticket as one problem',
    TICKETS,
    /### "Sync paused" although 20 GB are free\n\nCause: Quota on the cache is 2 GB\.\n\nSolution: Move the cache\./,
    /#4411/,
  ],
  ['a cause that nobody knows', TICKETS, /Workaround: Rename the file\.\n\n\[VERIFY\] Cause unknown/],
  ['a version that mends', TICKETS, /Solution: Update to 5\.3\.1 or later\./],
  [
    'a manifest',
    MANIFEST,
    /^# tidy-ics\n\nClean and merge iCalendar files\.\n\n## Requirements\n\n- Node\.js 20 or later\.\n\n## Install\n\nRun `npm install --global tidy-ics`\./,
    /"version"/,
  ],
  ['the credential of a call', CALL, /## Authentication\n\nSend the header `Authorization: Bearer \$TOKEN`/],
  ['the answer of a call', CALL, /Response `201`:\n\n```json\n\{\n {2}"id": "shp_8Kd2"\n\}/],
  [
    'the fields of a call',
    CALL,
    /\| `weight_g` \| Integer \| \[VERIFY\][^|]*For example `1200`\. \|\n\| `service` \| String \| `express` or `standard` \(default `standard`\)/,
  ],
  ['status codes of one sentence', CALL, /\| `402` \| The account has no balance\. \|\n\| `422` \|/],
  [
    'a remark under the step it is told of',
    KEYS,
    /3\. Copy the new key\.\n\n {3}The new key is shown only once\./,
  ],
  ['the place of the first step', KEYS, /1\. In Settings > Security, click Rotate next to the key\./],
  [
    'actions behind a place as steps',
    PLACED,
    /1\. In Settings > Security, click Rotate\.\n2\. Copy the new key\.\n3\. Update your clients\./,
    /happens/,
  ],
  [
    'flags of one sentence, each with what it takes',
    FLAGS,
    /\| `--config <path>` \| `\.\/app\.yml` \| The file\. \|\n\| `--verbose` \| – \| Prints more\. \|\n\| `--dry-run` \| – \| Changes nothing\. \|\n\| `-q` \|/,
  ],
  ['exit codes of one sentence', FLAGS, /\| `0` \| Success\. \|\n\| `1` \| Findings\. \|/],
  [
    'two actions that “then” joins as two steps',
    TUTORIAL,
    /1\. Create a project with `npm init`\.\n2\. Install express\.\n3\. Expose it with `ngrok http 3000`\./,
  ],
  ['what should be seen as the result', TUTORIAL, /## Check the result\n\nThe terminal should show it\./],
  [
    'what a command prints as the result',
    KEYS,
    /## Check the result\n\n`acme whoami` prints the account name\./,
  ],
  ['no heading without anything under it', KEYS, /## Steps\n\n1\. In Settings/, /## Before you begin/],
];

describe('a prompt with material', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  for (const prompt of new Set(ROWS.map(([, prompt]) => prompt)))
    it(`gives a document in our own style: ${prompt.slice(0, 40)}…`, () => {
      const report = run('style-check', run('generate', prompt, PRESET).content, PRESET).content;
      assert.ok(Number(/Style score: (\d+)%/.exec(report)?.[1]) >= 90, report);
    });
});
