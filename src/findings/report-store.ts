import * as vscode from 'vscode';
import { nameOf, type Target } from '../connection/target.ts';

const SCHEME = 'housestyle-report';

/** The checklists of Style Check, one for each document, as read-only Markdown documents. */
export class ReportStore implements vscode.Disposable, vscode.TextDocumentContentProvider {
  readonly #reports = new Map<string, string>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(SCHEME, this);

  readonly onDidChange = this.#changed.event;

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#reports.get(uri.toString()) ?? '';
  }

  /** Shows a report beside the document it is about, rendered where the editor can. */
  async show({ document, column }: Target, markdown: string): Promise<void> {
    const uri = reportUri(document.uri);
    const known = this.#reports.has(uri.toString());
    this.#reports.set(uri.toString(), markdown);
    if (known) this.#changed.fire(uri);
    await vscode.workspace.openTextDocument(uri);
    try {
      // Locked: any other preview would turn to whatever document becomes active next.
      await vscode.commands.executeCommand('markdown.showLockedPreviewToSide', uri);
    } catch {
      // The built-in Markdown extension is turned off.
      const options = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true };
      await vscode.window.showTextDocument(uri, options);
    }
    // The writer goes on writing where they were.
    if (column && !document.isClosed) await vscode.window.showTextDocument(document, { viewColumn: column });
  }

  /** The report of a document; undefined before its first Style Check. */
  report(document: vscode.Uri): string | undefined {
    return this.#reports.get(reportUri(document).toString());
  }

  dispose(): void {
    this.#registration.dispose();
    this.#changed.dispose();
  }
}

function reportUri(document: vscode.Uri): vscode.Uri {
  const path = `/Style Check of ${nameOf(document).replace(/\.md$/i, '')}.md`;
  return vscode.Uri.from({ scheme: SCHEME, path, query: document.toString() });
}
