import assert from 'node:assert/strict';
import { readParts } from '../../modes/ux-generate/parts.ts';
import { PRESET, run } from './jobs.ts';

const PRIVACY =
  'Settings page "Privacy": toggles for public profile, show online status, and personalized ads. Each with one line of help text. A button to download my data and one to delete account.';
const KEYS =
  'API key page in a console: empty state, create key dialog (name, expiry: 30 days / never), toast when key is copied, warning that the key is shown only once, revoke confirmation, error when limit of 10 keys is reached.';

/** What a description lists, as the set, what it is for, and what stands in brackets. */
const PARTS: readonly (readonly [
  description: string,
  parts: readonly string[],
  facts?: readonly string[],
])[] = [
  [
    PRIVACY,
    [
      'controls: public profile',
      'controls: show online status',
      'controls: personalized ads',
      'buttons: download my data',
      'buttons: delete account',
    ],
    [],
  ],
  [
    KEYS,
    [
      'empty state: ',
      'dialog: create key',
      'field: name',
      'field: expiry (30 days / never)',
      'toasts: key is copied',
      'messages: key is shown only once',
      'dialog: revoke',
      'errors: limit of 10 keys is reached',
    ],
  ],
  [
    'Form: labels, help text and validation for card number and promo code (optional). Plus pay button with amount {amount}',
    [
      'field: ',
      'field: ',
      'errors: ',
      'field: card number',
      'field: promo code (optional)',
      'buttons: pay (with amount {amount})',
    ],
  ],
  [
    'Errors: too big, server error, wrong type (only PNG)',
    ['errors: too big', 'errors: server error', 'errors: wrong type (only PNG)'],
  ],
  [
    'Preferences of a tool. Channels: email, push. Also a quiet time.',
    ['controls: Channels', 'controls: email', 'controls: push', 'controls: quiet time'],
    ['Preferences of a tool'],
  ],
];

/** Descriptions, strings that a writer expects, and what must not stand there. */
const ROWS: readonly (readonly [description: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'Delete workspace dialog. Irreversible, all projects in it are deleted, members lose access at once. Owner must type the workspace name to confirm. Billing ends at the end of the month.',
    [
      "| All projects in it are deleted. Members lose access at once. Billing ends at the end of the month. You can't undo this. |",
      '| Type the workspace name to confirm |',
      '| Keep workspace |',
    ],
    /[Ii]rreversible/,
  ],
  [
    'Error messages for a profile photo upload: file larger than 5 MB, not a JPG or PNG, smaller than 200x200 pixels, offline, server error',
    [
      '| The file is larger than 5 MB. Choose a smaller one. |',
      '| Choose a JPG or PNG file. |',
      '| The photo is smaller than 200x200 pixels. Choose a larger one. |',
    ],
    /VERIFY/,
  ],
  [
    'Empty states for a notifications inbox: first run, all read, filter with no results',
    [
      '| No notifications yet |',
      "| You're all caught up |",
      '| No notifications match your filters |',
      '| Clear filters |',
    ],
    /VERIFY/,
  ],
  [PRIVACY, ['| Privacy |', "| People can see when you're online. |", '| Download your data |'], /VERIFY/],
  [
    KEYS,
    [
      '| Revoke this API key? |',
      '| Key copied |',
      "| You've reached the limit of 10 keys. Delete one to make room. |",
      '| Never | Option |',
    ],
    /MM\/YY/,
  ],
  [
    'Onboarding for a budgeting app in 2 steps: connect your bank, turn on alerts. The bank connection can be skipped.',
    ['| Connect your bank |', '`onboarding.step1.skip`'],
    /step2\.skip/,
  ],
  [
    'Cancel subscription flow. Modal: access stays until {date}, no refund for the current month. Offer to pause for up to 3 months instead. Buttons for cancel, pause and keep.',
    [
      "| You'll keep access until {date}. You won't get a refund for the current month. You can pause for up to 3 months instead. |",
      '| `dialog.confirm` | Cancel subscription |',
      '| Pause subscription |',
      '| `dialog.cancel` | Keep subscription |',
    ],
  ],
  [
    'Permission prompt for camera access, used to scan documents, plus what to show when the user denied it before.',
    [
      '| Allow access to your camera? |',
      '| We use it to scan documents. |',
      '| Access to your camera is off |',
    ],
  ],
  [
    "Toasts for a board: task deleted with undo, could not save, you're offline - changes will sync later",
    [
      '| Task deleted |',
      '| Undo |',
      "| Couldn't save. Try again. |",
      "| You're offline. Changes will sync later. |",
    ],
  ],
  [
    'Sign-up form. Fields: full name, company size (1-10, 11-50), password (min 12 characters). Validation for each field.',
    ['| Enter your full name. |', '`field.companySize.11_50`', '| Use at least 12 characters. |'],
    /each field|matches? any/,
  ],
];

