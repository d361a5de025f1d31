import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const KEYS = `how-to: renew the signing key of our build agents. The hosted agents do it alone, but on the old ones you do it by hand: stop the agent with systemctl stop agent, copy the new key to /etc/agent/key, start it again. Owners only, Team plan. If the agent refuses the key check that the file belongs to root.`;
const DISK = `Write a runbook for when the staging disk fills up. Alert fires at 90%. First look at the disk board, then delete old builds. If a volume has less than 5 GB page the storage on-call. Dont delete the database volume. Afterwards set the alert back and tell the team.`;

const LOCKED = `Troubleshooting page: "database is locked" when the sync starts. Usually another sync is running (syncctl jobs), or the disk is full (delete old logs), or the file is on a network drive.`;
const PRINTER = `Troubleshooting guide for the label printer. Prints are blank: mostly the roll is upside down (turn it) or the driver is missing.`;

const FJORD = `Migration guide from 4 to 5 of the Fjord API. /v4/users was replaced by /v5/members. The page_size parameter became limit. Use --output instead of --out. All answers are JSON now, XML answers are gone. Python 3.8 isn't supported anymore, min is 3.10. timeout now defaults to 30s instead of 10s.`;

const QUOTAS = `FAQ for our storage quotas. Basic plan: 5 GB, Plus 50 GB, Business custom. When exceeded you can still read files. Quotas are per workspace not per member. Shared files don't count. Backups are not included.`;
const BUS = `FAQ for our shuttle bus. Cats travel in boxes. You need a badge.`;

const RELEASE = `Release notes for 2.7: added offline maps, routes now show tolls, fixed bug where the map froze, dropped Android 9 support, the old widget is deprecated and goes away in 3.0, thanks to @lia for the tolls`;
const CACHE = `ADR: we chose Valkey over Memcached for the session cache. Reasons: we need persistence and pub/sub. Memcached would have been simpler. We accept that we have to watch memory ourselves. Decided by Ana on 4 May 2026.`;

const HEARTH = `README for hearthd: tiny Rust daemon that reads thermostats and writes to InfluxDB. config in /etc/hearthd.toml: devices (list of addresses), influx_url, interval default 30. run: hearthd --config FILE. flags --once and --quiet. Linux only.`;

