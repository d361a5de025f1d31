import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A sentence, and the same in plain words; itself where it has to stay. */
const ROWS: readonly (readonly [string, string])[] = [
  // What belongs to those who act goes with them, and "only" holds for all that follows.
  [
    'An increase can be requested by customers with an annual contract through the portal.',
    'Customers with an annual contract can request an increase through the portal.',
  ],
  ['Rooms are used by pupils with the key.', 'Pupils with the key use rooms.'],
  ['The list is read by members in the hall.', 'The list is read by members in the hall.'],
  [
    'The list is reviewed every quarter by the owner of the system.',
    'The owner of the system reviews the list every quarter.',
  ],
  [
    'The replacement of the lamp may only be performed by a qualified electrician after the test.',
    'The lamp may only be replaced by a qualified electrician after the test.',
  ],
  ['The results are sent to the office by the clinic.', 'The clinic sends the results to the office.'],
  [
    'If it is full, a reply with the status 429 is sent by the gateway.',
    'If it is full, the gateway sends a reply with the status 429.',
  ],
  ['All costs are borne by us.', 'We bear all costs.'],
  [
    'The closure of the small pool for maintenance will take place from 2 to 9 May.',
    'The small pool will be closed for maintenance from 2 to 9 May.',
  ],
  ['The collection of fees for parking takes place daily.', 'Fees for parking are collected daily.'],
  ['The wearing of rings is not permitted in the lab.', 'Rings must not be worn in the lab.'],
  ['The reading of the meter is forbidden.', 'The reading of the meter is forbidden.'],
  ['The sharing of credentials is strictly forbidden.', 'Credentials must not be shared.'],
  [
    'Then the promotion of the replica is performed by running `promote`.',
    'Then the replica is promoted by running `promote`.',
  ],
  ['Should you be in need of help, please do not hesitate to call us.', 'If you need help, call us.'],
  ['Should the rooms be full, call us.', 'If the rooms are full, call us.'],
  // What a noun is told by is no verb of its own.
  [
    'The old system had a built-in minimum length of one character, and a minimum length configured in the file of four characters that applied to all.',
    'The old system had a built-in minimum length of one character, and a minimum length configured in the file of four characters that applied to all.',
  ],
  [
    'The parser reads the whole dependency graph of the project, allowing it to see that no name collides and making it easy to test.',
    'The parser reads the whole dependency graph of the project, allowing it to see that no name collides and making it easy to test.',
  ],
];

describe('who acts, and what is done', () => {
  for (const [text, plain] of ROWS)
    it(`is said plainly in “${text}”`, () =>
      assert.equal(run('simplify', `${text}\n`, {}).content, `${plain}\n`));
});
