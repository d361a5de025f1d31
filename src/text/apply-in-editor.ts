import * as vscode from 'vscode';
import type { TextEdit } from './edit.ts';

/** Edits of a document's text as it is now, in the editor's own form. */
export function changeOf(document: vscode.TextDocument, edits: readonly TextEdit[]): vscode.WorkspaceEdit {
  const change = new vscode.WorkspaceEdit();
  change.set(
    document.uri,
    edits.map(({ start, end, text }) => {
      const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
      return vscode.TextEdit.replace(range, text);
    }),
  );
  return change;
}

/**
 * Makes edits of the document's text as it is now: one undo step, cursors and folded regions kept, nothing saved.
 * False where the editor refused.
 */
export async function applyInEditor(
  document: vscode.TextDocument,
  edits: readonly TextEdit[],
): Promise<boolean> {
  return edits.length === 0 || vscode.workspace.applyEdit(changeOf(document, edits));
}
