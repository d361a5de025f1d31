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
    [
      'a condition without its comma, and what to do otherwise',
      'how-to',
      'reset the gate. press Reset, wait 10 s. if the light stays red check the fuse, else ask the desk',
      /If the light stays red, check the fuse; otherwise, ask the desk\.|### The light stays red\n\nSolution: Check the fuse; otherwise, ask the desk\./i,
    ],
    [
      'a way through menus with a word of the reader’s own, and a move that is no migration',
      'how-to',
      'how do i move a plan to another site w/o losing hours?? Sites -> Plans > your plan > Move. wait til all rows r green. only planners see this page. open/unpaid hours stay',
      /^# Move a plan to another site without losing hours\n[^]+- Only planners see this page\.[^]+Wait until all rows are green\.[^]+Open\/unpaid hours stay\./,
      /What changes/,
    ],
    [
      'a chat in which one asks and the others tell',
      'runbook',
      "[14:02] lena: ok what do we do when the sync job hangs\n[14:03] omar: usually a broken row\n[14:04] omar: grab the row id, run syncctl skip --row <id>\n[14:05] omar: then syncctl resume. takes like 20 min\n[14:06] lena: and if that doesn't help\n[14:06] omar: wake #data-team",
      /^# Runbook: the sync job hangs\n\nUse this runbook when the sync job hangs\.[^]+## Cause\n\n- Usually a broken row\.[^]+1\. Grab the row id and run `syncctl skip --row <id>`\.\n2\. Run `syncctl resume`\. This takes about 20 min\.[^]+If that doesn't help, wake #data-team\./,
      /omar|14:0/,
    ],
    [
      'commits from the first line on, their version last',
      'release notes',
      '- 3f2a1c feat(export): add PDF export\n- 9be110 fix(auth): session lost after restart\n- 11d0aa chore: update lint\nversion 5.3.0, 24 Nov 2026',
      /^# 5\.3\.0 release notes\n\nReleased on 24 Nov 2026\.\n\n## New features\n\n- Add PDF export\.\n\n## Fixes\n\n- Session lost after restart\.\n\n> .+`11d0aa chore: update lint`\.$/,
    ],
    [
      'calls beside one another, codes without marks and values of a flag',
      'readme',
      'project: tidy-rows\ncli that finds broken rows\nusage: tidy-rows check a.csv / tidy-rows fix a.csv -o b.csv\nflags: --cut auto|comma|tab default auto, --json machine output\nexit codes 0 clean 1 problems found 2 cant read file',
      /^# tidy-rows\n[^]+- `tidy-rows check a\.csv`\.\n- `tidy-rows fix a\.csv -o b\.csv`\.\n- \*\*Exit codes:\*\* 0 clean, 1 problems found, 2 can't read[^]+\| `--cut` \| `auto` \| One of `auto`, `comma`, or `tab`\. \|/,
    ],
    [
      'what weighs the options that were named',
      'ADR',
      'Decision meeting 18 Nov (Ana, Jo). Topic: where to keep scans. Disks broke twice. Options: NFS, S3, DB blobs. NFS = single point of failure. DB blobs bloat backups. We go with S3.',
      /^# Where to keep scans\n\nDecision meeting 18 Nov \(Ana, Jo\)\.[^]+- \*\*NFS:\*\* Single point of failure\.\n- \*\*DB blobs:\*\* DB blobs bloat backups\.\n/,
    ],
    [
      'a way out behind a full stop, and the last resort',
      'troubleshooting',
      'known problems w/ label printer Z4\n* prints blank labels: ribbon in wrong way round. flip ribbon\nif all fails call IT 4411',
      /^# Troubleshoot label printer Z4\n[^]+Cause: [^]+Solution: Flip (?:the )?ribbon\.\n\n## Get help\n\n- If all fails, call IT 4411\.$/,
    ],
    [
      'lines of code between words',
      'quickstart',
      'quickstart for the python sdk. pip install northwind (3.9+). export NW_KEY=... then from northwind import Client; print(Client().list())',
      /1\. Run `pip install northwind` \(3\.9\+\)\.\n2\. Run `export NW_KEY=\.\.\.`\.\n3\. Run `from northwind import Client; print\(Client\(\)\.list\(\)\)`\./,
    ],
    [
      'what a page is asked for on behind its readers, a path of small words, and what is left to choose',
      'how-to',
      'pls doc for parents: report a child sick. app > Absences > +, choose child, reason optional. before 8:00 the office calls u',
      /^# Report a child sick\n[^]+It is for parents\.[^]+1\. Select App > Absences > \+\.\n2\. Choose (?:a )?child \(reason optional\)\.[^]+calls you\./,
    ],
    [
      'what to look for behind a command, and how to go back',
      'runbook',
      'Runbook mail worker OOM\n1. kubectl -n mail get pods -> look for OOMKilled\n2. kubectl -n mail top pods\nqueue should be < 100 after 10 min\nrollback: scale back to 3, mailctl batch resume\nesc: @mail-oncall',
      /1\. Run `kubectl -n mail get pods` and look for OOMKilled\.[^]+## Check the result\n\nThe queue should be less than 100[^]+## Roll back\n\n1\. Scale back to 3\.\n2\. Run `mailctl batch resume`\.\n\n## Escalate\n\n- @mail-oncall\./,
    ],
    [
      'what a small program is, and a flag that is dropped',
      'readme',
      '# tidy-mrs\nsmall Go binary, lists + closes stale requests\nrun: tidy-mrs --days 60 --dry-run\ndrop --dry-run to actually close',
      /^# tidy-mrs\n\ntidy-mrs is a small Go binary that lists and closes stale requests\.[^]+Drop `--dry-run` to actually close\./,
    ],
    [
      'calls with the fields of their body, and a part of the path behind a colon',
      'API reference',
      'we have 3 endpoints for tags\nGET /tags - all tags\nPOST /tags {name, color} name unique\nDELETE /tags/:id 204, only admin tokens',
      /^# Tags API\n[^]+### `POST \/tags`\n\n\[VERIFY\] Say what it does\.\n\nBody: name, color\.\n\nName unique\.\n[^]+### `DELETE \/tags\/:id`\n\nReturns `204`\. Only admin tokens\./,
    ],
    [
      'the number of a decision, and what is for and against it',
      'ADR',
      'ADR-017 build tool\nstatus accepted 2026-10-02\nwe pick Nx.\n+ affected builds\n- lock in',
      /^# Build tool\n[^]+- \*\*Pros:\*\* Affected builds\.\n- \*\*Cons:\*\* Lock in\./,
    ],
    [
      'what things are, though one is named as a section is',
      'concept',
      "explain to new PMs: what's the difference between a lead and a contact in our CRM. lead = unqualified. contact = person",
      /^# Difference between a lead and a contact in the CRM\n\n[^\n]+ It is for new PMs\.[^]+- \*\*Lead:\*\* unqualified\.\n- \*\*Contact:\*\* person\.$/i,
    ],
    [
      'things that are needed, and orders among steps',
      'tutorial',
      'tutorial first robot arm pick & place. u need arm, usb cable, laptop. switch on the arm. move above the cube, save point A. Studio says Connected',
      /- Arm\.\n- USB cable\.\n- Laptop\.[^]+1\. Switch on the arm\.\n2\. Move above the cube and save point A\./i,
    ],
    [
      'rules that were agreed on, and whom they are not for',
      'policy',
      'remote work rules as agreed w/ works council: up to 3 days/wk. abroad max 20 days per yr. not for reception + lab',
      /^# Remote work policy\n[^]+- This policy is not for reception and lab\.[^]+Up to 3 days per week\.[^]+20 days per year\./,
    ],
    [
      'what happened, and not when, in its title',
      'postmortem',
      'incident 21 oct, mails delayed 3h. 09:10 queue grows. 09:45 tickets. 10:20 quota found. why: new digest. actions: batch digests (Ida, 28 oct)',
      /^# Postmortem: mails delayed 3 hours\n\n## Summary\n\nIncident 21 Oct[^]+\(Ida, 28 Oct\)\./i,
    ],
    [
      'a page that is asked for by its name alone, politely',
      'concept',
      'export page pls. an export is a copy of all rows. it is kept 7 days',
      /^# Export\n/,
    ],
    [
      'a place before a way through menus',
      'how-to',
      'test the scanner. In POS: Menu > Hardware > Test, scan any code. takes a few sec',
      /1\. Select POS > Menu > Hardware > Test\.\n2\. Scan any code\.[^]+a few seconds/,
    ],
    [
      'an alert beside the name of what it tells',
      'runbook',
      'cert on the pier about to expire (alert CertExpiry14d, sev3). check who issued: openssl s_client. renew by hand: certbot renew --cert-name pier, then nginx -t',
      /^# Runbook: cert on the pier about to expire\n[^]+- Alert CertExpiry14d, sev3\.\n\n## Diagnose\n\nCheck who issued: /,
    ],
    [
      'what is new in a thing, and when',
      'release notes',
      "What's new in Planner 12 (Nov 2026)\nfaster search\nbugfix: tasks doubled",
      /^# Planner 12 release notes\n\nReleased in Nov 2026\.\n/,
    ],
    [
      'a name and what it is, though its sentence is long, and lines for a compiler',
      'readme',
      'tinylog - structured logs for esp32, c++17, header only, no heap. 2 kb flash.\n#include <tinylog.h> then TLOG("boot"). levels: set -DTLOG_LEVEL=2\ncustom sink = implement Sink::write',
      /^# tinylog\n\ntinylog is a? ?structured logs[^]+`#include <tinylog\.h>`[^]+`-DTLOG_LEVEL=2`[^]+Sink::write/,
    ],
    [
      'a command as the way out',
      'troubleshooting',
      'CI troubleshooting page\n"No space left" -> runner disk full, docker system prune -af on the runner',
      /Cause: Runner disk full\.\n\nSolution: [^\n]*docker system prune/i,
    ],
    [
      'options behind their name, and what is proposed',
      'ADR',
      'Use a flag service instead of env vars. Env vars need a deploy. Alternatives LaunchDarkly (14k per year), own table. We propose Unleash, it runs here',
      /## Decision\n\nWe propose Unleash[^]+- \*\*LaunchDarkly:\*\* 14k per year\.\n- Own table\./,
    ],
    [
      'what readers build, in how long, and what is next',
      'tutorial',
      'Lets write a tutorial. Readers build their first map with MapKit in 20 min. 1) add a div 2) load the script 3) open the page. If map is grey the key is missing. Afterwards: styles, clustering',
      /^# Tutorial: build your first map with MapKit\n\nIn this tutorial, you build your first map with MapKit\.[^]+You build your first map with MapKit in 20 min\.[^]+## Next steps\n\n- Styles\.\n- Clustering\./,
      /is, grey/,
    ],
    [
      'questions with their letters, and readers as its name',
      'faq',
      'FAQ for gym members\nQ: do I need the app? A: no, the card works\nQ: can i freeze it? up to 3 months',
      /^# Gym members: frequently asked questions\n[^]+### Do I need the app\?\n\nNo, the card works\.\n\n### Can I freeze it\?\n\nUp to 3 months\./,
    ],
    [
      'a ticket by its key, and a mail that belongs to a record',
      'how-to',
      'DOCS-88 Doc: merge two records\nOpen the record to keep, search the duplicate, check preview. Email of kept record wins. tickets assigned to you go to them automatically',
      /^# Merge two records\n[^]+- Email of kept record wins\.\n- Tickets assigned to you go to them automatically\./,
      /88|Get help/,
    ],
    [
      'calls of one program, which are no rows',
      'reference',
      'cli reference shipctl\nshipctl login - opens the browser\nshipctl deploy <app> default staging\nshipctl rollback <app> default previous',
      /shipctl login/,
      /\| `shipctl` \|/,
    ],
    [
      'whom a policy is for behind a comma',
      'policy',
      'gifts policy, sales + purchasing. cash never. accept up to 50 eur',
      /^# Gifts policy for sales and purchasing\n/,
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
