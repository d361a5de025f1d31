import * as vscode from 'vscode';
import type { Connection } from '../connection/connection.ts';
import type { Platform } from '../platform/platform.ts';
import { LintTasks, TASK_TYPE } from './lint-tasks.ts';

/** The tasks of the extension, where programs can be started; ended with it. */
export function setUpTasks(
  context: vscode.ExtensionContext,
  { runLint }: Platform,
  connection: Connection,
): void {
  if (!runLint) return;
  context.subscriptions.push(
    vscode.tasks.registerTaskProvider(TASK_TYPE, new LintTasks({ connection, runLint })),
  );
}
