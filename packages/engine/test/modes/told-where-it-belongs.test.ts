import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const DENTAL =
  'our dental practice needs a page for nervous patients: first visit is just a chat, no treatment. bring a friend. tell us if you want breaks, raise your hand. sedation costs 120, book 2 weeks ahead. call 020 7946 0000';
const CHAT = `Please write a how-to out of this chat.

Sanne: How do I check in a patient without a card?
Paul: You search for them by date of birth in Praxis+, then click "Card missing".
Paul: Print the form and let them sign it. It goes in the grey folder.
Sanne: And what if they've never been here before?
Paul: Then you make a new file first. Ask for an ID.
Sanne: ok. how long do they have to bring the card?
Paul: 10 days. After that they get a bill.
Sanne: thanks!!`;
const POSTMORTEM = `Incident log, please make a postmortem

08:02 customers report that they can't book rooms
08:20 Mona finds that the report job opens 180 connections
08:31 all fine again
The report job was changed on Friday to run in parallel. Nobody in our team knew. The DB allows 200 connections.
We got lucky that it was a Monday morning.`;
const DESIGN = `Design note: offline mode for the scanner app

Scanners lose wifi between aisles 14 and 20.

We want the app to store scans on the device and send them later. The queue on the device holds 500 scans at most; when it's full, the app warns and blocks new scans.

If two pickers scan the same item, the first one wins.

We start with 5 devices in January.`;

