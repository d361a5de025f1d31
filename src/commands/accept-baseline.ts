import * as vscode from 'vscode';
import { acceptFindings } from '../house-style/accept-findings.ts';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

/** Puts all findings of the active document off: they go into the baseline and are not reported again. */
export const acceptBaseline: Command = {
  id: 'housestyle.acceptBaseline',
  title: 'Accept All Findings as Baseline',
  palette: WITH_EDITOR,
  async run({ findings, houseStyle }) {
    const document = vscode.window.activeTextEditor?.document;
    const live = document ? findings.list(document.uri) : [];
    if (!document || live.length === 0) {
      void vscode.window.showInformationMessage(l10n.t('This document has no findings. Review it first.'));
      return undefined;
    }
    const text = findings.text(document.uri) ?? '';
    try {
      const placed = live.map(({ range, finding }) => ({ ...finding, range }));
      const file = await acceptFindings(houseStyle, document.uri, text, placed);
      findings.clear(document.uri);
      const name = vscode.workspace.asRelativePath(file);
      const told =
        live.length === 1
          ? l10n.t('1 finding is accepted in {0}.', name)
          : l10n.t('{0} findings are accepted in {1}.', live.length, name);
      const open = l10n.t('Open');
      void vscode.window
        .showInformationMessage(told, open)
        .then((chosen) => (chosen === open ? vscode.window.showTextDocument(file) : undefined));
      return file;
    } catch (error) {
      void vscode.window.showErrorMessage((error as Error).message);
      return undefined;
    }
  },
};
