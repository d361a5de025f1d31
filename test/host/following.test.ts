import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { closeEverything, findings, marked, undo, until, untitled } from './support/editing.ts';
import { scratchFile } from './support/scratch.ts';
import { connect, run } from './support/session.ts';

describe('Findings stay with their words', () => {
  before(connect);
  afterEach(closeEverything);

  it('when an untitled document changes its language', async () => {
    const editor = await untitled('We utilize it.\n');
    await run('review');
    await vscode.languages.setTextDocumentLanguage(editor.document, 'plaintext');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'Oh. '));
    await until('the shift', () => findings(editor.document)[0]?.range.start.character === 7);
    assert.deepEqual(marked(editor.document), ['utilize']);
  });

  it('when their file is renamed, and leave with it when it is deleted', async () => {
    const uri = scratchFile('a.md', 'We utilize it.\n');
    await vscode.window.showTextDocument(uri);
    await run('review');
    const renamed = uri.with({ path: uri.path.replace('a.md', 'b.md') });
    const rename = new vscode.WorkspaceEdit();
    rename.renameFile(uri, renamed);
    assert.ok(await vscode.workspace.applyEdit(rename));
    await until('the move', () => vscode.languages.getDiagnostics(renamed).length === 1);
    assert.equal(vscode.languages.getDiagnostics(uri).length, 0);
    const removal = new vscode.WorkspaceEdit();
    removal.deleteFile(renamed);
    await vscode.workspace.applyEdit(removal);
    await until('the end', () => vscode.languages.getDiagnostics(renamed).length === 0);
  });

  it('when their file is closed, changed on disk and opened again', async () => {
    const uri = scratchFile('a.md', 'We utilize it.\n\nAnd in order to rest.\n');
    await vscode.window.showTextDocument(uri);
    await run('review');
    await closeEverything();
    assert.equal(vscode.languages.getDiagnostics(uri).length, 2);
    writeFileSync(uri.fsPath, 'New first.\n\nWe use it.\n\nAnd in order to rest.\n');
    const { document } = await vscode.window.showTextDocument(uri);
    await until('the new text', () => document.getText().startsWith('New'));
    await until('what is left', () => marked(document).join() === 'in order to');
  });

  it('under several cursors, and come back with undo', async () => {
    const editor = await untitled('We utilize a.\nWe utilize b.\nWe utilize c.\n');
    await run('review');
    editor.selections = [0, 1, 2].map((line) => new vscode.Selection(line, 0, line, 0));
    await vscode.commands.executeCommand('type', { text: 'So: ' });
    await until('the shift', () => marked(editor.document).every((text) => text === 'utilize'));
    assert.equal(marked(editor.document).length, 3);
    editor.selections = [0, 1].map((line) => new vscode.Selection(line, 9, line, 9));
    await vscode.commands.executeCommand('type', { text: 'Q' });
    await until('the loss', () => marked(editor.document).length === 1);
    await vscode.commands.executeCommand('undo');
    await until('the return', () => marked(editor.document).length === 3);
  });

  it('when there are a thousand: shifted, fixed and brought back', async () => {
    // All of them among the problems, however equal they are.
    const settings = vscode.workspace.getConfiguration('housestyle');
    await settings.update('problems.maxEqual', 0, vscode.ConfigurationTarget.Global);
    const editor = await untitled('We utilize this in the shop, and so on.\n\n'.repeat(1000));
    await run('review');
    assert.equal(findings(editor.document).length, 1000);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'New.\n'));
    await until('the shift', () => findings(editor.document)[0]?.range.start.line === 1);
    await run('fixAll');
    assert.ok(!editor.document.getText().includes('utilize'));
    await undo(editor);
    await until('the return', () => findings(editor.document).length === 1000);
    await settings.update('problems.maxEqual', undefined, vscode.ConfigurationTarget.Global);
  });
});
