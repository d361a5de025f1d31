import type * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { ignoreComment } from './ignore-comment.ts';
import type { LiveFinding } from './live-findings.ts';
import { quickFix } from './quick-fix.ts';
import { wordOf } from './word-of.ts';
import { brief } from './wording.ts';

/** What can be done with a finding beside correcting it, the mildest first. */
export function suppressions(document: vscode.TextDocument, live: LiveFinding): vscode.CodeAction[] {
  const { rule, original } = live.finding;
  const uri = document.uri.toString();
  const label = brief(rule.label, 40);
  const text = document.getText();
  const comment = (scope: 'line' | 'file') =>
    ignoreComment(text, live.range.start, { ruleId: rule.id, scope, language: document.languageId });
  const word = wordOf(live.finding);
  const quote = brief(original, 30);
  return [
    quickFix(l10n.t('Explain “{0}”', label), 'housestyle.explainRule', uri, live.id),
    ...(comment('line')
      ? [quickFix(l10n.t('Ignore “{0}” here', label), 'housestyle.ignoreHere', uri, live.id)]
      : []),
    ...(comment('file')
      ? [quickFix(l10n.t('Ignore “{0}” in this file', label), 'housestyle.ignoreInFile', uri, live.id)]
      : []),
    ...(word === undefined
      ? []
      : [
          quickFix(
            l10n.t('Add “{0}” to the dictionary …', brief(word, 30)),
            'housestyle.addWord',
            uri,
            live.id,
          ),
        ]),
    quickFix(l10n.t('Turn off “{0}” …', label), 'housestyle.turnRuleOff', uri, live.id),
    quickFix(
      quote ? l10n.t('Not a problem: “{0}”', quote) : l10n.t('Not a problem'),
      'housestyle.notAProblem',
      uri,
      live.id,
    ),
  ];
}
