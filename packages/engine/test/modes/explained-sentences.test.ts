import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Sentences of documents, and how an explanation says them; undefined where they stay as they are. */
const SENTENCES: readonly (readonly [sentence: string, explained: string | undefined])[] = [
  [
    'Because the slot keeps old segments until they are read, a stopped reader will fill the disk of the primary.',
    'The slot keeps old segments until they are read. So a stopped reader fills the disk of the primary.',
  ],
  [
    'The job is started again from the beginning after a failure, since the list of finished rows is not kept.',
    'The job is started again from the beginning after a failure. This is because the list of finished rows is not kept.',
  ],
  [
    'A stopped reader fills the disk of the primary after some hours; therefore the lag of the slot must be watched.',
    'A stopped reader fills the disk of the primary after some hours. Therefore the lag of the slot must be watched.',
  ],
  [
    'The scheduler retains the result and transmits it, i.e. the worker needs no access.',
    'The scheduler keeps the result and sends it, that is, the worker needs no access.',
  ],
  [
    'The thermostat charges its battery through the wire, and if the light is on for more than a day the wire is loose or missing.',
    'The thermostat charges its battery through the wire. If the light is on for more than a day the wire is loose or missing.',
  ],
  [
    'The script is used to check if the last run is still pending, and its calls are used to find the next one.',
    'The script checks if the last run is still pending. Its calls are used to find the next one.',
  ],
  [
    'The worker of the pool stops all jobs that are late, and when it does so by itself the night before.',
    undefined,
  ],
  // A participle stands before nouns too.
  ['The previously acquired lock is freed on the decommissioned hosts.', undefined],
  // Where the reason ends, another clause must begin at once.
  [
    'Because balances are kept in one currency, whoever switches has to use them up before, otherwise the switch is rejected.',
    undefined,
  ],
  // A condition, a series and a reason that another clause follows hold their parts together.
  [
    'If the disk is full and the job has not ended, the worker stops and the queue is closed for new jobs.',
    undefined,
  ],
  [
    'The report lists the name of each host, the time of its last restart, and the version that it runs now.',
    undefined,
  ],
  [
    'No orders were lost, since the service keeps failed orders in a table, but some of the customers were charged twice.',
    'No orders were lost, since the service keeps failed orders in a table. But some of the customers were charged twice.',
  ],
];

