/** A provider on this machine: the real wire formats of OpenAI and Anthropic; what it says is up to the test. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { OwnCertificate } from './certificate.ts';
import { setTimeout } from 'node:timers/promises';
import { anthropic, OPENAI, type WireFinish, type WireFormat } from './wire-formats.ts';

export interface WireUsage {
  readonly input: number;
  readonly output: number;
}

/** What the provider was asked. */
export interface WireCall {
  readonly api: 'openai' | 'anthropic';
  /** From 0. */
  readonly index: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly system: string;
  /** All messages but the system's, joined. */
  readonly user: string;
  readonly stream: boolean;
  /** The form that the answer was asked in. */
  readonly form: 'schema' | 'object' | 'text';
  /** Aborted when the caller hangs up before the answer's end. */
  readonly hungUp: AbortSignal;
}

export type WireReply =
  /** A good answer. `pieces`: units of text for each event of a stream; `pause`: milliseconds after each. */
  | {
      readonly text: string;
      readonly usage?: WireUsage;
      readonly finish?: WireFinish;
      readonly pieces?: number;
      readonly pause?: number;
    }
  /** A refusal in the provider's own form. */
  | { readonly status: number; readonly error: string; readonly headers?: Readonly<Record<string, string>> }
  /** Bytes as they are, whatever was asked for; an endless iterable ends when the caller hangs up. */
  | {
      readonly raw: string | Iterable<string | Uint8Array>;
      readonly type?: string;
      readonly status?: number;
    }
  /** The text so far, then nothing more, for ever. `bare`: not even headers. */
  | { readonly stall: string; readonly bare?: boolean }
  /** The text so far, then the connection is reset. */
  | { readonly reset: string }
  /** The text so far, then the end, in good order, but without the closing events. */
  | { readonly truncated: string };

export type Behaviour = (call: WireCall) => WireReply | Promise<WireReply>;

export interface Wire {
  /** Base URL for `MODEL_BASE_URL`, for all providers. */
  readonly url: string;
  readonly calls: readonly WireCall[];
  /** What it says from now on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const USAGE: WireUsage = { input: 11, output: 7 };

/** With a certificate, by https. */
export async function startWire(behaviour: Behaviour, certificate?: OwnCertificate): Promise<Wire> {
  const calls: WireCall[] = [];
  let behave = behaviour;
  const answer: RequestListener = (request, response) => {
    response.on('error', () => {});
    void readCall(request, response, calls.length).then(async (call) => {
      calls.push(call);
      await send(response, call, await behave(call));
    });
  };
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave: (next) => (behave = next),
    close: () => closeServer(server),
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function readCall(
  request: IncomingMessage,
  response: ServerResponse,
  index: number,
): Promise<WireCall> {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString('utf8') || '{}') as Record<string, unknown>;
  const messages = (body.messages ?? []) as { role: string; content: unknown }[];
  const isSystem = (role: string): boolean => role === 'system' || role === 'developer';
  const said = (system: boolean): string =>
    messages
      .filter(({ role }) => isSystem(role) === system)
      .map(({ content }) => textOf(content))
      .join('\n');
  return {
    api: request.url?.endsWith('/messages') ? 'anthropic' : 'openai',
    index,
    path: request.url ?? '',
    headers: request.headers,
    body,
    system: [textOf(body.system ?? ''), said(true)].filter(Boolean).join('\n'),
    user: said(false),
    stream: body.stream === true,
    form: formOf(body),
    hungUp: gone.signal,
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('');
}

function formOf({
  response_format,
  output_config,
  output_format,
  tools,
}: Record<string, unknown>): WireCall['form'] {
  const { type } = (response_format ?? {}) as { type?: string };
  const { format } = (output_config ?? {}) as { format?: unknown };
  if (type === 'json_schema' || format !== undefined || output_format !== undefined) return 'schema';
  if (Array.isArray(tools) && tools.length > 0) return 'schema';
  return type === 'json_object' ? 'object' : 'text';
}

/** The tool whose input is the answer, where the provider was asked that way. */
function toolOf({ tools }: WireCall['body']): string | null {
  const [tool] = (tools ?? []) as { name?: string }[];
  return tool?.name ?? null;
}

async function send(response: ServerResponse, call: WireCall, reply: WireReply): Promise<void> {
  if (call.hungUp.aborted) return;
  const format = call.api === 'openai' ? OPENAI : anthropic(toolOf(call.body));
  const json = { 'content-type': 'application/json' };
  if ('error' in reply) {
    response.writeHead(reply.status, { ...json, ...reply.headers });
    response.end(JSON.stringify(format.error(reply.error, reply.status)));
  } else if ('raw' in reply) await sendRaw(response, call, reply);
  else if ('text' in reply) await sendText(response, call, format, reply);
  else sendPart(response, call, format, reply);
}

async function sendText(
  response: ServerResponse,
  { stream }: WireCall,
  format: WireFormat,
  { text, usage = USAGE, finish = 'stop', pieces = 20, pause }: Extract<WireReply, { text: string }>,
): Promise<void> {
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(format.whole(text, usage, finish)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  format.open(usage).forEach((frame) => response.write(frame));
  for (let start = 0; start < text.length; start += pieces) {
    response.write(format.piece(text.slice(start, start + pieces)));
    if (pause !== undefined) await setTimeout(pause);
  }
  format.close(usage, finish).forEach((frame) => response.write(frame));
  response.end();
}

async function sendRaw(
  response: ServerResponse,
  { stream, hungUp }: WireCall,
  {
    raw,
    type = stream ? 'text/event-stream' : 'application/json',
    status = 200,
  }: Extract<WireReply, { raw: unknown }>,
): Promise<void> {
  response.writeHead(status, { 'content-type': type });
  for (const piece of typeof raw === 'string' ? [raw] : raw) {
    if (hungUp.aborted) return;
    if (!response.write(piece)) await once(response, 'drain', { signal: hungUp }).catch(() => {});
  }
  response.end();
}

function sendPart(
  response: ServerResponse,
  { stream }: WireCall,
  format: WireFormat,
  reply: { stall: string; bare?: boolean } | { reset: string } | { truncated: string },
): void {
  if ('stall' in reply && reply.bare) return;
  const text = 'stall' in reply ? reply.stall : 'reset' in reply ? reply.reset : reply.truncated;
  response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
  if (stream) [...format.open(USAGE), format.piece(text)].forEach((frame) => response.write(frame));
  else response.write(JSON.stringify(format.whole(text, USAGE, 'stop')).slice(0, -2));
  if ('truncated' in reply) response.end();
  if ('reset' in reply) void setTimeout(20).then(() => response.socket?.resetAndDestroy());
}
