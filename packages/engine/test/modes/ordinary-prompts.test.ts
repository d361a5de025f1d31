import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Prompts as people type them for one kind of document, and what a writer expects of the page. */
const ROWS: readonly (readonly [
  name: string,
  docType: string,
  prompt: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'steps that bare numbers count, and an order behind a condition without a comma',
    'how-to',
    'reset a customer password. 1 open the customer in Admin 2 click Security tab 3 click Send reset link. if they dont get it check spam',
    /1\. Open the customer in Admin\.\n2\. Click the Security tab\.\n3\. [^]+If they don't get it, check spam\./,
  ],
  [
    'what each item of a parameter holds, and a default behind “optional”',
    'api',
    'POST /v1/invoices creates an invoice. body: items array (required, each has description, unit_price), due_date optional default 30 days.',
    /\| `items` \| Body \| Yes \| – \| Array, each with `description` and `unit_price`\. \|\n\| `due_date` \| Body \| No \| 30 days \|/,
  ],
  [
    'something new that begins with a verb',
    'release-notes',
    '2.8.0: dark mode, export to CSV, faster search, fixed login loop on Safari.',
    /## New features\n\n- Export to CSV\./,
    /Upgrade/,
  ],
  [
    'a call behind a condition',
    'runbook',
    'runbook for high queue depth. check consumers. if less than 3 running, kubectl rollout restart deploy/consumer.',
    /If less than 3 running, run `kubectl rollout restart deploy\/consumer`\./,
  ],
  [
    'cases behind each other as problems of their own',
    'troubleshooting',
    `troubleshooting for the badge reader. if it says "unknown card", enroll the card again; if it beeps but the door stays shut, check the strike; if it goes dark at night, turn off power saving. if nothing helps, write to facilities@corp.example.`,
    /### It beeps but the door stays shut\n\nSolution: Check the strike\.\n\n### It goes dark at night\n\nSolution: Turn off power saving\.\n\n## Get help/,
  ],
  [
    'lines with an arrow as problems of their own',
    'troubleshooting',
    `Troubleshooting page for our kiosk app.\nScreen stays white -> restart the kiosk\nReceipts don't print -> check the paper, close the lid`,
    /### (?:The s|S)creen stays white\n\nSolution: Restart the kiosk\.\n\n### Receipts don't print\n\nSolution: Check the paper/,
  ],
  [
    'goals, what are none, the proposal and its phases in their sections',
    'design doc',
    `Title: Seat maps\nGoals: load in under a second, work on phones\nNon-goals: pricing, group bookings\nBackground: today the map is one image\nDesign: a tile server renders the rows. Clients cache the tiles for a day.\nMilestones: prototype by 3 May, beta by 1 June\nOpen questions: who hosts the tiles? do we need a legend?`,
    /## Problem\n\nToday the map is one image\.\n\n## Goals\n\n- Load in under a second\.\n- Work on phones\.\n\n## Non-goals\n\n- Pricing[^]+## Proposal\n\nA tile server renders the rows\. Clients cache the tiles for a day\.\n\n## Rollout\n\n- Prototype by 3 May\.\n- Beta by 1 June\.\n\n## Open questions\n\n- Who hosts the tiles\?\n- Do/,
  ],
  [
    'a deadline with the phases',
    'design doc',
    `design doc for the coupon service. goals: one place for all coupons. non-goals: gift cards. We'll use one table per tenant. Owner: Bo. Ship by 20 March.`,
    /## Non-goals\n\n- Gift cards\.[^]+## Rollout\n\n- \*\*Owner:\*\* Bo\.\n- Ship by 20 March\./,
  ],
  [
    'answers told behind their questions',
    'faq',
    `write a faq for the pilot: who can join, is it free, how do I report bugs, what happens to my files. Anyone on the Team plan can join, it's free, bugs go to the #pilot channel.`,
    /### Who can join\?\n\nAnyone on the Team plan can join\.\n\n### Is it free\?\n\nIt's free\.\n\n### How do I report bugs\?\n\nBugs go to the #pilot channel\.\n\n### What happens to my files\?\n\n\[VERIFY\]/,
  ],
  [
    'weeks named without “you”, and what has to be done by the end of one',
    'onboarding',
    `Onboarding guide for data engineers. On the first day you get access to Airflow. In the first week clone the models repo, run make seed, and ship one small fix. By the end of the first month you join the on-call rotation.`,
    /## First week\n\n1\. Clone the models repo\.\n2\. Run `make seed`\.\n3\. Ship one small fix\.\n\n## By the end of the first month\n\nJoin the on-call rotation\./,
    /VERIFY/,
  ],
  [
    'its readers as a sentence tells them, and what they will do as steps',
    'tutorial',
    `tutorial: build your first chart in Plotline. audience is analysts who know SQL. they'll connect to the sample data, write a query that counts orders, and share the chart with a link.`,
    /It is for analysts who know SQL\.[^]+1\. Connect to the sample data\.\n2\. Write a query that counts orders\.\n3\. Share/,
  ],
  [
    'what somebody is walked through as the task',
    'tutorial',
    `Write a tutorial that walks someone through creating a theme for Larkspur. Copy the starter folder, edit theme.json, run the preview.`,
    /^# Tutorial: create a theme for Larkspur\n/,
  ],
  [
    'the first row of options that stand in running text',
    'reference',
    `Config reference for the mirror daemon: interval - how often to sync in seconds, default 300. source - path to watch, required. delete - whether to delete remote files, default false.`,
    /\| `interval` \| No \| `300` \| How often to sync in seconds\. \|/,
  ],
  [
    'what a call is for as what it does, and JSON whole',
    'api reference',
    `API page for listing a user's devices: GET /users/{id}/devices. Query params: limit (1-100, default 20). Response is { "items": [...], "next": "cursor" }. Each item has id and name.`,
    /### `GET \/users\/\{id\}\/devices`\n\nLists a user's devices\.[^]+## Response\n\nThe response is `\{ "items": \[\.\.\.\], "next": "cursor" \}`\. Each item has/,
  ],
  [
    'values behind “optional” as values',
    'api reference',
    `POST /v1/refunds creates a refund. Body: payment_id (string, required), reason (string, optional: duplicate, fraud, requested).`,
    /\| `reason` \| (?:Body \| )?String \| No \| (?:– \| )?One of `duplicate`, `fraud`, or `requested`\. \|/,
  ],
  [
    'what failed as its title and its summary, with times of day',
    'postmortem',
    `Write the incident report. Mails weren't sent for 3 hours yesterday because the SMTP password expired. Support noticed at 2 pm when customers complained. Priya rotated the password at 3:10 pm. Next: move to API keys.`,
    /^# Postmortem: Mails weren't sent\n\n## Summary\n\nMails weren't sent for 3 hours[^]+## Timeline\n\n- Support noticed at 2 pm[^]+- \*\*3:10 pm:\*\* Priya rotated/,
    /is noticed|Root cause/,
  ],
  [
    'a fact behind the name of a policy',
    'policy',
    `remote work policy - applies to everyone with a desk job. up to 3 days a week from home. working from abroad needs HR approval.`,
    /^# Remote work policy\n[^]+- This policy applies to everyone with a desk job\./,
  ],
  [
    'where customers do something as the first step',
    'how-to',
    `how do customers change their address after ordering? they can do it in the app under Orders > select the order > Edit address. Once it's shipped they have to contact the carrier.`,
    /^# Change your address after ordering\n[^]+1\. In the app, select Orders\.\n2\. Select the order\.\n3\. Select Edit address\./,
  ],
  [
    'what must be done before all else before the steps',
    'how-to',
    `Guide for agents: how to merge two accounts. Before merging check that both have the same email. Open the account to keep, click Merge, confirm. Turn off notifications before you start.`,
    /## Before you begin\n\n- Before merging[^]+- Turn off notifications before you start\.\n\n## Steps\n\n1\. Open/,
  ],
  [
    'each case with what to do as a step',
    'runbook',
    `Runbook for when the queue backs up. Check the board to see if consumers run. If none run, restart them. If they're running but slow, scale to 8 replicas.`,
    /\d\. If none run, restart them\.\n\d\. If they're running but slow, scale to 8 replicas\./,
  ],
  [
    'a decision with its reasons, and the options beside it',
    'adr',
    `we picked SQS over RabbitMQ for background jobs because nobody wants to run RabbitMQ and our volume is low. Kafka would be overkill. Decided by Marta on 3 March.`,
    /^# Use SQS for background jobs\n[^]+over RabbitMQ [^\n]+because nobody wants[^\n]+our volume is low[^]+## Alternatives\n\n- Kafka would be overkill\./,
    /Context/,
  ],
  [
    'what is wanted, what is not, and what will be done',
    'design doc',
    `write a design doc about moving search to OpenSearch. today search takes 4 seconds. we want under 500 ms. we will index products through a queue worker. we don't want to change the search UI.`,
    /## Problem\n\nToday search takes[^]+## Goals\n\n- We want under[^]+## Non-goals\n\n- We don't want[^]+## Proposal\n\nWe will index/,
    /VERIFY/,
  ],
  [
    'a pasted name with what it does',
    'readme',
    `Name: tidy-photos\nDescription: sorts photos into folders by date\nInstall: npm install -g tidy-photos\nLicense: MIT`,
    /^# tidy-photos\n\ntidy-photos sorts photos into folders by date\.\n/,
  ],
  [
    'questions and as many answers in two lists',
    'faq',
    `need a faq for our webinar. questions: will there be a recording, how do i get the slides, is there a certificate. answers: yes by email, they are on the event page, only for live attendees.`,
    /### Will there be a recording\?\n\nYes by email\.\n\n### How do I get the slides\?\n\nThey are on the event page\.\n\n### Is there a certificate\?\n\nOnly for live/,
  ],
  [
    'the name of an API that begins with a verb',
    'api reference',
    `Upload API. POST /uploads starts an upload. POST /uploads/{id}/complete finishes it.`,
    /^# Upload API\n\nThis page describes the endpoints of the Upload API/,
  ],
  [
    'changes behind their types in one line',
    'changelog',
    `changelog for v0.9.0: feat: retry option for uploads, feat: new command "doctor"; fix: token refresh loop`,
    /- Retry option for uploads\.\n- New command "doctor"\./,
  ],
];

describe('a page of an ordinary prompt', () => {
  for (const [name, docType, prompt, good, bad = /^$/] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, {}, { docType });
      assert.match(content, good);
      assert.doesNotMatch(content, bad);
    });
});
