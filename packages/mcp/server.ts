import type { Client, Mode } from '@housestyle/contract';
import { McpServer } from '@modelcontextprotocol/server';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { addTools } from './tools.ts';

export interface ServerOptions {
  readonly client: Client;
  readonly modes: readonly Mode[];
  readonly version: string;
}

const INSTRUCTIONS =
  "Reviews, rewrites and writes documentation to the team's saved house style. Pass the text itself, never a path. " +
  'Findings and rewrites are first drafts: keep every [VERIFY] mark until a person has checked the place.';

/** The MCP server: tools, prompts and resources of the service that the client speaks to. */
export function createServer({ client, modes, version }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'housestyle', title: 'Housestyle', version },
    { instructions: INSTRUCTIONS },
  );
  addTools(server, client, modes);
  addPrompts(server, modes);
  addResources(server, client);
  return server;
}
