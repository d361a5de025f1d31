import assert from 'node:assert/strict';
import { addressed, sentenceOf } from '../../modes/ux-generate/told.ts';
import { PRESET, run } from './jobs.ts';

/** What happened, told in few words, and the sentence that a screen says; none where nobody can be sure. */
const EVENTS: readonly (readonly [told: string, sentence: string | undefined])[] = [
  ['room already booked', 'The room is already booked.'],
  ['card declined', 'Your card was declined.'],
  ['battery below 15%', 'The battery is below 15%.'],
  ['recipient bank not supported', "The recipient bank isn't supported."],
  ['courier picked up the order', 'The courier picked up the order.'],
  ['password reset link expired', 'The password reset link has expired.'],
  ['more than 8 guests', 'The limit is 8 guests.'],
  ['duplicate receipt number', 'This receipt number already exists.'],
  ['bank declined', 'The bank declined.'],
  ['member removed', 'The member was removed.'],
  ['driver canceled', undefined],
  ['overlaps another request', 'This overlaps another request.'],
  ['address not saved', "The address wasn't saved."],
  ['SSO required for this domain', 'SSO is required for this domain.'],
  ['server error', undefined],
  ['wrong pin', undefined],
];

/** What a request tells of its users, and what they read. */
const READERS: readonly (readonly [told: string, read: string])[] = [
  ['the user keeps their files', 'you keep your files'],
  ["The person is signed in but their role can't see it", "you are signed in but your role can't see it"],
  ['No one has shared a folder with the user', 'No one has shared a folder with you'],
  ['They can download those rows and fix them', 'you can download those rows and fix them'],
  ['if it fails the user gets an email', 'if it fails you get an email'],
  [
    'Their access stays active until the end of the month',
    'your access stays active until the end of the month',
  ],
  ["the user isn't charged and keeps read access", "you aren't charged and keep read access"],
  ['Pro users can import from CSV', 'Pro users can import from CSV'],
  ['Other users can still see it', 'Other users can still see it'],
];

