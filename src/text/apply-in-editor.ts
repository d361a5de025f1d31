import * as vscode from 'vscode';
import type { TextEdit } from './edit.ts';
import { fewerEdits } from './fewer-edits.ts';

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
  const shown = vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
  const cursors = shown.flatMap(({ selections }) =>
    selections.flatMap(({ anchor, active }) => [document.offsetAt(anchor), document.offsetAt(active)]),
  );
  const fewer = fewerEdits(document.getText(), edits, cursors);
  if (fewer.length === 0) return true;
  const active = shown.find((editor) => editor === vscode.window.activeTextEditor) ?? shown[0];
  const change = changeOf(document, fewer);
  if (active) {
    const { version } = document;
    const made = await editIn(active, change.get(document.uri));
    // An editor in which nobody can write, such as the left side of a diff, says that it has made them.
    if (!made || document.version !== version) return made;
  }
  return vscode.workspace.applyEdit(change);
}

/** Faster than a change of the workspace, for which the editor compares every edit with the text letter by letter. */
async function editIn(editor: vscode.TextEditor, edits: readonly vscode.TextEdit[]): Promise<boolean> {
  try {
    return await editor.edit((builder) =>
      edits.forEach(({ range, newText }) => builder.replace(range, newText)),
    );
  } catch {
    // It was closed meanwhile, and has made none.
    return true;
  }
}
