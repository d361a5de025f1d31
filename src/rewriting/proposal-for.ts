import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import type { OpenProposal } from './proposal-store.ts';

/** The proposal that a command is for: named by its address, else the one that is shown. Where there is none, says so. */
export function proposalFor(
  { proposals }: Pick<Parts, 'proposals'>,
  uri?: unknown,
): OpenProposal | undefined {
  const open = proposals.find(typeof uri === 'string' ? vscode.Uri.parse(uri, true) : uri);
  if (!open)
    void vscode.window.showInformationMessage(
      l10n.t('There is no proposed text. Run Rewrite or Simplify first.'),
    );
  return open;
}
