import * as vscode from 'vscode';
import { applyFixes } from '../findings/apply-fixes.ts';
import { isFixable } from '../findings/fixes.ts';
import type { Command } from './command.ts';

/** Corrects every finding of the rule with this id in a document. */
export const fixRule: Command = {
  id: 'housestyle.fixRule',
  run: (parts, uri, rule) =>
    applyFixes(
      parts,
      vscode.Uri.parse(String(uri), true),
      (live) => isFixable(live) && live.finding.rule.id === rule,
    ),
};
