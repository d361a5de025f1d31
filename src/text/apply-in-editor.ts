import * as vscode from 'vscode';
import type { TextEdit } from './edit.ts';

/**
 * Makes edits of the document's text as it is now: one undo step, cursors and folded regions kept, nothing saved.
 * False where the editor refused.
 */
export async function applyInEditor(
  document: vscode.TextDocument,
  edits: readonly TextEdit[],
): Promise<boolean> {
  const change = new vscode.WorkspaceEdit();
  change.set(
    document.uri,
    edits.map(({ start, end, text }) => {
      const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
      return vscode.TextEdit.replace(range, text);
    }),
  );
  return edits.length === 0 || vscode.workspace.applyEdit(change);
}
