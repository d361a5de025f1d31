import * as vscode from 'vscode';
import type { Connection } from '../connection/connection.ts';
import { describeFailure } from '../connection/failures.ts';
import { l10n } from '../l10n.ts';
import type { LocalService } from '../local-service/local-service.ts';
import type { Program } from '../platform/platform.ts';

/** As the manifest names it in `contributes.mcpServerDefinitionProviders`. */
export const MCP_PROVIDER = 'housestyle';

export interface McpParts {
  readonly connection: Connection;
  readonly localService: LocalService;
  /** The MCP server that the extension brings along. */
  readonly program: Program;
  readonly version: string;
}

/** Offers the MCP server to the editor's agents; it asks the service that the extension asks. */
export class McpServers implements vscode.McpServerDefinitionProvider<vscode.McpStdioServerDefinition> {
  readonly #parts: McpParts;
  readonly #changed = new vscode.EventEmitter<void>();
  #generation = 0;

  readonly onDidChangeMcpServerDefinitions = this.#changed.event;

  constructor(parts: McpParts) {
    this.#parts = parts;
  }

  /** Called before anything is wanted of the server: says nothing of address and key, and starts nothing. */
  provideMcpServerDefinitions(): vscode.McpStdioServerDefinition[] {
    const { program, version } = this.#parts;
    const { command, args, environment } = program;
    const own = `${version}+${this.#generation}`;
    return [new vscode.McpStdioServerDefinition('Housestyle', command, [...args], { ...environment }, own)];
  }

  /** Called when the server is started: the address and the key go into its environment, and nowhere else. */
  async resolveMcpServerDefinition(
    server: vscode.McpStdioServerDefinition,
  ): Promise<vscode.McpStdioServerDefinition> {
    const { connection } = this.#parts;
    const access = await connection.access(undefined);
    if (!access.ok) {
      const title = l10n.t('The MCP server');
      const { isLocal, serviceName: service } = connection;
      const notice = describeFailure(access, { title, service, isLocal, locale: vscode.env.language });
      throw new Error(notice?.message ?? access.code);
    }
    server.env = { ...server.env, SERVICE_API_BASE: access.endpoint.url, SERVICE_API_KEY: access.key };
    return server;
  }

  /** What the server was started with is old: the editor starts it anew. */
  renew(): void {
    this.#generation++;
    this.#changed.fire();
  }
}

/** Registers the server where the editor knows such servers; older ones and browsers do without. */
export function registerMcpServers(parts: McpParts): vscode.Disposable | undefined {
  if (typeof vscode.lm?.registerMcpServerDefinitionProvider !== 'function') return undefined;
  const servers = new McpServers(parts);
  const { localService } = parts;
  let wasRunning = false;
  return vscode.Disposable.from(
    vscode.lm.registerMcpServerDefinitionProvider(MCP_PROVIDER, servers),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('housestyle.endpoint')) servers.renew();
    }),
    localService.onDidChangeState((state) => {
      // A service that starts again listens elsewhere.
      if (state === 'running' && wasRunning) servers.renew();
      if (state === 'running') wasRunning = true;
    }),
  );
}
