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
