import type { Client, HouseStyle } from '@housestyle/contract';
import {
  ProtocolError,
  ProtocolErrorCode,
  type McpServer,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import { describeFailure } from './failure.ts';

const PARTS: readonly { name: keyof HouseStyle; title: string; description: string }[] = [
  { name: 'rules', title: 'Style rules', description: "The team's style rules, in plain words." },
  { name: 'termSubs', title: 'Terms', description: 'Terms to use, and the terms they replace.' },
  {
    name: 'glossary',
    title: 'Glossary',
    description: "Names of the product's vocabulary, their definitions and synonyms.",
  },
];

/** The account's saved style, to read: `housestyle://style/rules`, `…/termSubs`, `…/glossary`. */
export function addResources(server: McpServer, client: Client): void {
  for (const { name, title, description } of PARTS) {
    const uri = `housestyle://style/${name}`;
    const config = { title, description, mimeType: 'application/json' };
    server.registerResource(name, uri, config, async (_, context): Promise<ReadResourceResult> => {
      const result = await client.readStyle({ signal: context.mcpReq.signal });
      if (!result.ok) throw new ProtocolError(ProtocolErrorCode.InternalError, describeFailure(result));
      const text = JSON.stringify(result.style[name], undefined, 2);
      return { contents: [{ uri, mimeType: 'application/json', text }] };
    });
  }
}
