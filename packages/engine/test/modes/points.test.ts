import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const HANDBOOK = `# Field handbook

This handbook says how crews work on site.

## Tools

Each crew carries a torque wrench and a leak tester. However, the leak tester stays with the lead fitter.

## Absences

Tell the dispatcher before 07:00. Nobody has to give a reason.

## Overtime

Overtime is paid at 150% from the ninth hour on. Don't give in to that temptation.

## Data we keep

- Retain visit reports for six years
- Delete photos of homes after 30 days
- Review access rights every quarter

## Valves

There are two kinds of valves:

- **Ball valve** – opens in a quarter turn
- **Gate valve** – opens slowly

If a gate valve leaks:

- Replace the stem seal.

## Related documents

- Order form for spare parts
- List of approved suppliers
`;

const CHAT = `[09:58] ruth: the label printer in hall 3 stopped again, second time since friday
[10:01] omar: same error?
[10:02] ruth: yes. the firmware was updated on thursday evening
[10:04] omar: ok so the new version drops the network share. I'll roll it back today
[10:06] ruth: can you also check hall 4? the night shift needs it at 22:00
`;

const UNMARKED = `Water damage in archive room 2

What happened?

A pipe above shelf 14 burst on Sunday night and soaked about 60 boxes before the alarm went off.

What did we do?

The facility team closed the main valve and moved all boxes to the freezer within three hours.
`;

const RST = `Relay board
===========

The relay board switches up to eight lamps.

Parts
-----

coil
    The winding that pulls the contact.

contact
    The metal tongue that closes the circuit.

See :ref:\`wiring\` first.
`;

const ADOC = `= Relay board

The relay board switches up to eight lamps.

== Parts

Coil:: The winding that pulls the contact.
Contact:: The metal tongue that closes the circuit.
`;

const REVIEW = `# Incident review: flooded lock on 2 May

On 2 May the lower gate of lock 4 leaked for three hours and 12 boats had to wait. The cause was a torn seal that the winter inspection had missed.

## Timeline

- 08:10 Ana reports water behind the gate.
- 11:05 Divers close the gap; boats pass again.

## Impact

12 boats waited up to three hours. No boat was damaged.

## Actions

| Action | Owner | Due |
| --- | --- | --- |
| Replace the seal of lock 4 | Ana | 3 June |
| Add a level alarm | Works team | 10 June |
`;

