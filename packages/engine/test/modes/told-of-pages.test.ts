import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const REFUNDS = `# Money back

This page explains when you get your money back for courses.

**If you cancel.** You can cancel up to 14 days before the course begins. Later than that, there is no refund.

**If we cancel.** We cancel when fewer than four people have booked a course.

**Gear.** Rented gear is refunded on the same terms as the course.
`;

const MINUTES = `Meeting notes - audio guide, 20 October

Present: Mara, Joon

1. Languages
We launch the tour with German and English. Mara tells the tourist office.

2. Devices
The old players no longer hold a charge. Visitors use their own phone.
`;

const LOOM = `# Moving from Loomdb 3 to 4

Loomdb stores pages in a new format.

**Bad drive.** If a follower stays \`behind\`, the drive is full.
`;

const CONTROLLER = `# Configure the controller

The controller reads one file when it starts, and keeps its settings.

## Climate

\`day_temp\`
: Target by day in degrees. Default: 22.

\`night_temp\`
: Target at night. Must be lower than \`day_temp\`.

\`hysteresis\`
: How far the temperature may leave the target. Default: 0.8.
`;

const ROLES = `# Roles and permissions

Gatehouse decides what a person may do. A permission is the right to do one action. Gatehouse keeps them.

| Role | Can do |
| --- | --- |
| Owner | Everything |
| Viewer | Read everything |

A viewer asks the owner of the workspace. Each workspace has one owner, and no workspace has two.
`;

