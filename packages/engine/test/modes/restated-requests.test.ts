import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Requests in rows, tables and other words, the texts that a writer expects, and what must not stand there. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'steps in one line',
    'onboarding in 4 steps: 1. connect your repository 2. invite teammates (optional, can skip) 3. choose a plan 4. run your first build',
    ['| Connect your repository |', '`onboarding.step2.skip`', '| Run your first build |'],
    /VERIFY|step3\.skip/,
  ],
  [
    'what people can do where there is nothing yet',
    'Empty state for the projects page. Users can create a project or import one from GitHub.',
    ['| Create project |', '| Import from GitHub |'],
    /VERIFY/,
  ],
  [
    'rules of fields, and both ends of a deed',
    'Ticket UX-214: Upload form for invoices\n- accepts PDF only, max 10 MB\n- vendor name is required, max 80 characters\n- amount must be positive\n- toast on success and on failure (network)\n- button says what it does',
    [
      '| PDF files, up to 10 MB |',
      '`field.vendorName.error.missing` | Enter a vendor name. |',
      '| Use at most 80 characters. |',
      '| Enter a number greater than 0. |',
      '| Upload invoices |',
      '| Invoices uploaded |',
      "| Couldn't upload the invoices. Check your connection and try again. |",
    ],
    /VERIFY|Submit ticket|says what/,
  ],
  [
    'the rows of a table',
    'Screen | State | What it must say\nBilling | card declined | payment failed, we retry in 3 days\nBilling | trial ends | 5 days left, upgrade',
    [
      '`text.cardDeclined` | Payment failed. We retry in 3 days. |',
      '`text.trialEnds` | 5 days left. Upgrade. |',
    ],
    /VERIFY/,
  ],
  [
    'errors with a slash between them, and a dialog that is known',
    'We have a 2FA setup modal. Need title, body, primary/secondary buttons and errors for wrong code / expired code. The code has 6 digits and comes from an authenticator app.',
    [
      '| Set up two-factor authentication |',
      '| Enter the 6-digit code from your authenticator app. |',
      '`error.wrongCode`',
      '| This code has expired. Request a new one. |',
    ],
    /Primary/,
  ],
  [
    'choices that are buttons, and ways that the request offers',
    'Confirm leaving editor with unsaved changes. Options: save & leave, discard, keep editing. Also the toast after saving, and the error when saving fails because someone else edited the file meanwhile (they can overwrite or view the changes).',
    [
      '| Save changes? |',
      '| Save & leave |',
      '| Keep editing |',
      '| Changes saved |',
      'You can overwrite or view the changes.',
    ],
    /VERIFY|## Options|Reload the page/,
  ],
  [
    'links that have expired, and why',
    'strings for password reset flow: request email screen, email sent confirmation, link expired (links are valid for 30 minutes), success',
    [
      '| This link has expired. Links are valid for 30 minutes. Request a new one. |',
      '| Email sent. Check your inbox. |',
    ],
    /VERIFY|Send your email\?|Expired link/,
  ],
  [
    'what has its kind in front, item by item',
    'need microcopy:\n1) button + loading state for "Generate report"\n2) banner: report takes up to 10 min, we\'ll email you\n3) empty: no reports\n4) error: date range longer than 1 year',
    [
      '`button.generateReport`',
      "| Report takes up to 10 min. We'll email you. |",
      '| No reports yet |',
      '| The date range is longer than 1 year. Choose a shorter one. |',
    ],
    /VERIFY/,
  ],
  [
    'a story with its criteria',
    'As a patient I want to cancel my appointment so that the slot is free for others.\nAC:\n- confirm before cancelling\n- cancelling less than 24 h before costs a fee of 20 EUR\n- show confirmation that it worked\n- if it fails, tell them to call the practice at {phone}',
    [
      '| Cancel this appointment? |',
      'costs a fee of 20 EUR.',
      "| Couldn't cancel the appointment. You can call the practice at {phone}. |",
      '| Appointment canceled |',
    ],
    /VERIFY/,
  ],
  [
    'people, what they may be, and what is entered for them',
    'Copy for our "Invite people" sheet. You can enter several emails separated by commas. Roles: viewer, editor, admin. Toast once invites go out.',
    ['| Invite people |', '`field.emails.help` | Separate', '`option.admin`', '| Invitation sent |'],
    /VERIFY/,
  ],
  [
    'toggles that are called labels',
    'Labels and help text for notification settings: mentions, weekly summary. Each is a toggle.',
    ['`control.mentions`', '| Get a summary of activity by email. |'],
    /VERIFY|Enter/,
  ],
  [
    'prompts before others, with their reason',
    'Permission prompts before the system dialog: location (to show stores nearby), camera (to scan codes).',
    ['| We use it to show stores nearby. |', '| Allow access to your camera? |'],
    /VERIFY|## Dialog/,
  ],
  [
    'names that labels may hold',
    'Write the labels and aria-labels for icon buttons in our file list: download, more options. {fileName} is available.',
    ['| Download {fileName} |', '| More options for {fileName} |', '| More options |'],
    /VERIFY/,
  ],
];

describe('requests for strings in rows and other words', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`are read: ${name}`, () => {
      const { content } = run('ux-generate', request);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
