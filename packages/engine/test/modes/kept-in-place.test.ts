import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Material as people paste it, and what a reader finds where its writer put it. */
const ROWS: readonly (readonly [
  name: string,
  mode: 'generate' | 'expand' | 'outline',
  docType: string,
  material: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'looks, labels and notes among steps',
    'expand',
    'how-to',
    'Publish the tokens\n\n- only maintainers can publish\n- pull main, make sure `git status` is clean\n- bump: `npm version minor`\n- CI builds the files\n- then `npm dist-tag add @acme/tokens@1.2.0 latest`\n- announce it in #design',
    /- Only maintainers can publish\.\n\n## Steps\n\n1\. Pull main\.\n2\. Make sure[^\n]+\n3\. Bump: `npm version minor`\.\n\n {3}CI builds the files\.\n4\. [^\n]*`npm dist-tag[^\n]+\n5\. Announce/,
  ],
  [
    'a verb before an amount that may be a noun, and what flat notes lack',
    'expand',
    'runbook',
    'Rotate the API key\n- need admin role\n- go to Settings > API keys\n- click Rotate\n- old key works 24h more',
    /- The old key works 24 hours more\.[^]+## Still open[^]+\[VERIFY\] \*\*Escalate:\*\*/,
  ],
  [
    'points below a numbered step, and a check that is numbered',
    'generate',
    'runbook',
    'certificate renewal failed\n\n1. kubectl -n edge get order\n   - order pending more than 1h = stuck\n2. delete the order\n3. check: openssl x509 -noout -enddate',
    /1\. Run `kubectl -n edge get order`\.\n\n {3}- Order pending[^\n]+\n2\. Delete the order\.\n3\. Check: `openssl/,
  ],
  [
    'a numbered choice with an arrow as a step',
    'generate',
    'tutorial',
    'tutorial: your first alert\nwhat they build: an alert that pings Slack\n1. Alerts > New alert\n2. channel: Slack -> connect workspace, choose #ops\n3. name it "Disk"',
    /## What you build\n\nAn? alert[^#]+## Steps\n\n1\. Select Alerts > New alert\.\n2\. Channel: Slack[^\n]+\n3\. Name it/i,
    /something goes wrong/,
  ],
  [
    'a chat with times, its query, and its commands',
    'generate',
    'runbook',
    '[14:02] mira: can someone write the runbook for when the pg replica lags behind\n[14:03] jonas: alert is PgReplicaLag, fires at > 60s\n[14:06] jonas: check for long queries: SELECT pid, query FROM pg_stat_activity ORDER BY 2 DESC;\n[14:06] jonas: kill with SELECT pg_terminate_backend(<pid>);\n[14:10] jonas: put it back when lag < 5s\n[14:11] mira: thx',
    /^# Runbook: the pg replica lags behind[^]+queries: `SELECT pid, query FROM pg_stat_activity ORDER BY 2 DESC`\.[^]+Kill with `SELECT pg_terminate_backend\(<pid>\)`[^]+Put it back/,
    /mira|jonas|14:|thx|## Cause/,
  ],
  [
    'JSON as a block, and what a call does',
    'generate',
    'API reference',
    'need api docs for the bookings endpoint\n\nPOST /v2/bookings\ncreates a booking. needs scope bookings:write\n{\n  "roomId": "r_123",\n  "note": "optional"\n}\n- 409 if room is taken',
    /### `POST \/v2\/bookings`\n\nCreates a booking\.[^]+```json\n\{\n {2}"roomId": "r_123",\n {2}"note": "optional"\n\}\n```/,
  ],
  [
    'a ticket by its number, with what it demands left open',
    'generate',
    'how-to',
    'DOCS-418: Document how to get a database dump\n\nDescription:\nNeed AWS SSO login first. Run ./bin/fetch-dump because the dump is old.\n\nAcceptance criteria:\n- mentions the --small option',
    /^# Get a database dump\n[^]+You need AWS SSO login first[^]+`\.\/bin\/fetch-dump` because[^]+\[VERIFY\] Check that the page does what the ticket asks for: mentions the --small option/,
  ],
  [
    "people's own questions, and no other",
    'generate',
    'FAQ',
    'faq for our car app pls, here are the questions support gets most\nhow do I end a trip? - tap End trip\ncan I take it abroad? AT only\nfuel card is in the glovebox\nDeposit? none. but we block 50 € for 3 days',
    /^# Car app: frequently asked questions[^]+### Deposit\?\n\nNone\. But we block 50 €[^]+- (?:The )?fuel card is in the glovebox/i,
    /Is the fuel card|What is the but/,
  ],
  [
    'what is said of a symptom without a cause made of it',
    'generate',
    'troubleshooting',
    'Customers keep asking why their hub shows offline in the app. Please write a troubleshooting article.\n\nLED tells you a lot: blinking orange = no wifi, solid red = no internet, white = all fine. Some providers block port 8883.',
    /helps when the hub shows offline in the app\.[^]+### LED tells you a lot\n\n(?!Cause)/,
    /port is 8883/,
  ],
  [
    'options of a decision, each with what is said of it',
    'generate',
    'ADR',
    "ADR: live updates for mobile clients\nOptions: WebSockets, SSE, push only.\nWebSockets - bidirectional but we don't need that.\nPush only - not reliable on Android.\nWe go with SSE.\n- cron -> rejected: one VM",
    /## Alternatives\n\n- \*\*WebSockets:\*\* Bidirectional[^\n]+\n- \*\*Push only:\*\* Not reliable on Android\.\n- \*\*Cron:\*\* One VM/,
  ],
  [
    'lines that begin with the same program as its commands',
    'generate',
    'tutorial',
    'Tutorial "first function" on Nimbus.\n\nnimbus login opens the browser\nnimbus init hello --template node\nnimbus deploy prints the url\nnimbus logs -f to watch requests',
    /1\. Run `nimbus login`\.[^]+2\. Run `nimbus init hello --template node`\.[^]+`nimbus deploy`[^]+Run `nimbus logs -f` to watch requests/,
  ],
  [
    'flags up to where something else begins',
    'generate',
    'README',
    'csv2anki\nturns a csv into a deck\npip install csv2anki\noptions\n--deck NAME  name of the deck\n--html       allow html\npython >= 3.10\nGPL-3.0',
    /\| `--deck NAME` \|[^]+## License\n\nGPL-3\.0\./,
    /\| `(?:Python|GPL)/,
  ],
  [
    'what a mark says of a change',
    'expand',
    'release notes',
    'Inkwell 8.0\n\n+ comments can be assigned\n~ spell checker switched to Hunspell\n! files saved with 8.0 cannot be opened in 7.x',
    /## Breaking changes\n\n- Files saved[^]+## New features\n\n- Comments can be assigned\.[^]+## Changes\n\n- Spell checker switched/,
  ],
  [
    'minutes with their people in the line above',
    'generate',
    'ADR',
    'Minutes arch sync 3 June, present: Aylin, Piet\n- topic: scheduled jobs\n- Piet: we have the cluster\n- decided: CronJobs with an owner label\n- con: no dependencies between jobs',
    /Decided on 3 June in the arch sync \(Aylin and Piet\)\.[^]+We will use CronJobs[^]+## Consequences\n\n- No dependencies/,
    /Piet:/,
  ],
  [
    'lines over lists as sections',
    'expand',
    'troubleshooting',
    "VPN problems\n\ncan't connect at all\n  - check the clock\nconnected but no internal sites\n  - look at the DNS\ndrops every hour: old client\notherwise ticket to IT",
    /## Can't connect at all\n\n[^#]*clock[^#]+## Connected but no internal sites\n\n[^#]*DNS[^#]+## Drops every hour\n\n[^#]+## Get help\n\n[^#]*ticket to IT/,
  ],
  [
    'what is needed as it is called',
    'expand',
    'how-to',
    'Rotate the key\n\n* need: access to vault, Play console admin\n* create the key\n* upload the certificate',
    /- Play console admin\./,
  ],
  [
    'topics that are sentences',
    'outline',
    'concept',
    'outline pls - page about roles. 4 roles owner/admin/editor/viewer. what each can do. guests (only single projects). SCIM groups map to roles',
    /^# Roles\n[^]+## 4 roles owner[^]+## What each can do\n[^]+## Guests\n[^]+## SCIM groups map to roles\n/,
  ],
  [
    'what an outline has no topic for',
    'outline',
    'how-to',
    'Outline for a guide on moving to v2: auth, paging, errors. They should know how to test it first.',
    /## Errors\n[^]+> \[VERIFY\] The prompt also says: “They should know how to test it first\.”/,
  ],
];

describe('material in its own order', () => {
  for (const [name, mode, docType, material, good, bad] of ROWS)
    it(`keeps ${name}`, () => {
      const { content } = run(mode, material, {}, { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
