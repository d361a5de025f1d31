/** Programs to measure beside the service: `upstream`, `bare`, or `proxy` before the port in the second argument. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

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

function proxy(port: string): Handler {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 });
  return async (request, response) => {
    const body = await read(request);
    const { body: answered } = await pool.request({
      path: '/v1/chat/completions',
      method: 'POST',
      headers: JSON_TYPE,
      body,
    });
    answer(response, await answered.text());
  };
}

const handler = what === 'proxy' ? proxy(upstreamPort ?? '') : bare;
const server = createServer((request, response) => void handler(request, response));
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })),
);
