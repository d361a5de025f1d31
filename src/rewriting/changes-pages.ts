import * as vscode from 'vscode';
import { nameOf } from '../connection/target.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { showPage } from '../text/show-page.ts';
import { changesPage } from './changes-page.ts';
import type { OpenProposal, Reason } from './proposal-store.ts';

export const CHANGES_SCHEME = 'housestyle-changes';

/** Pages that tell what a proposal changes and which rule asked for it. They outlive the proposal. */
export class ChangesPages implements vscode.Disposable, vscode.TextDocumentContentProvider {
  readonly #pages = new Map<string, string>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #registration: vscode.Disposable;

  readonly onDidChange = this.#changed.event;

  constructor() {
    this.#registration = vscode.workspace.registerTextDocumentContentProvider(CHANGES_SCHEME, this);
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#pages.get(uri.toString()) ?? '';
  }

  /** Shows the page, and answers its Markdown. */
  async show(parts: Pick<Parts, 'connection'>, open: OpenProposal): Promise<string> {
    const { document, text } = open.target;
    const name = nameOf(document.uri);
    const reasons = open.reasons.length > 0 ? open.reasons : await freeReasons(parts, open);
    const page = changesPage({ title: open.title, name, text }, open.proposal.history(), reasons);
    const path = `/${l10n.t('What changed in {0}', name.replace(/\.md$/i, ''))}.md`;
    const uri = vscode.Uri.from({ scheme: CHANGES_SCHEME, path, query: open.uri.toString() });
    this.#pages.set(uri.toString(), page);
    this.#changed.fire(uri);
    await showPage(uri);
    return page;
  }

  dispose(): void {
    this.#registration.dispose();
    this.#changed.dispose();
  }
}

/** The findings in the text that was sent, asked of the bundled service: that uses no quota, and no text leaves the computer. */
async function freeReasons(
  { connection }: Pick<Parts, 'connection'>,
  open: OpenProposal,
): Promise<readonly Reason[]> {
  const { document, input, scope } = open.target;
  if (!connection.isLocal) return [];
  const access = await connection.access(document, { ask: false });
  if (!access.ok || !access.isLocal) return [];
  const answer = await connection.client(access).analyze({ mode: 'review', format: 'suggestions', input });
  const findings = (answer.ok && answer.response.suggestions) || [];
  return findings.map((finding) => ({
    finding,
    range: { start: finding.range.start + scope.start, end: finding.range.end + scope.start },
  }));
}
