import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** What simplify makes of a text; itself where it has to stay. */
const SIMPLIFIED: readonly (readonly [string, string])[] = [
  [
    'In the event that the transmission of the message is unsuccessful, the system will make an attempt to perform redelivery for a period of up to 72 hours, subsequent to which the message is going to be discarded.',
    'If sending the message fails, the system tries again for up to 72 hours. After that, the message is discarded.',
  ],
  // Who does it stands behind "by", or nobody knows.
  [
    'The creation of accounts is done by the registrar upon receipt of the signed form.',
    'The registrar creates accounts when the signed form is received.',
  ],
  ['The printing of the badges has been done by the volunteers.', 'The volunteers have printed the badges.'],
  ['The cleaning of the pool was done by the staff on Monday.', 'The staff cleaned the pool on Monday.'],
  ['A thorough inspection of the roof must be carried out.', 'The roof must be thoroughly inspected.'],
  [
    'In winter, the inspection of the roof is carried out monthly.',
    'In winter, the roof is inspected monthly.',
  ],
  ['The compression of log files is performed daily.', 'Log files are compressed daily.'],
  // What stands in a series has no clause of its own.
  [
    'The creation and deletion of rooms is done by an administrator.',
    'The creation and deletion of rooms is done by an administrator.',
  ],
  [
    'The creation, the update, and the deletion of rooms is done by an administrator.',
    'The creation, the update, and the deletion of rooms is done by an administrator.',
  ],
  [
    'A transfer of the permit to another vehicle is not permitted without consent.',
    'The permit must not be transferred to another vehicle without consent.',
  ],
  ['Check whether the replacement of the filter is necessary.', 'Check whether the filter must be replaced.'],
  ['The completion of all fields is required.', 'All fields must be completed.'],
  // Those behind "of" act.
  ['Cooperation of the landlord is required.', 'Cooperation of the landlord is required.'],
  ['The approval of the board is necessary.', 'The approval of the board is necessary.'],
  ['Upon approval of the committee, work starts.', 'On approval of the committee, work starts.'],
  ['The section of the wall is done.', 'The section of the wall is done.'],
  ['In the event of the loss of a key, tell the office.', 'If a key is lost, tell the office.'],
  ['In case of failure of the pump, close the valve.', 'If the pump fails, close the valve.'],
  ['Improvements were made to the site in May.', 'The site was improved in May.'],
  ['No changes were made to the plan.', 'No changes were made to the plan.'],
  ['The club made a selection of the photos.', 'The club selected the photos.'],
  ['The team has made improvements to the search.', 'The team has improved the search.'],
  ['He gave notification to the bank.', 'He notified the bank.'],
  ['She has knowledge of the law.', 'She knows the law.'],
  ['If you have a need for doing so, ask us.', 'If you have a need for doing so, ask us.'],
  // An order, leave, what may be: each as its writer means it.
  [
    'It is necessary that their accounts have been activated by the help desk.',
    'Their accounts must have been activated by the help desk.',
  ],
  ['It is a requirement that you are in possession of a card.', 'You must have a card.'],
  ['It is required that a doctor signs the form.', 'A doctor must sign the form.'],
  ['It is recommended that applications are submitted early.', 'You should submit applications early.'],
  ['It is recommended that the report is approved by the board.', 'The board should approve the report.'],
  ['It is recommended that patients are seen by a doctor.', 'Patients should be seen by a doctor.'],
  ['It is important that the lid be closed.', 'Make sure that the lid is closed.'],
  ['It is important that Node offers this.', 'It is important that Node offers this.'],
  ['It is not possible for the clinic to decide this by phone.', 'The clinic cannot decide this by phone.'],
  [
    'There is a possibility that the failure was caused by a lack of sufficient space.',
    'The failure might have been caused by a lack of space.',
  ],
  ['It is not uncommon for sensors to give wrong readings.', 'Sensors often give wrong readings.'],
  ['It is common for visitors to be asked for a card.', 'Visitors are usually asked for a card.'],
  ['It is not possible to provide a replacement.', 'It is not possible to provide a replacement.'],
  [
    'In some cases there may possibly be a need for more documents to be provided.',
    'In some cases more documents may need to be provided.',
  ],
  // The future of what happens each time, and of what lies ahead.
  ['The lock is going to remain active until it is opened.', 'The lock remains active until it is opened.'],
  ['The old file is going to be removed in June.', 'The old file will be removed in June.'],
  ['We are going to the office.', 'We are going to the office.'],
  ['If you are going to write plugins, read this.', 'If you are going to write plugins, read this.'],
  // Words that say nothing beside others.
  [
    'Proceed to navigate to the downloads page, then proceed to install the tool.',
    'Go to the downloads page, then install the tool.',
  ],
  ['Proceed to checkout when you are done.', 'Proceed to checkout when you are done.'],
  [
    'Members who are desirous of cancelling are required to notify the club not less than 30 days before.',
    'Members who want to cancel must notify the club at least 30 days before.',
  ],
  [
    'In the event that the build should fail, read the log. Set it if the log should be kept.',
    'If the build fails, read the log. Set it if the log should be kept.',
  ],
  [
    'The criteria that are set out in Annex 2 apply. The values that are listed in it and count are kept.',
    'The criteria set out in Annex 2 apply. The values that are listed in it and count are kept.',
  ],
  ['Under no circumstances should the lid be opened.', 'The lid must never be opened.'],
  ['There will be an interruption to the service on 12 May.', 'The service will be interrupted on 12 May.'],
  [
    'It is a requirement of this agreement that the tenant gives notice.',
    'Under this agreement, the tenant must give notice.',
  ],
  ['It is necessary that the price lists are kept.', 'The price lists must be kept.'],
  ['It is on the basis of this that the length is determined.', 'Based on this, the length is determined.'],
  [
    'Notification must be given to the class teacher prior to the departure.',
    'The class teacher must be notified before the departure.',
  ],
  ['If none is given, use is made of the default values.', 'If none is given, the default values are used.'],
  ['The meeting of the board was conducted by the chair.', 'The chair conducted the meeting of the board.'],
  ['The training of the staff is done by the nurse.', 'The nurse trains the staff.'],
  [
    'It is paid back after the carrying out of an inspection of the flat by the landlord.',
    'It is paid back after the landlord has inspected the flat.',
  ],
  ['If the deployment is not successful, start again.', 'If the deployment fails, start again.'],
  ['This results in a slight improvement in the speed.', 'This slightly improves the speed.'],
  [
    'We would like to offer you the possibility of making a choice between a refund and a voucher.',
    'You can choose between a refund and a voucher.',
  ],
  ['All of them are of an optional nature.', 'All of them are optional.'],
  // What is no act, no order, and no present.
  [
    'The meaning of the sign is made clear by the colour.',
    'The meaning of the sign is made clear by the colour.',
  ],
  [
    'The population of the city is made up of students.',
    'The population of the city is made up of students.',
  ],
  ['The city put an end to the practice.', 'The city put an end to the practice.'],
  ['We must put an end to the practice.', 'We must end the practice.'],
  ['It is vital that nobody enters.', 'It is vital that nobody enters.'],
  [
    'All staff should be advised that the lift is broken.',
    'All staff should be advised that the lift is broken.',
  ],
  ['Visitors are advised that iPads are allowed.', 'iPads are allowed.'],
  ['Customers are notified that the order failed.', 'Customers are notified that the order failed.'],
  ['Run it at intervals of less than 5 minutes.', 'Run it at intervals of less than 5 minutes.'],
  ['Due to a lack of sufficient chairs, we closed.', 'Due to a lack of chairs, we closed.'],
  ['If you require further information, call us.', 'If you need more information, call us.'],
];

