import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { PRESET, run } from './jobs.ts';

/** Prompts as strangers wrote them, and what a writer expects of the page. */
const ROWS: readonly (readonly [name: string, file: string, good: RegExp, bad?: RegExp])[] = [
  [
    'its readers before its topic',
    'pallet-label',
    /^# Print a replacement pallet label\n\n[^\n]+ It is for warehouse people\.[^]+you can type the pallet number/,
    /\bthey\b/,
  ],
  [
    'a decision in a clause, its options, and what follows',
    'toggles-in-git-adr',
    /## Decision\n\nToggles become YAML[^]+- \*\*Keep the table and[^\n]+ More code to maintain\.[^]+## Consequences\n\n- Changes take/,
  ],
  [
    'what stands under “new” and “fixes” in its own section',
    'tallybook-release',
    /## New features\n\n- Import from CSV[^]+## Fixes\n\n- Totals were/,
  ],
  [
    'what the second sentence asks for',
    'dead-letters',
    /^# Dead letter queues\n\n[^\n]+ It is for junior devs\.[^]+, named `<service>\.dlq`[^]+, for that we have/,
  ],
  [
    'what a tool does, and each of two commands',
    'git-tidy-readme',
    /^# git-tidy\n\ngit-tidy deletes local[^]+Run `brew install acme\/tap\/git-tidy` or `go install [^`]+`\.[^]+- `git tidy --yes` doesn't ask\./,
  ],
  [
    'days as parts, with the orders that go on with them',
    'support-onboarding',
    /## First day\n\n1\. Get a laptop[^]+3\. Do the "Ticket basics"[^\n]+This takes[^]+## Second day[^]+## Get help\n\n- Send questions/,
  ],
  [
    'what shows after a step with that step',
    'store-scanner',
    /4\. Type the password\.\n\n {3}The light turns green[^\n]+\n5\.[^]+### The light blinks orange\n\nCause: The password is wrong\.\n\nSolution: Hold/,
  ],
  [
    'what a customer has to do as the solution, and the way out',
    'payment-failed',
    /^# Troubleshoot "Payment failed" in the checkout\n[^]+Solution: The customer has to update[^]+- If it's still failing, open a ticket/,
  ],
  [
    'an alert by its name where the request goes on with what happened',
    'cert-manager',
    /^# Runbook: the CertNotReady alert\n[^]+- Cert-manager stopped renewing[^]+#team-infra if/,
  ],
  [
    'changes by their verbs',
    'pico-sdk-changelog',
    /## New features\n\n- Add `Device[^]+## Fixes\n\n- Fix memory leak[^]+## Upgrade\n\n1\. Run `npm i/,
  ],
  [
    'what people ask about after “after”',
    'buildkite-faq',
    /^# Migration from Jenkins to Buildkite: frequently asked questions\n/,
    /Here's what/,
  ],
  [
    'a call before the words of asking, and parameters in words',
    'availability-call',
    /^# `GET \/v1\/rooms\/\{roomId\}\/availability`\n[^]+\n\nReturns the free slots[^]+\| `duration` \| Query \| No \| `30` \| In minutes\. Between/,
  ],
  [
    'each field of a body, with values before a default',
    'create-shipment',
    /\| `recipient` \| Body \|[^]+\| `weight_g` \| Body \|[^]+\| `service` \| Body \|[^\n]+ One of `standard` or `express`\. \|/,
  ],
  [
    'what two things differ in, without who mixes them up',
    'planlee-boards',
    /^# Difference between a workspace, a project,? and a board in Planlee\n/,
    /mix them/,
  ],
  [
    'rows of a configuration without a colon',
    'sentinel-proxy',
    /It is for SREs\.\n[^]+\| `timeout_ms` \| Integer \| No \| `2000` \| 0 means no timeout\. \|/,
  ],
  [
    'steps of who moves, in their order',
    'docbase-migration',
    /^# Migrate from the on-prem edition of Docbase to Docbase Cloud\n\n[^\n]+ It is for admins\.[^]+3\. Export with[^]+The dump is uploaded[^]+4\. Compare the[^]+5\. Switch DNS/,
  ],
  [
    'a ticket’s runbook with its commands',
    'backup-disk',
    /^# Runbook: disk full on backup-01\n[^]+3\. Run `ls -lt \/backup\/nightly \| tail`\. Delete[^]+`lvextend -L \+200G[^`]+`/,
  ],
  [
    'a version on the line below',
    'fieldnote-release',
    /^# Fieldnote mobile app 3\.8 release notes\n\nReleased on 2 March 2026\.[^]+## New features\n\n- Voice notes/,
  ],
  [
    'calls of a tool by its name, and whom to tell as a step',
    'payment-gateway',
    /1\. Tell #payments[^]+`lbctl drain pay-1`\.\n3\. Wait until `lbctl status` shows[^]+`curl -s localhost:8443\/health` says "UP"/,
  ],
  [
    'what customers write as the trouble',
    'portal-login',
    /^# Customers can't log in[^]+### "Session expired" right after login\n\nCause: The browser[^]+Solution: Allow[^]+## Get help\n\n- \*\*Phone support/,
  ],
  [
    'a call above the words of asking',
    'invoices-call',
    /^# `GET \/api\/v3\/invoices`\n[^]+\| `status` \| Query \|[^]+\| `per_page` \| Query \|/,
  ],
  [
    'a decision before the words of asking',
    'kanban-adr',
    /^# Switch the mobile team from Scrum to Kanban\n[^]+- \*\*Shorter sprints:\*\* Same problem/,
    /# That|Kanban\.\n\n## Consequences/,
  ],
  [
    'what to ask for as a step, and a verb with its particle as the task',
    'walk-in',
    /^# Check in a guest without a reservation\n\nThis page shows how to check in[^]+1\. Ask for an ID[^]+### No room is free/,
  ],
  [
    'what is to be done among what is allowed as rules',
    'laptops-at-home',
    /## Rules\n\n- Lock the screen[^]+- Family members/,
    /## What to do/,
  ],
  [
    'options that were compared, without the chosen one',
    'telemetry-adr',
    /- \*\*Prometheus plus Jaeger:\*\* Two systems to run\.\n\n## Consequences\n\n- Teams have to[^]+- We can change/,
  ],
  [
    'what it is about in a sentence of its own',
    'new-dog',
    /^# Register a new dog\n\n[^\n]+ It is for volunteers at our animal shelter\./,
  ],
  [
    'each of several calls, and what they share as the title',
    'messages-calls',
    /^# Messages API\n[^]+### `POST \/v1\/messages`\n\nSends a text message\.[^]+### `GET \/v1\/messages\/\{id\}`/,
  ],
  [
    'what is deprecated by the label above it',
    'ledgerline-release',
    /## Deprecated\n\n- The XML export[^]+## New features\n\n- Approval[^]+## Security\n\n- Updated OpenSSL/,
  ],
];

describe('a page of a stranger’s prompt', () => {
  for (const [name, file, good, bad = /^$/] of ROWS)
    it(`gives ${name}`, () => {
      const written = run(
        'generate',
        readFileSync(new URL(`./prompts/${file}.txt`, import.meta.url), 'utf8'),
        PRESET,
      ).content;
      assert.match(written, good);
      assert.doesNotMatch(written, bad);
    });
});