/** What stands in the output of a mode, and what does not. */
const ROWS: readonly (readonly [
  mode: Mode,
  name: string,
  input: string,
  wanted: readonly RegExp[],
  wrong: readonly RegExp[],
])[] = [
  [
    'outline',
    'has the headings that paragraphs begin with',
    REFUNDS,
    [/^## If you cancel\n\nYou can cancel up to 14 days/m, /^## Gear$/m],
    [/no headings/],
  ],
  [
    'summarize',
    'tells what stands under such headings, and no first sentence that is but one of them',
    REFUNDS,
    [/^- \*\*If you cancel:\*\* You can cancel up to 14 days/m],
    [/If you cancel\. You/],
  ],
  [
    'summarize',
    'takes a single paragraph with a bold opening for none of them',
    LOOM,
    [/Loomdb stores pages/],
    [/\*\*Bad drive:\*\*/],
  ],
  [
    'outline',
    'has numbered lines above paragraphs as headings, and asks minutes for no steps',
    MINUTES,
    [/^## 1\. Languages\n\nWe launch the tour/m, /^## 2\. Devices$/m],
    [/\[VERIFY\]/],
  ],
  [
    'keywords',
    'have nobody who was present',
    MINUTES,
    [/^- tourist office/m],
    [/^- (?:mara|joon|meeting notes)/im],
  ],
  [
    'summarize',
    'tells what a definition list says can be set',
    CONTROLLER,
    [/- `day_temp`: Target by day in degrees\. Default: `22`\./, /leave the target\. Default: `0\.8`\./],
    [/\*\*Hysteresis/i],
  ],
  [
    'outline',
    'names what a definition list says can be set',
    CONTROLLER,
    [/\*Holds `day_temp`, `night_temp`/],
    [],
  ],
  ['keywords', 'calls it a reference', CONTROLLER, [/\*\*Content type:\*\* `reference`/], []],
  [
    'summarize',
    'takes orders for steps whatever their verb',
    '# Stones\n\nThe mill needs new stones once a year.\n\n## Remove the stones\n\n1. Empty the hopper.\n2. Undo the six bolts.\n3. Hook the frame into the eyes.\n',
    [
      /## Steps\n\n\*\*Remove the stones\*\*\n\n1\. Empty the hopper\.\n2\. Undo the six bolts\.\n3\. Hook the frame/,
    ],
    [],
  ],
  [
    'summarize',
    'tells the alternatives of a proposal with what is said of them',
    '# Queue\n\n## Problem\n\nPlayers wait for six minutes at night.\n\n## Proposal\n\nWe replace the buckets by one queue.\n\n## Alternatives\n\n**Bots.** Fill games with bots at night.\n\n**One queue for all.** It gives the shortest wait.\n',
    [
      /## Alternatives\n\n- \*\*Bots:\*\* Fill games with bots at night\.\n- \*\*One queue for all:\*\* It gives/,
    ],
    [/^- Bots\.$/m],
  ],
  [
    'summarize',
    'says of an FAQ what it answers, and each answer',
    '# FAQ for customers\n\n## What can I send?\n\nYou can send files with all fonts in them.\n\n## Can I get a proof?\n\nYes. A proof of the file is free.\n\n## Can I cancel?\n\nUntil you have approved the proof, yes, and it is free.\n',
    [
      /Answers: What can I send\? Can I get a proof\? Can I cancel\?/,
      /\*\*Can I cancel\?\*\* Until you have/,
    ],
    [],
  ],
  [
    'summarize',
    'tells each named item of a list whole, and short items together',
    '# Tillmate 6.2\n\nTillmate 6.2 makes the end of day faster and adds vouchers.\n\n## New\n\n- **Vouchers.** Sell and redeem vouchers at the till. Balances are kept at head office.\n- **Blind count.** Cashiers count the drawer without seeing what should be in it.\n\n## Works with\n\n- Scales of all makes\n- The drawer opens without a key\n- Printers for labels and for receipts\n\n## Known issues\n\nOn the small till, the blind count shows the wrong sign. Vouchers are not redeemed while the till is offline, so that no voucher is redeemed twice in two branches of the same shop.\n\n## Help\n\nAsk head office for help with the till, or ask the branch that has the till that you want to know about. Head office answers within a day.\n',
    [
      /\*\*Vouchers:\*\* Sell and redeem vouchers at the till\. Balances are kept at head office\./,
      /\*\*Blind count:\*\* Cashiers count/,
      /\*\*Works with:\*\* Scales of all makes; the drawer opens without a key; printers/,
    ],
    [],
  ],
  [
    'summarize',
    'tells a table and a list behind the prose of their section, with code as it is written',
    '# Moving to Loomdb 4\n\nLoomdb 4 stores pages in a new format, and the upgrade rewrites every file of the old one. Plan one hour for each hundred gigabytes.\n\n## Settings\n\nSome settings are gone with this version.\n\n| Setting | Instead |\n| --- | --- |\n| `cache_mb` | `memory.cache`, such as `512MiB` |\n| `fsync=off` | None. Writes are always synced |\n\n## Access\n\nThe website meets the guidelines in all of its parts. These parts don’t work yet:\n\n- The map can’t be used with a reader.\n- Old receipts have no tags.\n\n## Words\n\nA *shift* is the time between opening and closing the drawer, as the help pages have it.\n\n| Write | Not |\n| --- | --- |\n| sign in | log in |\n| select | click |\n\n## Help\n\nAsk the people in the forum for help with the upgrade, or write to the makers of the database.\n',
    [
      /gone with this version\. `cache_mb`: `memory\.cache`, such as `512MiB`; `fsync=off`: None \(writes are/,
      /These parts don[’']t work yet: the map can[’']t be used with a reader; old receipts have no tags\./,
    ],
    [/log in/],
  ],
  [
    'summarize',
    'tells headings that are steps with what stands under them, once',
    '# Draw a plan\n\nIn this tutorial you draw the plan of a small theatre and put it online, so that visitors can pick their seats.\n\n## Step 1: Create a hall\n\nSelect **New hall** and upload the image of the hall. Everything that you draw from then on has the right size.\n\n## Step 2: Draw a block\n\nPress **B** and draw a rectangle over the seats. A block is a group of rows that are sold at one price to all of the visitors, and it can be moved, turned and bent in the panel on the right of the window as often as you like before it is published.\n\n## Step 3: Publish\n\nSelect **Publish** and wait until all seats have a number. Visitors see the plan at once, on phones and on large screens, in the language that they have chosen, and with the prices of the day.\n',
    [/1\. \*\*Create a hall:\*\* Select New hall/, /2\. \*\*Draw a block:\*\* Press B/],
    [/- \*\*Create a hall/],
  ],
  [
    'glossary-gen',
    'has tokens that refresh, what is called so, and a thing behind what stands in front of its clause',
    '# Sessions\n\nThe **refresh token** is a random string that lives for 30 days. If an old one is used again, the session ends. This is called reuse detection. Instead of receipts for meals you get a per diem, a fixed amount for each day. Hold the violin at eye level: the side of the bridge that faces you should stand straight.\n',
    [
      /\*\*refresh token\*\* \| The refresh token is a random string/,
      /\*\*reuse detection\*\* \|/,
      /\*\*per diem\*\* \| A fixed amount for each day\./,
    ],
    [/eye level/],
  ],
  [
    'keywords',
    'have the product that release notes are of',
    '# Release notes: Fieldbook 2.9\n\nThis release is about work without a connection.\n\n## Highlights\n\n- **Offline maps.** Download the map of a farm in advance.\n',
    [/\*\*Product:\*\* `fieldbook`/],
    [],
  ],
  [
    'summarize',
    'tells what hangs on a risk with it, and no matter that is another',
    '# RFC: tides\n\n## Background\n\nThe service stores one row per minute.\n\n## Proposal\n\nWe store the times of high water only.\n\n## Risks\n\nThe curve is wrong in storms. So is the table of today.\n\n## Costs\n\nA warped curve is another matter. It costs 35 euros a day to keep the table.\n',
    [/- The curve is wrong in storms\. So is the table of today\./],
    [/another matter/],
  ],
  [
    'outline',
    'has what a postmortem does now as its actions',
    '# Postmortem: wrong prices\n\n## What happened\n\nThe job sent the prices of yesterday because a file was late.\n\n## Impact\n\nAbout 9,400 baskets.\n\n## What we do now\n\n1. The job stops if the date is wrong (Marek, 30 May).\n',
    [],
    [/\*\*Action items:\*\*/],
  ],
  [
    'summarize',
    'takes what a term means for no warning',
    '# Lab\n\nThis policy sets out who may work in the laser lab.\n\nClass 4 laser means a laser whose beam can injure eyes or skin. Never bridge the interlock.\n',
    [/## Warnings\n\n- Never bridge the interlock\./],
    [/- Class 4 laser means/],
  ],
  [
    'summarize',
    'tells what a machine reads, and sends nobody to read it',
    '# Line\n\nEvery parcel on the line passes the scanner.\n\nFive cameras read the barcode from all sides but the bottom.\n',
    [/Five cameras read the barcode/],
    [],
  ],
  [
    'outline',
    'tells more where the first words of a section say little',
    '# Plan\n\nYou draw the plan of a theatre.\n\n## Number the seats\n\nOpen **Numbering**. Choose a scheme for the rows.\n\n## Publish\n\nSelect **Publish**. Visitors see the plan at once.\n',
    [/Open Numbering\. Choose a scheme for the rows\./],
    [],
  ],
  [
    'explain',
    'says of each word what it means, without the word again, and parts no word from its number',
    `# Soil\n${'\nThe sensors measure the soil of a field each hour, and the planner decides how much water the field gets. A field with too little water is shown on the map, and the farmer gets a message about it.\n'.repeat(4)}\nA *gateway* is a box that sends what the sensors measure. Gateways with firmware 4 refuse to connect.\n`,
    [/- \*\*gateway:\*\* A box that sends what/, /firmware 4 refuse/],
    [/\*\*gateway:\*\* A gateway is/],
  ],
  [
    'summarize',
    'tells no sentence that hangs on the one before it',
    '# Scales\n\nThe scale under a hive shows how heavy the hive is.\n\nThere are two causes of a loss. The first is you: if you take out a frame, the scale loses that weight too. Without it nothing is shown.\n\nA swarm hangs in a tree for some hours before it flies on.\n',
    [/A swarm hangs in a tree/],
    [/The first is you/, /Without it/],
  ],
  [
    'outline',
    'asks for no section that the text says: endpoints, a check, when it is for',
    '# Runbook: gates\n\nUse this runbook when a gate stays shut.\n\n## Restart\n\n1. Restart the gate.\n2. Ask the staff whether the lamp is green.\n\n## Escalate\n\nCall the control room.\n',
    [/\*\*Roll back:\*\*/],
    [/\*\*(?:When to use this runbook|Check the result):\*\*/],
  ],
  [
    'outline',
    'asks an API page for no endpoints that it has',
    '# Passes API\n\nThe API lets partners issue passes.\n\n## Issue a pass\n\n`POST /passes`\n\nIssues a pass.\n',
    [],
    [/\*\*Endpoints:\*\*/],
  ],
  [
    'glossary-gen',
    'has no row of what only happens, or is so now and then',
    '# Hives\n\nThe frame hangs in a hive, and a hive has ten frames. The first cause is you: if you take out a frame, the scale loses that weight too. No eggs means no queen. Umbrellas are the usual cause. An empty list turns the hive off. Umbrellas and eggs are rare, and so is an empty list.\n',
    [],
    [/\*\*(?:frame|no eggs|umbrellas|empty list)\*\* \|/i],
  ],
  [
    'glossary-gen',
    'has what a thing is marked as, and what it becomes',
    '# Jobs\n\nA parcel that is too heavy is marked as *overweight* and charged. Behind the last try, the job is *parked*: it stays in the table until you delete it. A parked job counts. In *collect*, the hours come in from the shops.\n',
    [
      /\*\*overweight\*\* \| A parcel that is too heavy is marked as overweight/,
      /\*\*parked\*\* \| Behind the last try/,
      /\*\*collect\*\* \| In collect, the hours/,
    ],
    [],
  ],
  [
    'glossary-gen',
    'knows what an acronym stands for from inside a word, and from a heading',
    '# Telemetry of the wind farm gateway\n\nThe gateway (WFG) reads all turbines. RFID (radio-frequency identification) tags are not read.\n',
    [/\*\*RFID\*\* \| Radio-frequency identification\./, /\*\*WFG\*\* .*perhaps “wind farm gateway”/],
    [/\*\*RFID\*\* \(/],
  ],
  [
    'glossary-gen',
    'takes a list of words not to write for no inconsistency',
    '# Words\n\n| Write | Not |\n| --- | --- |\n| sign in | log in, login |\n\nA *shift* is the time between opening and closing the drawer.\n',
    [/\*\*shift\*\*/, /None: each concept has one name/],
    [/log in/],
  ],
  [
    'glossary-gen',
    'has rights',
    ROLES,
    [/\*\*permission\*\* \| A permission is the right to do one action\./],
    [],
  ],
  [
    'keywords',
    'have the name that an opening begins with, and the roles of a table that are no people',
    ROLES,
    [/\*\*Product:\*\* `gatehouse`/, /^- owner/m],
    [],
  ],
  [
    'keywords',
    'have a name with its capital, and no verb behind a noun',
    LOOM,
    [/^- Loomdb/m],
    [/^- (?:loomdb|follower stays)/m],
  ],
  [
    'keywords',
    'have no clause',
    '# Tutorial: draw a seating plan\n\nSell and redeem vouchers at the till. Cashiers count the drawer. Write for clerks with a customer waiting. It makes the voices softer.\n',
    [/^- seating plan/m],
    [/^- (?:draw|redeem vouchers|cashiers count|customer waiting|voices softer)\b/m],
  ],
];

describe('what pages, minutes and policies are about', () => {
  for (const [mode, name, input, wanted, wrong] of ROWS)
    it(`${mode} ${name}`, () => {
      const { content } = run(mode, input, PRESET);
      for (const pattern of wanted) assert.match(content, pattern);
      for (const pattern of wrong) assert.doesNotMatch(content, pattern);
    });
});