/** Briefs as people say them in a chat, and what a writer expects of the document. */
const ROWS: readonly (readonly [name: string, prompt: string, good: RegExp, bad?: RegExp])[] = [
  [
    'actions behind a colon as steps',
    KEYS,
    /1\. Stop the agent with `systemctl stop agent`\.\n2\. Copy the new key to \S+\n3\. Start it again\./,
  ],
  ['what stands before the colon in the opening', KEYS, /on the old ones you do it by hand\.\n\n##/],
  [
    'who may do it, and with what',
    KEYS,
    /## Before you begin\n\n- Only owners can do this\.\n- You need the Team plan\./,
  ],
  [
    'a problem without its comma, and the way out',
    KEYS,
    /### The agent refuses the key\n\nSolution: Check that the file belongs to root\./,
  ],
  ['what a runbook is for', DISK, /Use this runbook when the staging disk fills up\./],
  ['an alert with its article', DISK, /- The alert fires at 90%\./],
  ['a condition with its comma', DISK, /- If a volume has less than 5 GB, page the storage on-call\./],
  ['a warning without its apostrophe', DISK, /> \*\*Warning:\*\* Don't delete the database volume\./],
  ['what is done afterwards as a step', DISK, /\d\. Afterwards, set the alert back and tell the team\./],
  [
    'a message as the title of its page',
    LOCKED,
    /^# Troubleshoot "database is locked" when the sync starts\n\nThis page helps with "database/,
  ],
  [
    'causes in one sentence as they are told',
    LOCKED,
    /## Problems and solutions\n\n- Usually another sync is running \(`syncctl jobs`\), or the disk is full \(delete old logs\), or the file is on a network drive\./,
  ],
  [
    'causes behind their symptom',
    PRINTER,
    /### Prints are blank\n\nMostly the roll is upside down \(turn it\) or the driver is missing\./,
  ],
  [
    'what a migration replaces as a table',
    FJORD,
    /## What changes\n\n\| Before \| Now \|\n\| --- \| --- \|\n(?=[^]*\| `--out` \| `--output` \|)(?=[^]*\| `\/v4\/users` \| `\/v5\/members` \|)(?=[^]*\| XML answers \| All answers are JSON \|)(?=[^]*\| Python 3\.8 \| Python 3\.10 or later \|)/,
    /Good to know/,
  ],
  ['the version that is needed now', FJORD, /## Before you begin\n\n- Python 3\.10 or later\./],
  [
    'what to do for each change as a step',
    FJORD,
    /## Steps\n(?=[^]*Replace `\/v4\/users` with `\/v5\/members`\.)(?=[^]*Rename the `page_size` parameter to `limit`\.)(?=[^]*If you rely on the old default of `timeout`, set it to `10s`\.)(?=[^]*Stop using XML answers\. All answers are JSON\.)/,
  ],
  [
    'amounts of plans as the answer to one question',
    QUOTAS,
    /### What are the storage quotas\?\n\n\| Plan \| Quota \|\n\| --- \| --- \|\n\| Basic \| 5 GB \|\n\| Plus \| 50 GB \|\n\| Business \| Custom \|\n/,
    /Good to know/,
  ],
  [
    'what happens beyond a limit',
    QUOTAS,
    /### What happens when a quota is exceeded\?\n\nWhen exceeded, you can/,
  ],
  ['which of two it is', QUOTAS, /### Are quotas per workspace or per member\?/],
  [
    'facts as questions',
    QUOTAS,
    /### Do shared files count\?\n\nShared files don't count\.\n\n### Are backups included\?/,
  ],
  ['no question where the verb is in doubt', BUS, /### Do I need a badge\?/, /Does cats|in box\b/],
  [
    'changes of one sentence by their kind, what breaks and what is deprecated first',
    RELEASE,
    /## Breaking changes\n\n- Dropped Android 9 support\.\n\n## Deprecated\n\n- The old widget is deprecated and goes away in 3\.0\.\n\n## New features\n\n- Added offline maps\.\n\n## Changes\n\n- Routes now show tolls\.\n\n## Fixes\n\n- Fixed a bug [^]+## Contributors\n\nThanks to @lia/,
  ],
  ['the choice as the title of a decision', CACHE, /^# Use Valkey for the session cache\n/],
  [
    'what is said of the other option as an alternative, and what is accepted as a consequence',
    CACHE,
    /## Alternatives\n\n- \*\*Memcached:\*\* Memcached would have been simpler\.\n\n## Consequences\n\n- We accept that we have to watch memory ourselves\./,
  ],
  [
    'a small name as the title, and what it is as the first sentence',
    HEARTH,
    /^# hearthd\n\nhearthd is a tiny Rust daemon that reads thermostats and writes to InfluxDB\.\n/,
  ],
  ['a platform as a requirement', HEARTH, /## Requirements\n\n- Works on Linux only\./],
  ['a call as code', HEARTH, /`hearthd --config FILE`/],
  [
    'settings and flags as a table',
    HEARTH,
    /\| `interval` \|.* `30` \|(?=[^]*\| `--once` \|)(?=[^]*\| `--quiet` \|)/,
  ],
  [
    'what goes wrong by a word that names things too',
    'how-to: replace the disk of the server. Pull the disk, insert the new one, start the server. If the rebuild hangs check the cable.',
    /### The rebuild hangs\n\nSolution: Check the cable\./,
  ],
  [
    'what is gone with what belongs to it',
    'Migration guide from 1 to 2 of the Pine CLI. Config files in YAML are gone.',
    /\| Config files in YAML \| Removed \|[^]+Stop using config files in YAML\./,
  ],
];

describe('a brief that is spoken', () => {
  for (const [name, prompt, good, bad] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, PRESET);
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
