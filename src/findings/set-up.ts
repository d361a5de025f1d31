import * as vscode from 'vscode';
import { FindingActions } from './code-actions.ts';
import { showDiagnostics } from './diagnostics.ts';
import { Dismissals } from './dismissals.ts';
import { FindingStore } from './finding-store.ts';
import { FindingHovers } from './hovers.ts';
import { ReportStore } from './report-store.ts';
import { RuleBook } from './rules/rule-book.ts';
import { RulePages } from './rules/rule-pages.ts';
import { FindingsView } from './view/findings-view.ts';

/** What commands need of the findings. */
export interface FindingParts {
  readonly findings: FindingStore;
  readonly reports: ReportStore;
  readonly dismissals: Dismissals;
  readonly rulePages: RulePages;
  readonly findingsView: FindingsView;
}

/** The findings and everything that shows them; ended with the extension. */
export function setUpFindings(context: vscode.ExtensionContext): FindingParts {
  const book = new RuleBook(context.extensionUri);
  const findings = new FindingStore();
  const owned = {
    findings,
    reports: new ReportStore(),
    rulePages: new RulePages(book),
    findingsView: new FindingsView(findings, context.workspaceState),
  };
  context.subscriptions.push(
    ...Object.values(owned),
    showDiagnostics(findings),
    vscode.languages.registerCodeActionsProvider('*', new FindingActions(findings), FindingActions.metadata),
    vscode.languages.registerHoverProvider('*', new FindingHovers(findings, book)),
  );
  return { ...owned, dismissals: new Dismissals(context.globalState) };
}
