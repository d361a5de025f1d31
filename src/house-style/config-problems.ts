import type { ConfigFault } from '@housestyle/contract/config';
import * as vscode from 'vscode';
import { faultText } from './fault-text.ts';
import { workspaceFiles } from './workspace-files.ts';
import { hasYamlSupport } from './yaml-support.ts';

/** Milliseconds without an edit before a file is read again. */
const PAUSE = 200;
const NAME = '/.housestyle.yaml';

/** Shows what is wrong in each open `.housestyle.yaml`, where it is wrong. */
export class ConfigProblems implements vscode.Disposable {
  readonly #problems = vscode.languages.createDiagnosticCollection('housestyle-configuration');
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #subscriptions: vscode.Disposable;

  constructor() {
    this.#subscriptions = vscode.Disposable.from(
      this.#problems,
      vscode.workspace.onDidOpenTextDocument((document) => this.#later(document, 0)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#later(document, PAUSE)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#problems.delete(uri)),
    );
    for (const document of vscode.workspace.textDocuments) this.#later(document, 0);
  }

  dispose(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#subscriptions.dispose();
  }

  #later(document: vscode.TextDocument, pause: number): void {
    const { uri } = document;
    if (!uri.path.endsWith(NAME) || vscode.workspace.fs.isWritableFileSystem(uri.scheme) === undefined)
      return;
    const key = uri.toString();
    clearTimeout(this.#waiting.get(key));
    this.#waiting.set(
      key,
      setTimeout(() => void this.#check(document), pause),
    );
  }

  async #check(document: vscode.TextDocument): Promise<void> {
    const { loadConfig } = await import('@housestyle/contract/config');
    const { uri, version } = document;
    const { faults, notes, config } = await loadConfig(uri.path, document.getText(), workspaceFiles(uri));
    if (document.isClosed || document.version !== version) return;
    // Without a configuration, the faults are those that a schema tells.
    const own = config || !hasYamlSupport() ? faults : [];
    const { Error: wrong, Warning: idle } = vscode.DiagnosticSeverity;
    this.#problems.set(uri, [
      ...own.map((fault) => problemAt(document, fault, wrong)),
      ...notes.map((note) => problemAt(document, note, idle)),
    ]);
  }
}

function problemAt(
  document: vscode.TextDocument,
  fault: ConfigFault,
  severity: vscode.DiagnosticSeverity,
): vscode.Diagnostic {
  const { start, end } = fault.range;
  const at = new vscode.Range(document.positionAt(start), document.positionAt(end));
  const problem = new vscode.Diagnostic(at, faultText(fault), severity);
  problem.source = 'Housestyle';
  return problem;
}
