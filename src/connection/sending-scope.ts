import * as vscode from 'vscode';

/**
 * Whether the settings let a document's text be sent. A document is sent where `housestyle.include` has a glob for it and
 * `housestyle.exclude` has none; the exclusions of user, workspace and folder add up, so that no workspace can lift one.
 */
export function mayBeSent(document: vscode.TextDocument): boolean {
  const settings = vscode.workspace.getConfiguration('housestyle', document);
  const { globalValue, workspaceValue, workspaceFolderValue } = settings.inspect<string[]>('exclude') ?? {};
  const excluded = [globalValue, workspaceValue, workspaceFolderValue].flatMap(globs);
  const included = globs(settings.get('include'));
  return (
    included.some((glob) => matches(glob, document)) && !excluded.some((glob) => matches(glob, document))
  );
}

function globs(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((glob) => typeof glob === 'string') : [];
}

/** Globs are those of the editor, from the workspace folder on; outside of any, from the root of the file's path. */
function matches(glob: string, document: vscode.TextDocument): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  const pattern = folder ? new vscode.RelativePattern(folder, glob) : glob;
  return vscode.languages.match({ pattern }, document) > 0;
}
