import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Requests as strangers write them, what a writer expects of each, and what may not stand there. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'steps may have a limit',
      'Onboarding for a habit app, 3 screens:\n1. Pick up to 3 habits\n2. Choose when to be reminded\n3. Invite a friend (optional)',
      ['| Pick up to 3 habits |'],
      /\| Pick \|/,
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
      'a tooltip by what it explains',
      'Tooltip on the "Sync" icon explaining that the last sync was more than 24 hours ago',
      ['| The last sync was more than 24 hours ago. |'],
      /VERIFY/,
    ],
    [
      'a draft that is no order to write',
      'Toasts: draft saved, draft deleted',
      ['| Draft saved |', '| Draft deleted |'],
    ],
    [
      'slides in a row, and the button of the last one',
      'Onboarding carousel, 3 slides. Slide 1: Plan a run. Slide 2: Join challenges with friends. Slide 3: Get weekly insights. Buttons: Next, Skip, Get started (last slide)',
      [
        '| Join challenges with friends |',
        '`onboarding.step3.next` | Get started |',
        '`onboarding.step1.skip`',
      ],
      /VERIFY|## Buttons/,
    ],
    [
      'the fields of a form in lines without bullets, with a star where they are needed',
      'Form: create an event\nName* (max 60 characters)\nDate and time*\nNumber of seats (1-500)\nSave as draft / Publish',
      [
        '| Name | Label |',
        '| Choose the date and time. |',
        '| Enter a number from 1 to 500. |',
        '| Save as draft | Button |',
      ],
      /VERIFY|our side/,
    ],
    [
      'numbered tooltips in one line, and things that are no orders',
      'Tooltips: 1) "Boost" - shows your listing at the top for 7 days 2) "Pause" - hides the listing without deleting it',
      [
        '`tooltip.boost` | Show your listing at the top for 7 days. |',
        '| Hide the listing without deleting it. |',
      ],
    ],
    [
      'what locks people out, and a message that could not be sent',
      'Error messages for OTP screen. cases: code expired, too many tries -> locked for 30 minutes, SMS could not be sent',
      ['| Too many attempts. Try again in 30 minutes. |', "| SMS couldn't be sent. [VERIFY]"],
      /Not turned/,
    ],
    [
      'what the text should say',
      'Logout confirmation on shared devices. Body should say that saved drafts stay on this device.',
      [' Saved drafts stay on this device. |'],
      /VERIFY/,
    ],
    [
      'people who get something, and a button that waits',
      'Dialog before publishing a course: students get notified by email, you can still edit it afterwards. Primary: Publish course. Secondary: Not yet',
      [
        '| Students get notified by email. You can still edit it afterwards. |',
        '`dialog.cancel` | Not yet |',
      ],
      /was/,
    ],
    [
      'the name of a field, and not how it is filled in',
      'Transfer a project: select field for the target workspace (help: you must be an admin there)',
      ['`field.targetWorkspace` | Target workspace |', '| You must be an admin there. |'],
    ],
    [
      'long names for screen readers, with what changes in them',
      'aria-labels: close banner, open image {index} of {total}',
      ['| Open image {index} of {total} |'],
      /VERIFY/,
    ],
    ['a thing that is called as the asking is', 'draft deleted toast', ['| Draft deleted |']],
    [
      'screens by number, what each does, and where people may skip',
      "Need copy for our password manager's autofill onboarding. 3 screens. Screen 1 explains that autofill works in apps and browsers. Screen 2 asks to turn on autofill in Settings (button opens settings). Screen 3 confirms it's on.",
      [
        '| Autofill works in apps and browsers |',
        '| Turn on autofill in Settings |',
        '`onboarding.step2.next` | Open settings |',
      ],
      /VERIFY|explains|asks/,
    ],
    [
      'what the user loses and keeps, in brackets too, told to the user',
      'subscription downgrade confirmation: user goes from Pro to Free at the end of the billing period ({date}), loses access to 3 features (API access, custom domains, priority support), keeps data. Buttons: downgrade / keep Pro',
      [
        '| Downgrade your subscription? |',
        'You go from Pro to Free at the end of the billing period ({date}). You lose access to 3 features (API access, custom domains, priority support). You keep data.',
        '| Keep Pro |',
      ],
      /VERIFY/,
    ],
    [
      'all that stands behind the colon of a banner in the banner',
      'Banner for planned maintenance: Sunday 14 June 02:00–04:00 UTC, read-only mode, no data loss, link to status page.',
      [
        '| Planned maintenance on Sunday 14 June 02:00–04:00 UTC. Read-only mode. No data loss. |',
        '| View status page |',
      ],
      /VERIFY|## Buttons/,
    ],
    [
      'the states of a component with their values, and its errors',
      'Component: File uploader\nStates:\n- idle: drag and drop or browse, PNG/JPG/PDF, up to 25 MB, max 10 files\n- uploading: show progress {percent}\n- success\n- error: file too large',
      [
        '| Uploading… {percent} |',
        '| File uploaded |',
        '| The file is larger than 25 MB. Choose a smaller one. |',
      ],
      /VERIFY/,
    ],
    [
      'shortcuts that are told elsewhere',
      'Tooltips: undo, redo, group. Include keyboard shortcut for undo (Ctrl+Z) and redo (Ctrl+Y).',
      ['| Undo (Ctrl+Z) |', '| Redo (Ctrl+Y) |', '| Group |'],
      /VERIFY/,
    ],
    [
      'an irreversible deed with some days to take it back',
      'delete account dialog, irreversible, 30 days grace',
      ["| You can restore this within 30 days. After that, you can't undo this. |"],
      /VERIFY/,
    ],
    [
      'the parts of a dialog, a field with its choices, and a message with a name',
      "Microcopy for inviting a guest: dialog title, email field label/placeholder, permission dropdown (can view, can edit), submit and cancel buttons, error if the person already has access, and a success toast with the person's name.",
      [
        '| Invite guest | Title |',
        '| Can edit | Option |',
        '| The person already has access. ',
        '| {name} invited |',
      ],
      /Title guest|Submit\./,
    ],
    [
      'what loads, what is done with a second sentence, and what there is nothing of',
      "Report export. Button label, loading label, success toast with download link (link expires in 24 h), and a message if there's nothing to export in the selected period.",
      [
        '`button.primary` | Export report |',
        '| Exporting report… |',
        '| Report exported. The link expires in 24 h. |',
        "| There's nothing to export in the selected period. ",
      ],
      /Not turned|Report the/,
    ],
    [
      'what several screens tell at once, and buttons in quotes',
      'Push notification + in-app banner for a delivery delay: new arrival window {start}–{end}, reason is heavy traffic, no action needed.',
      [
        '`banner.text` | New arrival window {start}–{end}. The reason is heavy traffic. No action is needed. |',
      ],
      /VERIFY/,
    ],
    [
      'states that are named first and told later',
      "Write empty + error states for the analytics dashboard. Empty: no data yet because tracking snippet isn't installed, link to setup guide. Error: data couldn't be loaded, refresh.",
      [
        "| The tracking snippet isn't installed. |",
        '| View setup guide |',
        "| Data couldn't be loaded. Refresh. |",
      ],
      /VERIFY|No dashboards/,
    ],
    [
      'lists that a semicolon parts, and labels of toggles',
      'buttons save, schedule; status labels draft, scheduled; toggle labels: find me by phone number, share crash reports',
      ['| Schedule | Button |', '| Scheduled | Label |', '| Find me by phone number | Toggle |'],
      /VERIFY/,
    ],
    [
      'what plans hold, what they cost, and what a button starts',
      'Copy for the paywall: users on the free plan can only create 3 boards; upgrading to Team gives unlimited boards and costs $8 per user/month. Primary CTA starts a 14-day trial, secondary says maybe later.',
      [
        'On the free plan, you can only create 3 boards. Upgrading to Team gives unlimited boards and costs $8 per user/month.',
        '| Start 14-day trial |',
      ],
      /VERIFY/,
    ],
    [
      'tooltips of icons by what these stand beside',
      'Tooltip copy for form icons: info icon next to "Tax ID" (9 digits, found on your registration letter)',
      ['`tooltip.taxId` | 9 digits, found on your registration letter |'],
      /VERIFY/,
    ],
    [
      'the parts of a field, and its errors',
      'Password field: label, helper text (min 12 characters), errors for too short, no number',
      ['| Password | Label |', '| Use at least 12 characters | Below', '`error.'],
      /Helper text \||a no number/,
    ],
    [
      'what is so of what the list is for',
      'error messages for coupon field: expired, not valid for items in cart, already used',
      ['| This code has expired. Try another one. |', "| The coupon isn't valid for items in cart. "],
      /are in cart/,
    ],
    [
      'choices and toasts by their quotes and ends, and a warning that tells',
      'JSON for a file sharing modal: title, "anyone with the link" option, copy link button, link copied toast, and warning that the link expires in 7 days',
      [
        '"Share file"',
        '"Anyone with the link"',
        '"Copy link"',
        '"Link copied"',
        '"The link expires in 7 days."',
      ],
      /VERIFY|Copied toast/,
    ],
    [
      'why a tooltip is for something that is off, in brackets',
      'Tooltips: pin note, share note (disabled: only the owner can share)',
      ['| Pin note |', '| Only the owner can share. |'],
      /share\)/,
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
