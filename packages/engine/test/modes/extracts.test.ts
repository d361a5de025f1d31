import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const RUNBOOK = `# Runbook: checkout-api high latency

Owner: Payments SRE.

## Symptoms

* PagerDuty alert \`CheckoutP99High\` fires

## Impact

If p99 stays above 3 s for more than 30 minutes, orders will be lost. Do not restart the database.

## Diagnosis

1. Open the dashboard.
2. Check if the connection pool is exhausted.
3. If \`pool_in_use\` equals \`pool_max\`, go to step 4.
4. To confirm, look at the slow query log.

## Mitigation A – scale out

Run \`kubectl scale --replicas=12\`, and wait 5 minutes. Interfaces are optional because they do not exist at run time.

## Mitigation B – disable recommendations

Set the flag \`checkout.recommendations\` to \`off\` in LaunchDarkly.

## Escalation

Page the on-call engineer of the database team.
`;

const README = `# Sizes

[![Version][v]][v-url] [![Build][b]][b-url]

Utility to parse a size (such as \`1TB\`) to bytes and back.

## API

**Arguments**

| Name | Type |
| --- | --- |
| size | string |

**Returns**

| Name | Type |
| --- | --- |
| bytes | number |

Parse the string value into an integer in bytes.

[v]: https://example.org/v.svg
[v-url]: https://example.org
[b]: https://example.org/b.svg
[b-url]: https://example.org
`;

