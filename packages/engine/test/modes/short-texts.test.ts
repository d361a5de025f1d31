import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
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

const SPRINT =
  'A sprint lasts two weeks. The backlog (all open work) is sorted by the PO. Story points measure effort, not time. Tickets, or cards, move from left to right. WIP limits apply to each column. The team (all women) is strong. A child is six years old. Deputies, who stand in for the lead, are named by us. A parking permit lets you park in your own zone. The price (all taxes included) is low.';

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
  {
    what: 'has what a short sentence says of its term, and two names of one thing',
    mode: 'glossary-gen',
    input: SPRINT,
    has: [
      '| **backlog** | All open work. |',
      '| **sprint** | A sprint lasts two weeks. |',
      '| **story points** | Story points measure effort, not time. |',
      '| **deputies** | Deputies, who stand in for the lead,',
      '| **parking permit** | A parking permit lets you park',
      '“tickets” (1 use, first on line 1) and “cards” (1 use, first on line 1)',
    ],
    lacks: ['**WIP**', '**team**', '**child**', '**price**'],
  },
  {
    what: 'has lines that are labelled with a term, and numbers whole',
    mode: 'glossary-gen',
    input:
      'Card: one piece of work. Lane: a row of the board for one kind of work. A hot shard, that is, a shard with more than 10,000 messages per second, is split. Tidewatch is an inventory tool for small breweries.',
    has: [
      '| **card** | One piece of work. |',
      '| **lane** | A row of the board for one kind of work. |',
      '| **hot shard** | A shard with more than 10,000 messages per second. |',
      '| **Tidewatch** |',
    ],
  },
  {
    what: 'has no label of a notice for a term',
    mode: 'glossary-gen',
    input: 'Where: the town hall on Main Street. When: every Monday at ten. Price: one euro for members.',
    has: ['names no term'],
  },
  {
    what: 'parts what a case brings, says what codes mean, and uses everyday words',
    mode: 'explain',
    input:
      'If a request times out, clients should retry it with the same key, and the server returns the stored response instead of charging the card again. Requests that reuse a key are rejected with 409. When an account is terminated, we notify the owner for three consecutive days. Plans cost 9 euros a month; the first 30 days are free. A cap of 500 and more is set.',
    has: [
      'retry it with the same key. In that case, the server returns the stored response',
      'rejected with 409 (the code for “conflict”).',
      'is ended, we tell the owner for three days in a row.',
      'a month. The first 30 days are free.',
    ],
    lacks: ['500 (the code'],
  },
  {
    what: 'tells once more what to do, in order, with what is forbidden',
    mode: 'explain',
    input:
      'Before your blood test, do not eat anything for eight hours. The test takes about ten minutes. Bring your referral letter and insurance card. Sheet music belongs to the choir; return your folder in July. Results are sent to your doctor within three working days. They are never told by phone. If you feel faint, lie down and call a nurse.',
    has: [
      '## What to do\n\n- Before your blood test, do not eat anything for eight hours.\n- Bring your referral letter',
      'belongs to the choir. Return your folder in July.',
      '- If you feel faint, lie down and call a nurse.',
    ],
  },
  {
    what: 'says what is asked on an occasion and for an aim, with verbs that may be nouns',
    mode: 'summarize',
    input:
      'To feed a starter, discard half of it and add flour. Stir well and leave the jar open. The tenant must notify us of damage. Pets are prohibited without consent. Refunds cannot be cancelled. Classes take place on Mondays in the village hall. If it rains, water enters the cellar.',
    has: [
      '## What it is\n\nHow to feed a starter.\n',
      '- To feed a starter, discard half of it and add flour.\n- Stir well and leave the jar open.\n- The tenant must notify us of damage.\n',
      '## Warnings\n\n- Pets are prohibited without consent.\n- Refunds cannot be cancelled.',
      '- Classes take place on Mondays in the village hall.',
    ],
    lacks: ['damage.\n- If it rains'],
  },
  {
    what: 'opens with the occasion of the first order behind a welcome',
    mode: 'summarize',
    input:
      'Welcome to the team! On your first day, pick up your laptop. Your buddy shows you around. Ask in #help if anything is unclear.',
    has: ['## What it is\n\nWhat to do on your first day.\n'],
  },
  {
    what: 'have no order, no verb behind who is helped, and no clause of a subject behind "because" or "or"',
    mode: 'keywords',
    input:
      'Mealboard helps families plan dinners for the week. Drag recipes onto a calendar. Never use a metal lid, because the acid corrodes it. Call us if the face swells or your puppy vomits repeatedly. The autoscaler adds nodes when pods wait and removes nodes that are idle.',
    has: ['- metal lid'],
    lacks: [
      '- families plan',
      '- plan dinners',
      '- drag recipes',
      '- acid corrodes',
      '- puppy vomits',
      '- removes',
    ],
  },
  {
    what: 'has what a clause beside another says of a term, and no price',
    mode: 'glossary-gen',
    input:
      'A freeze, which pauses your membership for a month, can be booked twice. Standups are at 9:30, and a retro is a meeting in which we look back at the sprint. Subletting, that is, letting a room to someone else, requires consent. Side waste, meaning bags next to the bin, is not collected. A SEV1 means that nobody can work; a SEV2 means that part of it is slow. Cordoning means that a node accepts no new pods. The fee of €120 covers a veil and gloves. The fee is due. A co-worker, someone who shares your plot, has no right to take it over.',
    has: [
      '| **freeze** |',
      '| **retro** | A retro is a meeting in which',
      '| **subletting** | Letting a room to someone else. |',
      '| **side waste** | Bags next to the bin. |',
      '| **SEV1** | Nobody can work. |',
      '| **SEV2** | Part of it is slow. |',
      '| **cordoning** |',
      '| **co-worker** | Someone who shares your plot. |',
    ],
    lacks: ['**fee of'],
  },
  {
    what: 'explains no word of software where nobody speaks of it',
    mode: 'explain',
    input: 'Mild fever is common and passes within a day. The price includes a health check of your dog.',
    has: ['a health check of your dog.'],
    lacks: ['whether a service works'],
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

describe('what a text says over and over', () => {
  for (const [name, unit] of [
    ['the meaning of a mark', 'SEV1 means that '],
    ['the words of an acronym', 'HTTP (hyper '],
    ['nouns that may be verbs', 'orders copies tables, export pages and '],
  ] as const)
    it(`takes little time where it is ${name}`, () => {
      const used = measureProcessor();
      run('glossary-gen', unit.repeat(Math.ceil(75_000 / unit.length)));
      assert(used() < 2000);
    });

  it('is no term where a pronoun or a deed is said to mean something', () => {
    assert.doesNotMatch(
      run('glossary-gen', 'Pause means that nothing is sent. That means the server restarts.').content,
      /\*\*(?:pause|that)\*\*/i,
    );
  });
});
