import type { Arg, CallExpr, Expr, Statement } from '../ast.ts';
import { bindTarget } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { deviseRoutes } from './devise.ts';
import { dotted, VERBS, type Dialect } from './dialect.ts';
import { doorkeeperRoutes } from './doorkeeper.ts';
import { isGrape, readGrape } from './grape.ts';
import { plural, singular } from './inflections.ts';
import { roundsOfCall } from './loops.ts';
import type { RouteReader } from './reader.ts';
import { blockOf, mapApps, ownRouter, sinatra } from './sinatra.ts';
import { Router } from './router.ts';

/** Routes of Rails are read from their own blocks, and Sinatra's where no router is named. */
export const RUBY_DIALECT: Dialect = {
  creates: () => false,
  isRouter: () => false,
  method: () => undefined,
  statement: readStatement,
};

interface Context {
  readonly prefix: string;
  /** Ruby modules in front of the controllers' names. */
  readonly module: string;
  /** Inside a resource: where its members and its collection are. */
  readonly member?: string;
  readonly collection?: string;
  /** In front of the outermost resource. */
  readonly outside?: string;
  /** Members of nested resources stand outside of what they are nested in. */
  readonly isShallow?: boolean;
  /** Inside a block of `member` or `collection`. */
  readonly onItems?: boolean;
  readonly controller: string;
  readonly only?: readonly string[];
  /** The application has no pages with forms. */
  readonly isApi: boolean;
  readonly concerns: Map<string, Extract<Expr, { kind: 'function' }>>;
}

function readStatement(reader: RouteReader, statement: Statement, scope: Scope): boolean {
  if (statement.kind === 'class' && isGrape(reader, statement)) return readGrape(reader, statement);
  if (statement.kind !== 'expr' || statement.value.kind !== 'call') return false;
  const call = statement.value;
  const callee = dotted(call.callee);
  if (/(?:routes(?:\(\))?\.(?:draw|append|prepend)|\.(?:add|draw)_routes)$/.test(callee)) {
    drawBlock(reader, call, scope, newContext(reader));
    return true;
  }
  // What `draw :api` names is read there, behind its prefix.
  if (isDrawnElsewhere(reader, scope)) return true;
  const isRails =
    /(?:^|\/)routes(?:\/.*)?\.rb$/.test(scope.module.path) ||
    (!/sinatra/i.test(scope.module.text) &&
      /^\s*resources?\s+:/m.test(scope.module.text) &&
      scope.parent === undefined);
  if (isRails) {
    draw(reader, call, scope, newContext(reader), statement.doc);
    return true;
  }
  if (mapApps(reader, call, scope, '')) return true;
  return sinatra(reader, call, scope, statement.doc, ownRouter(scope));
}

/** The name by which `draw` finds a file: `api` of `config/routes/api.rb`. */
function drawnName(path: string): string | undefined {
  return /(?:^|\/)routes\/(.+)\.rb$/.exec(path)?.[1];
}