/** What a demanding writer expects of an extract, and what would be false in it. */
const ROWS: readonly (readonly [Mode, string, readonly RegExp[], readonly RegExp[]])[] = [
  [
    'summarize',
    'says by its sections what a text is that does not say it',
    [/^Runbook: checkout-api high latency, in these sections: Symptoms, Impact, .+, and Escalation\.$/m],
    [/What it is\n\n(?:Do not|Run|Set) /],
  ],
  [
    'summarize',
    'gives conditional steps in their order',
    [/1\. Open[\s\S]+3\. If[\s\S]+4\. To confirm/],
    [/^- (?:If `pool|To confirm)/m],
  ],
  ['summarize', 'warns of loss', [/## Warnings[\s\S]*orders are lost/, /Do not restart the database\./], []],
  ['summarize', 'takes no description for a warning', [], [/## Warnings[\s\S]*Interfaces are/]],
  [
    'outline',
    'describes a section by its first sentence',
    [/## Impact\n\nIf p99 stays above 3 s/],
    [/## Diagnosis\n\nIf/],
  ],
  [
    'keywords',
    'takes no heading of every runbook for a keyword',
    [/how to disable recommendations/],
    [/^- (?:impact|escalation|symptoms?|diagnosis|mitigation)$/im],
  ],
  ['keywords', 'knows names at first sight', [/^- LaunchDarkly$/m, /^- PagerDuty$/m], []],
  [
    'keywords',
    'describes the text as a whole, below 155 characters',
    [
      /Meta description \| Runbook: checkout-api high latency, in these sections: [^|]+ and more\. \| 1[0-4]\d/,
    ],
    [],
  ],
];

describe('extracts of a runbook', () => {
  it('keywords: counts the characters of metadata as they are written, in the words of the house', () => {
    const text =
      '# Checks\n\nIn order to check a form, a very simple form is able to utilise the schema of it.\n';
    const rows = run('keywords', text, PRESET).content.matchAll(
      /^\| (?:Title tag|Meta description) \| (.*?) \| (\d+) /gm,
    );
    const counted = [...rows].map(([, value = '', count]) => [[...value].length, Number(count)]);
    assert.equal(counted.length, 2);
    for (const [length, count] of counted) assert.equal(count, length);
  });

  for (const [mode, name, held, absent] of ROWS) {
    it(`${mode}: ${name}`, () => {
      const { content } = run(mode, RUNBOOK, PRESET);
      for (const pattern of held) assert.match(content, pattern);
      for (const pattern of absent) assert.doesNotMatch(content, pattern);
    });
  }
});

describe('what a text in reStructuredText is about', () => {
  const PAGE = `===========
Rescue mode
===========

Overview
========

.. note::

   The command is not available everywhere.

The service puts nodes into rescue mode. A node in rescue mode boots a ramdisk.
`;
  const { content } = run('keywords', PAGE, {}, { docType: 'reStructuredText' });

  it('is not what a note says beside it', () =>
    assert.match(content, /Meta description \| The service puts nodes into rescue mode\./));
  it('has the title over it, and not that of an overview', () =>
    assert.match(content, /Title tag \| Rescue mode \|/));
});

describe('extracts of a README with badges', () => {
  for (const [mode, pattern] of [
    ['summarize', /^## What it is\n\nUtility to parse a size \(such as `1TB`\) to bytes and back\.\n/],
    ['keywords', /Meta description \| Utility to parse a size/],
    ['outline', /\*Holds 2 tables \(Name, Type\)\.\*/],
  ] as const)
    it(`${mode} them in what stands under the badges, and count its tables`, () => {
      assert.match(run(mode, README, PRESET).content, pattern);
    });
});

describe('extracts of minutes, notes on a release and runbooks', () => {
  const MINUTES =
    '# Guild, 17 November\n\nPresent: Imani, Raj.\n\n## Search\n\nThe index leaves out all code. We decided to index code blocks on the production build only.\n\n## Versions\n\nDecision: keep version 3, but add a banner.\n\n## Actions\n\n| Who | What | By |\n| --- | --- | --- |\n| Raj | Index the code | 24 November |\n';
  for (const [name, mode, text, pattern] of [
    [
      'decisions in paragraphs',
      'summarize',
      MINUTES,
      /## Decisions\n\n- We decided to index code blocks on the production build only\.\n- Keep version 3, but add a banner\.\n/,
    ],
    ['days by which something is due', 'summarize', MINUTES, /- Index the code \(Raj, 24 November\)\./],
    [
      'what a release brings, and not its date',
      'summarize',
      '# Release notes 4.2\n\nReleased 3 November 2026\n\nThis release adds scheduled exports and removes the old webhooks.\n\n## Fixes\n\n- The dashboard no longer shows the date of yesterday.\n',
      /^## What it is\n\nThis release adds scheduled exports/,
    ],
    [
      'cautions in bold',
      'summarize',
      '# Lag\n\nThe runbook tells how to lower the lag.\n\n## Mitigation\n\n1. Drain the replica.\n2. Wait for ten seconds.\n\n**Caution:** never drain both replicas at once.\n',
      /## Warnings\n\n- Never drain both replicas at once\./,
    ],
    [
      'short forms with small letters',
      'glossary-gen',
      '# Tokens\n\nTokens come from the identity provider (IdP). The IdP signs them.\n',
      /\*\*IdP\*\* \| Identity provider\./,
    ],
    [
      'rare words that are known elsewhere',
      'glossary-gen',
      '# Refunds\n\nRefunds of chargebacks are not possible, and the API (application programming interface) says so.\n',
      /- \*\*chargebacks\*\* \(\d+ uses?\): in general, .+\. \[VERIFY\]/,
    ],
    [
      'the definition of what the title names',
      'keywords',
      '# Runbook: replica lag\n\nThe orders database has one primary and two read replicas. Replica lag is the time between a commit on the primary and the moment at which the same change becomes visible on a replica.\n\n## After the incident\n\nWrite a short note on the incident.\n',
      /^(?!.*after the incident)(?=.*Meta description \| Replica lag is the time)/s,
    ],
    [
      'no sections that all such pages have, and no people',
      'keywords',
      '# Release notes 4.2\n\nPresent: Hye-jin, Raj. Absent: Hye-jin.\n\n## Breaking changes\n\n- The old webhook format is gone. Hye-jin tested it.\n\n## Bug fixes\n\n- The scheduled exports stop no longer.\n\n## Known issues\n\n- Scheduled exports are slow.\n',
      /^(?!.*(?:- bug fixes|- breaking changes|- known issues|- Hye-jin))(?=.*- scheduled exports)/s,
    ],
    [
      'words with a hyphen whole in the slug, and nobody to write to',
      'keywords',
      '# Configure single sign-on\n\nMembers sign in with their own account. Single sign-on is on the Business plan. Contact Erik Sandberg for help.\n\n## Set up the connection\n\nPaste the address of the connection.\n',
      /^(?!.*- Contact)(?!.*Sandberg \()(?=.*`configure-single-sign-on`)/s,
    ],
    [
      'decisions in plain words, and a turn with what it turns',
      'explain',
      `${MINUTES.replace('Present: Imani, Raj.', 'The guild looks after all the pages of the product and meets on every second Tuesday. Every team has pages of its own, but the guild decides how they are written and published for readers.')}${'\nReaders search for pages, and a third of them leave after an empty page of results.\n'.repeat(3)}`,
      /^## In short\n\n(?=[^#]*\. But the guild decides how[^#]*\n)(?=[^#]*- Keep version 3, but add a banner\.)/,
    ],
  ] as const)
    it(`have ${name}`, () => assert.match(run(mode, text).content, pattern));
});

describe('what a glossary draws from a text', () => {
  const TERMS: readonly (readonly [text: string, row: RegExp])[] = [
    [
      'The standing charge is a fixed amount that you pay each day.',
      /\*\*standing charge\*\* \| The standing/,
    ],
    ['The unit rate is the price per kilowatt-hour.', /\*\*unit rate\*\* \| The unit rate is the price per/],
    ['Retention: how long messages are kept.', /\*\*retention\*\* \| How long messages are kept\./],
    [
      'Each topic is split into partitions, which are ordered logs stored on a broker.',
      /\*\*partitions\*\* \| Ordered logs stored on a broker\./,
    ],
    [
      'We send it to the billing contact, who is the person that receives all emails about it.',
      /\*\*billing contact\*\* \| The person that receives all emails about it\./,
    ],
  ];
  for (const [text, row] of TERMS)
    it(`holds what is said in passing: ${text}`, () => assert.match(run('glossary-gen', text).content, row));

  it('holds neither how to read a drawing nor messages that are sent', () =>
    assert.doesNotMatch(
      run(
        'glossary-gen',
        'Each line is a node in the tree.\n\nWe store the messages, which are sent on Monday.\n',
      ).content,
      /\*\*(?:line|messages)\*\* \|/,
    ));
});

describe('an outline of a text without headings', () => {
  it('tells each of several short paragraphs under one heading', () => {
    const { content: outline } = run(
      'outline',
      'Desk policy\n\nEveryone can work from home up to three days a week. Tuesday is the office day for all teams and you should tell your manager a week ahead.\n\nWe pay for a desk and a chair once every five years, up to 800 euros. Keep the receipts and submit them within 30 days of the purchase.\n\nCompany laptops leave the office only in their bags.\n\nLunch is served at noon in the kitchen.\n',
    );
    for (const text of ['Company laptops leave the office', 'Lunch is served at noon'])
      assert(outline.includes(text), outline);
  });
});

describe('what stands in an API page, a title and a policy', () => {
  const ROWS: readonly (readonly [what: string, mode: Mode, input: string, has: readonly string[]])[] = [
    [
      'its errors, and which parameters it needs',
      'summarize',
      '# Webhooks API\n\nWebhooks tell your server what happens in a workspace.\n\n## Create\n\n`POST /webhooks`\n\n| Parameter | Required | Description |\n|---|---|---|\n| `url` | Yes | The address that gets the events. |\n| `events` | Yes | The events to send. |\n| `secret` | No | Signs each payload. |\n\n## Errors\n\n| Status | Meaning |\n|---|---|\n| 409 | A webhook with this URL exists |\n',
      [
        '- `url`: The address that gets the events. Required.',
        '- `secret`: Signs each payload.\n',
        '## Errors\n\n- `409`: A webhook with this URL exists.',
      ],
    ],
    [
      'the words that an acronym stands for, and no piece of a task',
      'keywords',
      '# Move your team to single sign-on\n\nThis guide shows how to switch a team to single sign-on (SSO) with Okta.\n\n## Turn on single sign-on\n\nSelect **Turn on**. All members sign in with single sign-on from then on.\n',
      ['- single sign-on (4 uses)', '`move-team-single-sign-on`'],
    ],
    [
      'its headers, and statuses that are no errors',
      'summarize',
      '# Limits\n\nThe API allows 100 requests per minute.\n\n| Header | Description |\n|---|---|\n| `X-Left` | Requests left in this minute |\n\n| Status | Meaning |\n|---|---|\n| 200 | The request went through |\n| 429 | Too many requests |\n',
      ['## Headers\n\n- `X-Left`: Requests left in this minute.', '## Responses\n\n- `200`: The request'],
    ],
    [
      'what a README opens with, in place of the names of its sections',
      'keywords',
      '# http-assert\n\nAssert with status codes.\n\n## Install\n\nUse npm.\n\n## API\n\nSee below.\n',
      ['| Meta description | Assert with status codes. |'],
    ],
    [
      'a question, whole in its slug',
      'keywords',
      '# Why your invoices are late\n\nSmall companies wait 27 days on average for a customer to pay an invoice.\n',
      ['`why-your-invoices-are-late`'],
    ],
    [
      'formal words as people say them, and data that is stored',
      'explain',
      'Refunds are remitted within 10 days, provided that the item is unused. Data at rest is encrypted.',
      [
        'Refunds are sent within 10 days, if the item is unused. Data at rest (data that is stored) is encrypted.',
      ],
    ],
  ];
  for (const [what, mode, input, has] of ROWS)
    it(`is told: ${what}`, () => {
      const { content } = run(mode, input);
      for (const text of has) assert(content.includes(text), `no “${text}” in:\n${content}`);
    });
});
