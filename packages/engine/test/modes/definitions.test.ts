import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { readDefinitions } from '../../modes/reading/definitions.ts';
import { run } from './jobs.ts';

/** What a text defines: terms in order, each with the words that the text has for it. */
const DEFINED: readonly (readonly [
  text: string,
  ...terms: readonly (readonly [term: string, text: string])[],
])[] = [
  [
    'A *scope* is the range in which an item is valid.',
    ['scope', 'A scope is the range in which an item is valid.'],
  ],
  [
    'With every secret, it creates a _lease_: metadata containing a time and more. You can ask for an amount of time, termed the `increment`. The eviction subresource of a pod can be thought of as a kind of deletion.',
    ['lease', 'With every secret, it creates a lease: metadata containing a time and more.'],
    ['increment', 'You can ask for an amount of time, termed the `increment`.'],
    ['eviction subresource', 'The eviction subresource of a pod can be thought of as a kind of deletion.'],
  ],
  [
    'Config drives are special drives that are attached to an instance. In this context, the term "embargo" refers to the time in which nobody is told.',
    ['Config drives', 'Config drives are special drives that are attached to an instance.'],
    ['embargo', 'In this context, the term "embargo" refers to the time in which nobody is told.'],
  ],
  [
    'The Internet is a hostile environment. The Internet is old. The Internet is used. The resulting commit records the tag. These release notes cover the new features. Release notes are read.',
  ],
  // What a thing is made of, and where; what the text goes on to tell; no act that the sentence before forbids.
  [
    "A space is where pages live. A space is shared. A story is the unit of our work: one subject, one owner. A story holds versions. The match key is made from the title and the year. The watch list is a list of names kept by the legal team. The issuer (the customer's bank) pays. Do not restart it. A restart drops the schedule. Each restart is logged.",
    ['space', 'A space is where pages live.'],
    ['story', 'A story is the unit of our work: one subject, one owner.'],
    ['match key', 'The match key is made from the title and the year.'],
    ['watch list', 'The watch list is a list of names kept by the legal team.'],
    ['issuer', "The customer's bank."],
  ],
  // What happens, and no thing.
  [
    'The push results in creation of a ref (i.e. the other end did not have a push that would be lost). A ref is read. A ref is kept.',
  ],
  // The end of a longer name, and what to give.
  [
    'It is a Time To Live value: the time for which the lease is valid.\n\nToken\n: Provide this header with every request.\n\nchoices[]\n: Array of Integer. Your own votes by their place.',
  ],
  // A word of the text in marks of code is that word.
  [
    '`Domains` are a container for projects. `Tenants` represent an individual API consumer. Tenants sign in. All tenants do.',
    ['Domains', '`Domains` are a container for projects.'],
    ['Tenants', '`Tenants` represent an individual API consumer.'],
  ],
  [
    'Out-of-band steps are actions performed by the controller of the host.',
    ['Out-of-band steps', 'Out-of-band steps are actions performed by the controller of the host.'],
  ],
  [
    'The contrib area contains supplemental packages that work with it.',
    ['contrib area', 'The contrib area contains supplemental packages that work with it.'],
  ],
  [
    'The manifest is the root of the objects. A manifest is read. The manifest is kept.',
    ['manifest', 'The manifest is the root of the objects.'],
  ],
  [
    'The rings determine where data resides. Rings are read. Rings are kept.',
    ['rings', 'The rings determine where data resides.'],
  ],
  [
    'What is Eco hold?\n\nEco hold keeps your home at the eco temperature until you cancel it.\n\nWhat is new?\n\nNew is the app.',
    ['Eco hold', 'Eco hold keeps your home at the eco temperature until you cancel it.'],
  ],
  [
    'Every message falls into one of the following classifications:\n\n1. Retained Records: messages that the law wants kept.\n2. Lasting Value: messages with facts about the work.\n3. Transitory: messages that are of use today.',
    ['Retained Records', 'Messages that the law wants kept.'],
    ['Lasting Value', 'Messages with facts about the work.'],
    ['Transitory', 'Messages that are of use today.'],
  ],
  [
    'Do these steps:\n\n- First: open the lid of the box.\n- Then: take out the card.\n- Last: close the lid of the box.',
  ],
  [
    'Use is defined as "excessive" if it interferes with the work of others.',
    ['excessive', 'Use is defined as "excessive" if it interferes with the work of others.'],
  ],
  [
    'Each release line has a staging branch that serves as a workspace for preparing releases.',
    [
      'staging branch',
      'Each release line has a staging branch that serves as a workspace for preparing releases.',
    ],
  ],
  [
    'Installing particular versions of Postgres (i.e. versions that nobody released on the registry) is not possible.',
  ],
  [
    'The **pending** state signifies a client that waits.',
    ['pending state', 'The pending state signifies a client that waits.'],
  ],
  // Parts of sentences, opinions, and states.
  ['A value of `None` means it retries forever. The missing disk in C means there is one more to fill.'],
  ['The shared approach is a much better solution, but not easily implemented.'],
  ['A single device, regardless of weight, never holds more than one replica.'],
  ['The scanner first identifies whether a device is a drive. A drive is read.'],
  [
    'A table needs unused entries; the so-called load factor gives the ratio.',
    ['load factor', 'The so-called load factor gives the ratio.'],
  ],
  [
    '*Smart pointers*, on the other hand, are data structures that act like a pointer.',
    ['Smart pointers', 'Smart pointers, on the other hand, are data structures that act like a pointer.'],
  ],
  [
    'The allocator finds an empty spot, and returns a *pointer*, which is the address of that location.',
    ['pointer', 'The address of that location.'],
  ],
  [
    'The pump fills the line before each dose. This is called *priming*.',
    ['priming', 'The pump fills the line before each dose. This is called priming.'],
  ],
  [
    'But adding data is called *pushing*, and removing data is known as *popping*.',
    ['pushing', 'Adding data is called pushing, and removing data is known as popping.'],
    ['popping', 'Adding data is called pushing, and removing data is known as popping.'],
  ],
  [
    'When a team takes one task each, this is *parallelism*.',
    ['parallelism', 'When a team takes one task each, this is parallelism.'],
  ],
  [
    'Copying values to the online store is called materialization. It runs nightly; the delay is what we refer to as freshness lag.',
    ['materialization', 'Copying values to the online store is called materialization.'],
    ['freshness lag', 'The delay is what we refer to as freshness lag.'],
  ],
  [
    'Pickers work with a handheld scanner (also called the gun).',
    ['gun', 'Another name for “handheld scanner”.'],
  ],
  [
    'The online store, a Redis cluster that keeps the latest value, answers lookups.',
    ['online store', 'A Redis cluster that keeps the latest value.'],
  ],
  [
    'Fast movers, i.e. products that sell daily, are kept in the golden zone, the shelf area between hip and shoulder height.',
    ['Fast movers', 'Products that sell daily.'],
    ['golden zone', 'The shelf area between hip and shoulder height.'],
  ],
  [
    'The entity key (the column that identifies the entity) must be present.',
    ['entity key', 'The column that identifies the entity.'],
  ],
  [
    'TTL controls how long a value stays valid. The offline store holds the full history.',
    ['TTL', 'TTL controls how long a value stays valid.'],
    ['offline store', 'The offline store holds the full history.'],
  ],
  [
    'The main line feeds sixteen laterals, i.e. the thin pipes that lie between the rows. We use the term "shift" for the time in which a valve is open.',
    ['laterals', 'The thin pipes that lie between the rows.'],
    ['shift', 'We use the term "shift" for the time in which a valve is open.'],
  ],
  [
    'The levain, a portion of ripe starter mixed with flour, is built late. Overproofed dough, i.e. dough that has rested too long, collapses. Oven spring refers to the last rise in the oven.',
    ['levain', 'A portion of ripe starter mixed with flour.'],
    ['Overproofed dough', 'Dough that has rested too long.'],
    ['Oven spring', 'Oven spring refers to the last rise in the oven.'],
  ],
  [
    'The starter is a mixture of flour and water. The starter is fed. The lid is a mess. Feed the starter with a credit note (a document that reduces what a customer owes).',
    ['starter', 'The starter is a mixture of flour and water.'],
    ['credit note', 'A document that reduces what a customer owes.'],
  ],
  [
    'Each lease carries a fencing token, a number that grows with every lease. If a worker dies, its jobs are taken up by another worker, which is called failover. The membership renews itself by one month at a time, which we call the rolling period.',
    ['fencing token', 'A number that grows with every lease.'],
    ['failover', 'If a worker dies, its jobs are taken up by another worker, which is called failover.'],
    [
      'rolling period',
      'The membership renews itself by one month at a time, which we call the rolling period.',
    ],
  ],
  [
    'The sweeper, a background task on the leader, removes rows. Lease contention means that several workers try. Off-peak members (those who train before noon) pay less.',
    ['sweeper', 'A background task on the leader.'],
    ['Lease contention', 'Lease contention means that several workers try.'],
    ['Off-peak members', 'Those who train before noon.'],
  ],
  [
    'By forbearance we mean an agreement to pause payments. If too little was paid, the difference, known as the shortage, is spread.',
    ['forbearance', 'By forbearance we mean an agreement to pause payments.'],
    ['shortage', 'If too little was paid, the difference, known as the shortage, is spread.'],
  ],
  [
    'A short sale, where the house is sold for less than is owed, needs consent. Session pinning ties a session to a device.',
    ['short sale', 'A short sale, where the house is sold for less than is owed, needs consent.'],
    ['Session pinning', 'Session pinning ties a session to a device.'],
  ],
  [
    'The set of tokens that descend from one sign-in is referred to as a token family.',
    ['token family', 'The set of tokens that descend from one sign-in is referred to as a token family.'],
  ],
  [
    'A *new child* means a child who joins your family. The carer may take 20 weeks at full pay (the "core leave").\n\n**Second carer**: a parent who is not the first.',
    ['new child', 'A new child means a child who joins your family.'],
    ['core leave', 'The carer may take 20 weeks at full pay (the "core leave").'],
    ['Second carer', 'A parent who is not the first.'],
  ],
  [
    '"Full pay" is your base salary. If the scheme pays a part, we top it up. We call this the top-up payment. Tell us by the qualifying week, that is, the 15th week before the birth.',
    ['Full pay', '"Full pay" is your base salary.'],
    ['top-up payment', 'If the scheme pays a part, we top it up. We call this the top-up payment.'],
    ['qualifying week', 'The 15th week before the birth.'],
  ],
  [
    '# Holds\n\nA hold reserves part of a balance. The available balance is the balance minus all holds. Each hold has an ageing limit: the number of days after which it lapses. Entries carry a value date (when they take effect).',
    ['hold', 'A hold reserves part of a balance.'],
    ['available balance', 'The available balance is the balance minus all holds.'],
    ['ageing limit', 'The number of days after which it lapses.'],
    ['value date', 'When they take effect.'],
  ],
  [
    'Coffee that is in the chute keeps falling. This amount is the overrun. The overrun is learned. A skew of a minute is tolerated (the leeway). Token scopes represent the layer of access; scopes are few. A compartment has its own vents. The compartment is closed. The inverted index maps each word to a page.',
    ['overrun', 'Coffee that is in the chute keeps falling. This amount is the overrun.'],
    ['leeway', 'A skew of a minute is tolerated (the leeway).'],
    ['Token scopes', 'Token scopes represent the layer of access; scopes are few.'],
    ['compartment', 'A compartment has its own vents.'],
    ['inverted index', 'The inverted index maps each word to a page.'],
  ],
  [
    'Queries are used to read data. A query is cheap. A setpoint is the value that the computer tries to reach: a *strategy* is a list of setpoints. Energy screens are curtains that keep heat in. To filter, add a predicate, a small expression that is evaluated.',
    ['Queries', 'Queries are used to read data.'],
    [
      'setpoint',
      'A setpoint is the value that the computer tries to reach: a strategy is a list of setpoints.',
    ],
    [
      'strategy',
      'A setpoint is the value that the computer tries to reach: a strategy is a list of setpoints.',
    ],
    ['Energy screens', 'Energy screens are curtains that keep heat in.'],
    ['predicate', 'A small expression that is evaluated.'],
  ],
  [
    'Terms\n\nSession token    A signed token that lets its bearer call.\nGrant            The record of what a partner may do.',
    ['Session token', 'A signed token that lets its bearer call.'],
    ['Grant', 'The record of what a partner may do.'],
  ],
  [
    'The computer controls the vents. The user specifies a value. A client sends the request. Use a proxy (when the network requires it). The name ("default") is kept. Jobs must be serializable objects (since that is how they are kept). Some work in one direction: a search for one also finds the other. In this case, the return type is an object with a name. The `at$` argument is a stream of events.\n\n- **Ensure order**: any item that is late must wait.\n- **E4** Dose timeout: the weight was not reached in time.',
  ],
  [
    'The branch is called main. The handler is called twice. We refer to an application as a single state. The API reads logs, a config for each host, and tables. ' +
      'If a job fails, the worker of the pool stops. The primary (the current leader of the group) decides. We removed the cache, the main cause of delays. ' +
      'It sends the string (the name of the option) back. Two disks, i.e. the data that each host writes is kept twice, are lost.',
  ],
  ['When two sales meet, the newer one is “voided”.'],
  ['The function is called *before* the request. It is *not* called twice. *Never* is a long time.'],
  ['Going the other way is a breaking change.'],
  [
    '# Guide\n\nText.\n\n## Glossary\n\n### BSP\n\nA Board Support Crate gives access to a board. It is small.\n\n### FPU\n\nFloating-point unit. It computes with fractions.\n\n## License\n\n### MIT\n\nAs it is.',
    ['BSP', 'A Board Support Crate gives access to a board.'],
    ['FPU', 'Floating-point unit. It computes with fractions.'],
  ],
];

