import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Descriptions that tell errors, states and effects in their own words, and the strings that a writer expects of them. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'what runs out, what happens to it, and the button that is described',
      'A table map for a restaurant. Guests pick up to 3 tables. Empty state when no tables are left, error when a table was just taken by somebody else, error if the hold expires, button to continue to the menu.',
      [
        '| No tables left |',
        '| This table was just taken. Choose another one. |',
        '| The hold has expired. [VERIFY] Say what the person can do now. |',
        '| Choose up to 3 tables. |',
        '| Continue to the menu |',
      ],
      /No tables yet|Name the limit/,
    ],
    [
      'several empty states',
      'Empty states for a music app: no playlists, no search results, empty queue.',
      ['| No playlists yet |', '| No results for “{query}” |', '| Your queue is empty |'],
      /Create result/,
    ],
    [
      'formats, sizes and numbers that stand beside the action',
      'upload scans (PDF or TIFF, max 20 MB, up to 4 files): progress, errors (wrong format, file too large, too many files, encrypted PDF)',
      [
        '| Choose a PDF or TIFF file. |',
        '| The file is larger than 20 MB. Choose a smaller one. |',
        '| Choose up to 4 files. |',
        '| This PDF is protected by a password. Remove the password and try again. |',
        '| {done} of {count} scans uploaded |',
      ],
      /VERIFY/,
    ],
    [
      'who does what',
      'Buttons for a travel request: manager approves or rejects, employee withdraws.',
      ['| Approve travel request |', '| Reject travel request |', '| Withdraw travel request |'],
    ],
    [
      'errors of no action of the person',
      'Error messages for checkout: card declined, coupon expired, item out of stock, gift cards not available in the country, session timed out',
      [
        '| Your card was declined. Use another card. |',
        '| This coupon has expired. Use another one. |',
        '| This item is out of stock. Choose another one. |',
        '| Your session has ended. Sign in again. |',
      ],
      /permission|create the checkout/,
    ],
    [
      'what everybody has one of',
      'Change phone number form with password confirmation. We text a code to the new number; the old one works until then. Field labels, helper text, errors and success message.',
      [
        '| Password |',
        '| New phone number |',
        '| We text a code to the new number. The old one works until then. |',
        '| Phone number changed |',
      ],
      /no longer exists|permission|\{count\}/,
    ],
    [
      'toasts that tell of a failure',
      'Toasts for a shared list: item added, list could not be synced.',
      ['| Item added |', "| The list couldn't be synced. Try again. |"],
    ],
    [
      'what is no action but is written like one',
      'UI copy for deleting a saved card. The card is used by 2 subscriptions. Dialog.',
      ['| Delete this card? |', '| The card is used by 2 subscriptions. |'],
    ],
    [
      'a banner and a place that is empty',
      'Offline banner and empty inbox for a messaging app',
      ["| You're offline |", '| Your inbox is empty |'],
      /Create|permission/,
    ],
    [
      'a list of the only set asked for, wherever that is named',
      'Write microcopy for a bakery display: order accepted, order ready, order late. Toasts only.',
      ['| Order accepted |', '| Order late |'],
      /display created/,
    ],
    [
      'what is done by a noun, with what follows from it',
      'Membership cancellation flow for a gym: members keep access until the end of the month, lockers are emptied. Dialog, buttons (keep, cancel).',
      [
        '| Cancel this membership? |',
        '| Members keep access until the end of the month. Lockers are emptied. |',
        '| Keep membership |',
      ],
    ],
    [
      'no action where none is named',
      'Lock app. The lock lost its connection. Error banner, retry button and tooltip for "Guest mode".',
      ['| The lock lost its connection. |', '| Try again |', '`tooltip.guestMode`'],
      /Connect|lost its(?! connection)/,
    ],
    [
      'errors that are told in clauses',
      'Backup progress and errors: no space left on the disk, battery below 15%, backup paused because of mobile data. Error when the report has no rows.',
      [
        '| Your disk is full. Delete what you no longer need, and try again. |',
        '| The battery is below 15%. [VERIFY] Say what the person can do now. |',
        '| The backup was paused because of mobile data. [VERIFY]',
        '| The report has no rows. [VERIFY]',
      ],
    ],
    [
      'errors that are told without a colon',
      'Invite members by email. Errors for invalid address, already a member, invitation limit reached. Empty state for pending invitations.',
      [
        '| Enter a valid address. |',
        '| This person is already a member. |',
        "| You've reached the limit for invitations.",
        '| No pending invitations |',
      ],
      /No members yet/,
    ],
    [
      'a form with its fields and its errors',
      'Validation for a booking form with check-in date, check-out date and number of guests. Errors: check-out before check-in, more than 6 guests, phone number missing. Field labels.',
      [
        '| The check-out is before the check-in. Change one of them. |',
        '| Choose up to 6 guests. |',
        '| Enter a phone number. |',
        '| Number of guests |',
      ],
      /permission/,
    ],
    [
      'the numbered steps of a tour',
      'Onboarding for a chess app: three screens. 1. Choose a level 2. Play a game 3. Turn on reminders',
      ['| Choose a level |', '| Play a game |', '| Turn on reminders |'],
      /first/,
    ],
    ['a verb that is in no list', 'Confirm dialog for snoozing an alarm', ['| Snooze alarm |']],
    [
      'the two things that people choose from',
      'Dialog for leaving a meeting as the host: either end the meeting for everyone or hand it to a co-host.',
      ['| Leave this meeting? |', '| End the meeting for everyone |', '| Hand it to a co-host |'],
    ],
    [
      'what is done, and not the app that it is done in',
      'We need strings for a laundry app: start a wash, stop it. Error if the machine number is unknown or the door is open.',
      [
        "| Couldn't find this machine number. Check it and try again. |",
        '| The door is open. [VERIFY] Say what the person can do now. |',
      ],
      /laundry app/,
    ],
    [
      'a place that fills, and no verb that is a noun',
      'Empty state for the wishlist of a bookshop, plus the toast when a book is added and the error when the wishlist is full (max 100 books)',
      [
        '| Your wishlist is empty |',
        '| Book added |',
        '| The wishlist is full: it holds up to 100 books. Remove something first. |',
      ],
      /booked|100s/,
    ],
    [
      'the rules that stand behind an error, and no other string among the errors',
      "Password reset screen, fields for new password and repeat password; errors: passwords don't match, too short (min 12 characters), reused password; success message",
      [
        '| Use at least 12 characters. |',
        "| Choose a password that you haven't used before. |",
        '| Password reset |',
      ],
      /success message/,
    ],
    [
      'errors behind what is uploaded, and buttons with amounts',
      'Application upload: resume (PDF, DOCX, max 5 MB), buttons for 2, 5 and 10 files. errors: wrong file type, too big, virus found, upload interrupted',
      [
        '| Choose a PDF or DOCX file. |',
        '| The file is larger than 5 MB. Choose a smaller one. |',
        '| This file may hold a virus. Choose another one. |',
        '| The upload was interrupted. Try again. |',
        '| 2 files |',
        '| 10 files |',
      ],
      /what the person can do: resume/,
    ],
    [
      'names whose meaning only the product knows',
      'Tooltip texts: "Autopilot", "Cohort"',
      ['| [VERIFY] Say what “Autopilot” means for the person. |'],
    ],
    [
      'several things at a time',
      'Delete several selected photos from an album. The photos stay in the library.',
      ['| Delete these photos? |', '| Keep photos |', '| Photo deleted |'],
      /photoses|this photos/,
    ],
    [
      'the errors of signing up that are listed',
      'Sign-up form errors: email already registered, weak password, terms not accepted',
      [
        '| This email is already registered. Sign in, or use another one. |',
        '| Accept the terms to continue. |',
      ],
      /never says which/,
    ],
    [
      'what a banner is about',
      'Maintenance banner: service unavailable Sunday 2-4 am',
      ['| Service unavailable Sunday 2-4 am. |'],
    ],
    [
      'a checklist without a number',
      'onboarding checklist for a CRM: import contacts, connect calendar, invite team',
      ['| Import contacts |', '| Connect calendar |'],
      /Get started with CRMs/,
    ],
    [
      'what is asked for first, and what follows from it',
      'Dialog to disconnect a calendar. Imported events stay. New ones stop syncing.',
      ['| Disconnect this calendar? |', '| Imported events stay. New ones stop syncing. |'],
      /Stop this/,
    ],
    [
      'limits in the field and in its error',
      'Rename a printer. Names can have at most 20 characters. Field label, helper text, errors.',
      ['| Printer name |', '| Up to 20 characters. |', '| The name can have at most 20 characters. |'],
    ],
    [
      'formats and sizes that no list of errors names',
      'Upload a badge photo (JPG or PNG, max 2 MB): errors',
      ['| Choose a JPG or PNG file. |', '| The file is larger than 2 MB. Choose a smaller one. |'],
    ],
    [
      'no format to choose where one comes out',
      'Export a report to CSV. Errors.',
      ["Couldn't export the report."],
      /CSV file/,
    ],
    [
      'empty states of a place and of a search, and links that were used',
      'Empty state for the sent folder and for search. Errors: link already used.',
      [
        '| Your sent folder is empty |',
        '| No results for “{query}” |',
        '| This link was already used. Request a new one. |',
      ],
    ],
    [
      'where files are dropped, how it is stopped, and what people can do then',
      'A file upload dialog for receipts: users drop PDF or XML files up to 20 MB, max 50 files. Show progress, allow cancel. Errors: too large, virus found, duplicate receipt number. After success they can go to the receipt list or upload more.',
      [
        '| Upload receipts |',
        '| Drop PDF or XML files here, up to 20 MB each |',
        '| Cancel upload |',
        '| The file is larger than 20 MB. Choose a smaller one. |',
        '| This receipt number already exists. Choose another one. |',
        '| Go to the receipt list |',
        '| Upload more |',
      ],
      /After success/,
    ],
    [
      'what a file lacks, and what is there already',
      'Import members from a CSV file (max 5 MB). Errors: missing email column, duplicate members, file is empty, already imported.',
      [
        '| The email column is missing. Add it and try again. |',
        '| Some members already exist. [VERIFY]',
        '| This file is empty. Choose another one. |',
        '| This was already imported. |',
      ],
    ],
    [
      'no action that is only a button or a noun',
      'Payment retry screen for a failed renewal. Errors: card expired, bank declined. Buttons: retry payment, change card, contact support.',
      ['| Your bank declined this. [VERIFY]', '| Retry payment |'],
      /Couldn't change|pay this|permission/,
    ],
    [
      'the rules of a field, and the one error that is named',
      'Change password: rules: at least 10 characters and one number; fields: current password, new password. Buttons. Error wrong current password.',
      [
        "| This current password isn't right. Check it and try again. |",
        '| Use at least 10 characters and one number. |',
        '| Current password |',
      ],
    ],
    [
      'what people choose from in a dialog',
      'Dialog when somebody closes an editor with unsaved changes: save, discard or keep editing.',
      ['| Save changes? |', '| Discard |', '| Keep editing |'],
      /Cancel/,
    ],
    [
      'a form with its fields behind a colon, and two errors without a comma',
      'Form to report a broken bike: bike number, place, description. Field labels, errors for missing bike number and future date.',
      [
        '| Bike number |',
        '| Description |',
        '| Enter a bike number. |',
        "| Choose a date that isn't in the future. |",
      ],
    ],
    [
      'when a banner shows, and what people can do then',
      'Banner when the trial ends in 3 days: upgrade or export data',
      ['| Your trial ends in 3 days. |', '| Upgrade |', '| Export data |'],
    ],
    [
      'what was done already',
      'Error messages for a QR scanner: ticket already scanned, camera blocked',
      [
        '| This ticket was already scanned. [VERIFY]',
        '| Access to your camera is off. Turn it on in the settings of your device. |',
      ],
    ],
    [
      'one screen of what goes on behind a semicolon',
      'Upload of recordings (MP4): progress, errors when the recording has no audio; button to transcribe',
      ['`button.transcribe`', '| Choose an MP4 file. |'],
      /create transcribe/,
    ],
  ];

describe('screens as they are told', () => {
  for (const [name, description, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), content);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
