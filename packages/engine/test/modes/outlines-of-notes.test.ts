import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const SERVICE = `# Backup service

- nightly at 02:00 UTC
- retention 30 days, configurable up to 365.
- encrypted w/ AES-256, keys in KMS
- restore:
  - pick a snapshot in the console
  - click Restore
  - wait ~15 min
`;
const OUTLINE = `1. Introduction
   1.1 What is Relay
   1.2 Who should read this
2. Architecture
   - broker: receives messages
   - workers: process messages, stateless
3. Troubleshooting
`;

/** What a writer expects of notes that are made a document. */
const ROWS: readonly (readonly [name: string, notes: string, good: RegExp, bad?: RegExp])[] = [
  [
    'points that end alike',
    SERVICE,
    /- Nightly at 02:00 UTC\.\n- Retention 30 days, configurable up to 365\./,
  ],
  [
    'steps under a lead that could be an order',
    SERVICE,
    /## Restore\n\n1\. Pick a snapshot in the console\.\n2\. Click Restore\./,
  ],
  ['shorthand in words', SERVICE, /Wait about 15 min\./],
  [
    'levels of numbers as headings',
    OUTLINE,
    /## Introduction\n\n### What is Relay\n\n\[VERIFY\] .+\n\n### Who should read this\n/,
    /1\.1/,
  ],
  ['items under a numbered heading', OUTLINE, /## Architecture\n\n- \*\*Broker:\*\* receives messages/],
];

describe('notes that are expanded', () => {
  for (const [name, notes, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run('expand', notes, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('keep a numbered list with one mention of a version', () => {
    const { content } = run(
      'expand',
      '# Setup\n\n1. Install Relay\n2. Start it\n\n1.2 is the oldest version that works.\n',
      PRESET,
    );
    assert.match(content, /1\. Install Relay\.\n2\. Start it\.\n\n1\.2 is the oldest/);
  });
});
