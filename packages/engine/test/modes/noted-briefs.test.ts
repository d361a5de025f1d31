import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const PUMP = `How-to for nurses: change the cassette on the Veloxa 300 infusion pump.

- Stop the infusion first, then close the roller clamp. If the clamp stays open the patient gets a free-flow bolus.
- cassette latch is on the left side
- prime the line until no bubbles, takes about 40 seconds (18 ml)
- never reuse a cassette
- alarm E14 = cassette not seated: take it out and insert again; E22 = air in line: prime again
- then press RUN twice to restart`;
const OVERTIME = `can you write up our overtime policy as a one-page reference? hourly staff only, salaried people are exempt. Anything over 40 h a week is paid at 1.5x. Submit by Tuesday 12:00 for the Friday pay run. Keep it under a page and please don't mention the union negotiations. Audience: new employees.`;
const ANTENNA = `Runbook: antenna won't track (ground station GS-2, Kiruna)

Symptoms
elevation error > 0.5 deg on the tracking screen, or pass aborted with code TRK_STALL

Checks
1. \`acu status\` -> az/el motors must read ENABLED
2. wind > 22 m/s? the ACU stows automatically

Fix
restart the ACU: \`systemctl restart acu\`, takes 90 s, only between passes
if motors stay DISABLED power cycle rack B4

escalate to Marit Holm (antenna lead) after 2 missed passes`;
const RELEASE = `release notes for TavolaPOS 7.2, out 3 Dec 2026

new: split a bill by seat; kitchen display can be sorted by course
changed - tips are now entered before the card is tapped (was after)
fixed: printer kept printing the last ticket after a paper change (#4412)
known issue: on iPad 6th gen the table map is slow
removed support for Star TSP100 printers`;
const COMMITS = `changelog entry for 1.9.0 (2026-11-20):
feat(ui): dark mode
fix: crash when the folder has an emoji in its name
BREAKING: Node 18 no longer supported`;
const PAYMENTS = `API reference page for POST /v2/payments

Creates a SEPA credit transfer. Scope needed: payments:write.

| field | type | note |
|---|---|---|
| amount | string | max 2 places |

Returns 201 with \`payment_id\`. 409 if the same key was used with another body. 403 missing scope.`;
const OPERATOR = `Quickstart for our Kubernetes operator "pgfleet".

install: helm install pgfleet pgfleet/operator -n pgfleet-system
needs k8s 1.27+ and cert-manager
create a cluster:

\`\`\`yaml
spec:
  replicas: 3
\`\`\`

kubectl apply -f demo.yaml; ready after ~2 min`;
const OUTAGE = `notes for postmortem, please turn into proper doc (audience: engineering)
- 2026-11-03 outage of the nightly ETL, dashboards stale for 9 h
- 01:10 UTC deploy of loader 2.14 / 01:25 first OOM kill / 10:20 backfill done
- root cause: loader 2.14 reads whole partitions in memory
- impact: 212 customers saw old numbers
- actions: expiry on mutes (Dan, 7 Nov), pin batch size (done)`;
const DISK = `I need a page for on-call engineers: what to do when the disk of a Kafka broker is > 85 % full. Sections: When to use this, Steps, Verify, Rollback, Who to call. Lower retention to one day. Disk usage should drop below 70 %. To undo remove the override. Ask #data-platform on Slack.`;
const IMPORT = `Write a tutorial about importing students into the Klasio portal. The file may have up to 500 rows. Choose the file, map the columns, press Preview, then Import. Files with more than 1000 rows are rejected.`;
const DECISION = `We need an ADR. We decided to store telemetry in TimescaleDB and not InfluxDB. Downsides: compression is worse by about 30 %. We looked at Influx and plain Postgres. Revisit when we pass 50k locks.`;
const PORTAL = `FAQ for parents about the new school portal. Topics: how to get an account (letter with a code), forgot the code -> call the office; both parents can have their own account; can I delete my account? we don't know yet. Is my data sold? No, never.`;
const PRINTER = `troubleshooting page for the Forma X1 3D printer. first layer doesn't stick: clean the plate, lower z offset by 0.02 until it sticks. stringing -> dry the filament 6 h at 50C. layer shift: belts loose. Nozzle clog – cold pull.`;

