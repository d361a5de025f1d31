import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const FILLER =
  'The broker keeps every message of a tenant in one partition, and a partition lives on three nodes, so that a node can fail without harm. ';

interface Row {
  readonly what: string;
  readonly input: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'keep a noun that could be the label of a box: notes, tips, warnings',
    input: `# App 2\n\nApp 2 is out.\n\n## New\n\n- Notes can be pinned to the top of a notebook.\n- Tips are shown on the first page only.\n\n${FILLER.repeat(6)}`,
    has: ['Notes can be pinned to the top of a notebook.', 'Tips are shown on the first page only.'],
  },
  {
    what: 'tell what follows “above that” and “the following month”, and who can see something',
    input: `# Limits\n\nThe service has limits.\n\n## Calls\n\nYou can send 100 requests per second per key. Above that, the service answers with an error.\n\n## Costs\n\nThe company pays EUR 40 a month. Submit receipts by the 5th of the following month. Members can see the receipts of their team.\n\n${FILLER.repeat(5)}`,
    has: [
      'Above that, the service answers with an error.',
      'Submit receipts by the 5th of the following month.',
      'Members can see the receipts',
    ],
  },
  {
    what: 'warn of what a reason in front forbids',
    input: `# Share\n\nShare it.\n\n## Links\n\nAnyone with the link can see the dashboard, so don't share dashboards with personal data.\n\nLogs hold the token, so never attach them to a ticket.\n\n${FILLER.repeat(5)}`,
    has: [
      '## Warnings\n\n- Anyone with the link can see the dashboard, so don',
      '- Logs hold the token, so never attach',
    ],
  },
  {
    what: 'keep the marks of code in what tables say',
    input: `# Calls\n\nCalls create orders.\n\n| Field | Description |\n| --- | --- |\n| \`service\` | \`economy\` or \`express\`. |\n| \`weight\` | In grams. |\n| \`to\` | Where it goes. |\n\n## Action items\n\n| Action | Owner | Due |\n| --- | --- | --- |\n| Set \`POOL_MAX\` everywhere | Marek | 15 March |\n`,
    has: ['- `service`: `economy` or `express`.', '- Set `POOL_MAX` everywhere (Marek, 15 March).'],
  },
  {
    what: 'begin with the title where the opening has no subject',
    input: `# Remote work policy\n\nEffective 1 September 2026. Applies to all employees of Halden Instruments.\n\n## Hours\n\n${FILLER.repeat(6)}`,
    has: [
      'What it is\n\nRemote work policy. Effective 1 September 2026. Applies to all employees of Halden Instruments.\n',
    ],
  },
  {
    what: 'make one sentence of a name and an opening without a subject',
    input: `# tidy-csv\n\nParses large files without loading them into memory. It runs everywhere.\n\n## Design\n\n${FILLER.repeat(6)}`,
    has: ['What it is\n\ntidy-csv parses large files without loading them into memory.'],
  },
  {
    what: 'tell a timeline whole, and apart',
    input: `# Outage report\n\nCheckout failed for 47 minutes.\n\n## Timeline\n\n- 09:05 Release 11 is rolled out.\n- 09:12 The error rate of the service rises.\n- 09:52 The release is rolled back.\n- 09:59 All is well.\n\n## Design\n\n${FILLER.repeat(5)}`,
    has: [
      '## Timeline\n\n- 09:05 Release 11 is rolled out.\n- 09:12 The error rate of the service rises.\n- 09:52 The release is rolled back.\n- 09:59 All is well.',
    ],
    lacks: ['**Timeline'],
  },
  {
    what: 'know headings that stand right above their paragraphs',
    input: `Lumen Notes 5.2 – release notes\nReleased 3 November 2026\n\nLumen Notes 5.2 brings offline search and shared notebooks for teams.\n\nNew\n* Offline search finds words in documents in 14 languages.\n\nKnown issues\nOn Windows, the search does not find words in pictures yet.\n\nBefore you upgrade\nBack up your notebooks. Version 5.1 can't open notebooks that 5.2 has written.\n\n${FILLER.repeat(4)}`,
    has: [
      '**Known issues:** On Windows, the search does not find words in pictures yet.',
      '## Before you start\n\n- Back up your notebooks.',
    ],
    lacks: ['upgrade Back up'],
  },
  {
    what: 'have what readers need to do as next steps, all of it',
    input: `Hi all,\n\nOn Saturday we will move the billing database to new hardware, and invoices can only be read.\n\nWhat you need to do:\n- Finance: finish the May invoice run before Friday, 17:00 UTC.\n- Support: put the banner live on Friday. The text is in the wiki.\n\n${FILLER}`,
    has: [
      '## Next steps\n\n- Finance: finish',
      '\n- Support: put the banner live on Friday. The text is in the wiki.',
    ],
    lacks: ['\n- The text is'],
  },
  {
    what: 'have no point whose pronoun has no name in front of it',
    input: `# Deployer\n\nThe deployer verifies artifacts.\n\n${FILLER.repeat(3)}\n\n## Rules\n\nThe deployer must refuse an artifact whose signature is missing. During the first month it only warns. Until its state is ready, it never restores a snapshot.\n\n${FILLER.repeat(3)}`,
    has: ['must refuse'],
    lacks: ['- During the first month it', '- Until its state'],
  },
  {
    what: 'tell what held until now, and what one kind of reader should do',
    input: `# Changes to our terms\n\nNew terms apply to all bookings from January.\n\n## What changes\n\nUntil now, guests could cancel up to 48 hours before. From January, the limit is seven days.\n\n## What hosts should do\n\n- Check the terms of your listings before December.\n- Update your messages.\n\n${FILLER.repeat(5)}`,
    has: [
      '**What changes:** Until now, guests could cancel up to 48 hours before. From January',
      '## Next steps\n\n- Check the terms of your listings before December.\n- Update your messages.',
    ],
  },
  {
    what: 'take no item that breaks off for a sentence',
    input: `# Reader\n\nThe reader reads a file.\n\n## Fails\n\nNothing is read if\n\n- the file cannot be read (wrong permissions, no such file, ...)\n- the file has the wrong owner\n\n${FILLER.repeat(5)}`,
    has: ['The reader reads a file.'],
    lacks: ['wrong permissions'],
  },
  {
    what: 'know a subject by its numbers',
    input: `Team,\n\nRacks 1 to 14 are in Ghent since Tuesday, and all services on them are up. Builds 7 and 8 were stopped.\n\nThe lease of the old place ends on 31 July.\n`,
    has: ['What it is\n\nRacks 1 to 14 are in Ghent since Tuesday'],
  },
  {
    what: 'begin with the title where the opening says from when it holds',
    input: `# Visitor policy\n\nValid from 1 May 2026. Covers everyone who enters a site without a badge.\n\n## Hours\n\n${FILLER.repeat(6)}`,
    has: ['Visitor policy. Valid from 1 May 2026. Covers everyone who enters a site without a badge.'],
  },
  {
    what: 'leave wrapped lines of a paragraph together',
    input: `Hello all,\n\nMaintenance starts on Monday\nand ends on Friday at noon, when all is well.\n\nThanks\nMira\n\nPlease save your work\nbefore that.\n`,
    has: ['Maintenance starts on Monday and ends on Friday'],
  },
];

