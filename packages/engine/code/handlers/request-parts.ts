import type { Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { eachStatement } from './facts.ts';
import { missingNames } from './required-fields.ts';
import type { Place } from './script.ts';
import type { HandlerContext } from './types.ts';

/** Where members of the request take what they hold from. */
export const PLACES: Readonly<Record<string, Place>> = {
  params: 'path',
  query: 'query',
  querystring: 'query',
  searchParams: 'query',
  body: 'body',
  headers: 'header',
  cookies: 'cookie',
};

export function isUrlOfRequest(expr: Expr): boolean {
  const [first] = expr.kind === 'call' && expr.creates && dotted(expr.callee) === 'URL' ? expr.args : [];
  return first?.value.kind === 'member' && first.value.name === 'url' && isRequest(first.value.object);
}

export function isRequest(expr: Expr): boolean {
  return /^(?:req|request|ctx|context|c|event|\w*[Rr]eq(?:uest)?)(?:\.(?:req|request|raw|nextUrl|input))*$/.test(
    dotted(expr).replace(/\(\)/g, ''),
  );
}

/** Names without whose values the code goes no further: `if (!note) throw …`. */
export function refusedNames(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  eachStatement(statements, (statement) => {
    if (
      statement.kind !== 'block' ||
      !statement.body.some(({ kind }) => kind === 'throw' || kind === 'return')
    )
      return;
    for (const name of missingNames(statement)) names.add(name);
  });
  return names;
}

/** `res: Response<Invite[]>`: what is sent where nothing else tells it. */
export function readResponseType(
  { draft, schemas }: HandlerContext,
  { params }: FunctionDecl,
  scope: Scope,
): void {
  const type = params[1]?.type;
  if (type?.kind !== 'named' || !/^(?:express\.)?Response$/.test(type.name)) return;
  const schema = schemas.schema(type.args[0], scope);
  const success = draft.facts().responses.find(({ status }) => status < 300);
  if (schema && success && !success.schema) draft.response(success.status, schema);
}
