import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { acceptChanges } from '../rewriting/accept.ts';
import { changeInBrief } from '../rewriting/proposal-lenses.ts';
import { proposalFor } from '../rewriting/proposal-for.ts';
import type { Command } from './command.ts';

/** Accepts those of a proposal's changes, or of the given ones, that a person picks from a list. */
export const chooseChanges: Command = {
  id: 'housestyle.chooseChanges',
  title: 'Choose Changes to Accept …',
  palette: 'housestyle.hasProposal',
  async run(parts, uri, ids) {
    const open = proposalFor(parts, uri);
    if (!open) return undefined;
    const items = open.proposal
      .open()
      .filter(({ id }) => !Array.isArray(ids) || ids.includes(id))
      .map((change) => ({ label: changeInBrief(change), id: change.id, picked: true }));
    const title = l10n.t('Choose the changes to accept');
    const chosen = await vscode.window.showQuickPick(items, { title, canPickMany: true });
    if (!chosen || chosen.length === 0) return undefined;
    return acceptChanges(
      parts,
      open,
      chosen.map(({ id }) => id),
    );
  },
};
