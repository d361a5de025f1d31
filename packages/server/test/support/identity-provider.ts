/** A real OpenID Connect provider in the test's process. Who signs in is a variable. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  readonly email: string;
  readonly email_verified: boolean;
  readonly groups?: readonly string[];
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly people: Record<string, Person>;
  /** Who is at the browser: a subject. */
  subject: string;
  /** Tells it where browsers come back to. */
  register(redirectUri: string): void;
  /** The status of discovery and of everything else, instead of an answer. */
  broken: boolean;
  stop(): Promise<void>;
}

export const CLIENT = { OIDC_CLIENT_ID: 'housestyle', OIDC_CLIENT_SECRET: 'a-secret-of-the-client' };

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer: ((request: IncomingMessage, response: ServerResponse) => unknown) | null = null;
  const server = createServer((request, response) => {
    if (provider.broken || answer === null) response.writeHead(503).end();
    else void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: IdentityProvider = {
    issuer,
    people: {},
    subject: '',
    broken: false,
    register(redirectUri) {
      answer = create(provider, redirectUri);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return provider;
}

function create(self: IdentityProvider, redirectUri: string) {
  const oidc = new Provider(self.issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...self.people[id] }),
    }),
    // Nobody is asked for consent.
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      } as object);
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = oidc.callback();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const login = { login: { accountId: self.subject } };
    await oidc.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
  };
}
