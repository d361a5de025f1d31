import * as vscode from 'vscode';
import type { Connection } from '../connection/connection.ts';
import { l10n } from '../l10n.ts';
import type { Platform } from '../platform/platform.ts';
import { LintTerminal } from './lint-terminal.ts';

/** As the manifest names it in `contributes.taskDefinitions`. */
export const TASK_TYPE = 'housestyle';

/** What a `tasks.json` may say of such a task. */
export interface LintDefinition extends vscode.TaskDefinition {
  /** The name of the workspace's folder; absent where there is one alone, and where the `tasks.json` lies in it. */
  readonly folder?: string;
  readonly files?: readonly string[];
  readonly since?: string;
  readonly mode?: string;
}

export interface LintParts {
  readonly connection: Connection;
  readonly runLint: NonNullable<Platform['runLint']>;
}

/** Offers, for each folder of the workspace, a task that checks its documents as a pipeline does: with the bundled lint job. */
export class LintTasks implements vscode.TaskProvider {
  readonly #parts: LintParts;

  constructor(parts: LintParts) {
    this.#parts = parts;
  }

  provideTasks(): vscode.Task[] {
    const folders = vscode.workspace.workspaceFolders ?? [];
    return (
      folders
        .filter(({ uri }) => uri.scheme === 'file')
        // The editor tells tasks apart by their definitions alone.
        .map((folder) =>
          this.#task({ type: TASK_TYPE, ...(folders.length > 1 && { folder: folder.name }) }, folder),
        )
    );
  }

  /** Called for a task of a `tasks.json`; the editor compares the definition by identity. */
  resolveTask({ definition, scope }: vscode.Task): vscode.Task | undefined {
    const folder = folderOf(definition as LintDefinition, scope);
    return folder?.uri.scheme === 'file' ? this.#task(definition as LintDefinition, folder) : undefined;
  }

  #task(definition: LintDefinition, folder: vscode.WorkspaceFolder): vscode.Task {
    const execution = new vscode.CustomExecution((resolved) =>
      Promise.resolve(
        new LintTerminal(
          this.#parts,
          folderOf(resolved as LintDefinition, folder),
          resolved as LintDefinition,
        ),
      ),
    );
    const name = l10n.t('Check documents');
    const matcher = this.#marksOpen(folder) ? '$housestyle-closed' : '$housestyle';
    return new vscode.Task(definition, folder, name, 'Housestyle', execution, matcher);
  }

  /** Where open documents are checked while a person types, the task tells only of the others. */
  #marksOpen(folder: vscode.WorkspaceFolder): boolean {
    const typed = vscode.workspace.getConfiguration('housestyle', folder).get('checkAsYouType');
    return typed === 'always' || (typed === 'local' && this.#parts.connection.isLocal);
  }
}

function folderOf(
  { folder }: LintDefinition,
  scope: vscode.Task['scope'],
): vscode.WorkspaceFolder | undefined {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folder !== undefined) return folders.find(({ name }) => name === folder);
  return typeof scope === 'object' ? scope : folders[0];
}
