import assert from 'node:assert/strict';
import { readerSteps } from '../../modes/brief/readers-steps.ts';

describe('steps told of those who take them', () => {
  for (const [sentence, steps] of [
    [
      'Admins open Settings > Keys, click Rotate and copy the new key.',
      ['as an admin, open Settings > Keys', 'click Rotate', 'copy the new key'],
    ],
    ['Users select a plan, and click Save.', ['select a plan', 'click Save']],
    ['The owners go to Reports, and choose a period.', ['as an owner, go to Reports', 'choose a period']],
  ] as const)
    it(`are orders: ${sentence}`, () => assert.deepEqual(readerSteps(sentence), steps));

  for (const sentence of [
    'Members open documents.',
    'Owners pay for the plan, the seats and the storage.',
    'Settings open in a tab and the page loads.',
    'Keys open doors, windows and gates.',
  ])
    it(`are none: ${sentence}`, () => assert.equal(readerSteps(sentence), undefined));
});