const FILTER = `Please draft a how-to on replacing the air filter of the Brisa H2 heat pump for homeowners. Switch the unit off and wait 5 minutes. Put the new one in (part no. BF-220) with the arrow inwards. The light goes green.`;
const QUEUE = `Runbook
Alert: PrinterQueueStuck, severity P2

Diagnosis:
- ping the printer

Mitigation:
1. lpgctl unblock <queue>`;
const BANK = `Release notes 4.8.1 of the mobile app "Fjord Bank", customers will read this.
* Face ID works again`;
const VARIABLES = `Reference for the environment variables of tidewatchd

| Variable | Default |
|---|---|
| TIDE_PORT | 8080 |`;
const PASSES = `Hi! We need some docs for the "guest pass" feature in our gym app. Basically a member can invite up to 2 guests a month. If the QR code doesn't scan, the desk can type the 8-digit code below it. Thanks!!`;
const KEYS = `ADR 014 - use UUIDv7 for primary keys

status: accepted, 2026-09-18
deciders: Lena, Oskar
consequences: + time ordered / - creation time is visible in the id`;
const PROJECTORS = `write a troubleshooting guide for classroom projectors, for teachers. Remote does nothing: batteries. No sound? Check that the output is set to HDMI. If nothing works, call the helpdesk at 2200.`;
const SMS = `quickstart: send your first SMS with the Pigeon API. audience: developers. 1. sign up, 2. copy the API key from Console > Keys 3. run
\`\`\`bash
curl https://api.pigeon.example
\`\`\``;
const TRAVEL = `Travel expense policy for contractors (ACME Robotics)
Who: all contractors with a signed SOW.
No alcohol.`;
const SFTP = `migration guide: moving from the CSV import to the SFTP import (customers of our payroll SaaS)
what's different: files are picked up every 15 min; encoding must be UTF-8
steps - request SFTP credentials, upload your public key, check the report mail`;
const FROST = `README for libfrost, a C++20 library for reading frames. Features: zero-copy, no exceptions. Contributions via Gerrit. BSD-3-Clause.`;

