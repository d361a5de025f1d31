import * as vscode from 'vscode';
import { MAX_INPUT_LENGTH } from '@housestyle/contract';
import type { Parts } from '../parts.ts';
import { requestBody } from '../connection/request-body.ts';
import { showFindings } from '../findings/check.ts';
import { changedPart } from './changed-part.ts';
import { TYPED_LANGUAGES } from './languages.ts';
import { Pauses } from './pauses.ts';

/** Schemes of documents that a person writes; others show what programs wrote. */
const WRITTEN = new Set([
  'file',
  'untitled',
  'vscode-remote',
  'vscode-vfs',
  'vscode-scm',
  'vscode-test-web',
  'memfs',
]);

interface Watched {
  /** The text that was checked last. */
  checked?: string;
  timer?: NodeJS.Timeout;
  controller?: AbortController;
}

/** Checks the document that a person writes, when they pause. Asks nothing, interrupts nothing, and says nothing aloud. */
export class AsYouType implements vscode.Disposable {
  readonly #parts: Parts;
  readonly #watched = new Map<string, Watched>();
  readonly #pauses = new Pauses();
  readonly #subscriptions: vscode.Disposable;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#schedule(document);
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.#look(editor.document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('housestyle')) this.#begin(true);
      }),
      parts.houseStyle.onDidChange(() => this.#begin(true)),
      parts.localService.onDidChangeState((state) => state === 'running' && this.#begin()),
    );
    this.#begin();
  }

  /** Whether this document is checked without being asked. */
  isOn(document: vscode.TextDocument): boolean {
    if (!TYPED_LANGUAGES.includes(document.languageId) || !WRITTEN.has(document.uri.scheme)) return false;
    const { connection, localService } = this.#parts;
    const settings = vscode.workspace.getConfiguration('housestyle', document);
    switch (settings.get('checkAsYouType')) {
      case 'local':
        return (
          connection.isLocal &&
          !localService.usesModel &&
          !['unavailable', 'failed'].includes(localService.state)
        );
      case 'always':
        return !connection.isLocal || localService.state !== 'failed';
      default:
        return false;
    }
  }

  dispose(): void {
    this.#subscriptions.dispose();
    for (const watched of this.#watched.values()) stop(watched);
  }

  /** Something changed that checks depend on: earlier failures may be over and, `anew`, earlier checks old. */
  #begin(anew = false): void {
    this.#pauses.clear();
    if (anew) for (const watched of this.#watched.values()) delete watched.checked;
    const { activeTextEditor } = vscode.window;
    if (activeTextEditor) this.#look(activeTextEditor.document);
  }

  #look(document: vscode.TextDocument): void {
    if (this.#watched.get(document.uri.toString())?.checked !== document.getText()) this.#schedule(document);
  }

  #schedule(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    const watched = this.#watched.get(key) ?? {};
    clearTimeout(watched.timer);
    if (!this.isOn(document)) return this.#forget(document);
    this.#watched.set(key, watched);
    const pause = this.#pauses.next(this.#parts.connection.isLocal);
    watched.timer = setTimeout(() => {
      this.#check(document, watched).catch((error: unknown) => {
        this.#parts.output.error(`Checking while typing: ${(error as Error).message}`);
        this.#parts.checks.forget(document.uri);
      });
    }, pause);
  }

  async #check(document: vscode.TextDocument, watched: Watched): Promise<void> {
    const { checks, connection, findings, houseStyle, output, runs, status } = this.#parts;
    // A person's own request is about to tell the same, or more.
    if (document.isClosed || runs.isRunning(document.uri.toString())) return;
    const text = document.getText();
    const scope = changedPart(watched.checked, text, document.languageId === 'markdown');
    const input = text.slice(scope.start, scope.end);
    if (input.trim() === '') {
      findings.clear(document.uri);
      return checks.forget(document.uri);
    }
    if (input.length > MAX_INPUT_LENGTH) return checks.fail(document, 'TOO_LONG');
    watched.controller?.abort();
    const controller = (watched.controller = new AbortController());
    const access = await connection.access(document, { ask: false });
    if (controller.signal.aborted) return;
    if (!access.ok) return checks.fail(document, access.code);
    const target = { document, text, scope, input, isSelection: false, column: undefined };
    if ((await houseStyle.resolve(document.uri)).ignored) return checks.fail(document, 'EXCLUDED');
    const body = await requestBody(houseStyle, target, { mode: 'review', format: 'suggestions' });
    if (controller.signal.aborted) return;
    const end = checks.begin(document);
    const since = performance.now();
    const result = await connection.analyze(access, body, { signal: controller.signal });
    if (!access.isLocal) status.answered(result);
    if (!result.ok) {
      end(result.code);
      if (result.code === 'ABORTED') return;
      this.#pauses.failed();
      output.warn(`Checking while typing: ${result.code}: ${result.message}`);
      return;
    }
    this.#pauses.answered(performance.now() - since);
    watched.checked = text;
    await showFindings(this.#parts, target, result.response.suggestions ?? []);
    end();
  }

  #forget({ uri }: vscode.TextDocument): void {
    const watched = this.#watched.get(uri.toString());
    if (watched) stop(watched);
    this.#watched.delete(uri.toString());
  }
}

function stop({ timer, controller }: Watched): void {
  clearTimeout(timer);
  controller?.abort();
}
