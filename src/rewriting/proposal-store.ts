import * as vscode from 'vscode';
import type { Finding, Range } from '@housestyle/contract';
import { changesOf } from '../text/editor-text.ts';
import { movedOffset } from '../text/moving-offset.ts';
import type { Target } from '../connection/target.ts';
import { nameOf } from '../connection/target.ts';
import { Proposal } from './proposal.ts';
import { PROPOSAL_LANGUAGES } from './proposal-languages.ts';

export const PROPOSAL_SCHEME = 'housestyle-proposal';

/** A proposal with the document it is for and the diff that shows it. */
export interface OpenProposal {
  /** The proposed document, the right side of the diff. */
  readonly uri: vscode.Uri;
  readonly document: vscode.Uri;
  /** The command that made it, such as “Rewrite”. */
  readonly title: string;
  readonly proposal: Proposal;
  /** The findings in the text that was sent, known when the proposal came. Ranges are into `text`. */
  readonly reasons: readonly Reason[];
  /** The text that was sent, as part of the document as it was. */
  readonly target: Target;
  /** Where the person's cursor is in the document, as the document changes. */
  readonly cursor: { offset: number };
}

export interface Reason {
  readonly range: Range;
  readonly finding: Finding;
}

/** The proposals waiting for an answer, at most one for each document. A closed diff is an answer: no. */
export class ProposalStore implements vscode.Disposable, vscode.TextDocumentContentProvider {
  readonly #open = new Map<string, OpenProposal>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #subscriptions: vscode.Disposable;
  #count = 0;

  readonly onDidChange = this.#changed.event;

  constructor() {
    this.#subscriptions = vscode.Disposable.from(
      this.#changed,
      vscode.workspace.registerTextDocumentContentProvider(PROPOSAL_SCHEME, this),
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (event.contentChanges.length > 0) {
          const changes = changesOf(event);
          this.#follow(event.document, ({ proposal, cursor }) => {
            proposal.edit(changes, event.document.getText());
            cursor.offset = movedOffset(cursor.offset, changes);
          });
        }
      }),
      vscode.workspace.onDidOpenTextDocument((document) => {
        this.#follow(document, ({ proposal }) => proposal.sync(document.getText()));
      }),
      vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
        for (const tab of closed) {
          const uri = proposalOf(tab);
          if (uri && !this.#tab(uri)) this.#forget(uri);
        }
      }),
    );
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#open.get(uri.toString())?.proposal.proposedText ?? '';
  }

  /** Shows a proposal as a diff; one that was waiting for the same document gives way. */
  async show(
    target: Target,
    title: string,
    replacement: string,
    reasons: readonly Reason[] = [],
  ): Promise<OpenProposal> {
    const { document, text, scope } = target;
    const earlier = this.forDocument(document.uri);
    if (earlier) await this.close(earlier);
    const proposal = new Proposal(text, scope, replacement);
    if (!document.isClosed) proposal.sync(document.getText());
    const uri = document.uri.with({
      scheme: PROPOSAL_SCHEME,
      authority: '',
      path: document.uri.path.startsWith('/') ? document.uri.path : `/${document.uri.path}`,
      query: `${++this.#count}`,
      fragment: '',
    });
    const language = PROPOSAL_LANGUAGES.get(document.languageId) ?? document.languageId;
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
    const cursor = { offset: editor ? document.offsetAt(editor.selection.active) : target.scope.start };
    const open = { uri, document: document.uri, title, proposal, reasons, target, cursor };
    this.#open.set(uri.toString(), open);
    this.#announce();
    const proposed = await vscode.workspace.openTextDocument(uri);
    if (proposed.languageId !== language) {
      await vscode.languages.setTextDocumentLanguage(proposed, language);
    }
    const caption = `${nameOf(document.uri)} ↔ ${title}`;
    const options = { preview: false, ...(target.column && { viewColumn: target.column }) };
    await vscode.commands.executeCommand('vscode.diff', document.uri, uri, caption, options);
    return open;
  }

  /** The proposal a command is meant for: named by its uri, else the active one, else the only one. */
  find(uri?: unknown): OpenProposal | undefined {
    if (uri instanceof vscode.Uri) {
      const named = this.#open.get(uri.toString()) ?? this.forDocument(uri);
      if (named) return named;
    }
    const { activeTab } = vscode.window.tabGroups.activeTabGroup;
    const shown = activeTab && proposalOf(activeTab);
    if (shown) return this.#open.get(shown.toString());
    const active = vscode.window.activeTextEditor?.document.uri;
    const here = active && (this.#open.get(active.toString()) ?? this.forDocument(active));
    return here ?? (this.#open.size === 1 ? [...this.#open.values()][0] : undefined);
  }

  all(): OpenProposal[] {
    return [...this.#open.values()];
  }

  forDocument(uri: vscode.Uri): OpenProposal | undefined {
    return [...this.#open.values()].find(({ document }) => document.toString() === uri.toString());
  }

  /** Draws a proposal anew after a decision. */
  refresh(open: OpenProposal): void {
    this.#changed.fire(open.uri);
  }

  /** Forgets a proposal and closes its diff. */
  async close(open: OpenProposal): Promise<void> {
    const tab = this.#tab(open.uri);
    this.#forget(open.uri);
    if (tab) await vscode.window.tabGroups.close(tab);
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  #follow(document: vscode.TextDocument, update: (open: OpenProposal) => void): void {
    const open = this.forDocument(document.uri);
    if (!open) return;
    update(open);
    this.#changed.fire(open.uri);
  }

  #forget(uri: vscode.Uri): void {
    this.#open.delete(uri.toString());
    this.#announce();
  }

  #announce(): void {
    void vscode.commands.executeCommand('setContext', 'housestyle.hasProposal', this.#open.size > 0);
  }

  #tab(uri: vscode.Uri): vscode.Tab | undefined {
    return vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .find((tab) => proposalOf(tab)?.toString() === uri.toString());
  }
}

function proposalOf({ input }: vscode.Tab): vscode.Uri | undefined {
  const isOurs = input instanceof vscode.TabInputTextDiff && input.modified.scheme === PROPOSAL_SCHEME;
  return isOurs ? input.modified : undefined;
}

/** In a language of its own, lenses are shown in the diff whatever `diffEditor.codeLens` says; see the manifest. */
