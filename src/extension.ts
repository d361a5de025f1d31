import * as vscode from 'vscode';
import { createApi, type HousestyleApi } from './api.ts';
import { buildParts } from './build-parts.ts';
import { AsYouType } from './checking/as-you-type.ts';
import { commands } from './commands/index.ts';
import { useTranslations } from './l10n.ts';
import type { Platform } from './platform/platform.ts';
import { LanguageStatus } from './status/language-status.ts';

/** Builds the parts and registers the lists. Whatever runs is ended with the context. */
export function start(context: vscode.ExtensionContext, platform: Platform): HousestyleApi {
  useTranslations(vscode.l10n.t);
  const parts = buildParts(context, platform);
  const { output, checks, localService, runs, status } = parts;
  const asYouType = new AsYouType(parts);
  const languageStatus = new LanguageStatus({ ...parts, asYouType });
  context.subscriptions.push(
    status,
    output,
    localService,
    { dispose: () => runs.cancelAll() },
    checks,
    asYouType,
    languageStatus,
    localService.onDidChangeState(() => status.draw()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('housestyle.endpoint')) status.reset(false);
    }),
    ...commands.map(({ id, run }) => vscode.commands.registerCommand(id, (...args) => run(parts, ...args))),
  );
  return createApi(parts, languageStatus);
}
