import * as vscode from 'vscode';
import type { Command } from './command.ts';

export const forgetApiKey: Command = {
  id: 'housestyle.forgetApiKey',
  title: 'Forget API Key',
  async run({ connection, status }) {
    const { endpoint } = connection;
    if (!endpoint || (await connection.key(endpoint)) === undefined) {
      void vscode.window.showInformationMessage(`No API key is stored for ${connection.endpointText}.`);
      return;
    }
    await connection.forgetKey(endpoint);
    status.reset(true);
    void vscode.window.showInformationMessage(
      `The API key for ${endpoint.origin} was removed from this computer. To revoke it, use the Housestyle web app.`,
    );
  },
};
