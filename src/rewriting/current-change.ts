import * as vscode from 'vscode';
import type { Parts } from '../parts.ts';
import { proposalFor } from './proposal-for.ts';
import type { OpenChange } from './proposal.ts';
import type { OpenProposal, ProposalStore } from './proposal-store.ts';

export interface CurrentChanges {
  readonly open: OpenProposal;
  readonly ids: readonly number[];
}

/**
 * The changes that a command is for: those with these ids, else the one at the cursor of the diff or nearest behind it, else the
 * last one.
 */
export function currentChanges(
  parts: Pick<Parts, 'proposals'>,
  uri?: unknown,
  ids?: unknown,
): CurrentChanges | undefined {
  const open = proposalFor(parts, uri);
  if (!open) return undefined;
  if (Array.isArray(ids)) return { open, ids: ids.map(Number) };
  const change = nearest(open, open.proposal.open());
  return change && { open, ids: [change.id] };
}

/** The first change that ends at the cursor or behind it, on the side of the diff that has the cursor; else the last one. */
function nearest({ uri, document }: OpenProposal, changes: readonly OpenChange[]): OpenChange | undefined {
  const editor = vscode.window.activeTextEditor;
  const shown = editor?.document.uri.toString();
  const side =
    shown === uri.toString() ? 'proposedRange' : shown === document.toString() ? 'range' : undefined;
  if (!editor || !side) return changes[0];
  const cursor = editor.document.offsetAt(editor.selection.active);
  return changes.find((change) => change[side].end >= cursor) ?? changes.at(-1);
}

/** Puts the cursor of the diff at the next change or the one before, and round again at the end. */
export function goToChange(proposals: ProposalStore, step: 1 | -1): boolean {
  const editor = vscode.window.activeTextEditor;
  const open = proposals.find(editor?.document.uri);
  if (!open || editor?.document.uri.toString() !== open.uri.toString()) return false;
  const changes = open.proposal.open();
  const cursor = editor.document.offsetAt(editor.selection.start);
  const next =
    step === 1
      ? (changes.find(({ proposedRange }) => proposedRange.start > cursor) ?? changes[0])
      : (changes.findLast(({ proposedRange }) => proposedRange.start < cursor) ?? changes.at(-1));
  if (next) selectChange(editor, next);
  return next !== undefined;
}

export function selectChange(editor: vscode.TextEditor, { proposedRange }: OpenChange): void {
  const start = editor.document.positionAt(proposedRange.start);
  const end = editor.document.positionAt(proposedRange.end);
  editor.selection = new vscode.Selection(start, end);
  editor.revealRange(new vscode.Range(start, end), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
