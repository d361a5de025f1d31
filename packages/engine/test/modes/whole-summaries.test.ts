import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Sections with what a summary has to tell of each: facts as sentences, which can stand in other forms. */
const SECTIONS: readonly (readonly [title: string, facts: readonly string[]])[] = [
  [
    'Signals',
    ['The alert `QueueStuck` fires.', 'The dashboard shows no new rows.', 'Support reports late mails.'],
  ],
  ['Limits', ['A tenant may own 40 queues.', 'Messages expire after 14 days.']],
  ['Pricing', ['Every queue costs 2 euros a month.', 'Idle queues are free.']],
  ['Support', ['The platform team answers within four hours.', 'Outages are told on the status page.']],
];
const FILLER =
  'The broker keeps every message of a tenant in one partition, and a partition lives on three nodes, so that a node can fail without harm. ';
const FORMS: Readonly<Record<string, (facts: readonly string[]) => string>> = {
  'in a paragraph': (facts) => facts.join(' '),
  'in paragraphs': (facts) => facts.join('\n\n'),
  'in bullets': (facts) => facts.map((fact) => `- ${fact}`).join('\n'),
  'behind a lead-in': (facts) => `This is known so far.\n\n${facts.map((fact) => `* ${fact}`).join('\n')}`,
};

function documentOf(form: (facts: readonly string[]) => string, level: string): string {
  const sections = SECTIONS.map(([title, facts]) => `${level} ${title}\n\n${form(facts)}\n`);
  return `# mailbroker\n\nmailbroker moves mails between tenants. It never reads them.\n\n${level} Design\n\n${FILLER.repeat(2)}\n\n${sections.join('\n')}`;
}

const summaryOf = (input: string): string => run('summarize', input, {}).content;

describe('the steps of a summary', () => {
  it('are the orders that paragraphs under a task begin with, and what must be done in turn', () => {
    const text =
      '# Backups\n\n## Adding drives\n\nConnect the drive. Format it, if not done already. It may be old.\n\nNote the ID in the list.\n\nMount the drive:\n\n    mount /dev/a\n\nUnmount and reconnect the drive.\n\n## Settings\n\nFirst, you must add the `First` class to the list after `Second`:\n\n    a\n    b\n\nNext, you must replace the old class:\n\n    c\n    d\n';
    const summary = summaryOf(text);
    assert.match(
      summary,
      /1\. Connect the drive\.\n2\. Format it, if not done already\.\n3\. Note the ID in the list\.\n4\. Mount the drive: `mount \/dev\/a`\.\n5\. Unmount and reconnect the drive\.\n/,
    );
    assert.match(
      summary,
      /1\. Add the `First` class to the list after `Second`\.\n2\. Replace the old class\./,
    );
  });
});

