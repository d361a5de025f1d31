import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Requests as people write them in chats and tickets, the strings that a writer expects, and what none may say. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad: RegExp])[] = [
  [
    'a polite question, whose button is that of the empty state',
    "can you write the empty state for our invoices page? new customers haven't billed anyone yet. one CTA to create the first invoice",
    ['| No invoices yet |', '| `empty.action` | Create your first invoice |'],
    /\bour\b|## Buttons|Open/,
  ],
  [
    'a condition before what is shown, and what people should be able to do',
    'PAY-2231: When the card on file is declined during renewal, show an error banner on the billing page. We retry in 3 days. User should be able to update the card right away.',
    ['| Your card on file is declined during renewal. We retry in 3 days. |', '| Update card |'],
    /billing page|should|## Errors/,
  ],
  [
    'what each text has anyway',
    'Two-factor setup wizard, three steps:\n1. Scan the QR code\n2. Enter the 6-digit code\n\nNeed title, helper text and button label for each step.',
    ['| `step1.title` | Scan the QR code |', '| `step2.body` | [VERIFY]'],
    /## Fields/,
  ],
  [
    'the events of the texts that are asked for before',
    'We need push notification copy for a food delivery app. Events: order confirmed, courier is on the way, order delivered. Max 60 characters each.',
    ['| Your order was confirmed |', '| The courier is on the way |'],
    /## Fields/,
  ],
  [
    'a place that has nothing, what helps there, and what a button does',
    'search results page has no matches for the query. suggest checking the spelling or removing filters. button clears the filters',
    ['| No results for “{query}” |', '| Check the spelling or remove filters. |', '| Clear filters |'],
    /## Page|## Controls/,
  ],
  [
    'an email that asks to confirm',
    "Write the confirmation email for changing an account's email address. Link expires in 24 hours. If they didn't ask for this they should contact support.",
    [
      '| Confirm your new email address |',
      "| The link expires in 24 hours. If you didn't ask for this, contact support. |",
    ],
    /they/,
  ],
  [
    'an email to people of whom something is so',
    'email to users whose trial ends in 3 days. subject line + body + CTA. They keep their data for 30 days after it ends. CTA goes to pricing',
    ['| Your trial ends in 3 days |', 'your data for 30 days', '| View pricing |'],
    /whose|their/,
  ],
  [
    'keys with a prefix, and toasts with an action',
    '.properties please, keys under export.*: button to export as CSV, progress while the export is running, success with download link, failure with retry',
    [
      'export.button.exportAsCsv = Export as CSV',
      'export.toast.done = File exported',
      'export.toast.failed.retry = Try again',
    ],
    /keys under/i,
  ],
  [
    'the scene apart from what happens in it',
    'Hi! Designer here. On the team members screen, an admin can remove a member. The removed person loses access to all projects right away, but the files they made stay with the team. I need the confirm modal: title, body, primary and secondary buttons.',
    [
      '| Remove this member? |',
      '| The removed person loses access to all projects right away, but the files they made stay with the team. |',
    ],
    /an admin|## Fields|field\./,
  ],
  [
    'what is usually so beside what is told',
    "We're adding a session timeout warning. It pops up 2 minutes before the user gets logged out because of inactivity. They can stay signed in or sign out now. Unsaved changes will be lost. Keep it calm and short.",
    ["You'll be signed out in 2 minutes.", 'Unsaved changes ', '| Stay signed in |'],
    /Save changes|the user|pops/,
  ],
  [
    'a named text and a sentence behind a dash',
    'Archive project modal - archived projects are read-only and can be restored any time. Buttons Archive / Cancel',
    ['| Archive this project? |', '| Archived projects are read-only and can be restored any time. |'],
    /Open/,
  ],
  [
    'several conditions of one kind of text',
    "Push + in-app notification when someone comments on your design, when you're assigned a task, and when a task is due tomorrow",
    ['| Someone commented on your design |', "| You're assigned a task |", '| The task is due tomorrow |'],
    /when/i,
  ],
  [
    'a warning that has a number, and what people may do then',
    'When the CSV import finishes with some rows skipped, show a warning banner. Tell people how many rows were skipped and let them download the report or dismiss it.',
    ['{count} rows were skipped. |', '| Download report |'],
    /Tell people|let them/,
  ],
  [
    'who sees what, and what others are told',
    'Feature gate for the analytics tab. Only available on the Business plan. Admins see an upgrade button, other members are told to ask their admin.',
    ['This is only available on the Business plan', '| Ask your admin. |', '| Upgrade |'],
    /Admins see|other members/,
  ],
  [
    'an object instead of a text',
    '{"need":"strings in json","screen":"contact form","fields":["name","email"],"states":["sending","failed"]}',
    ['"field.name": "Name"', '"state.sending": "Sending…"', `"Couldn't send this. Try again."`],
    /VERIFY/,
  ],
  [
    'how a widget can be',
    'file upload dropzone: default state, drag over, uploading with percentage, done, failed',
    ['| Upload file |', '| Drop files here |', '| Uploading file… {percent}% |', '| File uploaded |'],
    /field\./,
  ],
  [
    'errors of the field that they are for',
    'error messages for a username field: taken, too short (min 3), contains spaces',
    ['| This username is already taken. Choose another one. |', "The username can't contain spaces."],
    /VERIFY/,
  ],
  [
    'a tooltip for when something is so',
    '- reconnect toast\n- tooltip for the sync icon when there are pending changes',
    ["| You're back online |", '| There are pending changes. | On “sync icon” |'],
    /when there/,
  ],
  [
    'one note for what nobody can read',
    'Labels for the export dialog: format, range. The brown fox decides whether lunch was purple.',
    ['| Format |', '[VERIFY] Not written yet: “The brown fox decides whether lunch was purple”.'],
    /\| The brown fox/,
  ],
  [
    'buttons without the word "to", and only the sentences that can stand in a banner',
    "We're sunsetting the old API on March 31. Write an in-app banner for developers who still use it: what happens, by when, and a link to the migration guide. CTA upgrade, secondary CTA talk to sales.",
    ["| We're sunsetting the old API on March 31. |", '| Upgrade |', '| Talk to sales |', 'Not written yet'],
    /\| [^|]*What happens|CTA/,
  ],
  [
    'what a condition brings, and what cannot be closed without a word',
    'If a guest tries to comment, show a popup asking them to sign in. Buttons: Sign in, Create account. They can close it.',
    ['| `dialog.title` | Sign in |', '| Create account |'],
    /close it|Open/,
  ],
  [
    'a consequence with its condition',
    "remove payment method confirmation. if it's the only one, active subscriptions will fail at the next renewal",
    ["| If it's the only one, active subscriptions "],
    /Open|VERIFY/,
  ],
  [
    'two errors for one thing, and files that are supported',
    'JSON strings for the 2FA screen: code field, error for wrong code and for expired code, error for unsupported file type (we support PDF and DOCX)',
    ["This code isn't right.", 'This code has expired.', 'Choose a PDF or DOCX file.'],
    /and for|we support PDF or/,
  ],
  [
    'a note of the text that nothing was made for, and buttons by their names alone',
    'Toast + undo when a contact is blocked. Also an error if blocking fails. Buttons: pause, reset buttons',
    ['Not written yet: “Toast and undo when a contact is blocked”', '| Reset |'],
    /Reset buttons/,
  ],
  [
    'where a button leads, and the tab that is empty',
    'empty state for the favorites tab in a recipe app. Button takes them to browse recipes.',
    ['| No favorites yet |', '| Browse recipes |'],
    /tab|Take/,
  ],
];

describe('screens asked for in plain words', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content: written } = run('ux-generate', request, PRESET);
      for (const one of good) assert.ok(written.includes(one), `${one}\n${written}`);
      assert.doesNotMatch(written, bad);
    });
});
