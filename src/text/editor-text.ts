import type * as vscode from 'vscode';
import type { TextEdit } from './edit.ts';

/** What an editor reports of a change, as edits of the text before it. */
export function changesOf(event: vscode.TextDocumentChangeEvent): TextEdit[] {
  return event.contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
    start: rangeOffset,
    end: rangeOffset + rangeLength,
    text,
  }));
}
