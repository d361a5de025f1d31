import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const SEVERAL =
  'empty state for invoices list; error when upload is too large (max 10 MB); toast after saving settings; onboarding for inviting teammates';

/** Descriptions of screens, and strings that a writer expects of them. */
const ROWS: readonly (readonly [name: string, description: string, good: readonly string[], bad?: RegExp])[] =
  [
    ['a limit with its number', SEVERAL, ['| The file is larger than 10 MB. Choose a smaller one. |']],
    [
      'what an action does',
      'Dialog to delete a workspace. This removes all projects.',
      ['| Delete this workspace? |', '| This removes all projects. |'],
      /what is lost/,
    ],
    [
      'errors with sizes and formats',
      'upload of prescription photo, errors: file too large (max 8 MB), unsupported format (only JPG, PNG)',
      ['| The file is larger than 8 MB. Choose a smaller one. |', '| Choose a JPG or PNG file. |'],
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
});
