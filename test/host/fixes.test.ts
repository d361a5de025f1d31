import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { apply, closeEverything, findingOn, marked, quickFixes, undo, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { scratchFile } from './support/scratch.ts';
import { connect, extension, run } from './support/session.ts';

const text = [
  '# Tea',
  '',
  'In order to start, wait. You wait in order to rest.',
  '',
  'Run `in order to` as it is. We went to the the shop.',
  '',
].join('\n');

describe('Quick fixes', () => {
  let editor: vscode.TextEditor;
  const user = personInEachTest();
  before(connect);
  beforeEach(async () => {
    editor = await untitled(text);
    await run('review');
  });

  async function fix(on: string, title: RegExp): Promise<vscode.CodeAction> {
    const actions = await quickFixes(editor.document, findingOn(editor.document, on).range);
    const found = actions.find((action) => title.test(action.title));
    assert.ok(found, `no quick fix ${title} among ${JSON.stringify(actions.map((action) => action.title))}`);
    return found;
  }

  it('correct one finding, in one undo step', async () => {
    await apply(await fix('In order to', /^Change/));
    assert.equal(editor.document.getText(), text.replace('In order to', 'To'));
    assert.ok(!marked(editor.document).includes('In order to'));
    await undo(editor);
    assert.equal(editor.document.getText(), text);
  });

  it('put the likeliest first', async () => {
    const [first] = await quickFixes(editor.document, findingOn(editor.document, 'In order to').range);
    assert.equal(first?.isPreferred, true);
  });

  it('correct all findings of a rule, in one undo step', async () => {
    await apply(await fix('In order to', /^Fix all 2 /));
    assert.equal(
      editor.document.getText(),
      text.replace('In order to', 'To').replace('wait in order to', 'wait to'),
    );
    await undo(editor);
    assert.equal(editor.document.getText(), text);
  });

  it('correct all findings of the document and leave code alone, in one undo step', async () => {
    await apply(await fix('In order to', /safe Housestyle findings in this document/));
    const fixed = editor.document.getText();
    assert.ok(!/the the|(?<!`)in order to/i.test(fixed), fixed);
    assert.ok(fixed.includes('`in order to`'));
    await undo(editor);
    assert.equal(editor.document.getText(), text);
  });

  it('do nothing and say so when the text has changed since', async () => {
    const stale = await fix('In order to', /^Change/);
    await editor.edit((edit) =>
      edit.replace(findingOn(editor.document, 'In order to').range, 'In order  to'),
    );
    const changed = editor.document.getText();
    await apply(stale);
    assert.equal(editor.document.getText(), changed);
    assert.match(user.messages.join(), /changed since the review/);
  });

  it('land in the right place when something was inserted before', async () => {
    const action = await fix('In order to', /^Change/);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'First.\n\n'));
    await apply(action);
    assert.equal(editor.document.getText(), `First.\n\n${text.replace('In order to', 'To')}`);
  });

  it('come in the order of use: correct, explain, then what keeps it silent, the mildest first', async () => {
    const actions = await quickFixes(editor.document, findingOn(editor.document, 'In order to').range);
    const order = [
      /^Change/,
      /^Fix all 2 /,
      /^Fix all \d+ safe/,
      /^Explain/,
      /here$/,
      /in this file$/,
      /^Turn off/,
      /^Not a/,
    ];
    assert.deepEqual(
      actions.map(({ title }) => order.findIndex((pattern) => pattern.test(title))),
      order.map((_, index) => index),
      JSON.stringify(actions.map(({ title }) => title)),
    );
  });

  it('are commands too, for the finding at the cursor', async () => {
    editor.selection = new vscode.Selection(2, 3, 2, 3);
    await run('fixFinding');
    assert.equal(editor.document.getText(), text.replace('In order to', 'To'));
    await undo(editor);
    editor.selection = new vscode.Selection(2, 3, 2, 3);
    await run('fixRule');
    assert.ok(!/in order to(?!`)/i.test(editor.document.getText()));
    await undo(editor);
    editor.selection = new vscode.Selection(2, 3, 2, 3);
    await run('ignoreHere');
    assert.match(editor.document.lineAt(2).text, /rest\. <!-- housestyle-ignore-line wordiness -->$/);
    assert.ok(!marked(editor.document).includes('In order to'));
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    await run('fixFinding');
    assert.match(user.messages.join(), /no finding at the cursor/);
  });

  it('offer a comment for the whole file, which the next review heeds', async () => {
    await apply(await fix('In order to', /in this file$/));
    assert.match(editor.document.getText(), /^<!-- housestyle-ignore-file wordiness -->\n\n# Tea/);
    await run('review');
    assert.deepEqual(marked(editor.document), ['the the']);
  });

  it('are there from the command palette too', async () => {
    await run('fixAll');
    assert.ok(!editor.document.getText().includes('the the'));
    await run('fixAll');
    assert.match(user.messages.join(), /no findings here/);
  });

  it('run on save for what is safe, with no request to the service', async () => {
    const before = (await extension()).quota()?.used;
    const kind = vscode.CodeActionKind.SourceFixAll;
    const whole = new vscode.Range(0, 0, editor.document.lineCount, 0);
    const [action, ...others] = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      editor.document.uri,
      whole,
      kind.value,
      10,
    );
    assert.deepEqual([action?.kind?.value, others.length], ['source.fixAll.housestyle', 0]);
    assert.ok(action);
    await apply(action);
    assert.ok(!/the the|(?<!`)in order to/i.test(editor.document.getText()), editor.document.getText());
    assert.equal((await extension()).quota()?.used, before);
    await undo(editor);
    assert.equal(editor.document.getText(), text);
  });

  it('are made when the editor saves and is told to', async () => {
    const settings = vscode.workspace.getConfiguration('editor');
    await settings.update(
      'codeActionsOnSave',
      { 'source.fixAll.housestyle': 'explicit' },
      vscode.ConfigurationTarget.Global,
    );
    try {
      const file = await vscode.window.showTextDocument(scratchFile('save.md', 'Go in order to rest.\n'));
      await run('review');
      await file.edit((edit) => edit.insert(new vscode.Position(1, 0), 'More.\n'));
      await file.document.save();
      assert.equal(file.document.getText(), 'Go to rest.\nMore.\n');
      assert.equal(file.document.isDirty, false);
    } finally {
      await settings.update('codeActionsOnSave', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('keep CRLF', async () => {
    await closeEverything();
    editor = await untitled(text.replaceAll('\n', '\r\n'));
    await run('review');
    await run('fixAll');
    assert.ok(!/[^\r]\n/.test(editor.document.getText()));
    assert.ok(!editor.document.getText().includes('the the'));
  });
});
