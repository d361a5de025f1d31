import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** First lines and forms of notes as people type them, and what a writer expects of the page. */
const ROWS: readonly (readonly [name: string, docType: string, notes: string, good: RegExp, bad?: RegExp])[] =
  [
    [
      'a meeting before the request',
      'concept',
      'Meeting 11/12, Priya + Tom: explain "soft delete" in Vaultbox.\n- deleted files go to the trash\n- soft delete is not a backup',
      /^# Soft delete in Vaultbox\n/,
      /Priya/,
    ],
    [
      'the kind behind a dash',
      'ADR',
      'move invoices to PostgreSQL - ADR\n- status: proposed\n- context: files are locked',
      /^# Move invoices to PostgreSQL\n/,
    ],
    [
      'the kind in brackets',
      'reference',
      'webhook event types (reference). order.created - new order, sent once. order.paid - payment captured. refund.issued - amount in cents. all events have an id',
      /^# Webhook event types reference\n[^]+\| `order\.paid` \| Payment captured\.[^]+All events have an id\./,
    ],
    [
      'a kind as the label of its topic',
      'reference',
      'reference: relayd settings\n- listen: address to bind, default 0.0.0.0:8080\n- workers: number of threads, integer, default 4\n- log_level: one of debug, info or error, default info',
      /^# Relayd settings reference\n/,
      /`reference`/,
    ],
    [
      'a call and what it does',
      'API reference',
      'POST /v1/shipments creates a shipment. bearer token. 201 with id. 100 req/min',
      /^# `POST \/v1\/shipments`\n[^]+### `POST \/v1\/shipments`\n\nCreates a shipment\./,
    ],
    [
      'a query over rows for its names',
      'API reference',
      'GET /api/invoices?status=&from=&to=\nstatus: open or paid, optional\nfrom/to: dates\n401 bad key',
      /^# `GET \/api\/invoices`\n[^]+\| `status` \| Query \|[^]+\| `from` \| Query \|[^]+\| `to` \| Query \|/,
    ],
    [
      'times of day behind the title',
      'postmortem',
      'Postmortem checkout outage 3 Nov. 14:02 deploy of pricing 5.1, 14:09 error rate 30%, 14:36 normal. cause: missing currency',
      /^# Postmortem: checkout outage 3 Nov\n[^]+\*\*14:02:\*\* Deploy of pricing 5\.1\./,
    ],
    [
      'a present tense as the decision',
      'ADR',
      'adr: we move from REST polling to server sent events. reason: polling is slow. accepted on 2026-10-02',
      /^# Move from REST polling to server sent events\n[^]+## Decision\n\nWe will move from REST polling/,
    ],
    [
      'the decision before its record',
      'ADR',
      'Decision: monorepo instead of 14 repos. date 2026-09-14, status accepted, Jo. Why: versions drift.',
      /^# Monorepo instead of 14 repos\n\n## Status\n\nAccepted on 2026-09-14 by Jo\.[^]+We will use monorepo instead of 14 repos\./,
    ],
    [
      'options by letters',
      'ADR',
      'ADR on texts. Options were (a) shared npm package, (b) Lokalise as a service, (c) leave it. We go with b since translators know it.',
      /We go with Lokalise as a service since[^]+## Alternatives\n\n- .*hared npm package/,
      /\((?:a|b|c)\)/,
    ],
    [
      'numbers in brackets',
      'troubleshooting',
      "sync client won't connect, collected from support: (1) red icon = clock is off, turn on automatic time. (2) after password change: sign out. logs are in ~/.acme/sync.log",
      /^# Sync client won't connect\n[^]+### Red icon\n\nCause: The clock is off\.[^]+### After password change/,
      /collected|\(1\)/,
    ],
    [
      'what is missing as a problem',
      'troubleshooting',
      'the app - problems. charged twice: one is a reservation. Apple Pay button missing? only Safari shows it',
      /### Apple Pay button missing\n/,
    ],
    [
      'a need in brackets and a way with arrows',
      'how-to',
      'cancel a subscription (billing admins). Account -> Plan -> Cancel plan. choose a reason, confirm with your password. Reactivate any time before the period ends',
      /^# Cancel a subscription\n[^]+Only billing admins can do this\.[^]+1\. Select Account > Plan > Cancel plan\.\n2\. Choose a reason and confirm with your password\.\n\n## Good to know\n\n- Reactivate any time/,
    ],
    [
      'what technicians do',
      'how-to',
      'How do our technicians swap a battery? power down with the red switch. open the rear hatch. put the new one in',
      /^# Swap a battery\n/,
    ],
    [
      'what one person does after the other',
      'how-to',
      'how guests get wifi. reception opens the Guest portal, clicks New voucher, types the name and prints it. guest connects to the network, opens any page, enters the code.',
      /1\. Reception: open the Guest portal\.\n2\. Click New voucher\.\n3\. Type the name\.\n4\. Print it\.\n5\. Guest: connect to the network\.\n6\. Open any page\.\n7\. Enter the code\./,
    ],
    [
      'an order on the way through menus',
      'how-to',
      'rotate the secret\nSettings > Webhooks > pick endpoint > Rotate secret. Admin role needed.',
      /- The admin role is needed\.[^]+1\. Select Settings > Webhooks\.\n2\. Pick an endpoint\.\n3\. Select Rotate secret\./,
    ],
    [
      'commands between semicolons, and words on a button',
      'tutorial',
      'tutorial: build a todo bot. npm create botkit todo-bot; cd todo-bot; open src/bot.js; npm start. scroll down, Archive project',
      /1\. Run `npm create botkit todo-bot`\.\n2\. Run `cd todo-bot`\.\n3\. Open `src\/bot\.js`\.\n4\. Run `npm start`\.[^]*select Archive project\./i,
    ],
    [
      'what to mention, and what readers have in the end',
      'tutorial',
      'tutorial: your first dashboard in Gridly. sign in, new dashboard, drag in the csv, save. at the end reader has a live dashboard. mention the csv can be 10 MB',
      /At the end, you have a live dashboard\.[^]+1\. Sign in\.\n2\. Create a new dashboard\.\n[^]+The CSV can be 10 MB\./,
      /[Mm]ention/,
    ],
    [
      'a raw list with what breaks at the end of its line',
      'release notes',
      'CHANGELOG raw for 5.0.0\n* fetch() is async now, await it BREAKING\n* fix memory leak in retry loop',
      /^# 5\.0\.0 release notes\n\n## Breaking changes\n\n- `fetch\(\)` is async now/,
    ],
    [
      'what a program does behind a dash',
      'readme',
      'logtrim - cuts old lines out of log files. go install example.com/logtrim@latest or grab a binary from releases. MIT',
      /logtrim cuts old lines out of log files\.[^]+Run `go install example\.com\/logtrim@latest` or grab a binary from releases\./,
    ],
    [
      'a condition without its comma, and a way behind the name of a product',
      'how-to',
      'enable SSO\n- copy the metadata URL\n- Tally: Admin > Security > SSO, paste it\n- when test is green switch on Enforce\n- save the page',
      /1\. Copy the metadata URL\.\n2\. Select Tally > Admin > Security > SSO\.\n3\. Paste it\.\n4\. When the test is green, switch on Enforce\.\n5\. Save the page\./,
    ],
    [
      'what customers do on screens, with a verb alone at its end',
      'how-to',
      'change the address of an order. Customer opens My orders, picks the order, enters the new one and saves. then they get a mail',
      /1\. Open My orders\.\n2\. Pick the order\.\n3\. Enter the new one\.\n4\. Save\./,
      /Get then/,
    ],
    [
      'the last step behind "at the end"',
      'tutorial',
      'Tutorial: build a forecast. First they upload the file, then they choose a column. At the end they export it as CSV.',
      /1\. Upload the file\.\n2\. Choose a column\.\n3\. Export it as CSV\./,
    ],
    [
      'a release with its date behind a comma',
      'release notes',
      'Release 12.3 of the kiosk app, out on Monday Nov 30. New: staff can pause a kiosk remotely.',
      /^# .*12\.3/,
      /VERIFY/,
    ],
    [
      'the steps to something, and a fee among them',
      'how-to',
      'Steps to return a scooter: park it in a green zone, End ride, take a photo. Fee of 5 EUR outside of green zones.',
      /^# Return a scooter\n[^]+3\. Take a photo\.\n\n## Good to know\n\n- Fee of 5 EUR/,
    ],
    [
      'words on a screen one after the other, and what is said of an order',
      'how-to',
      'howto add a custom domain (Pro plan). Site settings, Domains, Add. Enter domain. Verify - can take up to 48h.',
      /^# Add a custom domain\n[^]+You need the Pro plan\.[^]+1\. Select Site settings > Domains > Add\.\n2\. Enter the domain\.[^]+Verify[^]+up to 48 hours/,
    ],
    [
      'cases with what to do in each',
      'runbook',
      'Runbook: login errors. All providers -> check the pods, restart with kubectl rollout restart deploy/auth. Only Google -> check the status page, set banner',
      /1\. All providers: check the pods, restart with `kubectl rollout restart deploy\/auth`\.\n2\. Only Google: check the status page/,
    ],
    [
      'an endpoint by that word, with its form and header',
      'API reference',
      'Endpoint POST /v1/transcripts - upload audio. multipart: file (mp3, max 200 MB), language optional. Header X-Api-Key. 413 file too big',
      /^# `POST \/v1\/transcripts`\n[^]+goes in the `X-Api-Key` header\.[^]+\| `file` \|/,
    ],
    [
      'a code with its problem',
      'troubleshooting',
      'The dishwasher app. Error F21: firmware too old, update via USB.',
      /F21/,
    ],
    [
      'keys among the rows of shortcuts',
      'reference',
      'Reference for our keyboard shortcuts: Ctrl+K opens search, F2 renames, Del moves to trash.',
      /\| `F2` \| Renames\. \|\n\| `Del` \| Moves to trash\. \|/,
    ],
    [
      'a record by its first word',
      'ADR',
      'Record: switch from Jenkins to GitHub Actions. Jenkins died twice. Status proposed.',
      /^# Switch from Jenkins to GitHub Actions\n/,
    ],
    [
      'the name of an alert before the numbers of its steps',
      'runbook',
      'VPN gateway down. Alert vpn_down from Prometheus. 1. ping gw1.corp.example 2. restart strongswan',
      /## When to use this runbook\n\n- Alert `vpn_down` from Prometheus\.[^]+1\. Ping gw1\.corp\.example\.\n2\. Restart strongswan\./,
    ],
    [
      'what may not be done in questions',
      'FAQ',
      "FAQ gift cards. can I use several - yes. can't buy gift cards with gift cards",
      /### Can I buy gift cards with gift cards\?/,
      /Does can/,
    ],
    [
      'what a policy is about, and not whom it is for',
      'policy',
      'policy for AI assistants at work\n- applies to all employees\n- never enter customer data',
      /^# (?:Policy for )?AI assistants at work/,
      /It is for AI/,
    ],
  ];

describe('a first line and the form of its notes', () => {
  for (const [name, docType, notes, good, bad] of ROWS)
    it(`tell ${name}`, () => {
      const { content } = run('generate', notes, {}, { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('leaves a section that instructions name by its title alone', () => {
    const { content } = run(
      'generate',
      'Close the till. Count the cash.',
      {},
      {
        docType: 'how-to',
        customInstructions: 'Add a section "Who to call".',
      },
    );
    assert.match(content, /## Who to call\n/);
  });
});
