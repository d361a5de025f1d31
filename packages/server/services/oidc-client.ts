import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
}

/** What a provider says about who signed in. */
export interface OidcClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** All claims, for `OIDC_ADMIN_CLAIM`. */
  readonly all: Readonly<Record<string, unknown>>;
}

/** What must be known again when the browser comes back. */
export interface OidcSecrets {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** The provider, found by discovery: PKCE, state and nonce on every attempt. */
export interface OidcClient {
  /** The address to send the browser to. */
  begin(redirectUri: string, state: string): Promise<OidcSecrets & { readonly url: string }>;
  /** Checks the answer in `callback` (state, issuer, code, signature, nonce, times). Throws where one is wrong. */
  finish(callback: URL, secrets: OidcSecrets): Promise<OidcClaims>;
}

/** Seconds to wait for the provider. */
const TIMEOUT = 10;

export function createOidcClient({ issuer, clientId, clientSecret, scopes }: OidcSettings): OidcClient {
  let found: Promise<Configuration> | null = null;

  // Asked when first needed, so that the service starts without its provider; a failure is forgotten.
  const configuration = (): Promise<Configuration> => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      execute: [
        // Checks signatures too, which the standard leaves to TLS where a token comes straight from the provider.
        enableNonRepudiationChecks,
        // Only a provider on this machine may be asked without TLS: the configuration sees to that.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    });
    found.catch(() => (found = null));
    return found;
  };

  return {
    async begin(redirectUri, state) {
      const verifier = randomPKCECodeVerifier();
      const nonce = randomNonce();
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, verifier, nonce };
    },

    async finish(callback, { state, verifier, nonce }) {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      const all: Record<string, unknown> = { ...claims };
      // Many providers keep the email out of the ID token.
      if (typeof all.email !== 'string' && config.serverMetadata().userinfo_endpoint !== undefined) {
        Object.assign(all, await fetchUserInfo(config, tokens.access_token, claims.sub));
      }
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof all.email === 'string' ? all.email : null,
        emailVerified: all.email_verified === true,
        all,
      };
    },
  };
}
