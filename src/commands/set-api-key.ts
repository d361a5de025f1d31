import * as vscode from 'vscode';
import { describeFailure, STEP_TITLES } from '../connection/failures.ts';
import type { Command } from './command.ts';

export const setApiKey: Command = {
  id: 'housestyle.setApiKey',
  title: 'Set API Key',
  async run({ connection, status }) {
    const { endpoint } = connection;
    if (!endpoint) {
      const about = { title: 'Set API Key', endpoint: connection.endpointText };
      const notice = describeFailure({ code: 'BAD_ENDPOINT' }, about);
      const open = await vscode.window.showErrorMessage(notice?.message ?? '', STEP_TITLES.openSettings);
      if (open) await vscode.commands.executeCommand('workbench.action.openSettings', 'housestyle.endpoint');
      return;
    }
    if (!(await connection.askForKey(endpoint))) return;
    status.reset(false);
    vscode.window.setStatusBarMessage(`$(key) API key for ${endpoint.origin} stored`, 5000);
  },
};
