import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

export const forgetApiKey: Command = {
  id: 'housestyle.forgetApiKey',
  title: 'Forget API Key',
  async run({ connection, status }) {
    const { endpoint } = connection;
    if (!endpoint || (await connection.key(endpoint)) === undefined) {
      void vscode.window.showInformationMessage(
        l10n.t('No API key is stored for {0}.', connection.serviceName),
      );
      return;
    }
    await connection.forgetKey(endpoint);
    status.reset(true);
    void vscode.window.showInformationMessage(
      l10n.t(
        'The API key for {0} was removed from this computer. To revoke it, use the Housestyle web app.',
        endpoint.origin,
      ),
    );
  },
};
