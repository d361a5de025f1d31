import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Prompts as people type them for one kind of document, and what a writer expects of the page. */
const ROWS: readonly (readonly [
  name: string,
  docType: string,
  prompt: string,
  good: RegExp,
  bad?: RegExp,
])[] = [
  [
    'cases behind each other as problems of their own',
    'troubleshooting',
    `troubleshooting for the badge reader. if it says "unknown card", enroll the card again; if it beeps but the door stays shut, check the strike; if it goes dark at night, turn off power saving. if nothing helps, write to facilities@corp.example.`,
    /### It beeps but the door stays shut\n\nSolution: Check the strike\.\n\n### It goes dark at night\n\nSolution: Turn off power saving\.\n\n## Get help/,
  ],
  [
    'lines with an arrow as problems of their own',
    'troubleshooting',
    `Troubleshooting page for our kiosk app.\nScreen stays white -> restart the kiosk\nReceipts don't print -> check the paper, close the lid`,
    /### (?:The s|S)creen stays white\n\nSolution: Restart the kiosk\.\n\n### Receipts don't print\n\nSolution: Check the paper/,
  ],
  [
    'goals, what are none, the proposal and its phases in their sections',
    'design doc',
    `Title: Seat maps\nGoals: load in under a second, work on phones\nNon-goals: pricing, group bookings\nBackground: today the map is one image\nDesign: a tile server renders the rows. Clients cache the tiles for a day.\nMilestones: prototype by 3 May, beta by 1 June\nOpen questions: who hosts the tiles? do we need a legend?`,
    /## Problem\n\nToday the map is one image\.\n\n## Goals\n\n- Load in under a second\.\n- Work on phones\.\n\n## Non-goals\n\n- Pricing[^]+## Proposal\n\nA tile server renders the rows\. Clients cache the tiles for a day\.\n\n## Rollout\n\n- Prototype by 3 May\.\n- Beta by 1 June\.\n\n## Open questions\n\n- Who hosts the tiles\?\n- Do/,
  ],
  [
    'a deadline with the phases',
    'design doc',
    `design doc for the coupon service. goals: one place for all coupons. non-goals: gift cards. We'll use one table per tenant. Owner: Bo. Ship by 20 March.`,
    /## Non-goals\n\n- Gift cards\.[^]+## Rollout\n\n- \*\*Owner:\*\* Bo\.\n- Ship by 20 March\./,
  ],
];

describe('a page of an ordinary prompt', () => {
  for (const [name, docType, prompt, good, bad = /^$/] of ROWS)
    it(`gives ${name}`, () => {
      const { content } = run('generate', prompt, {}, { docType });
      assert.match(content, good);
      assert.doesNotMatch(content, bad);
    });
});
