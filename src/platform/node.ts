import * as vscode from 'vscode';
import type { Platform } from './platform.ts';

/** The extension host of a computer, or of a remote one. What starts programs and listens is loaded when it does. */
export function nodePlatform(context: vscode.ExtensionContext): Platform {
  const bundled = (...names: string[]): string =>
    vscode.Uri.joinPath(context.extensionUri, 'dist', ...names).fsPath;
  const dataFolder = vscode.Uri.joinPath(context.globalStorageUri, 'service').fsPath;
  return {
    async startService(options) {
      const { serviceStarter } = await import('./service-program.ts');
      return serviceStarter({ program: bundled('service', 'local.mjs'), dataFolder })(options);
    },
    mcpServer: {
      command: process.execPath,
      args: [bundled('mcp', 'housestyle-mcp.mjs')],
      environment: { ELECTRON_RUN_AS_NODE: '1' },
    },
    async runLint(run) {
      const { runLintProgram } = await import('./lint-program.ts');
      return runLintProgram(bundled('lint', 'housestyle-lint.cjs'), run);
    },
    async startChatBridge(model) {
      const { startChatBridge } = await import('./chat-bridge.ts');
      return startChatBridge(model);
    },
  };
}
