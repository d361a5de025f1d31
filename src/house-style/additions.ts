import * as vscode from 'vscode';
import { styleLink, type Severity, type TermSub } from '@housestyle/contract';
import type { ConfigEdit, StylePart } from '@housestyle/contract/config';
import { l10n } from '../l10n.ts';
import { placeOf, type HouseStyle } from './house-style.ts';
import { addPersonalTerm, addPersonalWord, setPersonalSeverity } from './personal-style.ts';

/** Something a person adds to a style from a finding. */
export type Addition =
  | { readonly kind: 'term'; readonly term: TermSub }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'severity'; readonly rule: string; readonly severity: Severity | 'off' };

/** The `.housestyle.yaml` that counts, or a new one; the person's own settings; the account, in the web app. */
export type AdditionScope = 'workspace' | 'user' | 'account';

/** Where something can be added for a document. */
export function additionScopes(document: vscode.Uri, hasWebApp: boolean): readonly AdditionScope[] {
  const place = placeOf(document);
  const writable = place && vscode.workspace.fs.isWritableFileSystem(place.scheme) === true;
  const workspace = writable && vscode.workspace.isTrusted && vscode.workspace.workspaceFolders;
  return [...(workspace ? ['workspace' as const] : []), 'user', ...(hasWebApp ? ['account' as const] : [])];
}

/** Adds to the `.housestyle.yaml` that counts for a document. Rejects with a message for the person. */
export async function addToRepository(
  style: HouseStyle,
  document: vscode.Uri,
  addition: Addition,
): Promise<vscode.Uri> {
  const edits: ConfigEdit[] = [addition];
  const part = partOf(addition);
  const resolved = await style.resolve(document);
  const says = resolved.sources.some(({ part: one, origin }) => one === part && origin.kind === 'file');
  if (part && !says && (await hasSaved(style, document, part))) edits.unshift({ kind: 'extend', part });
  return editRepositoryStyle(style, document, edits);
}

/** Adds to the person's own settings. */
export async function addToSettings(addition: Addition): Promise<void> {
  switch (addition.kind) {
    case 'term':
      return addPersonalTerm(addition.term);
    case 'word':
      return addPersonalWord(addition.word);
    case 'severity':
      return setPersonalSeverity(addition.rule, addition.severity);
  }
}

/**
 * Opens the account's style in the web app, where a term or a word waits to be saved: no key may write there. A rule to
 * change is on the clipboard.
 */
export async function addToAccount(webApp: string, addition: Addition): Promise<void> {
  const open = (address: string) => vscode.env.openExternal(vscode.Uri.parse(address, true));
  if (addition.kind !== 'severity') {
    await open(styleLink(webApp, addition));
    return;
  }
  await vscode.env.clipboard.writeText(addition.rule);
  void vscode.window.showInformationMessage(
    l10n.t(
      '“{0}” is on the clipboard. Change that rule in your account’s style in the web app.',
      addition.rule,
    ),
  );
  await open(`${webApp}/style`);
}

/** Makes edits in the file that counts, keeping its comments; makes one in the workspace folder where there is none. */
export async function editRepositoryStyle(
  style: HouseStyle,
  document: vscode.Uri,
  edits: readonly ConfigEdit[],
): Promise<vscode.Uri> {
  const { CONFIG_FILE, editConfig } = await import('@housestyle/contract/config');
  const { file } = await style.resolve(document);
  const target = file ?? newFileFor(document, CONFIG_FILE);
  if (!target)
    throw new Error(
      l10n.t('There is no folder for a .housestyle.yaml. Open the folder of the document first.'),
    );
  const open = file && (await vscode.workspace.openTextDocument(target));
  const before = open?.getText() ?? '';
  const after = edits.reduce<string | undefined>(
    (text, edit) => (text === undefined ? undefined : editConfig(text, edit)),
    before,
  );
  if (after === undefined)
    throw new Error(l10n.t('{0} has errors. Correct them first; the Problems view lists them.', CONFIG_FILE));
  if (!open) await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(after));
  else if (after !== before) await replaceText(open, after);
  style.forget();
  return target;
}

async function replaceText(document: vscode.TextDocument, text: string): Promise<void> {
  const wasDirty = document.isDirty;
  const edit = new vscode.WorkspaceEdit();
  const end = document.positionAt(document.getText().length);
  edit.replace(document.uri, new vscode.Range(new vscode.Position(0, 0), end), text);
  await vscode.workspace.applyEdit(edit);
  // What the person has not saved is not ours to save.
  if (wasDirty) return;
  // One that no editor shows may have been closed meanwhile: the edit has opened the file anew.
  const current = document.isClosed ? await vscode.workspace.openTextDocument(document.uri) : document;
  await current.save();
}

function newFileFor(document: vscode.Uri, name: string): vscode.Uri | undefined {
  const place = placeOf(document);
  const folder =
    place && (vscode.workspace.getWorkspaceFolder(place) ?? vscode.workspace.workspaceFolders?.[0]);
  return folder && vscode.Uri.joinPath(folder.uri, name);
}

function partOf(addition: Addition): StylePart | undefined {
  return addition.kind === 'term' ? 'terms' : addition.kind === 'word' ? 'glossary' : undefined;
}

/** A part that a file says replaces the account's: what was saved there would be lost. */
async function hasSaved(style: HouseStyle, document: vscode.Uri, part: StylePart): Promise<boolean> {
  const saved = await style.account(document);
  if (!saved) return false;
  return part === 'terms' ? saved.termSubs.length > 0 : saved.glossary.length > 0;
}
