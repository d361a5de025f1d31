import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A sentence, and the same in plain words; itself where it has to stay. */
const ROWS: readonly (readonly [string, string])[] = [
  [
    'During the maintenance window there will be no possibility to access the portal.',
    'During the maintenance window you cannot access the portal.',
  ],
  ['There is no possibility for guests to cancel the booking.', 'Guests cannot cancel the booking.'],
  ['There is the possibility to export the list.', 'You can export the list.'],
  ['There is no way to undo this.', 'You cannot undo this.'],
  // Whether a reader or the library is meant, nobody can tell.
  ['There is no way to tell them apart.', 'There is no way to tell them apart.'],
  ['It is not possible to determine the size.', 'It is not possible to determine the size.'],
  ['There is a way to determine the size.', 'You can determine the size.'],
  [
    'Staff must sign it before the commencement of their employment.',
    'Staff must sign it before they start work.',
  ],
  ['Before the commencement of the lease, pay it.', 'Before the start of the lease, pay it.'],
  [
    'Late payment may result in the cancellation of the booking by the club.',
    'Late payment may result in the cancellation of the booking by the club.',
  ],
  ['Brooks was removed by the board.', 'Brooks was removed by the board.'],
  ['There is no option for users to change it.', 'Users cannot change it.'],
  [
    'The form for which there is no way to check the date is old.',
    'The form for which there is no way to check the date is old.',
  ],
  ['Users are given the opportunity to comment.', 'Users can comment.'],
  ['Guests are given the option of paying later.', 'Guests can pay later.'],
  ['You will be given the opportunity to receive offers.', 'You can receive offers.'],
  [
    'Pupils who have the intention of taking part must sign up.',
    'Pupils who intend to take part must sign up.',
  ],
  ['We are of the firm belief that you will like it.', 'We firmly believe that you will like it.'],
  ['The board is of the view that the fee is too low.', 'The board thinks that the fee is too low.'],
  ['There exists a danger of burns.', 'There is a danger of burns.'],
  ['The door closes after a time of 60 seconds.', 'The door closes after 60 seconds.'],
  ['The costs amount to a total of 24 euros per pupil.', 'The costs amount to 24 euros per pupil.'],
  ['Save it in a file with the name `deploy.yml`.', 'Save it in a file named `deploy.yml`.'],
  ['It fails for a file that has a size of more than 2 GB.', 'It fails for a file larger than 2 GB.'],
  ['The gateway works through the usage of a token.', 'The gateway works with a token.'],
  ['I did an upload of a file.', 'I uploaded a file.'],
  ['The worker does a comparison of the two lists.', 'The worker compares the two lists.'],
  [
    'The arrangement of the appointment is the responsibility of the line manager.',
    'The line manager is responsible for arranging the appointment.',
  ],
  [
    'The cleaning of the hall is the responsibility of the tenants.',
    'The tenants are responsible for cleaning the hall.',
  ],
  ['The configuration of the tool takes place by means of a file.', 'The tool is configured with a file.'],
  ['The collection of the waste takes place every Monday.', 'The waste is collected every Monday.'],
  ['The tightening of the housing has to be repeated.', 'The housing has to be tightened again.'],
  ['In the event of leakage, call us.', 'In case of leakage, call us.'],
  [
    'In the unlikely event of the alarm being triggered, leave the building.',
    'In the unlikely event that the alarm is triggered, leave the building.',
  ],
  [
    'In the event of the payment not being received, the order is cancelled.',
    'If the payment is not received, the order is cancelled.',
  ],
  [
    'It is kindly requested that all reservations are made before this date.',
    'Make all reservations before this date.',
  ],
  ['You are kindly requested to return the key.', 'Return the key.'],
  [
    'You are requested to provide us with a copy of your passport.',
    'Provide us with a copy of your passport.',
  ],
  ['It is no longer possible for us to change the schema.', 'We can no longer change the schema.'],
  ['It was not possible for the committee to meet.', 'The committee could not meet.'],
  ['The meeting is scheduled to take place on 14 April.', 'The meeting is scheduled for 14 April.'],
  ['Your request will be given consideration.', 'Your request is considered.'],
  ['In case you are not in possession of a ticket, buy one.', 'If you do not have a ticket, buy one.'],
  ['The decision was taken to introduce an API.', 'It was decided to introduce an API.'],
  ['A discussion was held about this in the meeting.', 'This was discussed in the meeting.'],
  ['It was agreed by all those present that the fee stays.', 'All those present agreed that the fee stays.'],
  ['It was decided by the board that the club will close.', 'The board decided that the club closes.'],
  [
    'It is recommended by the vendor that the filter is changed every month.',
    'The vendor recommends that the filter is changed every month.',
  ],
  [
    'It was the opinion of the majority that a postponement is better.',
    'The majority thought that a postponement is better.',
  ],
  ['There had been an increase in the fees.', 'The fees had increased.'],
  ['There was a significant drop in the temperature.', 'The temperature dropped significantly.'],
  ['Precedence is given to the source calendar.', 'The source calendar takes precedence.'],
  ['Priority is given to members.', 'Members take priority.'],
  ['Run the steps in the order in which they are listed.', 'Run the steps in the order listed.'],
  [
    'Under certain circumstances it can happen that the key is used.',
    'Under certain circumstances the key might be used.',
  ],
  ['It is of great importance that these steps are executed.', 'Make sure that these steps are executed.'],
  ['Send it no later than Friday, 9 May.', 'Send it by Friday, 9 May.'],
  [
    'The grill stands in a location that is in the vicinity of the wall.',
    'The grill stands in a location that is near the wall.',
  ],
  ['It is not recommended to place the grill near a wall.', 'You should not place the grill near a wall.'],
  [
    'The cleaning of the grate should only be done after it has cooled down.',
    'The grate should only be cleaned after it has cooled down.',
  ],
  [
    'A tool which provides developers with the ability to perform deployments of their applications.',
    'A tool which lets developers perform deployments of their applications.',
  ],
  ['This gives teams the possibility to share drafts.', 'This lets teams share drafts.'],
  ['It supports a number of different cloud providers.', 'It supports several cloud providers.'],
  [
    'It is necessary for Node.js 20 or higher to be installed on your system.',
    'Node.js 20 or higher must be installed on your system.',
  ],
  [
    'To do a dry run, the `--dry-run` flag can be passed.',
    'To do a dry run, you can pass the `--dry-run` flag.',
  ],
  ['The usage of environment variables is recommended.', 'You should use environment variables.'],
  ['The use of lifts is strictly forbidden.', 'You must not use lifts.'],
  ['The use of the old API is not recommended.', 'You should not use the old API.'],
  ['The use of a helmet is mandatory.', 'You must use a helmet.'],
  [
    'The log contains the information that the connection was closed.',
    'The log says that the connection was closed.',
  ],
  ['This did not have any effect on the problem.', 'This did not affect the problem.'],
  [
    'Our company is fully committed to the provision of good service.',
    'Our company is fully committed to providing good service.',
  ],
  ['The work has been brought to completion.', 'The work is complete.'],
  [
    'The job makes the assumption that the table can be locked.',
    'The job assumes that the table can be locked.',
  ],
  [
    'The licensor shall have the right to terminate this agreement with immediate effect.',
    'The licensor may terminate this agreement with immediate effect.',
  ],
  ['Visitors are hereby informed that the path is closed.', 'The path is closed.'],
  [
    'An investigation into the fire was carried out by the police.',
    'The police carried out an investigation into the fire.',
  ],
  ['We would like to assure you that the data is safe.', 'We assure you that the data is safe.'],
  [
    'It has been brought to our attention that some parcels are late.',
    'We have learned that some parcels are late.',
  ],
  ['This has the consequence that the database is slow.', 'As a result, the database is slow.'],
  [
    'The invalidation of entries would be done by the admin service.',
    'The admin service would invalidate entries.',
  ],
  [
    'The invalidation of entries would be done by the admin service whenever a change to a tenant is made.',
    'The admin service would invalidate entries whenever a change to a tenant is made.',
  ],
  ['Our app makes it possible for busy parents to plan meals.', 'Our app lets busy parents plan meals.'],
  ['It does this in a quick and easy manner.', 'It does this quickly and easily.'],
  ['Thanks to the fact that it has a filter, it is quiet.', 'Because it has a filter, it is quiet.'],
  ['There is no longer any need to worry about the fee.', 'You no longer need to worry about the fee.'],
  ['There is no longer a need to restart the server.', 'You no longer need to restart the server.'],
  [
    'On waking up, no attempt is made by the client to reconnect.',
    'On waking up, the client does not try to reconnect.',
  ],
  [
    'snapcache is a small library that has the purpose of making the caching of HTTP responses easier.',
    'snapcache is a small library that makes the caching of HTTP responses easier.',
  ],
  [
    'This option is used for specifying the number of seconds.',
    'This option specifies the number of seconds.',
  ],
  ['A proposal to increase the fee was made by Ms Kaya.', 'Ms Kaya proposed to increase the fee.'],
  ['The backup is done by the agent on a nightly basis.', 'The agent does the backup every night.'],
  ['The check is done by the agent every night.', 'The agent does the check every night.'],
  ['In case the backup job cannot be completed, call us.', 'If the backup job cannot be completed, call us.'],
  ['The work is being carried out by a contractor.', 'A contractor is carrying out the work.'],
  ['1. The lid has to be removed by loosening the screws.', '1. Remove the lid by loosening the screws.'],
  // Near misses.
  ['There is a way to the station.', 'There is a way to the station.'],
  ['They offer users of the app an option.', 'They offer users of the app an option.'],
  ['It was agreed by phone that the fee stays.', 'It was agreed by phone that the fee stays.'],
  ['It does this in a black and white manner.', 'It does this in a black and white manner.'],
  ['There was an increase in pay.', 'There was an increase in pay.'],
  ['The use of semicolons is optional.', 'The use of semicolons is optional.'],
  ['Priority is given to those who wait.', 'Priority is given to those who wait.'],
];

describe('leave, reports, and acts that take place', () => {
  for (const [before, after] of ROWS) {
    it(`says “${before}” plainly`, () => {
      assert.equal(run('simplify', `${before}\n`).content, `${after}\n`);
      assert.equal(run('simplify', `${after}\n`).content, `${after}\n`);
    });
  }
});
