import assert from 'node:assert/strict';
import { ERROR_CODES, type TransportFailure } from '@housestyle/contract';
import { isLoopback, parseEndpoint, secretName } from '../../../src/connection/endpoint.ts';
import { describeFailure } from '../../../src/connection/failures.ts';
import { keyProblem } from '../../../src/connection/key-shape.ts';
import { Runs } from '../../../src/connection/runs.ts';

describe('an endpoint', () => {
  const rows: [text: string, url: string | undefined, origin?: string][] = [
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    [' https://Docs.Example.com/ ', 'https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/style/api/', 'https://docs.example.com/style/api', 'https://docs.example.com'],
    ['docs.example.com', undefined],
    ['localhost:8787', undefined],
    ['file:///etc/passwd', undefined],
    ['https://me:secret@docs.example.com', undefined],
    ['https://docs.example.com?x=1', undefined],
    ['', undefined],
  ];
  for (const [text, url, origin] of rows) {
    it(`${JSON.stringify(text)} is ${url ? `read as ${url}` : 'refused'}`, () => {
      assert.deepEqual(parseEndpoint(text), url && { url, origin });
    });
  }

  it('has a key of its own for each scheme, host and port', () => {
    const names = ['http://a', 'https://a', 'http://a:81', 'http://b', 'http://a/path'].map((text) => {
      const endpoint = parseEndpoint(text);
      assert.ok(endpoint);
      return secretName(endpoint);
    });
    assert.equal(new Set(names).size, 4);
    assert.equal(names[0], names[4]);
  });

  it('is local only on this computer', () => {
    const local = [
      'http://127.0.0.1:1',
      'http://localhost',
      'http://[::1]:2',
      'https://127.0.0.1.example.com',
    ].map((text) => {
      const endpoint = parseEndpoint(text);
      return endpoint && isLoopback(endpoint);
    });
    assert.deepEqual(local, [true, true, true, false]);
  });
});

describe('a typed key', () => {
  const good = `housestyle_${'aB3'.repeat(12)}`;
  it('of the right shape is taken, white space around it aside', () => {
    assert.equal(keyProblem(good), undefined);
    assert.equal(keyProblem(` ${good}\n`), undefined);
  });
  for (const [name, key, problem] of [
    ['of another product', `sk-${'a'.repeat(44)}`, /begins with/],
    ['that is cut off', good.slice(0, -1), /cut off.*47.*46/],
    ['that is too long', `${good}x`, /too long/],
    ['with other characters', good.replace('B', '-'), /letters and digits/],
    ['that is empty', ' ', /Paste a key/],
  ] as const) {
    it(`${name} is refused, and the person told why`, () => assert.match(keyProblem(key) ?? '', problem));
  }
});

describe('a failure', () => {
  const about = { title: 'Rewrite', service: 'http://127.0.0.1:8787', locale: 'en' };
  const transport: TransportFailure[] = ['TIMEOUT', 'NETWORK_ERROR', 'BAD_RESPONSE'];
  for (const code of [...ERROR_CODES, ...transport]) {
    it(`${code} is told with a next step`, () => {
      const notice = describeFailure({ code, message: 'A message.' }, about);
      assert.ok(notice && notice.steps.length > 0);
      assert.match(notice.message, /^[A-Z“].*[.?]$/);
    });
  }

  it('that the person caused by cancelling is not told', () => {
    assert.equal(describeFailure({ code: 'ABORTED', message: 'x' }, about), undefined);
  });

  it('names the address that does not answer', () => {
    const notice = describeFailure(
      { code: 'NETWORK_ERROR', message: 'The service at X could not be reached' },
      about,
    );
    assert.equal(
      notice?.message,
      'The service at X could not be reached. Is it running, and is the address right?',
    );
    assert.deepEqual(notice?.steps, ['retry', 'openSettings']);
  });

  it('names the day on which the month begins anew', () => {
    const rateLimit = { limit: 20, remaining: 0, reset: '2026-12-15T00:00:00.000Z' };
    const notice = describeFailure({ code: 'RATE_LIMIT_EXCEEDED', message: 'x', rateLimit }, about);
    assert.match(notice?.message ?? '', /resets on Dec 1[45], 2026/);
  });
});

describe('the requests under way', () => {
  it('are one for each document: a second ends the first, and only that', async () => {
    let changes = 0;
    const runs = new Runs(() => changes++);
    const until = (controller: AbortController) =>
      new Promise<string>((resolve) => controller.signal.addEventListener('abort', () => resolve('ended')));
    const first = runs.run('a', until);
    const other = runs.run('b', until);
    const second = runs.run('a', until);
    assert.equal(await first, 'ended');
    assert.equal(runs.count, 2);
    runs.cancelAll();
    assert.deepEqual(await Promise.all([other, second]), ['ended', 'ended']);
    assert.equal(runs.count, 0);
    assert.equal(changes, 6);
  });
});
