import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

export const restartLocalService: Command = {
  id: 'housestyle.restartLocalService',
  title: 'Restart Local Service',
  async run({ localService }) {
    try {
      await localService.restart();
      await localService.access();
      vscode.window.setStatusBarMessage(`$(debug-restart) ${l10n.t('The local service runs')}`, 5000);
    } catch (error) {
      const show = l10n.t('Show Output');
      const message = l10n.t('The local service does not run: {0}', (error as Error).message);
      const chosen = await vscode.window.showErrorMessage(message, show);
      if (chosen) await vscode.commands.executeCommand('housestyle.showOutput');
    }
  },
};
