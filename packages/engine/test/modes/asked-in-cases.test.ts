import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** A deed or a place, with what may happen in a few words each; the strings that it has, and what none of them may say. */
const REQUESTS: readonly (readonly [request: string, has: readonly (string | RegExp)[], never?: RegExp])[] = [
  [
    'delete a project',
    ['Delete this project?', '[VERIFY] Say what is lost', 'Project deleted'],
    /\| Delete a project\./,
  ],
  ['leave a team', ['Leave this team?', 'You left the team'], /need permission|\| Leave a team\./],
  ['cancel a booking', ['Cancel this booking?', 'Keep booking', 'Booking canceled']],
  ['log out', ['| Sign out |', "You're signed out"], /log outs|email or password/],
  [
    'upload photo: max 10 MB, jpg or png, fails if offline',
    [
      'larger than 10 MB',
      'Choose a JPG or PNG file.',
      'Check your connection',
      'JPG or PNG files, up to 10 MB',
    ],
    /## Open/,
  ],
  [
    'cancel subscription. access stays until end of billing period. data deleted after 30 days',
    ['Access stays until the end of the billing period. Data is deleted after 30 days.', 'Keep subscription'],
    /were deleted/,
  ],
  [
    'invite teammate by email, already a member, invalid email, invite sent',
    [
      'This person is already a member.',
      'such as name@example.com',
      '`toast.invitationSent` | Invitation sent',
    ],
    /need permission|## Open/,
  ],
  [
    'share a document: can view / can edit, copy link, link copied, remove access',
    ['| Can view |', '| Can edit |', '| Copy link |', '| Link copied |', '| Remove access |'],
    /## Open/,
  ],
  [
    'rename a folder; name already exists; max 50 characters',
    ['This name is already taken. Choose another one.', 'Use at most 50 characters.', 'Folder renamed'],
  ],
  [
    'login form: email, password, forgot password link, wrong password, account locked after 5 tries',
    [
      '`field.email` |',
      "That password isn't right",
      'Your account was locked after 5 tries.',
      'Forgot password?',
    ],
    /Enter a wrong|Enter the account/,
  ],
  [
    '2FA setup: scan QR code, enter 6-digit code, wrong code, backup codes',
    ['`onboarding.step1.title` | Scan a QR code', '`onboarding.step3.title` |', "This code isn't right"],
    /## Open/,
  ],
  [
    'book an appointment at a clinic: pick doctor, date, time. slot taken. confirmation by SMS',
    ['Pick a doctor', 'Pick a date', 'This slot is no longer available', "You'll get a confirmation by SMS"],
  ],
  [
    'archive a channel - history is kept, nobody can post',
    ['History is kept. Nobody can post.', 'Archive this channel?'],
  ],
  [
    'parking app: zone closed, session started, 10 min left, extend',
    ['The zone is closed.', 'Session started', '10 min left', '| Extend |'],
    /Close this zone/,
  ],
  [
    'edit profile: name, bio (max 160 chars), photo, saved, username taken',
    ['`field.bio` | Bio', '| Saved |'],
  ],
  ['maintenance Sunday 02:00-04:00 UTC, read only', ['Planned maintenance on Sunday 02:00-04:00 UTC.']],
  [
    'gym app: book class, class full, booking cancelled less than 2 h before costs 5 EUR',
    ['The class is full.', 'Not turned into strings: “booking cancelled less than 2 h before costs 5 EUR”'],
  ],
  ['mute a conversation: for 1 hour, 8 hours, always', ['| For 1 hour |', '| For 8 hours |', '| Always |']],
  [
    'checkout for a bookshop: guest or account, address, shipping (standard 3 days free, express 5 euros), pay by card or invoice, card declined, out of stock, order placed',
    [
      '| Check out as guest |',
      '| Sign in |',
      '| Address |',
      '| Standard (3 days, free) |',
      '| Express (5 euros) |',
      '| Pay by invoice |',
      'Your card was declined. Try another card or pay by invoice.',
      'This item is out of stock.',
      '| Place order | Button |',
      '`toast.orderPlaced` | Order placed',
    ],
    /## Open|Choose a shipping/,
  ],
  [
    'money transfer screen: from account, to IBAN, amount, now or scheduled, insufficient funds, transfer sent',
    ['| From account |', '| IBAN |', '| Now |', '| Scheduled |', "isn't enough money", '| Send transfer |'],
    /## Pages/,
  ],
  [
    'hotel booking: dates, number of guests, pay now or at the hotel, no rooms left, booking confirmed',
    ['| Dates | Label', '| Pay at the hotel |', '| No rooms left. ', '| Confirm booking | Button |'],
    /Enter the rooms|## Open/,
  ],
  [
    'return an item: reason (too small, damaged), refund or exchange, label sent by email, return registered',
    ['| Too small | Option', '| Refund | Option', '| Exchange | Option', '| Label sent by email | Toast'],
  ],
  ['transfer money: daily limit 1000 EUR, transfer sent', ['over your limit of 1000 EUR'], /## Options/],
  [
    "delete account: export data first, 14 days to change your mind, subscription ends, can't delete while invoices are unpaid",
    [
      '| Export your data first. Your subscription ends. You have 14 days to change your mind. |',
      "| You can't delete your account while invoices are unpaid. | Error |",
      '`dialog.confirm` | Delete account |',
    ],
    /## Open|This can't/,
  ],
  [
    'deactivate account: followers are kept, 90 days to come back, cancel your subscription first',
    ['| Deactivate your account? |', 'Cancel your subscription first. You have 90 days to come back.'],
  ],
  [
    'cancel booking: free until 24 hours before, refund takes 5 days',
    ['Free until 24 hours before. Your refund takes 5 days.', '`dialog.confirm` | Cancel booking |'],
  ],
  [
    'close shop: customers are notified, hand over open orders first, grades are final',
    ['Customers are notified.', 'Grades are final.', '`toast.done` | Shop closed'],
    /You'll get an email|can't undo/,
  ],
];

describe('strings of a deed and its cases', () => {
  for (const [request, has, never] of REQUESTS)
    it(request, () => {
      const { content } = run('ux-generate', request, PRESET);
      for (const part of has)
        assert(typeof part === 'string' ? content.includes(part) : part.test(content), content);
      if (never) assert.doesNotMatch(content, never);
    });
});

describe('cases of a deed for which people write something', () => {
  for (const [request, ...told] of [
    [
      'Rename a board: min 3 characters, name already taken',
      'at least 3 characters',
      'name is already taken',
    ],
    ['Set a password: at least 12 characters, max 64 characters', 'at least 12', 'at most 64'],
    ['Leave a review: max 500 characters, review posted', 'at most 500', 'Review posted'],
  ] as const)
    it(`are all told: ${request}`, () => {
      const { content } = run('ux-generate', request);
      for (const one of told) assert(content.includes(one), content);
    });
});
