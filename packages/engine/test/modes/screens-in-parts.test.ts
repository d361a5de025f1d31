import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

/** Descriptions, strings that a writer expects, and what must not stand there. */
const ROWS: readonly (readonly [description: string, good: readonly string[], bad?: RegExp])[] = [
  [
    'strings for password reset: request screen, email sent screen, link expired error, success',
    ['| Reset your password |', '| Check your email |', '| This link has expired. Request a new one. |'],
    /Expired error/,
  ],
  [
    'Tooltips and labels for a chart toolbar: zoom, reset view, download as PNG, full screen',
    ['| Reset view |', '| Download as PNG |', '| Full screen |'],
    /VERIFY|## Screens/,
  ],
];

/** The files that a description may ask for, and a line of each. */
const FILES: readonly (readonly [format: string, line: RegExp])[] = [
  ['as JSON', /^ {2}"toast\.taskSaved": "Task saved"/m],
  ['in YAML', /^toast\.taskSaved: Task saved$/m],
  ['in .properties format', /^toast\.taskSaved = Task saved$/m],
  ['as a .po file', /^msgctxt "toast\.taskSaved"\nmsgid "Task saved"$/m],
  ['as .strings', /^"toast\.taskSaved" = "Task saved";$/m],
  ['as Android XML', /<string name="toast_taskSaved">Task saved<\/string>/],
  ['one per line', /^Task saved$/m],
  ['as XLIFF', /<trans-unit id="toast\.taskSaved"><source>Task saved<\/source>/],
];

describe('screens in parts', () => {
  for (const [description, good, bad] of ROWS)
    it(`have their strings: ${description.slice(0, 60)}`, () => {
      const { content } = run('ux-generate', description, PRESET);
      for (const text of good) assert.ok(content.includes(text), `${text}\n${content}`);
      if (bad) assert.doesNotMatch(content, bad);
    });
  for (const [format, line] of FILES)
    it(`are written ${format}`, () => {
      assert.match(
        run('ux-generate', `Toasts for a board: task saved, task moved, ${format}`, PRESET).content,
        line,
      );
    });
});
