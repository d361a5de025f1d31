import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const SEVERAL =
  'empty state for invoices list; error when upload is too large (max 10 MB); toast after saving settings; onboarding for inviting teammates';

/** Descriptions of screens, and strings that a writer expects of them. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'each of several requests',
      SEVERAL,
      [
        '| No invoices yet |',
        '## Errors: upload file',
        '| Settings saved |',
        '| Get started with teammates |',
      ],
      /Name the limit/,
    ],
    [
      'the same from lines',
      SEVERAL.replaceAll('; ', '\n- '),
      ['| No invoices yet |', '| Invite your first teammate. |'],
    ],
    [
      'keys that say whose they are',
      SEVERAL,
      ['`saveSettings.toast.done`', '`uploadFile.error.uploadIsTooLarge`'],
    ],
    ['a limit with its number', SEVERAL, ['| The file is larger than 10 MB. Choose a smaller one. |']],
    [
      'what an action does',
      'Dialog to delete a workspace. This removes all projects.',
      ['| Delete this workspace? |', '| This removes all projects. |'],
      /what is lost/,
    ],
    [
      'things that are many',
      'Dialog, tooltips and errors for resetting preferences',
      ['| Reset these preferences? |', "| Couldn't reset the preferences."],
      /this preferences|preferencess|preference\b/,
    ],
    [
      'errors with sizes and formats',
      'upload of prescription photo, errors: file too large (max 8 MB), unsupported format (only JPG, PNG)',
      ['| The file is larger than 8 MB. Choose a smaller one. |', '| Choose a JPG or PNG file. |'],
    ],
    [
      'errors that are listed for an action',
      'Error messages for a file upload: wrong type (only PNG and JPG), network lost, storage full',
      [
        '| Choose a PNG or JPG file. |',
        '| Your storage is full. Delete what you no longer need, and try again. |',
      ],
      /VERIFY|network lost/i,
    ],
    [
      'toasts that are listed, in their words',
      'Toast messages for contacts: contact deleted (with undo), import finished with {count} contacts, import failed.',
      [
        '| Contact deleted |',
        '| Undo |',
        '| Import finished with {count} contacts |',
        '| Import failed. Try again. |',
      ],
      /[Ff]inished imported/,
    ],
    [
      'tooltips that are listed',
      'tooltips for the toolbar of a map editor: zoom in, measure distance',
      ['| Zoom in |', '| Measure distance |'],
      /toolbar/,
    ],
    ['a thing in quotation marks', 'Empty state for "Favorites" in a recipe app', ['| No favorites yet |']],
    [
      'all that a description says of a deletion',
      "confirmation dialog for deleting a class. 24 students lose their grades. It can't be undone.",
      ["| 24 students lose their grades. It can't be undone. |"],
    ],
    [
      'parts of a set as no action',
      'Strings for the dialog when a nurse stops an infusion: title, body, confirm, cancel.',
      ['| Stop this infusion? |', '| Stop infusion |'],
      /Confirm|Undo/,
    ],
    [
      'what is missing, and who may add it',
      "Empty state for the plan screen when no tables exist yet. The manager can add a table. Waiters can't.",
      ['| No tables yet |', '| No tables yet. Ask a manager to add one. |'],
    ],
    [
      'the errors that are listed, and the tooltip of a field',
      'Sharing an offline key with a guest. errors: invalid email, expired date in the past, guest already has a key. tooltip for "Expires".',
      [
        '| Enter an email address, such as name@example.com. |',
        '| Choose a date in the future. |',
        '| This guest already has a key. |',
        '`tooltip.expires`',
        "Couldn't share the offline key.",
      ],
    ],
    [
      'the screens of a tour',
      'onboarding for a tide app, 3 screens: pick your harbor, allow notifications (we warn 1 hour before high tide), download for offline use',
      ['| Pick your harbor |', '| Allow notifications |', '| We warn 1 hour before high tide. |'],
      /Toasts|File/,
    ],
    [
      'a field with its range, and when a change takes effect',
      'Bank app: limit for transfers. Let the user change the daily limit between 0 and 5,000 EUR. A higher limit takes effect after 12 hours. Need field label, validation errors, confirm dialog.',
      [
        '| Daily limit |',
        '| Between 0 and 5,000 EUR. |',
        '| Enter a value between 0 and 5,000 EUR. |',
        '| A higher limit takes effect after 12 hours. |',
        '| Change daily limit |',
      ],
    ],
    [
      'the states of a button',
      'Export payroll button + states (idle, exporting, done, failed). The file can have at most 10,000 rows.',
      [
        '| Payroll exported |',
        "| Couldn't export the payroll. Try again. |",
        '| The file can have at most 10,000 rows. |',
      ],
      /payrolls yet/,
    ],
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
        "| You're offline. Check your connection and try again. |",
        '| Your card was declined. Use another card. |',
        '| The coupon has expired. [VERIFY] Say what the person can do now. |',
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
        '| We text a code to the new number; the old one works until then. |',
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
      'a thing beside the names of the sets',
      'Empty state and tooltips for API keys',
      ['| No API keys yet |'],
    ],
  ];

describe('descriptions of screens', () => {
  for (const [name, description, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), content);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('give every string its own key', () => {
    const { content } = run(
      'ux-generate',
      'Error messages as JSON: a link that we sent expired, a link that we sent failed',
      PRESET,
    );
    assert.ok(Object.keys(JSON.parse(content) as object).includes('error.linkThatWeSent2'), content);
  });
  it('of several screens make one file', () => {
    const { content } = run('ux-generate', `${SEVERAL}; as JSON`, PRESET);
    assert.equal(
      (JSON.parse(content) as Record<string, string>)['saveSettings.toast.done'],
      'Settings saved',
    );
  });
});
