/** Who may use which route. A route without a row fails: say here who may use it. */
import assert from 'node:assert/strict';
import { ANALYZE_PATH } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { Lifecycle } from '../../lifecycle.ts';
import { createMetrics } from '../../metrics.ts';
import { createAccount, updateAccount } from '../../services/accounts.ts';
import { KeyUse } from '../../services/key-use.ts';
import { createKey } from '../../services/keys.ts';
import { openServiceStorage, type Storage } from '../../storage/index.ts';
import type { Tier } from '../../storage/types.ts';
import { createWebParts, type WebParts } from '../../web.ts';
import { SQLITE, type TestPlace } from '../support/databases.ts';
import { echoAnalyst, REVIEW } from '../support/service.ts';

const CALLERS = ['nobody', 'member', 'other', 'admin', 'ended session', 'free key', 'pro key'] as const;
type Caller = (typeof CALLERS)[number];
type Rule = Readonly<Record<Caller, number>>;

/** Anybody, and a credential changes nothing. */
const anybody = (status: number): Rule =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Rule;
/** Whoever is signed in, for what is theirs. */
const members = (status: number): Rule => ({ ...anybody(401), member: status, other: status, admin: status });
/** The account that the thing belongs to, and nobody else, administrators included. */
const owner = (status: number): Rule => ({ ...anybody(401), member: status, other: 404, admin: 404 });
const administrators = (status: number): Rule => ({
  ...anybody(401),
  member: 403,
  other: 403,
  admin: status,
});
const keys = (status: number): Rule => ({ ...anybody(401), 'free key': 403, 'pro key': status });

/** What a row's address and body may name: things of the account `member`. */
interface Things {
  readonly account: string;
  readonly key: string;
  readonly session: string;
}

interface Row {
  readonly rule: Rule;
  readonly path?: (things: Things) => string;
  readonly body?: unknown;
}

const web = '/api/web';
const ROWS: Readonly<Record<string, Row>> = {
  'GET /api/v1/style': { rule: keys(200) },
  'GET /': { rule: anybody(200) },
  'GET /style': { rule: anybody(200) },
  'GET /keys': { rule: anybody(200) },
  'GET /usage': { rule: anybody(200) },
  'GET /account': { rule: anybody(200) },
  'GET /admin': { rule: anybody(200) },
  'GET /connect': { rule: anybody(200) },
  'GET /theme.js': { rule: anybody(404) },
  'GET /icon.svg': { rule: anybody(404) },
  'GET /assets/*': { rule: anybody(404) },
  'GET /healthz': { rule: anybody(200) },
  'GET /readyz': { rule: anybody(200) },
  'GET /metrics': { rule: anybody(200) },
  'GET /api/openapi.json': { rule: anybody(200) },
  'GET /api/docs': { rule: anybody(200) },
  'GET /api/docs/page.css': { rule: anybody(200) },
  'GET /api/docs/page.js': { rule: anybody(200) },
  'GET /sign-in': { rule: anybody(200) },
  'GET /sign-in/page.js': { rule: anybody(200) },
  [`POST ${ANALYZE_PATH}`]: { rule: keys(200), body: REVIEW },

  [`GET ${web}/sign-in`]: { rule: anybody(200) },
  [`POST ${web}/sign-in`]: { rule: anybody(400), body: {} },
  [`POST ${web}/sign-in/link`]: { rule: anybody(401), body: { token: 'wrong' } },
  [`POST ${web}/sign-out`]: { rule: anybody(204) },
  [`GET ${web}/oidc/start`]: { rule: anybody(404) },
  [`GET ${web}/oidc/callback`]: { rule: anybody(404) },
  [`GET ${web}/me`]: { rule: members(200) },
  [`GET ${web}/sessions`]: { rule: members(200) },
  [`DELETE ${web}/sessions`]: { rule: members(204) },
  [`DELETE ${web}/sessions/:id`]: {
    rule: owner(204),
    path: ({ session }) => `${web}/sessions/${session}`,
  },
  [`POST ${web}/account/password`]: { rule: members(400), body: { newPassword: 'short' } },
  [`GET ${web}/keys`]: { rule: members(200) },
  [`POST ${web}/keys`]: { rule: members(201), body: {} },
  [`DELETE ${web}/keys/:id`]: { rule: owner(200), path: ({ key }) => `${web}/keys/${key}` },
  [`GET ${web}/usage`]: { rule: members(200) },
  [`POST ${web}/analyze`]: { rule: members(200), body: REVIEW },
  [`GET ${web}/style`]: { rule: members(200) },
  [`PUT ${web}/style`]: { rule: members(200), body: { style: { rules: [] } } },
  [`GET ${web}/style/versions`]: { rule: members(200) },
  [`GET ${web}/style/versions/:revision`]: { rule: owner(200), path: () => `${web}/style/versions/7` },
  [`POST ${web}/style/versions/:revision/restore`]: {
    rule: owner(200),
    path: () => `${web}/style/versions/7/restore`,
    body: {},
  },
  [`POST ${web}/style/import`]: { rule: members(200), body: { format: 'json', text: '{"rules":[]}' } },
  [`GET ${web}/style/presets`]: { rule: members(200) },
  [`GET ${web}/style/export`]: { rule: members(200), path: () => `${web}/style/export?format=terms` },
  [`GET ${web}/admin/accounts`]: { rule: administrators(200) },
  [`POST ${web}/admin/accounts`]: { rule: administrators(400), body: { email: 'x', tier: 'pro' } },
  [`PATCH ${web}/admin/accounts/:id`]: {
    rule: administrators(200),
    path: ({ account }) => `${web}/admin/accounts/${account}`,
    body: { tier: 'pro' },
  },
  [`POST ${web}/admin/accounts/:id/sign-in-link`]: {
    rule: administrators(201),
    path: ({ account }) => `${web}/admin/accounts/${account}/sign-in-link`,
  },
  [`GET ${web}/admin/audit`]: { rule: administrators(200) },
};

