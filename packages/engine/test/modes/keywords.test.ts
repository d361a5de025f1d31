import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const TOOL = `# tallywatch

tallywatch compares what the ledger of your whole company thinks it has booked this year with what is really on your bank accounts tonight, and tells you about every single difference by mail.

tallywatch reads Terraform state on Linux. Run \`tally scan\` and look at \`/v1/reports\`. Use the \`Tally-Id\` header. The tallywatch report lists \`x\`.
`;
const MEETING = `# Guild sync, 19 November

Present: Mara, Tobias

## Search

The search logs show failed queries.
`;

interface Row {
  readonly what: string;
  readonly input: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'have the product that front matter names, things that are defined, and no verb behind “can’t” or before “us”',
    input:
      "---\ntitle: Holds don't reach the till\nproduct: Shelfmark\n---\n\nA hold keeps a book for a reader. A wrong sign cost us a day. A wrong sign cost us a week. A hold ends. A book that can't reach the till is late.\n",
    has: ['- **Product:** `shelfmark`', '- hold'],
    lacks: ['- sign cost', '- reach'],
  },
  {
    what: 'have words of a title in capitals as others write them, and no greeting for a description',
    input:
      'CLUB TOURNAMENT EVENING\n\nHi all, Pavel asked me to write this down. Pairings come from the program on the laptop. The tournament evening starts at seven. Pairings are printed.\n',
    has: ['| Title tag | Club tournament evening |'],
    lacks: ['- CLUB', '| Meta description | Hi', '| Meta description | Pair'],
  },
  {
    what: 'keep what stands in front of a dash where a title is too long, and all parts of a series',
    input:
      "# Refunds that don't reach the customer's card – what support should do first\n\nA refund has three parts: we request it, the acquirer that takes payments of cards for all of our shops accepts it, the bank of the customer whom it belongs to posts it.\n",
    has: ["| Title tag | Refunds that don't reach the customer's card |"],
    lacks: ['accepts it. |'],
  },
  {
    what: 'know a policy by its parts, and a concept by its title',
    input:
      '# Recordings\n\n## 1. Purpose\n\nIt says how long.\n\n## 2. Faults\n\nNone.\n\n## 3. Review\n\nEach year.\n',
    has: ['- **Content type:** `policy`'],
  },
  {
    what: 'have what whole headings and questions name, and no verb or common word of a heading alone',
    input:
      '# Remote Work Policy\n\nThe office is open. The office has desks.\n\n## Hybrid Schedule\n\nWork two days at home when the office exits the lease.\n\n## Company-Provided Equipment\n\nA laptop.\n\n## Graceful exit\n\nThe lease exits.\n\n## Comparison\n\nNone.\n',
    has: ['- remote work\n', '- hybrid schedule\n', '- company-provided equipment\n', '- graceful exit\n'],
    lacks: ['- exit', '- comparison', '- Remote Work'],
  },
  {
    what: 'have no task for a heading that names a thing',
    input:
      '# Deployment checklist\n\nThe Internet is a hostile environment. This list helps you to review the settings before a deployment.\n\n## Log retention\n\nLogs are kept.\n\n## Build your agents\n\nAgents are built.\n',
    has: ['- how to build your agents\n'],
    lacks: ['how to log'],
  },
  {
    what: 'have no word alone that every text has',
    input:
      '# Data churn\n\nData churn is high.\n\n## One\n\nAll.\n\n## Two\n\nThe location of a symlink has a size. The symlink location and size. The symlink location and size.\n',
    has: ['- symlink'],
    lacks: ['- location', '- size'],
  },
  {
    what: 'have a title and a description for questions without a title',
    input:
      "Why can't I see my thermostat in the app?\n\nThe app shows devices of one home. The thermostat must be on.\n\nCan I use it with a heat pump?\n\nYes, the thermostat takes it.\n\nThe battery warning is showing but I have wired power. Is that normal?\n\nNo. The wire is loose or missing in most of such cases, so switch it off first.\n",
    has: ['| Title tag | Thermostat FAQ |', '| Meta description | Answers: Why can', '- wired power\n'],
    lacks: ['- wire\n'],
  },
  {
    what: 'are named after what the text tells its readers to install, and after a title of nouns',
    input:
      '<div>\n\n![npm](https://img.example/v)\n\n</div>\n\n### A package that spawns clusters\n\n`embedded-store` is on the registry:\n\n```sh\nnpm i embedded-store\n```\n',
    has: ['| Title tag | embedded-store |'],
  },
  {
    what: 'have a title of more words than phrases have, and nothing of the heads of tables',
    input:
      '# Diagnostic tooling support tiers\n\nEach of the tools is in one tier.\n\n## Lists\n\n| Tool Type | Target |\n| --- | --- |\n| FFDC | 1 |\n\n## Others\n\n| Tool Type | Target |\n| --- | --- |\n| Memory | 2 |\n',
    has: ['- diagnostic tooling support tiers\n'],
    lacks: ['tool type', '- target'],
  },
  {
    what: 'read headings without their numbers',
    input:
      '# Values\n\nThe values guide us.\n\n## 1 - Build a release candidate\n\nThe candidate is built.\n\n## 2 - Operational qualities of servers\n\nThe servers are fast.\n',
    has: ['- how to build a release candidate\n'],
    lacks: ['- - '],
  },
  {
    what: 'have no description that the words of the house break off',
    input:
      '# Class: RetryHandler\n\nExtends: `Handler`\n\nA handler class that implements the retry logic for a request.\n\n## Options\n\nThe handler does not retry over stateful bodies (e.g. streams, iterables) as those, once consumed, are left in a state that cannot be used again.\n',
    has: ['| Meta description | A handler class that implements the retry logic for a request. |'],
    lacks: ['`class`'],
  },
  {
    what: 'take nothing from a license',
    input:
      '# tidy-csv\n\ntidy-csv cleans up large tables. A table may have many columns.\n\n## License\n\nCopyright Mira. Permission is granted to copy the Software. The Software comes without warranty. The copyright stays. The Software is free.\n',
    has: ['tidy-csv'],
    lacks: ['- Software', 'copyright (', 'warranty'],
  },
  {
    what: 'have no verb of a sentence in a phrase',
    input:
      '# Terms\n\npgtide copies tables between two servers. Non-refundable rates stay non-refundable. The role Recipient Admin is needed.\n',
    has: ['- non-refundable rates\n'],
    lacks: ['- pgtide copies', 'rates stay\n'],
  },
  {
    what: 'take nothing from fields above the text, acts, or words that stand in a question alone',
    input:
      '# RFC 12: Signed artifacts\n\nStatus: Accepted\nAuthors: H. Lindqvist\n\nThe build farm signs each artifact. The build farm is fast. The build farm asks. Much time was spent installing dependencies.\n\n## Can I share it with a friend?\n\nNo.\n',
    has: ['- build farm'],
    lacks: ['accepted authors', 'installing', '- friend'],
  },
  {
    what: 'name what a list of questions is about, and take no minutes of time for minutes of a meeting',
    input:
      '# Student parking FAQ\n\nA permit is needed.\n\n## How long do I wait for it?\n\nAbout 9 minutes. The permit is digital. A permit is for cars.\n',
    has: ['- student parking\n'],
    lacks: ['- student parking FAQ'],
  },
  {
    what: 'know a post from the minutes of a meeting',
    input:
      '# How we cut our build time from 40 to 9 minutes\n\nOur pipeline took 40 minutes. Today it takes nine.\n',
    has: ['- build time'],
    lacks: ['meeting-notes'],
  },
  {
    what: 'have nouns that the opening says together, and no month, zone of time or part of a name',
    input:
      '# Outage on 14 March 2026\n\nOn 14 March, some checkout attempts failed because the payments service ran out of database connections. All times are CET.\n\n## Cause\n\nRelease 5 came on 14 March.\n',
    has: ['- database connections', '- checkout attempts', '- payments service'],
    lacks: ['- March', '- CET'],
  },
  {
    what: 'take a name of several words for the product where the opening says what it does',
    input:
      '# Shipments API\n\nThe Shipments API lets carriers create shipments.\n\n## Cancel a shipment\n\nA shipment can be canceled.\n',
    has: ['**Product:** `shipments-api`', 'how to cancel a shipment\n'],
  },
  {
    what: 'have what a program is told to do in blocks of code',
    input:
      '# tallywatch\n\ntallywatch compares books. tallywatch is small. Try tallywatch.\n\n```sh\n$ tallywatch scan --all\n```\n\n## Before you upgrade\n\nSave all.\n',
    has: ['- `tallywatch scan`'],
    lacks: ['before you upgrade'],
  },
  {
    what: 'name the product as its title writes it',
    input: TOOL,
    has: ['- tallywatch (', '| Title tag | tallywatch |', '**Product:** `tallywatch`'],
  },
  {
    what: 'describe it with as much of its first sentence as fits',
    input: TOOL,
    has: ['accounts tonight. |'],
    lacks: ['and more.', '[VERIFY] No sentence'],
  },
  { what: 'name technologies that stand but once', input: TOOL, has: ['\n- Terraform\n', '\n- Linux\n'] },
  {
    what: 'have telling code that stands but once, where there is little',
    input: TOOL,
    has: ['`tally scan`', '`/v1/reports`', '`Tally-Id`'],
    lacks: ['- `x`'],
  },
  {
    what: 'take the name before a version for the product',
    input: '# Hearth 5.2 release notes\n\nHearth 5.2 makes large homes faster.\n',
    has: ['**Product:** `hearth`', '- Hearth'],
  },
  {
    what: 'know a name by its capital in a heading of small words',
    input:
      '# Rate limits of the Lumen service\n\nLumen counts requests. Lumen sends headers. Lumen answers.\n',
    has: ['- Lumen'],
    lacks: ['- lumen'],
  },
  {
    what: 'take a common noun for no product',
    input:
      '# Backpressure\n\nWith backpressure, a stage waits. Without backpressure, it fails. Both need backpressure.\n\n## What happens at the edge\n\nIt waits.\n',
    has: ['**Product:** [VERIFY]', '- what happens at the edge\n'],
  },
  {
    what: 'know the notes of a meeting by who was there',
    input: MEETING,
    has: ['**Content type:** `meeting-notes`'],
  },
  {
    what: 'know pairs with “of”, what the opening is about, and the requests of an API',
    input:
      '---\ntitle: Cast your votes for a proposal while respecting VoteQuotaBudget\n---\n\nThis page shows how to cast votes with signed ballot papers. The tools our users employ.\n\n## Cast a vote\n\n```http\nPOST /v1/votes HTTP/1.1\n```\n\n##### Path parameters\n\nAvoid a conflict of interest. The VoteQuotaBudget holds. A conflict of interest voids it.\n\n## Advanced topics\n\nConflicts of interest are told. The number of votes is told. The number of votes is kept.\n',
    has: [
      '- conflict of interest (3 uses)\n',
      '- `POST /v1/votes`\n',
      '- **Content type:** `how-to`',
      '- **Product:** [VERIFY]',
      '| Title tag | Cast your votes for a proposal |',
    ],
    lacks: ['advanced topics', 'path parameters', '- number of', 'employ'],
  },
  {
    what: 'have the name that readers install for a title, and no method of HTTP for an acronym',
    input:
      'Introduction\n============\n\ntallyhttp is an HTTP client library of many features that has support for the Cache-Control header.\n\n### Redirects\n\nFollows redirects on GETs. The Cache-Control header is read. Cache-Control is kept.\n\nInstallation\n============\n\n    $ pip install tallyhttp\n',
    has: ['| Title tag | tallyhttp |'],
    lacks: ['- GET\n'],
  },
  {
    what: 'keep the title of a text with a second part of its level, and take nothing from what the title does',
    input:
      'Supporting rootless builds\n=====\n\nStatus: stable\n\nBackground\n----\n\nPackages require root.\n\nSpecification\n----\n\nA field tells of root.\n\nCases\n----\n\nThe root is asked.\n\nPreparation\n=====\n\nNone.\n',
    has: ['| Title tag | Supporting rootless builds |'],
    lacks: ['- supporting\n'],
  },
  {
    what: 'have the name that the opening explains for a title',
    input:
      'OVERVIEW\n========\n\ntallykit is a toolkit for authorizations. GitLab has it.\n\nRELEASES\n========\n\nReleases are on GitLab. GitLab keeps them.\n',
    has: ['| Title tag | tallykit – toolkit for authorizations |'],
  },
  {
    what: 'take the phrase of a short opening for what the text is about',
    input:
      '# tallycert\n\ntallycert is a simple tool for making locally-trusted development certificates. It makes a certificate for development.\n\n## Advanced topics\n\nUse the package.\n',
    has: ['- development certificates\n\n##'],
  },
  {
    what: 'take a section that readers are sent to for no name',
    input:
      '# Failover\n\nStop here and go to [Aftercare](#aftercare). The failover is done. See also Aftercare.\n\n## Aftercare\n\nReplace the node.\n\n## Related pages\n\nThe failover.\n',
    has: ['- failover'],
    lacks: ['- Aftercare', '- pages'],
  },
  {
    what: 'take no verb of a short clause for a noun, whatever stands behind it',
    input:
      'The SDK caches flag values for 60 seconds. If the worker stops, the index goes stale. The coach leaves school at 8:15 and returns at 4 p.m. Part-time staff accrue leave slowly. A root canal removes infected tissue. TLS certificates for services are signed. Please book your leave. Do not chew on the treated side.\n',
    has: ['- flag values\n', '- root canal\n', '- TLS certificates\n', '- part-time staff\n'],
    lacks: ['- SDK caches', '- worker stops', '- coach leaves', 'accrue', '- chew', 'p.m', '- book'],
  },
  {
    what: 'name first what the title names, in whole, and the product that it names',
    input:
      '# tallytree\n\nTally a ledger tree passing each leaf to a callback.\n\nThe tallytree package reads a leaf. Another tallytree leaf. Your merge request is read. Merge requests are fine.\n\n## Merge requests\n\nTo re-open a merge request, press Open. The leaf is read by tallytree.\n',
    has: ['### Primary\n\n- tallytree', '- how to re-open a merge request'],
    lacks: ['how to merge', 'tallytree package'],
  },
  {
    what: 'have the weightiest phrase of a text without a title first, and not its words again',
    input:
      'If your endpoint does not answer in time, we treat the webhook delivery as failed. Each delivery carries a key. The endpoint is disabled after a delivery.\n',
    has: ['| Title tag | Webhook delivery |', '### Primary\n\n- webhook delivery\n'],
    lacks: ['- delivery ('],
  },
  {
    what: 'take a heading of manual pages for no title, and describe nothing by “it”',
    input:
      'Description\n\nGNU tallyed is a line-oriented text editor. It is used to create, show, and modify text files, both interactively and by means of scripts, on all kinds of terminals and systems.\n\nCOPYRIGHT\n---------\n\nNone.\n',
    has: [
      '| Title tag | GNU tallyed – line-oriented text editor |',
      '| GNU tallyed is a line-oriented text editor. |',
    ],
    lacks: ['- description', '- copyright'],
  },
  {
    what: 'have the verb behind “we” and a name for none, and a title from the first sentence whatever it is',
    input: 'We cache product pages at the edge. The Harbour Choir rehearses every Wednesday.\n',
    has: ['| Title tag | Product pages |', '- product pages\n', '- Harbour Choir\n'],
    lacks: ['| – ', '- Harbour Choir rehearses'],
  },
  {
    what: 'take the aim of the first sentence for the title',
    input:
      'To roll back a release, open the pipeline and select the last green build. Post the build number.\n',
    has: ['| Title tag | How to roll back a release |', '- how to roll back a release\n'],
    lacks: ['- back a release'],
  },
  {
    what: 'cut no title between two words that tell of one thing',
    input:
      '# p-tally\n\n> Run multiple promise-returning and async functions with limited concurrency\n\nTHIS MARKS A BREAKING CHANGE for p-tally.\n\n- Debounce promise-returning and async functions\n',
    has: ['| Title tag | p-tally |'],
    lacks: ['- MARKS', '- debounce promise-returning'],
  },
  {
    what: 'have nothing of what lawyers and sponsors say, whatever the level of its heading',
    input:
      '# tallykeys\n\nThe visitor reads a tree. The visitor tree is small. A visitor tree.\n\n# License MIT\n\nIN NO EVENT SHALL THE AUTHORS pay DAMAGES. No DAMAGES at all.\n\n# Team\n\n## Platinum Sponsors\n\nThe platinum sponsors pay. The platinum sponsors pay.\n',
    has: ['- visitor tree'],
    lacks: ['DAMAGES', 'sponsors'],
  },
  {
    what: 'describe no release by its date',
    input:
      '# Fieldtally 4.2\n\nReleased 3 June 2026.\n\n## New\n\n- Soil samples can be exported.\n\n## Changed\n\n- The interval is 15 minutes.\n\n## Fixed\n\n- Photos were rotated.\n',
    lacks: ['| Released 3 June'],
    has: ['| Meta description | Fieldtally 4.2'],
  },
  {
    what: 'describe what a mail tells by its news',
    input:
      'Hi all, from January the PTO policy changes. Full-time employees get 25 days of PTO a year, up from 22. Please book your leave in Workday.\n',
    has: [
      '| From January the PTO policy changes. Full-time employees get 25 days of PTO a year, up from 22. |',
    ],
  },
  {
    what: 'know a title with a particle for a task, and a plural with a verb for a subject',
    input: '# Trade in your old bike\n\nExports to CSV contain 50 rows at most. Bring the bike.\n',
    has: ['- how to trade in your old bike', '- old bike\n', '| Exports to CSV contain 50 rows at most.'],
  },
  {
    what: 'keep the particle of a verb in the slug',
    input: '# Sign in to the portal\n\nEnter the one-time code within 10 minutes.\n',
    has: ['| `sign-in-portal` |', '- sign in to the portal\n'],
  },
  {
    what: 'have the whole title for the first keyword, possessive and all',
    input:
      "Residents' parking permit\n\nYou can apply for a residents' parking permit if you live in zones A to F. A first permit costs £72 a year, a second £140. Permits take five working days.\n",
    has: ["### Primary\n\n- residents' parking permit\n"],
    lacks: ['- residents\n'],
  },
  {
    what: 'take a title from the task that a text begins with',
    input:
      'How to descale the kettle: fill it half with water, add 100 ml of white vinegar, boil, and rinse three times. Never use bleach.\n',
    has: [
      '| Title tag | How to descale the kettle |',
      '| `descale-kettle` |',
      '### Primary\n\n- descale the kettle\n',
    ],
  },
  {
    what: 'describe a package by its opening, cut at a clause, and never by its sections',
    input:
      '# keyturn\n\nKeyturn is a module for signing and verifying data (such as cookies or URLs) through a rotating credential system, in which new server keys can be added and old ones removed regularly.\n\n## Install\n\n    npm install keyturn\n\n## API\n\n### keyturn.sign(data)\n\nSigns the data.\n\n## Example\n\n    sign(1)\n',
    has: ['(such as cookies or URLs) through a rotating credential system. |'],
    lacks: ['in these sections'],
  },
  {
    what: 'take a term with signs in it as it is',
    input: '# Holds\n\nWe like it. **Hold++** is a thing that you have.\n',
    has: ['- Hold++'],
  },
];

describe('keywords', () => {
  for (const { what, input, has, lacks = [] } of ROWS)
    it(what, () => {
      const { content } = run('keywords', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
