import {
  childrenOf,
  type CallExpr,
  type ClassDecl,
  type Expr,
  type FunctionDecl,
  type Statement,
} from '../ast.ts';
import { bindTarget, typeName, type Project } from '../project/project.ts';
import { Scope, type Value } from '../project/scope.ts';
import { dotted, type Dialect } from './dialect.ts';
import {
  directCall,
  handlerAt,
  handlerName,
  isOff,
  isSelfReference,
  namedCallee,
  resultOf,
  returnedValues,
} from './expressions.ts';
import { createdRouter, impliedRouter, methodTaking } from './given-routers.ts';
import { grownText } from './grown-texts.ts';
import { inlineCall } from './inlining.ts';
import { keptRoutes } from './kept-routes.ts';
import { roundsOf, roundsOfCall } from './loops.ts';
import { bindParameters } from './parameters.ts';
import { RouterFinder } from './router-finder.ts';
import { guardsOf, Router, type RawRoute, type RouteParts } from './router.ts';

/** Walks all statements and collects the routes that calls state. */
export class RouteReader extends RouterFinder {
  readonly routes: RawRoute[] = [];
  readonly #dialects: ReadonlyMap<string, Dialect>;
  readonly #values = new Map<Expr, Value | undefined>();
  readonly #walked = new Map<FunctionDecl, Scope>();
  readonly #deferred: (() => void)[] = [];
  #doc = '';
  /** Functions that were read once for each call, with its arguments. */
  readonly inlined = new Map<FunctionDecl, number>();
  readonly #within: FunctionDecl[] = [];
  readonly #origins = new Map<RawRoute, readonly FunctionDecl[]>();

  constructor(project: Project, dialects: ReadonlyMap<string, Dialect>) {
    super(project);
    this.#dialects = dialects;
  }

  read(): void {
    for (const { module, scope } of this.project.files) this.walk(module.statements, scope);
    // The queue may grow while it is worked off.
    for (let next = this.#deferred.shift(); next; next = this.#deferred.shift()) next();
    const kept = keptRoutes(this.routes, this.#origins, this.inlined);
    this.routes.splice(0, this.routes.length, ...kept);
  }

  dialect(scope: Scope): Dialect | undefined {
    return this.#dialects.get(scope.module.language);
  }

  walk(statements: readonly Statement[], scope: Scope): void {
    for (const statement of statements) this.#statement(statement, scope);
  }

  #statement(statement: Statement, scope: Scope): void {
    if (this.dialect(scope)?.statement?.(this, statement, scope)) return;
    const grown = grownText(this, statement, scope);
    if (grown) return scope.bind(grown.name, { value: { kind: 'string', value: grown.value } });
    switch (statement.kind) {
      case 'function':
        if (scope.parent && !statement.receiver) {
          scope.bind(statement.name, { value: { kind: 'function', declaration: statement, scope } });
        }
        this.#deferred.push(() => this.walkFunction(statement, scope));
        break;
      case 'class':
        this.walk(statement.body, this.classScope(statement));
        this.#deferred.push(() => this.#walkClass(statement));
        break;
      case 'assign':
        this.#assign(statement, scope);
        break;
      case 'return':
      case 'throw':
      case 'expr':
        if (statement.kind === 'expr') this.#doc = statement.doc;
        if (statement.value) this.visit(statement.value, scope);
        this.#doc = '';
        break;
      case 'block': {
        if (statement.test) this.visit(statement.test, scope);
        if (isOff(this, statement.test, scope)) break;
        const rounds = roundsOf(this, statement, scope) ?? [{ body: statement.body, scope }];
        for (const round of rounds) this.walk(round.body, round.scope);
        break;
      }
      case 'import':
        if (scope.parent) this.project.bindImport(statement, scope);
        break;
      case 'scope':
        this.walk(statement.body, scope);
        break;
    }
  }

  #assign(statement: Extract<Statement, { kind: 'assign' }>, scope: Scope): void {
    const { target, value: whole, at } = statement;
    if (whole) {
      this.#doc = statement.doc;
      this.visit(whole, scope);
      this.#doc = '';
    }
    const value = whole && resultOf(whole, at);
    if (target.kind === 'member') {
      const owner = this.value(target.object, scope);
      if (owner?.kind === 'instance' && value && !owner.members.own(target.name)?.value)
        owner.members.bind(target.name, { expr: value, scope });
    } else if (scope.parent || (value && isSelfReference(target, value))) {
      const known = value?.kind === 'call' ? this.value(value, scope) : undefined;
      // `var d *Device`, then `d, err = find(id)`.
      const isGo = target.kind === 'name' && !statement.type && scope.module.language === 'go';
      const declaredAs = isGo ? scope.own(target.name)?.type : undefined;
      if (known && target.kind === 'name') scope.bind(target.name, { value: known });
      else if (declaredAs && target.kind === 'name' && value)
        scope.bind(target.name, { expr: value, type: declaredAs });
      else bindTarget(target, value, scope);
      // A typed variable is an object of its type.
      const type = typeName(statement.type);
      if (!known && statement.type && target.kind === 'name') {
        scope.bind(target.name, { ...(value && { expr: value }), type: statement.type });
      }
      if (!known && target.kind === 'name' && type && this.project.classes.has(type)) {
        const { type: declared } = statement;
        scope.bind(target.name, {
          ...(value && { expr: value }),
          ...(declared && { type: declared }),
          value: this.project.instanceOf(type),
        });
      }
    }
  }