describe('authorisation', () => {
  let place: TestPlace;
  let storage: Storage;
  let parts: WebParts;
  let keyUse: KeyUse;
  let app: FastifyInstance;
  const routes = new Set<string>();
  const ids: Record<string, string> = {};
  const apiKeys: Record<string, string> = {};
  const clock = (): Date => new Date('2026-11-21T10:00:00Z');

  before(async () => {
    place = await SQLITE.create();
    const config = readConfig(place.environment);
    storage = await openServiceStorage(config.database);
    const log = pino({ level: 'silent' });
    parts = createWebParts(config.web, { storage, clock, log });
    keyUse = new KeyUse(storage, clock, 60_000, () => {});
    const lifecycle = new Lifecycle();
    lifecycle.ready();
    app = buildApp({
      storage,
      analyst: echoAnalyst(),
      limits: config.limits,
      keyUse,
      lifecycle,
      metrics: createMetrics({
        queueLength: () => 0,
        running: () => 0,
        walSize: () => 0,
        engineHeap: async () => ({ used: 0, total: 0 }),
      }),
      clock,
      log,
      web: parts,
      onRoute({ method, url }) {
        // Each GET brings a HEAD that is answered by the same handler.
        for (const name of [method].flat()) if (name !== 'HEAD') routes.add(`${name} ${url}`);
      },
    });
    await app.ready();
    for (const name of ['member', 'other', 'admin', 'free key', 'pro key']) {
      const email = `${name.replace(' ', '-')}@example.com`;
      const role = name === 'admin' ? 'admin' : 'member';
      ids[name] = (await createAccount(storage, clock, { email, tier: 'team', limit: null, role })).id;
      const tier: Tier = name === 'free key' ? 'free' : 'pro';
      if (name.endsWith('key')) {
        apiKeys[name] = (await createKey(storage, clock, { email, label: null })).key;
        await updateAccount(storage, email, { tier });
      }
    }
    for (let revision = 1; revision <= 7; revision++) await saveStyle(ids.member ?? '');
  });
  after(async () => {
    await app.close();
    await parts.close();
    await keyUse.close();
    await storage.close();
    await place.remove();
  });

  const saveStyle = (accountId: string): Promise<unknown> =>
    storage.styles.save({
      accountId,
      style: {},
      savedAt: clock().toISOString(),
      savedBy: accountId,
      restoredFrom: null,
      expected: null,
    });

  /** A new session of an account: some routes end the one they are called with. */
  const session = async (name: string) => parts.sessions.start(ids[name] ?? '', 'link', 'test');

  const credentials = async (caller: Caller): Promise<Record<string, string>> => {
    if (caller === 'nobody') return {};
    if (caller.endsWith('key')) return { 'X-Authorization': `Bearer ${apiKeys[caller]}` };
    const { session: begun, token } = await session(caller === 'ended session' ? 'member' : caller);
    if (caller === 'ended session') await parts.sessions.end(begun.accountId, begun.id);
    return { Cookie: `housestyle_session=${token}` };
  };

  const things = async (): Promise<Things> => {
    const { session: own } = await session('member');
    for (const { id, revokedAt } of await storage.keys.list(ids.member ?? ''))
      if (revokedAt === null) await storage.keys.revoke(id, clock().toISOString());
    const { id: key } = await createKey(storage, clock, { email: 'member@example.com', label: null });
    return { account: ids.member ?? '', key, session: own.id };
  };

  it('is decided for every route', () => {
    const missing = [...routes].filter((route) => !(route in ROWS));
    assert.deepEqual(missing, [], 'Add a row to ROWS in this file for each of these: who may use it?');
    const gone = Object.keys(ROWS).filter((route) => !routes.has(route));
    assert.deepEqual(gone, [], 'These routes are no longer there: take their rows out of ROWS.');
  });

  for (const [route, { rule, path, body }] of Object.entries(ROWS)) {
    it(`of ${route}`, async () => {
      const [method = '', address = ''] = route.split(' ');
      const found: Partial<Record<Caller, number>> = {};
      for (const caller of CALLERS) {
        const { statusCode } = await app.inject({
          method: method as 'GET',
          url: path?.(await things()) ?? address,
          headers: { 'Sec-Fetch-Site': 'same-origin', ...(await credentials(caller)) },
          ...(body !== undefined && { payload: body as object }),
        });
        found[caller] = statusCode;
      }
      assert.deepEqual(found, rule);
    });
  }

  it('of every change is refused to other sites, whoever asks', async () => {
    const changes = Object.keys(ROWS).filter((route) => route.includes(web) && !route.startsWith('GET'));
    for (const route of changes) {
      const [method = '', address = ''] = route.split(' ');
      for (const caller of CALLERS) {
        const headers = { 'Sec-Fetch-Site': 'cross-site', ...(await credentials(caller)) };
        const { statusCode } = await app.inject({ method: method as 'POST', url: address, headers });
        assert.equal(statusCode, 403, `${route} ${caller}`);
      }
    }
  });
});
