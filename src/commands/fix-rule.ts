import * as vscode from 'vscode';
import { applyFixes } from '../findings/apply-fixes.ts';
import { findingFor } from '../findings/finding-for.ts';
import { isFixable } from '../findings/fixes.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

/** Corrects every finding of the rule with an id, or of the rule of the finding at the cursor, in a document. */
export const fixRule: Command = {
  id: 'housestyle.fixRule',
  title: 'Fix All Findings of This Rule in Document',
  palette: WITH_WRITABLE_EDITOR,
  async run(parts, uri, rule) {
    const found = typeof uri === 'string' ? undefined : findingFor(parts);
    const target = typeof uri === 'string' ? vscode.Uri.parse(uri, true) : found?.uri;
    const ruleId = found?.live.finding.rule.id ?? rule;
    if (!target) return 0;
    return applyFixes(parts, target, (live) => isFixable(live) && live.finding.rule.id === ruleId);
  },
};
