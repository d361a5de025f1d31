import type { Expr } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { requiredNames } from './required-fields.ts';
import { messageOf } from './answer-parts.ts';
import { statusOf } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { withUse } from './uses.ts';

type Place = 'query' | 'body' | 'file';

const QUERY = /^request\.(?:getParam|getQueryParam)$/;

/** Slim's handlers, and others that take what PSR-7 says: `$request->getQueryParams()['page']`, `$response->withStatus(201)`. */
export const readPsrHandler: HandlerReader = (context, handler, route) => {
  if (!handler) return;
  const { draft, reader, values, uses } = context;
  const { declaration, scope } = handler;
  const carriesBody = !/^(?:GET|HEAD|DELETE)$/.test(route.method);
  const places = placesIn(handler.declaration.body);
  const fields: Record<string, Schema> = {};
  let media = 'application/json';
  /** What was written into the body that the next status goes with. */
  let written: Expr | undefined;
  eachExpr(declaration.body, (expr) => {
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const place = places.get(dotted(expr.object));
      const { value: name } = expr.index;
      if (dotted(expr.object) === 'args') draft.text('path', name, uses.get(expr));
      else if (place === 'query') draft.text('query', name, uses.get(expr));
      else if (place === 'file') {
        media = 'multipart/form-data';
        fields[name] = { type: 'string', format: 'binary' };
      } else if (place === 'body' && carriesBody)
        fields[name] = { ...withUse({}, uses.get(expr)), ...fields[name] };
    }
    if (expr.kind !== 'call') return;
    const args = expr.args.map(({ value }) => value);
    const [first, second] = args;
    const path = dotted(expr.callee).replaceAll('$', '');
    const fallback = reader.constant(second, scope);
    const known: Schema = fallback === undefined ? {} : { default: fallback };
    if (QUERY.test(path) && first?.kind === 'string')
      if (carriesBody && path.endsWith('getParam')) fields[first.value] = withUse(known, uses.get(expr));
      else draft.text('query', first.value, uses.get(expr), known);
    if (
      /^request\.getHeader(?:Line)?$/.test(path) &&
      first?.kind === 'string' &&
      !/^(?:content-type|authorization)$/i.test(first.value)
    )
      draft.text('header', first.value, uses.get(expr));
    if (/\.withJson$/.test(path)) {
      const status = statusOf(second) ?? 200;
      draft.response(status, values.of(first, scope), status >= 400 ? messageOf(first) : undefined);
    } else if (/\.withStatus$/.test(path)) {
      const status = statusOf(first);
      if (status)
        draft.response(
          status,
          written && values.of(written, scope),
          status >= 400 && written ? messageOf(written) : undefined,
        );
      written = undefined;
    }
    // `$response->getBody()->write(json_encode(['id' => $id]))`.
    if (
      /\.getBody\(\)\.write$/.test(path) &&
      first?.kind === 'call' &&
      dotted(first.callee) === 'json_encode'
    )
      written = first.args[0]?.value;
  });
  if (written) draft.response(200, values.of(written, scope));
  if (Object.keys(fields).length > 0) {
    const required = [...requiredNames(declaration.body)].filter((name) => fields[name]);
    draft.bodyOf({ type: 'object', properties: fields, ...(required.length > 0 && { required }) }, media);
  }
  readThrows(context, declaration.body);
  if (!draft.hasSuccess && draft.facts().responses.length === 0) draft.response(200);
};

/** Names of the whole query and the whole body, and the calls themselves. */
function placesIn(body: Parameters<typeof eachStatement>[0]): Map<string, Place> {
  const places = new Map<string, Place>([
    ['request.getQueryParams()', 'query'],
    ['request.getParsedBody()', 'body'],
    ['request.getUploadedFiles()', 'file'],
  ]);
  eachStatement(body, (statement) => {
    if (statement.kind !== 'assign' || statement.target.kind !== 'name' || !statement.value) return;
    const place = placeOf(statement.value);
    if (place) places.set(statement.target.name, place);
  });
  return places;
}

/** `$request->getParsedBody()`, `(array) $request->getParsedBody() ?? []`, `json_decode($request->getBody(), true)`. */
function placeOf(expr: Expr): Place | undefined {
  const [name] = expr.kind === 'call' ? [dotted(expr.callee)] : [];
  if (name === 'request.getQueryParams') return 'query';
  if (name === 'request.getParsedBody') return 'body';
  if (name === 'request.getUploadedFiles') return 'file';
  if (expr.kind === 'call' && name === 'json_decode')
    return /getBody|php:..input/.test(JSON.stringify(expr.args)) ? 'body' : undefined;
  if (expr.kind === 'binary') return placeOf(expr.left);
  return expr.kind === 'other' ? expr.parts.map(placeOf).find(Boolean) : undefined;
}

function readThrows({ draft, errors }: HandlerContext, body: Parameters<typeof eachStatement>[0]): void {
  eachStatement(body, (statement) => {
    if (statement.kind !== 'throw' || statement.value.kind !== 'call') return;
    const { callee, args } = statement.value;
    const answer = errors.of(dotted(callee));
    const said = args.map(({ value }) => messageOf(value)).find(Boolean);
    if (answer) draft.response(answer.status, undefined, said ?? answer.message);
  });
}
