import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Requests as people type them, the texts that a writer expects, and what must not stand there. */
const ROWS: readonly (readonly [name: string, request: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'a bare dialog is whole',
    'delete workspace dialog',
    ['| Delete this workspace? |', '| Delete workspace |', '| Keep workspace |'],
    /## (?!Dialog)/,
  ],
  [
    'the bullets below a title are statements of their own',
    '## Delete API token\n\nContext: developer console.\n\n- Confirmation dialog. Apps that use the token stop working immediately. This cannot be undone.\n- Must type the token name\n- Success toast\n- Failure toast',
    [
      "| Apps that use the token stop working immediately. You can't undo this. |",
      '| Type the token name to confirm |',
      '| API token deleted |',
      "| Couldn't delete the API token. Try again. |",
    ],
  ],
  [
    'buttons that are off say what is missing',
    'Tooltip copy for disabled buttons: "Publish" when the article has no title, "Merge" when checks are failing.',
    ['| The article has no title. |', '| Checks are failing. |'],
    /VERIFY/,
  ],
  [
    'pages that everybody knows',
    'Error pages for a bank: 404, 500, session expired. Calm tone.',
    ['| Page not found |', '| Something went wrong on our side |', '| Your session has ended |'],
    /VERIFY|[Cc]alm/,
  ],
  [
    'a ticket says in its labels what the dialog is about',
    'Component: Modal\nPurpose: Archive project\nDetails: You can restore it at any time.\nButtons: Archive / Cancel',
    ['| Archive this project? |', '| You can restore it at any time. |', '| Archive project |'],
    /Restore it/,
  ],
  [
    'states that share their noun are of its kind each',
    'Ticket: loading, empty and error states for a reports page',
    ['| Loading reports… |', '| No reports yet |', "| Couldn't load the reports. "],
    /loadings/,
  ],
  [
    'what a picker holds is more than what people choose from',
    'File picker: title, search placeholder, empty folder, select button, cancel button',
    ['| Search |', '| This folder is empty |', '| Select |'],
    /Select button/,
  ],
];

describe('requests for strings', () => {
  for (const [name, request, good, bad] of ROWS)
    it(`are read: ${name}`, () => {
      const { content } = run('ux-generate', request);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
});
