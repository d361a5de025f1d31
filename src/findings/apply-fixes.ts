import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { applyInEditor } from '../text/apply-in-editor.ts';
import { editsFor } from './fixes.ts';
import type { LiveFinding } from './live-findings.ts';

/**
 * Corrects findings of a document after comparing each with the text as it is now. Answers how many were corrected;
 * where none could be, says why.
 */
export async function applyFixes(
  { findings }: Pick<Parts, 'findings'>,
  uri: vscode.Uri,
  chosen: (live: LiveFinding) => boolean,
): Promise<number> {
  const document = await vscode.workspace.openTextDocument(uri);
  const edits = editsFor(findings.list(uri).filter(chosen), document.getText());
  if (edits.length === 0) {
    void vscode.window.showInformationMessage(
      l10n.t('The text has changed since the review. Review it again.'),
    );
    return 0;
  }
  findings.foresee(document, edits);
  return (await applyInEditor(document, edits)) ? edits.length : 0;
}
