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
      /Name the limit/,
    ],
    [
      'the same from lines',
      SEVERAL.replaceAll('; ', '\n- '),
      ['| No invoices yet |', '| Invite your first teammate. |'],
    ],
    [
      'keys that say whose they are',
      SEVERAL,
      ['`saveSettings.toast.done`', '`uploadFile.error.uploadIsTooLarge`'],
    ],
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
      'errors with sizes and formats',
      'upload of prescription photo, errors: file too large (max 8 MB), unsupported format (only JPG, PNG)',
      ['| The file is larger than 8 MB. Choose a smaller one. |', '| Choose a JPG or PNG file. |'],
    ],
    [
      'errors that are listed for an action',
      'Error messages for a file upload: wrong type (only PNG and JPG), network lost, storage full',
      [
        '| Choose a PNG or JPG file. |',
        '| Your storage is full. Delete what you no longer need, and try again. |',
      ],
      /VERIFY/,
    ],
    [
      'toasts that are listed, in their words',
      'Toast messages for contacts: contact deleted (with undo), import finished with {count} contacts, import failed.',
      [
        '| Contact deleted |',
        '| Undo |',
        '| Import finished with {count} contacts |',
        '| Import failed. Try again. |',
      ],
      /[Ff]inished imported/,
    ],
    [
      'tooltips that are listed',
      'tooltips for the toolbar of a map editor: zoom in, measure distance',
      ['| Zoom in |', '| Measure distance |'],
      /toolbar/,
    ],
    ['a thing in quotation marks', 'Empty state for "Favorites" in a recipe app', ['| No favorites yet |']],
    [
      'all that a description says of a deletion',
      "confirmation dialog for deleting a class. 24 students lose their grades. It can't be undone.",
      ["| 24 students lose their grades. You can't undo this. |"],
    ],
    [
      'parts of a set as no action',
      'Strings for the dialog when a nurse stops an infusion: title, body, confirm, cancel.',
      ['| Stop this infusion? |', '| Stop infusion |'],
      /Confirm|Undo/,
    ],
    [
      'what is missing, and who may add it',
      "Empty state for the plan screen when no tables exist yet. The manager can add a table. Waiters can't.",
      ['| No tables yet |', '| No tables yet. Ask a manager to add one. |'],
    ],
    [
      'the errors that are listed, and the tooltip of a field',
      'Sharing an offline key with a guest. errors: invalid email, expired date in the past, guest already has a key. tooltip for "Expires".',
      [
        '| Enter an email address, such as name@example.com. |',
        '| Choose a date in the future. |',
        '| This guest already has a key. |',
        '`tooltip.expires`',
      ],
    ],
    [
      'the screens of a tour',
      'onboarding for a tide app, 3 screens: pick your harbor, allow notifications (we warn 1 hour before high tide), download for offline use',
      ['| Pick your harbor |', '| Allow notifications |', '| We warn 1 hour before high tide. |'],
      /Toasts|File/,
    ],
    [
      'a field with its range, and when a change takes effect',
      'Bank app: limit for transfers. Let the user change the daily limit between 0 and 5,000 EUR. A higher limit takes effect after 12 hours. Need field label, validation errors, confirm dialog.',
      [
        '| Daily limit |',
        '| Between 0 and 5,000 EUR. |',
        '| Enter a value between 0 and 5,000 EUR. |',
        '| A higher limit takes effect after 12 hours. |',
        '| Change daily limit |',
      ],
    ],
    [
      'the states of a button',
      'Export payroll button + states (idle, exporting, done, failed). The file can have at most 10,000 rows.',
      ['| Payroll exported |', '| Exporting payroll… |', "| Couldn't export the payroll. Try again. |"],
      /payrolls yet/,
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

  it('give every string its own key', () => {
    const { content } = run(
      'ux-generate',
      'Error messages as JSON: a link that we sent expired, a link that we sent failed',
      PRESET,
    );
    assert.ok(Object.keys(JSON.parse(content) as object).includes('error.linkThatWeSent2'), content);
  });
  it('of several screens make one file', () => {
    const { content } = run('ux-generate', `${SEVERAL}; as JSON`, PRESET);
    assert.equal(
      (JSON.parse(content) as Record<string, string>)['saveSettings.toast.done'],
      'Settings saved',
    );
  });
});
