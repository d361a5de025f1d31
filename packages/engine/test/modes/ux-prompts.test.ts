import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** A short request, what its strings say, and what none of them says. */
const ROWS: readonly (readonly [request: string, says: readonly string[], never?: string])[] = [
  // What a request of few words leaves out.
  ['upload error', ['The file is too large.', "This file type isn't supported.", 'Check your connection']],
  ['login error', ["That password isn't right.", 'Your account is locked.'], '[VERIFY]'],
  ['Payment fails', ["Your payment didn't go through.", 'Your card was declined.']],
  ['two-factor setup', ['Scan a QR code', 'Save your recovery codes', "This code isn't right."], 'banner'],
  ['book a table', ['| Book table |', 'This table is no longer available.', '| Table booked |'], 'No books'],
  ['reserve a seat', ['| Reserve seat |', '| Seat reserved |'], 'administrator'],
  ['upload photo max 5 MB', ['The photo is larger than 5 MB.'], 'administrator'],
  ['delete file', ['You need permission to delete a file.']],
  [
    'Claim form: describe the parcel, parcel not found, claim sent',
    ["We couldn't find this parcel.", '| Claim sent |'],
    'Enter a',
  ],
  ['order confirmation', ['| Your order is confirmed |'], 'Order this'],
  ['sign up', ['This email address is already in use.'], "password isn't right"],
  [
    'banner: pool closes at {time} today because of maintenance',
    ['| The pool closes at {time} today'],
    '[VERIFY]',
  ],
  ['error if coupon is expired or was already used', ['has expired.', 'was already used.']],
  [
    'loading text while we search for drivers, usually under 2 minutes',
    ['| Searching for drivers… This usually takes'],
  ],
  ['success page after registering for a marathon', ["| You've registered for a marathon |"]],
  ['toast: route saved offline', ['| Route saved offline |'], "You're offline"],
  [
    'error states for a machine: machine offline, cup missing',
    ['The machine is offline.', 'The cup is missing.'],
    "| You're",
  ],
  ['error: ticket already used at {time}, ask gate staff', ['Ask gate staff. |'], 'Choose another'],
  [
    'permission for motion data so we can count your steps',
    ['| Allow access to your motion data? |', 'to count your steps'],
  ],
  [
    'onboarding for a sensor app in 2 steps: unbox the sensor, scan the code',
    ['| Scan the code |'],
    'authenticator',
  ],
  [
    "validation messages for a PIN field: 4 digits, no repeated digits, doesn't match",
    ['| Enter 4 digits. |', '| Use no repeated digits. |'],
    'Enter a doesn',
  ],
  [
    'confirm delete of a crew with 9 members, they lose access right away',
    ['| Delete this crew? |', 'They lose access right away.'],
    'You lose',
  ],
  [
    'harbor app: confirm discharge of sailor {name}, berth {berth} becomes free',
    ['| Discharge sailor {name}? |', 'berth {berth} becomes free.'],
    'Not turned',
  ],
  [
    'confirm removal of guest {name} from the list, they get a text message',
    ['| Remove guest {name} from the list? |', "They'll get a text message."],
  ],
  ['no ropes found', ['| No ropes found |', 'Check the spelling'], 'permission'],
  [
    'errors for a boat booking: group too large (max 6), PDF too large',
    ['The group is too large. The limit is 6.', 'The file is too large.'],
  ],
  [
    'error when the anchor winch is offline, crew members should pull by hand',
    ['The anchor winch is offline. Pull by hand. |'],
    'Not turned',
  ],
  [
    'modal that shows up when the map is over 20 MB. They can compress it or split it.',
    ['| The file is larger than 20 MB |', 'Compress it or split it.'],
    'Choose a smaller',
  ],
  [
    'onboarding in 2 steps: stow your bag, check in at the pier with the QR code',
    ['| Check in at the pier with the QR code |'],
    'authenticator',
  ],
  ['toast after someone joins a regatta', ['| You joined the regatta |'], 'omeone'],
  [
    'error when the pass was already used, show a crew member your ticket',
    ['was already used. Show a crew member your ticket. |'],
    'Choose another',
  ],
  [
    'permission prompt for location, so we can show boats near you, allow / not now',
    ['| We can show boats near you. |', '| Not now |'],
    'Allow / ',
  ],
  [
    '"Cancel trip" dialog: title, body (free until 24 h before), confirm, cancel',
    ['| Free until 24 h before. |'],
    'Title, body',
  ],
  [
    'upload error when the resolution is too low (min 300 dpi)',
    ['The resolution is too low.'],
    'upload the resolution',
  ],
  ["buttons I'm 18 or older, Leave", ["| I'm 18 or older |"], '| Older |'],
  [
    'cancelled lesson screen: get a refund or book another',
    ['| Lesson canceled |', 'Get a refund'],
    'Cancel this',
  ],
  ['error when badge scan fails, retry or call desk', ['| The badge scan failed. Retry or call desk. |']],
  ['tooltip for snow depth icon: measured at 7 am at the top', ['| Measured at 7 am at the top. |']],
  ['permission prompt for Bluetooth, we need it to connect to the sensor', ['We use it to connect to the']],
  [
    'server full error for game lobby, queue position {position}',
    ['The server is full.', '{position}'],
    'lobby.',
  ],
  ['warning banner: lift 4 closed because of wind', ['| Lift 4 is closed because of wind. |']],
  ['kick player confirmation, they can rejoin later', ['They can rejoin later.'], 'You can'],
  [
    'form errors for sample ID: must start with two letters, already used',
    ['The sample ID must start'],
    'You must',
  ],
  [
    'we need text for when the machine is out of water, beans or needs cleaning',
    ['is out of water.'],
    '| Beans',
  ],
  ['inline help under the tax ID field: 9 digits', ['`field.taxId.help` | Enter 9 digits']],
  [
    "loading text while the tour downloads, don't close the app",
    ["| Downloading tour… Don't close the app. |"],
  ],
  ['empty states for inbox, drafts and trash', ['`empty.drafts.title`', '`empty.trash.title`']],
  [
    '4 step setup wizard for a smart lock: mount the lock, set a PIN, invite family',
    ['step3.title` | Invite your'],
  ],
  ["Error when the file isn't a PDF or is bigger than 20 MB", ["isn't a PDF", 'larger than 20 MB']],
  [
    'empty state no sensors paired, tell them to hold the button, button Pair sensor',
    ['| Hold the button. |'],
  ],
  [
    'cancel booking dialog, keep your data for 90 days',
    ["We'll keep your data for 90 days."],
    '| Keep your data',
  ],
  ['Empty state for a messages page', ['| No messages yet |', '| Your messages'], 'They appear'],
  [
    'Contacts permission so the app can find your friends',
    ['| Allow access to your contacts? |'],
    'names nothing',
  ],
  ['Confirm sign out on all devices', ['| Sign out on all devices? |'], 'No sign outs'],
  [
    'Warning when the user tries to close the editor with unsaved changes',
    ['| Save changes? |'],
    'The user tries',
  ],
  ['Table column headers for an audit log: user, action, date', ['| User |'], '[VERIFY]'],
  [
    'Modal to cancel an appointment: free until 24 hours before, later costs $20',
    ['24 hours before'],
    'hours are',
  ],
  [
    'Tooltip for a "Publish" button that is disabled until the title is filled in',
    ['Fill in the title first'],
  ],
  [
    'Create workspace modal with a name field, a description field and a create button',
    ['`field.name`', '`field.description`', '| Create workspace |'],
    'A name field',
  ],
  [
    'Push notification when an invoice is paid, overdue, or refunded',
    ['`push.invoiceIsPaid', 'overdue', 'efunded'],
    'Not turned',
  ],
  [
    'Progress messages for a file upload: preparing, processing, failed',
    ['Preparing…', 'Processing…', "Couldn't upload"],
  ],
  ['Sign-up form errors: email missing, terms not accepted', ['Enter an email address'], '[VERIFY]'],
  ['404 page for a recipe site', ['| Page not found |', '| Go to home page |']],
  ['500 error page for a SaaS dashboard', ['| Something went wrong on our side |'], '| Dashboard |'],
  [
    'Push notification when package is out for delivery, delivered, or delayed',
    ['is out for delivery |', 'was delivered |', 'is delayed |'],
    'Not turned',
  ],
  [
    'Notification when someone comments on your file, mentions you, or shares a file with you',
    ['{name} commented on your file', '{name} mentioned you', '{name} shared a file with you'],
    'Not turned',
  ],
  [
    'Cookie banner: accept all, only necessary, customize',
    ['| Accept all |', '| Only necessary |', '| Customize |'],
    'Reject all',
  ],
  [
    'Login form: email, password; errors for wrong password, locked account after 5 attempts',
    ["That password isn't right", 'Your account was locked after 5 attempts.'],
    'Enter the locked',
  ],
  [
    'Newsletter form: email field, subscribe button, error for invalid email',
    ['| Email |', '| Subscribe |', '`error.invalidEmail`'],
    'Email field',
  ],
  [
    'Navigation menu for a CRM: contacts, deals, settings',
    ['`label.contacts`', '`label.settings`'],
    'Toggle',
  ],
  [
    'Loading states for: generating a report, importing contacts',
    ['Generating report…', 'Importing contacts…'],
  ],
  ['Confirmation for deleting 12 selected files.', ['| Delete 12 files? |'], 'Not turned'],
  [
    'Delete project confirmation dialog. Project name is typed to confirm.',
    ['| Type the project name to confirm |'],
    'is typed',
  ],
  ['Tooltip for the "Export" button that is disabled until a report is selected', ['Select a report first']],
  [
    'Tooltips for: API key field, rate limit',
    ['what “API key” is', 'what “rate limit” is'],
    '| Rate limit |',
  ],
  [
    'Password reset email: subject, body, button; link valid 30 minutes',
    ['| Reset your password |', 'for 30 min'],
  ],
  [
    'Welcome email after sign-up. The link expires in 24 hours.',
    ['| Welcome', 'expires in 24 hours'],
    'Sign up',
  ],
  ['API key created dialog. Buttons to copy and close.', ['| API key created |', '| Copy |'], 'Create API'],
  [
    'Warning before leaving a page while an upload is still running',
    ['| Leave this page? |', '| An upload is still running. |'],
  ],
  [
    'Session timeout warning: 2 minutes left, stay signed in or sign out',
    ['| Stay signed in |', '| Sign out |'],
  ],
  ['Permission request for camera, so users can scan receipts', ['| This lets you scan receipts. |']],
  [
    'Confirm order cancellation. Refund takes 5 to 7 business days.',
    ['| Cancel this order? |', 'Your refund takes'],
  ],
  [
    'Rate limit error: too many requests, try again in 60 seconds',
    ['Try again in 60 seconds.'],
    'Wait a minute',
  ],
  [
    'Contact form: name, message. Success message says we reply within 2 days.',
    ['We reply within 2 days'],
    'Says',
  ],
  [
    'We are releasing a new feature called Smart Folders. It groups files by type. Write an in-app announcement with a title and two buttons: try it now and dismiss.',
    ['Smart Folders is now available. It groups files by type.', '| Try it now |', '| Dismiss |'],
    'A title',
  ],
  ['Onboarding for a habit tracker: 3 steps - pick habits, set reminders', ['| Pick habits |'], '[VERIFY]'],
  [
    'Age verification gate for a wine shop: must be 18 or older',
    ['| You must be 18 or older. |'],
    '[VERIFY]',
  ],
  [
    'Cookie banner for a news site, with a link to the privacy policy',
    ['| Accept all |', '| View privacy policy |'],
  ],
];

describe('strings made of a short request', () => {
  for (const [request, says, never] of ROWS)
    it(request, () => {
      const { content } = run('ux-generate', request, undefined);
      for (const text of says) assert.ok(content.includes(text), content);
      if (never !== undefined) assert.ok(!content.includes(never), content);
    });

  it('follow a formal tone and a length that the instructions set', () => {
    const { content } = run('ux-generate', 'Toast when the file could not be uploaded', undefined, {
      customInstructions: 'Formal, max 30 characters',
    });
    assert.ok(content.includes('| Could not upload the file. |'), content);
    assert.ok(!content.includes('could not follow'), content);
  });
});
