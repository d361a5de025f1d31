import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { run } from './jobs.ts';

type Row = readonly [what: string, mode: Mode, docType: string, input: string, good: RegExp, bad?: RegExp];

/** Material in the form that people have it in, and what of it a writer keeps as it was said. */
const ROWS: readonly Row[] = [
  [
    'a ticket by its summary, with what it asks of the page left open',
    'generate',
    'tutorial',
    'JIRA DOC-482\nSummary: Tutorial: build your first dashboard\nType: Task\nDescription:\nUsers sign up and don\'t know what to do. We want a tutorial that takes them from an empty account to a dashboard in 15 minutes. Open Dashboards > New. Name it "Rentals". Then share with Share > Copy link.\nViewers don\'t need an account.\nAcceptance criteria:\n- works on the free plan\n- no SQL',
    /^# Tutorial: build your first dashboard\n[^]+This tutorial takes you from an empty account[^]+3\. Share with Share > Copy link\.[^]+## Good to know\n\n- Viewers don't need an account\.[^]+\[VERIFY\] Check that the page does what the ticket asks for: works on the free plan; no SQL\./,
    /Task|don't know what|Before you begin/,
  ],
  [
    'a chat without who said what, its answers as statements',
    'generate',
    'concept',
    'Lena: can someone write down what a "tenant" is in our product, new people ask every week\nRaj: tenant = one customer company\nLena: can you move a workspace between tenants\nRaj: no. never. export/import only\nLena: great, who turns this into a concept page?',
    /^# Tenants in the product\n[^]+A tenant is one customer company\. You can't move a workspace between tenants\. Export\/import only\./,
    /Lena|Raj|great|Never/,
  ],
  [
    'a chat of questions as a FAQ',
    'generate',
    'FAQ',
    'slack #help-wifi\nTom: how many devices per guest\nNadia: 3\nOla: can guests print?\nNadia: no, only from the PC in the lobby\nTom: could you put this on a page?',
    /### How many devices per guest\?\n\n3\.\n\n### Can guests print\?\n\nNo, only from the PC in the lobby\./,
    /Tom|Nadia|#help/,
  ],
  [
    'minutes with who decided, the reasons of an option, and what nobody knew',
    'generate',
    'ADR',
    'Minutes platform sync, 4 Nov\nPresent: Ines, Marek, Shu\n- Marek: Redis costs 1,900 EUR a month.\n- Decided: sessions move to Postgres, Redis stays for rate limiting only.\n- Shu: who pays for the disks? Shu to check.\n- Alternative discussed: smaller Redis instance, saves only 600 EUR, rejected.\n\nPlease make an ADR out of this.',
    /^# Sessions move to Postgres\n\n## Status\n\nDecided on 4 Nov in the platform sync \(Ines, Marek, and Shu\)\.\n\n## Context\n\nRedis costs 1,900 EUR a month\.\n\n## Decision\n\nSessions move to Postgres, Redis stays for rate limiting only\.\n\n## Alternatives\n\n- [^\n]*maller Redis instance[^\n]*aves only 600 EUR, rejected\.[^]+- \[VERIFY\] Who pays for the disks\? Shu to check\./,
    /Marek:|We will use sessions|Why it was not taken/,
  ],
  [
    'the numbered option of a meeting that was chosen',
    'generate',
    'ADR',
    'Notes arch board 2027-01-19\nAttendees: Yusuf, Anna\n- Topic: how to send emails\n- Option 1: one mail service of our own. Option 2: Mailgun from each service\n- agreed on option 1, Yusuf builds it in Q1',
    /^# Use one mail service of our own\n[^]+We will use one mail service of our own\.[^]+## Alternatives\n\n- Mailgun from each service\./,
    /option 1/i,
  ],
  [
    'notes without verbs as they stand',
    'generate',
    'release notes',
    'release notes 3.2.0 for Kestrel. dark mode, follows system setting. min iOS now 17. internally moved to Kotlin 2.1.',
    /- Dark mode, follows system setting\.\n- Minimum iOS now 17\.[^]+Left out, since users don't notice it: `Internally moved to Kotlin 2\.1\.`/,
  ],
  [
    'a statement that has its verb without another',
    'generate',
    'README',
    'README for `csvlint`. CLI that checks CSV files. Handles files larger than memory.',
    /- Handles files larger than memory\.|Handles files larger than memory\./,
    /files are/,
  ],
  [
    'settings in sentences as rows',
    'generate',
    'reference',
    'Write a reference page for the configuration file `relay.toml`. Settings: `listen` is the address, default `:8080`. `upstream` is a list of servers and is required. `log_level` can be debug, info, warn; default info. `timeout` in seconds, default 30, at most 300.',
    /\| `upstream` \| List of servers \| Yes \|[^]+\| `log_level` [^\n]+`info` \| One of `debug`, `info`, or `warn`\. \|\n\| `timeout` [^\n]+`30` \| In seconds\. At most 300\. \|/,
    /debugged/,
  ],
  [
    'codes with names that hold a colon, and the values of a status',
    'generate',
    'API reference',
    'API docs for exports. POST /v2/exports starts an export. 403 when the token lacks the exports:write scope, 409 if one is already running. GET /v2/exports/{id} tells the status: queued, running or done; when done there is a link.',
    /Tells the status: queued, running or done; when done there is a link\.[^]+\| `403` \| The token lacks the exports:write scope\. \|\n\| `409` \|/,
    /Parameters: queued/,
  ],
  [
    'a query parameter with the value that turns it on',
    'generate',
    'API reference',
    "Document this: DELETE /v1/devices/{id} removes a device. Optional query param `wipe=true` erases the data on it too (default false). 404 if the device doesn't exist.",
    /\| `wipe` \| Query \| No \| `false` \| `true` erases the data on it too\. \|/,
  ],
  [
    'reports that name their cause in brackets',
    'generate',
    'troubleshooting',
    'Write a troubleshooting article for our e-bike app. Most tickets: bike not found (Bluetooth is off), battery shows 0 % (wait a minute, then reopen the app), app logs out by itself since 2.9 - fixed in 2.9.2.',
    /### Bike not found\n\nCause: Bluetooth is off\.[^]+### Battery shows 0 %\n\nSolution: Wait a minute[^]+Solution: Fixed in 2\.9\.2\./,
    /Most tickets/,
  ],
  [
    'people that a task is about as others than the reader, and a way out whose verb is rare',
    'generate',
    'how-to',
    "How do I invite a contractor to a project in Plotwise? Go to Project > People, click Invite, enter the email. They get a mail with a link. If the mail doesn't arrive, resend it from the same page.",
    /They get a mail with a link\.[^]+Solution: Resend it from the same page\./,
    /You get a mail|Cause: Resend/,
  ],
  [
    'what a command does behind it, and what may be before an arrow',
    'generate',
    'runbook',
    'disk full on build agents\n\n- find the agent in the build log\n- `docker system prune -af` frees most\n- if still > 90 %: delete /var/build/cache\n- agent offline after prune -> restart the service',
    /1\. Find the agent[^]+2\. Run `docker system prune -af`\. It frees most\.\n3\. If still more than 90 %, delete[^]+### Agent offline after prune\n\nSolution: Restart the service\./,
  ],
  [
    'what is allowed and what is not under its label',
    'generate',
    'policy',
    'Need a policy on using AI coding assistants at work. Allowed: the internal assistant. Not allowed: pasting secrets into a public chatbot.',
    /- \*\*Allowed:\*\* The internal assistant\.\n- \*\*Not allowed:\*\* Pasting secrets into a public chatbot\./,
    /Policy on using AI coding assistants at work is/,
  ],
  [
    'a title without the sentence around it',
    'generate',
    'README',
    'Our repo terraform-dns manages all DNS zones. Need README. Zones are in zones/*.yaml.',
    /^# terraform-dns\n\nterraform-dns manages all DNS zones\./,
  ],
  [
    'an incident without its time in the title, and its cause',
    'generate',
    'postmortem',
    'yesterday (14 Jan) login was down for EU customers 08:05-08:52 UTC. certificate of auth.eu expired. 3,100 users affected.',
    /^# Postmortem: login down for EU customers\n[^]+Yesterday \(14 Jan\)[^]+## Root cause\n\n(?:The c|C)ertificate of auth\.eu expired\./,
    /is expired/,
  ],
  [
    'readers with what brackets say of their product',
    'generate',
    'tutorial',
    'Tutorial for people new to Quarry (our feature store): train a first model with features from Quarry. Load the data with `quarry demo load bikes`.',
    /^# Tutorial: train a first model with features from Quarry\n/,
  ],
  [
    'names of kinds that begin like orders, stages, and a switch of its own',
    'expand',
    'concept',
    'feature flags - concept page\n* what: a switch in config that turns code paths on or off\n* types: release flag (short lived), ops flag (kill switch), permission flag (per plan)\n* lifecycle: create -> roll out -> clean up\n* naming: team-feature, e.g. checkout-release',
    /^# Feature flags\n[^]+- \*\*Release flag:\*\* Short lived[^]+Create → roll out → clean up/,
    /Release the flag/,
  ],
  [
    'numbered parts in their order',
    'expand',
    'how-to',
    'how to connect a thermostat\n\n1. before: 2.4 GHz wifi, app installed, account\n2. mount\n   - switch off the heating circuit\n   - wires: R to R, C to C\n3. pair\n   - hold dial 5 s until blue\n   - enter the 6-digit code\n4. todo: photo of wiring',
    /## Before you begin\n\n- 2\.4 GHz Wi-Fi\n[^]+## Mount\n[^]+## Pair\n\n1\. Hold dial 5 s until blue\.\n2\. Enter[^]+\[VERIFY\] Photo of wiring/,
  ],
  [
    'steps of one line as steps, and parts that want their text',
    'expand',
    'user guide',
    '1. Overview\n1.1 What Ledgerly Sync does\n1.2 Supported banks\n2. Connecting a bank\n2.1 Steps: Settings > Banks > Add, choose bank, log in at the bank, Confirm\n2.2 Consent expires after 180 days',
    /^# Ledgerly Sync user guide\n[^]+### Supported banks\n\n\[VERIFY\][^]+Consent expires after 180 days[^]+### Steps\n\n1\. Go to Settings > Banks > Add\.\n2\. Choose (?:a |the )?bank\./,
  ],
  [
    'flat notes for a page of questions',
    'expand',
    'FAQ',
    'Parking garage FAQ\n- who can park: staff with badge\n- cost? free for staff\n- height limit 2.00 m',
    /### Who can park\?\n\nStaff with badge\.\n\n### Cost\?\n\nFree for staff\./,
    /\[VERIFY\]/,
  ],
  [
    'what is needed before numbered steps',
    'expand',
    'how-to',
    'descale the coffee machine\n\nwhat you need: descaler, 1 l water, bowl\n1 empty drip tray\n2 put bowl under spout\n3 done when light is white\nhow often: every 3 months',
    /## Before you begin\n\n- Descaler\n- 1 l water\n- Bowl\n\n## Steps\n\n1\. Empty[^]+How often:\*\* Every 3 months/,
  ],
  [
    'what a tutorial teaches, and whom',
    'outline',
    'tutorial',
    'Outline of a tutorial that teaches beginners to build a weather station with a Raspberry Pi',
    /^# Tutorial: build a weather station with a Raspberry Pi\n\nThis page is for beginners\./,
  ],
  [
    'a plan by its name',
    'outline',
    '',
    'Please outline a disaster recovery plan for our databases. Cover roles and contacts, how to fail over, and tests twice a year.',
    /^# Disaster recovery plan for the databases\n\n## Roles and contacts\n/,
  ],
  [
    'the structure of a manual, with what each part covers',
    'outline',
    'user guide',
    'Structure for the user manual of the Loomly app:\n- first steps\n- track time: timer, by hand\n- reports (weekly, monthly)\n- team: roles, approvals',
    /^# User manual of the Loomly app\n[^]+## Track time\n\nCover timer, by hand\.[^]+## Team\n\nCover roles, approvals\./,
  ],
];

describe('a draft from what people have at hand', () => {
  for (const [what, mode, docType, input, good, bad] of ROWS)
    it(`keeps ${what}`, () => {
      const { content } = run(mode, input, {}, docType === '' ? {} : { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
