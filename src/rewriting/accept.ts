import * as vscode from 'vscode';
import { nameOf } from '../connection/target.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { applyInEditor } from '../text/apply-in-editor.ts';
import type { OpenProposal } from './proposal-store.ts';

/** `partly`: some changes did not fit, since the text was edited there; they stay open. */
export type AcceptOutcome = 'accepted' | 'partly' | 'changed-meanwhile' | 'gone' | 'refused';

type ProposalParts = Pick<Parts, 'proposals'>;

/** Puts all changes that fit into the document, in one undo step. Those that don't fit stay open. */
export async function accept({ proposals }: ProposalParts, open: OpenProposal): Promise<AcceptOutcome> {
  const { proposal, title } = open;
  const document = await documentOf(open);
  if (!document) return 'gone';
  proposal.sync(document.getText());
  const name = nameOf(open.document);
  const ids = proposal.open().map(({ id }) => id);
  if (ids.length === 0) {
    void offerCopy(
      open,
      l10n.t(
        '{0} was changed where {1} proposes something else, so nothing was replaced. Run {1} again, or copy the proposed text.',
        name,
        title,
      ),
    );
    return 'changed-meanwhile';
  }
  // Before the edit: only an editor that is shown keeps its cursor and folded regions in place over an edit.
  await show(document);
  if (!(await put(open, document, ids))) return 'refused';
  if (proposal.unfitting === 0) {
    await proposals.close(open);
    return 'accepted';
  }
  proposals.refresh(open);
  void offerCopy(
    open,
    l10n.t(
      '{0} was changed where {1} proposes something else: {2} of {3} changes were put in. Copy the proposed text to put in the others yourself.',
      name,
      title,
      ids.length,
      ids.length + proposal.unfitting,
    ),
  );
  return 'partly';
}

/** Puts some changes into the document, in an undo step of their own; the diff stays open for the others. */
export async function acceptChanges(
  { proposals }: ProposalParts,
  open: OpenProposal,
  ids: readonly number[],
): Promise<AcceptOutcome> {
  const document = await documentOf(open);
  if (!document) return 'gone';
  open.proposal.sync(document.getText());
  const fitting = open.proposal.open().flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  if (fitting.length === 0) {
    void vscode.window.showInformationMessage(
      l10n.t('This change no longer fits: {0} was edited there.', nameOf(open.document)),
    );
    return 'changed-meanwhile';
  }
  if (!(await put(open, document, fitting))) return 'refused';
  await settle({ proposals }, open, document);
  return 'accepted';
}

/** Leaves some changes out; the diff stays open for the others. */
export async function rejectChanges(
  { proposals }: ProposalParts,
  open: OpenProposal,
  ids: readonly number[],
): Promise<void> {
  open.proposal.reject(ids);
  const document = await documentOf(open);
  if (document) await settle({ proposals }, open, document);
}

/** Closes the diff, changes nothing more, and goes back to the document. */
export async function reject({ proposals }: ProposalParts, open: OpenProposal): Promise<void> {
  const document = await openAgain(open.document);
  if (document) await show(document);
  await proposals.close(open);
}

/** Where everything is decided, the diff has nothing more to show. */
async function settle(
  { proposals }: ProposalParts,
  open: OpenProposal,
  document: vscode.TextDocument,
): Promise<void> {
  const { proposal, cursor } = open;
  if (proposal.open().length > 0 || proposal.unfitting > 0) return proposals.refresh(open);
  const editor = await show(document);
  const position = document.positionAt(cursor.offset);
  // The editor was hidden behind the diff and did not follow the edits.
  editor.selection = new vscode.Selection(position, position);
  await proposals.close(open);
}

async function put(
  open: OpenProposal,
  document: vscode.TextDocument,
  ids: readonly number[],
): Promise<boolean> {
  const before = document.getText();
  if (await applyInEditor(document, open.proposal.edits(ids))) {
    open.proposal.accepted(ids, before);
    return true;
  }
  const name = nameOf(open.document);
  void offerCopy(open, l10n.t('{0} could not be changed. The proposed text is still here.', name));
  return false;
}

async function show(document: vscode.TextDocument): Promise<vscode.TextEditor> {
  const { viewColumn } = vscode.window.tabGroups.activeTabGroup;
  return vscode.window.showTextDocument(document, { viewColumn, preview: false });
}

async function documentOf(open: OpenProposal): Promise<vscode.TextDocument | undefined> {
  const document = await openAgain(open.document);
  if (document) return document;
  const name = nameOf(open.document);
  void offerCopy(open, l10n.t('{0} no longer exists. The proposed text is still here.', name));
  return undefined;
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
  const copy = l10n.t('Copy Proposed Text');
  if ((await vscode.window.showWarningMessage(message, copy)) === copy) {
    await vscode.env.clipboard.writeText(open.proposal.replacement);
  }
}
