import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';
import { messageOf } from './script.ts';
import { statusOf } from './status.ts';
import type { HandlerReader } from './types.ts';

/** Ktor: `call.receive<T>()`, `call.parameters["id"]`, `call.respond(status, value)`. */
export const readKtorHandler: HandlerReader = ({ draft, schemas, values, uses }, handler, route) => {
  if (!handler) return;
  const { declaration, scope } = handler;
  const types = new Map<string, 'path' | 'query'>([
    ['call.parameters', 'path'],
    ['call.pathParameters', 'path'],
    ['call.request.queryParameters', 'query'],
    ['call.queryParameters', 'query'],
  ]);
  eachExpr(declaration.body, (expr) => {
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const place = types.get(dotted(expr.object));
      const inPath = new RegExp(`[{:]${expr.index.value}\\b`).test(
        `${route.router.ways()[0]?.prefix ?? ''}${route.path}`,
      );
      if (place) draft.text(place === 'path' && !inPath ? 'query' : place, expr.index.value, uses.get(expr));
    }
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee);
    const args = expr.args.map(({ value }) => value);
    if (/^call\.receive(?:OrNull)?$/.test(name)) draft.bodyOf(schemas.schema(expr.typeArgs[0], scope));
    if (/^call\.receiveMultipart$/.test(name)) draft.bodyOf(undefined, 'multipart/form-data');
    if (/^call\.respond(?:Text|Html|NullableMessage)?$/.test(name)) {
      const at = args.findIndex(
        (arg) => arg.kind !== 'string' && arg.kind !== 'number' && statusOf(arg) !== undefined,
      );
      const status = at >= 0 ? (statusOf(args[at]) ?? 200) : 200;
      const data = args.find((_, index) => index !== at);
      const plain = name.endsWith('Text') || data?.kind === 'string';
      draft.response(
        status,
        plain || status >= 400 ? undefined : values.of(data, scope),
        status >= 400 ? messageOf(data) : undefined,
        plain && status < 400 && data ? 'text/plain' : undefined,
      );
    }
    if (name === 'call.respondRedirect') draft.response(302);
  });
};
