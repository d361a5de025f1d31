import * as vscode from 'vscode';
import { createApi, type HousestyleApi } from './api.ts';
import { commands } from './commands/index.ts';
import { Connection } from './connection/connection.ts';
import { Runs } from './connection/runs.ts';
import { environmentDefaults } from './connection/settings.ts';
import { FindingActions } from './findings/code-actions.ts';
import { showDiagnostics } from './findings/diagnostics.ts';
import { FindingStore } from './findings/finding-store.ts';
import { FindingHovers } from './findings/hovers.ts';
import { ReportStore } from './findings/report-store.ts';
import { useTranslations } from './l10n.ts';
import type { Parts } from './parts.ts';
import { ProposalStore } from './rewriting/proposal-store.ts';
import { StatusItem } from './status/status-item.ts';

export function activate(context: vscode.ExtensionContext): HousestyleApi {
  useTranslations(vscode.l10n.t);
  const status = new StatusItem('housestyle.showStatus');
  const runs = new Runs(() => {
    status.running(runs.count);
    void vscode.commands.executeCommand('setContext', 'housestyle.running', runs.count > 0);
  });
  const parts: Parts = {
    output: vscode.window.createOutputChannel('Housestyle', { log: true }),
    connection: new Connection(context.secrets, environmentDefaults(context.extensionMode)),
    runs,
    findings: new FindingStore(),
    reports: new ReportStore(),
    proposals: new ProposalStore(),
    status,
  };
  const { findings } = parts;
  context.subscriptions.push(
    status,
    parts.output,
    findings,
    parts.reports,
    parts.proposals,
    { dispose: () => runs.cancelAll() },
    showDiagnostics(findings),
    vscode.languages.registerCodeActionsProvider('*', new FindingActions(findings), FindingActions.metadata),
    vscode.languages.registerHoverProvider('*', new FindingHovers(findings)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('housestyle.endpoint')) status.reset(false);
    }),
    ...commands.map(({ id, run }) => vscode.commands.registerCommand(id, (...args) => run(parts, ...args))),
  );
  return createApi(parts);
}
