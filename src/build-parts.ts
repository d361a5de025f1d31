import * as vscode from 'vscode';
import { Connection } from './connection/connection.ts';
import { Consent } from './connection/consent.ts';
import { Runs } from './connection/runs.ts';
import { environmentDefaults } from './connection/settings.ts';
import { FindingStore } from './findings/finding-store.ts';
import { ReportStore } from './findings/report-store.ts';
import { LocalService } from './local-service/local-service.ts';
import type { Parts } from './parts.ts';
import type { Platform } from './platform/platform.ts';
import { ProposalStore } from './rewriting/proposal-store.ts';
import { StatusItem } from './status/status-item.ts';

/** Builds what commands work with. Nothing is started. */
export function buildParts(context: vscode.ExtensionContext, platform: Platform): Parts {
  const { secrets, globalState, extensionMode } = context;
  const output = vscode.window.createOutputChannel('Housestyle', { log: true });
  const localService = new LocalService({ start: platform.startService, secrets, globalState, output });
  const consent = new Consent(globalState);
  const defaults = environmentDefaults(extensionMode);
  const connection = new Connection({ secrets, defaults, local: localService, consent });
  const status = new StatusItem('housestyle.showStatus', { connection, localService });
  const runs = new Runs(() => {
    status.running(runs.count);
    void vscode.commands.executeCommand('setContext', 'housestyle.running', runs.count > 0);
  });
  const findings = new FindingStore();
  const reports = new ReportStore();
  const proposals = new ProposalStore();
  return { output, localService, consent, connection, runs, findings, reports, proposals, status };
}
