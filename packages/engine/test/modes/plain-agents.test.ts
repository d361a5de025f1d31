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
  // What offices and leases say.
  [
    'A notice shall be deemed to have been received on the second day.',
    'A notice is treated as received on the second day.',
  ],
  [
    'The tenant shall be deemed to have accepted the terms if no objection is made.',
    'The tenant is treated as having accepted the terms if no objection is made.',
  ],
  ['The tests shall be deemed necessary by the owner.', 'The tests shall be deemed necessary by the owner.'],
  ['The tenant shall be responsible for the payment of the charges.', 'The tenant must pay the charges.'],
  ['The landlord shall be entitled to charge interest.', 'The landlord may charge interest.'],
  ['Members shall be entitled to leave of absence.', 'Members shall be entitled to leave of absence.'],
  [
    'The costs can be refunded, subject to the approval of the manager.',
    'The costs can be refunded if the manager approves.',
  ],
  ['If it fails, contact can be made with our team.', 'If it fails, you can contact our team.'],
  [
    'Parents ensure that the arrival of pupils takes place by 8:45.',
    'Parents ensure that pupils arrive by 8:45.',
  ],
  ['The formation of a slight smell may occur.', 'A slight smell may form.'],
  ['The occurrence of dizziness is possible at first.', 'Dizziness may occur at first.'],
  ['Apply 30 days before the expiry of the permit.', 'Apply 30 days before the permit expires.'],
  ['After the failure of two nodes, wait.', 'After the failure of two nodes, wait.'],
  [
    'It ends, so a migration to the new endpoint should be performed by all users before May.',
    'It ends, so all users should migrate to the new endpoint before May.',
  ],
  // Two sentences that only a comma parts, of which the second begins with several.
  ['Tickets are sold online, seats are free.', 'Tickets are sold online. Seats are free.'],
  ['The fee for guests is 6 euros, children pay half.', 'The fee for guests is 6 euros. Children pay half.'],
  [
    'Unlike cats, dogs bark. As members know, guests pay.',
    'Unlike cats, dogs bark. As members know, guests pay.',
  ],
  ['He thinks it is cheap, members say it is not.', 'He thinks it is cheap, members say it is not.'],
  ['They sell apples, pears and plums are sold out.', 'They sell apples, pears and plums are sold out.'],
  // A link called “here” is named by what its sentence says is behind it.
  ['For questions, click [here](mailto:a@b.example).', 'For questions, [email us](mailto:a@b.example).'],
  [
    'For help with the oven, click [here](https://a.example).',
    '[Get help with the oven](https://a.example).',
  ],
  ['The form can be found [here](https://a.example).', 'See [the form](https://a.example).'],
  ['See [here](https://a.example) for a list of options.', 'See [a list of options](https://a.example).'],
  ['Click [here](https://a.example) for the form.', 'See [the form](https://a.example).'],
  [
    'You can find the form and the guide [here](https://a.example).',
    'You can find the form and the guide [here](https://a.example).',
  ],
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