/** What a demanding writer expects of what is drawn from a text, and what would be wrong in it. */
const ROWS: readonly (readonly [Mode, string, string, readonly RegExp[], readonly RegExp[]])[] = [
  [
    'summarize',
    'opens with what a text says of itself',
    HANDBOOK,
    [/## What it is\n\nThis handbook says/],
    [],
  ],
  [
    'summarize',
    'names the heading that a point stands under, unless the point does',
    HANDBOOK,
    [/- \*\*Tools:\*\* Each crew/, /- Overtime is paid/],
    [],
  ],
  [
    'summarize',
    'tells what points back only behind what it points at',
    HANDBOOK,
    [/a leak tester\. However, the leak tester stays/],
    [/- (?:\*\*\S+\*\* )?(?:However|Don't give in)/],
  ],
  [
    'summarize',
    'tells what short items say together',
    HANDBOOK,
    [
      /- \*\*Data we keep:\*\* Retain visit reports for six years; delete photos of homes after 30 days; review/,
    ],
    [/Order form for spare parts/],
  ],
  [
    'summarize',
    'names what a sentence leads in, and nothing that holds in one case only',
    HANDBOOK,
    [/two kinds of valves: Ball valve and Gate valve\./],
    [/Replace the stem seal/],
  ],
  [
    'outline',
    'says what lists hold',
    HANDBOOK,
    [/## Valves\n\nThere are two kinds of valves[.:]/, /## Data we keep\n\nRetain visit reports/],
    [],
  ],
  [
    'summarize',
    'tells who said what in a chat, and who is asked',
    CHAT,
    [
      /stopped again, second time since friday \(Ruth, 09:58\)\./,
      /## Next steps\n\n- I'll roll it back today \(Omar, 10:04\)\.\n- (?:Please c|C)heck hall 4 \(Ruth, 10:06\)\./,
    ],
    [/\[\d/],
  ],
  [
    'keywords',
    'describes a policy in its own words, and names what it is about',
    '# Parental leave policy\n\nVersion 3.2 | Owner: People Office\n\nEffective 1 March.\n\n## 1. Purpose\n\nThis policy describes paid leave for a new child. The policy holds for all.\n\n## 2. Notice\n\nTell your manager of the leave early.\n\n## 3. Pay\n\nLeave is paid in full.',
    [
      /### Primary\n\n- parental leave/,
      /\| This policy describes paid leave for a new child\. \|/,
      /Content type:\*\* `policy`/,
    ],
    [/^- policy/m, /Owner/, /how-to/],
  ],
  [
    'outline',
    'asks for no scope that the text gives, and says its title once',
    'Parental leave policy\n\nThe policy applies to all employees. It holds from March.\n\nNotice\n\nTell your manager of the leave early. Send the form.\n\nPay\n\nLeave is paid in full. Bonuses are left out.\n',
    [/^# Parental leave policy\n\n(?!Parental)/],
    [/Who it applies to/],
  ],
  [
    'keywords',
    'takes the first line of a plain text for its title',
    'RFC 014: Session tokens for the partner API\n\nAuthor: T. Okafor\n\nPartners sign in with a static key today. Keys leak, and a leaked key works on.\n',
    [/Title tag \| RFC 014: Session tokens for the partner API \|/],
    [/and partner API/],
  ],
  ['keywords', 'takes those who talk for no topic', CHAT, [/label printer/], [/^- (?:ruth|omar)/im]],
  [
    'outline',
    'takes lines that stand as headings for headings',
    UNMARKED,
    [/^# Water damage in archive room 2$/m, /## What happened\?\n\nA pipe above shelf 14 burst/],
    [/has no headings/],
  ],
  [
    'outline',
    'takes a short text that tells something for no prompt',
    'Badges open the gate from 06:00 to 20:00. The guard keeps a list of all visitors until midnight.',
    [/## Summary\n\nBadges open the gate/],
    [/names no kind of document/],
  ],
  [
    'glossary-gen',
    'reads definition lists of reStructuredText',
    RST,
    [/\*\*coil\*\* \| The winding/, /\*\*contact\*\* \|/],
    [],
  ],
  ['glossary-gen', 'reads definition lists of AsciiDoc', ADOC, [/\*\*coil\*\* \| The winding/], [/Glossary/]],
  ['outline', 'knows reStructuredText by its marks', RST, [/^# Relay board\n\nThe relay/m, /## Parts/], []],
  ['outline', 'knows AsciiDoc by its marks', ADOC, [/^# Relay board\n\nThe relay/m, /## Parts/], []],
  [
    'glossary-gen',
    'finds in the text what an acronym may stand for',
    'The Open Harbour Registry lists all berths. Captains send their OHR number a day before they arrive, and the OHR confirms it.',
    [/\*\*OHR\*\* .*perhaps “Open Harbour Registry”\. \[VERIFY\]/],
    [],
  ],
  [
    'glossary-gen',
    'takes “is known as” for a definition, and an opinion for none',
    'The process of weighing a lorry before and after unloading is known as gross tare weighing. Weighbridge crews are a wonderful bunch of people.',
    [/\*\*gross tare weighing\*\* \| The process/],
    [/wonderful/],
  ],
  [
    'keywords',
    'shortens a description where it may end',
    '# Cold chain\n\nThe cold chain monitor records the temperature of each pallet from the packing hall to the shop, in order to show the auditor that no pallet was ever warmer than eight degrees.',
    [/\| Meta description \| The cold chain monitor .* to the shop\. \|/],
    [],
  ],
  [
    'summarize',
    'sees the end of a sentence behind a unit',
    'Batch 42 drifts after two hours at 60 °C. The limit in our specification is two hundred hours of use.',
    [/## What it is\n\nBatch 42 drifts after two hours at 60 °C\. The limit/],
    [],
  ],
  [
    'summarize',
    'takes numbered parts for no steps',
    '# Leave policy\n\n## 1. Purpose\n\nThis policy sets out the paid leave after the birth or adoption of a child.\n\n## 2. Eligibility\n\nAll employees who have been with us for six months are eligible.\n\n## 3. Duration\n\nThe leave lasts up to 18 weeks and is paid in full.',
    [/## What it is\n\nThis policy sets out/, /eligible\./],
    [/## Steps/],
  ],
  [
    'summarize',
    'reads entities, components that stand for a word, and warnings of docsify',
    'Snapshots record each change of a mutable <Term id="table" /> &mdash; row by row.\n\n!> Unplug the board before you change the cable.\n\nThe history stays readable for two years and is then moved to the archive.',
    [/mutable table — row by row\./, /## Warnings\n\n- Unplug the board/],
    [],
  ],
  [
    'glossary-gen',
    'takes a term that is given to what stands before it',
    'In this proposal we refer to the upper part as the **provider**. It offers a mechanism, **snapshots**, which records changes to a table. Slowly Changing Dimensions (or SCDs) show how rows change.',
    [/\*\*provider\*\* \|/, /\*\*snapshots\*\* \|/, /\*\*SCD\*\* \| Slowly Changing Dimensions\. \|/],
    [],
  ],
  [
    'glossary-gen',
    'takes numbered marks for no acronyms, and a consequence for no definition',
    'Connect PD0, PD1, PD2, and PD3 to the board. Disabling the relay means that the pump stops for ten seconds.',
    [],
    [/PD0/, /\*\*[Dd]isabling/],
  ],
  [
    'explain',
    'tells words of other trades too, and leaves fields for tools out',
    '---\ntitle: Close\n---\n\nEach accrual above 5,000 EUR must be entered by day 2.\n',
    [/^Each accrual \(a cost that belongs to a period but is not yet billed\) above/],
    [/title: Close/],
  ],
  [
    'summarize',
    'lists what a table says who does by when',
    REVIEW,
    [
      /## Next steps\n\n- Replace the seal of lock 4 \(Ana, 3 June\)\.\n- Add a level alarm \(Works team, 10 June\)\./,
    ],
    [],
  ],
  [
    'outline',
    'looks for what is told and not only for its heading',
    REVIEW,
    [/## Actions\n\n\*Holds a table \(Action, Owner, Due\)\.\*/],
    [/\*\*(?:Root cause|Summary):/],
  ],
  [
    'keywords',
    'takes neither the kind of a text nor who works on it for a topic',
    REVIEW,
    [/lock/],
    [/^- (?:Incident review|Ana)\b/im],
  ],
  [
    'glossary-gen',
    'says what a term means elsewhere, to be verified',
    'Requests leave through the egress proxy. Use the break-glass account if it is down for more than an hour.',
    [/- \*\*egress proxy\*\* \(\d+ uses?\): in general, the server/],
    [],
  ],
  [
    'summarize',
    'takes what somebody is asked by name for a next step, and the label of an item for its own',
    'The restore test took six hours instead of the agreed four, because the link between the sites is slow.\n\nSven, can you set up the nightly copy by 12 June?\n\n- **Disk space:** The restore host has two terabytes left for the dumps of three nights.\n- **Link:** The provider doubles the speed of the link in September.\n',
    [/- Set up the nightly copy by 12 June \(Sven\)\./, /- \*\*Disk space:\*\* The restore host/],
    [],
  ],
  [
    'summarize',
    'warns of all that is ordered for safety, and says what a text without a title covers',
    '### Workflow\n\n1. Load the sheet.\n2. Run a test cut.\n\n### Safety\n\n- Always turn on the exhaust before a job.\n- Keep a fire extinguisher nearby at all times.\n\n### Cleaning\n\nThe tray is emptied by whoever cut last.\n',
    [
      /## What it is\n\nCovers Workflow, Safety, and Cleaning\./,
      /## Warnings\n\n- Always turn on the exhaust[^]*- Keep a fire/,
    ],
    [],
  ],
  [
    'summarize',
    'says what examples show',
    '# Listing a bucket\n\nThe following example shows how to list all objects in a bucket.\n\n## 32 bit hosts\n\nThis example shows how to list a bucket on a host with little memory.\n\n## Restoring\n\nSpecial thanks to all who tried it. Doing that restores the objects within a day.\n\n## Contacting the maintainer\n\nThe current maintainer of the bucket tools is Ann Lee.\n',
    [/\*\*32 bit hosts:\*\* This example shows/],
    [/Special thanks|Doing that|Ann Lee/],
  ],
];

describe('points, parts and terms', () => {
  for (const [mode, name, input, wanted, wrong] of ROWS)
    it(`${mode} ${name}`, () => {
      const { content } = run(mode, input, PRESET);
      for (const pattern of wanted) assert.match(content, pattern);
      for (const pattern of wrong) assert.doesNotMatch(content, pattern);
    });
});
