import * as vscode from 'vscode';
import { startChatBridge } from './chat-bridge.ts';
import type { Platform } from './platform.ts';
import { serviceStarter } from './service-program.ts';

/** The extension host of a computer, or of a remote one. */
export function nodePlatform(context: vscode.ExtensionContext): Platform {
  const bundled = (...names: string[]): string =>
    vscode.Uri.joinPath(context.extensionUri, 'dist', ...names).fsPath;
  const dataFolder = vscode.Uri.joinPath(context.globalStorageUri, 'service').fsPath;
  return {
    startService: serviceStarter({ program: bundled('service', 'local.mjs'), dataFolder }),
    mcpServer: {
      command: process.execPath,
      args: [bundled('mcp', 'housestyle-mcp.mjs')],
      environment: { ELECTRON_RUN_AS_NODE: '1' },
    },
    startChatBridge,
  };
}
