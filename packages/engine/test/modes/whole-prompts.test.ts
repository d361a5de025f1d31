import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { PRESET, run } from './jobs.ts';

const FOLDER = new URL('./prompts/', import.meta.url);
const prompt = (name: string): string => readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
const page = (input: string): string => run('generate', input, PRESET).content;

/** Words that a page says in its own: of requests, labels and talk, and those without a sense of their own. */
const OWN = new Set(
  `a an the and or but so if when then that this these those it its is are was were be been to of in on at for from by with as
  we you they i our your their my us them he she his her not no do does did don doesn didn can will would should may must has have had
  please write create make need want like page doc docs document guide about something up out over first second next finally
  hey hi hello ok oh thanks team draft short adr api readme onboarding faq changelog entry handbook concept reference tutorial how
  downsides cons pros options considered looked problems stuff follow ups other what who which new also just usually mostly nearly
  always here there some any more very one could lot asking keep optional max e g reads marta kim people while
  go gone re see needs auth call incl really incident report added subject customers platform
  slack thread summary into pls rollback internal tool via vars good bad tell example design record why two happens means
  audience version problem time facts needed gone turn fix quick three usual suspects manual notes steps flags security section kind rather start 031
  looked tickets lot tell follow reason we d ve ll added fixed response trouble who repeat yesterday requirements prepare known issue know login usage post mortem most common wifi ola
  highlights bugs contributing inputs called beginners all everybody same somebody someone basically readers int cheers anke
  ticket 218 get verify improvements bug background discussed mix help troubleshooting far compared move`
    .split(/\s+/)
    .filter(Boolean),
);
/** The start of a word, which its forms share. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ies|ing|ed|es|s|e)$/, '')
    .replace(/y$/, '')
    .replace(/([^aeious])\1$/, '$1')
    .slice(0, 6);
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a writer expects of the page of a whole prompt. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  [
    'a condition that leans on a check with that check',
    'rotate-password',
    /Check (?:that )?`\/healthz` returns 200\. If it doesn't, roll back with/,
    /\[VERIFY\] Cause/,
  ],
  [
    'what must be done in the end as the last step',
    'rotate-password',
    /\n5\. Check that [^\n]+\n6\. Turn off maintenance mode at the end\./,
  ],
  [
    'how often something is required as no prerequisite',
    'rotate-password',
    /You need the psql client[^]+Steps[^]+every 90 days/,
  ],
  ['a command that ends in dots with a full stop', 'rotate-password', /password=\.\.\.`\.\n/],
  [
    'what is being done as a title, and its owner',
    'webhooks-adr',
    /^# Move from REST polling to webhooks for order updates\n[^]+Proposed\. Owner: Mira\./,
  ],
  ['a bare decision as a sentence', 'webhooks-adr', /## Decision\n\nWe will use webhooks with/],
  [
    'what is being done as the decision',
    'job-queue-adr',
    /^# Drop Redis as the job queue and use Postgres[^]+by Jonas and Priya\.[^]+## Decision\n\nWe will drop Redis/,
  ],
  [
    'what is chosen as a decision, and numbered options',
    'buildpacks-adr',
    /^# Use buildpacks\n[^]+## Decision\n\nWe go for[^]+## Alternatives\n\n- Shared dockerfile templates\./,
  ],
  [
    'a problem and an order behind a semicolon',
    'sync-client',
    /### Conflicted copies appear[^\n]+\n\nSolution: Keep the newer one[^]+## Get help\n\n- For anything else/,
  ],
  [
    'problems without what leads them in',
    'label-printer',
    /## Problems and solutions\n\n### "Printer offline"\n\n[^]+### Nothing happens when you press Print\n\nCause: The spooler hangs/,
  ],
  [
    'a cause in a sentence of its own, and a help desk',
    'vpn-notes',
    /again and again\n\nCause: The keychain entry is broken\.[^]+## Get help\n\n- \*\*Helpdesk:\*\* Ext 4410/,
  ],
  [
    'an incident by what happened',
    'checkout-incident',
    /^# Postmortem: checkout down[^]+## Summary\n\nOn 9 June[^]+\*\*13:20:\*\* We deployed/,
  ],
  [
    'what a mail asks for',
    'parking-faq-mail',
    /^# New parking app: frequently asked questions[^]+### What happens if I don't show up by 10:00\?\n\nIf you don't show up by 10:00, the space[^]+from their host\?\n\nVisitors get a code from their host\./,
    /Subject|Marta/,
  ],
  [
    'how a concept works in its order',
    'idempotency-keys',
    /## How it works\n\nIf the same key[^\n]+ If the body differs but[^]+## Why it matters\n\nWithout keys/,
    /names no kind/,
  ],
  [
    'two environments as a sentence',
    'blue-green',
    /^# Blue\/green deployments\n[^]+There are two identical environments[^]+It isn't suited for/,
  ],
  [
    'conditions with the steps that they lean on',
    'disk-alert',
    /for the disk usage alert[^]+nginx access log because logrotate failed[^]+Run `logrotate[^\n]+ If that doesn't free[^]+afterwards\. If it isn't, page/,
  ],
  [
    'what to do when something is down as a runbook',
    'provider-down',
    /^# Runbook: the payment provider is down\n[^]+- You'll notice it by/,
  ],
  [
    'rules in their order',
    'abroad-policy',
    /## Who it applies to\n\n- It applies[^]+## Rules\n\n- You may work[^]+- Ask your manager[^]+- HR checks[^]+## Get help\n\n- Send questions/,
  ],
  [
    'values and scopes of a call',
    'refunds-call',
    /You need the `refunds:write` scope\.[^]+One of `duplicate`, `fraud`, or `requested`\./,
  ],
  [
    'each setting as a row',
    'mailgate-settings',
    /\| `listen` \| `0\.0\.0\.0:25` \|[^]+\| `tls\.key` \|[^]+\| `log_level` \| `info` \| One of `debug`,/,
  ],
  [
    'steps that are told of new people',
    'onboarding-talk',
    /^# Get set up\n[^]+1\. Get the laptop from IT[^]+For Okta, you get a mail[^]+Set up the authenticator app\.[^]+Ask for GitHub access in #it-help/,
    /\bthey\b/,
  ],
  [
    'what the reader ends up with',
    'thumbnails-tutorial',
    /## What you build\n\nYou end up with a script[^]+## Next steps\n\n- Next, you could read[^]+## Good to know\n\n- Files over 25 MB/,
  ],
  [
    'readers and requirements of a migration',
    'flagship-migration',
    /^# Migrate from Flagship v3 to v4\n\n[^\n]+ It is for backend teams\.[^]+- In v4 the constructor[^]+## Before you begin\n\n- Minimum Node version is 20/,
  ],
  [
    'what customers can do as the task',
    'export-invoices',
    /^# Export your invoices\n[^]+3\. Hit Export\.[^]+### The mail doesn't arrive\n\nSolution: Check spam or ask support\./,
  ],
  [
    'what goes away as deprecated',
    'kestrel-release',
    /## Deprecated\n\n- The legacy `\/v1\/export` endpoint goes away/,
  ],
  [
    'what happens by default with the calls',
    'bucketsweep-readme',
    /## Use\n\n- Run[^]+- By default it only prints[^]+## Contributing\n\nTests run with pytest/,
  ],
  [
    'a call with what it takes, and what a program says as a problem',
    'certificate-thread',
    /^# Runbook: cert for[^]+Run `\.\/renew\.sh api`\.[^]+Run `kubectl rollout restart deploy\/gateway -n edge`[^]+### `renew\.sh` says "rate limited"\n\nSolution: Wait an hour/,
  ],
  [
    'features and settings that a verb leads in',
    'shiftplan-readme',
    /^# shiftplan\n\nshiftplan is a web app[^]+- Drag-and-drop planning\.[^]+\| `SHIFT_TZ` \|[^]+`make test`/,
  ],
  ['whom something is explained to', 'webhooks-explained', /^# Webhooks\n\n[^\n]+ It is for support staff\./],
  [
    'an incident without a request',
    'search-incident',
    /^# Postmortem: search returned no results for EU customers\n[^]+- \*\*09:10:\*\* Found that/,
  ],
  [
    'what customers do as steps of the reader',
    'template-switch',
    /It is for customers\.\n[^]+- You need the Owner[^]+1\. Open Settings, then Templates\.\n2\. Click/,
  ],
  [
    'values of flags with their names',
    'dbsnap-flags',
    /\| `--source URL` \| Yes \|[^]+\| `--jobs N` \| No \| `4` \|/,
  ],
  [
    'what a decision brings as consequences',
    'upload-storage-adr',
    /## Consequences\n\n- With object storage we get[^\n]+\n- On the other hand/,
  ],
  [
    'numbered problems, and what a demonstrative goes on with',
    'scanner-problems',
    /### The scanner beeps[^\n]+\n\nCause: It lost[^\n]+\n\nSolution: Walk closer[^]+### The scanner fell into water\n\nSolution: Don't charge it/,
    /Problem (?:one|two)|### (?:That|This)\n/,
  ],
  [
    'calls of the program',
    'lumo-quickstart',
    /2\. Run `lumo login`\. It opens[^]+4\. Run `lumo deploy`\. It uploads/,
  ],
  ['an order behind its place', 'shared-mailbox', /1\. In the admin portal, go to Users/],
  [
    'a version behind “please”, and what a change goes on with',
    'android-release',
    /^# Android app 5\.3 release notes[^]+- Dark mode is finally here\. You find it in/,
  ],
  [
    'a request without its excuse',
    'restore-runbook',
    /^# Runbook: restore a customer database from backup\n[^]+`s3:\/\/acme-backups\/<customer>\/`/,
  ],
  [
    'placeholders, and what somebody named',
    'event-names-adr',
    /Teams named events[^]+All events are named `<Entity><PastTenseVerb>`/,
  ],
  [
    'what comes then in the part that it goes on with',
    'backend-onboarding',
    /## Day 1\n\n1\. Pick up[^]+4\. Clone the monorepo[^]+## Day 2/,
  ],
  ['the one call as the title', 'patch-users', /^# `PATCH \/users\/\{id\}`\n/],
  [
    'what moved as changes of a migration',
    'insights-migration',
    /^# Migrate from the old reporting API to Insights API\n\nThis page shows how to migrate from[^]+## What changes\n[^]+- Tokens stay valid/,
  ],
  [
    'what something is in general',
    'feature-store',
    /^# Feature stores\n[^]+## When to use it\n\n- You don't need it for/,
  ],
  [
    'calls of what was installed',
    'nimbus-tutorial',
    /Log in with `nimbus login`\.[^]+Run `nimbus new weather` and/,
  ],
  [
    'who does it as the readers',
    'return-labels',
    /^# Print return labels\n\n[^\n]+ It is for shop managers\.[^]+1\. In the back office, open Orders/,
  ],
  [
    'what follows a list under a label by itself',
    'kafka-lag',
    /3\. Are all pods up[^]+## Check the result\n\n(?:It should be )?[Ll]ag below 1k[^]+## Escalate\n\n- Escalate to/,
  ],
  [
    'a request behind the decision',
    'ie11-adr',
    /^# Drop support for IE 11[^]+## Decision\n\nWe've decided[^]+## Alternatives\n\n- We thought about[^]+## Consequences\n\n- Customers on IE 11 will see/,
  ],
  [
    'a message with a colon',
    'kubectl-refused',
    /^# Troubleshoot kubectl: connection refused\n[^]+### The cluster is in maintenance[^]+## Get help\n\n- If it's none of these/,
  ],
  [
    'settings by their words on the screen',
    'recorder-settings',
    /\| Frame rate \| `30` \| 15, 30 or 60 fps\. \|/,
  ],
  [
    'a cause that was',
    'login-outage',
    /## Timeline\n\n- Started 14:02[^]+## Root cause\n\nThe session service[^]+## What went badly/,
  ],
  [
    'a name, a dash and what it is',
    'httpecho-readme',
    /^# httpecho\n\nhttpecho is a tiny HTTP server[^]+Run `httpecho -p 8080` to start it\.[^]+\| `-p` \| `8080` \| Port\. \|/,
  ],
  ['what it is rather', 'webhook-signatures', /^# Verify webhook signatures\n/],
  [
    'formats to choose without an article, and what fails as a problem',
    'audit-export',
    /4\. Pick CSV or JSON\.\n[^]+### No mail arrives\n\nSolution: Look under/,
  ],
  [
    'what is accepted and what has to follow as consequences',
    'toggles-adr',
    /## Decision\n\nWe'll use toggles[^]+## Consequences\n\n- Toggles older than 60 days[^\n]+\n- More test combinations/,
  ],
  [
    'a request in the second sentence',
    'update-tickets',
    /^# Troubleshoot the desktop app not updating\n[^]+### "Update failed \(0x80\)"/,
  ],
  [
    'an incident by its first sentence, whatever it tells',
    'late-mails',
    /^# Postmortem: emails delayed[^]+## Impact\n\n- 42,000 emails[^]+## Root cause\n\nThe mail queue[^]+## What went badly\n\n- We got the alert late/,
  ],
  [
    'how something works in its order',
    'search-index',
    /## How it works\n\nEvery write[^\n]+ A relay[^\n]+ The indexer consumes them, loads[^\n]+ /,
    /## What it is|names no kind/,
  ],
  [
    'calls with what comes after them',
    'tls-rotation',
    /`\.\/csr\.sh lb1`[^]+`vault kv put lb\/tls cert=@lb1\.pem key=@lb1\.key`[^]+`ssh lb1 sudo[^`]+`[^]+`vault kv rollback -version=<old> lb\/tls` and reload again/,
  ],
  [
    'an upgrade of somebody',
    'self-hosted-upgrade',
    /^# Upgrade from 6\.x to 7\.0\n\n[^\n]+ It is for self-hosted customers\.[^]+- Plugins written for 6 have to be rebuilt[^]+- Plan for 30 minutes/,
  ],
  [
    'readers in two words, and a status that stays',
    'stripe-connection',
    /It is for bookkeepers\.[^]+### The status stays on "Pending"\n\nSolution: Remove/,
  ],
  [
    'a decision that is being carried out, with the request behind it',
    'actions-adr',
    /^# Replace Jenkins with GitHub Actions\n[^]+- \*\*GitLab CI:\*\*[^]+## Consequences\n\n- Actions is included in our plan\.\n- We lose/,
  ],
  [
    'what a change goes on with',
    'sdk-changelog',
    /instead of a list\. That's a breaking change\.[^]+## Deprecated\n\n- `set_proxy` is deprecated\. Use/,
  ],
  [
    'the incident of a day',
    'image-incident',
    /^# Postmortem: mobile app couldn't load[^]+\*\*20:20:\*\* CDN caches[^]+## Action items\n\n- Put all keys/,
  ],
  ['questions of who asks', 'heating-faq', /### Do the meters cost me anything\?/],
  [
    'what fails as what a runbook is for',
    'billing-job',
    /^# Runbook: the nightly billing job fails\n[^]+- PagerDuty alert[^]+### You see "lock timeout"\n\nCause: Another run[^\n]+\n\nSolution: Wait/,
  ],
  ['a call behind its name', 'search-call', /^# `GET \/search`\n[^]+## Response\n\nJSON with/],
  [
    'a task behind its readers',
    'map-tutorial',
    /^# Tutorial: show a map with a marker\n\nIn this tutorial, you show a map with a marker\. It is for people who've never/,
  ],
  [
    'a choice of the present, and options of which some have a reason',
    'flags-adr',
    /## Decision\n\nWe pick LaunchDarkly\.[^]+## Alternatives\n\n- \*\*Building our own service:\*\*[^\n]+\n- \*\*Unleash self-hosted:\*\*[^\n]+\n\n## Consequences\n\n- It costs/,
  ],
  [
    'a look as the way out of a problem',
    'thermostat',
    /### Display is dark\n\nSolution: Check that the base plate/,
  ],
  [
    'what is new and fixed under other labels',
    'fernweh-release',
    /## New features\n\n- Offline maps\.[^]+## Changes\n\n- Trips can now[^]+## Fixes\n\n- Wrong time zone/,
  ],
  [
    'what contributed to an incident',
    'migration-incident',
    /## Impact\n\n- 1,120 failed[^]+## Root cause\n\n[^\n]+ Migrations aren't tested/,
  ],
  ['inputs that a verb leads in', 'label-sync', /\| `source` \| Yes \|[^]+\| `dry-run` \| No \| `false` \|/],
  ['a request with “please for”', 'full-agent', /^# Runbook: the disk on a build agent is full\n/],
  [
    'answers behind their conditions',
    'session-call',
    /\| `403` \| The session belongs to another user\. \|\n\| `404` \|/,
  ],
  ['what is to be made as a step', 'slack-bot', /3\. Make a file `bot\.py`/],
];

describe('a page', () => {
  for (const [name, file, good, bad = /^$/] of ROWS)
    it(`gives ${name}`, () => {
      const written = page(prompt(file));
      assert.match(written, good);
      assert.doesNotMatch(written, bad);
    });
  for (const file of readdirSync(FOLDER))
    it(`holds every word of ${file}`, () => {
      const input = readFileSync(new URL(file, FOLDER), 'utf8');
      const held = new Set(wordsOf(page(input)).map(stem));
      const lost = wordsOf(input).filter(
        (word) => word.length > 1 && !OWN.has(word.toLowerCase()) && !held.has(stem(word)),
      );
      assert.deepEqual(lost, []);
    });
});
