import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const REWRITTEN: readonly (readonly [before: string, after: string])[] = [
  [
    'Before the upgrade, it has to be ensured that a backup exists.',
    'Before the upgrade, make sure that a backup exists.',
  ],
  [
    'If the lease ends in May, it must be checked whether the deposit was paid.',
    'If the lease ends in May, check whether the deposit was paid.',
  ],
  ['Care must be taken that the valve is closed.', 'Make sure that the valve is closed.'],
  [
    'The port is occupied, so it must be ensured that the proxy is stopped.',
    'The port is occupied, so make sure that the proxy is stopped.',
  ],
  // Somebody else checks it.
  ['It must be checked by the nurse that it is dry.', 'It must be checked by the nurse that it is dry.'],
  [
    'The installer can be downloaded by users from the website.',
    'Users can download the installer from the website.',
  ],
  ['Soup is served by volunteers from the church.', 'Soup is served by volunteers from the church.'],
  [
    'The report can be exported by the user in PDF or CSV format.',
    'The user can export the report in PDF or CSV format.',
  ],
  [
    'Once the download has been completed, the installer should be executed by double-clicking on it.',
    'Once the download is complete, run the installer by double-clicking it.',
  ],
  // An office's deed.
  ['After the tenancy ends, the fee must be refunded.', 'After the tenancy ends, the fee must be refunded.'],
  ['A number of options are presented to the user.', 'The user sees several options.'],
  ['The number of errors has grown.', 'The number of errors has grown.'],
  [
    'After the selection has been made, the system starts the generation of the file.',
    'After the selection, the system starts generating the file.',
  ],
  [
    'After the examination of the documents has been completed, you get a letter.',
    'After the documents have been examined, you get a letter.',
  ],
  ['Files which are larger than 2 GB cannot be exported.', 'Files larger than 2 GB cannot be exported.'],
  [
    'Rooms that are smaller than 10 m² and have no window are dark.',
    'Rooms that are smaller than 10 m² and have no window are dark.',
  ],
  [
    'You should read the guide before the submission of a ticket.',
    'You should read the guide before you submit a ticket.',
  ],
  ['Visitors leave after the closure of the shop.', 'Visitors leave after the closure of the shop.'],
  ['This describes the way secrets are stored.', 'This describes how secrets are stored.'],
  [
    'Should a leak of a secret be detected, the key is rotated.',
    'If a leak of a secret is detected, the key is rotated.',
  ],
  ['A refund of the fee is effected when the form arrives.', 'The fee is refunded when the form arrives.'],
  [
    'For further information about the topic of backoff, click [here](https://example.org/b).',
    '[More information about backoff](https://example.org/b).',
  ],
  ['It is recommended that `retries` is not increased.', '`retries` should not be increased.'],
  ['It is necessary that the file `a.yaml` is present.', 'The file `a.yaml` must be present.'],
];

const SIMPLIFIED: readonly (readonly [before: string, after: string])[] = [
  [
    'It implements the pattern: after five consecutive failures, requests are rejected for 30 seconds, after which a single request is permitted.',
    'It implements the pattern: after five failures in a row, requests are rejected for 30 seconds. After that, a single request is allowed.',
  ],
  [
    'Reads are retried, whereas writes are never retried.',
    'Reads are retried, but writes are never retried.',
  ],
];

describe('wooden clauses', () => {
  const { analyze } = createEngine();
  const style = { rules: null, termSubs: [], glossary: [] };
  for (const [mode, rows] of [
    ['rewrite', REWRITTEN],
    ['simplify', SIMPLIFIED],
  ] as const)
    for (const [input, after] of rows)
      it(`${mode}: ${input}`, () => assert.equal(analyze({ mode, input, style }).content.trim(), after));
});
