import assert from 'node:assert/strict';
import { createEngine } from '../../analyze.ts';

const engine = createEngine();
const expand = (input: string, docType?: string): string =>
  engine.analyze({
    mode: 'expand',
    input,
    style: { rules: null, termSubs: [], glossary: [] },
    ...(docType !== undefined && { docType }),
  } as Parameters<typeof engine.analyze>[0]).content;

/** What stands in the notes, what the page says, and the kind of page. */
const ROWS: readonly (readonly [notes: string, says: string, docType?: string])[] = [
  [
    'Club\n- pick up key at locker, code in app\n- fry onion 5 min, medium heat\n- simmer 20 min lid on\n- CSV export dropped last row',
    '- Pick up key at locker, code in app.\n- Fry onion 5 min, medium heat.\n- Simmer 20 min lid on.\n- CSV export dropped last row.',
  ],
  [
    'App\n- click + next to Calendars\n- toggle dark mode in settings\n- mobile: view only for now',
    '1. Click + next to Calendars.\n2. Toggle dark mode in settings.\n\n## Good to know\n\n- **Mobile:** View only for now.',
    'user-guide',
  ],
  ['Rota\nmilk order by noon\nbin bags run out, who orders?', '[VERIFY] Bin bags run out, who orders?'],
  [
    'Fees\n- kids <12 w/ adult\n- cafe till 17\n- cash only',
    '- Kids less than 12 with adult\n- Cafe till 17\n',
  ],
  [
    'Add a custom field\n- need admin rights\n- Settings > Fields, New field\n- Fill Name, Type, hit Save\n- v2 only – v1 EOL March\n- if timeout -> retry 3x\n- max 50 per workspace\n- deleted fields: values gone, no undo',
    '1. Go to **Settings > Fields**, then select New field.',
  ],
  ['Sync\n- if timeout -> retry 3x\n- runs nightly\n- needs VPN', '**Timeout:** Retry 3 times.'],
  [
    'Sync\n- if it fails -> restart the agent\n- runs nightly\n- needs VPN',
    'If it fails, restart the agent.',
  ],
  [
    '1.8.0\n* new: dark mode (Settings > Appearance)\n1.7.2\n* faster search',
    '# Release notes\n\n## 1.8.0\n\n- **New:** Dark mode',
    'release-notes',
  ],
  [
    'Outline\n1. Introduction\n2. Calibration\n3. Reading the dashboard\n4. Support',
    '## Reading the dashboard\n\n[VERIFY]',
    'tutorial',
  ],
  [
    'Visit\n- arrive early\n- late >15min = new appointment\nbring:\n - ID\n - card',
    '# Visit\n\n- Arrive early\n- **Late more than 15 min:** New appointment',
  ],
  [
    'Repairs\nphone only\nnon urgent\n  photo helps\n  within 10 days\nkeys stay here',
    '## Non-urgent\n\n- Photo helps\n- Within 10 days',
  ],
  [
    'Standup 12 Nov (Ana, Tom)\n- Ana: export bug fixed, waiting for QA\nactions\n- Tom calls Sara\n- ?? who does the demo',
    '# Standup 12 Nov (Ana, Tom)\n\n- **Ana:** Export bug fixed, waiting for QA.',
  ],
  [
    'Standup 12 Nov (Ana, Tom)\n- Ana: done\nactions\n- Tom calls Sara\n- ?? who does the demo',
    '- [VERIFY] Who does the demo.',
  ],
  [
    'Backlog\nimpact: orders late, no data loss\ncheck\n- consumers up? kubectl get pods -n orders\n- DLQ growing?\nfix\n- restart the pods\n- scale up',
    '- Consumers up? Run `kubectl get pods -n orders`.\n- DLQ growing?\n\n## Procedure\n\n1. Restart the pods.\n2. Scale up.',
    'runbook',
  ],
  [
    '| setting | default |\n|---|---|\n| ttl | 60 |\n\nreload w/ SIGHUP, no restart',
    '| setting | default |\n|---|---|\n| ttl | 60 |',
    'reference',
  ],
  [
    'CLI: tarn\ntarn push <dir> – uploads dir\n--dry-run  nothing sent\n--exclude PATTERN  repeatable\n--jobs N  default 4\nTARN_TOKEN env required\nexit 0 ok, 1 some failed\nconfig: ~/.tarn.toml (optional)\nworks w/ S3 + GCS, no Azure yet',
    '`tarn push <dir>`: Uploads dir\n\n- `--dry-run`: Nothing sent.\n- `--exclude PATTERN`: Repeatable.',
    'reference',
  ],
  ['Retro\n- owner for quarantine: ?\n- freeze the spec\n- tests flaky', '[VERIFY] Owner for quarantine?'],
  ['Topic naming\n- <domain>.<event>.v<N>\n- dots only\n- no env in name', '- `<domain>.<event>.v<N>`'],
  ['Bakery\n- buy 10 trays\n- book 14 days ahead\n- open daily', '- Buy 10 trays.\n- Book 14 days ahead.'],
  ['Pizza\n- burnt edges -> one rack lower\n- soggy -> less sauce', '- **Burnt edges:** One rack lower.'],
  [
    'Weekly sync 3 March\npresent: Ola, Finn\n- cert expires soon\nDecisions\n- buy 10 licences',
    '# Weekly sync 3 March\n\n**Present:** Ola and Finn.\n\nThe cert expires soon.',
  ],
  [
    '[10:02] maya: login loop on iPad\n[10:04] tom: which iOS?\n[10:05] maya: 17.6',
    '- **Maya:** Login loop on iPad.\n- **Tom:** Which iOS?',
    'troubleshooting',
  ],
  [
    'v4.0\n- node 18 dropped\n- config renamed a.json -> b.json\n- fix: crash on empty input\n- deprecated: --legacy\nupgrade: run the tool',
    '- The config was renamed from `a.json` to `b.json`.',
    'release-notes',
  ],
  [
    'field: retention_days – int, 1..365, default 30\nfield: region – eu | us\nfield: webhook – url, optional',
    '| `webhook` |',
    'reference',
  ],
  [
    'Introduction\nWho should use this\n\nFirst project\nInviting people\n\nBilling',
    '## First project\n\n### Inviting people',
    'tutorial',
  ],
  [
    'Essay\n\nThe draft is due on 4 Oct. It is optional but we recommend it because',
    'because … [VERIFY] Finish this sentence.',
  ],
  [
    'Moving out checklist\n- notice 3 months\n- walls: fill holes, white paint if you painted\n- keys all back\nQuestions -> agent',
    '**Walls:** Fill holes, white paint if you painted',
  ],
  // What was done is no step, whatever its first word may order.
  [
    'Deploy\n- Export bug fixed\n- Release notes sent\n- run migrations\n- restart workers',
    '1. Run migrations.\n2. Restart workers.',
    'how-to',
  ],
  [
    'Sprint\n- Test data deleted on staging\n- Build server moved to AWS\n- Login page redesigned\n- Update docs',
    '- Test data deleted on staging.\n- The build server was moved to AWS.',
  ],
  [
    'Change the filter\n1. switch off pump\n2. open lid\n3. close\nfilter every 3 months\nspare ones: cellar ?\nleaks -> check ring',
    '3. Close.\n\n## Good to know\n\n- Filter every 3 months.\n- [VERIFY] Spare ones: cellar?\n- **If it leaks:** Check ring.',
    'how-to',
  ],
  [
    'Notes from partner call 6 May\n- price ok\n- Joe sends the CSV\n- EU only',
    '# Notes from partner call 6 May\n',
  ],
  ['Printer\n1. load roll, label side up\n2. print test label', '1. Load the roll, label side up.', 'how-to'],
  [
    'Rules\n- gate locked at dusk\n- bees ok (Sue?)',
    '- The gate is locked at dusk.\n- [VERIFY] Bees ok (Sue?).',
  ],
  // What is open carries one mark.
  [
    'Yoga course\n- Price ??\n- room: TBD\n- starts 4 March (?)\n- ask Anna about mats\n- tbc w/ boss',
    '- [VERIFY] Price?\n- [VERIFY] Room: TBD.\n- [VERIFY] Starts 4 March (?).\n- [VERIFY] Ask Anna about mats.\n- [VERIFY] Tbc with boss.',
  ],
  [
    'Lunch\n- price: ask Anna\n- who books??\n- 10 mats (ask Jo)\n- lost? ask Nina',
    '- [VERIFY] Price: ask Anna.\n- [VERIFY] Who books?\n- [VERIFY] 10 mats (ask Jo).\n- Lost? Ask Nina.',
  ],
  // What was renamed, days, and calls with what is said of them.
  [
    'Config notes\n- config renamed a.json -> b.json\n- class `Foo` renamed → `Bar`\n- docs moved wiki -> repo',
    '- The config was renamed from `a.json` to `b.json`.\n- The class `Foo` was renamed to `Bar`.\n- Docs were moved from wiki to repo.',
  ],
  [
    'Move\n- boxes arrive mon\n- sat closed, open thu-fri\n- old list until april\n- 12 h of sun',
    '- Sat closed, open Thu-Fri\n- Old list until April\n- 12 hours of sun',
  ],
  [
    'deploy notes\n- git pull in each repo\n- helm rollback if errors > 1%\n- run make before tests',
    '1. Run `git pull` in each repo.\n2. Run `helm rollback` if errors more than 1%.\n3. Run make before tests.',
  ],
  // Neither names with amounts nor steps, though a verb is spelled so.
  [
    'Sync 12 Nov\n- Emeka tested 16.4 on staging\n- files > 20 MB failed silently\n- enterprise higher on request',
    '- Emeka tested 16.4 on staging.\n- Files more than 20 MB failed silently.\n- Enterprise higher on request.',
  ],
  [
    'Oven\n- switch off\n- racks out, soak in water\n- wipe with wet cloth\n- seal only warm water\n- no steel wool',
    '- Switch off.\n- Racks out, soak in water.\n- Wipe with wet cloth.',
  ],
  [
    'Release checklist\nchangelog merged\nbump version in package.json\nrollback = last tag\nping support',
    '- [ ] Changelog merged\n- [ ] Bump version in `package.json`\n- **Rollback:** Last tag\n- [ ] Ping support',
  ],
  [
    'Drivers\n\n## Start\n- documents\n  - licence\n  - police check\n- write mileage in the log',
    '- Documents:\n\n  - Licence\n  - Police check\n- Write mileage in the log',
  ],
  ['Limits\n60 requests per minute\nlimits per org?', '- [VERIFY] Limits per org?'],
  ['Tool\n## Config\n- `delete` = keep | trash, default trash', '`delete`: `keep` | `trash`, default trash.'],
  [
    'Rewrite\n\nProblem\nThe limiter is per node. Deploys reset it.\n\nGoals\n- one limit\n- fast',
    '## Problem\n\nThe limiter is per node. Deploys reset it.\n\n## Goals',
    'design doc',
  ],
  [
    'Notes 2.3\n\nnew\n- SLA timers\n- Polish UI\n\nfixed\n- duplicate replies\n- dark mode links',
    '## New features\n\n- SLA timers.\n- Polish UI.\n\n## Fixes\n\n- Duplicate replies.',
    'release notes',
  ],
  [
    'Change the till paper\npress green latch\nold roll out\nclose till it clicks\npaper stuck -> lift blue lever, pull gently',
    '### Paper stuck\n\nSolution: Lift blue lever, pull gently.',
    'how-to',
  ],
  [
    'Folders\n- open a folder, press Share, add people by mail, view or edit\n- press Send',
    '3. Add people by mail (view or edit).',
    'user-guide',
  ],
  [
    'Review\n- reset link valid 30 min now\n- runbook says wait 2 h first\n- deposit back in 3 days',
    '- Reset link valid 30 min now.\n- Runbook says wait 2 hours first.\n- Deposit back in 3 days.',
  ],
  [
    'Winterize the boat\ndrain water tank\nflush engine, 10 min\noil change while warm\nantifreeze until pink\nbatteries home\ncushions out\ncover on, lines tight',
    '- Drain the water tank.\n- Flush engine, 10 min.',
    'how-to',
  ],
  ['Charts\n## Start\ncat a.csv | charts bar --x month', 'Run `cat a.csv | charts bar --x month`.', 'readme'],
];

describe('notes in the words of who wrote them', () => {
  for (const [notes, says, docType] of ROWS)
    it(`say “${says.replace(/\n+/g, ' / ')}”`, () => {
      const page = expand(notes, docType);
      assert.ok(page.includes(says), page);
    });
});
