import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const SEVERAL =
  'empty state for invoices list; error when upload is too large (max 10 MB); toast after saving settings; onboarding for inviting teammates';

/** Descriptions of screens, and strings that a writer expects of them. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    [
      'each of several requests',
      SEVERAL,
      [
        '| No invoices yet |',
        '## Errors: upload file',
        '| Settings saved |',
        '| Get started with teammates |',
      ],
      /is too large/,
    ],
    [
      'the same from lines',
      SEVERAL.replaceAll('; ', '\n- '),
      ['| No invoices yet |', '| Invite your first teammate. |'],
    ],
    ['keys that say whose they are', SEVERAL, ['`saveSettings.toast.done`', '`uploadFile.error.limit`']],
    ['a limit with its number', SEVERAL, ['| The file is larger than 10 MB. Choose a smaller one. |']],
    [
      'what an action does',
      'Dialog to delete a workspace. This removes all projects.',
      ['| Delete this workspace? |', '| This removes all projects. |'],
      /what is lost/,
    ],
    [
      'things that are many',
      'Dialog, tooltips and errors for resetting preferences',
      ['| Reset these preferences? |', "| Couldn't reset the preferences."],
      /this preferences|preferencess|preference\b/,
    ],
    [
      'a thing beside the names of the sets',
      'Empty state and tooltips for API keys',
      ['| No API keys yet |'],
    ],
  ];

describe('descriptions of screens', () => {
  for (const [name, description, good, bad] of ROWS)
    it(`give ${name}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), content);
      if (bad) assert.doesNotMatch(content, bad);
    });

  it('of several screens make one file', () => {
    const { content } = run('ux-generate', `${SEVERAL}; as JSON`, PRESET);
    assert.equal(
      (JSON.parse(content) as Record<string, string>)['saveSettings.toast.done'],
      'Settings saved',
    );
  });
});
