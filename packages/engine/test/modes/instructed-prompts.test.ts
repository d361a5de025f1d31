import assert from 'node:assert/strict';
import type { Job } from '../../index.ts';
import { run } from './jobs.ts';

const RELEASE = `slack dump for the 2.14 notes

@lukas: webhooks retry up to 8 times (was 3 times) WEB-310
@mei: new endpoint GET /v1/audit-log, admin scope (#311)
@lukas: and DELETE /v1/sessions is gone, use POST /v1/logout WEB-322
@mei: known: audit log is empty for events before 1 June`;
const REFUNDS = `spec: POST /v3/refunds
Refunds a payment, full or partial.
auth: bearer token with scope refunds:write
body
  payment_id   string, required
  amount       integer in cents, optional
  reason       one of duplicate, fraud, customer_request
response 201
  {"id": "re_93", "status": "pending"}
errors
  404 payment not found
  409 already refunded
Idempotency-Key header is supported`;
const README = `# pgsnip spec (draft)
install: brew install pgsnip OR cargo install pgsnip
usage: pgsnip --source postgres://... --rows 500
flags
  --source   connection string, required
  --rows     rows per table, default 1000
needs Postgres 12+`;
const MIGRATION = `v3 -> v4 notes

Client constructor takes an options object instead of (key, region):
  old: new Client("key", "eu")
  new: new Client({ apiKey: "key", region: "eu" })
config file renamed from .beaconrc to beacon.config.json, same keys
the batchSize default goes from 20 to 100
Queue(url) -> Queue.connect(url), now async`;
const INCIDENT = `#inc-2231
09:02 Mira: checkout is throwing 502s
09:04 Joao: seeing it too. payments pods are restarting
09:19 Joao: rollback done
09:40 Sam: root cause: the cache had no size limit
09:41 Sam: todo: cap the cache at 10k entries (me, by Friday), add alert on pod restarts (Joao)`;
const DECISION = `Subject: why we went with NATS and not Kafka

As promised here is the reasoning so Priya can write it up. We have 2,000 messages a second. Kafka would do it but nobody has run it. We agreed on this on 4 February.`;
const LIMITER = `(dictated) so basically the explainer is about how our rate limiter works, right. every api key has a bucket with 100 tokens.`;
const PAYOUTS = `Runbook for stuck payouts
1. if state is processing for more than 2h -> payoutctl cancel <job-id>
2. rerun with payoutctl run --date today --resume (resume is important)`;

