import * as vscode from 'vscode';
import { quotaSentence } from '../status/quota-text.ts';
import type { Command } from './command.ts';

interface Entry extends vscode.QuickPickItem {
  readonly command?: string;
  readonly argument?: string;
}

const separator = (label: string): Entry => ({ label, kind: vscode.QuickPickItemKind.Separator });

export const showStatus: Command = {
  id: 'housestyle.showStatus',
  title: 'Show Status and Quota',
  async run({ connection, findings, runs, status }) {
    const entries: Entry[] = [];
    if (runs.count > 0) entries.push({ label: '$(stop-circle) Cancel', command: 'housestyle.cancel' });
    if (vscode.window.activeTextEditor) {
      entries.push(
        separator('selection or document'),
        { label: '$(checklist) Review', command: 'housestyle.review' },
        { label: '$(pass) Style Check', command: 'housestyle.styleCheck' },
        { label: '$(edit) Rewrite', command: 'housestyle.rewrite' },
        { label: '$(sparkle) Simplify', command: 'housestyle.simplify' },
      );
    }
    if (findings.uris().length > 0) {
      entries.push(
        separator('findings'),
        { label: '$(wand) Fix All Safe Findings in Document', command: 'housestyle.fixAll' },
        { label: '$(clear-all) Clear Findings', command: 'housestyle.clearFindings' },
      );
    }
    entries.push(
      separator(connection.endpointText),
      { label: '$(key) Set API Key …', command: 'housestyle.setApiKey' },
      { label: '$(trash) Forget API Key', command: 'housestyle.forgetApiKey' },
      { label: '$(gear) Settings', command: 'workbench.action.openSettings', argument: 'housestyle' },
      { label: '$(output) Output', command: 'housestyle.showOutput' },
    );
    const state = status.needsKey
      ? 'An API key is needed.'
      : quotaSentence(status.quota, vscode.env.language);
    const chosen = await vscode.window.showQuickPick(entries, { title: 'Housestyle', placeHolder: state });
    if (chosen?.command) await vscode.commands.executeCommand(chosen.command, chosen.argument);
  },
};
