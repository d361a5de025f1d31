import assert from 'node:assert/strict';
import { createCircuit } from '../../analysts/model/circuit.ts';
import { MODEL_ANSWER_JSON_SCHEMA } from '../../analysts/model/guards/shape.ts';
import { createProvider, type ProviderOptions } from '../../analysts/model/provider.ts';
import { withRetries } from '../../analysts/model/retry.ts';
import type { Time } from '../../analysts/model/time.ts';
import { ModelError, type ModelProvider } from '../../analysts/model/types.ts';
import { startWire, type Wire, type WireReply } from './support/wire.ts';

const never = new AbortController().signal;

/** A clock that goes on only where somebody waits. */
function fakeTime(): Time & { waited: number[]; pass(milliseconds: number): void } {
  let now = 0;
  const waited: number[] = [];
  return {
    waited,
    pass: (milliseconds) => void (now += milliseconds),
    now: () => now,
    async wait(milliseconds) {
      waited.push(milliseconds);
      now += milliseconds;
    },
    after: () => () => {},
  };
}

describe('a provider that fails', () => {
  let wire: Wire;
  let replies: WireReply[] = [];
  let time = fakeTime();
  let outages: number[] = [];
  let provider: ModelProvider;
  const ask = () => provider.complete({ system: '', user: 'Go.', form: 'text' }, never);
  const connect = (options: Partial<ProviderOptions> = {}): void => {
    time = fakeTime();
    outages = [];
    provider = createProvider({
      provider: 'openai-compatible',
      baseUrl: wire.url,
      model: 'm',
      apiKey: null,
      timeout: 60_000,
      stallTimeout: 20_000,
      concurrency: 4,
      streaming: false,
      maxOutputTokens: null,
      schema: MODEL_ANSWER_JSON_SCHEMA,
      time,
      onOutage: (milliseconds) => outages.push(milliseconds),
      ...options,
    });
  };
  const fails = async (): Promise<ModelError> => {
    try {
      await ask();
    } catch (error) {
      assert.ok(error instanceof ModelError, String(error));
      return error;
    }
    return assert.fail('It did not fail.');
  };
  const down: WireReply = { status: 503, error: 'no' };
  const busy = (headers: Record<string, string>): WireReply => ({ status: 429, error: 'busy', headers });
  const well: WireReply = { text: 'Hello.' };

  before(async () => {
    wire = await startWire(() => replies.shift() ?? well);
  });
  afterEach(() => provider.close());
  after(() => wire.close());

  const DELAYS: readonly (readonly [string, WireReply, number])[] = [
    ['in milliseconds', busy({ 'retry-after-ms': '1234' }), 1234],
    ['in seconds', busy({ 'retry-after': '7' }), 7000],
    ['beyond what others would wait', busy({ 'retry-after': '45' }), 45_000],
    ['not at all', down, 500],
  ];
  for (const [name, reply, delay] of DELAYS) {
    it(`is asked again when it says: ${name}`, async () => {
      connect();
      replies = [reply];
      assert.equal((await ask()).text, 'Hello.');
      assert.deepEqual(time.waited, [delay]);
    });
  }

  it('is asked again at the moment that it names', async () => {
    connect();
    replies = [busy({ 'retry-after': new Date(Date.now() + 20_000).toUTCString() })];
    await ask();
    const [waited = 0] = time.waited;
    assert.ok(waited > 15_000 && waited <= 20_000, `${waited}`);
  });

  it('is not waited for longer than a call may take', async () => {
    connect();
    replies = [busy({ 'retry-after': '86400' })];
    assert.equal((await fails()).failure, 'unavailable');
    assert.deepEqual(time.waited, []);
    // Other calls wait for a while, not for a day.
    assert.equal((await ask()).text, 'Hello.');
    assert.deepEqual(time.waited, [30_000]);
  });

  it('has its pause from other calls too', async () => {
    connect();
    replies = [busy({ 'retry-after': '9' })];
    await ask();
    time.pass(-4000);
    await ask();
    assert.deepEqual(time.waited, [9000, 4000]);
  });

  it('is asked three times, with longer and longer delays', async () => {
    connect();
    const calls = wire.calls.length;
    replies = [down, down, down, well];
    assert.equal((await fails()).failure, 'unavailable');
    assert.equal(wire.calls.length - calls, 3);
    assert.deepEqual(time.waited, [500, 1000]);
    replies = [];
  });

  for (const status of [400, 401, 402, 403, 404, 405, 413, 422]) {
    it(`is not asked again after ${status}, which the next answer would be too`, async () => {
      connect();
      const calls = wire.calls.length;
      replies = [{ status, error: 'no', headers: { 'retry-after-ms': '1' } }, well];
      await fails();
      assert.equal(wire.calls.length - calls, 1);
      assert.deepEqual(time.waited, []);
      replies = [];
    });
  }

  it('is left alone while it is down, then asked once', async () => {
    connect({ failures: 5 });
    replies = Array.from({ length: 6 }, () => down);
    await fails();
    await fails();
    const calls = wire.calls.length;
    assert.match((await fails()).message, /failed 5 times in a row/);
    assert.equal(wire.calls.length, calls);
    assert.deepEqual(outages, [1000]);
    replies = [];
    time.pass(30_000);
    assert.equal((await ask()).text, 'Hello.');
    assert.equal((await ask()).text, 'Hello.');
    assert.equal(wire.calls.length, calls + 2);
  });

  it('is not down for who may not ask it, or asks wrongly', async () => {
    connect({ failures: 2 });
    for (const status of [401, 400, 404, 401, 422]) {
      replies = [{ status, error: 'no' }];
      assert.doesNotMatch((await fails()).message, /in a row/);
    }
    assert.deepEqual(outages, []);
  });
});

describe('what a call failed of', () => {
  const MISPLACED = [
    'ENOTFOUND',
    'EPROTO',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'HOSTNAME_MISMATCH',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ];
  const UNAVAILABLE = ['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];
  for (const [failure, codes, calls] of [
    ['misplaced', MISPLACED, 1],
    ['unavailable', UNAVAILABLE, 3],
    ['interrupted', ['ECONNRESET', 'UND_ERR_SOCKET'], 1],
    ['slow', ['UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'], 1],
  ] as const)
    for (const code of codes)
      it(`${code} is ${failure}: asked ${calls === 1 ? 'once' : `${calls} times`}`, async () => {
        const time = fakeTime();
        const circuit = createCircuit({ failures: 9, shortest: 1, longest: 1, now: time.now });
        let asked = 0;
        const call = async (): Promise<never> => {
          asked += 1;
          throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) });
        };
        const options = { circuit, time, until: 60_000, signal: never };
        await assert.rejects(
          withRetries(call, () => true, options),
          (error: ModelError) => error.failure === failure && error.message.includes(code),
        );
        assert.equal(asked, calls);
      });
});

describe('the circuit', () => {
  it('lets one call try while the others are refused, and rests twice as long after each failure', () => {
    let now = 0;
    const rests: number[] = [];
    const circuit = createCircuit({
      failures: 2,
      shortest: 100,
      longest: 1000,
      now: () => now,
      onOpen: (rest) => rests.push(rest),
    });
    circuit.failed();
    circuit.enter();
    for (let time = 0; time < 6; time++) {
      circuit.failed();
      assert.throws(() => circuit.enter(), ModelError);
      now += 1000;
      circuit.enter();
      assert.throws(() => circuit.enter(), ModelError);
    }
    assert.deepEqual(rests, [100, 200, 400, 800, 1000, 1000]);
    circuit.succeeded();
    circuit.enter();
    circuit.enter();
  });
});
