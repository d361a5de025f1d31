import assert from 'node:assert/strict';
import { request } from 'node:http';
import { createProvider } from '../../../packages/server/analysts/model/provider.ts';
import { ChatModelError, type ChatModel } from '../../../src/ai-clients/chat-model.ts';
import type { ChatTurn } from '../../../src/ai-clients/chat-wire.ts';
import { startChatBridge } from '../../../src/platform/chat-bridge.ts';
import type { ChatBridge } from '../../../src/platform/platform.ts';

const MESSAGES = [
  { role: 'system', content: 'Be brief.' },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'Hello ' },
      { type: 'text', text: '𐐀' },
    ],
  },
];

describe('the bridge to a model of the editor', () => {
  let bridge: ChatBridge;
  let asked: (readonly ChatTurn[])[];
  let answer: ChatModel['answer'];
  let aborted: Promise<void>;

  beforeEach(async () => {
    asked = [];
    answer = async function* () {
      yield 'Good ';
      yield 'day 𐐀.';
    };
    let hungUp = (): void => undefined;
    aborted = new Promise((resolve) => (hungUp = resolve));
    const model: ChatModel = {
      name: 'test-model',
      answer(turns, signal) {
        asked.push(turns);
        signal.addEventListener('abort', () => hungUp(), { once: true });
        return answer(turns, signal);
      },
      count: async (text) => text.length,
    };
    bridge = await startChatBridge(model);
  });
  afterEach(() => bridge.close());

  const post = (body: unknown, key = bridge.key) =>
    fetch(`${bridge.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('answers whole, with what it counted', async () => {
    const response = await post({ model: 'x', messages: MESSAGES });
    const body = await response.json();
    assert.equal(body.choices[0].message.content, 'Good day 𐐀.');
    assert.equal(body.choices[0].finish_reason, 'stop');
    assert.deepEqual(body.usage, { prompt_tokens: 18, completion_tokens: 12, total_tokens: 30 });
    assert.deepEqual(asked[0], [
      { role: 'system', text: 'Be brief.' },
      { role: 'user', text: 'Hello 𐐀' },
    ]);
  });

  it('answers piece by piece', async () => {
    const text = await (await post({ messages: MESSAGES, stream: true })).text();
    const pieces = text.split('\n\n').filter((piece) => piece !== '');
    assert.equal(pieces.length, 4);
    assert.equal(pieces.at(-1), 'data: [DONE]');
    const [first, , last] = pieces
      .map((piece) => piece.slice(6))
      .slice(0, 3)
      .map((json) => JSON.parse(json));
    assert.equal(first.choices[0].delta.content, 'Good ');
    assert.equal(last.choices[0].finish_reason, 'stop');
    assert.equal(last.usage.completion_tokens, 12);
  });

  it('says in words that JSON is wanted, and by which schema', async () => {
    const schema = { type: 'object', required: ['findings'] };
    await post({
      messages: MESSAGES,
      response_format: { type: 'json_schema', json_schema: { name: 'f', schema } },
    });
    const last = asked[0]?.at(-1);
    assert.equal(last?.role, 'system');
    assert(last?.text.includes(JSON.stringify(schema)));
  });

  it('serves the client that the service asks models with', async () => {
    const provider = createProvider({
      provider: 'openai-compatible',
      baseUrl: bridge.baseUrl,
      model: 'test-model',
      apiKey: bridge.key,
      timeout: 5000,
      stallTimeout: 5000,
      concurrency: 2,
      streaming: true,
      maxOutputTokens: null,
      schema: { type: 'object' },
    });
    const done = await provider.complete(
      { system: 's', user: 'u', form: 'schema' },
      AbortSignal.timeout(5000),
    );
    assert.deepEqual([done.text, done.complete, done.usage.outputTokens], ['Good day 𐐀.', true, 12]);
  });

  it('stops the model when the caller hangs up', async () => {
    answer = async function* (_turns, signal) {
      yield 'One';
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    };
    const controller = new AbortController();
    const response = await fetch(`${bridge.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bridge.key}` },
      body: JSON.stringify({ messages: MESSAGES, stream: true }),
      signal: controller.signal,
    });
    await response.body?.getReader().read();
    controller.abort();
    await aborted;
  });

  for (const [fault, status] of [
    ['not-permitted', 403],
    ['blocked', 400],
    ['gone', 404],
    ['failed', 502],
  ] as const)
    it(`tells by ${status} that the model is ${fault}`, async () => {
      answer = async function* () {
        throw new ChatModelError(fault, 'Because.');
      };
      const response = await post({ messages: MESSAGES, stream: true });
      assert.equal(response.status, status);
      assert.deepEqual((await response.json()).error.message, 'Because.');
    });

  it('breaks an answer off that fails in its middle', async () => {
    answer = async function* () {
      yield 'One';
      throw new Error('gone');
    };
    await assert.rejects(async () => (await post({ messages: MESSAGES, stream: true })).text());
  });

  for (const [title, call, status] of [
    ['another key', () => post({ messages: MESSAGES }, 'x'), 401],
    ['no key', () => fetch(`${bridge.baseUrl}/chat/completions`, { method: 'POST' }), 401],
    ['what is no JSON', () => post('{'), 400],
    ['no messages', () => post({ messages: [] }), 400],
    ['an unknown role', () => post({ messages: [{ role: 'tool', content: 'x' }] }), 400],
    ['a request that is far too long', () => post(' '.repeat(9 * 1024 * 1024)), 400],
    [
      'another place',
      () => fetch(`${bridge.baseUrl}/files`, { headers: { Authorization: `Bearer ${bridge.key}` } }),
      404,
    ],
  ] as const)
    it(`refuses ${title} with ${status}`, async () => {
      assert.equal((await call()).status, status);
      assert.equal(asked.length, 0);
    });

  it('lists its one model, and is heard on this computer alone', async () => {
    const headers = { Authorization: `Bearer ${bridge.key}` };
    const models = await (await fetch(`${bridge.baseUrl}/models`, { headers })).json();
    assert.equal(models.data[0].id, 'test-model');
    assert.equal(new URL(bridge.baseUrl).hostname, '127.0.0.1');
    const other = await startChatBridge({
      name: 'x',
      answer: () => answer([], AbortSignal.any([])),
      count: async () => 0,
    });
    assert.notEqual(other.key, bridge.key);
    other.close();
    await new Promise((resolve) =>
      request(`${other.baseUrl}/models`).once('error', resolve).once('response', assert.fail).end(),
    );
  });
});