describe('a summary', () => {
  for (const { what, input, has, lacks = [] } of ROWS)
    it(what, () => {
      const { content } = run('summarize', input);
      for (const part of has) assert.ok(content.includes(part), `${part}\n\n${content}`);
      for (const part of lacks) assert.ok(!content.includes(part), `${part}\n\n${content}`);
    });
});

describe('a glossary', () => {
  for (const [text, row] of [
    ['An order line is one product in one quantity.', '| **order line** | An order line is one product'],
    [
      'The log is the ordered list of all commands. Read the log.',
      '| **log** | The log is the ordered list of',
    ],
    ['We call the maximum lag the staleness bound.', '| **staleness bound** | We call the maximum lag'],
    [
      'Stock-to-dock delay means the hours between arrival and departure of a truck.',
      '| **stock-to-dock delay** | Stock-to-dock delay means',
    ],
    ['Dock-to-stock time (DTS) means the hours until goods are ready.', '| **DTS** | Dock-to-stock time.'],
  ])
    it(`has what is defined in: ${text}`, () => {
      const { content } = run('glossary-gen', `# Handbook\n\n${text}\n\nAll is well here.\n`);
      assert.ok(content.includes(row ?? ''), content);
    });

  it('has what marks bring in with what the sentence says of it', () => {
    const { content } = run(
      'glossary-gen',
      '# Snapshots\n\nA *retention policy* says how many snapshots of a volume are kept. Each *shard* keeps a part of the index.\n',
    );
    assert.ok(content.includes('| **retention policy** | A retention policy says how many'), content);
    assert.ok(content.includes('| **shard** | Each shard keeps'), content);
  });

  it('has what a thing stands behind, and no people by what they do', () => {
    const { content } = run(
      'glossary-gen',
      '# Charts\n\nA query is the SQL statement behind a chart. A query runs each hour.\n\n## Team leads\n\nTeam leads decide which days are free. Ask the team leads.\n',
    );
    assert.ok(content.includes('| **query** | A query is the SQL statement behind a chart. |'), content);
    assert.ok(!content.includes('| Team leads decide which'), content);
  });
});
