import type { Expr } from '../ast.ts';
import { Evaluator } from '../project/evaluate.ts';
import { typeName } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import type { Dialect } from './dialect.ts';
import { Router } from './router.ts';

/** Finds the router that an expression stands for. */
export class RouterFinder extends Evaluator {
  /** The router itself, a module's only or default export, what a function returns. */
  routerOf(expr: Expr | undefined, scope: Scope): Router | undefined {
    if (!expr) return undefined;
    const value = this.value(expr, scope);
    if (value?.kind === 'router') return value.router;
    // Also `get router()` of a base class.
    const isAsked = !value || (value.kind === 'function' && expr.kind === 'member' && expr.name === 'router');
    if (isAsked && expr.kind === 'member') return this.ownRouter(expr.object, scope);
    if (value?.kind === 'code' && value.expr !== expr) return this.routerOf(value.expr, value.scope);
    if (value?.kind === 'module') {
      const main = this.value({ kind: 'name', name: 'default' }, value.scope);
      if (main?.kind === 'router') return main.router;
      if (main?.kind === 'code') return this.routerOf(main.expr, main.scope);
      return this.#routersIn(value.scope).at(-1);
    }
    return value?.kind === 'instance' ? this.#routersIn(value.members)[0] : undefined;
  }

  /** The router that an object of a class is: `class Shop(Flask)`. */
  inheritedRouter(owner: Value | undefined, dialect: Dialect | undefined): Router | undefined {
    const bases = owner?.kind === 'instance' ? (owner.declaration?.bases ?? []) : [];
    if (owner?.kind !== 'instance' || !bases.some((base) => dialect?.creates(typeName(base))))
      return undefined;
    const known = owner.members.own('')?.value;
    if (known?.kind === 'router') return known.router;
    const router = new Router();
    owner.members.bind('', { value: { kind: 'router', router } });
    return router;
  }

  /** The router that an object has from a base class: `class Users extends Controller`. */
  ownRouter(object: Expr, scope: Scope): Router | undefined {
    const owner = this.value(object, scope);
    if (owner?.kind !== 'instance' || owner.declaration?.form === 'struct') return undefined;
    const inherits = owner.declaration?.bases.some((base) => /(?:Controller|Router)$/.test(typeName(base)));
    const [named, app] = ['router', 'app'].map((name) => owner.members.own(name)?.value);
    if (named?.kind === 'router') return named.router;
    if (!inherits) return undefined;
    const router = app?.kind === 'router' ? app.router : new Router();
    for (const name of ['router', 'app']) owner.members.bind(name, { value: { kind: 'router', router } });
    return router;
  }

  /** The router whose methods an object has as its own (Go): `type Handler struct { *mux.Router }`. */
  embeddedRouter(
    { declaration, members }: Extract<Value, { kind: 'instance' }>,
    method: string,
    dialect: Dialect | undefined,
  ): Router | undefined {
    if (declaration?.form !== 'struct' || this.project.methodOf(declaration.name, method)) return undefined;
    const base = declaration.bases.find((type) => dialect?.isRouter('', type));
    if (!base) return undefined;
    const made = this.value({ kind: 'name', name: typeName(base) }, members);
    if (made?.kind === 'router') return made.router;
    const router = new Router();
    members.bind(typeName(base), { value: { kind: 'router', router } });
    return router;
  }

  /** Whether a value has several routers by name: `{ v1, v2 }`. */
  holdsRouters(value: Value | undefined, scope: Scope): boolean {
    return (
      value?.kind === 'code' &&
      value.expr.kind === 'object' &&
      value.expr.entries.some((entry) => this.value(entry.value, scope)?.kind === 'router')
    );
  }

  #routersIn(scope: Scope): Router[] {
    return scope.names.flatMap((name) => {
      const own = this.value({ kind: 'name', name }, scope);
      return own?.kind === 'router' ? [own.router] : [];
    });
  }
}
