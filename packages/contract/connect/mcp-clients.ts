/** Where a person's AI client keeps the servers it starts, and how an entry for ours looks there. */
export interface McpClient {
  readonly id: string;
  readonly name: string;
  /** The file, with `~` for the home folder. */
  readonly file: string;
  /** One sentence on what to do after the file is changed. */
  readonly then: string;
  /** The file's content with this server alone. */
  readonly config: (server: McpServerEntry) => object;
}

export interface McpServerEntry {
  /** Origin of the service. */
  readonly baseUrl: string;
  /** The key, or what the client is to put in its place. */
  readonly apiKey: string;
}

const COMMAND = { command: 'npx', args: ['-y', '@housestyle/mcp'] } as const;

function environment({ baseUrl, apiKey }: McpServerEntry): Record<string, string> {
  return { SERVICE_API_KEY: apiKey, SERVICE_API_BASE: baseUrl };
}

function mcpServers(entry: McpServerEntry, more: object = {}): object {
  return { mcpServers: { housestyle: { ...more, ...COMMAND, env: environment(entry) } } };
}

/** The clients whose configuration we know, by how many people use them. */
export const MCP_CLIENTS: readonly McpClient[] = [
  {
    id: 'claude-desktop',
    name: 'Claude Desktop',
    file: '~/Library/Application Support/Claude/claude_desktop_config.json (macOS), %APPDATA%\\Claude\\claude_desktop_config.json (Windows)',
    then: 'Quit Claude Desktop and open it again.',
    config: (entry) => mcpServers(entry),
  },
  {
    id: 'claude-code',
    name: 'Claude Code',
    file: '.mcp.json',
    then: 'Set HOUSESTYLE_API_KEY in your shell, and approve the server when Claude Code asks.',
    config: ({ baseUrl }) => mcpServers({ baseUrl, apiKey: '${HOUSESTYLE_API_KEY}' }, { type: 'stdio' }),
  },
  {
    id: 'vscode',
    name: 'Visual Studio Code',
    file: '.vscode/mcp.json',
    then: 'Start the server from the file; the editor asks for the key once and keeps it.',
    config: ({ baseUrl }) => ({
      inputs: [
        { type: 'promptString', id: 'housestyle-key', description: 'Housestyle API key', password: true },
      ],
      servers: {
        housestyle: {
          type: 'stdio',
          ...COMMAND,
          env: environment({ baseUrl, apiKey: '${input:housestyle-key}' }),
        },
      },
    }),
  },
  {
    id: 'cursor',
    name: 'Cursor',
    file: '.cursor/mcp.json',
    then: 'Turn the server on under Settings, MCP.',
    config: (entry) => mcpServers(entry),
  },
  {
    id: 'copilot-cli',
    name: 'GitHub Copilot CLI',
    file: '~/.copilot/mcp-config.json',
    then: 'Start Copilot CLI again.',
    config: (entry) => ({
      mcpServers: { housestyle: { type: 'local', ...COMMAND, env: environment(entry), tools: ['*'] } },
    }),
  },
];
