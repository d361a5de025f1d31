/** Documents, findings and quick fixes, as the editor's own API shows them. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** Polls until the value is there; the editor tells of few changes by event. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  milliseconds = 60_000,
): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const value = await look();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`Waited ${milliseconds} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** An untitled document in the active editor. */
export async function untitled(content: string, language = 'markdown'): Promise<vscode.TextEditor> {
  for (let tries = 1; ; tries++) {
    const document = await vscode.workspace.openTextDocument({ content, language });
    const editor = await vscode.window.showTextDocument(document);
    try {
      await until('the new document', () => isShown(document, content), 3000);
      return editor;
    } catch (error) {
      // One that was just closed may have had the same name, and takes this one with it.
      if (tries === TRIES) throw error;
    }
  }
}

const TRIES = 4;

function isShown(document: vscode.TextDocument, content: string): boolean {
  const active = vscode.window.activeTextEditor?.document;
  if (active !== document || withLineFeeds(active.getText()) !== withLineFeeds(content)) return false;
  // One that took over the name of a document just closed has kept its line ends too.
  return !content.includes('\r\n') || active.eol === vscode.EndOfLine.CRLF;
}

const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** A file of one of the workspace's folders, in the active editor. */
export async function file(folder: string, name: string): Promise<vscode.TextEditor> {
  const found = vscode.workspace.workspaceFolders?.find((one) => one.name === folder);
  assert.ok(
    found,
    `the workspace has no folder ${folder}: ${JSON.stringify(vscode.workspace.workspaceFolders)}, ${String(vscode.workspace.workspaceFile)}`,
  );
  return vscode.window.showTextDocument(vscode.Uri.joinPath(found.uri, name));
}

export async function closeEverything(): Promise<void> {
  for (let editor = vscode.window.activeTextEditor; editor; editor = vscode.window.activeTextEditor) {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    if (vscode.window.activeTextEditor === editor) break;
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

export function findings(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter((diagnostic) => diagnostic.source === 'Housestyle')
    .sort((a, b) => a.range.start.compareTo(b.range.start));
}

/** The texts that the findings of a document mark. */
export function marked(document: vscode.TextDocument): string[] {
  return findings(document).map((finding) => document.getText(finding.range));
}

/** The finding that marks this text. */
export function findingOn(document: vscode.TextDocument, text: string): vscode.Diagnostic {
  const found = findings(document).find((one) => document.getText(one.range) === text);
  assert.ok(found, `no finding marks ${JSON.stringify(text)}, only ${JSON.stringify(marked(document))}`);
  return found;
}

/** What our extension offers, and not what the editor itself does. */
export async function quickFixes(
  document: vscode.TextDocument,
  range: vscode.Range,
): Promise<vscode.CodeAction[]> {
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    range,
    vscode.CodeActionKind.QuickFix.value,
  );
  return actions.filter(({ command }) => command?.command.startsWith('housestyle.'));
}

/** Does what the editor does when a person picks the quick fix. */
export async function apply(action: vscode.CodeAction): Promise<void> {
  if (action.edit !== undefined)
    assert.ok(await vscode.workspace.applyEdit(action.edit), 'the edit was refused');
  if (action.command !== undefined) {
    await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
  }
}

export async function undo(editor: vscode.TextEditor): Promise<void> {
  await vscode.window.showTextDocument(editor.document);
  await vscode.commands.executeCommand('undo');
}
