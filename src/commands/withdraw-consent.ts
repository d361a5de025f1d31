import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

export const withdrawConsent: Command = {
  id: 'housestyle.withdrawConsent',
  title: 'Withdraw Consent',
  async run({ consent }) {
    const origins = consent.list();
    if (origins.length === 0) {
      void vscode.window.showInformationMessage(
        l10n.t('There is no consent to withdraw: you have not let Housestyle send text to another computer.'),
      );
      return;
    }
    const chosen = await vscode.window.showQuickPick(origins, {
      title: l10n.t('Housestyle: Withdraw Consent'),
      placeHolder: l10n.t('Send no more text to …'),
    });
    if (chosen === undefined) return;
    await consent.withdraw(chosen);
    void vscode.window.showInformationMessage(
      l10n.t('Housestyle sends no more text to {0} unless you agree again.', chosen),
    );
  },
};
