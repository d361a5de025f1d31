import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A document, what is to be worked in, what the merge says then, and what it doesn't say. */
const ROWS: readonly (readonly [string, string, readonly string[], readonly RegExp[]])[] = [
  [
    '# netprobe\n\nChecks a list of URLs.\n\n## Requirements\n\nPython 3.8 or later.',
    '## 2.0.0\n- Dropped support for Python 3.8; Python 3.10 or newer is required',
    ['Python 3.10 or later.'],
    [/Dropped/],
  ],
  [
    '# Labels API\n\n`POST /v1/labels` creates a label.\n\n## Fields\n\nThe field `weight` is a number.',
    '- add a row: `locale`, string, optional, language of the labels (default `en`)\n- the endpoint is `/v2/labels` now',
    ['`POST /v2/labels` creates'],
    [/^Add a row/m],
  ],
  [
    '# Labels API\n\nSend `format` with the weight of the parcel.',
    '- `format` is deprecated, use `type`',
    ['[VERIFY] `format` is deprecated, use `type`'],
    [],
  ],
  [
    '# Working from home\n\n## Who can work from home\n\nAll employees may work from home two days a week.',
    'Employees may now work from home three days a week (was two). Interns may not.',
    ['three days a week', '\nInterns may not work from home.'],
    [],
  ],
  [
    '# FAQ\n\n## How do I cancel?\n\nWrite to us. We cancel your plan within one day.',
    'We got three tickets this week because the FAQ is outdated. Customers can cancel by themselves in the app.',
    ['[VERIFY] We got three tickets'],
    [/^(?!>).*We got three tickets/m],
  ],
  [
    '# Update the firmware\n\n## Update the device\n\n1. Download the firmware.\n2. Reboot the device.\n3. Check the version.',
    "The reboot isn't necessary any more.",
    ['“Reboot the device.”', 'VERIFY'],
    [],
  ],
  [
    '# skiff\n\n## Deploy\n\nThe `--env` flag is optional and defaults to `staging`. All logs go to stdout.',
    '- The `--env` flag is required.',
    ['Keep one of the two: “The `--env` flag is optional and defaults to `staging`.”'],
    [],
  ],
  // What only looks so stays in.
  [
    '# Projects\n\n## Deleting projects\n\nOwners can delete a project under Settings.',
    'Deleted projects can be restored by owners for 30 days.',
    ['Deleted projects can be restored by owners for 30 days.'],
    [/VERIFY\] Deleted/],
  ],
  [
    '# Gym\n\nThe gym is open daily.',
    'The gym is closed until May.',
    ['The gym is closed until May.'],
    [/VERIFY\] The gym/],
  ],
  [
    '# Jobs API\n\n`GET /v2/jobs` lists the jobs.',
    'The old endpoint `/v1/jobs` is deprecated now.',
    ['`/v1/jobs` is deprecated'],
    [/Keep one/],
  ],
];

describe('what a merge puts in', () => {
  for (const [document, fact, says, gone] of ROWS)
    it(`is a sentence of the matter: ${JSON.stringify(fact)}`, () => {
      const { content } = run(
        'rewrite',
        `=== INCORPORATE THE FOLLOWING ===\n${fact}\n=== EXISTING CONTENT ===\n${document}\n`,
      );
      for (const one of says) assert.ok(content.includes(one), content);
      for (const one of gone) assert.doesNotMatch(content, one);
    });
});
