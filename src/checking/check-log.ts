import * as vscode from 'vscode';
import type { Refusal } from '../connection/request.ts';

export type CheckFailure = Exclude<Refusal['code'], 'INVALID_TARGET' | 'ABORTED'> | 'TOO_LONG';

/** The last check of a document, whoever asked for it. `version` is the document's when its text was read. */
export type Check =
  | { readonly state: 'checking'; readonly version: number }
  | { readonly state: 'checked'; readonly version: number }
  | { readonly state: 'failed'; readonly version: number; readonly code: CheckFailure };

/** What became of the last check of each document. */
export class CheckLog implements vscode.Disposable {
  readonly #checks = new Map<string, Check>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();

  readonly onDidChange = this.#changed.event;
  // Versions begin anew when a document is opened again.
  readonly #closed = vscode.workspace.onDidCloseTextDocument(({ uri }) => this.forget(uri));

  of(uri: vscode.Uri): Check | undefined {
    return this.#checks.get(uri.toString());
  }

  /** A check begins; call the answer with how it ended, or with the code `ABORTED` where it was given up. */
  begin({ uri, version }: vscode.TextDocument): (failure?: CheckFailure | 'ABORTED') => void {
    const before = this.of(uri);
    const begun: Check = { state: 'checking', version };
    this.#set(uri, begun);
    return (failure) => {
      // A later check may have begun meanwhile.
      if (this.of(uri) !== begun) return;
      if (failure === 'ABORTED') this.#set(uri, before?.state === 'checking' ? undefined : before);
      else
        this.#set(uri, failure ? { state: 'failed', version, code: failure } : { state: 'checked', version });
    };
  }

  /** Something keeps a document from being checked at all. */
  fail({ uri, version }: vscode.TextDocument, code: CheckFailure): void {
    this.#set(uri, { state: 'failed', version, code });
  }

  forget(uri: vscode.Uri): void {
    if (this.#checks.has(uri.toString())) this.#set(uri, undefined);
  }

  dispose(): void {
    this.#closed.dispose();
    this.#changed.dispose();
  }

  #set(uri: vscode.Uri, check: Check | undefined): void {
    if (check) this.#checks.set(uri.toString(), check);
    else this.#checks.delete(uri.toString());
    this.#changed.fire(uri);
  }
}
