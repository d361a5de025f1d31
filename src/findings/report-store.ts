import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { withDrawnTasks } from '../text/markdown.ts';
import { showPage } from '../text/show-page.ts';
import { nameOf } from '../connection/target.ts';

const SCHEME = 'housestyle-report';

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

  /** Shows a report beside the document it is about. */
  async show(document: vscode.Uri, markdown: string): Promise<void> {
    const uri = reportUri(document);
    this.#reports.set(uri.toString(), markdown);
    this.#changed.fire(uri);
    await showPage(uri);
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
  const path = `/${l10n.t('Style Check of {0}', nameOf(document).replace(/\.md$/i, ''))}.md`;
  return vscode.Uri.from({ scheme: SCHEME, path, query: document.toString() });
}
