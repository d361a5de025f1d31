import * as vscode from 'vscode';

const MARKDOWN_PREVIEW = 'vscode.markdown.preview.editor';

/** Shows a Markdown document of ours beside the one being written, rendered where the editor can; the cursor stays. */
export async function showPage(uri: vscode.Uri): Promise<void> {
  const tab = tabOf(uri);
  if (tab?.isActive) return;
  // Revealing it would move the cursor's focus there; opening it need not.
  if (tab) await vscode.window.tabGroups.close(tab);
  const options = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true };
  try {
    await vscode.commands.executeCommand('vscode.openWith', uri, MARKDOWN_PREVIEW, options);
  } catch {
    // The built-in Markdown extension is turned off.
    await vscode.window.showTextDocument(uri, options);
  }
}

function tabOf(uri: vscode.Uri): vscode.Tab | undefined {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .find(
      ({ input }) =>
        (input instanceof vscode.TabInputCustom || input instanceof vscode.TabInputText) &&
        input.uri.toString() === uri.toString(),
    );
}
