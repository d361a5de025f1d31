import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { ANALYZE_PATH } from '@housestyle/contract';
import fc from 'fast-check';
import { figure } from '../support/figures.ts';
import { echoAnalyst, startTestService, type TestService } from '../support/service.ts';

const RUNS = 200;
const secret = fc
  .string({ unit: fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz23456789'), minLength: 24, maxLength: 24 })
  .map((text) => `s3cr3t${text}`);

describe('the log', () => {
  let service: TestService;
  let key: string;
  before(async () => {
    const analyst = echoAnalyst(async (input) => {
      if (input.length % 3 === 0) throw new Error(`broke on ${input}`, { cause: new TypeError(input) });
    });
    service = await startTestService({ analyst });
    key = await service.key();
  });
  after(() => service.stop());

  it('holds no secret, wherever in a request one is', async () => {
    let planted = 0;
    const place = fc.constantFrom(...Object.keys(PLACES));
    await fc.assert(
      fc.asyncProperty(place, secret, fc.boolean(), async (where, text, known) => {
        const from = service.logged.length;
        await PLACES[where]?.(service.address, text, known ? key : `housestyle_${text}`);
        planted += 1;
        const lines = service.logged.slice(from).join('');
        assert.ok(!lines.includes(text), `${where}: ${lines}`);
      }),
      { numRuns: RUNS },
    );
    assert.ok(service.logged.length > RUNS / 2);
    assert.ok(!service.logged.join('').includes(key));
    figure('redaction', 'leaked', 0, `of ${planted} planted secrets`);
  });
});

type Plant = (address: string, secret: string, key: string) => Promise<unknown>;

const inBody =
  (make: (secret: string) => unknown): Plant =>
  (address, secret, key) => {
    const value = make(secret);
    return send(address, ANALYZE_PATH, key, {}, typeof value === 'string' ? value : JSON.stringify(value));
  };
const inHeader =
  (name: string, prefix = ''): Plant =>
  (address, secret, key) =>
    send(address, ANALYZE_PATH, key, { [name]: prefix + secret }, '{"mode":"review","input":"x"}');

const PLACES: Readonly<Record<string, Plant>> = {
  input: inBody((text) => ({ mode: 'review', input: text })),
  'broken JSON': inBody((text) => `{"mode": "review", "input": "${text}`),
  mode: inBody((text) => ({ mode: text, input: 'x' })),
  docType: inBody((text) => ({ mode: 'review', input: 'x', docType: text })),
  audience: inBody((text) => ({ mode: 'review', input: 'x', audience: text })),
  format: inBody((text) => ({ mode: 'review', input: 'x', format: text })),
  framework: inBody((text) => ({ mode: 'review', input: 'x', framework: text })),
  customInstructions: inBody((text) => ({ mode: 'review', input: 'x', customInstructions: text })),
  rules: inBody((text) => ({ mode: 'review', input: 'xx', rules: [{ label: text, description: text }] })),
  'a wrong rule': inBody((text) => ({ mode: 'review', input: 'x', rules: [{ [text]: text }] })),
  termSubs: inBody((text) => ({
    mode: 'review',
    input: 'xxx',
    termSubs: [{ preferred: text, avoid: [text] }],
  })),
  glossary: inBody((text) => ({
    mode: 'review',
    input: 'x',
    glossary: [{ term: text, definition: text, synonyms: [text] }],
  })),
  'an unknown field': inBody((text) => ({ mode: 'review', input: 'x', [text]: text })),
  'the key': (address, secret) => send(address, ANALYZE_PATH, `housestyle_${secret}`, {}, '{}'),
  Authorization: inHeader('Authorization', 'Bearer '),
  Cookie: inHeader('Cookie', 'session='),
  'User-Agent': inHeader('User-Agent'),
  Referer: inHeader('Referer', 'https://example.com/?token='),
  Origin: inHeader('Origin', 'https://'),
  'X-Forwarded-For': inHeader('X-Forwarded-For'),
  'a request id with a key': inHeader('X-Request-Id', 'housestyle_'),
  'Content-Type': inHeader('Content-Type', 'text/'),
  path: (address, secret, key) => send(address, `/${secret}/${key}`, key, {}, ''),
  query: (address, secret, key) => send(address, `${ANALYZE_PATH}?key=${secret}`, key, {}, '{}'),
  'a broken path': (address, secret, key) => send(address, `/%zz${secret}`, key, {}, ''),
};

function send(
  address: string,
  path: string,
  key: string,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname,
        port,
        path,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}`, ...headers },
      },
      (response) => response.resume().on('end', resolve),
    );
    request.on('error', reject).end(body);
  });
}
