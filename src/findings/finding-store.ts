import * as vscode from 'vscode';
import type { Finding, Range } from '@housestyle/contract';
import type { TextEdit } from '../text/edit.ts';
import { changesOf } from '../text/editor-text.ts';
import { LiveFindings, type LiveFinding } from './live-findings.ts';

/** What was reviewed: `scope` of `text`, a whole document. */
interface Reviewed {
  readonly text: string;
  readonly scope: Range;
}

/** The findings of every document of the window. Everything that shows findings reads them here. */
export class FindingStore implements vscode.Disposable {
  readonly #documents = new Map<string, LiveFindings>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #subscriptions: vscode.Disposable;

  /** The findings of a document moved, came or went. */
  readonly onDidChange = this.#changed.event;

  constructor() {
    this.#subscriptions = vscode.Disposable.from(
      this.#changed,
      vscode.workspace.onDidChangeTextDocument((event) => {
        const findings = this.#documents.get(event.document.uri.toString());
        if (!findings || event.contentChanges.length === 0) return;
        findings.edit(changesOf(event), event.document.getText());
        this.#changed.fire(event.document.uri);
      }),
      vscode.workspace.onDidOpenTextDocument((document) => this.#opened(document)),
      vscode.workspace.onDidSaveTextDocument((document) => this.#saved(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri, isUntitled }) => {
        // Another language closes a document and opens it again at once.
        if (isUntitled) setTimeout(() => openDocument(uri) ?? this.clear(uri));
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => {
        for (const { oldUri, newUri } of files) this.#renamed(oldUri, newUri);
      }),
      vscode.workspace.onDidDeleteFiles(({ files }) => {
        for (const uri of files) this.#under(uri).forEach((inside) => this.clear(inside));
      }),
    );
  }

  /** Uris of the documents that had findings put in. */
  uris(): vscode.Uri[] {
    return [...this.#documents.keys()].map((key) => vscode.Uri.parse(key, true));
  }

  /** The text the ranges of `list` are offsets into. */
  text(uri: vscode.Uri): string | undefined {
    return this.#documents.get(uri.toString())?.text;
  }

  list(uri: vscode.Uri): LiveFinding[] {
    return this.#documents.get(uri.toString())?.list() ?? [];
  }

  /** What stands at an offset, its ends included. */
  at(uri: vscode.Uri, offset: number): LiveFinding[] {
    return this.list(uri).filter(({ range }) => range.start <= offset && offset <= range.end);
  }

  /** Puts in the findings of a review in place of those found in the same part earlier. */
  replace(document: vscode.TextDocument, reviewed: Reviewed, findings: readonly Finding[]): void {
    this.#put(document, reviewed, (live) => live.replace(reviewed, findings));
  }

  /** Puts in findings of a review that is still going on. */
  add(document: vscode.TextDocument, reviewed: Reviewed, findings: readonly Finding[]): void {
    this.#put(document, reviewed, (live) => live.add(reviewed, findings));
  }

  /** Tells of edits of a document's text as it is that are about to be made. */
  foresee({ uri }: vscode.TextDocument, edits: readonly TextEdit[]): void {
    this.#documents.get(uri.toString())?.foresee(edits);
  }

  /** Leaves a finding out until a review finds it again. */
  forget(uri: vscode.Uri, id: number): void {
    this.#documents.get(uri.toString())?.remove(id);
    this.#changed.fire(uri);
  }

  clear(uri: vscode.Uri): void {
    if (this.#documents.delete(uri.toString())) this.#changed.fire(uri);
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  #put(document: vscode.TextDocument, { text }: Reviewed, change: (live: LiveFindings) => void): void {
    const key = document.uri.toString();
    const live = this.#documents.get(key) ?? new LiveFindings(text);
    if (!document.isClosed) live.sync(document.getText());
    change(live);
    this.#documents.set(key, live);
    this.#changed.fire(document.uri);
  }

  #opened(document: vscode.TextDocument): void {
    const findings = this.#documents.get(document.uri.toString());
    if (!findings) return;
    findings.sync(document.getText());
    this.#changed.fire(document.uri);
  }

  /** An untitled document that is saved becomes another document with the same text: its findings go along. */
  #saved(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    if (this.#documents.has(key) || document.isUntitled) return;
    const text = document.getText();
    const untitled = this.uris().find(
      (uri) => uri.scheme === 'untitled' && this.#documents.get(uri.toString())?.text === text,
    );
    const findings = untitled && this.#documents.get(untitled.toString())?.copy();
    if (!findings || text === '') return;
    this.#documents.set(key, findings);
    this.#changed.fire(document.uri);
  }

  #renamed(from: vscode.Uri, to: vscode.Uri): void {
    for (const uri of this.#under(from)) {
      const findings = this.#documents.get(uri.toString());
      const target = to.with({ path: to.path + uri.path.slice(from.path.length) });
      this.clear(uri);
      if (!findings) continue;
      this.#documents.set(target.toString(), findings);
      const open = openDocument(target);
      if (open) findings.sync(open.getText());
      this.#changed.fire(target);
    }
  }

  /** The known documents that are this file or lie in this folder. */
  #under(uri: vscode.Uri): vscode.Uri[] {
    const root = uri.toString();
    return this.uris().filter(
      (known) => known.toString() === root || known.toString().startsWith(`${root}/`),
    );
  }
}

function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
}
