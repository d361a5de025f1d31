import * as vscode from 'vscode';
import { nameOf } from '../connection/target.ts';
import type { Parts } from '../parts.ts';
import { applyInEditor } from '../text/apply-in-editor.ts';
import type { OpenProposal } from './proposal-store.ts';

export type AcceptOutcome = 'accepted' | 'changed-meanwhile' | 'gone' | 'refused';

/** Puts a proposal into its document, if the part it is for is still what it was. Otherwise the proposal stays open. */
export async function accept({ proposals }: Parts, open: OpenProposal): Promise<AcceptOutcome> {
  const name = nameOf(open.document);
  const document = await openAgain(open.document);
  if (!document) {
    void offerCopy(open, `${name} no longer exists. The proposed text is still here.`);
    return 'gone';
  }
  open.proposal.sync(document.getText());
  const edits = open.proposal.edits();
  if (!edits) {
    const message = `${name} was changed where ${open.title} proposes something else, so nothing was replaced. Run ${open.title} again, or copy the proposed text.`;
    void offerCopy(open, message);
    return 'changed-meanwhile';
  }
  // Before the edit: only an editor that is shown keeps its cursor and folded regions in place over an edit.
  await show(document);
  if (!(await applyInEditor(document, edits))) {
    void offerCopy(open, `${name} could not be changed. The proposed text is still here.`);
    return 'refused';
  }
  await proposals.close(open);
  return 'accepted';
}

/** Closes the diff, changes nothing, and goes back to the document. */
export async function reject({ proposals }: Parts, open: OpenProposal): Promise<void> {
  const document = await openAgain(open.document);
  if (document) await show(document);
  await proposals.close(open);
}

async function show(document: vscode.TextDocument): Promise<void> {
  const { viewColumn } = vscode.window.tabGroups.activeTabGroup;
  await vscode.window.showTextDocument(document, { viewColumn, preview: false });
}

async function openAgain(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  const known = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (known && !known.isClosed) return known;
  // Opening an untitled document that is gone would make a new, empty one.
  if (uri.scheme === 'untitled') return undefined;
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}

async function offerCopy(open: OpenProposal, message: string): Promise<void> {
  const copy = 'Copy Proposed Text';
  if ((await vscode.window.showWarningMessage(message, copy)) === copy) {
    await vscode.env.clipboard.writeText(open.proposal.replacement);
  }
}