function isDrawnElsewhere(reader: RouteReader, { module, parent }: Scope): boolean {
  const name = parent ? undefined : drawnName(module.path);
  return (
    name !== undefined &&
    reader.project.files.some(
      (file) =>
        file.module !== module &&
        [...file.module.text.matchAll(/^\s*draw[ (]\s*[:'"]([\w/]+)/gm)].some(([, drawn]) => drawn === name),
    )
  );
}

function newContext(reader: RouteReader): Context {
  const isApi = reader.project.files.some(({ module }) => /\bconfig\.api_only\s*=\s*true/.test(module.text));
  return { prefix: '', module: '', controller: '', isApi, concerns: new Map() };
}

/** `via: x`, and `:via => x` beside the path and its target. */
const option = (args: readonly Arg[], name: string): Expr | undefined =>
  args.find((arg) => arg.name === name)?.value ??
  args.flatMap(({ value }) => (value.kind === 'object' ? value.entries : [])).find(({ key }) => key === name)
    ?.value;

function drawBlock(reader: RouteReader, call: CallExpr, scope: Scope, context: Context): void {
  const block = blockOf(call);
  if (block) drawAll(reader, block.declaration.body, scope, context);
}

function drawAll(
  reader: RouteReader,
  statements: readonly Statement[],
  scope: Scope,
  context: Context,
): void {
  for (const statement of statements) {
    if (statement.kind === 'block') drawAll(reader, statement.body, scope, context);
    if (statement.kind === 'assign') bindTarget(statement.target, statement.value, scope);
    if (statement.kind === 'expr' && statement.value.kind === 'call')
      draw(reader, statement.value, scope, context, statement.doc);
  }
}

function draw(reader: RouteReader, call: CallExpr, scope: Scope, context: Context, doc: string): void {
  const name = call.callee.kind === 'name' ? call.callee.name : '';
  const { args } = call;
  const first = args.find((arg) => arg.name === undefined && arg.value.kind !== 'function')?.value;
  const text = reader.string(first, scope);
  const join = (path: string): string =>
    path === '' ? context.prefix : `${context.prefix}/${path.replace(/^\/+/, '')}`;
  if (name === 'root') {
    for (const method of stated(reader, option(args, 'via'), scope) ?? ['get'])
      add(reader, scope, {
        method: method.toUpperCase(),
        path: context.prefix || '/',
        target: reader.string(option(args, 'to') ?? first, scope) ?? '',
        context,
        doc,
      });
    return;
  }
  if (name === 'resources' || name === 'resource') {
    for (const arg of args) {
      const resource =
        arg.name === undefined && arg.value.kind !== 'function' ? reader.string(arg.value, scope) : undefined;
      if (resource !== undefined)
        drawResource(reader, call, scope, context, { resource, isSingle: name === 'resource', doc });
    }
    return;
  }
  if (name === 'namespace' || name === 'scope') {
    const path =
      reader.string(option(args, 'path'), scope) ??
      (name === 'scope' && first === undefined ? '' : (text ?? ''));
    const module = reader.string(option(args, 'module'), scope) ?? (name === 'namespace' ? (text ?? '') : '');
    const controller = reader.string(option(args, 'controller'), scope) ?? context.controller;
    const { member: _member, collection: _collection, ...rest } = context;
    return drawBlock(reader, call, scope, {
      ...(path === '' ? context : rest),
      prefix: join(path),
      module: [context.module, module].filter(Boolean).join('/'),
      controller,
    });
  }
  if (name === 'concern' && text !== undefined) {
    const block = blockOf(call);
    if (block) context.concerns.set(text, block);
    return;
  }
  if (name === 'concerns') {
    for (const { value } of args) {
      const block = context.concerns.get(reader.string(value, scope) ?? '');
      if (block) drawAll(reader, block.declaration.body, scope, context);
    }
    return;
  }
  if (name === 'member' || name === 'collection') {
    return drawBlock(reader, call, scope, {
      ...context,
      prefix: (name === 'member' ? context.member : context.collection) ?? context.prefix,
      onItems: true,
    });
  }
  if (
    name === 'controller' ||
    name === 'constraints' ||
    name === 'authenticate' ||
    name === 'defaults' ||
    name === 'shallow' ||
    name === 'authenticated' ||
    name === 'with_options'
  ) {
    return drawBlock(
      reader,
      call,
      scope,
      name === 'controller'
        ? { ...context, controller: text ?? '' }
        : name === 'shallow'
          ? { ...context, isShallow: true }
          : context,
    );
  }
  if (name === 'devise_for' || name === 'use_doorkeeper') {
    for (const [method, path, target] of name === 'devise_for'
      ? deviseRoutes(reader, args, scope)
      : doorkeeperRoutes(reader, call, scope))
      add(reader, scope, { method, path: join(path), target, context, doc });
    return;
  }
  if (name === 'draw' && text !== undefined) {
    const file = reader.project.files.find(({ module }) => drawnName(module.path) === text);
    if (file) drawAll(reader, file.module.statements, file.scope, context);
    return;
  }
  const rounds = roundsOfCall(reader, call, scope);
  for (const round of rounds?.rounds ?? []) drawAll(reader, round.body, round.scope, context);
  if (VERBS.has(name) || name === 'match') drawVerb(reader, call, scope, context, { name, first, doc });
}

function drawVerb(
  reader: RouteReader,
  call: CallExpr,
  scope: Scope,
  context: Context,
  { name, first, doc }: { name: string; first: Expr | undefined; doc: string },
): void {
  const { args } = call;
  const pair = first?.kind === 'object' ? first.entries[0] : undefined;
  const named = reader.string(pair?.value ?? option(args, 'to') ?? option(args, 'action'), scope) ?? '';
  // `action: :unassign` is one of the controller that the routes around it are of.
  const target = /^\w+$/.test(named) && context.controller !== '' ? `${context.controller}#${named}` : named;
  const via = option(args, 'via');
  const methods =
    name === 'match'
      ? (via?.kind === 'array' ? via.items : [via]).map((item) => reader.string(item, scope) ?? 'any')
      : [name];
  const on = reader.string(option(args, 'on'), scope);
  const base = on === 'member' ? context.member : on === 'collection' ? context.collection : context.prefix;
  const computed = pair?.computed ? reader.string(pair.computed, scope) : undefined;
  const paths = pair
    ? [computed ?? pair.key]
    : args.flatMap((arg) =>
        arg.name === undefined && arg.value.kind !== 'function'
          ? (reader.string(arg.value, scope) ?? [])
          : [],
      );
  for (const path of paths) {
    for (const method of methods) {
      const verb = method === 'all' || method === 'any' ? 'ANY' : method.toUpperCase();
      // On members and collections, the names of a resource's own actions are no part of the path.
      const isAction =
        (on !== undefined || context.onItems) && /^(?:index|create|new|show|update|destroy)$/.test(path);
      add(reader, scope, {
        method: verb,
        path: isAction ? (base ?? context.prefix) : `${base ?? context.prefix}/${path.replace(/^\/+/, '')}`,
        // A path that ends with a parameter names no action.
        target: target || `${context.controller}#${path.replace(/^.*\//, '').replace(/^[:*].*/, '')}`,
        context,
        doc,
      });
    }
  }
}

/** One name or a list of them; undefined where the code states none. */
function stated(reader: RouteReader, expr: Expr | undefined, scope: Scope): string[] | undefined {
  return (
    expr && (expr.kind === 'array' ? expr.items : [expr]).flatMap((item) => reader.string(item, scope) ?? [])
  );
}

const ACTIONS: readonly (readonly [string, readonly string[], string, boolean])[] = [
  ['index', ['GET'], '', false],
  ['create', ['POST'], '', false],
  ['new', ['GET'], '/new', false],
  ['edit', ['GET'], '/edit', true],
  ['show', ['GET'], '', true],
  ['update', ['PATCH', 'PUT'], '', true],
  ['destroy', ['DELETE'], '', true],
];

function drawResource(
  reader: RouteReader,
  call: CallExpr,
  scope: Scope,
  context: Context,
  { resource, isSingle, doc }: { resource: string; isSingle: boolean; doc: string },
): void {
  const { args } = call;
  const list = (expr: Expr | undefined): string[] | undefined => stated(reader, expr, scope);
  const only = list(option(args, 'only'));
  const except = list(option(args, 'except')) ?? [];
  const path = reader.string(option(args, 'path'), scope) ?? resource;
  const param = reader.string(option(args, 'param'), scope) ?? 'id';
  const controller =
    reader.string(option(args, 'controller'), scope) ?? (isSingle ? plural(resource) : resource);
  const base = path === '' ? context.prefix : `${context.prefix}/${path.replace(/^\//, '')}`;
  const shallow = option(args, 'shallow');
  const isShallow = shallow?.kind === 'boolean' ? shallow.value : (context.isShallow ?? false);
  const own = isShallow && context.outside !== undefined ? `${context.outside}/${path}` : base;
  const member = isSingle ? base : `${own}/:${param}`;
  const names = option(args, 'path_names');
  const named = (tail: string): string =>
    reader.string(
      names?.kind === 'object' ? names.entries.find(({ key }) => `/${key}` === tail)?.value : undefined,
      scope,
    ) ?? tail.slice(1);
  for (const [action, methods, tail, onMember] of ACTIONS) {
    if (isSingle && action === 'index') continue;
    if (
      only
        ? !only.includes(action)
        : except.includes(action) || (context.isApi && (action === 'new' || action === 'edit'))
    )
      continue;
    for (const method of methods)
      add(reader, scope, {
        method,
        path: (onMember ? member : base) + (tail && `/${named(tail)}`),
        target: `${controller}#${action}`,
        context,
        doc,
      });
  }
  const nested = isSingle ? base : `${own}/:${singular(resource)}_${param}`;
  const inner = {
    ...context,
    prefix: nested,
    member,
    collection: base,
    controller,
    onItems: false,
    outside: context.outside ?? context.prefix,
    isShallow,
  };
  drawBlock(reader, call, scope, inner);
  for (const name of list(option(args, 'concerns')) ?? []) {
    const block = context.concerns.get(name);
    if (block) drawAll(reader, block.declaration.body, scope, inner);
  }
}

interface RailsRoute {
  readonly method: string;
  readonly path: string;
  /** `users#show`. */
  readonly target: string;
  readonly context: Context;
  readonly doc: string;
}

function add(reader: RouteReader, scope: Scope, { method, path, target, context, doc }: RailsRoute): void {
  const [controller = '', action = ''] = target.split('#');
  const type = `${(controller || context.controller)
    .replace(/^.*\//, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Controller`;
  const found = reader.project.methodOf(type, action);
  const owner = reader.project.classes.get(type);
  const handler =
    found && owner
      ? { declaration: found.declaration, scope: reader.classScope(owner.declaration) }
      : undefined;
  void scope;
  for (const one of withOptionalParts(path)) {
    reader.routes.push({
      router: new Router(),
      method,
      path:
        one.replace(/[:*]([a-z_]\w*)/gi, '{$1}').replace(/\/{2,}|(?<=.)\/$/g, (end) => end.slice(1)) || '/',
      framework: 'Rails',
      ...(handler && { handler }),
      guards: [],
      name: action,
      doc: handler ? '' : doc,
      owner: type,
    });
  }
}

/** `/notes(/:period)` is two paths; `(.:format)` names the form of the answer and is none. */
function withOptionalParts(path: string): string[] {
  const plain = path.replaceAll('(.:format)', '');
  const part = /\(([^()]*)\)/.exec(plain);
  if (!part) return [plain];
  const { index } = part;
  const [before, after] = [plain.slice(0, index), plain.slice(index + part[0].length)];
  return [`${before}${after}`, `${before}${part[1] ?? ''}${after}`].flatMap(withOptionalParts);
}