describe('explanations', () => {
  for (const [sentence, explained = sentence] of SENTENCES)
    it(`say ${JSON.stringify(sentence.slice(0, 60))} in short sentences`, () =>
      assert.equal(run('explain', sentence).content.trim(), explained));

  it('fit what a word means to its number', () => {
    const { content } = run(
      'explain',
      'We plan rolling updates. Replication slots are watched. See the cache.',
    );
    assert.match(content, /Replication slots \(a replication slot is a bookmark that tells/);
    const plural = run('explain', 'We avoid breaking changes in all that we publish.').content;
    assert.match(plural, /breaking changes \(changes after which older uses stop working\)/);
  });

  it('leave to the text what it says of a word itself', () =>
    assert.doesNotMatch(
      run('explain', 'Escrow is the part of the payment that is set aside for tax. Escrow is paid monthly.')
        .content,
      /third party/,
    ));

  it('of reStructuredText are in Markdown', () => {
    const { content } = run(
      'explain',
      '.. _top:\n\n=====\nTitle\n=====\n\n.. contents:: :depth: 4\n\nSee :ref:`the queue <q>` and `home <https://a.example>`__. The ``run`` call reads :class:`~a.B`::\n\n    x = 1\n\nPart\n----\n\n.. note:: It waits.\n\n.. code-block:: sh\n\n    ls\n',
    );
    assert.equal(
      content.trim(),
      '# Title\n\nSee the queue and [home](https://a.example). The ``run`` call reads `a.B`:\n\n    x = 1\n\n## Part\n\n> **Note:** It waits.\n\n\n    ls',
    );
    const parts = run(
      'explain',
      ':title: For tools\n\nPart\n====\n\n.. function:: hide(*names)\n\n    It hides them.\n\n    .. note::\n        Note that it waits.\n\n        It is slow.\n',
      {},
      { docType: 'rst' },
    ).content;
    assert.equal(
      parts.trim(),
      '# Part\n\n**`hide(*names)`**\n\nIt hides them.\n\n> **Note:** It waits.\n>\n> It is slow.',
    );
  });

  it('have underlined headings below those of the explanation, and no directives for tools', () => {
    const filler = 'The library sends requests to the server and keeps the answers. '.repeat(14);
    const { content } = run(
      'explain',
      `Introduction\n============\n\n${filler}\n\n### Cache\n\nIt keeps answers.\n`,
      {},
    );
    assert.match(content, /\n### Introduction\n[^]+\n##### Cache\n/);
    assert.doesNotMatch(content, /===/);
    assert.equal(
      run(
        'explain',
        'Notes\n=====\n\n.. only:: html\n\n  .. contents::\n\nSee \`the tracker\`_ and :ref:\`home\`.\n\n.. _\`the tracker\`: https://a.example\n',
        {},
        { docType: 'rst' },
      ).content.trim(),
      '# Notes\n\nSee [the tracker](https://a.example) and home.',
    );
  });

  it('of a text with underlined headings are no reading of code', () => {
    const { content } = run(
      'explain',
      'Supporting rootless builds\n==========================\n\nStatus: stable\n\nPackages require root for some targets.\n\n  Requires-Root: no | targets | <keywords>\n\nThe values are:\n\n * If "no", then it will not require root.\n',
      {},
    );
    assert.match(content, /Packages require root/);
    assert.doesNotMatch(content, /TypeScript/);
    const example =
      'Sign a URL\n^^^^^^^^^^\n\n.. versionadded:: 3.13\n\nThe example signs a URL::\n\n    import datetime\n\n    def sign(message):\n        return message\n';
    assert.match(
      run('explain', example, {}).content,
      /^# Sign a URL\n\n\*\*Since version 3\.13\.\*\*\n\nThe example signs a URL:\n/,
    );
  });

  it('of AsciiDoc are in AsciiDoc, below what is said in short', () => {
    const { content } = run(
      'explain',
      `////\nfor us\n////\n= Build analytics\n:summary: What it is and how to switch it off.\n\n${'The tool sends data of a build to us, and nobody else can read the data. '.repeat(12)}\n\n== Switch it off\n\n----\n== no heading\n----\n`,
      {},
      { docType: 'asciidoc', framework: 'antora' },
    );
    assert.match(
      content,
      /^== In short\n\nWhat it is and how to switch it off\.[^]+\n== In plain language\n\n=== Build analytics\n/,
    );
    assert.match(content, /\n==== Switch it off\n\n----\n== no heading\n----/);
    assert.doesNotMatch(content, /for us|:summary:|VERIFY|^#/m);
  });

  it('say what an emphasized word means behind its marks', () =>
    assert.match(
      run('explain', 'This type is _immutable_ and small.').content,
      /_immutable_ \(never changed/,
    ));

  it('have the plural of what an acronym stands for', () =>
    assert.match(run('explain', 'Real CAs sign it.').content, /CAs \(certificate authorities\)/));

  it('put no meaning inside quotation marks', () =>
    assert.match(
      run('explain', 'The link stands in the portal under "MFA" for now.').content,
      /under "MFA" for now/,
    ));
});

describe('summaries of mails', () => {
  it('begin with what is announced, though we announce it', () =>
    assert.match(
      run(
        'summarize',
        'Hi all,\n\nquick heads-up on the login. We’ll move the wiki from LDAP to Okta on Thursday between 18:00 and 19:30. Anything that is open at 18:00 will be lost.\n\nEnroll your phone by Wednesday evening. Contractors get an invitation by mail.\n\nThanks,\nTom',
      ).content,
      /^## What it is\n\nWe’ll move the wiki from LDAP to Okta/,
    ));
});

describe('a case of two clauses', () => {
  it('stays whole before what follows from both', () => {
    const text =
      'If the disk of the primary server is full, the service is stopped at once, and an operator is paged by the system, call the desk.';
    assert.doesNotMatch(run('explain', text).content, /In that case/);
  });
});
