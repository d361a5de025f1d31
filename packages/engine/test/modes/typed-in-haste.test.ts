import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Notes as people type them between two meetings: the kind of document, the notes, and what a writer expects. */
const ROWS: readonly (readonly [name: string, docType: string, notes: string, good: RegExp, bad?: RegExp])[] =
  [
    [
      'a task behind "notes:", a way through menus, and what comes of the steps',
      'how-to',
      'notes: export bookings to CSV. only managers. Reports > Bookings > Export, pick date range, file is emailed within 10 min, link valid 24h',
      /^# Export bookings to CSV\n[^]+- Only managers can do this\.[^]+1\. Select Reports > Bookings > Export\.\n2\. Pick a date range\.[^]+- The file is emailed within 10 min\.\n- The link is valid for 24 hours\.$/,
      /VERIFY/,
    ],
    [
      'a task before a dash, and what stands on a screen',
      'how-to',
      'resetting the PIN of a driver - dispatchers can do it. Fleet > Drivers, find them, 3 dots menu, Reset PIN',
      /^# Reset the PIN of a driver\n[^]+Dispatchers can do it\.[^]+1\. Select Fleet > Drivers\.\n2\. Find them\.\n3\. Open the 3 dots menu\.\n4\. Reset PIN\.$/,
    ],
    [
      'steps whose numbers have no dot',
      'tutorial',
      'tutorial: build a bird feeder cam\n1 flash the card\n2 npm init -y\n3 ngrok http 3000, paste URL in the app',
      /1\. Flash the card\.\n2\. Run `npm init -y`\.\n3\. Run `ngrok http 3000` and paste the URL in the app\./,
    ],
    [
      'rows of a file without marks',
      'reference',
      'config file reference, scan.yaml\nfolder (path, required) what to scan\nevery: 6, 12 or 24 hours\nformat pdf|tiff default pdf\ndpi int default 300',
      /\| `folder` \| File path \| Yes \|[^]+\| `every` \|[^]+\| `format` \| – \| No \| `pdf` \| One of `pdf` or `tiff`\. \|\n\| `dpi` \| Integer \| No \| `300` \|/,
    ],
    [
      'questions without their mark',
      'FAQ',
      'faq for the new car park\nwhat counts as a small one - up to 40 cm\ncan i keep it over night -> until 8:00\ndo guests pay, no',
      /### What counts as a small one\?\n\nUp to 40 cm\.\n\n### Can I keep it over night\?\n\nUntil 8:00\.\n\n### Do guests pay\?\n\nNo\./i,
    ],
    [
      'days as parts',
      'onboarding guide',
      'new drivers, first week. day 1: keys, uniform, van. day 2 shadow Kim for 3 tours. day 3-4 drive with Kim',
      /## Day 1\n\n- Keys\.\n- Uniform\.\n- Van\.\n\n## Day 2\n\nShadow Kim for 3 tours\.\n\n## Day 3-4\n\nDrive with Kim\./,
    ],
    [
      'a call before a dash',
      'API reference',
      'POST /v1/locks - open a lock. auth bearer token. body: lock_id (string, required). returns 202. 404 unknown lock',
      /^# `POST \/v1\/locks`\n[^]+Authenticate with a bearer token\.[^]+### `POST \/v1\/locks`\n\nOpen a lock\./,
    ],
    [
      'who agreed, and what was looked at',
      'ADR',
      "we're moving from fax to mail for the orders. looked at letters (too slow) and couriers (too dear). Ana + Bo agreed 3 May",
      /## Status\n\nAna and Bo agreed 3 May\.[^]+## Alternatives\n\n- \*\*Letters:\*\* Too slow\.\n- \*\*Couriers:\*\* Too dear\./,
    ],
    [
      'commands in a row, and what usually leads to it',
      'runbook',
      'disk full on mail-1. ssh mail-1, df -h /var/spool, usually mail piling up bc relay is stuck',
      /## Cause\n\n- Usually mail piling up because relay is stuck\.[^]+1\. Run `ssh mail-1`\.\n2\. Run `df -h \/var\/spool`\./,
    ],
    [
      'labels of changes without a colon, and when it ships',
      'release notes',
      'release notes 2.0, ships mon 3 may\nfix badge is wrong after restore\nBREAKING export v1 gone, use v2\nfeat: dark mode',
      /^# 2\.0 release notes\n\nShips mon 3 may\.\n\n## Breaking changes\n\n- Export v1 (?:is )?gone[,;] use v2\.\n\n## New features\n\n- Dark mode\.\n\n## Fixes\n\n- (?:The )?badge is wrong after restore\./i,
    ],
    [
      'where a problem is seen',
      'troubleshooting',
      'support keeps getting these about the scanner\n- stuck on "Warming up" -> usually lamp old, whitelist the spare & restart\n- mac: no icon in the dock, reinstall the driver\nlogs at /var/log/scan',
      /^# Troubleshoot (?:the )?scanner\n[^]+Cause: .+\n\nSolution: Whitelist the spare and restart\.[^]+### No icon in the dock \(mac\)\n\nSolution: Reinstall the driver\.[^]+## Collect information\n\nLogs at/i,
    ],
  ];

describe('notes typed in haste', () => {
  for (const [name, docType, notes, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run('generate', notes, {}, { docType });
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
