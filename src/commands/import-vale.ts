import * as vscode from 'vscode';
import { findValeConfigurations, importVale as importStyles } from '../house-style/vale-import.ts';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

/** Checks by the Vale styles of the workspace from now on, and tells what of them can't be used. */
export const importVale: Command = {
  id: 'housestyle.importVale',
  title: 'Use Vale Styles of This Workspace',
  async run({ houseStyle, stylePages }, named) {
    const configuration = named instanceof vscode.Uri ? named : await choose();
    if (!configuration) return undefined;
    try {
      const report = await importStyles(houseStyle, configuration);
      await stylePages.showText(l10n.t('Vale styles'), report);
      return report;
    } catch (error) {
      void vscode.window.showErrorMessage((error as Error).message);
      return undefined;
    }
  },
};

async function choose(): Promise<vscode.Uri | undefined> {
  const found = await findValeConfigurations();
  if (found.length < 2) {
    if (found.length === 0)
      void vscode.window.showInformationMessage(l10n.t('This workspace has no .vale.ini.'));
    return found[0];
  }
  const items = found.map((uri) => ({ label: vscode.workspace.asRelativePath(uri), uri }));
  const title = l10n.t('Which Vale configuration?');
  return (await vscode.window.showQuickPick(items, { title }))?.uri;
}
