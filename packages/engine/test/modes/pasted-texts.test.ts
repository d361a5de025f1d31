import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const NOTES = `notes from the platform sync

- registry migration: 80% of the images moved. the large ones remain
- build cache hit rate fell since the upgrade. decision: roll back tomorrow
- on-call: nobody for the holidays yet
- Lena: we should stop paging for full disks, she writes the change`;

const PROSE = `How our mortgage servicing works

A borrower who misses a payment enters the grace period. During these 15 days no fee is charged, and nobody calls them.

Escrow is the part of the monthly payment that is set aside for tax. Once a year we compare what was collected with what was paid.

By forbearance we mean an agreement to pause payments for a limited time. It does not forgive the debt, which stays as it was.`;

describe('notes that are one list below a title', () => {
  it('are summed up point by point, each as a whole', () =>
    assert.match(
      run('summarize', NOTES).content,
      /Notes from the platform sync\.\n[^]*- Build cache hit rate fell since the upgrade\. decision: roll back tomorrow\n/,
    ));
  it('are outlined by their labels, or else by what they name first', () => {
    const { content } = run('outline', NOTES);
    assert.deepEqual(content.match(/^#.*$/gm), [
      '# Notes from the platform sync',
      '## Registry migration',
      '## Build cache hit rate',
      '## On-call',
      '## Paging',
    ]);
  });
});

const CHAT = `[09:12] Dana: staging is returning 502s since this morning, anyone on it?
[09:14] Kofi: looking. the pods of checkout restart every two minutes
[09:19] Dana: can we just raise the limit?
[09:20] Kofi: for staging yes, doing it now
[09:31] Mira: please hold the deploy until we know why`;

describe('minutes', () => {
  it('tell a decision once, and what somebody takes on', () => {
    const { content } = run(
      'summarize',
      '# Board, 6 Nov\n\n## Flags\n- Petra: flags older than 90 days must have an owner\n- Decision: go with the kit, the vendor is chosen later\n- Luis to write the record by 15 Nov\n\n## Costs\n- Sam switches the debug logs off this week\n\n## Other\n- The board moves to every second Wednesday\n',
    );
    assert.equal(content.match(/go with the kit/gi)?.length, 1);
    assert.match(content, /## Next steps\n\n- Luis to write the record by 15 Nov/);
  });
});

describe('chats', () => {
  it('begin with what is told before it is asked about', () =>
    assert.match(
      run('summarize', CHAT).content,
      /^## What it is\n\nStaging is returning 502s since this morning \(Dana, 09:12\)\./,
    ));
});

describe('items without a full stop', () => {
  it('are told where they are sentences, as orders are not', () => {
    const { content } = run(
      'summarize',
      '# Outage\n\nOn Monday 3. February 2020, an upgrade of the cluster caused an outage of the name service for all pods.\n\n## Contributing factors\n\n- The vendor has release notes of its own for the name service\n- Missing war room\n',
    );
    assert.match(content, /On Monday 3\. February 2020, an upgrade/);
    assert.match(content, /The vendor has release notes of its own for the name service/);
  });
});

describe('paragraphs below a line without a mark', () => {
  it('have that line for a title', () => {
    assert.match(run('outline', PROSE).content, /^# How our mortgage servicing works\n/);
    assert.match(run('keywords', PROSE).content, /\| Title tag \| How our mortgage servicing works \|/);
  });
  it('are found by the terms that they define', () =>
    assert.match(run('keywords', PROSE).content, /- forbearance\n/));
});
