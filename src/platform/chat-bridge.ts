import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChatModelError, type ChatModel, type ModelFault } from '../ai-clients/chat-model.ts';
import {
  answerPiece,
  instructionsFor,
  readChatRequest,
  wholeAnswer,
  wireError,
  type ChatRequest,
  type ChatTurn,
  type ChatUsage,
} from '../ai-clients/chat-wire.ts';
import type { ChatBridge } from './platform.ts';

/** Bytes of a request: prompts are a few hundred thousand characters at most. */
const LONGEST = 8 * 1024 * 1024;

const STATUS: Record<ModelFault, number> = {
  'not-permitted': 403,
  blocked: 400,
  gone: 404,
  failed: 502,
};

/** Lets the service on this computer, which knows the key, ask a model of the editor. It listens on the loopback address alone. */
export async function startChatBridge(model: ChatModel): Promise<ChatBridge> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    void answer(request, response, model, key).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    key,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  model: ChatModel,
  key: string,
): Promise<void> {
  if (!isKnown(request.headers.authorization, key))
    return send(response, 401, wireError('The key is not this bridge’s.', 'invalid_api_key'));
  const { method, url } = request;
  if (method === 'GET' && url === '/v1/models')
    return send(response, 200, { object: 'list', data: [{ id: model.name, object: 'model' }] });
  if (method !== 'POST' || url !== '/v1/chat/completions')
    return send(response, 404, wireError('There is no such place.', 'not_found'));
  const body = await readBody(request);
  const asked = body === undefined ? undefined : readChatRequest(body);
  if (!asked) return send(response, 400, wireError('This is no chat request.', 'invalid_request'));
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await write(response, model, asked, gone.signal);
  } catch (error) {
    if (gone.signal.aborted) return;
    const fault = error instanceof ChatModelError ? error.fault : 'failed';
    const message = error instanceof Error ? error.message : String(error);
    // What has begun can only be broken off: the service takes a cut answer for none.
    if (response.headersSent) response.destroy();
    else send(response, STATUS[fault], wireError(message, fault));
  }
}

async function write(
  response: ServerResponse,
  model: ChatModel,
  asked: ChatRequest,
  signal: AbortSignal,
): Promise<void> {
  const form = instructionsFor(asked);
  const turns: ChatTurn[] = [
    ...asked.turns,
    ...(form === '' ? [] : [{ role: 'system' as const, text: form }]),
  ];
  let text = '';
  for await (const piece of model.answer(turns, signal)) {
    signal.throwIfAborted();
    text += piece;
    if (!asked.stream) continue;
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(answerPiece(model.name, piece));
  }
  const usage = await usageOf(model, turns, text);
  if (!asked.stream) return send(response, 200, wholeAnswer(model.name, text, usage));
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(`${answerPiece(model.name, undefined, usage)}data: [DONE]\n\n`);
}

async function usageOf(model: ChatModel, turns: readonly ChatTurn[], text: string): Promise<ChatUsage> {
  const [prompt, completion] = await Promise.all([
    model.count(turns.map((turn) => turn.text).join('\n')),
    model.count(text),
  ]);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

function isKnown(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Undefined where it is no JSON, or far too long. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
