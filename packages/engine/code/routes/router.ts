import type { Expr, FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';

/** Further layers of one router are left out. */
const MOST_LAYERS = 60;

/** Something that routes hang on: an application, a router, a group. */
export class Router {
  /** Where it hangs itself; several where it is mounted more than once. */
  readonly mounts: { parent: Router; readonly prefix: string }[] = [];
  readonly #children: Router[] = [];
  /** How often what was here was enclosed. */
  #layers = 0;
  /** In front of all its routes. */
  prefix = '';
  tag = '';
  /** The class that handlers named by their method alone belong to. */
  controller = '';
  readonly guards: Guard[] = [];
  /** What its routes answer that state no verb themselves (gorilla/mux). */
  verbs: readonly string[] = [];

  mount(parent: Router, prefix: string): void {
    if (parent === this || parent.hangsOn(this)) return;
    if (this.mounts.some((mount) => mount.parent === parent && mount.prefix === prefix)) return;
    this.mounts.push({ parent, prefix });
    parent.#children.push(this);
  }

  /** Hangs what is here already on a router in between, which `guards` stand before, and gives that. */
  enclose(guards: readonly Guard[]): Router {
    this.#layers += 1;
    if (this.#layers > MOST_LAYERS) return this;
    const inner = new Router();
    inner.guards.push(...guards);
    for (const child of this.#children.splice(0)) {
      for (const mount of child.mounts) if (mount.parent === this) mount.parent = inner;
      inner.#children.push(child);
    }
    inner.mount(this, '');
    return inner;
  }

  hangsOn(router: Router): boolean {
    return this.mounts.some(({ parent }) => parent === router || parent.hangsOn(router));
  }

  /** Every way from the root to this router, with the guards on it. */
  ways(): { readonly prefix: string; readonly guards: readonly Guard[]; readonly tag: string }[] {
    const own = { prefix: this.prefix, guards: this.guards, tag: this.tag };
    if (this.mounts.length === 0) return [own];
    return this.mounts.flatMap(({ parent, prefix }) =>
      parent.ways().map((way) => ({
        prefix: joinPaths(joinPaths(way.prefix, prefix), own.prefix),
        guards: [...way.guards, ...own.guards],
        tag: own.tag || way.tag,
      })),
    );
  }
}

/** What stands in front of a handler: middleware, dependencies, filters. */
export interface Guard {
  readonly expr: Expr;
  readonly scope: Scope;
  /** The beginning of the paths that it stands before, where these are some of its router's. */
  readonly under?: string;
  /** It stands before that path alone, and not before those that go on from it. */
  readonly isExact?: boolean;
  /** Paths that it lets pass. */
  readonly except?: readonly string[];
  /** Methods that it lets pass. */
  readonly passes?: readonly string[];
}

/** A route as code states it, before prefixes are put together and the handler is read. */
export interface RawRoute {
  router: Router;
  method: string;
  readonly path: string;
  /** The code says that it opens a WebSocket. */
  readonly isSocket?: boolean;
  /** Strangers may call it, whatever stands before its router. */
  readonly isOpen?: boolean;
  readonly framework: string;
  /** The handler's code, where it is known. */
  readonly handler?: { readonly declaration: FunctionDecl; readonly scope: Scope };
  /** Middleware before the handler. */
  readonly guards: readonly Guard[];
  /** How the code names the handler. */
  readonly name: string;
  readonly doc: string;
  /** A schema or options object beside the handler. */
  readonly options?: { readonly expr: Expr; readonly scope: Scope };
  /** What calls after the route say of it. */
  readonly stated?: { summary?: string; description?: string; tag?: string; security?: string };
  /** What answers is not in the input, so that its methods may be others. */
  readonly isUnseen?: boolean;
  /** The input doesn't show the routes: these are what the framework's conventions make of a controller. */
  readonly isAssumed?: boolean;
  /** Of the class that the handler is a method of. */
  readonly owner?: string;
}

/** A route as a dialect hands it to the reader. */
export interface RouteParts {
  readonly method: string;
  readonly path: string;
  readonly framework: string;
  /** The last is the handler, the others stand before it. */
  readonly handlers: readonly Expr[];
  readonly scope: Scope;
  readonly options?: Expr;
  readonly name?: string;
}

export function joinPaths(left: string, right: string): string {
  if (right === '' || right === '/') return left === '' ? right : left.replace(/(?<=.)\/$/, '');
  if (left === '' || /^\.\w+$/.test(right)) return `${left.replace(/\/$/, '')}${right}`;
  return `${left.replace(/\/+$/, '')}/${right.replace(/^\/+/, '')}`;
}

/** A path from the root with parameters as `{name}`, whatever the framework writes. */
export function normalizePath(path: string): string {
  const parts = (path.startsWith('/') ? path : `/${path}`)
    // A parameter that can be one word is that word.
    .replace(/(?<=[/.-]):\w+\(([\w-]+)\)/g, '$1')
    .replace(/\{([.@~-]):(\w+)\}/g, '$1{$2}')
    .replace(/<(\w+)\.\.>/g, '{$1}')
    .replace(/\?<.*$/, '')
    .replace(/\{[?&][^{}]*\}/g, '')
    .replace(/\(\?<(\w+)>[^)]*\)/g, '{$1}')
    .replace(/\{\.\.\.\}/g, '{wildcard}')
    .replace(/\$\{(\w+)\}/g, '{$1}')
    .replace(/:(\w+)\{[^{}/]*\}/g, '{$1}')
    .replace(/<(?:[^<>:]*:)?\s*([\w-]+)\s*>/g, '{$1}')
    .replace(/\{\*{0,2}(\w+)(?:\.\.\.|\*)?\s*(?:[:=?][^{}]*(?:\{[^{}]*\}[^{}]*)*)?[?*]?\}/g, '{$1}')
    .replace(/\(\.\*\)/g, '{wildcard}')
    .replace(/\{\/:?(\w+)\}/g, '/{$1}')
    .replace(/\/\?(?=[:*])/g, '/')
    .replace(
      /(^|[/.\-_])[:*](\w+)(?:\((?:[^()\\]|\\.|\([^()]*\))*\))?[?*+]{0,2}/g,
      (_all, before: string, name: string) => `${before}{${name}}`,
    )
    .replace(/\[(?:\[)?(?:\.\.\.)?(\w+)\]?\]/g, '{$1}')
    .replace(/\/\*{1,2}(?=[/.]|$)/g, '/{wildcard}')
    .replace(/(?<=\w)\*$/, '{wildcard}')
    .replace(/\/{2,}/g, '/');
  return parts;
}

/** What stands before a handler, the last of these: others in front of it, and what it is wrapped in. */
export function guardsOf(handlers: readonly Expr[], scope: Scope): Guard[] {
  return [...handlers.slice(0, -1), ...wrappersOf(handlers.at(-1))].map((expr) => ({ expr, scope }));
}

/** What a handler is wrapped in: `auth` of `auth(list)`, `need("read")` of `need("read", list)` and of `need("read")(list)`. */
function wrappersOf(expr: Expr | undefined): Expr[] {
  if (expr?.kind !== 'call' || expr.creates || expr.args.length === 0) return [];
  const { callee, args } = expr;
  const isMade = callee.kind === 'call' && callee.args.length > 0;
  if (callee.kind !== 'name' && !isMade && (callee.kind !== 'member' || callee.name === 'bind')) return [];
  const said = args.slice(0, -1).filter(({ value }) => value.kind !== 'function');
  return [said.length > 0 ? { ...expr, args: said } : callee, ...wrappersOf(args.at(-1)?.value)];
}
