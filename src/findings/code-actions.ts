import * as vscode from 'vscode';
import type { FindingStore } from './finding-store.ts';
import { isFixable, isSafe } from './fixes.ts';
import { ignoreComment, type IgnoreScope } from './ignore-comment.ts';
import { SOURCE } from './diagnostics.ts';
import type { LiveFinding } from './live-findings.ts';
import { brief, fixTitle } from './wording.ts';

const IGNORES: readonly { readonly scope: IgnoreScope; readonly where: string }[] = [
  { scope: 'line', where: 'here' },
  { scope: 'file', where: 'in this file' },
];

/** Quick fixes: this finding, its rule, all safe ones; then ignoring by a comment; dismissing comes last. */
export class FindingActions implements vscode.CodeActionProvider {
  static readonly metadata = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
  readonly #store: FindingStore;

  constructor(store: FindingStore) {
    this.#store = store;
  }

  provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    context: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const all = this.#store.list(document.uri);
    if (all.length === 0) return [];
    const start = document.offsetAt(range.start);
    const end = document.offsetAt(range.end);
    const here = all.filter((live) => live.range.start <= end && live.range.end >= start);
    const uri = document.uri.toString();
    const action = (
      title: string,
      command: string,
      argument: unknown,
      live?: LiveFinding,
    ): vscode.CodeAction => {
      const created = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      created.command = { title, command, arguments: [uri, argument] };
      const diagnostic = live && diagnosticOf(live, document, context.diagnostics);
      if (diagnostic) created.diagnostics = [diagnostic];
      return created;
    };
    const fixable = here.filter(isFixable);
    const fixes = fixable.map((live, index) => {
      const fix = action(fixTitle(live.finding), 'housestyle.fixFinding', live.id, live);
      fix.isPreferred = index === 0;
      return fix;
    });
    const rules = new Map(fixable.map(({ finding }) => [finding.rule.id, finding.rule]));
    const fixRules = [...rules.values()].flatMap(({ id, label }) => {
      const count = all.filter((live) => isFixable(live) && live.finding.rule.id === id).length;
      const title = `Fix all ${count} “${brief(label, 40)}” findings in this document`;
      return count > 1 ? [action(title, 'housestyle.fixRule', id)] : [];
    });
    const safe = all.filter(isSafe).length;
    const title = `Fix all ${safe} safe Housestyle findings in this document`;
    const fixAll = safe > 1 && here.length > 0 ? [action(title, 'housestyle.fixAll', undefined)] : [];
    const ignores = here.flatMap((live) => {
      const { id, label } = live.finding.rule;
      return IGNORES.flatMap(({ scope, where }) => {
        const place = { ruleId: id, scope, language: document.languageId };
        if (!ignoreComment(document.getText(), live.range.start, place)) return [];
        const ignored = action(`Ignore “${brief(label, 40)}” ${where}`, 'housestyle.ignoreFinding', live.id);
        ignored.command?.arguments?.push(scope);
        return [ignored];
      });
    });
    const dismiss = here.map((live) => {
      const quote = brief(live.finding.original, 30);
      // Not tied to its problem: the editor lists what is tied first, and dismissing comes last.
      return action(quote ? `Dismiss: “${quote}”` : 'Dismiss', 'housestyle.dismissFinding', live.id);
    });
    return [...fixes, ...fixRules, ...fixAll, ...ignores, ...dismiss];
  }
}

function diagnosticOf(
  { finding, range }: LiveFinding,
  document: vscode.TextDocument,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.Diagnostic | undefined {
  const place = new vscode.Range(document.positionAt(range.start), document.positionAt(range.end));
  return diagnostics.find(
    (one) => one.source === SOURCE && one.code === finding.rule.id && one.range.isEqual(place),
  );
}
