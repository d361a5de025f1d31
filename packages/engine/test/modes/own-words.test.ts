import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** A request, what its strings hold, and what they never do. */
const REQUESTS: readonly (readonly [string, string, readonly string[], RegExp?])[] = [
  [
    'what a dialog tells, of whom it tells it',
    "Confirmation when someone voids an invoice. It was already sent to the customer ({customer_name}), they'll get an email saying it's void.",
    [
      '| Void this invoice? |',
      "It was already sent to the customer ({customer_name}), they'll get an email saying it's void.",
      '| Void invoice |',
    ],
    /Open/,
  ],
  [
    'cases below a head that names them before',
    'Summary: Copy for declined card states on checkout\nWe need microcopy for these cases:\n- card declined by the bank\n- CVC wrong\n- processor timeout, the customer has NOT been charged',
    ['| Your card was declined.', 'security code', 'the customer has NOT been charged. [VERIFY]'],
    /Open|States/,
  ],
  [
    'a text in quotation marks in brackets, and what goes on behind a comma',
    'Need a prompt after login that offers to set one up ("Sign in faster with a passkey"), explains that you use your face, fingerprint or screen lock instead of a password, with buttons "Create passkey" and "Not now"',
    [
      '| Sign in faster with a passkey |',
      '| You use your face, fingerprint or screen lock instead of a password. |',
      '| Create passkey |',
      '| Not now |',
    ],
    /Pages|Open/,
  ],
  [
    'the items of a line below its head',
    'tooltips pls (max 60 characters each):\nbold, insert link, pin message (only admins can), react',
    ['| Bold |', '| Insert link |', '| Only admins can. |', '| React |'],
    /Open|pls/,
  ],
  [
    'numbered items on one line below a head without a colon',
    'Push notification copy. Max 50 characters for titles, 100 for the body. 1) Price drop on a saved item ({item} now {price}) 2) Item back in stock 3) Cart reminder after 24h',
    ['| Price drop on a saved item |', '{item} now {price}', '| Cart reminder after 24h |'],
    /Open/,
  ],
  [
    'what is listed in the sentence behind a head',
    "Please write error messages for our IBAN form. Wrong country (only SEPA countries), checksum wrong, account holder name doesn't match bank records",
    ['Only SEPA countries.', 'The checksum is wrong.', "The account holder name doesn't match bank records."],
    /IBAN form/,
  ],
  [
    'steps that nobody can say in few words, in their order',
    'Write the flow. Step 1 asks why (options: too expensive, other). Step 2 warns that workouts, photos and streaks are gone for good after 30 days and that the subscription stays. Step 3 asks to type DELETE.',
    ['`onboarding.step1.body`', 'gone for good after 30 days', '| `onboarding.step3.title` | Type DELETE |'],
    /Open/,
  ],
  [
    'screens without a text that we know, with their buttons',
    'screens:\n1. Welcome - "Your home, in one app"\n2. Request received: {tenant} asked to pay {amount}. Approve / Decline\n3. Name your rooms\n4. Done',
    ['| Your home, in one app |', '| Approve |', '| Decline |', '| Name your rooms |', '| Done |'],
    /Open|password/,
  ],
  [
    'an error with how many of how many',
    "If some couldn't be archived because they have open orders, say how many ({failed} of {n}).",
    ["Some couldn't be archived because they have open orders. {failed} of {n}."],
    /you have open/,
  ],
  [
    'a list that is of the last of several',
    'Export. Loading state while we prepare the file, toast when ready, error if the file is over 10,000 rows: narrow the date range.',
    ['| The file is over 10,000 rows. Narrow the date range. |'],
    /Open/,
  ],
  [
    'a confirmation in brackets, and a badge in quotation marks',
    'Strings for the sidebar: "Most popular" badge, discard draft (confirm: uploaded files are kept), current version label',
    ['| Most popular |', '| Discard this draft? |', 'Uploaded files are kept.', '| Current version |'],
  ],
  [
    'values in brackets behind the label that they are of',
    'Status labels for orders: received, on its way ({carrier}), delivered. Toast with Undo: "Moved to Spam"',
    ['| On its way ({carrier}) |', '| Moved to Spam |', '| Undo |'],
    /Open/,
  ],
  [
    'whom it is told to, and no wish of the brand',
    `Seat limit reached modal: you've used all {seats} seats. Admins: add seats or remove members. Non-admins: ask your admin. Keep the brand term "Workspace" capitalised.`,
    ['{seats}', 'Admins: add seats or remove members. Non-admins: ask your admin.'],
    /brand term/,
  ],
  [
    'what people are asked to do, and no email of it',
    'Checkout success page: order number {order}, pick up on {date}, bring the confirmation email, call {phone} to change it. Leave / stay',
    ['Bring the confirmation email. Call {phone} to change it.', '| Leave |', '| Stay |'],
    /Emails/,
  ],
];

describe('requests in words of their own', () => {
  for (const [name, request, good, bad] of REQUESTS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', request, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
