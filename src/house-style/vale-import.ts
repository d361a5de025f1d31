import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { editRepositoryStyle } from './additions.ts';
import type { HouseStyle } from './house-style.ts';
import { valeReport } from './vale-report.ts';
import { workspaceFiles } from './workspace-files.ts';

/** Where the workspace keeps that it was asked. */
const ASKED = 'housestyle.valeAsked';

/** Takes a `.vale.ini` into the `.housestyle.yaml` that counts for it. Answers in Markdown what of it can't be used. */
export async function importVale(style: HouseStyle, configuration: vscode.Uri): Promise<string> {
  const { CONFIG_FILE, folderOf, loadConfig, relativeTo } = await import('@housestyle/contract/config');
  const { file } = await style.resolve(configuration);
  const workspace = vscode.workspace.getWorkspaceFolder(configuration)?.uri;
  const own = file ?? (workspace && vscode.Uri.joinPath(workspace, CONFIG_FILE));
  const path = relativeTo(folderOf((own ?? configuration).path) ?? '/', configuration.path);
  const target = await editRepositoryStyle(style, configuration, [{ kind: 'vale', path }]);
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(target));
  const { vale } = await loadConfig(target.path, text, workspaceFiles(target));
  return valeReport(vscode.workspace.asRelativePath(configuration), vale.get(path));
}

/** The Vale configurations of the workspace. */
export async function findValeConfigurations(): Promise<readonly vscode.Uri[]> {
  return vscode.workspace.findFiles('**/{.vale.ini,_vale.ini}', '**/{node_modules,.git}/**', 20);
}

/**
 * Asks once for each workspace whether its Vale styles should count; does nothing where they do. Looks where Vale itself
 * is started, and nowhere deeper: nobody asked for a search.
 */
export async function offerValeImport(
  style: HouseStyle,
  state: vscode.Memento,
  document: vscode.Uri,
): Promise<void> {
  const folder = vscode.workspace.getWorkspaceFolder(document)?.uri;
  if (!folder || !vscode.workspace.isTrusted || state.get<boolean>(ASKED)) return;
  const configuration = vscode.Uri.joinPath(folder, '.vale.ini');
  try {
    await vscode.workspace.fs.stat(configuration);
  } catch {
    return;
  }
  await state.update(ASKED, true);
  const { sources } = await style.resolve(document);
  if (sources.some(({ origin }) => origin.kind === 'vale')) return;
  const take = l10n.t('Use Them');
  const name = vscode.workspace.asRelativePath(configuration);
  const message = l10n.t('This workspace has Vale styles ({0}). Housestyle can check by them too.', name);
  void vscode.window
    .showInformationMessage(message, take)
    .then(
      (chosen) => chosen === take && vscode.commands.executeCommand('housestyle.importVale', configuration),
    );
}