/** What rewrite makes of a text, by the style's own rules. */
const REWRITTEN: readonly (readonly [string, string])[] = [
  [
    'It should be noted that the configuration file is not going to be loaded until such time as the service has been restarted by an administrator. Prior to the commencement of the restart, it is recommended that a backup is made.',
    'The configuration file is not loaded until an administrator has restarted the service. Before the restart, you should make a backup.',
  ],
  [
    'We have come to the decision to discontinue paper invoices. If it is your wish to receive them, it is necessary that you inform us by 1 March.',
    'We have decided to discontinue paper invoices. If you want to receive them, you must inform us by 1 March.',
  ],
  ['Installation of the package can be done via npm.', 'You can install the package via npm.'],
  // What contracts mean.
  [
    'Permission is granted, free of charge, and any and all rights arising as a result of it are kept.',
    'Permission is granted, free of charge, and any and all rights arising as a result of it are kept.',
  ],
];

describe('acts that hide in nouns and frames', () => {
  for (const [text, plain] of SIMPLIFIED)
    it(`simplify says “${text}” plainly`, () =>
      assert.equal(run('simplify', `${text}\n`, {}).content, `${plain}\n`));
  for (const [text, plain] of REWRITTEN)
    it(`rewrite says “${text}” plainly`, () =>
      assert.equal(run('rewrite', `${text}\n`, PRESET).content, `${plain}\n`));
});