describe('definitions', () => {
  for (const [text, ...terms] of DEFINED)
    it(`are read in ${JSON.stringify(text.slice(0, 60))}`, () =>
      assert.deepEqual(
        readDefinitions(parseDocument(text)).map(({ term, text: meaning }) => [term, meaning]),
        terms,
      ));
});

describe('rows of a glossary', () => {
  const rows = (text: string): readonly string[] =>
    run('glossary-gen', text)
      .content.split('\n')
      .filter((line) => /^(?:\| |- )\*\*/.test(line));
  it('know an acronym that the text says what it is short for', () => {
    const [ec = '', ...others] = rows(
      'EC, short for electrical conductivity, tells of salt. The EC is read daily.',
    );
    assert.match(ec, /\| \*\*EC\*\* \| Electrical conductivity\. \|/);
    assert.deepEqual(others, []);
  });
  const TEXT = [
    '# Returns',
    '',
    '## Phased return',
    '',
    'After the leave you can come back on a phased return: four weeks at half of your hours. The data subject access request (DSAR) is a letter that asks for data. A DSAR is free.',
    '',
    'Postings are grouped in a **journal entry**; they sum to zero. A late journal entry fails at boot time. The journal entry is kept. At boot time nothing moves. Boot time is short.',
    '',
    'Cycles are counted. The **Thermal cut-out** fires at boot time.',
  ].join('\n');
  it('tell of what is used, set off or put into headings, with a sentence of the text', () =>
    assert.deepEqual(
      rows(TEXT).map((row) => /^.+?\*\*.+?\*\*/.exec(row)?.[0]),
      ['| **DSAR**', '- **journal entry**', '- **phased return**'],
    ));
  it('have one row for an acronym and what it stands for', () =>
    assert.match(
      rows(TEXT).join('\n'),
      /\*\*DSAR\*\* \| Data subject access request\. The data subject access request \(DSAR\) is a letter/,
    ));
  it('take what the house says a term means before what the text says', () =>
    assert.match(
      run(
        'glossary-gen',
        '# Holds\n\nA legal hold is a notice that stops disposal. A legal hold ends late.',
        {
          glossary: [{ term: 'legal hold', definition: 'A stop on deletion.', synonyms: [] }],
        },
      ).content,
      /A stop on deletion\. \(from the house’s glossary\) The text says: “A legal hold is a notice/,
    ));
  it('list apart what nobody defines, with what the text says of it', () =>
    assert.match(
      run('glossary-gen', TEXT).content,
      /## Terms to define\n\n- \*\*journal entry\*\* \(3 uses\): the text says “Postings are [^”]+” \[VERIFY\]/,
    ));
  it('name no half of a term that the text defines, and give no general meaning to what it is about', () => {
    const { content } = run(
      'glossary-gen',
      '# tidy-lockfile\n\nA lockfile is kept. The lockfile is read. The **idle** state is the initial state of a client. A client is *idle* until then. It goes from *idle* to busy. The lockfile is old.',
    );
    assert.match(content, /\| \*\*idle state\*\* \|/);
    assert.doesNotMatch(content, /\*\*idle\*\*|in general/);
  });
});

