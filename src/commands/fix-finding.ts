import * as vscode from 'vscode';
import { applyFixes } from '../findings/apply-fixes.ts';
import type { Command } from './command.ts';

/** Corrects the finding with this id. */
export const fixFinding: Command = {
  id: 'housestyle.fixFinding',
  run: (parts, uri, id) => applyFixes(parts, vscode.Uri.parse(String(uri), true), (live) => live.id === id),
};
