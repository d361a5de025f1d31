import * as vscode from 'vscode';
import { requestBody } from '../connection/request-body.ts';
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
  async show(parts: Pick<Parts, 'connection' | 'houseStyle'>, open: OpenProposal): Promise<string> {
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
  { connection, houseStyle }: Pick<Parts, 'connection' | 'houseStyle'>,
  { target }: OpenProposal,
): Promise<readonly Reason[]> {
  if (!connection.isLocal) return [];
  const access = await connection.access(target.document, { ask: false });
  if (!access.ok || !access.isLocal) return [];
  const body = await requestBody(houseStyle, target, { mode: 'review', format: 'suggestions' });
  const { signal } = new AbortController();
  const answer = await connection.analyze(access, body, { signal });
  const { start } = target.scope;
  return ((answer.ok && answer.response.suggestions) || []).map((finding) => ({
    finding,
    range: { start: finding.range.start + start, end: finding.range.end + start },
  }));
}
