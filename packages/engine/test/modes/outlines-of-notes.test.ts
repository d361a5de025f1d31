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

const ZONES = `Delivery zones

| zone | fee |
|---|---|
| A | 4.90 |

- no delivery Sundays
- who pays for returns? -> ask finance
- restore drill every quarter (last: 9 Sept)
- reroute: depot move --zone <zone>; takes a day
problems: parcel lost = call dispatch`;
const BACKUP = `backup strategy
  - what: postgres, vault
  - how often
    - postgres: nightly 02:00
    - vault: every 6h
  - retention: 35 days
`;
const PROBE = `# Controller guide
## Install the probe
- drill 8 mm hole
- seal with silicone

\`\`\`yaml
probe:
  depth: 5
\`\`\`
## Alarms
- probe broken -> heater off
`;
const KIOSK = `# Deploying the kiosk app

Before you deploy
- staging must be green

Deploy
- build the image w/ \`make kiosk\`
- push to registry

Roll back
- set the old tag
`;
const CALL = `call w/ Hotel Astra
they have 84 rooms
door locks: Salto
risks: wifi in annex weak`;
const RESTORE = `DB restore
- need: AWS access, pg_restore 15
- steps
  1. stop writers
  2. find latest snapshot in s3://backups
- check: row counts match
- contact: #dba`;
const DISPLAYS = `Room displays

tablet outside each room, shows bookings
green = free, red = busy
if error rate >0.5% roll back
POST /links -> returns code`;
const VPN = 'vpn for contractors\n\n1. install WireGuard\n2. import .conf\n';

/** What a writer expects of notes that are made a document. */
const ROWS: readonly (readonly [name: string, notes: string, good: RegExp, bad?: RegExp])[] = [
  [
    'points that end alike',
    SERVICE,
    /- Nightly at 02:00 UTC\.\n- The retention is 30 days, configurable up to 365\./,
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
  [
    'tables as they stand',
    ZONES,
    /^# Delivery zones\n\n\| zone \| fee \|\n\|---\|---\|\n\| A \| 4\.90 \|\n\n- No/,
    /^Fee\./m,
  ],
  ['questions that are open', ZONES, /^- \[VERIFY\] Who pays for returns\? Ask finance\.$/m],
  ['a command behind its label as code', ZONES, /\*\*Reroute:\*\* `depot move --zone <zone>`; takes a day\./],
  ['brackets whole', ZONES, /^- Restore drill every quarter \(last: 9 Sept\)\.$/m],
  ['a line below a list apart', ZONES, /\n\n\*\*Problems:\*\* Parcel lost = call dispatch\.$/],
  [
    'each part of notes in its place',
    BACKUP,
    /^# Backup strategy\n\n- \*\*What:\*\* .+\n\n## How often\n[^]+\n\n## Retention\n\n35 days\.$/,
  ],
  [
    'actions and topics in the opening',
    PROBE,
    /^This page shows how to install the probe, and covers alarms\.$/m,
  ],
  ['orders of any trade as steps', PROBE, /1\. Drill 8 mm hole\.\n2\. Seal with silicone\./],
  ['code as it is indented', PROBE, /```yaml\nprobe:\n {2}depth: 5\n```/],
  [
    'a line over a list as a heading',
    KIOSK,
    /## Deploy\n\n1\. Build the image with `make kiosk`\.\n2\. Push to the registry\.\n\n## Roll back\n/,
  ],
  [
    'lines without list marks as a list',
    CALL,
    /^# Call with Hotel Astra\n\n- They have 84 rooms\.\n- \*\*Door locks:\*\* Salto\.\n- \*\*Risks:\*\* /,
  ],
  ['names that notes write small', VPN, /^# VPN for contractors\n/],
  ['names of things with what they mean', DISPLAYS, /- \*\*Green:\*\* Free\.\n- \*\*Red:\*\* Busy\./],
  ['a subject and what it does, as they stand', DISPLAYS, /- Tablet outside each room, shows bookings\./],
  ['conditions with their verbs', DISPLAYS, /- If the error rate is more than 0\.5%, roll back\./],
  ['calls as code', DISPLAYS, /- `POST \/links` returns code\./],
  ['items under a numbered heading', OUTLINE, /## Architecture\n\n- \*\*Broker:\*\* Receives messages/],
];

describe('notes that are expanded', () => {
  for (const [name, notes, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run('expand', notes, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('are sections of the document that is asked for', () =>
    assert.equal(
      run('expand', RESTORE, PRESET, { docType: 'runbook' }).content,
      [
        '# DB restore',
        '## Before you begin',
        '- AWS access\n- pg_restore 15',
        '## Procedure',
        '1. Stop writers.\n2. Find the latest snapshot in s3://backups.',
        '## Check the result',
        'Row counts match.',
        '## Escalate',
        'Contact #dba.',
        '## Still open',
        '- [VERIFY] **When to use this runbook:** Name the alert or the symptom, its severity, and who decides.\n- [VERIFY] **Roll back:** Give the steps that restore the state before this procedure.',
      ].join('\n\n'),
    ));

  it('keep a numbered list with one mention of a version', () => {
    const { content } = run(
      'expand',
      '# Setup\n\n1. Install Relay\n2. Start it\n\n1.2 is the oldest version that works.\n',
      PRESET,
    );
    assert.match(content, /1\. Install Relay\.\n2\. Start it\.\n\n1\.2 is the oldest/);
  });
});
