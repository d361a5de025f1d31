/** Files outside the workspace, in a folder of their own. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';

export function scratchFile(name: string, text: string): vscode.Uri {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'housestyle-scratch-')), name);
  writeFileSync(file, text);
  return vscode.Uri.file(file);
}

/** The tab of a kind that is open first. */
export function tabOf(
  kind: typeof vscode.TabInputText | typeof vscode.TabInputTextDiff,
): vscode.Tab | undefined {
  return vscode.window.tabGroups.all
    .flatMap((group) => group.tabs)
    .find((tab) => (tab.input as object) instanceof kind);
}
