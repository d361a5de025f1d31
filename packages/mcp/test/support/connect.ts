import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { BUNDLE } from '../../build.mjs';

type VersionNegotiation = NonNullable<ConstructorParameters<typeof Client>[1]>['versionNegotiation'];

export interface Connection {
  readonly client: Client;
  /** What the server wrote to its standard error. */
  log(): string;
}

/** The SDK's own client on the bundled server. */
export async function connect(
  environment: Record<string, string>,
  { node = process.execPath, negotiation }: { node?: string; negotiation?: VersionNegotiation } = {},
): Promise<Connection> {
  const transport = new StdioClientTransport({
    command: node,
    args: [BUNDLE],
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stderr: 'pipe',
  });
  let log = '';
  transport.stderr?.on('data', (data: Buffer) => (log += data.toString()));
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    negotiation ? { versionNegotiation: negotiation } : {},
  );
  await client.connect(transport);
  return { client, log: () => log };
}
