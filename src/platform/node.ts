import * as vscode from 'vscode';
import type { Platform } from './platform.ts';
import { serviceStarter } from './service-program.ts';

/** The extension host of a computer, or of a remote one. */
export function nodePlatform(context: vscode.ExtensionContext): Platform {
  const program = vscode.Uri.joinPath(context.extensionUri, 'dist', 'service', 'local.mjs').fsPath;
  const dataFolder = vscode.Uri.joinPath(context.globalStorageUri, 'service').fsPath;
  return { startService: serviceStarter({ program, dataFolder }) };
}