const MORE: typeof ROWS = [
  [
    'Invite teammates modal for a tool. Fields: email addresses (comma separated), optional message. Errors: no seats left. Success toast with number of invites sent.',
    [
      '| Invite teammates |',
      '| Separate several with commas. |',
      '| Message (optional) |',
      '| There are no seats left.',
      '| {count} invites sent |',
    ],
  ],
  [
    'strings for password reset: request screen, email sent screen, link expired error, success',
    ['| Reset your password |', '| Check your email |', '| This link has expired. Request a new one. |'],
    /Expired error/,
  ],
  ['Tooltips for a toolbar: bold, insert link, undo', ['| Insert link |'], /## Buttons/],
  [
    'Leaving a page with unsaved changes. Options: save and leave, leave without saving, stay.',
    ['| Save changes? |', '| `dialog.confirm` | Save and leave |', '| `dialog.cancel` | Stay |'],
  ],
  [
    'Account settings page with sections Profile (display name, bio max 160 characters), Security (change password, two-factor toggle) and Danger zone (delete account).',
    [
      '| Profile | Heading |',
      '| Two-factor | Toggle |',
      '| `button.changePassword` | Change password |',
      '| `button.deleteAccount`',
    ],
    /160/,
  ],
  [
    'Import contacts: step 1 upload file (CSV only), step 2 map columns. Errors: 3 rows with invalid emails.',
    ['| `step2.title` | Map columns |', '| {count} rows have invalid emails. Correct them and try again. |'],
    /Skip the tour/,
  ],
  [
    'Empty states for a photo app: no albums, trash empty, shared album without photos',
    ['| No albums yet |', '| Your trash is empty |', '| No photos in this album yet |'],
    /VERIFY/,
  ],
  [
    "Modal to transfer project ownership. Owner loses admin rights, can't be undone by them. Needs password. Errors: member left the team.",
    [
      "| You'll lose admin rights. You can't undo this. |",
      '| Enter your password to confirm |',
      '| The member left the team.',
    ],
  ],
  [
    'Booking confirmation emails aside, we need microcopy for a reservation form: date, party size (1-12). Errors: slot no longer available, restaurant closed on that day.',
    [
      '| Enter a number from 1 to 12. |',
      '| This slot is no longer available. Choose another one. |',
      '| The restaurant is closed on that day. Choose another day. |',
    ],
    /## Dialog/,
  ],
  [
    'Banner for planned maintenance on Sunday 02:00-04:00 UTC, service read-only. Link to status page. Dismissible.',
    [
      '| Planned maintenance on Sunday 02:00-04:00 UTC. The service is read-only. |',
      '| View status page |',
      '| Dismiss |',
    ],
  ],
  [
    'Dashboard widgets: loading state, empty state, error state.',
    [
      "| Couldn't load the dashboard widgets. Check your connection and try again. |",
      '| Loading dashboard widgets… |',
    ],
  ],
  [
    'Contact form: topic dropdown (billing, bug), message (min 20 characters), attach screenshot (PNG or JPG). Errors: message too short.',
    ['| Bug | Option |', '| `error.messageTooShort` | Use at least 20 characters. |', '| Screenshot |'],
    /## Controls|VERIFY\] State/,
  ],
  [
    'Help text and errors for a username field: 3-20 characters, letters numbers and underscores only, must be unique.',
    [
      '| Use 3 to 20 characters. |',
      '| Use only letters, numbers, and underscores. |',
      '| This username is already taken. Choose another one. |',
      '| `field.username.help` | 3-20 characters, letters',
    ],
    /VERIFY/,
  ],
  [
    'Toast and error messages when exporting a report: started, ready with download link, failed, too many rows (limit 100,000).',
    ['| Export started |', '| Report ready |', '| Download |', '| Too many rows. The limit is 100,000. |'],
    /VERIFY/,
  ],
  [
    'Buttons and confirmation for publishing a blog post: publish now, save draft. Confirm that subscribers will get an email.',
    ['| Publish now |', '| Save draft |', '| Subscribers get an email. |'],
    /Confirm that/,
  ],
  [
    'Empty states: shopping cart, order history',
    ['| Your shopping cart is empty |', '| No orders yet |'],
    /VERIFY/,
  ],
  [
    'Add address form: full name, set as default checkbox. Errors for each required field plus "we don\'t ship to this country".',
    ['| Enter your full name. |', "| We don't ship to this country. |"],
    /Enter a set|VERIFY/,
  ],
  [
    'Error states for a video call: camera in use by another app, poor connection, meeting full (max 100 people), you were removed.',
    [
      '| Your camera is in use by another app. Close it there and try again. |',
      '| Your connection is poor. Check your connection and try again. |',
      '| This meeting is full: it holds up to 100 people. Try again later. |',
      '| You were removed.',
    ],
    /The you/,
  ],
  [
    'Notification settings: toggle for comments, mentions and weekly digest; quiet hours; button to send a test notification',
    ['| Mentions | Toggle |', '| Quiet hours | Label |', '| Send a test notification |'],
  ],
  [
    'Tooltips and labels for a chart toolbar: zoom, reset view, download as PNG, full screen',
    ['| Reset view |', '| Download as PNG |', '| Full screen |'],
    /VERIFY|## Screens/,
  ],
  [
    'Dialog for archiving a channel. Messages stay searchable, nobody can post any more. Admins can unarchive it.',
    ['| Messages stay searchable. Nobody can post any more. Admins can unarchive it. |'],
  ],
  [
    'Bank transfer form: amount, reference (max 140 characters, optional). Errors: daily limit of 10,000 EUR exceeded. Button.',
    [
      '| This is over the daily limit of 10,000 EUR. Enter a lower amount. |',
      '| Use at most 140 characters. |',
    ],
    /Transfer bank|transfer the bank/,
  ],
  [
    'Permission prompts for a fitness app: location (to map your runs), notifications (for weekly goals)',
    ['| We use it to map your runs. |', '| We use it for weekly goals. |'],
    /VERIFY/,
  ],
  [
    'Empty state for a kanban board and for a filter without matches. .po format',
    ['msgid "Your kanban board is empty"', 'msgid "Clear filters"'],
    /format/,
  ],
];

/** The files that a description may ask for, and a line of each. */
const FILES: readonly (readonly [format: string, line: RegExp])[] = [
  ['as JSON', /^ {2}"toast\.taskSaved": "Task saved"/m],
  ['in YAML', /^toast\.taskSaved: Task saved$/m],
  ['in .properties format', /^toast\.taskSaved = Task saved$/m],
  ['as a .po file', /^msgctxt "toast\.taskSaved"\nmsgid "Task saved"$/m],
  ['as .strings', /^"toast\.taskSaved" = "Task saved";$/m],
  ['as XLIFF', /<trans-unit id="toast\.taskSaved"><source>Task saved<\/source>/],
  ['as Android XML', /<string name="toast_taskSaved">Task saved<\/string>/],
  ['one per line', /^Task saved$/m],
];

describe('screens in parts', () => {
  for (const [description, parts, facts] of PARTS)
    it(`are read: ${description.slice(0, 60)}`, () => {
      const read = readParts(description);
      assert.deepEqual(
        read.parts.map(({ kind, said, inside }) => `${kind}: ${said}${inside && ` (${inside})`}`),
        parts,
      );
      if (facts) assert.deepEqual(read.facts, facts);
    });
  for (const [description, good, bad] of [...ROWS, ...MORE])
    it(`have their strings: ${description.slice(0, 60)}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
  for (const [format, line] of FILES)
    it(`are written ${format}`, () => {
      assert.match(
        run('ux-generate', `Toasts for a board: task saved, task moved, ${format}`, PRESET).content,
        line,
      );
    });
});
