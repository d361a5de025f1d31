import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { MODEL_ANSWER_JSON_SCHEMA } from '../../analysts/model/guards/shape.ts';
import { createProvider } from '../../analysts/model/provider.ts';
import { ModelError } from '../../analysts/model/types.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCertificate } from './support/certificate.ts';
import { startWire, type Wire } from './support/wire.ts';

const never = new AbortController().signal;
const VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'];

/** A proxy of the kind that stands between a company and the world: it tunnels, and writes down where to. */
async function startProxy(): Promise<{ url: string; tunnels: string[]; close(): void }> {
  const tunnels: string[] = [];
  const server: Server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', ({ url = '' }, socket, head) => {
    tunnels.push(url);
    const [host = '', port] = url.split(':');
    const upstream = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const one of [upstream, socket])
      one.on('error', () => [upstream, socket].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the way to a provider', () => {
  const certificate = makeCertificate();
  const saved = new Map(VARIABLES.map((name) => [name, process.env[name]]));
  let wire: Wire;
  let folder: string;
  let caFile: string;

  before(async () => {
    folder = await temporaryFolder();
    caFile = path.join(folder, 'authority.pem');
    await writeFile(caFile, certificate.cert);
    wire = await startWire(() => ({ text: 'Hello.' }), certificate);
  });
  beforeEach(() => VARIABLES.forEach((name) => delete process.env[name]));
  after(async () => {
    for (const [name, value] of saved) if (value !== undefined) process.env[name] = value;
    await wire.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (more: { caFile?: string } = {}): Promise<string> => {
    const provider = createProvider({
      provider: 'openai-compatible',
      baseUrl: wire.url,
      model: 'm',
      apiKey: null,
      timeout: 5000,
      stallTimeout: 5000,
      concurrency: 1,
      streaming: true,
      maxOutputTokens: null,
      schema: MODEL_ANSWER_JSON_SCHEMA,
      ...more,
    });
    try {
      return (await provider.complete({ system: '', user: 'Go.', form: 'text' }, never)).text;
    } finally {
      await provider.close();
    }
  };

  it('is only trusted where its authority is', async () => {
    assert.match(wire.url, /^https:/);
    await assert.rejects(
      ask(),
      (error) =>
        error instanceof ModelError && /SELF_SIGNED/.test(error.message) && error.failure === 'misplaced',
    );
    assert.equal(await ask({ caFile }), 'Hello.');
  });

  it('leads through the proxy of the environment, and past it where it says so', async () => {
    const proxy = await startProxy();
    try {
      process.env.HTTPS_PROXY = proxy.url;
      assert.equal(await ask({ caFile }), 'Hello.');
      assert.deepEqual(proxy.tunnels, [new URL(wire.url).host]);
      process.env.NO_PROXY = '127.0.0.1';
      assert.equal(await ask({ caFile }), 'Hello.');
      assert.equal(proxy.tunnels.length, 1);
    } finally {
      proxy.close();
    }
  });

  it('trusts what NODE_EXTRA_CA_CERTS names, beside the authorities of MODEL_CA_FILE', async () => {
    const other = path.join(folder, 'other.pem');
    await writeFile(other, makeCertificate().cert);
    const connection = new URL('../../analysts/model/connection.ts', import.meta.url).href;
    const program = `
      const { openConnection } = await import(${JSON.stringify(connection)});
      const baseUrl = ${JSON.stringify(wire.url)};
      for (const caFile of [undefined, ${JSON.stringify(other)}]) {
        const { fetch, close } = openConnection({ baseUrl, connections: 1, stallTimeout: 5000, answerLimit: 1e6, caFile });
        const body = JSON.stringify({ messages: [] });
        console.log((await fetch(baseUrl + '/chat/completions', { method: 'POST', body })).status);
        await close();
      }`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: caFile },
    });
    assert.equal(stdout, '200\n200\n');
  });
});
