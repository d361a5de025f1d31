import type { CallExpr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { DeviseRoute } from './devise.ts';
import type { RouteReader } from './reader.ts';
import { blockOf } from './sinatra.ts';

const PARTS: Readonly<Record<string, readonly (readonly [method: string, path: string, action: string])[]>> =
  {
    authorizations: [
      ['GET', '/authorize', 'new'],
      ['POST', '/authorize', 'create'],
      ['DELETE', '/authorize', 'destroy'],
      ['GET', '/authorize/native', 'show'],
    ],
    tokens: [
      ['POST', '/token', 'create'],
      ['POST', '/revoke', 'revoke'],
      ['POST', '/introspect', 'introspect'],
    ],
    token_info: [['GET', '/token/info', 'show']],
    applications: [
      ['GET', '/applications', 'index'],
      ['POST', '/applications', 'create'],
      ['GET', '/applications/new', 'new'],
      ['GET', '/applications/:id', 'show'],
      ['GET', '/applications/:id/edit', 'edit'],
      ['PATCH', '/applications/:id', 'update'],
      ['PUT', '/applications/:id', 'update'],
      ['DELETE', '/applications/:id', 'destroy'],
    ],
    authorized_applications: [
      ['GET', '/authorized_applications', 'index'],
      ['DELETE', '/authorized_applications/:id', 'destroy'],
    ],
  };

/** What `use_doorkeeper` adds, with the controllers that its block names or skips. */
export function doorkeeperRoutes(reader: RouteReader, call: CallExpr, scope: Scope): DeviseRoute[] {
  const options = call.args.flatMap(({ name, value }) =>
    name ? [{ key: name, value }] : value.kind === 'object' ? value.entries : [],
  );
  const prefix = reader.string(options.find(({ key }) => key === 'scope')?.value, scope) ?? 'oauth';
  const controllers = new Map<string, string>();
  const skipped = new Set<string>();
  for (const statement of blockOf(call)?.declaration.body ?? []) {
    if (statement.kind !== 'expr' || statement.value.kind !== 'call') continue;
    const { callee, args } = statement.value;
    const isSkip = callee.kind === 'name' && callee.name === 'skip_controllers';
    for (const { name, value } of args) {
      const pairs = name ? [{ key: name, value }] : value.kind === 'object' ? value.entries : [];
      for (const pair of pairs) controllers.set(pair.key, reader.string(pair.value, scope) ?? '');
      if (isSkip) skipped.add(reader.string(value, scope) ?? '');
    }
  }
  return Object.entries(PARTS)
    .filter(([part]) => !skipped.has(part))
    .flatMap(([part, routes]) =>
      routes.map(([method, path, action]): DeviseRoute => {
        const controller = controllers.get(part) ?? `doorkeeper/${part}`;
        return [method, (prefix === '' ? '' : `/${prefix}`) + path, `${controller}#${action}`];
      }),
    );
}