  classScope(declaration: ClassDecl): Scope {
    return this.project.instanceOf(declaration.name).members;
  }

  #walkClass(declaration: ClassDecl): void {
    const members = this.classScope(declaration);
    for (const field of declaration.fields) if (field.value) this.visit(field.value, members);
    for (const method of declaration.methods) this.walkFunction(method, members);
  }

  /** Walks a function's body once. Routers given for its parameters carry what it adds to them. */
  walkFunction(
    declaration: FunctionDecl,
    scope: Scope,
    given: { readonly values?: readonly (Value | undefined)[]; readonly self?: Router } = {},
  ): Scope {
    const walked = this.#walked.get(declaration);
    const inner = walked ?? new Scope(scope.module, scope);
    if (declaration.receiver) inner.instance = this.project.instanceOf(declaration.receiver);
    bindParameters(this, declaration, inner, { values: given.values ?? [], isBound: walked !== undefined });
    if (given.self) {
      if (inner.self && inner.self !== scope.self) inner.self.mount(given.self, '');
      else {
        inner.self = new Router();
        inner.self.verbs = given.self.verbs;
        inner.self.controller = given.self.controller;
        inner.self.mount(given.self, '');
      }
    }
    if (!walked) {
      this.#walked.set(declaration, inner);
      const doc = this.#doc;
      this.#within.push(declaration);
      this.walk(declaration.body, inner);
      this.#within.pop();
      this.#doc = doc;
    }
    return inner;
  }

  /** Evaluates every call inside an expression. */
  visit(expr: Expr, scope: Scope): void {
    if (expr.kind === 'function') this.walkFunction(expr.declaration, scope);
    else if (expr.kind === 'object') this.#visitObject(expr, scope);
    else {
      if (expr.kind === 'call') this.value(expr, scope);
      for (const part of childrenOf(expr)) this.visit(part, scope);
    }
  }

  /** A struct literal gives an object of its type members. */
  #visitObject(expr: Extract<Expr, { kind: 'object' }>, scope: Scope): void {
    const type = typeName(expr.type);
    const members =
      type && this.project.classes.has(type) ? this.project.instanceOf(type).members : undefined;
    for (const { key, value } of expr.entries) {
      if (members && key && !members.own(key)) members.bind(key, { expr: value, scope });
      this.visit(value, scope);
    }
  }

  override value(expr: Expr, scope: Scope): Value | undefined {
    if (expr.kind === 'member' && this.dialect(scope)?.applied?.test(expr.name)) {
      const owner = super.value(expr.object, scope);
      if (owner?.kind === 'router') return owner;
    }
    if (expr.kind === 'object' && expr.type) {
      const type = typeName(expr.type);
      const form = this.project.classes.get(type)?.declaration.form;
      if (form && form !== 'alias') {
        this.#visitObject(expr, scope);
        return this.project.instanceOf(type);
      }
    }
    return super.value(expr, scope);
  }

  override call(call: CallExpr, scope: Scope): Value | undefined {
    if (this.#values.has(call)) return this.#values.get(call);
    this.#values.set(call, undefined);
    const value = this.#evaluateCall(directCall(call), scope);
    this.#values.set(call, value);
    return value;
  }

  #evaluateCall(call: CallExpr, scope: Scope): Value | undefined {
    const dialect = this.dialect(scope);
    if (!dialect) return super.call(call, scope);
    const callee = namedCallee(this, call.callee, scope);
    const rounds = roundsOfCall(this, call, scope);
    if (rounds) {
      this.#walked.set(rounds.declaration, scope);
      for (const round of rounds.rounds) this.walk(round.body, round.scope);
      return undefined;
    }
    if (this.#creates(dotted(callee), dialect)) return createdRouter(this, call, scope, dialect);
    if (callee.kind === 'member') {
      const own = dialect.statesRoute?.(call, callee.name) ? this.ownRouter(callee.object, scope) : undefined;
      const base: Value | undefined = own
        ? { kind: 'router', router: own }
        : (this.#exported(callee.object, callee.name, scope) ?? impliedRouter(this, call, scope, dialect));
      if (base?.kind === 'router') {
        const result = dialect.method({
          reader: this,
          router: base.router,
          base,
          name: callee.name,
          call,
          scope,
        });
        return result ?? this.#extension(call, callee.name, base, scope) ?? base;
      }
    }
    const applied = dialect.applied && callee.kind === 'name' && this.value(callee, scope);
    if (applied && applied.kind === 'router' && call.args.length > 1)
      return dialect.method({
        reader: this,
        router: applied.router,
        base: applied,
        name: 'Handle',
        call,
        scope,
      });
    const free = dialect.free?.({
      reader: this,
      name: callee.kind === 'name' || callee.kind === 'member' ? callee.name : '',
      call,
      scope,
    });
    return free ?? super.call(call, scope) ?? this.#callDeclared(call, scope);
  }

  /** Whether a call makes a router: also of a class of the input that extends one. */
  #creates(callee: string, dialect: Dialect): boolean {
    if (dialect.creates(callee)) return true;
    return this.project
      .lineage(callee.replace(/^.*\./, ''))
      .some(({ declaration }) => declaration.bases.some((base) => dialect.creates(typeName(base))));
  }

  /** What an expression stands for; a module that exports a router stands for it. */
  #exported(expr: Expr, method: string, scope: Scope): Value | undefined {
    const value = this.value(expr, scope);
    const dialect = this.dialect(scope);
    const embedded =
      value?.kind === 'instance' &&
      (this.inheritedRouter(value, dialect) ?? this.embeddedRouter(value, method, dialect));
    if (embedded) return { kind: 'router', router: embedded };
    if (value?.kind !== 'module') return value;
    const router = this.routerOf(expr, scope);
    return router ? { kind: 'router', router } : value;
  }

  /** A function of the input called as a method of a router. */
  #extension(call: CallExpr, name: string, base: Value, scope: Scope): Value | undefined {
    const found = this.project.functions.get(name) ?? this.project.methodsNamed(name)[0];
    if (!found || found.declaration.params.length === 0) return undefined;
    const values = [base, ...call.args.map(({ value }) => this.value(value, scope))];
    const inner = this.walkFunction(found.declaration, found.scope, { values });
    return this.returned(found.declaration, inner);
  }

  /** A call of a function of the input: routers among its arguments get what it adds; a router it returns is its value. */
  #callDeclared(call: CallExpr, scope: Scope): Value | undefined {
    const callee = this.value(call.callee, scope);
    const values = call.args.map(({ value }) => this.value(value, scope));
    const target =
      callee?.kind === 'module'
        ? this.value({ kind: 'name', name: 'default' }, callee.scope)
        : (callee ?? methodTaking(this.project, this.dialect(scope), call, values, scope));
    // A function that leads to itself adds nothing: the name is that of another one, which the input doesn't hold.
    if (target?.kind !== 'function' || this.isWithin(target.declaration)) return undefined;
    const inlined = inlineCall(this, target, call, values, scope);
    if (inlined) return this.returned(target.declaration, inlined);
    const inner = this.walkFunction(target.declaration, target.scope, {
      values: values.map((value) =>
        value?.kind === 'router' || (value?.kind === 'code' && value.expr.kind === 'object')
          ? value
          : undefined,
      ),
    });
    return this.returned(target.declaration, inner);
  }

  /** The router, the routers or the object that a function returns. */
  returned(declaration: FunctionDecl, inner: Scope): Value | undefined {
    for (const value of returnedValues(declaration.body)) {
      const found = this.value(value, inner);
      const isOne = found?.kind === 'router' || found?.kind === 'instance';
      if (isOne || this.holdsRouters(found, inner)) return found;
    }
    return undefined;
  }

  /** Whether a function's body is being read. */
  isWithin(declaration: FunctionDecl): boolean {
    return this.#within.includes(declaration);
  }

  add(router: Router, parts: RouteParts): void {
    const { handlers, scope } = parts;
    const at = handlerAt(handlers, (expr) => this.functionOf(expr, scope) !== undefined);
    const handler = handlers[at];
    const declared = handler && this.#handler(handler, scope);
    // Of a table's row, the function is named there.
    const own = handler?.kind === 'member' ? declared?.handler?.declaration.name : undefined;
    const doc = this.#doc;
    const route: RawRoute = {
      router,
      method: parts.method.toUpperCase(),
      path: parts.path,
      framework: parts.framework,
      ...declared,
      guards: guardsOf([...handlers.toSpliced(at, 1), ...(handler ? [handler] : [])], scope),
      name: parts.name ?? own ?? (handler ? handlerName(handler) : ''),
      doc,
      ...(parts.options && { options: { expr: parts.options, scope } }),
    };
    this.routes.push(route);
    this.#origins.set(route, [...this.#within]);
  }

  #handler(expr: Expr, scope: Scope): Pick<RawRoute, 'handler'> {
    const declaration = this.functionOf(expr, scope);
    return declaration ? { handler: declaration } : {};
  }

  /** The function that an expression stands for, also inside wrappers: `asyncHandler(fn)`, `fn.bind(this)`. */
  functionOf(expr: Expr, scope: Scope, depth = 0): { declaration: FunctionDecl; scope: Scope } | undefined {
    if (depth > 8) return undefined;
    if (expr.kind === 'function')
      return { declaration: expr.declaration, scope: this.walkFunction(expr.declaration, scope) };
    if (expr.kind === 'call') {
      for (const { value } of expr.args.toReversed()) {
        const inner = this.functionOf(value, scope, depth + 1);
        if (inner) return inner;
      }
      const made = this.value(expr.callee, scope);
      if (expr.callee.kind === 'member' && made?.kind !== 'function')
        return this.functionOf(expr.callee.object, scope, depth + 1);
      const returned = made?.kind === 'function' ? returnedValues(made.declaration.body)[0] : undefined;
      return returned && made?.kind === 'function'
        ? this.functionOf(returned, this.walkFunction(made.declaration, made.scope), depth + 1)
        : undefined;
    }
    if (expr.kind === 'array')
      return expr.items.length > 0 ? this.functionOf(expr.items.at(-1) ?? expr, scope, depth + 1) : undefined;
    if (expr.kind === 'other' && expr.parts.length === 1)
      return this.functionOf(expr.parts[0] ?? expr, scope, depth + 1);
    const value = this.value(expr, scope);
    if (value?.kind === 'function')
      return { declaration: value.declaration, scope: this.#walked.get(value.declaration) ?? value.scope };
    return value?.kind === 'code' && value.expr !== expr
      ? this.functionOf(value.expr, value.scope, depth + 1)
      : undefined;
  }
}