/** Prompts with their options, what a writer expects of the page, and what none may say. */
const ROWS: readonly (readonly [
  name: string,
  input: string,
  more: Partial<Job>,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'stages of a task alone',
    'Write a how-to for rotating API keys.',
    { docType: 'how-to' },
    /## Steps\n\n1\. \[VERIFY\] Create the new API keys: [^]+3\. \[VERIFY\] Retire the old API keys/,
    /Still open/,
  ],
  [
    'a fact, a form that it has and one that it has not, of the instructions',
    'How to add a domain: open Settings, click Add domain, enter the name.',
    {
      docType: 'how-to',
      customInstructions: 'use numbered steps, use a table, mention that support is at help@acme.io',
    },
    /- Support is at help@acme\.io\.[^]+could not follow “use a table”\./,
    /could not follow[^\n]*numbered/,
  ],
  [
    'a section that instructions ask for',
    'Policy on pets. Dogs are allowed.',
    { customInstructions: 'Add a section on exceptions.' },
    /## Exceptions\n\n\[VERIFY\]/,
    /could not follow/,
  ],
  [
    'a section that the kind of page has',
    'Tutorial: build a bot. Run npm install.',
    { customInstructions: 'End with a "Next steps" section.' },
    /## Next steps\n\n\[VERIFY\]/,
  ],
  [
    'no note on a length that is kept',
    'Policy on pets. Dogs are allowed.',
    { customInstructions: 'Max 300 words.' },
    /Dogs are allowed/,
    /could not follow/,
  ],
  [
    'nothing of what instructions leave out',
    'Quickstart for the Heron CLI: npm install -g heron, heron login. Pricing starts at 5 dollars.',
    { customInstructions: 'Do not mention pricing.' },
    /Run `heron login`/,
    /[Pp]ricing/,
  ],
  [
    'a chat from its first line on',
    '09:10 Lena: dashboards are empty\n09:15 Raj: pods crash\n09:37 Lena: data is back',
    { docType: 'incident report' },
    /## Timeline\n\n- 09:10 – Dashboards are empty\./,
    /# [^\n]*Lena/,
  ],
  [
    'what customers ask',
    'Customers ask how they can change the address after ordering. In the app, tap Edit address.',
    { docType: 'how-to' },
    /^# Change the address after ordering\n/,
  ],
  [
    'those whom an onboarding is for',
    'so this is for new SREs. um, first week they read the handbook and shadow a shift.',
    { docType: 'onboarding' },
    /^# Onboarding for new SREs\n/,
    /\bum\b/,
  ],
  [
    'a note on a length that is not',
    'Policy on pets. Dogs are allowed.',
    { customInstructions: 'Max 3 words.' },
    /could not follow “Max 3 words”/,
  ],
  [
    'no ticket numbers where none are wanted',
    RELEASE,
    { docType: 'release notes', customInstructions: 'Do not mention internal ticket numbers.' },
    /^# 2\.14 release notes\n[^]+## Breaking changes\n\n- `DELETE \/v1\/sessions` is gone[^]+## Known issues\n\n- The audit log/,
    /WEB-|#311|could not/,
  ],
  [
    'indented fields as a table, and an indented answer as code',
    REFUNDS,
    { docType: 'API page' },
    /^# `POST \/v3\/refunds`\n[^]+\| `payment_id` \| String \| Yes \|[^]+\| `amount` \| Integer \| No \| In cents\. \|\n\| `reason` \| – \| \[VERIFY\] \| One of `duplicate`, `fraud`, or `customer_request`\. \|[^]+Returns `201`:\n\n```json\n\{"id"[^]+\| `404` \| Payment not found\. \|/,
    /Spec/,
  ],
  [
    'indented flags, a call, and what stands below them',
    README,
    { docType: 'README' },
    /^# pgsnip\n[^]+You need Postgres 12[^]+`brew install pgsnip` or `cargo install pgsnip`[^]+```sh\npgsnip --source postgres:\/\/\.\.\. --rows 500\n[^]+\| `--rows` \| No \| `1000` \| Rows per table\. \|/,
  ],
  [
    'notes of a migration, each by itself',
    MIGRATION,
    { docType: 'migration guide' },
    /^# Migrate from v3 to v4\n[^]+\(key, region\):\n\n {2}```\n {2}old: [^]+same keys\.\n- The `batchSize`[^]+`Queue\.connect\(url\)`/,
  ],
  [
    'the labels of a chat, and who “me” is',
    INCIDENT,
    { docType: 'incident report' },
    /Seeing it too\. Payments pods[^]+## Root cause\n\nThe cache had no size limit\.[^]+- Cap the cache at 10k entries \(Sam, by Friday\)\.\n- Add alert on pod restarts \(Joao\)\./,
    /me, by/,
  ],
  [
    'the choice that a mail is on',
    DECISION,
    { docType: 'ADR' },
    /^# Use NATS and not Kafka\n[^]+## Status\n\nWe agreed on this on 4 February[^]+We will use NATS/,
    /promised/,
  ],
  [
    'what somebody says it is about',
    LIMITER,
    { docType: 'concept' },
    /^# How the rate limiter works\n/,
    /dictated|basically/,
  ],
  [
    'commands behind an arrow and inside of a sentence',
    PAYOUTS,
    { docType: 'runbook' },
    /1\. If the state is processing for more than 2 hours, run `payoutctl cancel <job-id>`\.\n2\. Rerun with `payoutctl run --date today --resume` \(resume/,
  ],
  [
    'codes behind a colon',
    'Reference page for the exit codes of our tool vaultline: 0 ok, 1 config error, 5 partial backup.',
    { docType: 'reference' },
    /^# Reference: exit codes of the tool vaultline\n[^]+\| `5` \| Partial backup\. \|/,
  ],
  [
    'what drivers ask',
    'FAQ for our parking app ParkNow. Drivers ask how to extend a session, what happens if they overstay, and whether they can pay for another car.',
    {},
    /### How do I extend a session\?[^]+### What happens if I overstay\?[^]+### Can I pay for another car\?/,
  ],
  [
    'where a thing is done',
    'What is a canary deployment and how do we do it at Brightmile? We send 5% of traffic to the new version.',
    { docType: 'concept' },
    /^# Canary deployments at Brightmile\n/,
  ],
  [
    'the parameter of a path that a prompt names with others',
    'Document DELETE /v1/subscriptions/{id}. Optional query param immediate (boolean, default false). Returns 204.',
    { docType: 'API page' },
    /\| `id` \| Path \|[^\n]+\n\| `immediate` \| Query \|/,
  ],
  [
    'what a policy is agreed for',
    'Hi team,\n\nwe agreed on the following for expenses. Meals up to 35 euros a day.',
    { docType: 'policy' },
    /^# Expenses policy\n/,
  ],
];

describe('a prompt with instructions, rows, or talk', () => {
  for (const [name, input, more, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', input, {}, more);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
