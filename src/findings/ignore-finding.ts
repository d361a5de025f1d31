import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { applyInEditor } from '../text/apply-in-editor.ts';
import { findingFor } from './finding-for.ts';
import { ignoreComment, type IgnoreScope } from './ignore-comment.ts';

/**
 * Writes a comment that keeps the finding's rule silent at its line or in the file, and forgets what it silences. Answers
 * whether it was written; where it can't be, says why.
 */
export async function ignoreFinding(
  { findings }: Pick<Parts, 'findings'>,
  scope: IgnoreScope,
  uriText: unknown,
  id: unknown,
): Promise<boolean> {
  const found = findingFor({ findings }, uriText, id);
  if (!found) return false;
  const { uri, live } = found;
  const document = await vscode.workspace.openTextDocument(uri);
  const ruleId = live.finding.rule.id;
  const text = document.getText();
  const edit = ignoreComment(text, live.range.start, { ruleId, scope, language: document.languageId });
  if (!edit) {
    void vscode.window.showInformationMessage(
      l10n.t(
        'No comment can stand here without being part of the text. Mark the finding as not a problem instead.',
      ),
    );
    return false;
  }
  const silenced = findings
    .list(uri)
    .filter(
      ({ finding, range }) =>
        finding.rule.id === ruleId && range.start >= edit.silences.start && range.start < edit.silences.end,
    );
  for (const one of silenced) findings.forget(uri, one.id);
  return applyInEditor(document, [{ start: edit.at, end: edit.at, text: edit.text }]);
}