/** Notes as people have them, of other trades too, and what a writer expects of the document. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  [
    'readers before a colon',
    PUMP,
    /^# Change the cassette on the Veloxa 300 infusion pump\n\n.+ It is for nurses\.\n/,
  ],
  [
    'steps of other trades',
    PUMP,
    /1\. Stop the infusion first\.\n2\. Close the roller clamp\..+\n\n   The cassette latch is on the left side\.\n3\. Prime the line.+\n4\. Press RUN/,
  ],
  [
    'alarms of one note apart',
    PUMP,
    /### Alarm E14\n\nCause: The cassette is not seated\.\n\nSolution: Take it out.+\n\n### E22\n/,
  ],
  [
    'a policy',
    OVERTIME,
    /^# Overtime policy\n\nThis page is for new employees\./,
    /union|under a page|Audience/i,
  ],
  [
    'whom a policy covers',
    OVERTIME,
    /## Who it applies to\n\n- Hourly staff only, salaried people are exempt\./,
  ],
  ['an event as a topic', ANTENNA, /Use this runbook when the antenna won't track/],
  [
    'notes under names of sections',
    ANTENNA,
    /## When to use this runbook\n\n- Elevation error more than 0\.5 deg.+`TRK_STALL`\.\n/,
    /Symptoms|Checks/,
  ],
  [
    'a command and what it shows',
    ANTENNA,
    /## Diagnose\n\n1\. Run `acu status`: az\/el motors must read ENABLED\.\n2\. If the wind is more than 22 m\/s, the ACU/,
  ],
  ['lines as notes of their own', ANTENNA, /1\. Restart the ACU: .+\n2\. If motors stay DISABLED/],
  ['what follows a blank line apart', ANTENNA, /## Escalate\n\n- Escalate to Marit Holm/],
  ['a date after a comma', RELEASE, /^# TavolaPOS 7\.2 release notes\n\nOut 3 Dec 2026\./],
  [
    'changes by kind',
    RELEASE,
    /## Breaking changes\n\n- Removed support.+\n\n## New features\n\n- Split a bill by seat\.\n- Kitchen display.+\n\n## Changes\n\n- Tips are.+\n\n## Fixes\n\n- Printer kept/i,
  ],
  [
    'subjects of commits',
    COMMITS,
    /- Node 18 no longer supported\.\n\n## New features\n\n- Dark mode\.\n\n## Fixes\n\n- Crash when/,
    /feat\(|BREAKING|\[VERIFY\] For each change/,
  ],
  [
    'one call with its table',
    PAYMENTS,
    /### `POST \/v2\/payments`\n\nCreates a SEPA.+\n\n\[VERIFY\] An example.+\n\n## Parameters\n\n\| Field \| Type \| Note \|\n\|---\|---\|---\|\n\| amount \| string \| max 2 places \|/,
  ],
  [
    'answers and errors',
    PAYMENTS,
    /## Response\n\nReturns `201` with.+\n\n## Errors\n\n.+\n.+\n\| `409` \| The same key.+\n\| `403` \| Missing scope\. \|/,
  ],
  [
    'code in its step, indented as it was',
    OPERATOR,
    /1\. Run `helm install .+`\.\n2\. Create a cluster:\n\n {3}```yaml\n {3}spec:\n {5}replicas: 3\n {3}```\n3\. Run `kubectl apply -f demo\.yaml`\./,
  ],
  ['what is needed', OPERATOR, /## Before you begin\n\n- You need Kubernetes 1\.27\+ and cert-manager\./],
  [
    'an incident by its first fact',
    OUTAGE,
    /^# Postmortem: 2026-11-03 outage of the nightly ETL\n\nThis page is for engineering\./,
  ],
  [
    'times as a timeline',
    OUTAGE,
    /## Timeline\n\n- \*\*01:10 UTC:\*\* Deploy of loader 2\.14\.\n- \*\*01:25:\*\* First OOM kill\./,
  ],
  [
    'actions with their owners',
    OUTAGE,
    /## Action items\n\n- Expiry on mutes \(Dan, 7 Nov\)\.\n- Pin batch size \(done\)\./,
  ],
  [
    'the sections that are named',
    DISK,
    /^# Runbook: the disk of .+\n[^]+## When to use this\n[^]+## Steps\n\nLower retention.+\n\n## Verify\n\nDisk usage.+\n\n## Rollback\n\nTo undo.+\n\n## Who to call\n\n- Ask #data/,
  ],
  ['a button that is named alone', IMPORT, /4\. Press Import\./],
  [
    'limits that contradict each other',
    IMPORT,
    /\[VERIFY\] The prompt gives two limits: up to 500 rows, and no more than 1000 rows\./,
  ],
  ['a decision as the title', DECISION, /^# Store telemetry in TimescaleDB\n/, /\[VERIFY\] Title/],
  [
    'questions of topics',
    PORTAL,
    /### How do I get an account\?\n\nLetter with a code\.\n\n### What can I do if I forgot the code\?\n\nCall the office\./,
  ],
  [
    'a question without an answer',
    PORTAL,
    /### Can I delete my account\?\n\n\[VERIFY\] We don't know yet\.\n\n### Is my data sold\?\n\nNo, never\./,
  ],
  [
    'problems of other trades',
    PRINTER,
    /### The first layer doesn't stick\n\nSolution: Clean the plate\. Lower z offset by 0\.02.+\n\n### Stringing\n\nSolution: Dry/,
  ],
  [
    'readers at the end of a request',
    FILTER,
    /^# Replace the air filter of the Brisa H2 heat pump\n\n.+ It is for homeowners\./,
  ],
  [
    'a sentence with a full stop in brackets whole',
    FILTER,
    /2\. Put the new one in \(part no\. BF-220\) with the arrow inwards\./,
  ],
  ['a light as a check', FILTER, /## Check the result\n\nThe light goes green\./],
  ['an alert as the title', QUEUE, /^# Runbook: PrinterQueueStuck\n/],
  ['a command of an unknown program', QUEUE, /## Procedure\n\nRun `lpgctl unblock <queue>`\./],
  [
    'a version after the kind of document',
    BANK,
    /^# Mobile app Fjord Bank 4\.8\.1 release notes\n\nThis page is for customers\./,
  ],
  [
    'what a reference lists',
    VARIABLES,
    /^# Reference: environment variables of tidewatchd\n\nThis page lists the environment variables of tidewatchd\./,
  ],
  [
    'a request after a greeting',
    PASSES,
    /^# Guest pass feature in the gym app\n[^]+A member can invite up to 2 guests a month\./,
    /Hi|Thanks|Basically|some docs/,
  ],
  ['who can help in a failure', PASSES, /### The QR code doesn't scan\n\nSolution: The desk can type/],
  [
    'a subject after a dash',
    KEYS,
    /^# Use UUIDv7 for primary keys\n\n## Status\n\nAccepted, 2026-09-18\.\n\n- \*\*Deciders:\*\* Lena, Oskar\./,
  ],
  ['upsides and downsides apart', KEYS, /- Time ordered\.\n- The creation time is visible in the id\./],
  ['a symptom that is asked', PROJECTORS, /### No sound\n\nSolution: Check that the output is set to HDMI\./],
  [
    'whom to call where nothing helps',
    PROJECTORS,
    /## Get help\n\n- If nothing works, call the helpdesk at 2200\./,
  ],
  [
    'steps of one line',
    SMS,
    /1\. Sign up\.\n2\. Copy the API key from Console > Keys\.\n3\. Run:\n\n {3}```bash\n/,
  ],
  [
    'a task in a quickstart',
    SMS,
    /^This quickstart shows how to send your first SMS with the Pigeon API\. It is for developers\.$/m,
  ],
  [
    'a policy by its name',
    TRAVEL,
    /^# Travel expense policy\n\nThis page is for contractors \(ACME Robotics\)\./,
  ],
  [
    'what is different, and steps after a dash',
    SFTP,
    /It is for customers of our payroll SaaS\.\n\n## What changes\n\n- Files are.+\n- The encoding[^]+1\. Request.+\n2\. Upload.+\n3\. Check the report mail\./,
  ],
  [
    'a name that is no word as it is written',
    FROST,
    /^# libfrost\n\nlibfrost is a C\+\+20 library.+\n\n## Features\n\n- Zero-copy\.\n- No exceptions\.\n[^]+## Contributing\n\nContributions via Gerrit\.\n\n## License\n\nBSD-3-Clause\./,
  ],
  ['what may be a cause or a solution', PRINTER, /### Nozzle clog\n\nCold pull\./],
];

describe('a prompt of notes', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  for (const prompt of new Set(ROWS.map(([, prompt]) => prompt)))
    it(`gives a document in our own style: ${prompt.slice(0, 40).replace(/\n/g, ' ')}…`, () => {
      const report = run('style-check', run('generate', prompt, PRESET).content, PRESET).content;
      assert.ok(Number(/Style score: (\d+)%/.exec(report)?.[1]) >= 90, report);
    });
});
