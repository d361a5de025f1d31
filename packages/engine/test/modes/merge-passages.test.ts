import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const merge = (guidelines: string, content: string): string =>
  run('rewrite', `=== INCORPORATE THE FOLLOWING ===\n${guidelines}\n=== EXISTING CONTENT ===\n${content}`)
    .content;

const table = (header: string, ...rows: readonly string[]): string =>
  [header, header.replace(/[^|]+/g, ' --- '), ...rows].join('\n');

/** What is told, the document, and what of it becomes what; all else stays as it was. */
const ROWS: readonly (readonly [
  said: string,
  document: string,
  ...changes: readonly (readonly [string, string])[],
])[] = [
  [
    '- Max file size is 40 MB (was 25).',
    `# Upload\n\nA file can be up to 25 MB.\n\n1. Drop it. Files larger than 25 MB are rejected.\n\n${table('| What | Limit |', '| File size | 25 MB |', '| Files per folder | 500 |')}\n`,
    ['up to 25 MB', 'up to 40 MB'],
    ['larger than 25 MB', 'larger than 40 MB'],
    ['| 25 MB |', '| 40 MB |'],
  ],
  [
    'The default of `LOG_LEVEL` is now `warn`.',
    `# Settings\n\nBy default it logs at level \`info\`.\n\n${table('| Variable | Default | Description |', '| `PORT` | `8080` | The port |', '| `LOG_LEVEL` | `info` | One of `debug`, `info`, `warn` |')}\n`,
    ['level `info`', 'level `warn`'],
    ['| `info` |', '| `warn` |'],
  ],
  [
    'Starter gets 3 projects.',
    `# Plans\n\n${table('| Plan | Users | Projects |', '| Starter | 3 | 2 |', '| Team | 50 | 20 |')}\n\n## Starter\n\nStarter is free for up to 3 users and 2 projects.\n`,
    ['| 3 | 2 |', '| 3 | 3 |'],
    ['and 2 projects', 'and 3 projects'],
  ],
  [
    'SSO is available on Team and Enterprise.',
    `# Plans\n\n${table('| Plan | SSO |', '| Starter | No |', '| Team | No |', '| Enterprise | Yes |')}\n`,
    ['| Team | No |', '| Team | Yes |'],
  ],
  [
    'There is a new plan, Solo: $5 per month, 1 user.',
    `# Plans\n\nPlinth has two plans.\n\n${table('| Plan | Price | Users |', '| Starter | Free | 3 |', '| Team | $12 per month | 50 |')}\n`,
    ['two plans', 'three plans'],
    ['| 50 |', '| 50 |\n| Solo | $5 per month | 1 |'],
  ],
  [
    'New error 409: the order has been shipped.',
    `# Orders\n\n## Errors\n\n${table('| Code | Meaning |', '| 400 | The request is malformed |', '| 404 | There is no such order |')}\n`,
    ['no such order |', 'no such order |\n| 409 | The order has been shipped |'],
  ],
  [
    '* new severity P3: cosmetic issues',
    '# On call\n\n## Severity levels\n\n- **P1**: major feature broken\n- **P2**: minor issues\n',
    ['minor issues', 'minor issues\n- **P3**: cosmetic issues'],
  ],
  [
    '- TIFF files are supported now too.',
    '# Upload\n\n## Supported formats\n\n- PDF\n- PNG\n\n## Limits\n\nNone.\n',
    ['- PNG', '- PNG\n- TIFF'],
  ],
  // Lines without full stops are one guideline each; labels name sections.
  [
    'Known issue for 7.2: the export drops footnotes\nFixed: the sync no longer stops at 10,000 files\nUpgrade takes 20 min, not 5',
    '# Release 7.2\n\n## Bug fixes\n\n- It starts.\n- It stops.\n\n## Known issues\n\n- It is slow.\n- It is dark.\n\n## Upgrade\n\nThis takes about 5 minutes.\n',
    ['- It stops.', '- It stops.\n- The sync no longer stops at 10,000 files.'],
    ['- It is dark.', '- It is dark.\n- The export drops footnotes.'],
    ['about 5 minutes', 'about 20 minutes'],
  ],
  [
    '- Screen lock after 3 minutes (currently 10)\n- also allowed: YubiKey\n- you no longer need to install the antivirus client',
    '# Checklist\n\n- Set the screen lock to 10 minutes.\n- Install the antivirus client.\n- Lock it.\n\nAllowed factors:\n\n- App\n- Passkey\n',
    ['to 10 minutes', 'to 3 minutes'],
    ['- Install the antivirus client.\n', ''],
    ['- Passkey', '- Passkey\n- YubiKey'],
  ],
  [
    '- Basic costs 12 €, Plus 24 €\n- The Osaka region was closed\n- Bronze has no API access',
    `# Plans\n\n${table('| Plan | Price | API access |', '| Basic | €9 | No |', '| Plus | €19 | Yes |', '| Bronze | €5 | Yes |')}\n\n${table('| Region | Latency |', '| Dublin | 20 ms |', '| Osaka | 30 ms |')}\n`,
    ['€9', '€12'],
    ['€19', '€24'],
    ['| €5 | Yes |', '| €5 | No |'],
    ['\n| Osaka | 30 ms |', ''],
  ],
  [
    '- `GET /v2/invoices` → `GET /v3/invoices`\n- 429 is returned after 300 requests/min\n- The signature header is called `Acme-Signature` now.',
    `# API\n\n\`GET /v2/invoices\`\n\nCheck the \`X-Signature\` header.\n\n\`\`\`sh\ncurl -H "X-Signature: x" https://api.example/v2/invoices\n\`\`\`\n\n${table('| Status | Meaning |', '| 401 | The token is wrong |', '| 429 | You sent more than 100 requests in one minute |')}\n`,
    ['`GET /v2/', '`GET /v3/'],
    ['example/v2/', 'example/v3/'],
    ['`X-Signature`', '`Acme-Signature`'],
    ['"X-Signature', '"Acme-Signature'],
    ['than 100 requests', 'than 300 requests'],
  ],
  [
    '- Yarn isn’t supported anymore, use pnpm\n- the site can be site.config.ts too\n- license changed to Apache-2.0\n- the docs moved to https://docs.site.example\n- The kiosk sells gas.',
    '# Site\n\nRead https://site.example/docs. Install npm or Yarn.\n\nA site is `site.config.js` or `site.config.json`.\n\nThe kiosk sells ice and bread.\n\n## License\n\nMIT\n',
    ['https://site.example/docs', 'https://docs.site.example'],
    ['Yarn', 'pnpm'],
    ['`site.config.js` or `site.config.json`', '`site.config.js`, `site.config.json`, or `site.config.ts`'],
    ['ice and bread', 'ice, bread, and gas'],
    ['MIT', 'Apache-2.0'],
  ],
  [
    '- The default of `bodyLimit` is `2097152` (2MiB) now.\n- Probation stays at 6 months',
    '# Server\n\n### `bodyLimit`\n\n- Default: `1048576` (1MiB)\n\n### `headLimit`\n\n- Default: `1048576` (1MiB)\n\n## People\n\nThe probation of 6 months comes before 2 days of leave.\n',
    ['`1048576` (1MiB)', '`2097152` (2MiB)'],
  ],
  [
    '- `--format` accepts `yaml` too\n- `--limit` default 50\n- New benefit: pet insurance.\n- HarborVPN is used now, TunnelGate is history.',
    `# Tool\n\n${table('| Option | Default | Description |', '| `--format` | `text` | `text` or `json` |', '| `--limit` | `100` | How many entries are shown |')}\n\nWithout \`--limit\`, 100 entries are shown.\n\n## Benefits\n\n- Life insurance\n- Summer party\n`,
    ['`text` or `json` |', '`text`, `json`, or `yaml` |'],
    ['| `100` |', '| `50` |'],
    ['100 entries', '50 entries'],
    ['- Summer party', '- Summer party\n- Pet insurance'],
    [
      ' party\n- Pet insurance\n',
      ' party\n- Pet insurance\n\n> [VERIFY] HarborVPN is used now, TunnelGate is history.\n',
    ],
  ],
  [
    'TIFF files are supported too.',
    '# Upload\n\nWe support PDF, PNG, and JPG files.\n\nAsk us about others.\n',
    ['PNG, and JPG', 'PNG, JPG, and TIFF'],
  ],
  [
    '`maxRetries` defaults to 5.',
    `# Queue\n\n${table('| Option | Default | Description |', '| `maxRetries` | `3` | How often a message is delivered again |')}\n\nFailed messages are delivered again 3 times. Three people work here 3 times a week.\n`,
    ['| `3` |', '| `5` |'],
    ['again 3 times', 'again 5 times'],
  ],
  [
    'The EU region is in beta since June.',
    `# API\n\n${table('| Region | Status |', '| EU | Planned |', '| US | Available |')}\n\nCall it.\n`,
    ['| Planned |', '| In beta since June |'],
  ],
  [
    '- we also provide an external keyboard',
    '# Equipment\n\nThe company provides:\n\n- Laptop computer\n- Monitor (upon request)\n',
    ['(upon request)', '(upon request)\n- External keyboard'],
  ],
  [
    '`TRUST_PROXY` is required behind a load balancer.',
    `# Settings\n\n${table('| Variable | Description |', '| `PORT` | Port of the server |', '| `TRUST_PROXY` | Whether to trust forwarded headers |')}\n`,
    ['forwarded headers |', 'forwarded headers. Required behind a load balancer |'],
  ],
  [
    'Windows is supported.',
    '# Install\n\n> **Note:** Windows is not supported.\n',
    ['Windows is not supported', 'Windows is supported'],
  ],
  [
    '* passwords need at least 14 characters and no longer have to be changed every 90 days',
    '# Security\n\n## Passwords\n\n- Minimum 12 characters\n- Change every 90 days\n- Include symbols\n',
    ['Minimum 12', 'Minimum 14'],
    ['- Change every 90 days\n', ''],
  ],
  [
    '- Backups run every 6 hours, and we keep 14 of them.',
    '# Backups\n\nThe database is backed up every 12 hours. The last 7 backups are kept.\n',
    ['12 hours', '6 hours'],
    ['last 7', 'last 14'],
  ],
  [
    '- The Eco program now takes 3 h 40 min and uses 8.5 litres.',
    `# Dishwasher\n\n${table('| Program | Duration | Water |', '| Eco | 3 h 20 min | 9 litres |', '| Quick | 35 min | 10 litres |')}\n`,
    ['3 h 20 min', '3 h 40 min'],
    ['| 9 litres', '| 8.5 litres'],
  ],
  [
    'From: HR\nSubject: Update\n\nHi all,\n\nRefunds are possible within 30 days.\n\nThanks,\nDana',
    '# Billing\n\nRefunds are possible within 14 days of the purchase.\n',
    ['14 days', '30 days'],
  ],
  [
    '- Config is read from `orbit.yaml` instead of `.orbitrc`',
    '# Orbit\n\nOrbit reads `.orbitrc`. Run `orbit init` to create a `.orbitrc`.\n',
    ['reads `.orbitrc`', 'reads `orbit.yaml`'],
    ['a `.orbitrc`', 'an `orbit.yaml`'],
  ],
  [
    '### Removed\n- `orbit login --legacy`\n\n### Added\n- Exit code 4: it was rolled back',
    `# Orbit\n\nRun \`orbit login\`. Use \`orbit login --legacy\` for old accounts.\n\n## Exit codes\n\n${table('| Code | Meaning |', '| 0 | Success |', '| 3 | It timed out |')}\n`,
    [' Use `orbit login --legacy` for old accounts.', ''],
    ['| It timed out |', '| It timed out |\n| 4 | It was rolled back |'],
  ],
  [
    'The status page is now https://status.example.',
    '# On call\n\nUpdate https://acme.statuspage.example first. Link it from https://acme.statuspage.example later.\n',
    ['Update https://acme.statuspage.example', 'Update https://status.example'],
    ['from https://acme.statuspage.example', 'from https://status.example'],
  ],
];

