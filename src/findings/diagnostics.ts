import * as vscode from 'vscode';
import { LineMap, type Severity } from '@housestyle/contract';
import type { FindingStore } from './finding-store.ts';
import type { LiveFinding } from './live-findings.ts';
import { problemMessage } from './wording.ts';

export const SOURCE = 'Housestyle';

const severities: Record<Severity, vscode.DiagnosticSeverity> = {
  critical: vscode.DiagnosticSeverity.Error,
  important: vscode.DiagnosticSeverity.Warning,
  minor: vscode.DiagnosticSeverity.Information,
};

/** From this many on, problems are drawn anew only when typing pauses: the editor moves them itself until then. */
const MANY = 200;
const PAUSE = 150;

/** Shows the findings of the store as problems. */
export function showDiagnostics(store: FindingStore): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('housestyle');
  const waiting = new Map<string, NodeJS.Timeout>();
  const draw = (uri: vscode.Uri): void => {
    clearTimeout(waiting.get(uri.toString()));
    waiting.delete(uri.toString());
    const text = store.text(uri);
    if (text === undefined) return collection.delete(uri);
    collection.set(uri, diagnosticsOf(store.list(uri), text));
  };
  const listener = store.onDidChange((uri) => {
    const count = collection.get(uri)?.length ?? 0;
    if (count < MANY || store.list(uri).length !== count) return draw(uri);
    clearTimeout(waiting.get(uri.toString()));
    waiting.set(
      uri.toString(),
      setTimeout(() => draw(uri), PAUSE),
    );
  });
  const stop = new vscode.Disposable(() => waiting.forEach((timer) => clearTimeout(timer)));
  return vscode.Disposable.from(collection, listener, stop);
}

function diagnosticsOf(findings: readonly LiveFinding[], text: string): vscode.Diagnostic[] {
  const lines = new LineMap(text);
  const position = (offset: number): vscode.Position => {
    const { line, column } = lines.position(offset);
    return new vscode.Position(line, column);
  };
  return findings.map(({ range, finding }) => {
    const place = new vscode.Range(position(range.start), position(range.end));
    const diagnostic = new vscode.Diagnostic(place, problemMessage(finding), severities[finding.severity]);
    diagnostic.source = SOURCE;
    diagnostic.code = finding.rule.id;
    return diagnostic;
  });
}
