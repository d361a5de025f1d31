import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  apply,
  closeEverything,
  findingOn,
  marked,
  quickFixes,
  undo,
  until,
  untitled,
} from './support/editing.ts';
import { person, type Person } from './support/person.ts';
import { connect, run } from './support/session.ts';

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
  let user: Person;
  before(connect);
  beforeEach(async () => {
    user = person();
    editor = await untitled(text);
    await run('review');
  });
  afterEach(async () => {
    user.leave();
    await closeEverything();
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

  it('can dismiss a finding instead', async () => {
    await apply(await fix('In order to', /^Dismiss/));
    await until('the finding to go', () => !marked(editor.document).includes('In order to'));
    assert.equal(editor.document.getText(), text);
  });

  it('are there from the command palette too', async () => {
    await run('fixAll');
    assert.ok(!editor.document.getText().includes('the the'));
    await run('fixAll');
    assert.match(user.messages.join(), /no findings here/);
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
