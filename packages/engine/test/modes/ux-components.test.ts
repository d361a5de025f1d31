import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Requests as strangers write them, texts that stand in the answer, and what no string may say. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'a form has the fields that are named, each with its error, and its own button',
    'sign up form with email, password and terms checkbox, plus errors',
    ['| Email |', '| Enter a password. |', '| I accept the terms |', '| Create account |'],
    /Full name|Password and terms|Not turned/,
  ],
  [
    'fields that “+” joins are two',
    'form with email + password fields',
    ['| Email |', '| Enter an email address, such as name@example.com. |', '| Password |'],
  ],
  [
    'an email among fields is no message',
    'login form: email, password, remember me',
    ['| Email |', '| Password |', '| Stay signed in |', '| Sign in |'],
  ],
  [
    'a dialog among screens has its parts',
    'two screens: delete project dialog and save settings toast',
    ['| Delete this project? |', '| Delete project |', '| Keep project |', '| Settings saved |'],
  ],
  [
    'what is told in a few words stands whole in the dialog, and of others as theirs',
    "confirm removing a team member, they lose access right away but their files stay. Can't be undone.",
    ['They lose access right away but their files stay.', "You can't undo this."],
    /You lose/,
  ],
  [
    'a deed with what follows from it is confirmed',
    "remove a payment method, it's the default one, subscription will fail next month",
    ['| Remove this payment method? |', "| It's the default one. Your subscription will fail next month. |"],
    /Label/,
  ],
  [
    'what the banner tells replaces what is usually said, and its button',
    'banner: trial ends in 3 days, add card to keep your data',
    ['| Your trial ends in 3 days. Add a card to keep your data. |', '| Add card |'],
    /Choose a plan/,
  ],
  [
    'a limit belongs to its error, and a next step to the one before it',
    "error toast: couldn't save changes, try again",
    ["| Couldn't save your changes. Try again. |"],
    /VERIFY/,
  ],
  [
    'the usual steps of such an app are there, and said to be that',
    'onboarding 3 steps for a budgeting app',
    ['| Set a budget |', '| Get started |', '[VERIFY] The description names no steps.'],
    /Open/,
  ],
  [
    'buttons in a row behind their noun are all there',
    'success page after booking a table: {restaurant}, {date}, {time}, buttons Add to calendar and Change booking',
    ['| Table booked |', '| {restaurant}, {date}, {time} |', '| Add to calendar |', '| Change booking |'],
    /VERIFY/,
  ],
  [
    'the states of what runs are read without their noun',
    'file upload area: idle, dragging, uploading {percent}, done, failed',
    ['| Drop files here |', '| Uploading {percent} |', "| Couldn't upload the file. Try again. |"],
    /Empty/,
  ],
  [
    'files are asked for only where some are uploaded',
    'Empty state for the invoices list. Pro users can import from CSV.',
    ['| No invoices yet |', 'Not turned into strings: “Pro users can import from CSV.”'],
    /CSV files/,
  ],
  [
    'a whole sentence of what happens is the text of the dialog',
    'can someone give me copy for the "archive project" confirm modal? Archived projects are read-only and can be restored anytime from settings',
    [
      '| Archive this project? |',
      '| Archived projects are read-only and can be restored anytime from settings. |',
      '| Archive project |',
    ],
    /Open|Settings \|/,
  ],
  [
    'what is told of people is not reshaped, and stands in the dialog',
    'confirm modal for deactivating a coupon code. customers who already have it in their cart keep the discount until they check out. primary: Deactivate, secondary: Cancel',
    [
      '| Deactivate this coupon code? |',
      'Customers who already have it in their cart keep the discount until they check out. [VERIFY]',
    ],
    /econdary/,
  ],
  [
    'what does not happen is not told to happen',
    'need copy for a "revoke access" dialog. they don\'t get notified. buttons: Revoke access / Cancel',
    ['| Revoke access? |', "They don't get notified."],
    /get an email/,
  ],
  [
    'known errors have their limits put in, under the prefix that is asked for',
    'Error messages for the avatar upload (JPG/PNG only, max 2 MB). Cases: wrong file type, too big, server problem. Give me JSON please, keys under avatar.error',
    [
      '"avatar.error.wrongFileType": "Choose a JPG or PNG file."',
      '"avatar.error.tooBig": "The file is larger than 2 MB. Choose a smaller one."',
    ],
    /open/,
  ],
  [
    'the screens of two-factor authentication',
    'Need strings for 2FA: scan QR step, enter code step, wrong code error, recovery codes screen',
    [
      '| Scan the QR code |',
      '| Enter the code |',
      "| This code isn't right. Check it and try again. |",
      '| Save your recovery codes |',
    ],
  ],
  [
    'each variant of a banner',
    'Trial banner copy for a CRM: 7 days left, 1 day left, trial expired. CTA: Upgrade now',
    [
      '| Your trial ends in 7 days. ',
      '| Your trial ends in 1 day. ',
      '| Your trial has ended. ',
      '| Upgrade now |',
    ],
  ],
  [
    'several pages that share their noun',
    'Copy for 404, 500 and maintenance pages of a ticket shop. Short and human.',
    ['| Page not found |', '| Something went wrong on our side |', "| We'll be back soon |"],
    /Open/,
  ],
  [
    'settings have their help, and only what is known of it',
    'Toggles: weekly digest, security alerts, lunar mode. Each needs a short description.',
    ['| Get a summary of activity by email. |', '[VERIFY] Say what changes when lunar mode is on.'],
  ],
  [
    'the reason of a disabled button',
    'hey, need a tooltip for the disabled "Merge" button, reason: not all reviewers have approved',
    ['| Not all reviewers have approved. |'],
    /Open/,
  ],
  [
    'a text under a name of its own',
    'Header: Download your data\nIntro: "We\'ll prepare a copy of your data and email you a link."\nButton - Request download',
    [
      '| Download your data |',
      "| We'll prepare a copy of your data and email you a link. |",
      '| Request download |',
    ],
  ],
  [
    'permissions with the purpose that is told',
    'Please write permission priming for a running app: location (so we can map the run), health data',
    ['| We use it to map the run. |', '[VERIFY] Say what it is used for.'],
  ],
  [
    'an error that nobody knows is there in the words of the request',
    'Error messages for money transfer in a banking app:\n* insufficient funds\n* transfer to own account',
    [
      "| There isn't enough money for this transfer. ",
      '| Transfer to own account. [VERIFY] Say what people can do. |',
    ],
  ],
  [
    'saved searches are things, and no search',
    'empty state for the saved searches tab',
    ['| No saved searches yet |'],
    /query/,
  ],
  [
    'what a deed removes, and the parts that each text has anyway are no strings',
    "Ticket UX-412: Delete workspace modal\nDeleting removes all boards and files. It can't be undone.\nNeed: title, body, input label, confirm button, cancel button. Max 40 characters for buttons.",
    [
      "| Deleting removes all boards and files. You can't undo this. |",
      '| Delete workspace |',
      '| Keep workspace |',
    ],
    /40|Input|Open/,
  ],
  [
    'steps with what is told of each, and a place for the lines that are asked for',
    "Onboarding in 2 steps:\n1. Connect your bank - we only read transactions\n2. Pick categories\nTitle, one line, and a button for each. There's a Skip link on step 2.",
    ['| We only read transactions. |', '`onboarding.step2.body` | [VERIFY]', '| Skip |'],
    /## Buttons|Open/,
  ],
  [
    'rules of fields as their errors, and the title of the form',
    'Strings for the "Add a shipping address" form\nFields: Postal code, Country (dropdown)\nValidation: postal code must have 5 digits, phone must start with +',
    [
      '| Add a shipping address |',
      '| The postal code must have 5 digits. |',
      '| The phone must start with +. |',
    ],
    /Open/,
  ],
  [
    'tooltips with their keys, their names whole, and why one is off',
    'Tooltips for the editor toolbar:\n- Insert link (Ctrl+K)\n- Publish, disabled: the post needs a title first\n- Version history - see and restore earlier versions',
    [
      '| `tooltip.insertLink` | Insert link (Ctrl+K) |',
      '| `tooltip.publish` | The post needs a title first. |',
      '| `tooltip.versionHistory` | See and restore earlier versions. |',
    ],
    /Open/,
  ],
  [
    'names for screen readers alone where no tooltips are asked for',
    'aria-labels for icon buttons: play, playback speed (currently {speed})',
    ['| `label.playbackSpeed` | Playback speed, currently {speed} |'],
    /`tooltip/,
  ],
  [
    'what fails, and not the texts that only give the tone',
    'We have these strings already:\n"Couldn\'t load comments. Refresh the page."\nWrite two more in the same tone: the photo upload fails, and the profile can\'t be loaded.',
    ["| Couldn't upload the photo. Try again. |", "| Couldn't load your profile. Try again. |"],
    /comments|Open/,
  ],
  [
    'the keys of a table',
    '| Key | When |\n|---|---|\n| invite.success | after invites are sent |\n| invite.error.duplicate | person is already a member |\n| invite.other | when Venus is blue |',
    [
      '| `invite.success` | Invitation sent |',
      '| `invite.error.duplicate` | This person is already a member. |',
      '| `invite.other` | [VERIFY]',
    ],
    /open/,
  ],
  [
    'a file with the messages, and the time that a lock lasts',
    'Give me a .po file with the error messages for signing in: wrong password, email not verified',
    ['msgctxt "error.wrongPassword"', 'msgctxt "error.emailNotVerified"'],
  ],
  [
    'what people are asked for something for',
    'permission prompts: camera (scan the barcode on a parcel)',
    ['| We use it to scan the barcode on a parcel. |'],
    /VERIFY/,
  ],
  [
    'unsaved changes behind the dialog that they are for',
    'confirm dialog when leaving a page with unsaved changes. Buttons: Save, Discard, Keep editing',
    ['| Save changes? |', '| Discard |', '| Keep editing |'],
    /VERIFY/,
  ],
  [
    'who is told of, what a dialog says, and when an error is shown',
    "As an admin, I want to deactivate a user, so that they can no longer sign in.\nAC:\n- Confirmation dialog says that the user is signed out of all devices and that their documents stay\n- Success toast names the user\n- If it is the last admin, an error is shown: deactivation isn't possible until another admin is named",
    [
      '| Deactivate this user? |',
      "| They'll be signed out on all devices. Their documents stay. |",
      "| Deactivation isn't possible until another admin is named. |",
      '| {name} deactivated |',
    ],
    /Open/,
  ],
  [
    'all that a banner is told to be about, and nothing besides',
    'Banner: payment failed, we will try again on {date}. Link to update the payment method. After 14 days the account is downgraded to Free.',
    [
      'We will try again on {date}. After 14 days the account is downgraded to Free. |',
      '| Update payment method |',
    ],
    /keep your access|Open/,
  ],
  [
    'why a permission is asked for, and what is said where it is refused',
    'Android strings.xml for the location permission: we use it to find stations near you. Buttons Allow / Not now. Also the message if location is denied.',
    ['We use it to find stations near you.', '>Allow<', 'Access is off.'],
    /VERIFY/,
  ],
  [
    'one reason behind the colon of a tooltip',
    'tooltip for the disabled Export button: you need at least one row selected',
    ['| `tooltip.export` | You need at least one row selected. |'],
    /Open/,
  ],
  [
    'what is chosen from, what a button says, and a success that is told',
    'Contact form: name, subject (dropdown: Sales, Support), message. Submit button "Send message", success message: we reply within 2 working days.',
    ['| `field.subject.sales` | Sales |', '| Send message |', '| We reply within 2 working days. |'],
    /Dropdown:|Submit|Open/,
  ],
  [
    'where things are moved, and the parcel by its name',
    'Toast messages for: file moved to trash (with undo), link copied',
    ['| File moved to trash |', '| Undo |'],
  ],
  [
    'results that no filter matches, and no filters',
    'empty states: a filter with no matches (button to clear the filters), no invoices',
    ['| No results match your filters |'],
  ],
  [
    'the states of a button behind what it is',
    'need a .properties file for the "Export report" button in all of its states (idle, exporting, done, failed), keys start with report.export',
    ['report.export.state.idle = Export report', 'report.export.state.done = Report exported'],
    /VERIFY|cancel/,
  ],
  [
    'what a banner links to',
    'maintenance banner, Sunday 02:00-04:00 UTC, editing is off during that time. Link to status page.',
    ['Editing is off during that time. |', '| View status page |'],
    /Open/,
  ],
  [
    'the asking goes, and a fact stands in the only text',
    'hey can you do the copy for our "leave team" popup? if you\'re the last admin you can\'t leave',
    ['| Leave this team? |', "| If you're the last admin, you can't leave. |"],
    /Open|can you/,
  ],
  [
    'permissions with what each is for',
    'permission prompts: camera - to scan receipts; location - to log the distance of trips that are due',
    [
      '| Allow access to your camera? |',
      '| We use it to scan receipts. |',
      '| Allow access to your location? |',
    ],
  ],
  [
    'a deed with where it goes, and what undoes it',
    'Snackbar after moving a task to another project, with undo',
    ['| Task moved to another project |', '| Undo |'],
    /## Open/,
  ],
  [
    'a named text and a sentence behind a dash',
    'Archive project modal - archived projects are read-only and can be restored any time. Buttons Archive / Cancel',
    ['| Archive this project? |', '| Archived projects are read-only and can be restored any time. |'],
    /Open/,
  ],
  [
    'a consequence with its condition',
    "remove payment method confirmation. if it's the only one, active subscriptions will fail at the next renewal",
    ["| If it's the only one, active subscriptions "],
    /Open|VERIFY/,
  ],
  [
    'a dash lists as a colon does',
    "Toasts for a kanban tool - card moved, card archived (undo), copy link, couldn't save",
    ['| Card moved |', '| Undo |', '| Link copied |', "| Couldn't save. Try again. |"],
    /kanban/i,
  ],
  [
    'labels in quotes and behind their noun are taken as they are',
    'Upgrade banner: "You have used 80% of your storage", button Upgrade storage, link Manage files',
    ['| You have used 80% of your storage |', '| Upgrade storage |', '| Manage files |'],
  ],
  [
    'what is asked for first, and what follows from it',
    'Dialog to disconnect a calendar. Imported events stay. New ones stop syncing.',
    ['| Disconnect this calendar? |', '| Imported events stay. New ones stop syncing. |'],
    /Stop this/,
  ],
  [
    'steps of which a number is told',
    'Onboarding 3 steps: 1. Import your contacts 2. Write your first newsletter 3. Send a test',
    ['| `onboarding.step2.title` | Write your first newsletter |', '| Send a test |'],
    /Open|## Pages/,
  ],
  [
    'what is usually told and told again once',
    'Session timeout dialog: you will be signed out in 2 minutes. Buttons: Stay signed in, Sign out',
    ["| You'll be signed out in 2 minutes because you've been inactive. |"],
  ],
];

describe('strings made of known components', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', request, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
