import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

/** Which style counts for the document in the active editor, and which part came from where. */
export const showStyle: Command = {
  id: 'housestyle.showStyle',
  title: 'Show Effective Style',
  palette: WITH_EDITOR,
  run({ stylePages }) {
    const document = vscode.window.activeTextEditor?.document.uri;
    if (document) return stylePages.show(document);
    return vscode.window.showInformationMessage(l10n.t('Open a text document first.'));
  },
};
