import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Notes as people type them: docType, prompt, what the page says, and what it doesn't. */
const PAGES: readonly (readonly [
  form: string,
  docType: string,
  prompt: string,
  shown: RegExp,
  hidden?: RegExp,
])[] = [
  [
    'a place and what to do there, without a comma',
    'how-to',
    'How to rotate an API key. In Settings > API keys click Create key, give it a name, copy the secret. Check the "Last used" column: as soon as the new key shows a time, click Revoke next to the old key.',
    /1\. In Settings > API keys, click Create key\.\n2\. Give it a name\.\n3\. Copy the secret\.\n4\. Check the "Last used" column\.\n5\. Once the new key shows a time, click Revoke/,
  ],
  [
    'the way back to another place, and what the reader sees behind an arrow',
    'how-to',
    'How to connect a domain.\n1. go to Domains\n2. add the record at your provider. Back in Sitewright click Verify.\n3. open http://localhost:8080 -> you see Hello',
    /In Sitewright, click Verify\.[^]+Open http:\/\/localhost:8080\. You see Hello\./,
  ],
  [
    'how long it takes, behind the title',
    'tutorial',
    'tutorial - build your first receiver with Express, about 20 min.\n1) create the project\n2) start it',
    /^# Tutorial: build your first receiver with Express\n[^]*about 20 min/,
  ],
  [
    'the name of an alert and when it fires',
    'runbook',
    'runbook pls. Alert: PaymentsQueueLag > 5000 msgs for 10 min (sev2).\n- if consumer count is 0 the workers crashed, restart them\n- if Stripe is down nothing to do, post in #status and wait\n- otherwise restart the gateway',
    /^# Runbook: the PaymentsQueueLag alert\n[^]+fires at more than 5000 messages for 10 min \(sev2\)[^]+If consumer count is 0, the workers crashed[^]+If Stripe is down, there is nothing to do[^]+Otherwise restart the gateway/,
    /## (?:Escalate|Good to know)/,
  ],
  [
    'a breaking change that says so behind it, and cries',
    'release-notes',
    'Release notes for Fieldnote 3.8\n- offline mode for forms!! you can fill in forms without a connection\n- GET /reports returns pages of 50. breaking!',
    /## Breaking changes\n\n- `GET \/reports` returns pages of 50\.[^]+Offline mode for forms\. You can/,
  ],
  [
    'a call with its host',
    'api-reference',
    'API page for creating a shipment.\nPOST https://api.parcelbox.io/v2/shipments\nbody: recipient (object, required)\nerrors: 400 invalid body',
    /### `POST \/v2\/shipments`[^]+\| `400` \| Invalid body\. \|/,
    /Errors\.\n/,
  ],
  [
    'options with what is said of them in brackets, a status, and downsides',
    'adr',
    'ADR: use NATS instead of Kafka for events\nstatus: accepted, 2026-05-14, by Ines, Tobias\nEvents are polled today.\nWe looked at Kafka (three brokers to run, no team for it), polling every 2 s (load on the database), and NATS.\nDecided NATS because one binary is enough.\nDownsides: messages get lost if a listener is away. message limit 1 MB. doesn\u2019t work through the proxy.',
    /## Status\n\nAccepted, 2026-05-14, by Ines, Tobias\.[^]+- \*\*Kafka:\*\* Three brokers to run, no team for it\.\n- \*\*Polling every 2 s:\*\* Load on the database\.[^]+Downside:\*\* Messages get lost if a listener is away\.\n[^]+The message limit is 1 MB\.\n[^]+It doesn\u2019t work through the proxy\./,
    /\[VERIFY\]/,
  ],
  [
    'a cause, the way out with its menu, and what to do when nothing helps',
    'troubleshooting',
    'troubleshooting page: desktop app does not sync\n- "Sync paused – disk full": free at least 2 GB\n- stuck at "Connecting…": usually the proxy. Settings > Network > Use system proxy. If you are on the VPN, disconnect and try again\nstill not working -> Help > Send logs',
    /### "Sync paused – disk full"[^]+Cause: Usually the proxy\.\n\nSolution: Select Settings > Network > Use system proxy\. If you are on the VPN, disconnect and try again\.[^]+If you're still stuck, select Help > Send logs\./,
    /####/,
  ],
  [
    'a row of two names, and a default behind a full stop',
    'reference',
    'config reference for relayd.toml:\nlisten - address:port, default 0.0.0.0:8443\ntls_cert, tls_key - paths to PEM files. both required unless tls = false\nlog_level - error, warn, info, debug. default info',
    /\| `tls_cert` \|[^\n]+Required unless `tls = false`\. \|\n\| `tls_key` \|[^\n]+\n\| `log_level` \| `info` \|/,
  ],
  [
    'notes and, behind an arrow, what they are to become',
    'release-notes',
    '2.11.0 changelog → release notes please, for customers:\nfeat: scheduled exports\nfix: search ignored accents',
    /^# 2\.11\.0 release notes\n[^]*It is for customers|^# 2\.11\.0 release notes\n[^]*for customers/,
    /→/,
  ],
  [
    'the readers and the goal, each with its label, and calls of a program nobody knows',
    'tutorial',
    'Write a tutorial, reader: data analysts who never used our CLI. Goal: load a CSV into Tablekit and chart it.\n- pip install tablekit\n- tk login  -> opens the browser\n- tk import sales.csv --table sales\n- tk query "select a, b from sales"  should print 4 rows',
    /^# Tutorial: load a CSV into Tablekit and chart it\n[^]+for data analysts who never used our CLI\.[^]+Run `tk login`\. It opens the browser\.\n3\. Run `tk import sales\.csv --table sales`\.\n4\. Run `tk query "select a, b from sales"`\. It should print 4 rows\./,
  ],
  [
    'the name of a repository in quotes, and in brackets what it is',
    'readme',
    'readme for internal repo "invoice-mailer" (python service, sends invoices to customers every night). tests: pytest -q.',
    /^# invoice-mailer\n\ninvoice-mailer is a Python service that sends invoices to customers every night\./,
  ],
  [
    'a page by another name',
    'troubleshooting',
    "Help page: printer in the warehouse doesn't print\n- red light = out of labels, load a new roll\n- wrong size -> Settings > Printer > Label size must be 62 mm",
    /^# Printer in the warehouse doesn't print\n[^]+Solution: Settings > Printer > Label size must be 62 mm\./,
  ],
  [
    'what something is behind “=”, and a question that is answered at once',
    'concept',
    'Concept: how seats work in Teamline. Seat = one user who signed in this month. Guests use none. Why do we do it this way? so that teams pay only for people who use it.',
    /A seat is one user who signed in this month\.[^]+The aim is that teams pay only for people who use it\./,
  ],
];

describe('notes as people type them', () => {
  for (const [form, docType, prompt, shown, hidden] of PAGES)
    it(`are read: ${form}`, () => {
      const { content } = run('generate', prompt, {}, { docType });
      assert.match(content, shown);
      if (hidden) assert.doesNotMatch(content, hidden);
    });
});
