import type * as vscode from 'vscode';
import type { Parts } from '../parts.ts';
import type { Platform } from '../platform/platform.ts';
import { registerMcpServers } from './mcp-servers.ts';
import { ModelChoice } from './model-choice.ts';
import { registerTools } from './tools.ts';

/** What commands need of language models. */
export interface AiParts {
  readonly modelChoice: ModelChoice;
}

/** What agents and language models of the editor can do with the extension; ended with it. Starts nothing. */
export function setUpAiClients(
  context: vscode.ExtensionContext,
  platform: Platform,
  parts: Omit<Parts, keyof AiParts>,
): AiParts {
  const { localService, connection, output } = parts;
  const modelChoice = new ModelChoice(context.globalState, localService, platform.startChatBridge);
  const { version } = context.extension.packageJSON as { version: string };
  const { mcpServer: program } = platform;
  const servers = program && registerMcpServers({ connection, localService, program, version });
  const tools = registerTools(parts);
  context.subscriptions.push(modelChoice, ...(servers ? [servers] : []), ...(tools ? [tools] : []));
  if (modelChoice.chosen)
    void modelChoice
      .apply()
      .catch((error: Error) => output.error(`The chosen language model: ${error.message}`));
  return { modelChoice };
}
