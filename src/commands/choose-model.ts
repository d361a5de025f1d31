import * as vscode from 'vscode';
import { editorModels } from '../ai-clients/editor-models.ts';
import type { ChosenModel } from '../ai-clients/model-choice.ts';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

interface ModelItem extends vscode.QuickPickItem {
  readonly model?: ChosenModel;
}

/** The built-in engine, or one of the editor's own language models behind the same guards. */
export const chooseModel: Command = {
  id: 'housestyle.chooseModel',
  title: 'Choose Language Model…',
  async run({ connection, modelChoice, status }, named) {
    if (!connection.isLocal || !modelChoice.isPossible) {
      const local = l10n.t('Use the Local Service');
      const message = l10n.t(
        '{0} has its own model. One of the editor’s works with the local service only.',
        connection.serviceName,
      );
      const buttons = modelChoice.isPossible ? [local] : [];
      void vscode.window
        .showInformationMessage(message, ...buttons)
        .then((chosen) => chosen === local && vscode.commands.executeCommand('housestyle.useLocalService'));
      return undefined;
    }
    const items = await itemsFor(modelChoice.chosen);
    const item =
      typeof named === 'string'
        ? items.find(({ model }) => (model?.id ?? 'builtin') === named)
        : await vscode.window.showQuickPick(items, {
            title: l10n.t('Housestyle: Choose Language Model'),
            placeHolder:
              items.length > 1
                ? l10n.t('Every answer of a model passes the same guards')
                : l10n.t('This editor offers no language model. Install an extension that brings one.'),
            matchOnDetail: true,
          });
    if (!item) return undefined;
    try {
      await modelChoice.choose(item.model);
      vscode.window.setStatusBarMessage(
        `$(sparkle) ${l10n.t('Housestyle works with {0}', item.label)}`,
        5000,
      );
      status.draw();
    } catch (error) {
      void vscode.window.showErrorMessage((error as Error).message);
    }
    return modelChoice.chosen?.id ?? 'builtin';
  },
};

async function itemsFor(chosen: ChosenModel | undefined): Promise<ModelItem[]> {
  const mark = (isChosen: boolean): string => (isChosen ? l10n.t('in use') : '');
  const builtIn: ModelItem = {
    label: l10n.t('Built-in engine'),
    description: mark(chosen === undefined),
    detail: l10n.t('Works offline and always gives the same answer. No text leaves this computer.'),
  };
  const models = (await editorModels()).map(({ id, vendor, name, maxInputTokens }): ModelItem => ({
    label: name,
    description: mark(chosen?.id === id && chosen.vendor === vendor),
    detail: l10n.t('{0}, up to {1} tokens. Text goes to this model’s provider.', vendor, maxInputTokens),
    model: { id, vendor, name },
  }));
  return [builtIn, ...models];
}
