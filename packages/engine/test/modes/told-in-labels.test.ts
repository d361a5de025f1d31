import assert from 'node:assert/strict';
import { readableLabels } from '../../modes/reading/labels-in-lines.ts';
import { run } from './jobs.ts';

interface Row {
  readonly what: string;
  readonly mode: 'summarize' | 'outline';
  readonly input: string;
  readonly says: readonly string[];
  readonly lacks?: readonly string[];
}

const NEWS =
  'Hadley Rowing Club – May news\n\nDates: The regatta is on Saturday 21 June; entries close on 6 June. Fees: Juniors pay £95 a year. Pay by standing order before July. Boats: The blue four is back from repair. Volunteers: We need six people for the tea tent.\n';
const POLICY =
  'Expense policy\n\nThis policy covers travel and other expenses of all staff from 1 April 2026. Claims go through Spendly within 30 days of the expense.\n\nHotels: up to 140 euros a night. Breakfast is included where possible.\nTrains: second class; first class for trips over four hours.\nMeals: 45 euros a day. Alcohol is never reimbursed.\n\nRepeated breaches are reported to HR.\n';

const ROWS: readonly Row[] = [
  {
    what: 'a paragraph of labels is told label by label, with every amount and date',
    mode: 'summarize',
    input: NEWS,
    says: [
      '**Dates:** The regatta is on Saturday 21 June; entries',
      '**Fees:** Juniors pay £95',
      'before July',
    ],
  },
  {
    what: 'labels become the headings of an outline',
    mode: 'outline',
    input: NEWS,
    says: ['# Hadley Rowing Club – May news', '## Dates\n', '## Volunteers\n\nWe need six people'],
    lacks: ['[VERIFY]'],
  },
  {
    what: 'the first of the labels is no title',
    mode: 'outline',
    input:
      'Moving in: collect the keys from the lodge. Parking: unload in the yard for 20 minutes. Rooms: check the inventory within 48 hours.\n',
    says: ['# [VERIFY] Title', '## Moving in\n\nCollect the keys'],
    lacks: ['# ##'],
  },
  {
    what: 'lines with labels are told one by one, and what follows them belongs to none',
    mode: 'summarize',
    input: POLICY,
    says: [
      '- Hotels: up to 140 euros a night.',
      '- Trains: second class; first class for trips over four hours.',
      '- Meals: 45 euros a day.',
      '- Alcohol is never reimbursed.',
      '- Repeated breaches are reported to HR.',
    ],
    lacks: ['Meals: 45 euros a day. Alcohol'],
  },
  {
    what: 'whose text it is stays out of what it says',
    mode: 'summarize',
    input:
      'Status: accepted, 12 June. Owner: payments team.\n\nMobile clients retry a payment when the network drops. In May, 212 customers were charged twice.\n',
    says: ['Mobile clients retry a payment'],
    lacks: ['Owner'],
  },
  {
    what: 'a loss that the next sentence tells is a warning with what brings it about',
    mode: 'summarize',
    input:
      'Reset the router\n\nTo reset the router, hold the button for ten seconds. This erases your Wi-Fi password and all port rules. Then join the network named on the label. Call the shop if you lose your key.\n',
    says: [
      '## Warnings\n\n- To reset the router, hold the button for ten seconds. This erases your Wi-Fi password',
    ],
    lacks: ['Warnings\n\n- Call'],
  },
];

describe('labels and losses', () => {
  for (const { what, mode, input, says, lacks = [] } of ROWS)
    it(what, () => {
      const { content } = run(mode, input, {});
      for (const text of says) assert.ok(content.includes(text), `${text}\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `${text}\n${content}`);
    });

  it('are found in time in long texts of spaces and colons', () => {
    for (const text of ['Ab: c d e. '.repeat(2e4), 'Ab c: '.repeat(3e4), 'A'.repeat(2e5)]) {
      const start = performance.now();
      readableLabels(text);
      assert.ok(performance.now() - start < 2000, text.slice(0, 12));
    }
  });
});