describe('names in keywords and glossaries', () => {
  const text =
    'Figure 4-1 shows the heap. Listing 4-2: Assigning a value moves the heap pointer. See Figure 4-2, Listing 4-3, and Table 3 on the heap. ' +
    'Stability: 1 - Experimental. In Figure 4-3, Listing 4-4: Assigning again frees the heap. The `ReadableStream` class is a ReadableStream.\n\nA readable stream is read. One readable stream is enough.';
  it('have no possessive', () => {
    const content = run(
      'keywords',
      'We use Kong’s gateway. Read Kong’s guide and Kong’s notes on Kong’s routes.',
    ).content;
    assert.match(content, /- Kong \(4 uses\)/);
  });
  for (const mode of ['keywords', 'glossary-gen'] as const)
    it(`are not what numbers of figures belong to: ${mode}`, () =>
      assert.doesNotMatch(
        run(mode, text).content,
        /^(?:- |\| \*\*)(?:Figure|Listing|Assigning|Experimental)|“readablestream”/m,
      ));
});

describe('the term of a title', () => {
  const ROWS: readonly (readonly [title: string, text: string, row: RegExp])[] = [
    [
      'Backpressure',
      'Backpressure is how a slow stage tells others to wait.',
      /\*\*backpressure\*\* \| Backpressure is how/,
    ],
    [
      'Meals',
      'You get a flat rate (the per diem) and no more. The per diem is paid.',
      /\*\*per diem\*\* \| You get a flat rate/,
    ],
    [
      'Installing the Tern sensor',
      'The Tern sensor measures moisture. Changing one means a visit.',
      /^\| \*\*Tern sensor\*\* \| The Tern sensor measures moisture\. \| Line 3 \|\n\n/m,
    ],
    ['Find slow queries', 'Quarry is our reporting database.', /\*\*Quarry\*\* \| Quarry is our/],
    [
      'tallywatch',
      'tallywatch compares the ledger with the bank.',
      /\*\*tallywatch\*\* \| tallywatch compares the ledger/,
    ],
    [
      'Webhook subscriptions',
      'A webhook subscription tells us to call.',
      /\*\*webhook subscription\*\* \| A webhook/,
    ],
  ];
  for (const [title, text, row] of ROWS)
    it(`has what the opening says of it: ${title}`, () => {
      assert.match(run('glossary-gen', `# ${title}\n\nIt helps. ${text}\n`, {}).content, row);
    });

  const NONE: readonly (readonly [what: string, text: string, row: RegExp])[] = [
    ['verb', 'The command *removes* a variable of the cache. It removes nothing else.', /\*\*removes/],
    [
      'kind of a thing, nor what happens to it',
      'Stages are listed below. A slow stage waits. A slow stage fails. A slow stage stops. The slow stage ends.',
      /\*\*(?:stages?\*\* \| Stages are|slow stage\*\*)/i,
    ],
  ];
  for (const [what, text, row] of NONE)
    it(`is no ${what}`, () =>
      assert.doesNotMatch(run('glossary-gen', `# Stages\n\n${text}\n`, {}).content, row));
});
