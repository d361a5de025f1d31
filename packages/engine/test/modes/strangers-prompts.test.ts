import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { run } from './jobs.ts';

const page = (name: string, docType: string): string => {
  const input = readFileSync(new URL(`./strangers/${name}.txt`, import.meta.url), 'utf8');
  return run('generate', input, {}, docType === '' ? {} : { docType }).content;
};

/** Prompts as strangers send them with a document type, and what a writer keeps of the page. */
const ROWS: readonly (readonly [what: string, file: string, docType: string, good: RegExp, bad?: RegExp])[] =
  [
    [
      'a tag as code',
      'weather-widget',
      'tutorial',
      /widget with `<sky-widget city="Oslo">`[^]+- This should take about 15/,
    ],
    [
      'keys with what brackets say of them',
      'rate-limiter',
      'reference',
      /\| `burst` \| Integer \| No \| `0` \|/,
      /\[VERIFY\]/,
    ],
    [
      'calls that one sentence names',
      'orders-calls',
      'API page',
      /^# Orders API\n[^]+\| `customer_id` \|[^]+### `GET \/orders\/\{id\}`[^]+## Errors\n\n- Errors 404 and 422/,
      /them\. Errors/,
    ],
    [
      'a short title and the whole question',
      'eventual-consistency',
      'concept',
      /^# Eventual consistency in the document store\n\n.+may return the old value\./,
    ],
    [
      'a release without when it is sent',
      'meridian-release',
      'release notes',
      /^# Meridian 3\.2 release notes\n[^]+- Dark mode\.\n- CSV import handles files up to 2 GB now, was 200 MB\./,
      /finally|thursday/,
    ],
    [
      'a mail by its subject',
      'print-queue',
      'runbook',
      /^# Runbook: stuck print queue\n[^]+When the PrintQueueStuck alert fires, check the depth/,
      /Priya|need a runbook/,
    ],
    [
      'a chat without who spoke when',
      'sync-thread',
      'troubleshooting',
      /hangs at 99%\n[^]+Solution: Rename and restart the client\./,
      /maria|10:0|ok can you/,
    ],
    [
      'an option that was looked at as a sentence',
      'server-events-adr',
      'ADR',
      /## Alternatives\n\n- We looked at WebSockets too but/,
    ],
    [
      'questions without who keeps asking',
      'expense-faq',
      'FAQ',
      /### Do I need paper receipts\?\n\nNo, a photo is enough/,
      /keep asking/,
    ],
    [
      'what is not allowed with what it is',
      'usb-policy',
      'policy',
      /- USB sticks are not allowed on company laptops/,
    ],
    [
      'what happened as the title, whole below it',
      'search-down',
      'incident report',
      /^# Postmortem: search went down\n\n## Summary\n\nOn the 3rd of June[^]+## Action items\n\n- We'll block/,
    ],
    [
      'options as a table where no type is named',
      'stash-prune',
      '',
      /^# `stash prune` command reference\n[^]+\| `--keep-last N` \| Keeps/,
    ],
    [
      'a case as a question of its own',
      'school-bus-faq',
      'FAQ',
      /### Two children on different buses\?\n\nAdd both/,
    ],
    [
      'a statement with what it goes on with',
      'flags-concept',
      'concept',
      /## When to use it\n\n- They are not meant [^\n]+\n- Old flags should/,
    ],
    [
      'numbered steps in their order, each whole',
      'replica-lag',
      'runbook',
      /1\. Check which replica[^\n]+\n2\. If a long[^\n]+\n3\. If disk[^\n]+\n4\. Lag over 10 min: take replica/,
    ],
    [
      'what customers have to do as the title',
      'bulk-export',
      'migration guide',
      /^# Move from the old REST export to the new bulk export\n[^]+## What changes\n\n- The old endpoint[^]+- The date format/,
      /Good to know/,
    ],
    [
      'parameters that clauses tell of',
      'geocoder',
      'API page',
      /^# `GET \/v1\/geocode`\n[^]+\| `q` \| Yes \| – \| The search text\. \|/,
    ],
    [
      'a call as code, and its options',
      'retrykit',
      'README',
      /await retry\(\(\) => fetch\(url\), \{ times: 5 \}\)[^]+\| `factor` \| `2` \|/,
    ],
    [
      'an article that is to be added',
      'timesheet',
      'how-to',
      /^# Export your timesheet as PDF\n/,
      /Lina|Hi team/,
    ],
    [
      'names that begin a row',
      'worker-variables',
      'reference',
      /\| `SHUTDOWN_GRACE` \| No \| `30` \| Seconds to finish/,
    ],
    [
      'two things without who mixes them up',
      'workspace-project',
      'concept',
      /## What it is\n\nA workspace belongs[^]+added to\.$/,
      /mix/,
    ],
    [
      'what a thing with a name of its own is',
      'vpc-basic',
      'README',
      /^# vpc-basic\n\nvpc-basic is an internal [^]+```\nsource = "git::ssh:[^`]+"\n```/i,
    ],
    [
      'what a runbook starts with',
      'nightly-import',
      'runbook',
      /^# Runbook: the nightly import fails\n[^]+- If the nightly import fails, the on-call/,
      /as a runbook/,
    ],
    [
      'a decision by what is taken',
      'monorepo-adr',
      'ADR',
      /^# Use Nx\n\nArchitecture meeting 3 March\.[^]+## Decision\n\nWe take Nx[^]+- CI must learn/,
    ],
    [
      'each order behind “then” as a step',
      'corvus-plugins',
      'migration guide',
      /2\. Run `npx corvus-migrate` which rewrites imports\.\n3\. Test in the sandbox\./,
    ],
    [
      'who could not do what as the title',
      'signing-key',
      'incident report',
      /^# Postmortem: customers in the EU could not log in\n/,
    ],
    [
      'all of how something works in its order',
      'refund-rules',
      '',
      /## How it works\n\nA refund can be[^\n]+ If the parcel hasn't/,
      /Good to know|## Limits/,
    ],
    [
      'what “it” is, and the readers as “you”',
      'wireguard',
      'how-to',
      /^# Set the VPN up on a Mac\n[^]+file you got by mail/,
    ],
    [
      'keys on a keyboard as rows',
      'shortcuts',
      'reference',
      /^# Reference: keyboard[^]+\| `Ctrl\+K` \| Insert a link\. \|/,
    ],
    [
      'a repository by its name',
      'mdtoc',
      'README',
      /^# mdtoc\n[^]+Run `mdtoc --check`\. It exits with 1[^]+\| `--depth 3` \| `6` \|/,
    ],
    [
      'when an alert comes, though it names a channel',
      'partner-certificate',
      'runbook',
      /## When to use this runbook\n\n- The cert expires/,
    ],
    [
      'one note on examples',
      'hooks-api',
      'API page',
      /### `DELETE \/hooks\/\{id\}`/,
      /\[VERIFY\][^]+\[VERIFY\]/,
    ],
    ['where to go as the way out', 'smart-lock', 'troubleshooting', /Solution: Go within 2 metres/],
  ];

describe('a page of a prompt with a document type', () => {
  for (const [what, file, docType, good, bad] of ROWS)
    it(`gives ${what}`, () => {
      const content = page(file, docType);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
  it('asks for no more than three things', () => {
    for (const [, file, docType] of ROWS) assert.ok(page(file, docType).split('[VERIFY]').length <= 4, file);
  });
});
