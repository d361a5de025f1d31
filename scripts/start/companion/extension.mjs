// Lives only in the browser editor of `npm start`, where the extension is installed as a user installs it and so takes
// no key from the environment: hands the local account's key over, and opens the sample.
import * as vscode from 'vscode';

export async function activate() {
  const key = process.env.HOUSESTYLE_API_KEY;
  const housestyle = await vscode.extensions.getExtension('housestyle.housestyle')?.activate();
  if (key && housestyle) await housestyle.setApiKey(key);
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (folder && vscode.window.tabGroups.all.every(({ tabs }) => tabs.length === 0)) {
    await vscode.window.showTextDocument(vscode.Uri.joinPath(folder.uri, 'README.md'), { preview: false });
  }
}
