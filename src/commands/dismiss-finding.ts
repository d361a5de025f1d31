import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Forgets the finding with this id until the next review. */
export const dismissFinding: Command = {
  id: 'housestyle.dismissFinding',
  run: ({ findings }, uri, id) => findings.dismiss(vscode.Uri.parse(String(uri), true), Number(id)),
};
