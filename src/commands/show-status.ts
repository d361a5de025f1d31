import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

interface Entry extends vscode.QuickPickItem {
  readonly command?: string;
  readonly argument?: string;
}

const separator = (label: string): Entry => ({ label, kind: vscode.QuickPickItemKind.Separator });

const entry = (icon: string, label: string, command: string, argument?: string): Entry => ({
  label: `$(${icon}) ${label}`,
  command,
  ...(argument !== undefined && { argument }),
});

export const showStatus: Command = {
  id: 'housestyle.showStatus',
  title: 'Show Status and Quota',
  async run({ connection, findings, runs, status }) {
    const entries: Entry[] = [];
    if (runs.count > 0) entries.push(entry('stop-circle', l10n.t('Cancel'), 'housestyle.cancel'));
    if (vscode.window.activeTextEditor) {
      entries.push(
        separator(l10n.t('selection or document')),
        entry('checklist', l10n.t('Review'), 'housestyle.review'),
        entry('pass', l10n.t('Style Check'), 'housestyle.styleCheck'),
        entry('edit', l10n.t('Rewrite'), 'housestyle.rewrite'),
        entry('sparkle', l10n.t('Simplify'), 'housestyle.simplify'),
      );
    }
    if (findings.uris().length > 0) {
      entries.push(
        separator(l10n.t('findings')),
        entry('wand', l10n.t('Fix All Safe Findings in Document'), 'housestyle.fixAll'),
        entry('clear-all', l10n.t('Clear Findings'), 'housestyle.clearFindings'),
      );
    }
    entries.push(separator(connection.serviceName));
    if (connection.isLocal) {
      entries.push(
        entry('plug', l10n.t('Connect to a Service…'), 'housestyle.connect'),
        entry('debug-restart', l10n.t('Restart Local Service'), 'housestyle.restartLocalService'),
      );
    } else {
      entries.push(
        entry('key', l10n.t('Set API Key'), 'housestyle.setApiKey'),
        entry('trash', l10n.t('Forget API Key'), 'housestyle.forgetApiKey'),
        entry('device-desktop', l10n.t('Use the Local Service'), 'housestyle.useLocalService'),
      );
    }
    entries.push(
      entry('gear', l10n.t('Settings'), 'workbench.action.openSettings', 'housestyle'),
      entry('output', l10n.t('Show Output'), 'housestyle.showOutput'),
    );
    const chosen = await vscode.window.showQuickPick(entries, {
      title: 'Housestyle',
      placeHolder: status.sentence,
    });
    if (chosen?.command) await vscode.commands.executeCommand(chosen.command, chosen.argument);
  },
};
