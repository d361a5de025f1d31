import type { Module } from '../ast.ts';
import type { Route, SecurityScheme } from '../model.ts';

/** The schemes that routes name, each as the code shows it. */
export function readSecuritySchemes(
  routes: readonly Route[],
  modules: readonly Module[],
): Map<string, SecurityScheme> {
  const text = modules.map((module) => module.text).join('\n');
  const names = [...new Set(routes.flatMap(({ security }) => security))].sort();
  return new Map(names.map((name) => [name, scheme(name, text)]));
}

function scheme(name: string, text: string): SecurityScheme {
  // Django REST framework's own tokens.
  if (name === 'tokenAuth')
    return {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The word `Token`, a space, and the token.',
    };
  if (/basic/i.test(name)) return { type: 'http', scheme: 'basic' };
  // Echo's own takes the key as a bearer token, unless it is told otherwise.
  const [, lookup = 'Authorization'] = /\bKeyLookup:\s*"header:([\w-]+)/.exec(text) ?? [];
  if (/api_?key/i.test(name) && /\bmiddleware\.KeyAuth(?:WithConfig)?\(/.test(text))
    return lookup === 'Authorization'
      ? { type: 'http', scheme: 'bearer' }
      : { type: 'apiKey', in: 'header', name: lookup };
  // chi's and net/http's own guards: `r.Cookie("sid")`.
  const cookie = guardCookie(text);
  if (/^bearerAuth$/.test(name) && cookie !== undefined)
    return { type: 'apiKey', in: 'cookie', name: cookie };
  if (/api_?key/i.test(name)) return { type: 'apiKey', in: 'header', name: keyHeader(text) ?? 'X-API-Key' };
  if (/cookie|session/i.test(name)) return { type: 'apiKey', in: 'cookie', name: sessionCookie(text) };
  const password = passwordFlow(text);
  if (password) return password;
  const isJwt = /\bjwt\b|simplejwt|jwtauth|jsonwebtoken|jwtVerify|JwtBearer|PyJWT|jose/i.test(text);
  const isShown =
    isJwt ||
    /\bbearer|\boauth|doorkeeper|sanctum|with_http_token|['"`]authorization['"`]|headers\.authorization|(?:access|auth|id|api)_?token/i.test(
      text,
    );
  const own = isJwt || /\bbearer|authorization/i.test(text) ? undefined : ownHeader(text);
  if (own) return { type: 'apiKey', in: 'header', name: own };
  return {
    type: 'http',
    scheme: 'bearer',
    ...(isJwt && { bearerFormat: 'JWT' }),
    ...(!isShown && { description: "[VERIFY] The code doesn't show how callers prove who they are." }),
  };
}

/** The cookie that a guard of Go looks for, where nothing asks for a header. */
function guardCookie(text: string): string | undefined {
  if (/authorization["'`]|bearer/i.test(text)) return undefined;
  const [, name] = /\b(?:r|req)\.Cookie\("([\w-]+)"\)[^]{0,300}?(?:StatusUnauthorized|401)/.exec(text) ?? [];
  return name;
}

/** What the library that keeps sessions calls its cookie, where the code doesn't. */
function sessionCookie(text: string): string {
  if (/next-auth/.test(text)) return 'next-auth.session-token';
  if (/express-session/.test(text)) return 'connect.sid';
  return /\bSecurityFilterChain\b/.test(text) ? 'JSESSIONID' : 'session';
}

/** A header of the service's own: `X-API-Token`. */
function ownHeader(text: string): string | undefined {
  return /['"`](?:header:)?(x-[\w-]*(?:key|token|secret)[\w-]*)['"`]/i.exec(text)?.[1] ?? rackHeader(text);
}

/** The header that the code takes a key from. */
function keyHeader(text: string): string | undefined {
  const asked = /headers?(?:\.(?:get|fetch|first))?[[(]\s*['"`:]([\w-]*(?:key|token)[\w-]*)['"`]/i.exec(
    text,
  )?.[1];
  return ownHeader(text) ?? asked;
}

/** Rack, PHP, and WSGI give headers as `HTTP_X_API_KEY`. */
function rackHeader(text: string): string | undefined {
  const words = /['"]HTTP_(X_[A-Z_]*(?:KEY|TOKEN))['"]/.exec(text)?.[1]?.split('_');
  return words
    ?.map((word) => (word === 'API' ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join('-');
}

/** FastAPI's `OAuth2PasswordBearer(tokenUrl="/token", scopes={"items": "Read items"})`. */
function passwordFlow(text: string): SecurityScheme | undefined {
  const [, stated = ''] = /\bOAuth2PasswordBearer\(((?:[^()]|\([^()]*\))*)\)/.exec(text) ?? [];
  const tokenUrl = /\btokenUrl\s*=\s*f?["']([^"'{}]+)["']/.exec(stated)?.[1];
  if (tokenUrl === undefined) return undefined;
  const [, listed = ''] = /\bscopes\s*=\s*\{([^{}]*)\}/.exec(stated) ?? [];
  const scopes = Object.fromEntries(
    [...listed.matchAll(/["']([^"']+)["']\s*:\s*["']([^"']*)["']/g)].map(([, name = '', said = '']) => [
      name,
      said,
    ]),
  );
  return { type: 'oauth2', flows: { password: { tokenUrl, scopes } } };
}
