import * as vscode from 'vscode';
import type { Severity } from '@housestyle/contract';

/** How findings of a document are shown as problems. */
export interface ProblemSettings {
  /** Undefined: not among the problems, only in the Findings view. */
  readonly severity: (severity: Severity) => vscode.DiagnosticSeverity | undefined;
  /** Of findings with the same rule and the same words in one document, how many are problems. */
  readonly maxEqual: number;
}

const LEVELS: ReadonlyMap<unknown, vscode.DiagnosticSeverity | undefined> = new Map([
  ['error', vscode.DiagnosticSeverity.Error],
  ['warning', vscode.DiagnosticSeverity.Warning],
  ['information', vscode.DiagnosticSeverity.Information],
  ['hint', vscode.DiagnosticSeverity.Hint],
  ['off', undefined],
]);

const DEFAULTS: Record<Severity, string> = { critical: 'error', important: 'warning', minor: 'information' };

export function problemSettings(uri: vscode.Uri): ProblemSettings {
  const settings = vscode.workspace.getConfiguration('housestyle', uri);
  const wanted = settings.get<Record<string, unknown>>('problems.severity') ?? {};
  const most = Number(settings.get('problems.maxEqual'));
  return {
    severity(severity) {
      const level = wanted[severity];
      return LEVELS.get(LEVELS.has(level) ? level : DEFAULTS[severity]);
    },
    maxEqual: most >= 1 ? most : Number.POSITIVE_INFINITY,
  };
}