describe('a summary', () => {
  it('has the code of HTML as code, and takes no meaning of a term for a warning', () => {
    const { content } = run(
      'summarize',
      '<h1>Pages</h1><p>The tool puts the site on the <code>a&amp;b</code> branch of your project.</p><ul><li><b>Backup:</b> A copy of the data for when the data is lost.</li></ul>',
      {},
      { docType: 'html' },
    );
    assert.match(content, /on the `a&b` branch/);
    assert.doesNotMatch(content, /## Warnings/);
  });
});

describe('a summary of a longer text', () => {
  for (const [name, form] of Object.entries(FORMS))
    for (const level of ['##', '###'])
      it(`tells every fact once of sections ${name} under ${level}`, () => {
        const summary = summaryOf(`${documentOf(form, level)}\n${FILLER.repeat(4)}\n`);
        for (const [title, facts] of SECTIONS) {
          assert.ok(summary.includes(`**${title}:** `), summary);
          for (const fact of facts) assert.equal(summary.split(fact).length, 2, `${fact}\n${summary}`);
        }
      });

  it('says what the text is with the rest of its opening, and the name as its title writes it', () => {
    const summary = summaryOf(`${documentOf(FORMS['in bullets'] ?? String, '##')}\n${FILLER.repeat(5)}`);
    assert.ok(
      summary.startsWith('## What it is\n\nmailbroker moves mails between tenants. It never reads them.\n'),
    );
  });

  it('has warnings with their reasons, and items of breaking changes whole', () => {
    const summary = summaryOf(
      `# Notes\n\nThe release is out.\n\n## Settings\n\nDo not raise the limit above 32. The provider slows down the whole account.\n\n## Breaking changes\n\n- The call needs a token. Create one in the settings. Calls without one fail.\n\n## Design\n\n${FILLER.repeat(8)}`,
    );
    assert.ok(
      summary.includes('\n- Do not raise the limit above 32. The provider slows down the whole account.'),
    );
    assert.ok(
      summary.includes('\n- The call needs a token. Create one in the settings. Calls without one fail.'),
    );
    assert.equal(summary.split('slows down').length, 2, summary);
  });

  it('has open tasks as next steps, and no sentence of its middle as what it is', () => {
    const summary = summaryOf(
      '# Guild sync\n\n## Search\n\nMara showed the logs. The top query is "rotate token".\n\n- [ ] Yuki: change the pages\n- [x] Ines: ask support\n\n## Docs\n\nThe old docs stay.\n\n## Next sync\n\nWe meet on 3 December in the usual room.\n',
    );
    assert.ok(
      summary.startsWith('## What it is\n\nGuild sync, in these sections: Search, Docs, and Next sync.\n'),
      summary,
    );
    assert.ok(summary.endsWith('## Next steps\n\n- Yuki: change the pages'), summary);
  });

  it('tells no step twice, what is needed before, and why a warning at the end of its paragraph is one', () => {
    const summary = summaryOf(
      `# Share a list\n\nYou can share a list.\n\n## What you need\n\n- A paid plan.\n\n## Share it\n\n1. Open the list of your team.\n2. Click Send invitation.\n\nEach person gets a mail with a link.\n\n## Locks\n\nFind out who holds the lock. Never kill a migration. A killed migration leaves the table half changed.\n\n## Design\n\n${FILLER.repeat(8)}`,
    );
    assert.equal(summary.split('Click Send invitation').length, 2, summary);
    assert.ok(summary.includes('## Before you start\n\n- A paid plan.'), summary);
    assert.ok(
      summary.includes('- Never kill a migration. A killed migration leaves the table half changed.'),
      summary,
    );
  });

  it('has what must be done by a day as a next step, in notes under a title alone', () => {
    const summary = summaryOf(
      `# Handover of the label service\n\nThe label service prints labels for the three warehouses of the company in the north.\n\nThe carriers tell us two weeks before. The move to the new API must be done by the end of March, because they switch the old one off.\n\n${FILLER}\n`,
    );
    assert.match(summary, /## Next steps\n\n- The move to the new API must be done by the end of March/);
  });

  it('has what stands under “what we will change” as next steps, without what is done', () => {
    const summary = summaryOf(
      `Hi all,\n\non 2 November 1,312 invoices were not sent. Nobody was charged twice.\n\nThe job ended without an error because it compares no numbers.\n\nWhat we will change:\n- Sort by id again (done)\n- Compare the numbers (Jonas, 14 November)\n\nPlease tell me if I got anything wrong.\n`,
    );
    assert.ok(summary.endsWith('## Next steps\n\n- Compare the numbers (Jonas, 14 November)'), summary);
  });

  it('tells what codes mean, of lists and tables', () => {
    const summary = summaryOf(
      `# Tool\n\nThe tool checks drift.\n\n## Exit codes\n\n- \`0\`: no drift\n- \`2\`: drift was found\n\n## Errors\n\n| Status | Code | Meaning |\n|---|---|---|\n| 400 | \`bad_url\` | The address is wrong |\n| 409 | \`twice\` | The address is taken |\n\n## Design\n\n${FILLER.repeat(8)}`,
    );
    assert.ok(summary.includes('- **Exit codes:** `0`: no drift; `2`: drift was found.'), summary);
    assert.ok(
      summary.includes('- **Errors:** 400: The address is wrong; 409: The address is taken.'),
      summary,
    );
  });

  it('tells what a table compares, and keeps its columns where a cell is empty', () => {
    const summary = summaryOf(
      `# Move\n\nThe move is due in May.\n\n## What changes\n\n| | Relay | Hub |\n|---|---|---|\n| Host | relay.int | hub.int |\n| Port | 25 | 587 |\n\n## Limits\n\n| Name | Note | Meaning |\n|---|---|---|\n| Burst | | Mails at once |\n| Rate | new | Mails a minute |\n\n## Design\n\n${FILLER.repeat(6)}`,
    );
    assert.ok(
      summary.includes('**What changes:** Host: Relay relay.int, Hub hub.int; port: Relay 25, Hub 587.') ||
        summary.includes('**What changes:** Host: Relay relay.int, Hub hub.int; Port: Relay 25, Hub 587.'),
      summary,
    );
    assert.match(summary, /\*\*Limits:\*\* Burst: Mails at once; rate: Mails a minute\./i);
  });

  it('takes a greeting for no opening, an order for no reason, and all that is needed from a reader as next steps', () => {
    const summary = summaryOf(
      `# First week\n\nWelcome! This page tells you what to do in your first five days.\n\n## Listen\n\nListen to ten calls. Don't answer yet. Write down every word that is new.\n\n## Asks\n\nTwo things we need from you:\n\n- Answer the survey about environments\n- Remove your unused namespaces\n\n## Design\n\n${FILLER.repeat(6)}`,
    );
    assert.ok(
      summary.startsWith('## What it is\n\nThis page tells you what to do in your first five days.'),
      summary,
    );
    assert.ok(!/yet\. Write/.test(summary.split('## Warnings')[1] ?? ''), summary);
    assert.ok(summary.includes('- Answer the survey about environments'), summary);
  });

  it('takes credits that the text speaks of for no thanks', () => {
    const summary = summaryOf(
      `# Flow\n\nThe flow has stages.\n\n## Credits\n\nA consumer grants credits to a producer.\n\n## Stages\n\nA stage waits for the next.\n\n## Edge\n\n${FILLER.repeat(8)}`,
    );
    assert.ok(summary.includes('A consumer grants credits to a producer.'), summary);
  });
});

describe('an explanation of a longer text', () => {
  const explained = (input: string): string => run('explain', input, {}).content;

  it('tells in short what leads to a point, so that nothing in it hangs in the air', () => {
    const content = explained(
      `# Alerts at night\n\nAlerts wake people at night.\n\n## Design\n\n${FILLER.repeat(9)}\n\n## Escalation\n\nIf users wait for 20 minutes, call the database lead. The number is in the phone book of the alerts at night.\n`,
    );
    const [short = ''] = content.split('## In plain language');
    assert.match(
      short,
      /\*\*Escalation:\*\* If users wait for 20 minutes, call the database lead\. The number/,
    );
  });

  it('says no definition among its words that it tells in short', () => {
    const content = explained(
      `# How Courier works\n\nCourier is the service that sends our mails. It is small.\n\n## Design\n\n${FILLER.repeat(8)}\n\n## Templates\n\nA partial is a piece of a template that several templates share.\n`,
    );
    assert.ok(!content.includes('**Courier:**'), content);
    assert.ok(content.includes('Courier is the service that sends our mails.'), content);
  });

  it('has no gloss of what a sentence itself explains, and says what “it” is where a definition does not', () => {
    const content = explained(
      `# Backpressure\n\nBackpressure is how a slow stage tells others to wait. The cluster has a quorum.\n\n## Edge\n\nThe gateway has a disk. It keeps up to 64 MB on the disk (the spill buffer). The spill buffer is small.\n\n## Design\n\n${FILLER.repeat(8)}\n`,
    );
    assert.ok(!content.includes('Backpressure ('), content);
    assert.ok(content.includes('quorum (the number of members that must agree)'), content);
    assert.ok(content.includes('- **spill buffer:** The gateway has a disk. It keeps up to 64 MB'), content);
  });
});

/** Documents, what a summary of them says, and what it must not say. */
const TOLD: readonly (readonly [what: string, input: string, says: readonly string[], silent: RegExp])[] = [
  [
    'tells what the items of “if you:” are, what has no way back, and all don’ts; whom to ask is no open question',
    `# Driving\n\nThis page is for drivers. So far we keep the keys of all vans in one box. ${FILLER.repeat(3)}\n\nQuestions: vans@food.example\n\n## Who\n\nYou can drive if you:\n\n- are 21 or older\n- have held a licence for two years\n\n## Upgrade\n\nYou can't go back to 5.1 after the migration. Keys of last year stop working with this version.\n\n## don'ts\n\n- Don't refund twice. We did that in March.\n- Don't promise a date\n`,
    [
      'You can drive if you: are 21 or older; have held a licence for two years.',
      "- You can't go back to 5.1 after the migration.",
      'Keys of last year stop working with this version.',
      "- Don't promise a date",
    ],
    /Open questions|@food|Far we/,
  ],
  [
    'reads labels above lists under a lone title as sections',
    'Stuck replicas\n==============\n\nSummary\n- Followers fall behind or stop applying the log, which threatens the disk.\n\nDiagnosis\n1) Inspect the lag of each replica.\n2) Check the network path to it.\n\nVerification\n- The lag is decreasing on all replicas.\n',
    ['## What it is\n\nFollowers fall behind', '## Steps\n\n1. Inspect the lag', 'The lag is decreasing'],
    /Diagnosis\n1/,
  ],
  [
    'keeps the sentence that leads in code, where it says all',
    `# Mocking\n\nThe library mocks requests. ${FILLER.repeat(3)}\n\n## Debug\n\nTo prevent real requests from being made, use \`agent.disableNet()\`:\n\n\`\`\`js\nagent.disableNet();\nagent.go();\n\`\`\`\n\n## Output\n\nFor a call with two arguments, the result looks like this:\n\n\`\`\`js\nx();\ny();\n\`\`\`\n`,
    ['To prevent real requests from being made, use `agent.disableNet()`.'],
    /looks like/,
  ],
  [
    'tells items with the lead that denies them, and what is said of functions beside their names alone',
    `# lock\n\nA lockfile utility that works on a network. ${FILLER.repeat(6)}\n\n## Compromised\n\nThe tool does not detect cases in which:\n\n- A file is removed by hand\n- Two values are used for one file\n\n## Limits\n\nA tenant may own 40 locks at a time.\n\n## Design\n\nThis library uses one strategy which works on any disk.\n\n${['lock', 'unlock', 'check', 'free'].map((name) => `## ${name}(path)\n\nWaits until the server answers the ${name}. The ${name} may take a second.\n`).join('\n')}`,
    [
      'The tool does not detect cases in which: a file is removed by hand; two values are used for one file.',
      'This library uses one strategy',
    ],
    /^- Two values|^- \*\*lock/m,
  ],
  [
    'tells the steps of a checklist, and what a text of questions answers',
    '# Leaving\n\nThis document is a checklist of things to do when somebody leaves.\n\n- Remove the person from the team.\n- Open a request to move the name.\n- Ask which rights are left.\n',
    ['## Steps\n\n- Remove the person from the team.'],
    /What it is\n\n[^\n]*Remove/,
  ],
  [
    'says what a list of questions answers, and not what its first answer says',
    '# FAQ\n\n## Is it everywhere already?\n\nNot really, that is a dangerous assumption to make.\n\n## Should I bother?\n\nYes, wherever the text may come from others.\n\n## Is it fast?\n\nIt takes 20 ms for a page of text.\n',
    ['## What it is\n\nFAQ. Answers: Is it everywhere already? Should I bother? Is it fast?'],
    /What it is\n\nNot really/,
  ],
  [
    'has the classes that a list below a sentence names',
    `# Tiers\n\nEach tool has been put into one of the following tiers.\n\n- Tier 1 - must always be working for all releases\n- Tier 2 - must be working for some of the releases\n\n## Design\n\n${FILLER.repeat(3)}\n`,
    ['one of the following tiers: Tier 1 and Tier 2.'],
    /TODO/,
  ],
  [
    'joins items with the lead that begins their sentence, and takes requirements of a specification for no warnings',
    `# Field\n\nThe goal of the following proposal is to standardize a field for packages. ${FILLER.repeat(3)}\n\n## Uses\n\nWe use the field to:\n\n- Denote that a package stays\n- Mark a package as broken\n\nThe project provides a:\n\n- Web server\n- Socket client for tests\n\n## Rules\n\nProtected packages should not be required to be installed.\n\nTo put some content to a server that uses a password:\n\n\`\`\`js\nput();\nput();\n\`\`\`\n`,
    [
      '## What it is\n\nThe goal of the following proposal is to standardize a field',
      'We use the field to: denote that a package stays; mark a package as broken.',
      'The project provides: web server; socket client for tests.',
    ],
    /## Warnings|To put some content|- Denote/,
  ],
  [
    'has the steps of a list that asks others, and roles of reStructuredText as code',
    `Notes\n=====\n\nThe :prop:\`<LANG>_EXTENSIONS\` property is set. ${FILLER.repeat(4)}\n\nRepair\n------\n\n1. Uninstall the tool.\n2. If possible, attempt to replicate the problem in another place.\n3. Reach out to your local group.\n`,
    ['`<LANG>_EXTENSIONS` property', '## Steps\n\n1. Uninstall the tool.'],
    /:prop:/,
  ],
  [
    'says of release notes what they are, and of a product what it has',
    `Tally v2.9 Release Notes\n========================\n\nFixes\n-----\n\n * "tally merge" did not work well with renamed files.\n\n * The log is documented better.\n\nAlso contains minor updates.\n`,
    ['## What it is\n\nTally v2.9 Release Notes.'],
    /What it is\n\n"tally/,
  ],
  [
    'has the boxes that warn, in whatever markup',
    `= Cache\n\nThe cache keeps answers. ${FILLER.repeat(3)}\n\n== Use\n\n[IMPORTANT]\n====\nTarget the highest version that you can.\n====\n\nWARNING: The old folder goes with the update.\n`,
    ['## Warnings\n\n- Target the highest', '- The old folder goes'],
    /TODO/,
  ],
  [
    'tells what holds under a condition with it',
    `# Tanks\n\nA tank keeps water for the plant. ${FILLER.repeat(3)}\n\n## Full tanks\n\nIf a tank is full, you have these ways out:\n\n- Drain it by hand into the pond.\n- Open the relief valve.\n`,
    ['If a tank is full, you have these ways out: drain it by hand into the pond; open the relief valve.'],
    /^- (?:Drain|Open)/m,
  ],
  [
    'has the features that a list below the opening names',
    `# tallyjson\n\ntallyjson is a library for reading data. Its main features are:\n\n- Full Unicode support\n- Simple interface\n\n## Design\n\n${FILLER.repeat(3)}\n`,
    ['Main features: Full Unicode support and Simple interface.'],
    /Its main/,
  ],
  [
    'has no credits, and warns of what destroys',
    `# Notes\n\nThis release addresses two issues of the parser. ${FILLER.repeat(3)}\n\nCredit for finding the first goes to Mara Lind of Kestrel.\n\nConnecting a line of 240 V will destroy the board. Switch off the breaker before you take it off.\n`,
    ['## Warnings', 'will destroy the board.', 'Switch off the breaker'],
    /Credit/,
  ],
  [
    'has what must be met, what is done in turn, and what the author describes',
    `---\ntitle: Drain a node\ndescription: >-\n  Shows how to take a node out\n  of a running cluster.\n---\n\nThis task assumes that you have met the following prerequisites:\n\n- You run release 1.5.\n- Either:\n  1. You need no availability, or\n  1. You have read about budgets.\n\n## Drain it\n\nFirst, identify the name of the node.\n\n\`\`\`sh\nkc get nodes\n\`\`\`\n\nNext, tell the cluster to empty it:\n\n\`\`\`sh\nkc drain NAME\n\`\`\`\n\nIf the node stays, you need to run\n\n\`\`\`sh\nkc open NAME\n\`\`\`\nafterwards to tell the cluster that it can place new work on the node.\n\n## Budgets\n\nFor example, if you have a set with three replicas, then it waits. The drain only evicts a replica when all three are ready.\n\n${FILLER.repeat(3)}\n`,
    [
      '## What it is\n\nShows how to take a node out of a running cluster.',
      '## Before you start\n\n- You run release 1.5.\n- Either: you need no availability; or you have read about budgets.',
      '## Steps\n\n1. Identify the name of the node: `kc get nodes`.\n2. Tell the cluster to empty it: `kc drain NAME`.',
    ],
    /- afterwards|all three are ready|- You have read|>-/,
  ],
  [
    'has the orders below a heading that is a task, and what readers are to remember',
    `# tallycert\n\ntallycert makes certificates for tests. ${FILLER.repeat(3)}\n\n## Installing the key on other machines\n\n- Look for the file in the folder (see above)\n- copy it to the other machine\n- run \`tallycert\`\n\nRemember that tallycert is meant for tests, so it should not be used on machines of customers.\n`,
    [
      '## Steps\n\n**Installing the key on other machines**\n\n- Look for the file in the folder\n- Copy it to the other machine\n',
      '## Warnings\n\n- tallycert is meant for tests',
    ],
    /see above/,
  ],
  [
    'says what a talk aims at, and has no labels with their values for points',
    `# The wet codebase\n\nAs any fan can tell you, wasting time is good. ${FILLER.repeat(3)}\n\n## Watch\n\n**Returns:** [Talk]({{< ref "talk" >}})\\\n**Needs:** Public for members. User token if it is private.\n\nIn this talk, my aim was to show why code without repetition leads to software that nobody understands.\n\nI’m also thankful to Sandi for the talks that inspired this one.\n`,
    ['## What it is\n\nIn this talk, my aim was to show why'],
    /Returns|User token|thankful/,
  ],
  [
    'loses nothing of a short text, and takes no order, need or owner for something else',
    'The pool is open daily. Lanes are free before 8 a.m. The sauna stays open until 10 p.m. Children under 8 must be with an adult. Shower before you enter the pool. Requests for more than five days in a row need your manager’s approval. The account owner gets a mail. You get a local anaesthetic, so it should not hurt. The pool closes in September.\n',
    [
      'sauna stays open',
      'Children under 8',
      'approval',
      'owner gets',
      '- You get a local',
      'closes in September',
      '## What to do\n\n- Shower before you enter',
    ],
    /Next steps|Warnings/,
  ],
  [
    'loses nothing of short release notes, and no order to see somebody',
    '# Fieldtally 4.2\n\nReleased 3 June 2026.\n\n## New\n\n- Soil samples can be exported.\n\n## Changed\n\n- The interval is now 15 minutes instead of 5.\n- Field borders snap to the map by default.\n\n## Fixed\n\n- Photos were rotated on some tablets.\n- Sync no longer stops when a sample has no position.\n\n## Deprecated\n\nThe import of version 3 will be removed in 5.0. Use the assistant instead.\n',
    ['15 minutes instead of 5', 'Field borders', 'removed in 5.0. Use the assistant instead.'],
    /What to do/,
  ],
  [
    'keeps short sentences, and what shares words with the aim',
    '# Return a parcel\n\nPrint the return label. Assistance dogs are exempt. Refunds arrive within five days after we get the parcel. Read access stays available. Fines start at €75.\n',
    [
      'How to return a parcel.',
      '- Assistance dogs are exempt.',
      '- Refunds arrive',
      '- Read access stays available.',
      '- Fines start',
    ],
    /Next steps/,
  ],
  [
    'sends to a doctor, and takes no plural with its verb for an order',
    'Gentle stretching helps. Heat packs relax the muscles before exercise. See your GP if the pain wakes you at night. Injections can be offered.\n',
    ['## What to do\n\n- See your GP if the pain wakes you at night.'],
    /do\n\n- Heat/,
  ],
  [
    'says what a title with a particle is about, and not what its second sentence says',
    '# Trade in your old bike\n\nBring your old bike to a shop and get a voucher. We check the frame while you wait. The voucher is valid for six months.\n',
    ['## What it is\n\nHow to trade in your old bike.', '- We check the frame'],
    /is\n\nWe check/,
  ],
  [
    'has items without a subject behind the sentence that leads to them',
    `# tallyspawn\n\ntallyspawn starts programs. ${FILLER.repeat(3)}\n\n## Why\n\nThe platform has issues with spaces:\n\n- It ignores the path\n- Has problems with commands in folders (e.g.: \`./a\`)\n- Cannot escape quotes\n\n## Exports\n\nExports to CSV contain 50 rows. ${FILLER}\n`,
    [
      'The platform has issues with spaces: it ignores the path; cannot escape quotes; and 1 more.',
      'Exports to CSV contain',
    ],
    /Has problems/,
  ],
  [
    'keeps amounts behind labels, in words, and what a policy of two words covers',
    'Expense policy\n\nThis policy covers travel and other expenses of all staff from 1 April 2026. Claims go through Spendly within 30 days of the expense; later claims are paid only with approval of the finance director.\n\n- Hotels: up to 140 euros a night, 180 euros in London and Zurich. Breakfast is included where possible.\n- Trains: second class; first class for trips over four hours.\n- Meals: 45 euros a day. Alcohol is never reimbursed.\n\nClaims that break the policy go back to the employee. Repeated breaches are reported to HR.\n',
    ['This policy covers travel', 'Hotels: up to 140 euros a night', 'Meals: 45 euros a day'],
    /Hotels:.*Hotels:/,
  ],
  [
    'tells a thread of people with their roles, and its subject is none of them',
    'Subject: White film\n\nAnna (customer): Since last week my AquaLine 5 leaves a white film on glasses.\n\nTom (support): White film is usually limescale. Which hardness is set?\n\nAnna (customer): It says H2.\n\nTom (support): Run an empty cycle at 70 °C afterwards.\n',
    ['Since last week my AquaLine 5 leaves a white film on glasses (Anna).', 'limescale (Tom).'],
    /\((?:Subject|customer|support)\)/,
  ],
];

describe('a summary', () => {
  for (const [what, input, says, silent] of TOLD)
    it(what, () => {
      const summary = summaryOf(input);
      for (const text of says) assert.ok(summary.includes(text), `${text}\n${summary}`);
      assert.doesNotMatch(summary, silent);
    });
});
