import * as vscode from 'vscode';

/** A quick fix that runs a command on a document. */
export function quickFix(title: string, command: string, ...args: unknown[]): vscode.CodeAction {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command, arguments: args };
  return action;
}
