import assert from 'node:assert/strict';
import { run } from './jobs.ts';

interface Row {
  readonly what: string;
  readonly mode: 'summarize' | 'keywords' | 'glossary-gen' | 'explain';
  readonly input: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const BETA =
  'To join the beta, open Settings and turn on Early access. You need a paid plan. The beta is limited to 500 teams, and we close it on May 1. Data that you create in the beta is not kept. If you leave, turn Early access off; the app restarts. Report bugs in the #beta channel. We answer within two working days.';
const OVEN =
  'The SteamChef 400 is a built-in oven with steam function. Fill the tank with fresh water before each use. The oven preheats for eight minutes. Never open the door while it steams. A grey film is normal. Use only the descaler supplied; vinegar damages the seals.';
const TRIP =
  'Dear parents, the school trip to the science museum is on Thursday 14 May. Please pack a lunch. There are lockers at the entrance. Members who arrive late may not enter the hall. Sheet music belongs to the choir; return your folder in July. If your child feels faint, sit down and call a nurse.';
const DENTISTS =
  'Our scheduling app lets dentists manage appointments. Patients book online, get SMS reminders, and can reschedule up to 24 hours before. Dentists see a daily calendar, block time for breaks, and export invoices to their accounting software.';

const ROWS: readonly Row[] = [
  {
    what: 'says what a text is for that opens with an order, and what to do, have and fear',
    mode: 'summarize',
    input: BETA,
    has: [
      '## What it is\n\nHow to join the beta.\n',
      '## Before you start\n\n- You need a paid plan.\n',
      '- To join the beta, open Settings and turn on Early access.\n- If you leave, turn Early access off; the app restarts.\n- Report bugs in the #beta channel.',
      '## Warnings\n\n- Data that you create in the beta is not kept.',
      '- We answer within two working days.',
    ],
  },
  {
    what: 'says what a text is, and no order beside it, and each warning once',
    mode: 'summarize',
    input: OVEN,
    has: [
      '## What it is\n\nThe SteamChef 400 is a built-in oven with steam function.\n',
      '## What to do\n\n- Fill the tank with fresh water before each use.\n\n',
      '- Use only the descaler supplied; vinegar damages the seals.',
    ],
    lacks: ['each use.\n- Use only', 'it steams. A grey'],
  },
  {
    what: 'says nothing of a greeting, and finds what is asked behind a mark or a case',
    mode: 'summarize',
    input: TRIP,
    has: [
      '## What it is\n\nThe school trip to the science museum is on Thursday 14 May.',
      '- There are lockers at the entrance.',
      'return your folder in July.\n- If your child feels faint, sit down',
      '## Warnings\n\n- Members who arrive late may not enter the hall.',
    ],
  },
  {
    what: 'names what stands above its steps, and what they need',
    mode: 'summarize',
    input:
      'How to connect to the VPN\n\n1. Install the client.\n2. Open it and enter the server.\n\nYou must be enrolled in MFA first. The connection drops after 12 hours.',
    has: [
      '## What it is\n\nHow to connect to the VPN.\n',
      '## Before you start\n\n- You must be enrolled in MFA first.',
    ],
  },
  {
    what: 'goes on behind what a tool is with what it does',
    mode: 'summarize',
    input:
      'Tidewatch is an inventory tool for small breweries. It tracks kegs, raw materials, and batches in one place. Plans start at 29 euros a month. It works offline.',
    has: ['small breweries. It tracks kegs, raw materials, and batches in one place.\n'],
    lacks: ['a month. It works'],
  },
  {
    what: 'are nouns, and no verb with what it is done to',
    mode: 'keywords',
    input: DENTISTS,
    has: [
      '- scheduling app for dentists\n',
      '| Title tag | Scheduling app for dentists |',
      '- SMS reminders',
    ],
    lacks: ['- block time', '- patients book', '- export invoices'],
  },
  {
    what: 'have no subject with its verb, and the kind of a name in the title',
    mode: 'keywords',
    input: OVEN,
    has: ['| Title tag | SteamChef 400 – built-in oven with steam function |'],
    lacks: ['oven preheats'],
  },
  {
    what: 'have what the first sentence tells of for a title, and what stands behind a greeting',
    mode: 'keywords',
    input: TRIP,
    has: ['| Title tag | School trip to the science museum |'],
  },
  {
    what: 'have a leave with its kind, and no title of two things that stand in the middle',
    mode: 'keywords',
    input:
      'Employees get 25 days of annual leave a year. Ask your line manager two weeks ahead. Low-stock alerts tell you when to reorder hops. Public holidays are in addition to annual leave.',
    has: ['- annual leave (2 uses)', '| Title tag | Annual leave |'],
    lacks: ['reorder hops'],
  },
];

describe('short texts', () => {
  for (const { what, mode, input, has, lacks = [] } of ROWS)
    it(`${mode} ${what}`, () => {
      const { content } = run(mode, input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
