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
  ];

describe('screens asked for freely', () => {
  for (const [name, input, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', input, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
