import * as vscode from 'vscode';
import { setEndpoint } from '../connection/settings.ts';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

export const useLocalService: Command = {
  id: 'housestyle.useLocalService',
  title: 'Use the Local Service',
  async run({ localService, status }) {
    await setEndpoint('');
    status.reset(false);
    try {
      await localService.access();
      const message = l10n.t('Housestyle uses its own service on this computer');
      vscode.window.setStatusBarMessage(`$(device-desktop) ${message}`, 5000);
    } catch (error) {
      void vscode.window.showErrorMessage((error as Error).message);
    }
  },
};