/** Requests as people write them in chats and tickets, the strings that a writer expects, and what none may say. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'one error of all that the sentences beside it tell',
    'Inline error above the pay button. The bank refused the card. They can try a different card or call their bank. Nothing was charged.',
    ['| The bank refused the card. You can try a different card or call your bank. Nothing was charged. |'],
    /VERIFY/,
  ],
  [
    'errors that no list names, each in its place',
    'errors for the booking form – date in the past, room already booked, more than 8 guests',
    [
      '| This date is in the past. Choose a later one. |',
      '| The room is already booked. Choose another one. |',
      '| The limit is 8 guests. [VERIFY] Say what people can do. |',
    ],
    /Not turned/,
  ],
  [
    'pushes and subjects of the same events, as these are told',
    'We need push + email subject for: your driver is 5 minutes away, ride canceled by the driver, receipt ready',
    [
      '`push.yourDriverIs5.title` | Your driver is 5 minutes away |',
      '`email.rideCanceled.subject` | Ride canceled by the driver |',
      '| Your receipt is ready |',
    ],
    /Payment received|VERIFY/,
  ],
  [
    'what the button does without its subject',
    "Modal shown when someone clicks Delete on the environment page.\n- Stops all running deployments\n- Can't be undone\nCTA: Delete environment. Secondary: Cancel",
    ["| This stops all running deployments. You can't undo this. |"],
    /VERIFY/,
  ],
  [
    'steps with their reasons, and the last one that only says that it is the last',
    "Onboarding (3 screens) for an app:\n1) Add your first plant\n2) Allow notifications so that we can remind you to water – user can skip\n3) You're all set",
    [
      '| Allow notifications |',
      '| We can remind you to water. |',
      '`onboarding.step2.skip`',
      "| You're all set |",
    ],
    /VERIFY/,
  ],
  [
    'the label of the form that the request gives, and digits that are counted',
    'Form "Request a refund".\nFields:\n- Order number (8 digits, required)\nSubmit: "Request refund".',
    ['| Request refund |', '| Enter 8 digits. |'],
    /Send link|VERIFY/,
  ],
  [
    'tooltips that tell what a button does, and why it is off',
    'Tooltip copy please\n* Pin - keeps the chat at the top\n* Assign – greyed out because only admins can assign conversations',
    ['| Keep the chat at the top. |', '| Only admins can assign conversations. |'],
    /[Gg]reyed|VERIFY/,
  ],
  [
    'what happened in the voice of what is there',
    'Existing copy:\n- "Nice! Your playlist is live."\nNeed in the same voice: playlist couldn\'t be deleted, song added to a playlist',
    ["| Couldn't delete the playlist. Try again. |", '| Song added to a playlist |'],
    /voice|VERIFY/,
  ],
  [
    'the elements of a table, with what each tells, and how long it may be',
    "| Element | Situation | Limit |\n| --- | --- | --- |\n| Headline | User's card was declined at checkout | 25 chars |\n| Body | Bank declined; nothing was charged; try another card | 120 chars |\n| Primary button | Try another card | 20 chars |\n| Secondary button | Back to cart | 20 chars |",
    [
      '| Your card was declined at checkout |',
      '| The bank declined. Nothing was charged. Try another card. |',
      '| Try another card |',
      '[VERIFY] Longer than the request allows: dialog.title (34 of 25).',
    ],
    /Not turned/,
  ],
  [
    'texts as short as they may be',
    'Toasts for notes: note saved, could not save. Friendly tone, max 25 characters.',
    ["| Couldn't save the note. |"],
    /Try again|VERIFY/,
  ],
  [
    'rules of a field behind its name, which are none of the texts',
    'Form: Request time off\nFields\n - Note to your manager, optional, max 280 characters\nValidation\n - overlaps another request\nButtons: send request, cancel',
    [
      '| Note to your manager (optional) |',
      '| Use at most 280 characters. |',
      '| This overlaps another request.',
    ],
  ],
  [
    'an error that three sentences tell',
    'Write an error message for when a CSV import partly fails. 214 of 230 rows imported. They can download those rows, fix them, and import again.',
    ['| 214 of 230 rows were imported. You can download those rows, fix them, and import again. |'],
    /Try again|VERIFY/,
  ],
  [
    'the sentence that follows an asking with an exclamation mark',
    "Error copy please! Photo can't be posted because the video is longer than 60 seconds.",
    ["| The photo can't be posted because the video is longer than 60 seconds. |"],
    /VERIFY/,
  ],
  [
    'an empty state that the request tells',
    'Empty state for the Shared with me tab. No one has shared a folder with the user.',
    ['`empty.title` | No one has shared a folder with you |'],
    /VERIFY/,
  ],
  [
    'an email to those of whom something is so',
    'email to a customer whose card expires next month. button "Update card".',
    ['`email.subject` | Your card expires next month |', '| Update card |'],
    /VERIFY|[Cc]ustomer/,
  ],
  [
    'clauses between commas as sentences',
    'Confirmation dialog for leaving a shared folder: you lose access, files stay, only the owner can invite you back.',
    ['| You lose access. Files stay. Only the owner can invite you back. |'],
    /VERIFY/,
  ],
  [
    'a banner that is told, and what follows',
    "PAY-88 Payment retry banner\nPayment for the last invoice failed. We'll try again in 3 days.\nPrimary action: update card. Link: see invoice.",
    ["| The payment for the last invoice failed. We'll try again in 3 days. |"],
    /VERIFY|go through/,
  ],
  [
    'those who are told of, and not those who read',
    "Confirmation modal: remove a guest from the channel. They can't see messages anymore, their files stay. Actions: Remove / Cancel.",
    ['| Remove this guest? |', "| They can't see messages anymore. Their files stay. |", '| Remove guest |'],
    /VERIFY|You/,
  ],
  [
    'nothing of which there are many',
    'Need two empty states for the "My tasks" list: when nothing has been assigned yet, and when everything is done.',
    ['| No tasks yet |', "| You're all caught up |"],
    /nothings|VERIFY/,
  ],
  [
    'names that begin with a preposition',
    'Status labels for a shipment: created, in transit, out for delivery. YAML.',
    ['label.inTransit: In transit'],
  ],
  [
    'emails and pushes that are listed line by line',
    'Email + push copy:\n1. Your access request was approved\n2. Your access request was declined',
    [
      '`push.yourAccessRequest.title` | Your access request was approved |',
      '`push.yourAccessRequest2.title` | Your access request was declined |',
      '`email.yourAccessRequest.subject` |',
    ],
    /VERIFY/,
  ],
  [
    'a list in brackets, and what stands behind it',
    "VoiceOver labels for a music player (play, volume {value} percent) and the error when the track isn't available in your country",
    [
      '`label.play` | Play |',
      '| Volume {value} percent |',
      "| The track isn't available in your country. [VERIFY]",
    ],
    /Choose/,
  ],
  [
    'what is done to many at once',
    'TEAM-914 Bulk delete for files\nAC:\n- confirm dialog: files go to the trash and are removed after 30 days\n- toast with undo',
    [
      '| Delete these files? |',
      '| Files go to the trash and are removed after 30 days. |',
      '| Files deleted |',
      '| Undo |',
    ],
    /VERIFY/,
  ],
  [
    'help that the request gives for one field',
    '"Change email" screen: current email label, new email field (with helper text: we\'ll send a link to the new address), save button',
    ["| We'll send a link to the new address. |"],
    /VERIFY/,
  ],
  [
    'errors of a page, each by itself',
    "Sign-in page error states: wrong password, account doesn't exist, SSO required for this domain",
    [
      "| That password isn't right. Try again or reset your password. |",
      "| We couldn't find an account with this email address.",
      '| SSO is required for this domain. [VERIFY] Say what people can do. |',
    ],
    /Fill in/,
  ],
  [
    'what something is in brackets behind its name',
    'Settings > Security\n- Two-factor authentication (toggle, short description)\n- Trusted devices (list, button to remove a device)\n- Change password (link)',
    ['| Two-factor authentication | Toggle |', '| Remove device | Button |', '| Change password | Button |'],
  ],
  [
    'numbers without marks, and what stands behind the last',
    'Onboarding tooltips (3): 1 the sidebar - switch between projects, 2 the search bar - find anything, 3 the profile menu - change your settings. Got it button on the last one',
    ['`tooltip.sidebar` | Switch between projects. |', '| Got it |'],
    /tooltip\.[123]/,
  ],
  [
    'labels that are given, word for word, and no parts among them',
    'rating prompt after 10 rides. Title, text, buttons Rate now / Later / Don\'t ask again. Button "Continue to shipping"',
    ['| Enjoying the app? |', '| Rate now |', '| Later |'],
    /\| Title \| Button|to ship /,
  ],
  [
    'texts as one that is given',
    'Make these two consistent with "Couldn\'t load your orders. Refresh the page.": invoices can\'t be loaded, address not saved',
    ["| Couldn't load the invoices. Try again. |", "| The address wasn't saved. [VERIFY]"],
    /consistent/,
  ],
  [
    'a table with keys, kinds, texts and lengths',
    '| Key | Type | Description | Max |\n|---|---|---|---|\n| share.title | Dialog title | Share a folder with others | 20 |\n| share.link.copied | Toast | link copied | 25 |\n| share.error.email | Error | invalid email address | 80 |\n| share.empty | Empty state | nobody has access yet | 60 |',
    [
      '`share.title` | Share a folder with others |',
      '`share.link.copied` | Link copied |',
      '`share.error.email` | Enter an email address, such as name@example.com. |',
      '| Nobody has access yet |',
      '[VERIFY] Longer than the request allows: share.title (26 of 20).',
    ],
  ],
  [
    'a banner that can be closed, with its buttons',
    'Banner for admins: your SSL certificate expires in 14 days. Renew it before June 30, otherwise visitors see a warning. Buttons: Renew now, Remind me later. Dismissible.',
    ['`banner.action` | Renew now |', '| Remind me later |', '| Dismiss |'],
    /## (?:Dialog|Buttons)/,
  ],
  [
    'four states of one screen',
    'loading, empty, error and success states for a CSV export of contacts',
    [
      '| Loading contacts… |',
      '| No contacts yet |',
      "| Couldn't export the contacts. Try again. |",
      '| Contacts exported |',
    ],
    /VERIFY/,
  ],
  [
    'permissions in a row',
    'iOS: microphone permission (to record voice notes) and photo library permission (to save your drawings)',
    [
      '`permission.microphone.body` | We use it to record voice notes. |',
      '| We use it to save your drawings. |',
    ],
    /VERIFY/,
  ],
  [
    'what a screen shows instead of its list, and no fields of that name',
    'strings of the search page: placeholder "Search recipes", no results, loading, search failed',
    ['| Search recipes |', '`empty.title`', '`state.busy`', '`error.searchFailed`'],
    /Enter/,
  ],
  [
    'two of a kind in one breath',
    'labels for Standard shipping and Express shipping, button "Continue to payment"',
    ['`label.standardShipping` | Standard shipping |', '`label.expressShipping` | Express shipping |'],
    /Enter/,
  ],
  [
    'toasts for both ends of a switch',
    'As a lead I want to lock a sprint.\n- Confirmation: nobody can add issues while the sprint is locked\n- Toasts for locking and unlocking',
    ['| Sprint locked |', '| Sprint unlocked |'],
    /VERIFY/,
  ],
  [
    'settings by their quoted names, and what each does',
    'Privacy settings page\n"Private profile" toggle: only approved followers can see your posts\n"Activity status" toggle: let people see when you were last active',
    [
      '| Private profile | Toggle |',
      '| Only approved followers can see your posts. |',
      '| Let people see when you were last active. |',
    ],
    /VERIFY/,
  ],
];

describe('screens asked for in plain words', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content: written } = run('ux-generate', request, PRESET);
      for (const one of good) assert.ok(written.includes(one), `${one}\n${written}`);
      if (bad) assert.doesNotMatch(written, bad);
    });

  for (const [told, sentence] of EVENTS)
    it(`say what happened: ${told}`, () => assert.equal(sentenceOf(told), sentence));

  for (const [told, read] of READERS)
    it(`speak to their reader: ${told}`, () => assert.equal(addressed(told), read));
});
