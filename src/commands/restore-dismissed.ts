import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const restoreDismissed: Command = {
  id: 'housestyle.restoreDismissed',
  title: 'Restore Dismissed Findings',
  palette: WITH_EDITOR,
  async run({ dismissals }) {
    const uri = vscode.window.activeTextEditor?.document.uri;
    const count = uri ? await dismissals.restore(uri) : 0;
    const told =
      count === 0
        ? l10n.t(
            'No findings of this document are dismissed on this computer. Those that a team accepted are in its baseline.',
          )
        : l10n.t('The next review shows the {0} dismissed findings of this document again.', count);
    void vscode.window.showInformationMessage(told);
    return count;
  },
};
