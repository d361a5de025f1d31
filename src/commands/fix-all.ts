import * as vscode from 'vscode';
import { applyFixes } from '../findings/apply-fixes.ts';
import { isSafe } from '../findings/fixes.ts';
import { l10n } from '../l10n.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

export const fixAll: Command = {
  id: 'housestyle.fixAll',
  title: 'Fix All Safe Findings in Document',
  palette: WITH_WRITABLE_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '3_findings@1', when: '!editorReadonly' }],
  async run(parts, uri) {
    const named = typeof uri === 'string' ? vscode.Uri.parse(uri, true) : undefined;
    const target = named ?? vscode.window.activeTextEditor?.document.uri;
    if (!target || !parts.findings.list(target).some(isSafe)) {
      void vscode.window.showInformationMessage(
        l10n.t('There are no findings here that can be fixed unread. Run Review first.'),
      );
      return 0;
    }
    const count = await applyFixes(parts, target, isSafe);
    if (count > 0) {
      const told = count === 1 ? l10n.t('1 finding fixed') : l10n.t('{0} findings fixed', count);
      vscode.window.setStatusBarMessage(`$(checklist) ${told}`, 5000);
    }
    return count;
  },
};
