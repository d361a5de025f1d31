import * as vscode from 'vscode';
import { setUpAiClients } from './ai-clients/set-up.ts';
import { CheckLog } from './checking/check-log.ts';
import { Connection } from './connection/connection.ts';
import { Consent } from './connection/consent.ts';
import { Runs } from './connection/runs.ts';
import { environmentDefaults } from './connection/settings.ts';
import { setUpFindings } from './findings/set-up.ts';
import { setUpHouseStyle } from './house-style/set-up.ts';
import { LocalService } from './local-service/local-service.ts';
import type { Parts } from './parts.ts';
import type { Platform } from './platform/platform.ts';
import { setUpProposals } from './rewriting/set-up.ts';
import { setUpTasks } from './tasks/set-up.ts';
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
  const texts = {
    ...setUpFindings(context),
    ...setUpProposals(context),
    ...setUpHouseStyle(context, connection),
  };
  setUpTasks(context, platform, connection);
  const checks = new CheckLog();
  const parts = { output, checks, localService, consent, connection, runs, status, ...texts };
  return { ...parts, ...setUpAiClients(context, platform, parts) };
}
