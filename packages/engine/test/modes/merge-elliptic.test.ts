import assert from 'node:assert/strict';
import { valuesOf } from '../../modes/rewriting/merge/kinds.ts';
import { run } from './jobs.ts';

const FEES = '| Group | Fee |\n|---|---|\n| Adults | 100 EUR |\n| Students | 50 EUR |\n| Children | 40 EUR |';
const FIELDS =
  '| Field | Type | Required | Description |\n|---|---|---|---|\n| `format` | string | yes | `pdf` or `png` |\n| `weight` | number | yes | Weight in kilograms |';
const OPTIONS =
  '| Option | Default | Description |\n|---|---|---|\n| `--quiet` | off | Prints errors only |\n| `--timeout` | 10 s | How long to wait |';

/** What leaves out words that stand before it, and what is told in cells: the document, the change, what it then says and does not say. */
const ROWS: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
  [
    'Guests can use the pool until 20:00.\n\nBring a towel.',
    'Guests can now use the pool until 22:00. Children cannot.',
    ['Guests can use the pool until 22:00.', 'Children cannot use the pool.'],
    ['VERIFY'],
  ],
  [
    'Pets are not allowed. Bikes belong in the cellar.\n\nSmoking is not allowed.',
    'Dogs are allowed on a leash.',
    ['“Pets are not allowed.” and “Dogs are allowed on a leash.”'],
    ['“Smoking'],
  ],
  ['No pets. Bikes belong in the cellar.', 'You can bring your cat.', ['the document says “No pets.”']],
  [
    FEES,
    'The fee for adults is 120 EUR, for students 60 EUR.',
    ['| Adults | 120 EUR |\n| Students | 60 EUR |\n| Children | 40 EUR |'],
    ['VERIFY'],
  ],
  [
    FEES,
    'Adults pay 120 EUR, students 60 EUR and children 45.',
    ['| Adults | 120 EUR |\n| Students | 60 EUR |\n| Children | 45 EUR |'],
    ['VERIFY'],
  ],
  [
    FIELDS,
    'add a row: `locale`, string, optional, language of the labels',
    ['| `locale` | string | no | Language of the labels |'],
    ['VERIFY'],
  ],
  [
    OPTIONS,
    '- Added `--retries` (default 3): how often a request is tried again\n- The default timeout is now 30 s',
    ['| `--timeout` | 30 s |', '| `--retries` | 3 | How often a request is tried again |'],
    ['VERIFY'],
  ],
  [
    '`POST /v1/labels`\n\n```bash\ncurl https://api.acme.example/v1/labels\n```',
    'The labels endpoint moved to /v2/labels.',
    ['`POST /v2/labels`', 'curl https://api.acme.example/v2/labels'],
    ['v1', 'VERIFY'],
  ],
  ['`POST /v1/labels`\n\nMakes one.', 'GET /v1/labels is deprecated, use /v2/labels.', ['`POST /v1/labels`']],
  ['We train every Tuesday in hall A.', 'Training moves to hall B', ['every Tuesday in hall B.'], ['VERIFY']],
  [
    '1. Open http://192.168.0.10:8080 in a browser.',
    'The web UI moved from port 8080 to 9090.',
    [':9090 in'],
    ['VERIFY'],
  ],
  [
    'All logs go to stdout. The log has one line per call.',
    'Logs go to stderr, not stdout.',
    ['All logs go to stderr.'],
    ['VERIFY'],
  ],
  [
    '## How to apply\n\nSend your request to HR at least one week before.',
    'Requests go to the team lead, no longer to HR.',
    ['Send your request to the team lead at least'],
    ['VERIFY'],
  ],
  [
    '- The laundry room is free. Clean the machine.\n- Bikes belong in the cellar.',
    'The laundry room costs 2 EUR per wash now.',
    ['- The laundry room costs 2 EUR per wash now. Clean the machine.'],
    ['VERIFY'],
  ],
  [
    '## Gear\n\nYou get a laptop. You get an allowance of 300 EUR for furniture once.',
    'The allowance of 300 EUR for furniture is discontinued.',
    ['You get a laptop.\n', '“You get an allowance of 300 EUR for furniture once.” was taken out: “The'],
  ],
  [
    'The free shuttle to the airport leaves every hour. It stops at gate 4.',
    'The free shuttle to the airport is no longer available.',
    ['The free shuttle to the airport is no longer available. It', 'may also end “It stops at gate 4.”'],
  ],
  [
    'The gym is available to all tenants. Bring a towel.',
    'The gym is closed on Sundays.',
    ['The gym is available to all tenants.', 'The gym is closed on Sundays.'],
  ],
  [
    'Dogs cost 3 EUR per night.',
    'For dogs under 12 you pay 5 EUR.',
    ['Dogs cost 3 EUR per night.', 'For dogs under 12 you pay 5 EUR.'],
  ],
  [
    'Breakfast is included.',
    'Breakfast costs 9 EUR for adults.',
    ['# Guide\n\nBreakfast costs 9 EUR for adults.'],
    ['VERIFY'],
  ],
  [
    '| Country | Time | Price |\n|---|---|---|\n| Spain | 2 days | 4.90 EUR |\n| Austria | 3 days | 6.90 EUR |',
    'Add a row for France: 4 days, 9.90 EUR',
    ['| France | 4 days | 9.90 EUR |'],
    ['VERIFY'],
  ],
  [
    '| Parameter | Default | Maximum |\n|---|---|---|\n| `limit` | 50 | 200 |\n| `offset` | 0 | - |',
    '`limit` max is 500',
    ['| `limit` | 50 | 500 |'],
    ['VERIFY'],
  ],
  [
    '## Summer\n\nThe pool party is on 4 July. Bring a towel.',
    'The pool party is cancelled.',
    ['The pool party is cancelled. Bring a towel.'],
    ['July', 'VERIFY'],
  ],
  [
    'Intro.\n\n## A\n\nText.\n\n## Contacts\n\n- Jo\n',
    'Move the section "Contacts" to the top.',
    ['Intro.\n\n## Contacts\n\n- Jo\n\n## A\n\nText.\n'],
    ['VERIFY'],
  ],
  [
    '## Ask\n\nText.\n\n## Buy\n\nMore.\n\n### Carry\n\nDeep.\n\n## Done\n\nEnd.\n',
    'Move "Buy" below the section "Done".',
    ['## Ask\n\nText.\n\n## Done\n\nEnd.\n\n## Buy\n\nMore.\n\n### Carry\n\nDeep.\n'],
    ['VERIFY'],
  ],
];

describe('a merge of what leaves words out, and of cells', () => {
  for (const [document, change, says, gone = []] of ROWS)
    it(`says: ${says[0] ?? ''}`, () => {
      const { content } = run(
        'rewrite',
        `=== INCORPORATE THE FOLLOWING ===\n${change}\n=== EXISTING CONTENT ===\n# Guide\n\n${document}`,
      );
      for (const one of says) assert.ok(content.includes(one), content);
      for (const one of gone) assert.ok(!content.includes(one), content);
    });

  it('reads thousands of values in one line at once', () => {
    const start = performance.now();
    assert.equal(valuesOf('`a` 5 EUR, '.repeat(15_000)).length, 30_000);
    assert.ok(performance.now() - start < 3_000);
  });
});
