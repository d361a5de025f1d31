import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import {
  createClient,
  isEventStream,
  readEventStream,
  type AnalyzeResponse,
  type Client,
  type Fetch,
  type Finding,
} from '../index.ts';
import { createFrameReader } from '../stream/frames.ts';

const answer: AnalyzeResponse = {
  content: 'One.\n\nTwo – “zwei”.',
  mode: 'rewrite',
  usage: { inputTokens: 3, outputTokens: 1 },
  quota: { limit: 20, used: 1, remaining: 19 },
};
const request = { mode: 'rewrite', input: 'Some text.' } as const;
const found = (start: number): Finding => ({
  severity: 'minor',
  original: 'x',
  suggestion: null,
  reason: 'r',
  range: { start, end: start + 1 },
  rule: { id: 'a', label: 'A' },
  source: 'model',
});
const frame = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const STREAM = [
  ': working\n\n',
  frame('progress', { done: 0, total: 2 }),
  frame('draft', { start: 0, content: 'One.\n\nToo' }),
  frame('something new', { of: 'a later version' }),
  frame('draft', { start: 6, content: 'Two' }),
  frame('findings', { findings: [found(7)] }),
  frame('findings', { findings: [found(2)] }),
  frame('progress', { done: 2, total: 2 }),
  frame('result', answer),
].join('');
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-RateLimit-Limit': '20',
  'X-RateLimit-Remaining': '19',
  'X-RateLimit-Reset': '2026-12-01T00:00:00.000Z',
};

const streamOf = (pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

describe('the reader of events', () => {
  it('reads the same events wherever the bytes are cut, with any line ends', async () => {
    const bytes = [...new TextEncoder().encode(STREAM)];
    const cuts = fc.array(fc.nat(bytes.length), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(cuts, fc.boolean(), async (places, crlf) => {
        const sent = crlf ? [...new TextEncoder().encode(STREAM.replace(/\n/g, '\r\n'))] : bytes;
        const sorted = [0, ...places.sort((a, b) => a - b), sent.length];
        const pieces = sorted.slice(1).map((end, index) => new Uint8Array(sent.slice(sorted[index], end)));
        const heard: unknown[] = [];
        const end = await readEventStream(new Response(streamOf(pieces), { headers }), {
          onProgress: (progress) => heard.push(progress.done),
          onDraft: (draft) => heard.push(draft),
          onFindings: (findings) => heard.push(findings.map(({ range }) => range.start)),
        });
        assert.deepEqual(end, { event: 'result', data: answer });
        assert.deepEqual(heard, [0, 'One.\n\nToo', 'One.\n\nTwo', [7], [2, 7], 2]);
      }),
    );
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const read = createFrameReader(() => {});
        for (const text of texts) read(text);
      }),
    );
  });

  it('tells a stream by its type', () => {
    assert.ok(isEventStream(new Response('', { headers })));
    assert.ok(!isEventStream(new Response('{}', { headers: { 'Content-Type': 'application/json' } })));
  });
});

describe('the client of streamed analyses', () => {
  let server: Server | undefined;

  async function serve(listener: RequestListener, timeout = 5000, through: Fetch = fetch): Promise<Client> {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const { port } = started.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}`;
    return createClient({ baseUrl, apiKey: 'k', fetch: through, timeout });
  }

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  const rateLimit = { limit: 20, remaining: 19, reset: '2026-12-01T00:00:00.000Z' };
  const sends =
    (text: string): RequestListener =>
    (_incoming, response) =>
      void response.writeHead(200, headers).end(text);

  it('asks for events and answers what a plain request would', async () => {
    let accept: string | undefined;
    const client = await serve((incoming, response) => {
      accept = incoming.headers.accept;
      sends(STREAM)(incoming, response);
    });
    const drafts: string[] = [];
    const result = await client.analyzeStream(request, { onDraft: (draft) => drafts.push(draft) });
    assert.deepEqual(result, { ok: true, response: answer, rateLimit });
    assert.deepEqual(drafts, ['One.\n\nToo', 'One.\n\nTwo']);
    assert.equal(accept, 'text/event-stream');
  });

  it('hears all at the end from a fetch without streams', async () => {
    const whole: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      return { status: response.status, headers: response.headers, text: () => response.text() };
    };
    const client = await serve(sends(STREAM), 5000, whole);
    const drafts: string[] = [];
    const result = await client.analyzeStream(request, { onDraft: (draft) => drafts.push(draft) });
    assert.ok(result.ok);
    assert.equal(drafts.length, 2);
  });

  it('takes the plain answer of a service that does not stream, and its plain refusal', async () => {
    const plain = { 'Content-Type': 'application/json' };
    const error = { error: { message: 'Used up.', code: 'RATE_LIMIT_EXCEEDED' } };
    let replies = 0;
    const client = await serve((_incoming, response) => {
      if (replies++ === 0) response.writeHead(200, plain).end(JSON.stringify(answer));
      else response.writeHead(429, plain).end(JSON.stringify(error));
    });
    assert.deepEqual(await client.analyzeStream(request, {}), { ok: true, response: answer });
    const refused = await client.analyzeStream(request, {});
    assert.deepEqual(refused, { ok: false, code: 'RATE_LIMIT_EXCEEDED', message: 'Used up.', status: 429 });
  });

  it('makes a failure in the stream the failure that its status would have been', async () => {
    const client = await serve(
      sends(frame('error', { error: { message: 'Failed.', code: 'UPSTREAM_ERROR' } })),
    );
    const result = await client.analyzeStream(request, {});
    assert.deepEqual(result, {
      ok: false,
      code: 'UPSTREAM_ERROR',
      message: 'Failed.',
      status: 502,
      rateLimit,
    });
  });

  for (const [name, text, code] of [
    ['ends too early', frame('progress', { done: 0, total: 1 }), 'NETWORK_ERROR'],
    ['is empty', '', 'NETWORK_ERROR'],
    ['holds a strange result', frame('result', { content: 1 }), 'BAD_RESPONSE'],
    ['is no JSON', 'event: result\ndata: {\n\n', 'BAD_RESPONSE'],
  ] as const) {
    it(`takes a stream that ${name} for a failure`, async () => {
      const client = await serve(sends(text));
      const result = await client.analyzeStream(request, {});
      assert.ok(!result.ok);
      assert.equal(result.code, code);
    });
  }

  it('waits as long as there are signs of life, and no longer', async () => {
    const slowly = (response: ServerResponse, beats: number, then: () => void): void => {
      response.write(': working\n\n');
      setTimeout(() => (beats === 0 ? then() : slowly(response, beats - 1, then)), 100);
    };
    let times = 0;
    const client = await serve((_incoming, response) => {
      response.writeHead(200, headers);
      const last = times++ === 0;
      slowly(response, 10, () => last && response.end(STREAM));
    }, 400);
    assert.ok((await client.analyzeStream(request, {})).ok);
    const silent = await client.analyzeStream(request, {});
    assert.ok(!silent.ok && silent.code === 'TIMEOUT');
  });

  it('closes the connection when the caller aborts in the middle', async () => {
    let closed: Promise<void> | undefined;
    const client = await serve((incoming, response) => {
      closed = new Promise((resolve) => incoming.socket.once('close', () => resolve()));
      response.writeHead(200, headers).write(frame('progress', { done: 0, total: 2 }));
    });
    const controller = new AbortController();
    const result = await client.analyzeStream(
      request,
      { onProgress: () => controller.abort() },
      { signal: controller.signal },
    );
    assert.ok(!result.ok && result.code === 'ABORTED');
    await closed;
  });
});
