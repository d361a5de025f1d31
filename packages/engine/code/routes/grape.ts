import type { CallExpr, ClassDecl, Expr, Statement } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { dotted, VERBS } from './dialect.ts';
import { roundsOfCall } from './loops.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';
import { blockOf, ownRouter } from './sinatra.ts';

const BASE = /(?:^|::)Grape::API(?:::Instance)?$/;
const NAMESPACES = /^(?:resources?|namespace|group|segment)$/;

/** Whether a class is one of Grape's, by itself or by one it extends. */
export function isGrape(reader: RouteReader, declaration: ClassDecl): boolean {
  return [declaration, ...reader.project.lineage(declaration.name).map((one) => one.declaration)].some(
    ({ bases }) => bases.some((base) => base.kind === 'named' && BASE.test(base.name)),
  );
}

/** Grape: `resource :users do … get ':id' do …`, with versions, prefixes and mounted classes. */
export function readGrape(reader: RouteReader, declaration: ClassDecl): true {
  const scope = reader.classScope(declaration);
  const router = ownRouter(scope);
  // A mounted class hangs below the paths of the one that mounts it.
  draw(reader, declaration.body, scope, router);
  return true;
}

interface Told {
  doc: string;
  params: Expr | undefined;
}

function draw(reader: RouteReader, statements: readonly Statement[], scope: Scope, router: Router): void {
  const told: Told = { doc: '', params: undefined };
  for (const statement of statements)
    if (statement.kind === 'block') draw(reader, statement.body, scope, router);
    else if (statement.kind === 'expr' && statement.value.kind === 'call')
      read(reader, statement.value, scope, router, told);
}

function read(reader: RouteReader, call: CallExpr, scope: Scope, router: Router, told: Told): void {
  const name = call.callee.kind === 'name' ? call.callee.name : '';
  const block = blockOf(call);
  const first = call.args.find((arg) => arg.name === undefined && arg.value !== block)?.value;
  const text = reader.string(first, scope);
  if (name === 'desc') told.doc = text ?? '';
  else if (name === 'params' && block) told.params = block;
  else if (name === 'prefix') router.prefix = `${rooted(text)}${router.prefix}`;
  else if (name === 'version' && !block) {
    const using = call.args.find((arg) => arg.name === 'using')?.value;
    if (!using || reader.string(using, scope) === 'path') router.prefix += rooted(text);
  } else if (name === 'mount') mount(reader, call, scope, router);
  else if ((NAMESPACES.test(name) || name === 'route_param' || name === 'version') && block) {
    const child = new Router();
    child.mount(router, name === 'route_param' ? `/:${text ?? 'id'}` : rooted(text));
    draw(reader, block.declaration.body, scope, child);
    told.params = undefined;
  } else if (VERBS.has(name) && block) {
    // `get ':id' do`, `get do`, `get [:list, '/all'] do`.
    const paths = first?.kind === 'array' ? first.items.map((item) => reader.string(item, scope)) : [text];
    for (const path of paths)
      reader.routes.push({
        router,
        method: name.toUpperCase(),
        path: rooted(path),
        framework: 'Grape',
        handler: { declaration: block.declaration, scope },
        guards: [],
        name: '',
        doc: told.doc,
        ...(told.params && { options: { expr: told.params, scope } }),
      });
    Object.assign(told, { doc: '', params: undefined });
  } else
    for (const round of roundsOfCall(reader, call, scope)?.rounds ?? [])
      draw(reader, round.body, round.scope, router);
}

/** `mount Users`, `mount Users => '/people'`. */
function mount(reader: RouteReader, { args }: CallExpr, scope: Scope, router: Router): void {
  for (const { value } of args) {
    const pairs: readonly (readonly [Expr, Expr?])[] =
      value.kind === 'object'
        ? value.entries.map((entry) => [entry.computed ?? { kind: 'name', name: entry.key }, entry.value])
        : [[value]];
    for (const [app, path] of pairs) {
      const owner = reader.project.classes.get(dotted(app).replace(/^.*(?:::|\.)/, ''));
      if (owner)
        ownRouter(reader.classScope(owner.declaration)).mount(router, rooted(reader.string(path, scope)));
    }
  }
}

const rooted = (path: string | undefined): string =>
  path === undefined || path === '' || path.startsWith('/') ? (path ?? '') : `/${path}`;
