import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Requests as colleagues write them in a hurry, what a writer expects of each, and what may not stand there. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad: RegExp])[] =
  [
    [
      'a second message that is “one”',
      'Booking screen. We need a toast when a room is booked and one when the booking is cancelled, and an empty state for "My bookings".',
      ['| Room booked |', '| Booking canceled |', '| No bookings yet |'],
      /Meeting room booked|Book booking|VERIFY/,
    ],
    [
      'help in quotation marks, and buttons of a page that has no other text',
      'Settings page: toggle for dark mode with help text "Follows your system setting when off", a toggle for weekly digest, and a Save button. Show a toast after saving.',
      ['| Follows your system setting when off |', '| Save |', '| Changes saved |'],
      /VERIFY|Show saved/,
    ],
    [
      'what is uploaded, and that it is',
      'Upload component: max 25 MB, PDF and DOCX only. Need errors for too big and wrong type, plus a drop zone text and progress.',
      ['| Uploading… |', '| PDF or DOCX files, up to 25 MB |'],
      /VERIFY|Loading/,
    ],
    [
      'steps behind their number',
      'Onboarding tour, 3 steps: connect your repo, invite your team, create your first style guide',
      ['| Connect your repo |', '| Invite your team |', '| Create your first style guide |'],
      /VERIFY/,
    ],
    [
      'things of a quality, and the button of one state',
      'empty states for: notifications, archived projects (with a button to go back to projects)',
      ['| No archived projects |', '| Go back to projects |'],
      /Create project/,
    ],
    [
      'fields by their name each',
      '- Invite dialog\n- field: email, field: role (Admin, Editor, Viewer)\n- buttons Send invite / Cancel',
      ['| Role |', '| Editor |', '| Email |'],
      /VERIFY/,
    ],
    [
      'why people leave as options',
      'Subscription cancel flow: dialog asking why (too expensive, missing features, other), toast "cancelled"',
      ['| Too expensive |', '| Why are you canceling? |'],
      /VERIFY/,
    ],
    [
      'what people are told, and not that they are',
      'Reservation dialog when cancelling: tell people that the deposit of 20 EUR is lost. Buttons: keep reservation, cancel reservation.',
      ['| The deposit of 20 EUR is lost. |'],
      /Tell you/,
    ],
    [
      'what happens then behind when it happens',
      "I'm working on the export feature. While it's running show progress. When it's done there's a toast with a download link. If there's nothing to export show an error.",
      ['| Exporting… |', '| Export finished |', '| Download |', "There's nothing to export."],
      /Loading/,
    ],
    [
      'what devices refuse, and what nobody enters',
      'Error states for a map view: location permission denied, no GPS signal, no results in this area',
      [
        '| Access to your location is off. Turn it on in the settings of your device. |',
        '| No GPS signal. [VERIFY] Say what people can do. |',
        '| No results in this area. [VERIFY] Say what people can do. |',
      ],
      /Enter a GPS|Ask an administrator/,
    ],
    [
      'the words of the banner itself',
      'Cookie banner: we use necessary cookies and, with consent, analytics. Buttons Accept all / Reject',
      ['| We use necessary cookies and, with consent, analytics. |', '| Reject |'],
      /VERIFY/,
    ],
    [
      'when maintenance is, once',
      'maintenance banner: tonight 22:00–23:00 UTC the API is read-only',
      ['| Planned maintenance: tonight 22:00–23:00 UTC the API is read-only. |'],
      /The tonight/,
    ],
    [
      'a warning with its choices',
      'Warn before leaving the editor with unsaved changes. Options: save draft, discard, stay.',
      ['| Save changes? |', '| Save draft |', '| Stay |'],
      /VERIFY/,
    ],
    [
      'a tooltip for each icon, and a limit of money',
      'Tooltip texts: "Pin" icon, "Mute notifications" icon\nErrors: amount over the limit of 500 EUR',
      ['| Mute notifications | Tooltip |', '| The limit is 500 EUR. Enter a lower amount. |'],
      /Remove one/,
    ],
    [
      'states that share their thing',
      'Empty state + loading + error for a table of invoices',
      ['| No invoices yet |', '| Loading invoices… |', "Couldn't load the invoices."],
      /VERIFY/,
    ],
    [
      'a button of a field, and codes that take something off',
      'Checkout: promo code field with Apply button; errors for invalid code, expired code.',
      ['| Apply |', '| This code has expired. Try another one. |'],
      /Pay \{|Request a new one/,
    ],
    [
      'steps that are numbered in words',
      'Device pairing: step 1 turn on Bluetooth, step 2 hold the device near your phone, step 3 enter the PIN shown on the device. If pairing fails, show an error.',
      [
        '| Turn on Bluetooth |',
        '| Hold the device near your phone |',
        '| Enter the PIN shown on the device |',
        'Pairing failed.',
      ],
      /authenticator|Not turned/,
    ],
    [
      'labels of statuses, which nobody enters',
      'Labels for order statuses: placed, packed, shipped',
      ['| Placed | Label |', '| Shipped | Label |'],
      /Enter a/,
    ],
    [
      'a banner for what failed, with its buttons',
      'If the sync fails three times, show a banner with a Retry button and a link to the status page.',
      ['| The sync failed three times. |', '| Retry |', '| View status page |'],
      /Not turned|A Retry/,
    ],
    [
      'several screens, each with its own facts and buttons',
      'Kanban board: delete column dialog (cards move to Backlog), WIP limit warning when more than 5 cards are in "In progress"',
      [
        '| Delete this column? |',
        '| Cards move to Backlog. |',
        '| More than 5 cards are in "In progress". |',
      ],
      /VERIFY/,
    ],
    [
      'a component that only its occasion names again',
      'Tooltip for the lock icon next to a field (only admins can edit this), and for the info icon next to "MRR" (monthly recurring revenue)',
      ['| Only admins can edit this. |', '| Monthly recurring revenue |'],
      /VERIFY/,
    ],
    [
      'what a request says to say, and offers',
      'Success screen after a donation: say a receipt was emailed to {email}, offer to make it monthly and share. Donation amount is {amount}.',
      [
        'A receipt was emailed to {email}. The donation amount is {amount}.',
        '| Make it monthly |',
        '| Share |',
      ],
      /VERIFY|say/,
    ],
    [
      'no number of the request less',
      'error when seat limit of 10 is reached, placeholder name@company.com',
      ['The limit is 10.', '| name@company.com |'],
      /VERIFY/,
    ],
    [
      'told what nothing was made of',
      'Email subject lines for: invoice overdue by 14 days, payment received',
      ['| Payment received |', 'Not turned into strings: “invoice overdue by 14 days”'],
      /Spam/,
    ],
    [
      'a question with its choices, and what people type as they type it',
      'Privacy settings: who can see my profile (everyone, contacts only, nobody), toggle for read receipts with help text',
      ['| Who can see your profile? |', '| Contacts only |', '| Read receipts |'],
      /\| Text\. \|/,
    ],
    [
      'steps whatever stands between them and their head',
      'onboarding for a budgeting app, 4 steps: connect bank, set monthly budget, pick categories, turn on alerts',
      ['`onboarding.step1.title` | Connect your bank', '`onboarding.step4.title` | Turn on alerts'],
      /VERIFY|Dialog/,
    ],
    [
      'facts in place of what is usually said',
      'Confirmation modal for revoking an API key. Apps using the key stop working within 5 minutes. Buttons: Revoke key / Keep key',
      ['| Apps using the key stop working within 5 minutes. |', '| Revoke key |', '| Keep key |'],
      /immediately|VERIFY/,
    ],
    [
      'buttons and links by what they do',
      '403 page for a project, with a button to request access and a link back to the dashboard',
      ['| Request access |', '| Back to dashboard |'],
      /VERIFY/,
    ],
    [
      'buttons that are counted before they are named',
      '"Leave without saving" dialog, 3 buttons: save draft, discard, keep editing',
      ['| Save draft |', '| Discard |', '| Keep editing |'],
      /3 save|VERIFY/,
    ],
    [
      'a second component for the same, and a limit in brackets',
      'banner when the order is ready (collect within 5 days), push for the same',
      ['The order is ready. Collect within 5 days.', '| Order is ready |'],
      /VERIFY|The collect/,
    ],
    [
      'labels of a dialog in the dialog',
      'Modal: remove a collaborator from the document. They keep a read-only copy, comments stay. Buttons Remove / Cancel',
      ['| Remove collaborator |', '| Cancel |'],
      /## Buttons/,
    ],
  ];

describe('screens asked for in a hurry', () => {
  for (const [name, description, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', description);
      for (const one of good) assert.ok(content.includes(one), `${one}\n${content}`);
      assert.doesNotMatch(content, bad);
    });

  it('are no JSON where people choose JSON', () => {
    const { content } = run(
      'ux-generate',
      'Export dialog. Users pick a format (CSV, JSON, PDF). Toast when exported.',
    );
    assert.match(content, /^\| `dialog\.title` \|/m);
    assert.match(run('ux-generate', 'Toast for a saved project, as JSON').content, /^\{/);
  });
});
