import * as vscode from 'vscode';
import { ignoreComment, type IgnoreScope } from '../findings/ignore-comment.ts';
import { applyInEditor } from '../text/apply-in-editor.ts';
import type { Command } from './command.ts';

/** Writes a comment that keeps the finding's rule silent at its line or in the file, and forgets what it silences. */
export const ignoreFinding: Command = {
  id: 'housestyle.ignoreFinding',
  async run({ findings }, uriText, id, scopeName) {
    const uri = vscode.Uri.parse(String(uriText), true);
    const scope: IgnoreScope = scopeName === 'file' ? 'file' : 'line';
    const live = findings.list(uri).find((one) => one.id === Number(id));
    if (!live) return false;
    const document = await vscode.workspace.openTextDocument(uri);
    const ruleId = live.finding.rule.id;
    const edit = ignoreComment(document.getText(), live.range.start, {
      ruleId,
      scope,
      language: document.languageId,
    });
    if (!edit) return false;
    const line = document.positionAt(live.range.start).line;
    const silenced = findings
      .list(uri)
      .filter(
        (one) =>
          one.finding.rule.id === ruleId &&
          (scope === 'file' || document.positionAt(one.range.start).line === line),
      );
    for (const one of silenced) findings.dismiss(uri, one.id);
    return applyInEditor(document, [{ start: edit.at, end: edit.at, text: edit.text }]);
  },
};
