import * as vscode from 'vscode';
import { withDrawnTasks } from '../text/markdown.ts';
import { nameOf } from '../connection/target.ts';

const SCHEME = 'housestyle-report';
const MARKDOWN_PREVIEW = 'vscode.markdown.preview.editor';

/** The checklists of Style Check, one for each document, as read-only Markdown documents. */
export class ReportStore implements vscode.Disposable, vscode.TextDocumentContentProvider {
  readonly #reports = new Map<string, string>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #registration: vscode.Disposable;

  readonly onDidChange = this.#changed.event;

  constructor() {
    this.#registration = vscode.workspace.registerTextDocumentContentProvider(SCHEME, this);
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return withDrawnTasks(this.#reports.get(uri.toString()) ?? '');
  }

  /** Shows a report beside the document it is about, rendered where the editor can. */
  async show(document: vscode.Uri, markdown: string): Promise<void> {
    const uri = reportUri(document);
    this.#reports.set(uri.toString(), markdown);
    this.#changed.fire(uri);
    const tab = tabOf(uri);
    if (tab?.isActive) return;
    // Revealing it would move the cursor's focus there; opening it need not.
    if (tab) await vscode.window.tabGroups.close(tab);
    // Beside, and the writer goes on writing where they were.
    const options = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true };
    try {
      await vscode.commands.executeCommand('vscode.openWith', uri, MARKDOWN_PREVIEW, options);
    } catch {
      // The built-in Markdown extension is turned off.
      await vscode.window.showTextDocument(uri, options);
    }
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

function tabOf(uri: vscode.Uri): vscode.Tab | undefined {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .find(
      ({ input }) =>
        (input instanceof vscode.TabInputCustom || input instanceof vscode.TabInputText) &&
        input.uri.toString() === uri.toString(),
    );
}
