import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { FindingStore } from './finding-store.ts';

/** Selects the next or the previous finding of the active editor, from the cursor on, and round again at the end. */
export function goToFinding(store: FindingStore, step: 1 | -1): boolean {
  const editor = vscode.window.activeTextEditor;
  const found = editor ? store.list(editor.document.uri).map(({ range }) => range) : [];
  if (!editor || found.length === 0) {
    vscode.window.setStatusBarMessage(l10n.t('Housestyle: no findings in this document.'), 4000);
    return false;
  }
  const cursor = editor.document.offsetAt(editor.selection.start);
  const ordered = [...found].sort((a, b) => a.start - b.start || a.end - b.end);
  const next =
    step === 1
      ? (ordered.find(({ start }) => start > cursor) ?? ordered[0])
      : (ordered.findLast(({ start }) => start < cursor) ?? ordered.at(-1));
  if (!next) return false;
  const range = new vscode.Range(
    editor.document.positionAt(next.start),
    editor.document.positionAt(next.end),
  );
  editor.selection = new vscode.Selection(range.start, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  return true;
}
