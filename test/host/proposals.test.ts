import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeEverything, until, untitled } from './support/editing.ts';
import { person } from './support/person.ts';
import { scratchFile, tabOf } from './support/scratch.ts';
import { connect, run } from './support/session.ts';

describe('A proposed text', () => {
  before(connect);
  afterEach(closeEverything);

  it('is accepted into a file that was closed meanwhile, and not saved', async () => {
    const uri = scratchFile('a.md', 'We utilize it.\n\nAnd in order to rest.\n');
    await vscode.window.showTextDocument(uri);
    await run('rewrite');
    const tab = tabOf(vscode.TabInputText);
    assert.ok(tab);
    await vscode.window.tabGroups.close(tab);
    assert.equal(await run('acceptProposal'), 'accepted');
    const document = vscode.window.activeTextEditor?.document;
    assert.equal(document?.uri.toString(), uri.toString());
    assert.equal(document.getText(), 'We use it.\n\nAnd to rest.\n');
    assert.ok(document.isDirty);
  });

  it('keeps the cursor where it was in the text', async () => {
    const editor = await untitled('We utilize a thing.\n\nAnd in order to rest. The end.\n');
    editor.selection = new vscode.Selection(2, 26, 2, 26);
    await run('rewrite');
    await run('acceptProposal');
    const active = vscode.window.activeTextEditor;
    assert.equal(active?.document.lineAt(2).text.slice(active.selection.active.character), 'end.');
  });

  it('belongs to its document, beside that of another', async () => {
    const first = await untitled('We utilize a thing.\n');
    await run('rewrite');
    const second = await untitled('We utilize another.\n');
    await run('simplify');
    await vscode.window.showTextDocument(first.document);
    await run('acceptProposal');
    assert.equal(first.document.getText(), 'We use a thing.\n');
    assert.equal(second.document.getText(), 'We utilize another.\n');
    await run('acceptProposal');
    assert.equal(second.document.getText(), 'We use another.\n');
  });

  it('replaces the one before it', async () => {
    const { document } = await untitled('We utilize a thing.\n');
    await run('rewrite');
    await vscode.window.showTextDocument(document);
    await run('simplify');
    const diffs = vscode.window.tabGroups.all
      .flatMap((group) => group.tabs)
      .filter((tab) => tab.input instanceof vscode.TabInputTextDiff);
    assert.deepEqual(
      diffs.map(({ label }) => /Simplify/.test(label)),
      [true],
    );
  });

  it('is gone when its diff is closed', async () => {
    const user = person();
    await untitled('We utilize a thing.\n');
    await run('rewrite');
    const tab = tabOf(vscode.TabInputTextDiff);
    assert.ok(tab);
    await vscode.window.tabGroups.close(tab);
    await until('the message', async () => {
      await run('acceptProposal');
      return /no proposed text/.test(user.messages.join());
    });
    user.leave();
  });
});
