import * as vscode from 'vscode';
import { findingFor } from '../findings/finding-for.ts';
import type { Command } from './command.ts';

/** Selects the finding with this id in its document. */
export const openFinding: Command = {
  id: 'housestyle.openFinding',
  async run(parts, uri, id) {
    const found = findingFor(parts, uri, id);
    if (!found) return false;
    const document = await vscode.workspace.openTextDocument(found.uri);
    // Opening the document may have shown that its text is another by now.
    const live = findingFor(parts, uri, id)?.live;
    if (!live) return false;
    const selection = new vscode.Range(
      document.positionAt(live.range.start),
      document.positionAt(live.range.end),
    );
    await vscode.window.showTextDocument(document, { selection, preview: true });
    return true;
  },
};
