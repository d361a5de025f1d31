import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A sentence, and the same in plain words; itself where it has to stay. */
const ROWS: readonly (readonly [string, string])[] = [
  [
    'The purpose of this setting is to control the number of connections.',
    'This setting controls the number of connections.',
  ],
  [
    'The purpose of the job is to read the queue and to write the log.',
    'The purpose of the job is to read the queue and to write the log.',
  ],
  // Who acts comes first, whatever stands beside the verb, and whatever the subject is called by.
  ['Direct access is checked by the team.', 'The team checks direct access.'],
  [
    'Invoices are sent by the clerk on the first day of the month.',
    'The clerk sends invoices on the first day of the month.',
  ],
  ['Customers are told by us by email once it is done.', 'We tell customers by email once it is done.'],
  ['The form must be signed by both parents.', 'Both parents must sign the form.'],
  ['The old key is still being used by a service.', 'A service is still using the old key.'],
  ['The member is shown an error message by the gateway.', 'The gateway shows the member an error message.'],
  ['No changes are made by the tool.', 'The tool makes no changes.'],
  ['All files are scanned by the server at night.', 'The server scans all files at night.'],
  [
    'These settings can only be changed by an administrator.',
    'Only an administrator can change these settings.',
  ],
  ['The page is no longer maintained by the team.', 'The team no longer maintains the page.'],
  [
    'The file is not automatically deleted by the server.',
    'The server does not automatically delete the file.',
  ],
  ['The lock may be opened by trained staff.', 'Trained staff may open the lock.'],
  // Of what the last participle tells, and whom all or none stand for.
  [
    'Labels may be applied to every metric emitted by a registry.',
    'Labels may be applied to every metric emitted by a registry.',
  ],
  ['A form must be signed by each parent.', 'A form must be signed by each parent.'],
  ['The list is not read by all members.', 'The list is not read by all members.'],
  [
    'All those present agreed that mail would be sent out by the clerk by the end of the month.',
    'All those present agreed that the clerk would send out mail by the end of the month.',
  ],
  [
    'All those present agreed reminders would be sent by the clerk.',
    'All those present agreed reminders would be sent by the clerk.',
  ],
  ['Windows is supported by the tool.', 'Windows is supported by the tool.'],
  ['Keys must at no time be shared with others.', 'Keys must never be shared with others.'],
  ['A determination of the cause was made by the engineer.', 'The engineer determined the cause.'],
  [
    'There is a requirement for all passwords to be changed every year.',
    'All passwords must be changed every year.',
  ],
  [
    'It is the responsibility of the owner to review the list on a monthly basis.',
    'The owner must review the list monthly.',
  ],
  ['Users are advised to refrain from closing the window.', 'Users are advised not to close the window.'],
  ['Please refrain from closing the window.', 'Do not close the window.'],
  [
    'Should you require assistance, do not hesitate to get in touch with us.',
    'If you need help, contact us.',
  ],
  ['Should the job fail, the agent sends a mail.', 'If the job fails, the agent sends a mail.'],
  ['The process of creating a workspace takes two minutes.', 'Creating a workspace takes two minutes.'],
  ['It makes the process of configuration easier.', 'It makes configuration easier.'],
  [
    'The team is in the process of migration to the new host.',
    'The team is in the process of migration to the new host.',
  ],
  ['You need to have access to three systems.', 'You need access to three systems.'],
  ['Restoring a backup can be done by running the script.', 'To restore a backup, run the script.'],
  ['The logs can be found in the folder.', 'You can find the logs in the folder.'],
  ['The process of splitting the code by route.', 'The process of splitting the code by route.'],
  ['The parcel was sent to us by Dana Lee on 3 May.', 'Dana Lee sent the parcel to us on 3 May.'],
  [
    'The fault was reported to us by Dana Lee on 3 May and was mended by our team.',
    'The fault was reported to us by Dana Lee on 3 May and was mended by our team.',
  ],
  [
    'When an account is created, your name and address are collected by us.',
    'When an account is created, we collect your name and address.',
  ],
  [
    'Mail goes to the address that was registered by the user.',
    'Mail goes to the address that the user registered.',
  ],
  ['The values that are returned by the API are strings.', 'The values that the API returns are strings.'],
  [
    'Use the file that is created by the job and moved by the script.',
    'Use the file that is created by the job and moved by the script.',
  ],
  [
    'The parts that were replaced by the new ones are kept.',
    'The parts that were replaced by the new ones are kept.',
  ],
  [
    'If a password has been forgotten by a user, it can be reset.',
    'If a user has forgotten a password, it can be reset.',
  ],
  ['When the file is read by the job, it is locked.', 'When the file is read by the job, it is locked.'],
  [
    'In the ward, the lamp, the bed and the table are cleaned by the nurse.',
    'In the ward, the lamp, the bed and the table are cleaned by the nurse.',
  ],
  [
    'It stops unless `names` has been enabled by an administrator.',
    'It stops unless an administrator has enabled `names`.',
  ],
  [
    'The lights are switched off by the controller at night.',
    'The controller switches off the lights at night.',
  ],
  ['The door cannot be opened by visitors.', 'Visitors cannot open the door.'],
  ['The bike was repaired by Friday.', 'The bike was repaired by Friday.'],
  ['The bell is heard by the person on call.', 'The bell is heard by the person on call.'],
  ['Parts are not picked up until such time as it ends.', 'Parts are not picked up until it ends.'],
  ['They are in receipt of free meals.', 'They are in receipt of free meals.'],
  // What somebody is quoted with, and what will happen once.
  [
    '"In order to win, we utilise ice!" says Pat Lee. In order to win, run.',
    '"In order to win, we utilise ice!" says Pat Lee. To win, run.',
  ],
  [
    'The service will be moved by the team. The move starts on 3 May.',
    'The team will move the service. The move starts on 3 May.',
  ],
  ['1. The number should be checked and the cover removed.', '1. Check the number and remove the cover.'],
  ['1. The lid must be opened and the guard is told.', '1. The lid must be opened and the guard is told.'],
  ['1. The lid should be displayed in green.', '1. The lid should be displayed in green.'],
  [
    '1. The file has to be edited so that `ward` is set to the name.',
    '1. Edit the file so that `ward` is set to the name.',
  ],
  [
    'An evaluation of the pilot must be conducted after three months.',
    'The pilot must be evaluated after three months.',
  ],
  ['A check of the valves was performed in May.', 'The valves were checked in May.'],
  ['The ticket is required to be shown to the guard.', 'The ticket must be shown to the guard.'],
  ['Questions in respect of the fee go to Ann.', 'Questions about the fee go to Ann.'],
  ['There are six bays which are kept for members.', 'Six bays are kept for members.'],
  [
    'The tool performs a migration of the base which can take an hour.',
    'The tool performs a migration of the base which can take an hour.',
  ],
  ['The pages are built by Rails on demand.', 'Rails builds the pages on demand.'],
  ['Refunds are made by the bank within five days.', 'The bank makes refunds within five days.'],
  [
    'When a class is cancelled by the trainer, a mail is sent by the system to each member.',
    'When the trainer cancels a class, the system sends a mail to each member.',
  ],
  ['The plan was made by Tom, the manager.', 'The plan was made by Tom, the manager.'],
  ['The file is read by the `sync` tool.', 'The file is read by the `sync` tool.'],
  ['The app is not in a position to open the file.', 'The app cannot open the file.'],
  ['It is required that the sample is weighed first.', 'The sample must be weighed first.'],
  [
    'Players wait, during which it is not possible for them to trade.',
    'Players wait, during which they cannot trade.',
  ],
  ['The approval of refunds is carried out by the manager.', 'The manager approves refunds.'],
  ['Then click on the gear.', 'Then click the gear.'],
  ['A click on the gear opens it.', 'A click on the gear opens it.'],
  ['The clerk checks, if the seal is whole.', 'The clerk checks whether the seal is whole.'],
  [
    'Dogs are allowed, however they have to be kept on a leash.',
    'Dogs are allowed. However, they have to be kept on a leash.',
  ],
  ['The oven then heats up, this takes an hour.', 'The oven then heats up. This takes an hour.'],
  ['Every time it runs, it writes a log.', 'Every time it runs, it writes a log.'],
  ['If the oven is hot, it beeps twice.', 'If the oven is hot, it beeps twice.'],
  ['Last I checked, it was at stage four.', 'Last I checked, it was at stage four.'],
  ['To reset it, the button has to be pressed twice.', 'To reset it, press the button twice.'],
  [
    'To reset it, the guards have to be warned by the nurse.',
    'To reset it, the nurse has to warn the guards.',
  ],
  [
    '1. The cover must be removed.\n2. You should then press the button.',
    '1. Remove the cover.\n2. Press the button.',
  ],
  [
    '- The cover must be removed.\n- You should know it.',
    '- The cover must be removed.\n- You should know it.',
  ],
  ['To run it, the files must be copied to `bin`.', 'To run it, copy the files to `bin`.'],
  ['It has to be ensured that the lid is shut.', 'Make sure that the lid is shut.'],
  ['Consider the fact that the API changes.', 'Consider that the API changes.'],
  ['It is faster in comparison with the old one.', 'It is faster than the old one.'],
  ['It works offline for a period of 48 hours.', 'It works offline for 48 hours.'],
  ['It tries to connect on three occasions.', 'It tries to connect three times.'],
  ['The aforementioned steps are needed for each node.', 'These steps are needed for each node.'],
  ['A lapse results in the interruption of the service.', 'A lapse interrupts the service.'],
  ['A crash results in the loss of the data.', 'A crash results in the loss of the data.'],
  ['The cache is used for the storage of session data.', 'The cache is used to store session data.'],
  [
    'We send the invoice subsequent to the payment being received.',
    'We send the invoice after the payment is received.',
  ],
  ['Prior to the initiation of the migration, stop the app.', 'Before starting the migration, stop the app.'],
  ['The system undertakes a verification of the signature.', 'The system verifies the signature.'],
  ['Files that are located outside of the root are skipped.', 'Files outside the root are skipped.'],
  ['In accordance with the retention policy, logs go.', 'Under the retention policy, logs go.'],
  // Of "routes outside the group", the routes are the subject.
  ['The routes outside the group will not share it.', 'The routes outside the group will not share it.'],
  [
    'It is vital that all valves be inspected on an annual basis.',
    'All valves must be inspected every year.',
  ],
  ['It is recommended that the filter be replaced.', 'You should replace the filter.'],
  ['A decision was made by the board to postpone it.', 'The board decided to postpone it.'],
  ['We would like to inform you that your order has left.', 'Your order has left.'],
  ['It is often the case that the first login fails.', 'Often, the first login fails.'],
  ['It is not permitted to use the lift.', 'You must not use the lift.'],
  ['Kindly close the lid.', 'Close the lid.'],
  ['The user is required to sign.', 'The user must sign.'],
  ['The app is not capable of storing more.', 'The app cannot store more.'],
  ['You have the possibility of changing the language.', 'You can change the language.'],
  ['The order is currently in the process of being reviewed.', 'The order is currently being reviewed.'],
  ['A key holds a minimum of 12 characters.', 'A key holds at least 12 characters.'],
  ['It withstands temperatures in excess of 200 degrees.', 'It withstands temperatures above 200 degrees.'],
  ['The details are set forth in Annex B.', 'The details are in Annex B.'],
  ['Exercise caution when editing it.', 'Be careful when editing it.'],
  ['It closes all of the open files.', 'It closes all the open files.'],
  [
    'The build on your own machine is a good replacement for a server that holds all packages: it removes the need to upload each of them.',
    'The build on your own machine is a good replacement for a server that holds all packages. It removes the need to upload each of them.',
  ],
  [
    'A patch to a private part of the program makes it much harder to maintain and improve the rest, as private properties are not documented anywhere at all.',
    'A patch to a private part of the program makes it much harder to maintain and improve the rest. This is because private properties are not documented anywhere at all.',
  ],
  [
    'Because the second header has the same name as the first one in the list of the server, you must also check what the server sends.',
    'The second header has the same name as the first one in the list of the server. So you must also check what the server sends.',
  ],
  [
    'The script moves the old files of the last release to the folder for backups on the second disk, which makes the next start of the program slow.',
    'The script moves the old files of the last release to the folder for backups on the second disk. This makes the next start of the program slow.',
  ],
  [
    'The `token` is validated by the server when a call arrives.',
    'The server validates the `token` when a call arrives.',
  ],
  [
    'Afterwards, the security team must be informed by you.',
    'Afterwards, you must inform the security team.',
  ],
  ['The scripts have to be checked by the editors.', 'The editors have to check the scripts.'],
  ['They are automatically removed by the nightly job.', 'The nightly job automatically removes them.'],
  ['The files were approved by your manager.', 'Your manager approved the files.'],
  [
    'The configuration file is read by the daemon at startup.',
    'The daemon reads the configuration file at startup.',
  ],
  ['The report was written by the night team.', 'The night team wrote the report.'],
  ['The keys must be kept by the owner.', 'The owner must keep the keys.'],
  // What would say something else, or nothing, stays.
  ...[
    'No file is deleted by the job.',
    'The list is sorted by the name of the user.',
    'The window is closed by default.',
    'The lines are moved by the amount that you give.',
    'The build is started by the commit that you push.',
    'The pages are checked by the team in Berlin.',
    'The changes are not picked up until the service starts.',
    'There is no need to send the tag to his own server.',
    'The script moves the old files of the last release to the folder for backups on the second disk, which the owner of the server mounts at the start.',
    'The service keeps the name of the last user in the file that it reads at the start, as it did in the first release of the program.',
    'It holds the majority of a response, without its head.',
    'Part or all of the component may be used again.',
    'Create an issue if you have a need for doing so.',
    'A record is kept when the answer is 304 Not Modified, and all Retained Records are old.',
    'For the case that the label is `/` or `/var`; then remove the images that nobody uses any more from it.',
    'The fallback can be enabled and customized from the declaration of the function.',
  ].map((text) => [text, text] as const),
];

describe('roundabout clauses', () => {
  for (const [text, plain] of ROWS)
    it(`says “${text}” plainly`, () => assert.equal(run('simplify', `${text}\n`, {}).content, `${plain}\n`));
});
