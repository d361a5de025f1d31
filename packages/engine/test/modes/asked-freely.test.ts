import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Requests as strangers write them, what a writer expects of each, and what may not stand there. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'the asking goes, and a fact stands in the only text',
      'hey can you do the copy for our "leave team" popup? if you\'re the last admin you can\'t leave',
      ['| Leave this team? |', "| If you're the last admin you can't leave. |"],
      /Open|can you/,
    ],
    [
      'what is asked for stands between a greeting and the asking',
      'Hi team, for the "invite people" modal we need the following copy:\n * title\n * email field label + helper (multiple addresses separated by commas)\n * role dropdown label: Viewer / Editor / Admin with a one line description each. viewers can only read, editors can change content, admins also manage members and billing\n * send button',
      [
        '| Invite people |',
        '| Multiple addresses separated by commas. |',
        '| Editor |',
        '| Admins also manage members and billing. |',
        '| Send |',
      ],
      /Open|one line/,
    ],
    [
      'one error is what the sentences beside it tell',
      'Inline error above the pay button. The bank refused the card. They can try a different card or call their bank. Nothing was charged.',
      ['| The bank refused the card. Nothing was charged. Try a different card or call your bank. |'],
      /Open|VERIFY|is refused/,
    ],
    [
      'a tooltip says what stands behind the dash',
      'tooltip for greyed out Publish button - post has no title yet',
      ['| The post has no title yet. | On the Publish button |'],
      /Greyed/,
    ],
    [
      'nobody is told to press a button that is not wanted',
      "Empty state for the Shared with me tab. No one has shared a folder with the user. There's nothing they can do here, so no button please.",
      ['| Shared with me |', '| No one has shared a folder with you. |'],
      /action|Open/,
    ],
    [
      'a setting by its quoted name, and what it does',
      "We're launching a \"Focus mode\" setting. When it's on, notifications are muted between the hours that the user picks. I need: the setting's label, a description.",
      ['| Focus mode |', "| When it's on, notifications are muted between the hours that you pick. |"],
      /Setting's/,
    ],
    [
      'states with what each of them shows',
      'Export to CSV.\nStates\n- Idle: button\n- Running: "we\'re preparing your file", can take up to 5 min, user may close the tab\n- Done: toast with a download link\n- Failed: toast, retry',
      [
        "| We're preparing your file. |",
        '| This can take up to 5 min. You may close the tab. |',
        '| Download |',
        '| Try again |',
      ],
      /\| Running…|## Open/,
    ],
    [
      'rules of a file are no fields, and limits may stand behind their number',
      'File upload area\n- drag and drop or browse\n- PNG, JPG or PDF, 10 MB max, 5 files at most\n- errors: too big, too many files',
      [
        'files here, or browse |',
        '| PNG, JPG or PDF files, up to 10 MB |',
        '| The file is larger than 10 MB. Choose a smaller one. |',
        '| Choose up to 5 files. |',
      ],
      /field\.png|VERIFY/,
    ],
    [
      'a text for each of the times before something ends',
      'As an owner I want to be warned before my trial ends.\n\nBanner 7 days before, 1 day before and on the day itself. CTA: choose a plan. After the trial the workspace becomes read-only.',
      [
        '| Your trial ends in 7 days. |',
        '| Your trial ends tomorrow. |',
        '| Your trial ends today. |',
        '| After the trial the workspace becomes read-only. |',
        '| Choose a plan |',
      ],
      /Open/,
    ],
    [
      'what has happened is told as it is',
      'Write push notifications for a food delivery app: order confirmed, courier picked up the order, courier is nearby',
      ['| Your order was confirmed |', '| The courier picked up your order |', '| The courier is nearby |'],
    ],
    [
      'steps may have a limit',
      'Onboarding for a habit app, 3 screens:\n1. Pick up to 3 habits\n2. Choose when to be reminded\n3. Invite a friend (optional)',
      ['| Pick up to 3 habits |'],
      /\| Pick \|/,
    ],
    [
      'steps whose numbers have no mark',
      'two factor setup, 3 steps. 1 install an authenticator app. 2 scan the QR code. 3 type the 6-digit code. wrong code error.',
      [
        '| Install an authenticator app |',
        '| Type the 6-digit code |',
        "| This code isn't right. Check it and try again. |",
      ],
    ],
    [
      'whoever has the thing is the reader',
      "confirmation for removing a payment method. it's their default card",
      ['| Remove this payment method? |', "| It's your default card. |"],
    ],
    [
      'a page says what is told of it, and no more than its buttons',
      "Need copy for a 403 page. The person is signed in but their role can't see Billing. They can request access (goes to the workspace owner) or go back to the dashboard.",
      [
        "| You are signed in but your role can't see Billing. |",
        '| Request access |',
        '| Go back to the dashboard |',
      ],
      /goes to|Ask its owner/,
    ],
    [
      'states of a search, each of its kind',
      'Search on our help center. States: no query yet, loading, no results for the query, and search service down. No results should suggest checking spelling or contacting support.',
      [
        '| Start your search |',
        '| Searching… |',
        '| Check spelling or contact support. |',
        "| The search service isn't available right now. Try again in a few minutes. |",
      ],
      /No query|Loading items|Open/,
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
      'numbers are placeholders, and messages of plurals where these are asked for',
      'Bulk archive of conversations. Toast: "N conversations archived" + Undo. Use ICU plurals.',
      ['| {count, plural, one {# conversation archived} other {# conversations archived}} |', '| Undo |'],
      /Bulk archived|Open/,
    ],
    [
      'what nothing names is no string',
      'Offline banner for a field inspection app. Changes are stored on the device. And a toast for when that has happened.',
      ['| Changes are stored on the device. |', 'And a toast for when that has happened'],
      /inspection app\.|\| That has/,
    ],
    [
      'the screens of a flow, and what its brackets tell',
      'cancel subscription flow for a streaming service: confirm screen (they keep access until the end of the billing period, downloads are removed after that), a reason question (optional) and a done message',
      [
        "| You'll keep access until the end of the billing period. Downloads are removed after that. |",
        '| Subscription canceled |',
      ],
      /toast\.failed|a done message|## Open/,
    ],
    [
      'one error with what is told of it, and "them" of other things',
      'Write an error message for when a CSV import partly fails. 214 of 230 rows imported. They can download those rows, fix them, and import again.',
      ['214 of 230 rows were imported. You can download those rows, fix them, and import again. |'],
      /fix you|Choose a CSV|Try again\./,
    ],
    [
      'what a form is for, two fields in a line, and what may be entered',
      'Form: Request time off\nFields\n - From, to\n - Note to your manager, optional, max 280 characters\nValidation\n - overlaps another request\nButtons: send request, cancel',
      [
        '| From |',
        '| To |',
        '| Note to your manager (optional) |',
        '| Use at most 280 characters. |',
        '| This overlaps with another request. Change one of them. |',
      ],
      /Request time off/,
    ],
    [
      'a sentence that asks is no text',
      'Maintenance on Saturday. Read access keeps working, but nothing can be saved. Banner in the app from Thursday on, please, plus a message on the page.',
      ['Read access keeps working, but nothing can be saved. |', 'Not written yet'],
      /\| Banner|Banner in the app from Thursday on\. \|/,
    ],
    [
      'a screen by its words, whatever joins them',
      'reset password: request screen, check-your-inbox screen, new password screen (at least 12 characters)',
      ['| Check your email |', '| Create a new password |'],
      /Check-your/,
    ],
    [
      'no situation that is told in passing',
      'Options: view read-only, or take over (the other person loses unsaved changes).',
      ['| View read-only |', '| Take over |'],
      /Save changes/,
    ],
    [
      'when a text stands there is not what it says',
      'Strings for adding a webhook. A "Send test event" button: success if our server gets a 2xx in 10 seconds.',
      ['Not written yet'],
      /\| Server gets/,
    ],
    [
      'what people are told before it is asked for, and each button by itself',
      'we need text for the "transfer ownership" dialog. new owner gets full control, you become a normal member, only they can transfer it back. buttons transfer + cancel',
      [
        '| New owner gets full control. You become a normal member. Only they can transfer it back. |',
        '| Transfer ownership |',
      ],
      /## Open/,
    ],
    [
      'a banner that is only named, with what happened',
      "PAY-88 Payment retry banner\nPayment for the last invoice failed. We'll try again in 3 days.\nPrimary action: update card. Link: see invoice.",
      [
        "| Payment for the last invoice failed. We'll try again in 3 days. |",
        '| Update card |',
        '| See invoice |',
      ],
      /is failed|Your payment retry|## Open/,
    ],
    [
      'a tooltip by what it explains',
      'Tooltip on the "Sync" icon explaining that the last sync was more than 24 hours ago',
      ['| The last sync was more than 24 hours ago. |'],
      /VERIFY/,
    ],
    [
      'help that is told, and what a success says',
      "Newsletter form in the footer. One field (email), a button, helper text saying we send one mail a month and they can unsubscribe any time. Success: we've sent a confirmation link.",
      [
        '| We send one mail a month and you can unsubscribe any time. |',
        "| We've sent a confirmation link. |",
      ],
      /Sent a confirmation/,
    ],
    [
      'a deed with where it goes, and what undoes it',
      'Snackbar after moving a task to another project, with undo',
      ['| Task moved to another project |', '| Undo |'],
      /## Open/,
    ],
    [
      'no manner among the buttons',
      'upgrade nudge inside the export menu: PDF export is only in the Team plan. keep it light, one line + link to plans',
      ['| View plans |'],
      /Keep it light/,
    ],
    [
      'an email of what is so, and not of what its button does',
      'email to a customer whose card expires next month. button "Update card".',
      ['| Your card expires next month |', '| Update card |'],
      /was updated/,
    ],
    [
      'nothing of the asking',
      "Error copy please! Photo can't be posted because the video is longer than 60 seconds.",
      ["| The photo can't be posted because the video is longer than 60 seconds. |"],
      /[Cc]opy (?:the )?please/,
    ],
    [
      'a draft that is no order to write',
      'Toasts: draft saved, draft deleted',
      ['| Draft saved |', '| Draft deleted |'],
    ],
    ['a thing that is called as the asking is', 'draft deleted toast', ['| Draft deleted |']],
    [
      'nothing of what a screen is to say in another one',
      'Wizard "Import contacts"\nStep 1: choose a source\nStep 2: match the columns\nLast screen says how many contacts were imported.',
      ['| Choose a source |', 'Not written yet'],
      /\| Last screen/,
    ],
  ];

describe('screens asked for freely', () => {
  for (const [name, input, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', input, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
