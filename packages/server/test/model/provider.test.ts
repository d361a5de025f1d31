import assert from 'node:assert/strict';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createProvider, type ProviderOptions } from '../../analysts/model/provider.ts';
import { PROVIDERS } from '../../analysts/model/provider-names.ts';
import { MODEL_ANSWER_JSON_SCHEMA } from '../../analysts/model/guards/shape.ts';
import {
  ModelError,
  type AnswerForm,
  type ModelFailure,
  type ModelProvider,
} from '../../analysts/model/types.ts';
import { startWire, type Behaviour, type Wire } from './support/wire.ts';

const KEY = 'sk-secret-key-of-the-service';
const never = new AbortController().signal;

describe('a provider of language models', () => {
  let wire: Wire;
  const open: ModelProvider[] = [];

  const connect = (options: Partial<ProviderOptions>): ModelProvider => {
    const provider = createProvider({
      provider: 'openai-compatible',
      baseUrl: wire.url,
      model: 'test-model',
      apiKey: KEY,
      timeout: 30_000,
      stallTimeout: 20_000,
      concurrency: 4,
      streaming: true,
      maxOutputTokens: null,
      schema: MODEL_ANSWER_JSON_SCHEMA,
      ...options,
    });
    open.push(provider);
    return provider;
  };
  const ask = (provider: ModelProvider, form: AnswerForm = 'text', signal = never) =>
    provider.complete({ system: 'Be brief.', user: 'Say hello.', form }, signal);
  const failsAs = async (failure: ModelFailure, promise: Promise<unknown>): Promise<void> => {
    await assert.rejects(promise, (error: unknown) => {
      assert.ok(error instanceof ModelError, String(error));
      assert.equal(error.failure, failure, error.message);
      assert.doesNotMatch(error.message + String(error.cause), /secret|provider says/);
      return true;
    });
  };

  before(async () => {
    wire = await startWire(() => ({ text: 'Hello.' }));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((provider) => provider.close()));
  });
  after(() => wire.close());

  for (const provider of PROVIDERS) {
    for (const streaming of [true, false]) {
      describe(`${provider}, ${streaming ? 'in pieces' : 'at once'}`, () => {
        const options = { provider, streaming } as const;
        const says = (behaviour: Behaviour): number => {
          wire.behave(behaviour);
          return wire.calls.length;
        };

        it('answers with its text and what it cost', async () => {
          const before = says(() => ({
            text: 'Hello, wide world. '.repeat(5),
            usage: { input: 31, output: 17 },
          }));
          const answer = await ask(connect(options));
          assert.equal(answer.text, 'Hello, wide world. '.repeat(5));
          assert.deepEqual(answer.usage, { inputTokens: 31, outputTokens: 17 });
          assert.equal(answer.complete, true);
          const call = wire.calls[before];
          assert.equal(call?.system, 'Be brief.');
          assert.equal(call?.user, 'Say hello.');
          assert.equal(call?.stream, streaming);
          assert.ok(JSON.stringify(call?.headers).includes(KEY));
        });

        it('is asked for JSON by its own means', async () => {
          const before = says(() => ({ text: '{"findings": []}' }));
          const answer = await ask(connect(options), 'schema');
          assert.deepEqual(JSON.parse(answer.text), { findings: [] });
          assert.equal(wire.calls[before]?.form, 'schema');
        });

        it('says when it was cut off', async () => {
          says(() => ({ text: 'Hello', finish: 'length' }));
          assert.equal((await ask(connect(options))).complete, false);
        });

        it('is asked again after 429, when it says', async () => {
          let times = 0;
          says(() =>
            times++ === 0
              ? { status: 429, error: 'provider says: slow down', headers: { 'retry-after-ms': '50' } }
              : { text: 'Hello.' },
          );
          assert.equal((await ask(connect(options))).text, 'Hello.');
          assert.equal(times, 2);
        });

        it('fails in our own words', async () => {
          const error = `provider says: bad key ${KEY}`;
          const headers = { 'retry-after-ms': '1' };
          for (const [status, failure] of [
            [500, 'unavailable'],
            [529, 'unavailable'],
            [401, 'denied'],
            [404, 'misplaced'],
            [400, 'refused'],
          ] as const) {
            says(() => ({ status, error, headers }));
            await failsAs(failure, ask(connect(options)));
          }
        });

        it('fails where the answer breaks off, is reset or is no answer', async () => {
          for (const reply of [
            { truncated: 'Hel' },
            { reset: 'Hel' },
            { raw: '{"choices": [' },
            { raw: '<html>Bad gateway</html>', type: 'text/html' },
            { raw: '' },
          ]) {
            says(() => reply);
            await assert.rejects(ask(connect(options)), ModelError, JSON.stringify(reply));
          }
        });

        it('fails where it stalls, with and without headers', async () => {
          for (const bare of [true, false]) {
            says(() => ({ stall: 'Hel', bare }));
            await failsAs('slow', ask(connect({ ...options, timeout: 300 })));
          }
        });

        it('is left when the caller hangs up', async () => {
          const before = says(() => ({ stall: 'Hel' }));
          const controller = new AbortController();
          const answer = ask(connect(options), 'text', controller.signal);
          while (wire.calls.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
          const { hungUp } = wire.calls[before] ?? assert.fail();
          const gone = new Promise((resolve) => hungUp.addEventListener('abort', resolve, { once: true }));
          controller.abort(new Error('The caller hung up.'));
          await assert.rejects(answer, /hung up/);
          await gone;
        });

        it('is stopped where its answer has no end', async () => {
          const piece = `data: ${'x'.repeat(64 * 1024)}`;
          says(() => ({ raw: forever(piece) }));
          await failsAs('oversized', ask(connect(options)));
        });
      });
    }
  }

  it('steps in where a text grows beyond hope', async () => {
    wire.behave(() => ({ text: 'again and '.repeat(2000) }));
    const stop = new Error('enough');
    const onText = (text: string): void => {
      if (text.length > 1000) throw stop;
    };
    const call = connect({}).complete({ system: '', user: 'Go.', form: 'text', onText }, never);
    await assert.rejects(call, (error) => error === stop);
  });

  it('follows no redirect to another place', async () => {
    const other = await startWire(() => ({ text: 'Hello from elsewhere.' }));
    const { createServer } = await import('node:http');
    const server = createServer((_request, response) => {
      response.writeHead(307, { location: `${other.url}/chat/completions` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await failsAs('misplaced', ask(connect({ baseUrl: `http://127.0.0.1:${port}/v1` })));
    assert.equal(other.calls.length, 0);
    server.close();
    await other.close();
  });

  for (const [name, pack] of [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)
    it(`is understood where a gateway packs its answers: ${name}`, async () => {
      const { createServer } = await import('node:http');
      const server = createServer((_request, response) => {
        const choices = [
          { index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' },
        ];
        const whole = pack(JSON.stringify({ id: 'c', created: 1, model: 'm', choices }));
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': name }).end(whole);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      assert.equal((await ask(connect({ baseUrl, streaming: false }))).text, 'Hello.');
      server.close();
    });

  for (const streaming of [true, false])
    it(`is stopped where its answer is endless once it is unpacked, ${streaming ? 'in pieces' : 'at once'}`, async () => {
      const { createServer } = await import('node:http');
      const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024, 'data: x'));
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      await failsAs('oversized', ask(connect({ baseUrl: `http://127.0.0.1:${port}/v1`, streaming })));
      server.close();
    });

  it('says that it can’t be reached', async () => {
    const gone = await startWire(() => ({ text: '' }));
    await gone.close();
    await failsAs('unavailable', ask(connect({ baseUrl: gone.url, timeout: 50_000 })));
  });
});

function* forever(piece: string): Generator<string> {
  for (;;) yield piece;
}
