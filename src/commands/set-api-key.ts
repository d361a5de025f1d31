import * as vscode from 'vscode';
import { describeFailure, stepTitle } from '../connection/failures.ts';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

export const setApiKey: Command = {
  id: 'housestyle.setApiKey',
  title: 'Set API Key',
  async run({ connection, status }) {
    if (connection.isLocal) {
      const connect = stepTitle('connect');
      const message = l10n.t(
        'The local service needs no API key. A key belongs to a service that you connect to.',
      );
      const chosen = await vscode.window.showInformationMessage(message, connect);
      if (chosen) await vscode.commands.executeCommand('housestyle.connect');
      return;
    }
    const { endpoint } = connection;
    if (!endpoint) {
      const about = { title: l10n.t('Set API Key'), service: connection.serviceName };
      const notice = describeFailure({ code: 'BAD_ENDPOINT' }, about);
      const open = await vscode.window.showErrorMessage(notice?.message ?? '', stepTitle('openSettings'));
      if (open) await vscode.commands.executeCommand('workbench.action.openSettings', 'housestyle.endpoint');
      return;
    }
    if (!(await connection.askForKey(endpoint))) return;
    status.reset(false);
    vscode.window.setStatusBarMessage(`$(key) ${l10n.t('API key for {0} stored', endpoint.origin)}`, 5000);
  },
};
