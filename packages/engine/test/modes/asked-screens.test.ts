import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Requests as people type them, the texts that a writer expects, and what must not stand there. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'errors of a form are conditions, and no fields of it',
    'error messages for a checkout form: card declined, expired card, address missing, network down',
    [
      '| Your card was declined. Use another card. |',
      '| This card has expired. Use another card. |',
      '| Enter your address. |',
      "| You're offline. Check your connection and try again. |",
    ],
    /## Fields|VERIFY/,
  ],
  [
    'orders in the list of a banner are its buttons',
    'Strings as JSON for a cookie banner: accept all, reject all, manage preferences',
    [
      '"banner.text": "We use cookies on this site. Choose which ones to allow."',
      '"banner.action3": "Manage preferences"',
    ],
  ],
  [
    'a dialog has its fields between its title and its buttons, and nothing unasked',
    'Invite teammates modal. Email field, role picker (admin, editor, viewer), send button; success toast, error if already a member',
    [
      '| `dialog.title` | Invite teammates |',
      '| `control.role` | Role | Picker |',
      '| `dialog.confirm` | Send |',
      '| Invitation sent |',
      '| This person is already a member. |',
    ],
    /toast\.failed|## Buttons|## Fields/,
  ],
  [
    'help text that is asked for is no field',
    'Settings page: toggles for email notifications, weekly digest, dark mode, with help text',
    ['| A summary once a week. |'],
    /VERIFY|field\./,
  ],
  [
    'what a place lacks is what is missing in all its states',
    'Empty state for a dashboard with no widgets yet, and one when filters match nothing',
    ['| No widgets yet |', '| Add widget |', '| No widgets match your filters |'],
    /Your dashboard/,
  ],
  [
    'what happens to the person is told as it will come',
    'Confirmation dialog for leaving a shared folder: you lose access, files stay, only the owner can invite you back. Buttons.',
    [
      "| You'll lose access. Your files will stay. Only the owner can invite you back. |",
      '| Leave shared folder |',
    ],
    /button\./,
  ],
  [
    'a bare dialog is whole',
    'delete workspace dialog',
    ['| Delete this workspace? |', '| Delete workspace |', '| Keep workspace |'],
    /## (?!Dialog)/,
  ],
  [
    'the bullets below a title are statements of their own',
    '## Delete API token\n\nContext: developer console.\n\n- Confirmation dialog. Apps that use the token stop working immediately. This cannot be undone.\n- Must type the token name\n- Success toast\n- Failure toast',
    [
      "| Apps that use the token stop working immediately. You can't undo this. |",
      '| Type the token name to confirm |',
      '| API token deleted |',
      "| Couldn't delete the API token. Try again. |",
    ],
  ],
  [
    'buttons that are off say what is missing',
    'Tooltip copy for disabled buttons: "Publish" when the article has no title, "Merge" when checks are failing.',
    ['| The article has no title. |', '| Checks are failing. |'],
    /VERIFY/,
  ],
  [
    'the noun behind a list is that of all its items',
    'UI text for a file upload widget: idle, dragging, uploading, done, failed states. Accepts CSV and XLSX up to 25 MB.',
    [
      '| Upload file |',
      '| Drop files here |',
      '| Uploading file… |',
      '| File uploaded |',
      '| CSV or XLSX files, up to 25 MB. |',
    ],
  ],
  [
    'brackets list the errors too',
    "Need 3 error messages for a booking form (name doesn't match the passport, seat no longer available, payment failed)",
    ['| This seat is no longer available. Choose another one. |', '| The payment failed. Try again. |'],
    /## (?!Errors)/,
  ],
  [
    'a dash lists as a colon does',
    "Toasts for a kanban tool - card moved, card archived (undo), copy link, couldn't save",
    ['| Card moved |', '| Undo |', '| Link copied |', "| Couldn't save. Try again. |"],
    /kanban/i,
  ],
  [
    'a push notification says what happened to what is theirs',
    'Push notifications for a grocery delivery app: order confirmed, item replaced, driver nearby, delivered. Max 60 chars.',
    ['| Your order was confirmed |', '| The item was replaced |', '| Your driver is nearby |'],
  ],
  [
    'who does several things does each of them',
    'Buttons for a support ticket: agent closes, reopens; customer adds a reply',
    ['| Reopen support ticket | For the agent |', '| Add a reply | For the customer |'],
  ],
  [
    'pages that everybody knows',
    'Error pages for a bank: 404, 500, session expired. Calm tone.',
    ['| Page not found |', '| Something went wrong on our side |', '| Your session has ended |'],
    /VERIFY|[Cc]alm/,
  ],
  [
    'what a flow asks for is a field, and its options are those in brackets',
    'Cancel appointment flow for a clinic: ask for a reason (schedule conflict, other), warn that late cancellation costs 20 EUR, confirm, then success screen with option to rebook',
    [
      '| Cancel this appointment? |',
      '| Late cancellation costs 20 EUR. |',
      '| Schedule conflict | Option |',
      '| Appointment canceled |',
      '| Rebook |',
    ],
  ],
  [
    'a page has its title and what it says',
    'Delete account page: explain that all photos are removed after 14 days, they can cancel by signing in again. Password field, delete button, cancel link.',
    ['| All photos are removed after 14 days. You can cancel by signing in again. |', '| Delete |'],
    /## Dialog/,
  ],
  [
    'the tone and the length are no strings, and too long a text is cut at a sentence',
    'Toasts for notes: note saved, could not save. Friendly tone, max 15 characters.',
    ['| Note saved |', "| Couldn't save. |"],
    /[Ff]riendly|Try again/,
  ],
  [
    'what is refused is not written, and a toast may come with an action alone',
    'Copy for resetting filters. No dialog needed - just a toast with undo.',
    ['| Undo |'],
    /## Dialog/,
  ],
  [
    'lists between semicolons are of the kinds in their order',
    'Buttons and errors for a coupon input: apply, remove; not found, minimum order not reached',
    [
      '| Apply |',
      '| Remove |',
      "| Couldn't find this coupon. Check it and try again. |",
      '| Your order is below the minimum. Add more items. |',
    ],
    /VERIFY/,
  ],
  [
    'a ticket says in its labels what the dialog is about',
    'Component: Modal\nPurpose: Archive project\nDetails: You can restore it at any time.\nButtons: Archive / Cancel',
    ['| Archive this project? |', '| You can restore it at any time. |', '| Archive project |'],
    /Restore it/,
  ],
  [
    'names keep their capitals',
    'Dialog before disconnecting Google Drive: synced files stay on this computer. Buttons Disconnect and Cancel.',
    ['| Disconnect Google Drive? |', '| Disconnect Google Drive |'],
    /google/,
  ],
  [
    'labels in quotes and behind their noun are taken as they are',
    'Upgrade banner: "You have used 80% of your storage", button Upgrade storage, link Manage files',
    ['| You have used 80% of your storage |', '| Upgrade storage |', '| Manage files |'],
  ],
  [
    'the first sentence of an announcement is its title',
    'Announcement modal: Dark mode is here. You can turn it on in settings. Buttons: Try it, Maybe later',
    ['| Dark mode is here |', '| You can turn it on in settings. |', '| Maybe later |'],
    /VERIFY/,
  ],
  [
    'progress is told state by state',
    'Progress messages for an import: uploading, importing {done} of {total}, finished with {errors} errors',
    ['| Uploading… |', '| Importing {done} of {total}… |', '| Finished with {errors} errors |'],
    /VERIFY|## Errors/,
  ],
  [
    'a confirmation behind a button is of that button, and a noun in brackets says what an item is',
    "Settings screen: dark mode toggle, reset to defaults button + confirmation, last device can't be removed (error)",
    ['| Reset to defaults? |', '`error.lastDeviceCanT`'],
  ],
  [
    'an empty state goes on with the next condition, and tells how people come to have some',
    'Empty state for a saved searches list, plus when the user has no access. Users save a search with the bell icon.',
    ["| You don't have access |", '| Save a search with the bell icon. |'],
  ],
  [
    'fields that are to be checked have their rules',
    'Validation messages for IBAN, amount (max 5,000 EUR), note (max 80 characters) in a transfer form',
    ['| Enter a full IBAN. |', '| Enter 5,000 EUR or less. |', '| Use at most 80 characters. |'],
    /Transfer/,
  ],
  [
    'a question is a label that asks, and what a message says is its text',
    'Lost card form: when was it lost, submit. Confirmation message says a new card arrives in 5 days.',
    ['| When was it lost? |', '| Submit |', '| A new card arrives in 5 days. |'],
  ],
  [
    'what people do to what is theirs is told to them',
    'Leave team dialog: user is told that they lose access to boards and that an admin must re-invite them; success toast with team name {team}',
    ["| You'll lose access to boards. An admin must re-invite you. |", '| You left {team} |'],
  ],
  [
    'kinds that tell of the same things each get all of them',
    'Order tracking statuses and push texts: order placed, out for delivery, delivered',
    ['| Out for delivery | Label |', '| Your order was placed |', '| Your order was delivered |'],
    /VERIFY/,
  ],
  [
    'buttons that a sentence offers are those of the dialog',
    'Modal when a user tries to invite more people than their plan allows. They can remove members or upgrade. Buttons for both plus cancel.',
    [
      "| You've reached the limit of your plan |",
      '| You can remove members or upgrade. |',
      '| Remove members |',
      '| Upgrade |',
      '| Cancel |',
    ],
  ],
  [
    'pages are told by what happened',
    'Write the texts for our "invite expired" page and the "already a member" page',
    ['| This invite has expired |', '| Request a new one. |', "| You're already a member |"],
  ],
  [
    'items in lines of their own keep their commas',
    'Push notification texts for a parking app\n- session ended, cost {amount}\n- payment failed',
    ['| Session ended, cost {amount} |', '| Your payment has failed |'],
  ],
  [
    'states that share their noun are of its kind each',
    'Ticket: loading, empty and error states for a reports page',
    ['| Loading reports… |', '| No reports yet |', "| Couldn't load the reports. "],
    /loadings/,
  ],
  [
    'what a picker holds is more than what people choose from',
    'File picker: title, search placeholder, empty folder, select button, cancel button',
    ['| Search |', '| This folder is empty |', '| Select |'],
    /Select button/,
  ],
];

describe('requests for strings', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`are read: ${name}`, () => {
      const { content } = run('ux-generate', request);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
