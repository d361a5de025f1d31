import type { ClassDecl, Expr, FunctionDecl, Module, TypeExpr } from '../ast.ts';
import type { Router } from '../routes/router.ts';

/** What a name or an expression stands for, as far as it matters. */
export type Value =
  | { readonly kind: 'string'; readonly value: string }
  | {
      readonly kind: 'router';
      readonly router: Router;
      readonly path?: string;
      readonly method?: string;
      /** Of the route stated last, where a chain may go on with it. */
      readonly last?: string;
      /** What stands in front of all that its path does: `router.route('/x').all(check)`. */
      readonly before?: readonly Expr[];
      /** Stated before the path they belong to. */
      readonly verbs?: readonly string[];
    }
  | { readonly kind: 'function'; readonly declaration: FunctionDecl; readonly scope: Scope }
  | { readonly kind: 'class'; readonly declaration: ClassDecl; readonly scope: Scope }
  /** An object of a class. */
  | { readonly kind: 'instance'; readonly members: Scope; readonly declaration?: ClassDecl }
  | { readonly kind: 'module'; readonly scope: Scope }
  /** A literal or anything else, read where it is needed. */
  | { readonly kind: 'code'; readonly expr: Expr; readonly scope: Scope };

export interface Binding {
  readonly expr?: Expr;
  readonly type?: TypeExpr;
  readonly scope: Scope;
  value?: Value;
  /** Being evaluated: a name that leads to itself stands for nothing. */
  busy?: boolean;
}

/** Most files that a name is passed on through. */
const DEEPEST = 5;

/** Names that hold in a file, a class, a function or a block. */
export class Scope {
  readonly parent: Scope | undefined;
  readonly module: Module;
  /** What routes belong to where code names no router: Ktor's and Sinatra's blocks. */
  self: Router | undefined;
  /** The object whose method this is. */
  instance: Value | undefined;
  /** Files whose names all hold here too: `export * from './users'`, `from .users import *`. */
  readonly passedOn: Scope[] = [];
  readonly #names = new Map<string, Binding>();

  constructor(module: Module, parent?: Scope) {
    this.module = module;
    this.parent = parent;
    this.self = parent?.self;
    this.instance = parent?.instance;
  }

  bind(
    name: string,
    binding: {
      readonly expr?: Expr;
      readonly type?: TypeExpr;
      readonly value?: Value;
      readonly scope?: Scope;
    },
  ): void {
    this.#names.set(name, { scope: this, ...binding });
  }

  own(name: string): Binding | undefined {
    return this.#names.get(name) ?? this.#passed(name);
  }

  find(name: string): Binding | undefined {
    return this.own(name) ?? this.parent?.find(name);
  }

  #passed(name: string, depth = 0): Binding | undefined {
    if (this.passedOn.length === 0 || name === 'default' || depth > DEEPEST) return undefined;
    for (const scope of this.passedOn) {
      const found = scope.#names.get(name) ?? scope.#passed(name, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  get names(): readonly string[] {
    return [...this.#names.keys()];
  }

  get root(): Scope {
    return this.parent ? this.parent.root : this;
  }
}
