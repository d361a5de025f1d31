/** Programs to measure beside the service: `upstream`, `bare`, or `proxy` before the port in the second argument. */
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const [what, upstreamPort] = process.argv.slice(2);
const JSON_TYPE = { 'Content-Type': 'application/json' };

const completion = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_795_000_000,
  model: 'local',
  choices: [
    { index: 0, message: { role: 'assistant', content: '1 finding in 4 words.' }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 400, completion_tokens: 9, total_tokens: 409 },
});

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function answer(response: ServerResponse, body: string): void {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Reads and parses each body, and answers always the same. */
const bare: Handler = async (request, response) => {
  JSON.parse((await read(request)).toString());
  answer(response, completion);
};

type Forward = (body: Buffer) => Promise<string>;

const PATH = '/v1/chat/completions';

/** Hands each body on and the answer back: with undici where it is installed, else with Node's own client. */
async function proxy(port: string): Promise<Handler> {
  const forward = await undiciForward(port).catch(() => nodeForward(port));
  return async (request, response) => answer(response, await forward(await read(request)));
}

async function undiciForward(port: string): Promise<Forward> {
  const { Pool } = await import('undici');
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 });
  return async (body) =>
    (await pool.request({ path: PATH, method: 'POST', headers: JSON_TYPE, body })).body.text();
}

function nodeForward(port: string): Forward {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (body) =>
    new Promise((resolve, reject) => {
      const options = { agent, port, path: PATH, method: 'POST', headers: JSON_TYPE };
      httpRequest(options, (response) => void read(response).then((data) => resolve(data.toString()), reject))
        .on('error', reject)
        .end(body);
    });
}

const handler = what === 'proxy' ? await proxy(upstreamPort ?? '') : bare;
const server = createServer((request, response) => void handler(request, response));
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })),
);
