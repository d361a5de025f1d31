import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Descriptions that tell errors, states and effects in their own words, and the strings that a writer expects of them. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'several empty states',
      'Empty states for a music app: no playlists, no search results, empty queue.',
      ['| No playlists yet |', '| No results for “{query}” |', '| Your queue is empty |'],
      /Create result/,
    ],
    ['a verb that is in no list', 'Confirm dialog for snoozing an alarm', ['| Snooze alarm |']],
    [
      'the rules that stand behind an error, and no other string among the errors',
      "Password reset screen, fields for new password and repeat password; errors: passwords don't match, too short (min 12 characters), reused password; success message",
      [
        '| Use at least 12 characters. |',
        "| Choose a password that you haven't used before. |",
        '| Password reset |',
      ],
      /success message/,
    ],
    [
      'a checklist without a number',
      'onboarding checklist for a CRM: import contacts, connect calendar, invite team',
      ['| Import contacts |', '| Connect calendar |'],
      /Get started with CRMs/,
    ],
    [
      'formats and sizes that no list of errors names',
      'Upload a badge photo (JPG or PNG, max 2 MB): errors',
      ['| Choose a JPG or PNG file. |', '| The file is larger than 2 MB. Choose a smaller one. |'],
    ],
  ];

describe('screens as they are told', () => {
  for (const [name, description, good, bad] of ROWS)
    it(`have ${name}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), content);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
