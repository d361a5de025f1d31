import type { Expr } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { literalOf, schemaOfLiteral } from '../schemas/constraints.ts';
import { eachExpr } from './facts.ts';
import { keyword } from './python.ts';
import { messageOf } from './answer-parts.ts';
import { statusByName, statusOf } from './status.ts';
import type { HandlerReader } from './types.ts';

const TYPES: Readonly<Record<string, Schema>> = {
  int: { type: 'integer' },
  float: { type: 'number' },
  bool: { type: 'boolean' },
};

/** Tornado's `self.get_argument('q')`, `self.write(…)`, and aiohttp's `request.query['q']`, `web.json_response(…)`. */
export const readTornadoHandler: HandlerReader = ({ draft, values }, handler, route) => {
  if (!handler) return;
  const { declaration, scope } = handler;
  if (declaration.decorators.some(({ name }) => /authenticated|login_required|auth/i.test(name)))
    draft.security.add('bearerAuth');
  let status = 200;
  let isWritten = false;
  eachExpr(declaration.body, (expr) => {
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const owner = dotted(expr.object);
      if (/request\.(?:rel_url\.)?query$/.test(owner))
        draft.parameter('query', expr.index.value, { required: true });
      if (/request\.headers$/.test(owner)) draft.parameter('header', expr.index.value, { required: true });
    }
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee);
    const [first, second] = expr.args.flatMap((arg) => (arg.name ? [] : [arg.value]));
    const key = first?.kind === 'string' ? first.value : undefined;
    const isQuery = /request\.(?:rel_url\.)?query\.get(?:all)?$/.test(name);
    if (key !== undefined && (isQuery || /^self\.get_(?:query_)?arguments?$/.test(name))) {
      const fallback = keyword(expr.args, 'default') ?? second;
      const required = !isQuery && !fallback && !name.endsWith('s');
      draft.parameter('query', key, { required, schema: given(fallback, keyword(expr.args, 'type')) });
    }
    if (key !== undefined && /request\.headers\.get$/.test(name)) draft.parameter('header', key);
    if (
      /^self\.get_json_body$|^request\.json$|json_decode$|json\.loads$/.test(name) &&
      isBody(route.method, expr)
    )
      draft.bodyOf(undefined);
    if (/^request\.(?:post|multipart)$/.test(name))
      draft.bodyOf(
        undefined,
        name.endsWith('post') ? 'application/x-www-form-urlencoded' : 'multipart/form-data',
      );
    if (name === 'self.set_status') status = statusOf(first) ?? status;
    if (/^self\.(?:write|finish|render|write_json)$/.test(name) && !isWritten) {
      isWritten = true;
      const isPage = name === 'self.render';
      draft.response(
        status,
        isPage ? undefined : values.of(first, scope),
        undefined,
        isPage ? 'text/html' : undefined,
      );
    }
    if (name === 'self.redirect') draft.response(302);
    if (/(?:^|\.)HTTPError$/.test(name)) {
      const stated = statusOf(first ?? keyword(expr.args, 'status_code'));
      if (stated) draft.response(stated, undefined, messageOf(second));
    }
    if (/(?:^|\.)json_response$/.test(name))
      draft.response(statusOf(keyword(expr.args, 'status')) ?? 200, values.of(first, scope));
    const failure = /(?:^|\.)HTTP([A-Z]\w+)$/.exec(name)?.[1];
    const failed = failure && failure !== 'Error' ? statusByName(failure) : undefined;
    if (failed) draft.response(failed, undefined, messageOf(keyword(expr.args, 'text', 'reason')));
  });
};

/** `json.loads` also reads what is no request. */
function isBody(method: string, { args }: Extract<Expr, { kind: 'call' }>): boolean {
  const [first] = args;
  return !/^(?:GET|DELETE|HEAD)$/.test(method) && (!first || /request\.body|body/.test(dotted(first.value)));
}

function given(fallback: Expr | undefined, type: Expr | undefined): Schema {
  const value = literalOf(fallback);
  const known = type?.kind === 'name' ? TYPES[type.name] : undefined;
  return {
    ...(known ?? (value === undefined ? { type: 'string' } : schemaOfLiteral(value))),
    ...(value !== undefined && value !== '' && { default: value }),
  };
}
