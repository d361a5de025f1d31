import assert from 'node:assert/strict';
import { run } from './jobs.ts';

type Row = readonly [what: string, guidelines: string, document: string, good: RegExp, bad?: RegExp];

const START = `# Getting started

Acme is a CLI for deploying web apps.

## Install

Run \`npm install -g acme\`. You need Node 18 or later.

## Log in

Run \`acme login\` and follow the browser prompt.

## Deploy

Run \`acme deploy\` in your project folder. A deployment takes about 3 minutes.

## Support

Email support@acme.dev. We answer within 2 business days.
`;
const LIMITS = `# Rate limits

The API allows 100 requests per minute per API key.

| Plan | Requests per minute |
| --- | --- |
| Free | 100 |
| Pro | 1,000 |

To raise your limit, contact sales.
`;
const RELEASE = `# Release process

1. Create a release branch from main.
2. Run \`make test\`.
3. Bump the version in package.json.
4. Tag the commit and push the tag.

Releases happen every second Tuesday. Only maintainers can release.

## Hotfixes

Fix the bug, and follow steps 2 to 4.
`;
const FAQ = `# FAQ

## Can I change my plan?

Yes, at any time under **Billing**. Changes take effect at the next billing period.

## Do you offer refunds?

We refund annual plans within 14 days of purchase.
`;

/** Changes as colleagues write them in a hurry, and what the document says then. */
const ROWS: readonly Row[] = [
  [
    'one more way, in code, beside the one that stays',
    '- Login can also use a token: acme login --token TOKEN',
    START,
    /Run `acme login` and follow the browser prompt\.\n\nLogin can also use a token: `acme login --token TOKEN`\./,
  ],
  [
    'the call of a program as code in a new section',
    'Add a section on rolling back: acme rollback VERSION restores an earlier deployment.',
    START,
    /## Rolling back\n\n`acme rollback VERSION` restores an earlier deployment\.\n$/,
  ],
  [
    'a sentence beside what another of its paragraph changed',
    'We have live chat now, weekdays 9–17 CET. Email answers within 1 business day.',
    START,
    /We answer within 1 business day\.\n\nWe have live chat now, weekdays 9–17 CET\.\n$/,
  ],
  [
    'what a program has as words, and no call of it',
    'Deployments are free, but npm packages are scanned before each deployment.',
    START,
    /npm packages are scanned/,
    /`npm packages`/,
  ],
  [
    'no name in the place of a word for a kind of thing',
    'Rename the CLI to "acmectl".',
    START,
    /Acme is a CLI for deploying[^]+\[VERIFY\] Rename the CLI to "acmectl"/,
  ],
  [
    'what is to be told as a note, whatever code it holds',
    'Mention Windows support through winget install acme.',
    START,
    /> \[VERIFY\] Mention Windows support through `winget install acme`/,
  ],
  [
    'a new section before another, with its values everywhere',
    'Prerequisites section before Install: Node 20, an Acme account, Git.',
    START,
    /## Prerequisites\n\n- Node 20\n- An Acme account\n- Git\n\n## Install\n\n[^\n]+You need Node 20 or later\./,
  ],
  [
    'a section of its own for a task that has none',
    'Uninstall: npm uninstall -g acme, then delete ~/.acme',
    START,
    /## Uninstall\n\nRun `npm uninstall -g acme`, then delete `~\/\.acme`\.\n$/,
  ],
  [
    'a row for a plan with its value',
    'Add Enterprise: 10,000.',
    LIMITS,
    /\| Pro \| 1,000 \|\n\| Enterprise \| 10,000 \|\n/,
  ],
  [
    'no row for a plan that is gone',
    'The free plan no longer exists.',
    LIMITS,
    /\| --- \| --- \|\n\| Pro/,
    /Free/,
  ],
  [
    'what holds in place of what no longer does',
    '- Limits are now per workspace, not per API key',
    LIMITS,
    /100 requests per minute per workspace\./,
    /API key|\[VERIFY\]/,
  ],
  [
    'a line that goes, and what holds instead',
    'Remove the line about contacting sales; limits can be raised under Settings > Limits.',
    LIMITS,
    /Limits can be raised under Settings > Limits\./,
    /contact sales|Remove the line/,
  ],
  [
    'a step that goes with its reason, and the numbers of the others where they are named',
    '- Step 3 is no longer needed, the version is bumped automatically',
    RELEASE,
    /2\. Run `make test`\.\n3\. Tag the commit[^]+follow steps 2 to 3\./,
    /Step 3|Bump/,
  ],
  [
    'a step behind the one that runs a command',
    'Run the e2e tests (make e2e) after make test.',
    RELEASE,
    /2\. Run `make test`\.\n3\. Run the e2e tests \(`make e2e`\)\.\n4\. Bump[^]+follow steps 2 to 5\./,
  ],
  [
    'another rhythm in the place of the old one',
    'Releases are weekly now, every Tuesday.',
    RELEASE,
    /Releases are weekly now, every Tuesday\. Only maintainers/,
    /every second/,
  ],
  [
    'another time for the same deed',
    '- Plan changes take effect immediately and are prorated',
    FAQ,
    /under \*\*Billing\*\*\. Plan changes take effect immediately and are prorated\.\n\n##/,
    /next billing period/,
  ],
  [
    'no heading without what stood below it',
    'Remove the question about refunds.',
    FAQ,
    /next billing period\.\n$/,
    /refunds/,
  ],
];

describe('a merge of plain guidelines', () => {
  for (const [what, guidelines, document, good, bad] of ROWS)
    it(`gives ${what}`, () => {
      const { content } = run(
        'rewrite',
        `=== INCORPORATE THE FOLLOWING ===\n${guidelines}\n\n=== EXISTING CONTENT ===\n${document}`,
      );
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