describe('what a prompt tells stands where it belongs', () => {
  const ROWS: readonly (readonly [
    name: string,
    docType: string,
    input: string,
    good: RegExp,
    bad: RegExp,
  ])[] = [
    [
      'what to wear is there from the start',
      'how-to',
      'How to reset the pump. Switch off at the wall, wait 30 seconds, hold the blue button. Wear gloves. The cartridge must be changed every 6 weeks. If it still blinks red call Aqua Service 0155 0142 771.',
      /## Before you begin\n\n- Wear gloves\.[^]+## Get help\n\n- If it still blinks red, call Aqua/,
      /\d\. Wear|weeks\. If it/,
    ],
    [
      'what no kind of page is asked for stays in its order',
      '',
      'We need a page about the water system. The pump is in the shed. Turn the red valve to the left. Watering times are 6 to 9. Every plot has 15 minutes per day. The water is off in winter.',
      /## Overview\n\nThe pump is in the shed\. Turn the red valve to the left\. Watering times are 6 to 9\. Every plot has 15 minutes per day\. The water is off in winter\./,
      /How it works|## Limits/,
    ],
    [
      'an order with a condition is no trouble',
      '',
      DENTAL,
      /[Tt]ell us if you want breaks/,
      /If something goes wrong|What it is/,
    ],
    [
      'what is asked in between keeps its answer whole',
      '',
      CHAT,
      /1\. Search for them by date of birth in Praxis\+\.\n2\. Click "Card missing"\.\n3\. Print the form[^\n]*\n\n {3}It goes in the grey folder\.[^]+## Special cases\n\n- If they've never been here before, make a new file first\. Ask for an ID\.[^]+- How long do they have to bring the card\? 10 days\. After that,? they get a bill\./,
      /\d\. (?:Ask|Get)|\[VERIFY\]/,
    ],
    [
      'what customers report is the title, and what was changed the cause',
      'postmortem',
      POSTMORTEM,
      /^# Postmortem: customers can't book rooms\n[^]+## Root cause\n\nThe report job was changed[^]+## What went well\n\n- We got lucky/,
      /# Postmortem: .*(?:DB|job)/,
    ],
    [
      'what is wanted of an app is the proposal',
      'design doc',
      DESIGN,
      /## Proposal\n\nWe want the app to store[^]+at most; when it's full, the app warns[^]+If two pickers[^]+## Rollout\n\n- We start with 5 devices/,
      /full\. The app|Goals/,
    ],
    [
      'what to do about a problem stands with it',
      'troubleshooting',
      'Troubleshoot the kiln. Pieces explode: they were not dry. Let them dry for 7 days. Glaze runs: it was put on too thick. Leave 5 mm free at the bottom. We fire on Tuesdays.',
      /### Pieces explode\n\nCause: They were not dry\.\n\nSolution: Let them dry for 7 days\.\n\n### Glaze runs\n\nCause: [^\n]+\n\nSolution: Leave 5 mm free at the bottom\.\n\n## Good to know\n\n- We fire on Tuesdays\./,
      /- Let them|Cause: [^\n]*Tuesdays/,
    ],
    [
      'a sentence of two halves is what the first is',
      'how-to',
      'How to share a list. Open the list, tap the person icon. From version 7.3 you can share it with 6 people. Everyone can add items; only the owner can delete the list.',
      /## Good to know\n\n[^]*- Everyone can add items; only the owner can delete the list\./,
      /Before you begin/,
    ],
    [
      'settings come with their values',
      'reference',
      'Reference for the config file.\n\ninterval = 30 - seconds between two checks, minimum 5\nlog_level = "info" - one of debug, info, warn\nmqtt.host - host of the broker, required\nnight.start = "22:00", night.end = "06:00" - lamps are dimmed',
      /\| `interval` \| No \| `30` \| Seconds between two checks\. Minimum 5\. \|\n\| `log_level` \| No \| `info` \|[^\n]+\n\| `mqtt\.host` \| Yes \|[^\n]+\n\| `night\.start` \| No \| `22:00` \|[^\n]+\n\| `night\.end` \| No \| `06:00` \|/,
      /30 - seconds/,
    ],
    [
      'fields in a list keep their names, and codes lose what joins them',
      'API reference',
      'API page for POST /v2/labels which creates a label.\n\nFields:\n- recipient (object, required): name and street\n- service: "standard" or "express", standard if you leave it out\n\n400 means that a field is missing, 402 that your balance is too low, and 422 that we don\'t ship there. On 5xx retry with the same key.',
      /`recipient` \| Object \| Yes[^]+`service` \|[^\n]*`standard`[^]+`400` \| A field is missing\. \|\n\| `402` \| Your balance is too low\.[^]+On 5xx retry/,
      /`Recipient`|\| That /,
    ],
    [
      'changes between commas are one each',
      'release-notes',
      'Release notes for Gardenly 4.1: photos can be shared, the reminder now knows the forecast, app no longer crashes on iOS 15, export as PDF is gone, you have to log in again',
      /## Breaking changes\n\n- Export as PDF is gone\.[^]+- Photos can be shared\.\n[^]*- App no longer crashes on iOS 15\.\n/,
      /shared, /,
    ],
    [
      'commands between commas are run one by one',
      'README',
      'README for tidecheck, a Python CLI that shows tides. pip install tidecheck, tidecheck --port hamburg.',
      /Run `pip install tidecheck`\.[^]+Run `tidecheck --port hamburg`\./,
      /`, tidecheck/,
    ],
    [
      'what was shipped is the title, and no change',
      'release notes',
      'We shipped Fleetmark 7.2 today (24 Nov 2026). Please write the release notes for customers from this list of merged things:\n\n- Drivers can upload photos\n- Fix: trips were counted twice',
      /^# Fleetmark 7\.2 release notes\n\nReleased on 24 Nov 2026\./,
      /We shipped|merged things/,
    ],
    [
      'what a chat needs to be is no part of the title',
      'concept',
      'Team chat, needs to be a concept page on "shadow stock" for new buyers.\n\nIlse: What we call shadow stock is goods that are in the warehouse but not yet in the system.\nTom: It happens when a truck arrives after 16:00.\nIlse: The yard list is updated at 17:30.',
      /^# Shadow stock\n[^]+## What it is\n\nWhat we call shadow stock is goods/,
      /needs to be|\[VERIFY\]/,
    ],
    [
      'a README is on what its first sentence names, with its settings, and what goes wrong',
      'README',
      'README for this repo please:\n\nwavebox is a small desktop mixer. Works on Linux.\n\nYou install it with cargo install wavebox.\n\nProfiles live in ~/.config/wavebox.toml:\n\n[[map]]\nknob = 21\napp = "firefox"\nmax = 0.8\n\nknob is the CC number, app the name of the process, max limits the volume (0 to 1, default 1).\n\nIf no controller is found, your user is probably not in the audio group.',
      /^# wavebox\n\nwavebox is a small desktop mixer\.\n[^]+## Install\n\nYou install it[^]+```\n\s*\[\[map\]\][^]+\| `app` \| – \| The name of the process\. \|\n\| `max` \| `1` \| Limits the volume[^]+### No controller is found/,
      /\[VERIFY\]/,
    ],
    [
      'exit codes are rows, with all that is said of each',
      'reference',
      'Reference of the exit codes of dbcheck: 0 ok, 1 warnings found, 64 wrong arguments, 75 database locked, try again later.',
      /\| `0` \| Ok\. \|\n\| `1` \| Warnings found\. \|\n\| `64` \| Wrong arguments\. \|\n\| `75` \| Database locked, try again later\. \|/,
      /databases/,
    ],
    [
      'what was considered is an alternative',
      'adr',
      'ADR: switch from npm to pnpm. Installs take 6 minutes. Con: everyone has to reinstall. Yarn was considered but it broke two tools.',
      /## Alternatives\n\n- Yarn was considered but it broke two tools\./,
      /The yarn/,
    ],
    [
      'opening hours are no step, and who helps when it is not better is told apart',
      'how-to',
      "How to hand in a lost item. Bring it to the counter, fill in the form. Open 7 to 21. If it's not better after 45 minutes, call Renske (0155 0133 210).",
      /## Get help\n\n- If it's not better after 45 minutes, call Renske/,
      /\d\. Open/,
    ],
  ];
  for (const [name, docType, input, good, bad] of ROWS)
    it(name, () => {
      const { content } = run('generate', input, PRESET, { docType });
      assert.match(content, good);
      assert.doesNotMatch(content, bad);
    });
});
