import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Notes, what a reader finds of them, and what must not stand there. */
const ROWS: readonly (readonly [name: string, notes: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'what to do, rules and what may go wrong apart',
    '# Locker pickup\n\n- customer gets code by SMS\n- code valid 3 days\n- after that parcel goes back to depot\n- enter code on screen, door opens\n- close door firmly!\n- lost code -> app > Orders > Resend code\n- not for parcels over 20 kg\n',
    [
      '- The code is valid for 3 days.\n- After that, the parcel goes back to the depot.',
      '## Steps\n\n1. Enter the code on screen. The door opens.\n2. Close the door firmly.',
      '## Rules\n\n- The locker pickup is not for parcels over 20 kg.',
      '## If something goes wrong\n\n- **Lost code:** Go to **App > Orders > Resend code**.',
    ],
    /\d\. After/,
  ],
  [
    'cases that are no trouble beside those that are',
    '# Hearing aid\n- wash hands\n- brush wax off\n- store in box at night\n- no water\n- no sound? -> check battery, then filter\n- whistles -> push in deeper\n- party -> ask 2 weeks before, deposit 100 EUR\n',
    [
      '## Steps\n\n1. Wash hands.\n',
      '## Special cases\n\n- No sound? Check the battery',
      '- **Whistles:** Push in deeper.',
      'Ask 2 weeks before, deposit 100 EUR.',
    ],
  ],
  [
    'hours, times of pick-up and things beside orders as what they are',
    '# Badge desk\n- open 8:00 to 17:00\n- pick-up until 18:00\n- open app, log in with PIN\n- click Print, badge appears\n- ribbon empty = change ribbon, spare in drawer 2\n- power out > 30 min -> call host\n- no food in cafe\n',
    [
      '- Open 8:00 to 17:00.\n- Pick-up until 18:00.',
      '1. Open the app and log in with PIN.\n2. Click Print. The badge appears.',
      'Change the ribbon, spare in drawer 2.',
      '- **Power out more than 30 min:** Call host.',
      '- No food in the cafe.',
    ],
  ],
  [
    'times as a timeline',
    'Incident checkout down\n* 14:02 deploy of cart 3.4\n* 14:05 error rate 40%\n* 14:20 rollback started\n* cause: dropped column\n',
    ['## Timeline\n\n- **14:02**: Deploy of cart 3.4.', '## Cause\n\nDropped column.'],
  ],
  [
    'things with brackets as points of their own',
    'Meeting rooms\nrooms: Oslo (8 people, screen), Lima (4 people, no screen)\nbook in the calendar\n',
    ['## Rooms\n\n- **Oslo:** 8 people, screen', '- **Lima:** 4 people, no screen'],
  ],
  [
    'what a program does as commands',
    'outline\nGetting started\n - Log in\n   - acme login opens a browser\n - Deploy\n   - acme init\n   - check: acme --version\n',
    ['# Getting started', '`acme login` opens', 'Run `acme init`.', '`acme --version`'],
    /Outline|is started/,
  ],
  [
    'amounts and results behind their names',
    'Expenses\n- receipts for everything over 25 EUR\n- mileage 0.30/km\n- invalid code -> 400\n- hold button 5 s\n',
    ['- **Mileage:** 0.30 per km.', '- **Invalid code:** 400.'],
    /\*\*(?:Hold|Receipts)/,
  ],
  [
    'conditions with their verb',
    "Failover\n- fail open if Redis down\n- don't promote if lag more than 100 MB\n",
    ['Fail open if Redis is down.', "Don't promote if lag is more than 100 MB."],
  ],
  [
    'steps of a title that is a task, and a warning',
    '# Rotate API keys\n- why: leaked keys\n- dashboard > Keys > New key\n- update the secret\n- revoke the old key\n- warn: revoking kills open sessions\n',
    [
      '## Steps\n\n1. Select Dashboard > Keys > New key.\n2. Update the secret.\n3. Revoke the old key.',
      'Revoking kills open sessions.',
    ],
    /The revoking/,
  ],
  [
    'notes in one line',
    'webhook retries: 5 attempts; backoff 1m, 5m, 30m; success = any 2xx within 10s; manual resend in the dashboard',
    ['# Webhook retries', '- 5 attempts.', '- **Success:** Any 2xx within 10 seconds.'],
    /VERIFY/,
  ],
  [
    'pros and cons in one line',
    'pros of the new cache: p95 120ms -> 40ms, fewer reads. cons: stale up to 30s. rollout: 10% on Monday',
    ['# New cache', '- **Pros:** p95 120 ms to 40 ms', '- **Cons:** ', '- **Rollout:** '],
    /VERIFY/,
  ],
  [
    'points with others below as sections',
    'Outline\n- Introduction\n- What you need\n  - Node 20\n- First flow\n  - flowcli init demo\n  - edit flow.yaml\n',
    ['## Introduction\n\n[VERIFY]', '## What you need\n\n- Node 20', '## First flow\n\n'],
  ],
  [
    'what a thing can',
    'Photo backup\n- runs in the background\n- can be forced with Back up now\n',
    ['It can be forced with Back up now.'],
  ],
  [
    'a goal as the title, and a standard with its number',
    'goal: nightly export of orders\n- errors now RFC 9457\n- dates in UTC\n',
    ['# Nightly export of orders', 'Errors now RFC 9457'],
    /goal:|\*\*Errors/,
  ],
  [
    'a question with its answer',
    'Coffee machine\n- broken? call the vendor\n- beans in cupboard left\n- milk system: rinse daily\n',
    ['- Broken? Call the vendor.', '- Beans in cupboard left.'],
    /machine beans|VERIFY/,
  ],
  [
    'names of code and the command at the end of a step',
    'Failover\n1. check lag\n2. promote replica: pg_ctl promote\n\n## Events\n- order.created: order placed\n- order.paid: payment captured\n',
    ['`pg_ctl promote`', '- `order.paid`: Payment captured.'],
  ],
  [
    'labelled lines below a list as sections',
    'Feature flags\nwhat: turn features on or off without deploy\ntypes\n- release: short-lived\n- ops: permanent\nnaming: lowercase\n',
    ['# Feature flags\n\nTurn features on or off without deploy.', '## Types', '## Naming\n\nLowercase.'],
  ],
  [
    'points of an outline as sections',
    'Outline: Guide to webhooks\n1. What webhooks are\n2. Retries\n   - 5 attempts\n3. Verifying signatures\n4. Events\n   - paid\n',
    [
      '# Guide to webhooks',
      '## What webhooks are',
      '## Verifying signatures\n\n[VERIFY] Give the steps in order',
    ],
  ],
  [
    'calls as sections of code',
    'Image API\n\nPOST /images\n- field `file`\nGET /images/{id}?w=&h=\n- resizes on the fly\nDELETE /images/{id}\n- soft delete\n',
    ['## `POST /images`', '## `GET /images/{id}?w=&h=`', '## `DELETE /images/{id}`'],
    /shows how to/,
  ],
  [
    'numbers without dots as steps, and what a step leads to',
    'How to submit time off\n1 open HR portal\n2 click Time off > New request\n3 submit - manager gets email\nsick leave: no approval\n',
    ['1. Open HR portal.', '3. Submit. '],
    /^- 1 /m,
  ],
  [
    'ways to go with what is clicked there',
    'SSO\n- steps\n  1. Settings > Security > SSO, click Configure\n  2. turn it on\n- need: admin role, Enterprise plan\n',
    ['Go to **Settings > Security > SSO**, then click Configure.', '## Before you begin'],
  ],
  [
    'versions, plurals and periods as what they are',
    'Caching\n* Redis 7, one cluster per region\n* Why: product pages slow\n\n## Plan\nday 1: laptop, accounts, buddy\nweek 1\n- read the ADRs\n',
    ['Redis 7, one cluster per region', 'Product pages are slow', '### Day 1\n\n- Laptop'],
    /The product pages slow|\*\*Redis/,
  ],
  [
    'statements of an outline with numbers as points',
    '1. Overview\n   1.1 Owners: team Payments\n2. Operations\n   2.1 canary 10% for 30 min\n   2.2 alerts: queue age > 5 min\n',
    ['## Overview\n\n', '- **Alerts:** Queue age more than 5 min.'],
    /### /,
  ],
  [
    'what reads like an order and is none',
    'Plant care\n- monstera: water weekly, bright light\n- cactus: water every 3 weeks, full sun\n',
    ['- **Monstera:** Water weekly, bright light.', '- **Cactus:** Water every 3 weeks, full sun.'],
  ],
  [
    'steps in one line as a list',
    'Backup\n- retention: 30 days\n- to restore: 1) stop the API 2) create a database 3) start the API\n',
    ['## To restore\n\n1. Stop the API.\n2. Create a database.'],
  ],
  [
    'questions with their answers below headings',
    'Bike FAQ\n- How do I unlock a bike? scan QR\n- What does it cost? 1 EUR\n- How to close my account?\n',
    ['## How do I unlock a bike?\n\nScan QR.', '## How to close my account?\n\n[VERIFY]'],
  ],
  [
    'who does it',
    'Release\n- freeze main\n- who: release captain, rotates weekly\n',
    ['- **Who:** Release captain, rotates weekly.'],
  ],
  [
    'the parts of an outline as sections, though orders name them',
    '1. Intro - why we swap filters\n2. Before you start\n   - admin role\n   - 15 min\n3. Swap\n   - close the valve\n   - lift the lid\n4. Clean up\n   - rinse it\n   - log it',
    [
      '## Intro\n\nWhy we swap filters.',
      '## Swap\n\n1. Close the valve.\n2. Lift the lid.',
      '## Clean up\n\n1. Rinse it.',
    ],
    /shows how to/,
  ],
  [
    'stages by their number, and what is still to do',
    'Temps in the dock\nday 1 - badge at gate B\nday 2 scanner training w/ Ola\nfreeze fri 17:00\ntodo docs + map\n',
    [
      '- **Day 1:** Badge at gate B.',
      '- **Day 2:** Scanner training with Ola.',
      '- Freeze Fri 17:00.',
      '- [VERIFY] Still to do: Docs and map.',
    ],
  ],
  [
    'what an outline ends with at its end',
    '* retries\n  * 5 attempts\n  * 10s each\n* signature\n  * sha256\n  * compare it\n* replay from the screen, last 7 days',
    ['## Good to know\n\n- Replay from the screen, last 7 days.'],
    /^[^#]*Replay|# \[VERIFY\] Title\n\n- /,
  ],
  [
    'lines that hang below the names of numbered points as points of these',
    '1 what is a store\n2 who owns it\n   team data, #data\n3 add a feature\n   write it in features/\n   run the plan\n4 costs\n   40 eur per month',
    ['## Who owns it\n\n- Team data, #data', '## Costs\n\n- 40 eur per month'],
    /team data, #data\n?3|who owns it team/i,
  ],
];

describe('notes as a document', () => {
  for (const [name, notes, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('expand', notes, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});

/** Notes for a page of a kind. */
const TYPED: readonly (readonly [
  docType: string,
  name: string,
  notes: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'reference',
    'a folder as the default',
    'pack flags\n-i input file\n-o out dir, default .\n--keep keep the header',
    /\| `-o` \| `\.` \| Out dir\. \|/,
  ],
  [
    'adr',
    'its parts by the names of that kind',
    'Queue events instead of polling\ncontext: 400k calls a day\noptions: SNS, SQS, keep polling\ndecision: SQS\n+ cheaper\n- duplicates possible\nstatus accepted 2026-02-11',
    /## Status\n\nAccepted 2026-02-11\.[^]+## Consequences\n\n- \*\*Pros:\*\* Cheaper/,
    /Still open/,
  ],
  [
    'postmortem',
    'what happened between other notes, and what is to do',
    'Pump outage\n- 06:10 school calls\n- 06:25 gateway offline\n- cause: contract expired\n- 07:40 new card in\n- todo: calendar entry (Rob)\n- todo: alert on silence\n- went well: hotline reacted fast',
    /## Timeline\n\n[^#]*07:40[^]+## Action items\n\n[^#]*Rob[^#]*Alert on silence[^]+The hotline reacted fast/,
    /\[VERIFY\] Alert|\*\*Timeline:/,
  ],
  [
    'readme',
    'calls of the program on its first line, and a licence by its name',
    'gpxtidy\n- removes points > 50 m off\n- gpxtidy in.gpx > out.gpx\n- flag --tolerance metres\n- Apache 2',
    /Removes points more than 50 m off[^]+Run `gpxtidy in\.gpx > out\.gpx`\.[^]+## License\n\nApache 2/,
    /`flag|Gpxtidy/,
  ],
  [
    'runbook',
    'a state without its subject before what is to do then',
    'High storage on the cluster\n- clear the thumbnails: cleanup.sh thumbs 30\n- list buckets\n- if still high page storage team',
    /^# Runbook: high storage[^]+`cleanup\.sh thumbs 30`[^]+If it is still high, page/,
  ],
  [
    'troubleshooting',
    'whom to reach when nothing helps',
    'Projector\nno picture -> check HDMI\nremote dead -> change batteries\nstill nothing: AV desk ext 314',
    /## Get help\n\n- If nothing helps, contact AV desk ext 314\./,
  ],
  [
    'runbook',
    'a number by what it numbers',
    'Freezer alarm\n- check the door\n- call Cryotech 0800 112 900, contract no. 4471\n- log it in the book',
    /Call Cryotech 0800 112 900, contract no\. 4471\./,
  ],
  [
    'glossary',
    'terms with their meanings',
    'Kiln terms\n- cone: shows heat work\n- bisque = first firing\n- ask Noor if unsure',
    /^# Kiln terms\n[^]+- \*\*Bisque:\*\* First firing\.\n- \*\*Cone:\*\* Shows heat work\.\n\n## Good to know\n\n- Ask Noor if unsure\./,
    /VERIFY/,
  ],
  [
    'tutorial',
    'a case with what follows in the next point, and a button with a plus',
    'Build your first rule\n- open the Rules tab\n- + New rule\n- when temp > 28\n- then open the vent\n- save it',
    /2\. Select "\+ New rule"\.\n3\. When the temp is more than 28, then open the vent\.\n4\. Save it\./,
  ],
  [
    'onboarding',
    'lines behind the last list beside it',
    'Members\nDay 1\n - tour, locker key\nWeek 3\n - glaze tiles\n - kiln course\ncosts: 60/month\nquestions -> studio@lehm.example',
    /## Week 3\n\n[^#]*Kiln course\n\n## Good to know\n\n- \*\*Costs:\*\*/,
    /VERIFY/,
  ],
  [
    '',
    'what not to do',
    "# Website\n## Content\n- news in /news\n## Don't\n- touch /themes",
    /- Don't touch `\/themes`/,
  ],
];

describe('notes for a page of a kind', () => {
  for (const [docType, name, notes, good, bad] of TYPED)
    it(`have ${name}`, () => {
      const { content } = run('expand', notes, PRESET, docType ? { docType } : {});
      assert.match(content, good);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
