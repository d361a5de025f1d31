import * as vscode from 'vscode';

/**
 * Whether the settings let a document's text be sent. A document is sent where `housestyle.include` has a glob for it and
 * `housestyle.exclude` has none; the exclusions of user, workspace and folder add up, so that no workspace can lift one.
 */
export function mayBeSent(document: Pick<vscode.TextDocument, 'uri'>): boolean {
  const { included, excluded } = scopeOf(document.uri);
  return (
    included.some((glob) => matches(glob, document)) && !excluded.some((glob) => matches(glob, document))
  );
}

/** Whether the settings let every document of a place be sent. */
export function sendsAll(place: vscode.Uri): boolean {
  const { included, excluded } = scopeOf(place);
  return excluded.length === 0 && included.includes('**');
}

function scopeOf(place: vscode.Uri): { readonly included: string[]; readonly excluded: string[] } {
  const settings = vscode.workspace.getConfiguration('housestyle', place);
  const { globalValue, workspaceValue, workspaceFolderValue } = settings.inspect<string[]>('exclude') ?? {};
  return {
    included: globs(settings.get('include')),
    excluded: [globalValue, workspaceValue, workspaceFolderValue].flatMap(globs),
  };
}

function globs(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((glob) => typeof glob === 'string') : [];
}

/** Globs are those of the editor, from the workspace folder on; outside of any, from the root of the file's path. */
function matches(glob: string, { uri }: Pick<vscode.TextDocument, 'uri'>): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const pattern = folder ? new vscode.RelativePattern(folder, glob) : glob;
  // A pattern alone is compared with the address alone, so that no document need be opened for it.
  return vscode.languages.match({ pattern }, { uri, languageId: '' } as vscode.TextDocument) > 0;
}
