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
  if (/basic/i.test(name)) return { type: 'http', scheme: 'basic' };
  if (/api_?key/i.test(name)) {
    const header = /['"`](x-[\w-]*(?:key|token)[\w-]*)['"`]/i.exec(text)?.[1];
    return { type: 'apiKey', in: 'header', name: header ?? 'X-API-Key' };
  }
  if (/cookie|session/i.test(name)) return { type: 'apiKey', in: 'cookie', name: 'session' };
  const isJwt = /\bjwt\b|jsonwebtoken|JwtBearer|PyJWT|jose/i.test(text);
  const isShown =
    isJwt ||
    /\bbearer|\boauth|['"`]authorization['"`]|headers\.authorization|(?:access|auth|id|api)_?token/i.test(
      text,
    );
  return {
    type: 'http',
    scheme: 'bearer',
    ...(isJwt && { bearerFormat: 'JWT' }),
    ...(!isShown && { description: "[VERIFY] The code doesn't show how callers prove who they are." }),
  };
}