describe('a merge of what is told of a subject', () => {
  for (const [said, document, ...changes] of ROWS)
    it(`changes every passage that says so, and nothing else: ${said.replace(/\s+/g, ' ')}`, () => {
      const expected = changes.reduce((text, [old, fresh]) => text.replace(old, () => fresh), document);
      assert.equal(merge(said, document), expected);
    });

  it('leaves what is about something else, and asks where the same value may be meant', () => {
    const merged = merge(
      '- A backup holds at most 350 GB now.',
      '# Guide\n\nA backup holds at most 200 GB. The archive holds up to 200 GB.\n',
    );
    assert(merged.includes('at most 350 GB. The archive holds up to 200 GB.'), merged);
    assert(
      /\[VERIFY\] “A backup holds at most 350 GB now”: “200 GB” still stands in “The archive/.test(merged),
      merged,
    );
  });

  it('says for which guidelines on wording nothing changes', () =>
    assert.equal(
      merge('Address readers as "you".\nUse "sign in", not "log in".', '# Returns\n\nReturns are free.\n'),
      '# Returns\n\nReturns are free.\n\n> [VERIFY] Nothing was changed for “Address readers as "you"”, “Use "sign in", not "log in"”: no check found a place.\n',
    ));

  it('tells how something is done where only its value found a place', () =>
    assert.match(
      merge(
        'The job deletes logs automatically after 60 days.',
        '# Logs\n\nThe job deletes logs after 90 days.\n',
      ),
      /after 60 days[^]*\[VERIFY\] The job deletes logs automatically/,
    ));

  it('tells what editors ask each other, and writes none of it into the document', () => {
    const merged = merge('- Should we also mention gift cards?', '# Returns\n\nReturns are free.\n');
    assert.equal(merged, '# Returns\n\nReturns are free.\n\n> [VERIFY] Should we also mention gift cards?\n');
  });
});
