import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

type Options = Parameters<typeof run>[3];
/** Prompts and notes as hurried people type them, what must be there, and what must not. */
const ROWS: readonly (readonly [
  what: string,
  mode: Mode,
  input: string,
  options: Options,
  good: readonly string[],
  bad?: RegExp,
])[] = [
  [
    'a verb that the word list has as a noun as an order, and no command',
    'generate',
    'how to clean the steamer. purge steam for 3 sec, wipe with damp cloth, rinse.',
    { docType: 'how-to' },
    ['# Clean the steamer\n', '1. Purge the steam for 3 sec.\n2. Wipe'],
    /`/,
  ],
  [
    'several orders in each point as steps',
    'expand',
    "Clean the steamer\n- purge steam 3 sec, wipe w/ damp cloth\n- soak tip 10 min, rinse, purge again\n- don't use green sponge",
    { docType: 'how-to' },
    ['## Steps\n\n1. Purge steam 3 sec and wipe with damp cloth.\n2. Soak'],
    /Steps to/,
  ],
  [
    'what staff do as the task',
    'generate',
    'how do staff restart wash bay 2 when it freezes. press red stop, wait 30 sec, turn key to RESET.',
    { docType: 'how-to' },
    ['# Restart wash bay 2 when it freezes\n', '1. Press red stop.'],
    /VERIFY|How do staff/,
  ],
  [
    'what readers learn as the task, and a condition with a short form',
    'generate',
    "We need a tutorial for members who have never used Scorebox. They should learn to find their part and print it. Open the link, set a password, tap Print. When you've practised it, tap the tick. Keep it short.",
    { docType: 'tutorial' },
    ['# Tutorial: find your part and print it\n', "When you've practised it, tap the tick."],
    /VERIFY|1\. Learn/,
  ],
  [
    'what readers have never used, where nothing else says what it is about',
    'generate',
    'Tutorial for members who have never used Scorebox. Open the link, set a password, tap Print.',
    { docType: 'tutorial' },
    ['# Tutorial: get started with Scorebox\n'],
  ],
  [
    'a decision behind the name of the kind, and what mitigates its risk as a consequence',
    'generate',
    'ADR we use row level security instead of one schema per tenant. Con: a bug leaks data. Mitigation: test that runs every query w/o tenant.',
    { docType: 'adr' },
    ['# Use row-level security instead of', '- **Mitigation:** Test that runs every query without tenant.'],
    /VERIFY\] Title/,
  ],
  [
    'questions with “what if” in the order of people',
    'generate',
    "faq for the food bank. Do I need ID? no. What if I can't carry it - delivery, call 01632 960 114.",
    { docType: 'faq' },
    ["### What if I can't carry it?\n"],
  ],
  [
    'guests as readers, and what is for them',
    'generate',
    "could you write something for guests of our escape room about what happens on the day? They should arrive 15 minutes before. If they're late the game gets shorter.",
    {},
    ['# What happens on the day\n', 'It is for guests of our escape room.', "If you're late"],
  ],
  [
    'machines as what a page is about',
    'generate',
    "troubleshooting for parcel lockers in the garage:\ndoor doesn't open - code is too old, ask for a new one\nscreen is black - power saving, touch it",
    { docType: 'troubleshooting' },
    ['# Troubleshoot parcel lockers in the garage\n'],
    /It is for/,
  ],
  [
    'what brackets say of both parameters',
    'generate',
    'api page GET /v2/trips. query: from, to (ISO dates, both optional), page_size int default 50.',
    { docType: 'API' },
    ['| `from` | Query | ISO date | No |', '| `to` | Query | ISO date | No |'],
  ],
  [
    'no row for a sentence among rows that have their mark',
    'generate',
    'reference page of parkctl env vars\nPARK_PORT - port, default 7070\nPARK_DB - sqlite file, required\nPARK_REGEX - regex for plates, optional\nchanges only after restart',
    { docType: 'reference' },
    ['- Changes only after restart.'],
    /`changes`/,
  ],
  [
    'options with short units and values as a table',
    'expand',
    'Config of the hub\n- interval: s, default 60, min 5\n- topic: mqtt topic, req.\n- retain: true/false, def false\n- reload w/ SIGHUP, no restart needed',
    { docType: 'reference' },
    [
      '| `interval` | – | No | `60` | In seconds. At least 5. |',
      '| `topic` | – | Yes | – | MQTT topic. |',
      '| `retain` | Boolean | No | `false` |',
    ],
    /`reload`/,
  ],
  [
    'rules under their heading, and no amount as the meaning of a name',
    'expand',
    'Lost property\n- kept 4 weeks\n- valuables > 50 € go to city office next day\n- wet clothes: 3 days only',
    { docType: 'policy', customInstructions: 'no table' },
    ['## Rules\n', '- Valuables worth more than 50 € go to city office next day.'],
    /\*\*Rules:|no table/,
  ],
  [
    'what is new among changes, and no order to upgrade',
    'expand',
    'Tillo 2.3\n- split bill by seat\n- fix crash when printer w/o paper\n- fix: VAT wrong',
    { docType: 'release notes' },
    ['## Changes\n\n- Split the bill by seat.', 'Crash when printer without paper.'],
    /## Upgrade/,
  ],
  [
    'a way through menus that ends in a size',
    'expand',
    '# Crossword\n## Make the grid\n- New > 13x13\n- click squares to black them out',
    { docType: 'tutorial' },
    ['New > 13x13'],
    /more than/,
  ],
  [
    'the subject of a section, and not the title, for what lacks one',
    'expand',
    "# Gate\n## Machine eats card\n- happens w/ bent cards\n- don't pull, call 24h line 555 0147",
    {},
    ['It happens with bent cards.'],
    /Gate happens/,
  ],
  [
    'boxes where a checklist is asked for',
    'expand',
    'Concert\n1 week before:\n- posters\n- press\nday:\n- open church 17:00\n- heating on',
    { customInstructions: 'make it a checklist with checkboxes' },
    ['- [ ] Posters', '- [ ] Heating on'],
    /could not follow/,
  ],
  [
    'code as it stands, which gives neither a title nor boxes',
    'generate',
    'How-to: add a build job\n- open the file\n- add this:\n```yaml\nname: Nightly\nsteps:\n- run: make\n```\n- push it',
    { docType: 'how-to', customInstructions: 'make it a checklist' },
    ['# Add a build job\n', '   name: Nightly\n   steps:\n   - run: make\n', '- [ ] Push it.'],
    /\[ \] run/,
  ],
  [
    'no introduction where none is wanted',
    'generate',
    'how to close the till. count the cash, print the report, put both in the safe. never leave the drawer open.',
    { docType: 'how-to', customInstructions: 'No intro. Put the warnings first.' },
    ['# Close the till\n\n> **Warning:** Never leave'],
    /This page|could not follow/,
  ],
  [
    'what a prompt for an outline tells beside, and the task of its readers',
    'outline',
    'Outline a tutorial where readers build a weather bot with Python. They have never used MQTT. 5 parts max.',
    { docType: 'tutorial' },
    [
      '# Tutorial: build a weather bot with Python\n',
      '> [VERIFY] The prompt also says: “',
      'never used MQTT',
      '5 parts max',
    ],
  ],
  [
    'what the audience misses in an outline of topics',
    'outline',
    'outline for a guide on cleaning the coffee bar: steamer, grinder, drip tray',
    { audience: 'devops' },
    ['## Drip tray\n', '## Roll back\n'],
  ],
  [
    'whom to turn to apart from a warning',
    'generate',
    "how to restart the belt. press stop, wait 30 sec, press start. never leave belt unlocked, that's high voltage. if it stops twice phone Sven, ext 22",
    { docType: 'how-to' },
    ['Never leave the belt unlocked', '## Get help\n\n- If it stops twice phone Sven, ext 22.'],
  ],
  [
    'what comes to the reader, a case without its verb, and a hotline',
    'expand',
    'Get a parcel\n- gets code by SMS when parcel is in\n- open the door, take it\n- no green light: call the desk\n- IT hotline 4400, say "urgent"',
    { docType: 'how-to' },
    [
      'ou get a code by SMS when the parcel is in.',
      'If there is no green light, call the desk.',
      '## Get help\n\n- IT hotline 4400',
    ],
  ],
  [
    'each question as it is asked, and the last answer with its question',
    'generate',
    "FAQ dog day care. what vaccinations? rabies. can I bring my dog for half a day? yes. What time do you open - 7 am. does my dog need a trial day? And what if I'm late? 5 € per 15 min",
    { docType: 'faq' },
    ['### What time do you open?\n', "### What if I'm late?\n\n5 € per 15 min."],
  ],
  [
    'what not to do as part of the way out',
    'generate',
    "sewing machine problems in the makerspace. thread keeps breaking: tension too high, set to 4. needle stuck -> don't force, turn the wheel to you.",
    { docType: 'troubleshooting' },
    [
      'This page lists problems with the sewing machine in',
      "### Needle stuck\n\nSolution: Don't force. Turn the wheel",
    ],
    /Cause: Don't/,
  ],
  [
    'a topic that another sentence adds',
    'outline',
    'I need an outline for a handbook for receptionists: check-in, fire alarm, handover to morning shift. include who to call',
    {},
    ['## Handover to morning shift\n', '## Who to call\n'],
  ],
  [
    'the day of a release apart from its name',
    'generate',
    'Orchard 4.1 out 3 June. picking lists by row. export to xlsx.',
    { docType: 'release notes' },
    ['# Orchard 4.1 release notes\n', '3 June'],
  ],
];

describe('briefs of hurried people', () => {
  for (const [what, mode, input, options, good, bad] of ROWS)
    it(`${mode} gives ${what}`, () => {
      const { content } = run(mode, input, PRESET, options);
      for (const part of good) assert.ok(content.includes(part), content);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
