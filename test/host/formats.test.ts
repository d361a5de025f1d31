import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { marked, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run } from './support/session.ts';

describe('A document that is not Markdown', () => {
  personInEachTest();
  before(() => connect());

  const rows: [language: string, text: string][] = [
    ['html', '<p class="in order to">In order to start, <code>in order to</code> wait.</p>\n'],
    ['typescript', '/** In order to start, call it. */\nconst text = "in order to";\n'],
    ['python', 'def start():\n    """In order to start, call it."""\n    return "in order to"\n'],
  ];
  for (const [language, text] of rows) {
    it(`is read as the ${language} it is: prose is checked, the rest is not`, async () => {
      const editor: vscode.TextEditor = await untitled(text, language);
      assert.equal((await run<{ ok: boolean }>('review')).ok, true);
      assert.deepEqual(
        marked(editor.document).filter((words) => /in order to/i.test(words)),
        ['In order to'],
      );
    });
  }
});
