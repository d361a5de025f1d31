/** The analyze endpoint as a script: finds every "very", says what it is told to, and remembers what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STYLE_PATH, type Finding, type SavedStyle } from '@housestyle/contract';

export interface Reply {
  readonly status: number;
  readonly content?: string;
  /** Whether findings come as data. Default true. */
  readonly structured?: boolean;
}

export interface AnalyzeServer {
  readonly address: string;
  readonly requests: { body: Record<string, unknown>; key: string | undefined; client: string | undefined }[];
  /** The next answers; when they are used up, 200. */
  readonly script: Reply[];
  /** What the account has saved. */
  style: SavedStyle;
  close(): Promise<void>;
}

const CODES: Record<number, string> = {
  401: 'UNAUTHORIZED',
  403: 'API_KEY_REQUIRED',
  429: 'RATE_LIMIT_EXCEEDED',
  502: 'UPSTREAM_ERROR',
};

export async function startAnalyzeServer(): Promise<AnalyzeServer> {
  const requests: AnalyzeServer['requests'] = [];
  const script: Reply[] = [];
  const saved = { style: { revision: 0, rules: null, termSubs: [], glossary: [] } as SavedStyle };
  const server = createServer((request, response) => {
    if (request.url === STYLE_PATH) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(saved.style));
      return;
    }
    let text = '';
    request.on('data', (data: Buffer) => (text += data.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const header = (name: string) => request.headers[name]?.toString();
      requests.push({ body, key: header('x-authorization'), client: header('x-housestyle-client') });
      const reply = script.shift() ?? { status: 200 };
      response.writeHead(reply.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answerTo(body, reply)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(saved, {
    address: `http://127.0.0.1:${port}`,
    requests,
    script,
    close: () =>
      new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  });
}

function answerTo(body: Record<string, unknown>, { status, content, structured = true }: Reply) {
  if (status !== 200) return { error: { code: CODES[status], message: `scripted ${status}` } };
  const input = String(body['input']);
  return {
    content:
      content ?? `- Rules: pass\n\nStyle score: ${input.includes('very') ? 80 : 100}% (4 of 5 rules passed)`,
    mode: body['mode'],
    usage: { inputTokens: 1, outputTokens: 1 },
    quota: { limit: null, used: 1, remaining: null },
    ...(structured && body['format'] === 'suggestions' && { suggestions: findVery(input) }),
  };
}

export function findVery(input: string): Finding[] {
  return [...input.matchAll(/very (?:(grave) )?/g)].map(({ 0: original, 1: grave, index }) => ({
    severity: grave ? 'critical' : 'important',
    original,
    suggestion: grave ? null : '',
    reason: 'It adds nothing.',
    range: { start: index, end: index + original.length },
    rule: { id: grave ? 'grave-words' : 'intensifiers', label: 'Intensifiers' },
    source: 'builtin',
  }));
}
