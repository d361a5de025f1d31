import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { changeOf } from '../text/apply-in-editor.ts';
import type { FindingStore } from './finding-store.ts';
import { editsFor, isFixable, isSafe } from './fixes.ts';
import { SOURCE } from './diagnostics.ts';
import type { LiveFinding } from './live-findings.ts';
import { quickFix } from './quick-fix.ts';
import { suppressions } from './suppressions.ts';
import { brief, fixTitle } from './wording.ts';

const FIX_ALL = vscode.CodeActionKind.SourceFixAll.append('housestyle');

/** Of more findings than these in one selection, only corrections are offered, not what can be done with each. */
const FEW = 3;

/**
 * What can be done with the findings of a selection: correct one, its rule, all safe ones; explain; then what keeps a rule or
 * a finding silent. On save, `source.fixAll.housestyle` corrects what is safe, from the findings in memory alone.
 */
export class FindingActions implements vscode.CodeActionProvider {
  static readonly metadata = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, FIX_ALL] };
  readonly #store: FindingStore;

  constructor(store: FindingStore) {
    this.#store = store;
  }

  provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { only, diagnostics }: vscode.CodeActionContext,
    token: vscode.CancellationToken,
  ): vscode.CodeAction[] {
    const all = this.#store.list(document.uri);
    if (all.length === 0 || token.isCancellationRequested) return [];
    if (only && vscode.CodeActionKind.Source.contains(only)) return this.#onSave(document, all, only);
    const start = document.offsetAt(range.start);
    const end = document.offsetAt(range.end);
    const here = all.filter((live) => live.range.start <= end && live.range.end >= start);
    if (here.length === 0) return [];
    return [
      ...fixOne(document, here, diagnostics),
      ...fixMany(document, here, all),
      ...(here.length > FEW ? [] : here.flatMap((live) => suppressions(document, live))),
    ];
  }

  /** The edit of `source.fixAll.housestyle`, made when the editor is about to use it. */
  resolveCodeAction(action: vscode.CodeAction, token: vscode.CancellationToken): vscode.CodeAction {
    const document = action instanceof FixAll ? action.document : undefined;
    if (!document || token.isCancellationRequested) return action;
    const edits = editsFor(this.#store.list(document.uri).filter(isSafe), document.getText());
    this.#store.foresee(document, edits);
    action.edit = changeOf(document, edits);
    return action;
  }

  #onSave(
    document: vscode.TextDocument,
    all: readonly LiveFinding[],
    only: vscode.CodeActionKind,
  ): vscode.CodeAction[] {
    return only.contains(FIX_ALL) && all.some(isSafe) ? [new FixAll(document)] : [];
  }
}

class FixAll extends vscode.CodeAction {
  readonly document: vscode.TextDocument;

  constructor(document: vscode.TextDocument) {
    super(l10n.t('Fix all safe Housestyle findings'), FIX_ALL);
    this.document = document;
  }
}

function fixOne(
  document: vscode.TextDocument,
  here: readonly LiveFinding[],
  diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction[] {
  return here.filter(isFixable).map((live, index) => {
    const fix = quickFix(fixTitle(live.finding), 'housestyle.fixFinding', document.uri.toString(), live.id);
    fix.isPreferred = index === 0;
    // The editor lists first what is tied to a problem: nothing else is.
    const diagnostic = diagnosticOf(live, document, diagnostics);
    if (diagnostic) fix.diagnostics = [diagnostic];
    return fix;
  });
}

function fixMany(
  document: vscode.TextDocument,
  here: readonly LiveFinding[],
  all: readonly LiveFinding[],
): vscode.CodeAction[] {
  const uri = document.uri.toString();
  const rules = new Map(here.filter(isFixable).map(({ finding }) => [finding.rule.id, finding.rule]));
  const byRule = [...rules.values()].flatMap(({ id, label }) => {
    const count = all.filter((live) => isFixable(live) && live.finding.rule.id === id).length;
    const title = l10n.t('Fix all {0} “{1}” findings in this document', count, brief(label, 40));
    return count > 1 ? [quickFix(title, 'housestyle.fixRule', uri, id)] : [];
  });
  const safe = all.filter(isSafe).length;
  const title = l10n.t('Fix all {0} safe Housestyle findings in this document', safe);
  return safe > 1 ? [...byRule, quickFix(title, 'housestyle.fixAll', uri)] : byRule;
}

function diagnosticOf(
  { finding, range }: LiveFinding,
  document: vscode.TextDocument,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.Diagnostic | undefined {
  const place = new vscode.Range(document.positionAt(range.start), document.positionAt(range.end));
  return diagnostics.find(
    ({ source, code, range: marked }) =>
      source === SOURCE &&
      typeof code === 'object' &&
      code.value === finding.rule.id &&
      marked.isEqual(place),
  );
}
