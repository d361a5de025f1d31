import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const merge = (guidelines: string, document: string): string =>
  run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${guidelines}\n=== EXISTING CONTENT ===\n${document}`)
    .content;

const PLANS = `# Plans

| | Free | Team |
| --- | --- | --- |
| Price | $0 | $12 |
| Storage | 1 GB | 100 GB |
| History | 7 days | 90 days |

On the Free plan, uploads stop at 1 GB. The trial of Team takes 7 days.
`;

/** Guidelines, a document, what the merged text has, and what it has no more. */
const CASES: readonly (readonly [
  guidelines: string,
  document: string,
  has: readonly string[],
  lacks: readonly string[],
])[] = [
  [
    'Use "sign in" everywhere, not "log in".',
    '# Access\n\nOpen the app, and log in with your number.\n\n## Log in on a phone\n\nLog in there too.\n',
    ['Open the app, and sign in with your number.', '## Sign in on a phone', 'Sign in there too.'],
    ['[VERIFY]'],
  ],
  [
    "Guests can't book the sauna any more.",
    '# Guests\n\nGuests can book the sauna and the pool with a day pass. A day pass costs 20 euros.\n',
    ["Guests can book the pool with a day pass. Guests can't book the sauna any more. A day pass"],
    ['sauna and', '[VERIFY]'],
  ],
  [
    'The "Members" tab is called "People" now.',
    '# Book\n\n1. Open the app and go to the **Members** tab.\n2. Tap your name. Members see their own bookings.\n',
    ['go to the **People** tab', 'Members see their own'],
    ['Members tab', '**Members**', '[VERIFY]'],
  ],
  [
    'Refunds: up to 24 hours before the session (was 48 hours).',
    '# Booking\n\n## Refunds\n\nYou get a full refund if you cancel 48 hours before the session starts.\n',
    ['24 hours before the session starts'],
    ['48 hours', '[VERIFY]'],
  ],
  [
    'Free plan now has 2 GB\nTeam goes up to $15\nTeam history: 180 days',
    PLANS,
    ['| Storage | 2 GB | 100 GB |', '| Price | $0 | $15 |', '| 7 days | 180 days |', 'uploads stop at 2 GB'],
    ['[VERIFY]'],
  ],
  [
    '- default timeout is 15 s now',
    '# API\n\n| Name | Description |\n| --- | --- |\n| `timeout` | Seconds to wait. Default 10, maximum 30 |\n\n```sh\ncurl -d timeout=10 -d size=10\n```\n\nWe wait for an answer within 10 seconds.\n',
    ['Default 15, maximum 30', '-d timeout=15 -d size=10', '“10 s” still stands in “We wait for an answer'],
    [],
  ],
  [
    '- requests time out after 10 seconds instead of 5',
    '# Client\n\nRequests time out after 5 seconds.\n\n```ts\nnew Client({ timeout: 5000, retries: 5 });\n```\n',
    ['after 10 seconds.', 'timeout: 10000, retries: 5'],
    ['[VERIFY]'],
  ],
  [
    "- Signatures use SHA-256, SHA-1 isn't supported anymore",
    "# Hooks\n\nThe header is an HMAC-SHA1 of the body.\n\n```js\ncreateHmac('sha1', secret);\n```\n",
    ['HMAC-SHA256 of the body', '“SHA-1” still stands in “createHmac('],
    ["isn't supported anymore.\n\n```"],
  ],
  [
    '- LogShip was dropped, we install Vector',
    '# Hosts\n\nEvery host has an agent (LogShip). LogShip-managed hosts are listed at https://logship.example/hosts.\n',
    ['agent (Vector)', 'Vector-managed', '“LogShip” still stands in'],
    [],
  ],
  [
    "- The call starts at 9:30 now, and it's in Meet (we don't have Zoom any more)",
    '# Day 1\n\n1. Join the call at 10:00 in Zoom.\n2. Say hello.\n',
    ['1. Join the call at 9:30 in Meet.'],
    ['Zoom', '[VERIFY]'],
  ],
  [
    '- namespace is prod-eu now',
    '# Run\n\n```sh\nNAMESPACE="prod-us"\nkubectl get po -n $NAMESPACE\n```\n',
    ['NAMESPACE="prod-eu"'],
    ['prod-us', '[VERIFY]'],
  ],
  [
    '- Reports have to be finished by the end of the second week',
    '# Reports\n\nFinish the reports before Friday. Reports are short.\n',
    ['Keep one of the two: “Finish the reports before Friday.”'],
    [],
  ],
  [
    '- we give 24 hours notice before we wipe a laptop',
    '# Devices\n\nThe office is open daily. We may wipe a laptop at any time and without notice.\n',
    ['Keep one of the two: “We may wipe a laptop at any time and without notice.”'],
    [],
  ],
  [
    "- got isn't maintained any more, take it out of the hint",
    '# HTTP\n\nUse any client, such as got or undici.\n',
    ['“got” still stands in “Use any client, such as got or undici.”'],
    ['undici. Got'],
  ],
  [
    '- new plan Solo between Free and Team: $5, 10 projects',
    PLANS,
    ['| Price | $0 | $12 |', '[VERIFY]'],
    ['7 days.\n\nNew plan'],
  ],
  [
    '- minor releases come every 8 weeks\n- support lasts three years',
    'Releases\n========\n\nWe publish a minor release every six weeks.\n\n.. note:: Each release is supported for two years.\n',
    ['every 8 weeks', 'for three years'],
    ['[VERIFY]'],
  ],
  [
    '- SSO is included in Growth\n- Growth support is chat and email',
    '# Plans\n\n| | Starter | Growth |\n| --- | --- | --- |\n| SSO | No | No |\n| Support | Forum | Email |\n',
    ['| SSO | No | Yes |', '| Forum | Chat and email |'],
    ['[VERIFY]'],
  ],
  [
    '- telemetry is off by default\n- new setting `editor.wrap` (default `off`): wraps long lines',
    '# Settings\n\n| Setting | Default | Description |\n| --- | --- | --- |\n| `editor.size` | `12` | Size of the text |\n| `telemetry` | `on` | Sends statistics |\n',
    ['| `telemetry` | `off` | Sends', '| `editor.wrap` | `off` | Wraps long lines |'],
    ['[VERIFY]'],
  ],
  [
    '- Tomasz left, Aneta is the HR partner\n- We switched from PagerDuty to incident.io',
    '# People\n\nAsk your HR partner, Tomasz. The schedule is in PagerDuty.\n',
    ['partner, Aneta.', 'is in incident.io.'],
    ['Tomasz', 'PagerDuty'],
  ],
  [
    '- base URL is https://api.meadow.example/v2\n- health page is on port 9090',
    '# API\n\n```sh\ncurl https://api.meadow.example/v1/flows\n```\n\nThe health page is http://meadow.internal:8080/health.\n',
    ['api.meadow.example/v2/flows', 'meadow.internal:9090/health'],
    ['[VERIFY]'],
  ],
  [
    '- `--force` removed, use `--skip-checks`\n- `quay ps` was renamed to `quay list`\n- up to 50 replicas',
    '# quay\n\n- `--force`: skips the checks.\n- `--replicas`: number of replicas, 1 to 10.\n\n## quay ps\n\nLists instances.\n',
    [
      '- `--skip-checks`: skips',
      '## quay list',
      'up to 50 replicas (the document says “`--replicas`: number of replicas, 1 to 10.”)',
    ],
    ['`--force`', 'renamed'],
  ],
  [
    '- default page size is 50',
    '# Lists\n\nUse `page` and `per_page` (maximum 100).\n',
    ['(maximum 100)'],
    [],
  ],
];

describe('what a document says after a merge', () => {
  for (const [guidelines, document, has, lacks] of CASES)
    it(`agrees with ${guidelines.replace(/\n/g, ' ')}`, () => {
      const merged = merge(guidelines, document);
      for (const one of has) assert(merged.includes(one), `${one}\nis missing in\n${merged}`);
      for (const one of lacks) assert(!merged.includes(one), `${one}\nis still in\n${merged}`);
    });
});
