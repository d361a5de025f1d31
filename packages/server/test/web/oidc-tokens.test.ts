/** A provider that lies: every ID token but the honest one is refused. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser, makeAccount } from '../support/browser.ts';
import { CLIENT } from '../support/identity-provider.ts';
import { startTestService, type TestService } from '../support/service.ts';

type Json = Record<string, unknown>;
interface Token {
  header: Json;
  claims: Json;
  signature?: (input: string) => string;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signedBy =
  (pair: typeof keys) =>
  (input: string): string =>
    sign('sha256', Buffer.from(input), pair.privateKey).toString('base64url');

describe('an ID token', () => {
  let server: Server;
  let service: TestService;
  let issuer: string;
  let token: Token | null = null;

  before(async () => {
    server = createServer((request, response) => {
      const answer: Record<string, unknown> = {
        '/.well-known/openid-configuration': {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
        '/jwks': {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }],
        },
        '/token': { access_token: 'a', token_type: 'bearer', id_token: token && write(token) },
      };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer[request.url ?? ''] ?? {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    service = await startTestService({ environment: { OIDC_ISSUER: issuer, ...CLIENT } });
    await makeAccount(service, 'writer@example.com');
  });
  after(async () => {
    await service.stop();
    server.close();
    server.closeAllConnections();
  });

  const write = ({ header, claims, signature = signedBy(keys) }: Token): string => {
    const input = `${encode(header)}.${encode(claims)}`;
    return `${input}.${signature(input)}`;
  };
  const now = (): number => Math.floor(Date.now() / 1000);

  const cases: [name: string, change: (token: Token) => void, location: string][] = [
    ['that is honest is taken', () => {}, '/'],
    [
      'without a signature is refused',
      (lie) => Object.assign(lie, { header: { alg: 'none' }, signature: () => '' }),
      '',
    ],
    ['with a broken signature is refused', (lie) => (lie.signature = () => encode('no')), ''],
    ['of another key is refused', (lie) => (lie.signature = signedBy(strangers)), ''],
    [
      'that has expired is refused',
      (lie) => Object.assign(lie.claims, { iat: now() - 900, exp: now() - 600 }),
      '',
    ],
    ['without an end is refused', (lie) => delete lie.claims.exp, ''],
    ['of another issuer is refused', (lie) => (lie.claims.iss = 'https://evil.example'), ''],
    ['for another client is refused', (lie) => (lie.claims.aud = 'somebody-else'), ''],
    ['with another nonce is refused', (lie) => (lie.claims.nonce = 'x'), ''],
    ['without a nonce is refused', (lie) => delete lie.claims.nonce, ''],
    ['without a subject is refused', (lie) => delete lie.claims.sub, ''],
    ['with an email verified by word only', (lie) => (lie.claims.email_verified = 'true'), 'unverified'],
  ];
  for (const [name, change, location] of cases) {
    it(name, async () => {
      const browser = new Browser(service.address);
      const { headers } = await browser.get('/api/web/oidc/start');
      const asked = new URL(headers.get('Location') ?? '').searchParams;
      const honest: Token = {
        header: { alg: 'RS256', kid: 'k' },
        claims: {
          iss: issuer,
          aud: CLIENT.OIDC_CLIENT_ID,
          sub: `subject ${name}`,
          iat: now(),
          exp: now() + 60,
          nonce: asked.get('nonce'),
          email: 'writer@example.com',
          email_verified: true,
        },
      };
      change(honest);
      token = honest;
      const back = await browser.get(`/api/web/oidc/callback?code=c&state=${asked.get('state')}`);
      const expected = location === '/' ? '/' : `/sign-in#error=${location || 'failed'}`;
      assert.equal(back.headers.get('Location'), expected);
      assert.equal((await browser.get('/api/web/me')).status, location === '/' ? 200 : 401);
    });
  }
});
