import * as vscode from 'vscode';
import { describeFailure } from '../connection/failures.ts';
import { l10n } from '../l10n.ts';
import { namesToLint } from './names-to-lint.ts';
import type { LintDefinition, LintParts } from './lint-tasks.ts';

/** As the lint job: nothing could be checked. */
const UNCHECKED = 3;

/** What a task shows: the lint job's output, with the service that the extension asks and its key. */
export class LintTerminal implements vscode.Pseudoterminal {
  readonly #parts: LintParts;
  readonly #folder: vscode.WorkspaceFolder | undefined;
  readonly #definition: LintDefinition;
  readonly #written = new vscode.EventEmitter<string>();
  readonly #closed = new vscode.EventEmitter<number>();
  readonly #controller = new AbortController();

  readonly onDidWrite = this.#written.event;
  readonly onDidClose = this.#closed.event;

  constructor(parts: LintParts, folder: vscode.WorkspaceFolder | undefined, definition: LintDefinition) {
    this.#parts = parts;
    this.#folder = folder;
    this.#definition = definition;
  }

  open(): void {
    this.#run()
      .catch((error: Error) => {
        this.#say(error.message);
        return UNCHECKED;
      })
      .then((code) => this.#closed.fire(code));
  }

  close(): void {
    this.#controller.abort();
  }

  handleInput(data: string): void {
    if (data === '\u0003') this.close();
  }

  async #run(): Promise<number> {
    const { connection, runLint } = this.#parts;
    const folder = this.#folder;
    if (!folder) throw new Error(l10n.t('The workspace has no folder “{0}”.', this.#definition.folder ?? ''));
    const access = await connection.access(undefined);
    if (!access.ok) {
      const { isLocal, serviceName: service } = connection;
      const title = l10n.t('Check documents');
      const notice = describeFailure(access, { title, service, isLocal, locale: vscode.env.language });
      throw new Error(notice?.message ?? access.code);
    }
    const names = await namesToLint(folder, this.#definition.files ?? []);
    if (!names) {
      this.#say(l10n.t('There are no documents here that the settings let be sent.'));
      return 0;
    }
    return runLint({
      args: ['--output', 'lines', ...this.#options(), '--', ...names],
      folder: folder.uri.fsPath,
      environment: {
        SERVICE_API_BASE: access.endpoint.url,
        SERVICE_API_KEY: access.key,
        ...contextOf(folder),
      },
      say: (line) => this.#say(line),
      signal: this.#controller.signal,
    });
  }

  #options(): string[] {
    const { mode, since } = this.#definition;
    return [...(mode ? ['--mode', mode] : []), ...(since ? ['--since', since] : [])];
  }

  #say(line: string): void {
    this.#written.fire(`${line}\r\n`);
  }
}

function contextOf(folder: vscode.WorkspaceFolder): Record<string, string> {
  const settings = vscode.workspace.getConfiguration('housestyle', folder);
  const text = (name: string): string => String(settings.get(name) ?? '').trim();
  return { SERVICE_DOC_TYPE: text('documentType'), SERVICE_AUDIENCE: text('audience') };
}
