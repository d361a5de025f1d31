import type { Expr, FunctionDecl, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { Scope } from '../project/scope.ts';
import { dotted, VERBS } from './dialect.ts';
import { returnedValues } from './expressions.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** One way through a filter: what it asks of path and method, and what answers in the end. */
interface Way {
  /** `{}` stands for a parameter. */
  readonly path: readonly string[];
  readonly method?: string;
  readonly handler?: { readonly declaration: FunctionDecl; readonly scope: Scope };
  readonly name?: string;
  readonly doc?: string;
}

const DEEPEST = 12;
const MOST = 400;
const NOTHING: readonly Way[] = [{ path: [] }];

/** warp: filters joined by `and` and `or`, from what `warp::serve` is given. */
export function readWarp(reader: RouteReader): void {
  const files = reader.project.files.filter(({ module }) => /\bwarp::/.test(module.text));
  for (const { module, scope } of files) {
    const declared = functionsOf(module.statements);
    const served: { readonly expr: Expr; readonly local: Locals }[] = [];
    for (const { body } of declared)
      eachExpr(body, (expr) => {
        const [first] = expr.kind === 'call' && /(?:^|\.)serve$/.test(dotted(expr.callee)) ? expr.args : [];
        if (first) served.push({ expr: first.value, local: localsOf(body) });
      });
    // Of a file without its main: the filters that no other one takes up.
    const roots = declared.filter(
      ({ name }) => (module.text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length === 1,
    );
    const ways =
      served.length > 0
        ? served.flatMap(({ expr, local }) => waysOf(reader, expr, { scope, local, depth: 0 }))
        : roots.flatMap((root) => waysOfFunction(reader, root, scope, 0));
    for (const way of ways) add(reader, way);
  }
}

function functionsOf(statements: readonly Statement[]): FunctionDecl[] {
  return statements.flatMap((statement) =>
    statement.kind === 'function'
      ? [statement]
      : statement.kind === 'scope'
        ? functionsOf(statement.body)
        : [],
  );
}

type Locals = ReadonlyMap<string, Expr>;

interface Place {
  readonly scope: Scope;
  readonly local: Locals;
  readonly depth: number;
}

function localsOf(body: readonly Statement[]): Locals {
  return new Map(
    body.flatMap((statement) =>
      statement.kind === 'assign' && statement.target.kind === 'name' && statement.value
        ? [[statement.target.name, statement.value] as const]
        : [],
    ),
  );
}

function waysOfFunction(
  reader: RouteReader,
  found: FunctionDecl,
  scope: Scope,
  depth: number,
): readonly Way[] {
  const returned = returnedValues(found.body).at(-1);
  const place = { scope, local: localsOf(found.body), depth: depth + 1 };
  const doc = /^(?:GET|POST|PUT|PATCH|DELETE)\b/.test(found.doc) ? '' : found.doc;
  return returned ? waysOf(reader, returned, place).map((way) => ({ doc, ...way })) : NOTHING;
}

function waysOf(reader: RouteReader, expr: Expr, place: Place): readonly Way[] {
  if (place.depth > DEEPEST) return NOTHING;
  const next = { ...place, depth: place.depth + 1 };
  if (expr.kind === 'name') {
    const known = place.local.get(expr.name);
    return known
      ? waysOf(reader, known, {
          ...next,
          local: new Map([...place.local].filter(([name]) => name !== expr.name)),
        })
      : NOTHING;
  }
  if (expr.kind === 'other')
    return /^(?:warp::)?path!/.test(expr.text)
      ? [{ path: macroPath(expr.text) }]
      : expr.parts.length === 1 && expr.parts[0]
        ? waysOf(reader, expr.parts[0], next)
        : NOTHING;
  if (expr.kind !== 'call') return NOTHING;
  const { callee, args } = expr;
  const [first] = args.map(({ value }) => value);
  const name = dotted(callee).replace(/^warp\./, '');
  if (VERBS.has(name)) return [{ path: [], method: name.toUpperCase() }];
  if (name === 'path') return [{ path: [reader.string(first, place.scope) ?? '{}'] }];
  if (/^path\.param$/.test(name)) return [{ path: ['{}'] }];
  if (/^path\.tail$/.test(name)) return [{ path: ['{tail}'] }];
  if (callee.kind === 'member' && first && callee.name === 'or')
    return [...waysOf(reader, callee.object, next), ...waysOf(reader, first, next)].slice(0, MOST);
  if (callee.kind === 'member' && first && callee.name === 'and') {
    const [left, right] = [waysOf(reader, callee.object, next), waysOf(reader, first, next)];
    return left.flatMap((one) => right.map((other) => joined(one, other))).slice(0, MOST);
  }
  if (
    callee.kind === 'member' &&
    /^(?:map|and_then|then|untuple_one|with|recover|boxed|unify|or_else)$/.test(callee.name)
  ) {
    const ways = waysOf(reader, callee.object, next);
    const handler =
      /^(?:map|and_then|then)$/.test(callee.name) && first
        ? reader.functionOf(first, place.scope)
        : undefined;
    return handler
      ? ways.map((way) => (way.handler ? way : { ...way, handler, name: handler.declaration.name }))
      : ways;
  }
  const called = reader.value(callee, place.scope);
  const declared =
    called?.kind === 'function'
      ? called
      : reader.project.functions.get(callee.kind === 'name' || callee.kind === 'member' ? callee.name : '');
  return declared ? waysOfFunction(reader, declared.declaration, declared.scope, place.depth) : NOTHING;
}

/** What a part makes of its values is not yet the answer. */
function joined(one: Way, other: Way): Way {
  const method = one.method ?? other.method;
  return { path: [...one.path, ...other.path], ...(method !== undefined && { method }) };
}

/** `warp::path!("todos" / u64)`. */
function macroPath(text: string): string[] {
  const inner = /path!\s*\(([\s\S]*)\)/.exec(text)?.[1] ?? '';
  return inner
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '..')
    .map((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? '{}');
}

/** Parameters are named as the handler names what it is given, in order. */
function add(reader: RouteReader, { path, method, handler, name, doc }: Way): void {
  if (method === undefined || !handler) return;
  const names = handler.declaration.params.map((param) => param.name);
  const parts = path.map((part) => (part === '{}' ? `{${names.shift() ?? 'value'}}` : part));
  reader.routes.push({
    router: new Router(),
    method,
    path: `/${parts.join('/')}`,
    framework: 'warp',
    handler,
    guards: [],
    name: name ?? '',
    doc: handler.declaration.doc || (doc ?? ''),
  });
}
