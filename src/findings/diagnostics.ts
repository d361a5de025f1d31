import * as vscode from 'vscode';
import { LineMap } from '@housestyle/contract';
import { l10n } from '../l10n.ts';
import type { FindingStore } from './finding-store.ts';
import type { LiveFinding } from './live-findings.ts';
import { problemSettings, type ProblemSettings } from './problem-settings.ts';
import { withoutFlood } from './problems.ts';
import { rulePageUri } from './rules/rule-pages.ts';
import { problemMessage } from './wording.ts';

export const SOURCE = 'Housestyle';

/** From this many on, problems are drawn anew only when typing pauses: the editor moves them itself until then. */
const MANY = 200;
const PAUSE = 150;

/** Shows the findings of the store as problems, as far as the settings want them there. */
export function showDiagnostics(store: FindingStore): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('housestyle');
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** How many findings a document had when its problems were drawn. */
  const drawn = new Map<string, number>();
  const draw = (uri: vscode.Uri): void => {
    clearTimeout(waiting.get(uri.toString()));
    waiting.delete(uri.toString());
    const text = store.text(uri);
    const findings = store.list(uri);
    drawn.set(uri.toString(), findings.length);
    if (text === undefined) return collection.delete(uri);
    collection.set(uri, diagnosticsOf(findings, text, problemSettings(uri)));
  };
  const listener = store.onDidChange((uri) => {
    const count = store.list(uri).length;
    if (count < MANY || drawn.get(uri.toString()) !== count) return draw(uri);
    clearTimeout(waiting.get(uri.toString()));
    waiting.set(
      uri.toString(),
      setTimeout(() => draw(uri), PAUSE),
    );
  });
  const settings = vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('housestyle.problems')) store.uris().forEach(draw);
  });
  const stop = new vscode.Disposable(() => waiting.forEach((timer) => clearTimeout(timer)));
  return vscode.Disposable.from(collection, listener, settings, stop);
}

function diagnosticsOf(
  findings: readonly LiveFinding[],
  text: string,
  { severity, maxEqual }: ProblemSettings,
): vscode.Diagnostic[] {
  const lines = new LineMap(text);
  const position = (offset: number): vscode.Position => {
    const { line, column } = lines.position(offset);
    return new vscode.Position(line, column);
  };
  const wanted = findings.filter(({ finding }) => severity(finding.severity) !== undefined);
  return withoutFlood(wanted, maxEqual).map(({ live: { range, finding }, hidden }) => {
    const place = new vscode.Range(position(range.start), position(range.end));
    const message = problemMessage(finding);
    const more = hidden > 0 ? ` ${l10n.t('({0} more like this in the Findings view)', hidden)}` : '';
    const diagnostic = new vscode.Diagnostic(place, message + more, severity(finding.severity));
    diagnostic.source = SOURCE;
    diagnostic.code = { value: finding.rule.id, target: rulePageUri(finding.rule) };
    return diagnostic;
  });
}
