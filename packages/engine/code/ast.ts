/**
 * The one shape that every language is lowered to. It keeps what documentation needs (declarations, calls, literals,
 * comments, annotations) and drops the rest: what has no place here becomes `other` with its parts inside.
 */

export type Expr =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'template'; readonly parts: readonly Expr[] }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expr; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expr; readonly index: Expr }
  | CallExpr
  | { readonly kind: 'array'; readonly items: readonly Expr[] }
  | ObjectExpr
  | FunctionExpr
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Expr; readonly right: Expr }
  | MarkupExpr
  | { readonly kind: 'type'; readonly type: TypeExpr }
  | { readonly kind: 'other'; readonly text: string; readonly parts: readonly Expr[] };

export interface CallExpr {
  readonly kind: 'call';
  readonly callee: Expr;
  readonly args: readonly Arg[];
  readonly typeArgs: readonly TypeExpr[];
  /** A constructor call: the callee names a type. */
  readonly creates?: boolean;
  /** The type that a constructor call makes, with the one around it (C#). */
  readonly made?: TypeExpr;
}

export interface Arg {
  /** Of a keyword argument. */
  readonly name?: string;
  readonly value: Expr;
}

/** Object, dictionary, hash, struct literal. */
export interface ObjectExpr {
  readonly kind: 'object';
  readonly entries: readonly Entry[];
  /** Of a struct literal. */
  readonly type?: TypeExpr;
}

export interface Entry {
  /** Empty where it isn't a literal or a name; `...` for a spread. */
  readonly key: string;
  readonly value: Expr;
  readonly doc?: string;
  /** The key as code, where `key` is empty. */
  readonly computed?: Expr;
  /** Of a pattern: what the name stands for where the object has no such key. */
  readonly fallback?: Expr;
}

export interface FunctionExpr {
  readonly kind: 'function';
  readonly declaration: FunctionDecl;
}

export interface MarkupExpr {
  readonly kind: 'markup';
  readonly tag: string;
  readonly attributes: readonly { readonly name: string; readonly value: Expr }[];
  readonly children: readonly Expr[];
}

export type TypeExpr =
  | { readonly kind: 'named'; readonly name: string; readonly args: readonly TypeExpr[] }
  | { readonly kind: 'array'; readonly item: TypeExpr }
  | { readonly kind: 'map'; readonly value: TypeExpr }
  | { readonly kind: 'optional'; readonly item: TypeExpr }
  | { readonly kind: 'union'; readonly of: readonly TypeExpr[] }
  | { readonly kind: 'all'; readonly of: readonly TypeExpr[] }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'record'; readonly fields: readonly Field[]; readonly order?: readonly string[] };

/** Decorator, annotation, attribute; also a struct tag, by its key. */
export interface Decorator {
  /** Without its qualifiers: `Get`. */
  readonly name: string;
  /** What stands before the name: `router` of `@router.get`. */
  readonly target?: Expr;
  readonly args: readonly Arg[];
}

export interface Param {
  readonly name: string;
  readonly type?: TypeExpr;
  /** The type as it stands in the code. */
  readonly written?: string;
  readonly optional: boolean;
  readonly value?: Expr;
  readonly decorators: readonly Decorator[];
  /** Names taken out of the parameter where it is a pattern. */
  readonly fields?: readonly string[];
  /** The pattern itself, of an object or a list. */
  readonly pattern?: Expr;
  /** The pattern takes what is left of the arguments. */
  readonly isRest?: boolean;
}

export interface FunctionDecl {
  readonly kind: 'function';
  readonly name: string;
  readonly params: readonly Param[];
  readonly returns?: TypeExpr;
  /** All of them where a function returns several (Go); `returns` is the first. */
  readonly results?: readonly TypeExpr[];
  readonly decorators: readonly Decorator[];
  readonly doc: string;
  readonly body: readonly Statement[];
  readonly exported: boolean;
  /** The type a method belongs to, where it stands outside of it (Go). */
  readonly receiver?: string;
  /** The code in front of the body, on one line or several. */
  readonly header: string;
  /** Where its node starts in its module's text, where a language's lowering tells it. */
  readonly start?: number;
}

export type ClassForm = 'class' | 'interface' | 'struct' | 'record' | 'enum' | 'alias';

export interface ClassDecl {
  readonly kind: 'class';
  readonly form: ClassForm;
  readonly name: string;
  /** As the code names it, where others of the input have that name too. */
  readonly called?: string;
  readonly typeParams: readonly string[];
  readonly bases: readonly TypeExpr[];
  readonly decorators: readonly Decorator[];
  readonly doc: string;
  readonly exported: boolean;
  readonly fields: readonly Field[];
  /** The names of all fields as they stand, where literals may leave them out (Go). */
  readonly order?: readonly string[];
  /** The types of all fields, those too that no document tells of (Go). */
  readonly types?: Readonly<Record<string, TypeExpr>>;
  readonly methods: readonly FunctionDecl[];
  /** Of an enumeration: name and, where written, value. */
  readonly values: readonly {
    readonly name: string;
    readonly value?: Expr;
    readonly fields?: readonly Field[];
    readonly doc?: string;
    readonly decorators?: readonly Decorator[];
  }[];
  readonly alias?: TypeExpr;
  /** The aliased type as it stands in the code. */
  readonly written?: string;
  /** Statements directly in the class. */
  readonly body: readonly Statement[];
}

export interface Field {
  readonly name: string;
  /** As the code names it, where it is sent under another name (C#). */
  readonly called?: string;
  readonly type?: TypeExpr;
  readonly optional: boolean;
  readonly value?: Expr;
  readonly decorators: readonly Decorator[];
  readonly doc: string;
  /** The type as it stands in the code. */
  readonly written?: string;
  /** Private or protected. */
  readonly isHidden?: boolean;
  /** Of the class, and not of each of its objects. */
  readonly isConstant?: boolean;
}

/** Statements of a condition or a loop, in order. */
export interface Block {
  readonly kind: 'block';
  readonly body: readonly Statement[];
  readonly test?: Expr;
  /** Runs as long as the test holds. */
  readonly isLoop?: boolean;
  /** Of a loop over items: the name or names that stand for one of them. */
  readonly each?: { readonly target: Expr; readonly of: Expr };
}

export type Statement =
  | FunctionDecl
  | ClassDecl
  | {
      readonly kind: 'assign';
      readonly target: Expr;
      readonly value?: Expr;
      /** Which of several results the target is given, where that isn't the first (Go). */
      readonly at?: number;
      readonly type?: TypeExpr;
      /** The type as it stands in the code. */
      readonly written?: string;
      /** What its type is marked with: `Annotated[int, Field(ge=1)]`. */
      readonly decorators?: readonly Decorator[];
      readonly doc: string;
      readonly exported: boolean;
    }
  /** `others` are what stands behind the first of several results (Go). */
  | { readonly kind: 'return'; readonly value?: Expr; readonly others?: readonly Expr[] }
  | { readonly kind: 'throw'; readonly value: Expr }
  | {
      readonly kind: 'expr';
      readonly value: Expr;
      readonly doc: string;
      readonly decorators?: readonly Decorator[];
    }
  | Block
  | {
      readonly kind: 'import';
      readonly source: string;
      /** `imported` is `default` for the default, `*` for all. */
      readonly names: readonly { readonly local: string; readonly imported: string }[];
    }
  /** A namespace or module inside a file. */
  | {
      readonly kind: 'scope';
      readonly name: string;
      readonly body: readonly Statement[];
      readonly decorators?: readonly Decorator[];
    };

export interface Module {
  /** Empty where the input names none. */
  readonly path: string;
  readonly language: string;
  readonly text: string;
  readonly statements: readonly Statement[];
}

export const NOTHING: Expr = { kind: 'null' };

export function named(name: string, ...args: readonly TypeExpr[]): TypeExpr {
  return { kind: 'named', name, args };
}

/** The expressions directly inside one; a function has none, since its body is statements. */
export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'call':
      return [expr.callee, ...expr.args.map(({ value }) => value)];
    case 'member':
      return [expr.object];
    case 'index':
      return [expr.object, expr.index];
    case 'template':
    case 'other':
      return expr.parts;
    case 'array':
      return expr.items;
    case 'object':
      return expr.entries.map(({ value }) => value);
    case 'binary':
      return [expr.left, expr.right];
    case 'markup':
      return [...expr.attributes.map(({ value }) => value), ...expr.children];
    default:
      return [];
  }
}

/** The types that statements declare, in namespaces and modules too. */
export function typesIn(statements: readonly Statement[]): ClassDecl[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'scope') return typesIn(statement.body);
    return statement.kind === 'class' ? [statement] : [];
  });
}

/** Whether a file says at all what others may use. */
export function exportsAny(statements: readonly Statement[]): boolean {
  return statements.some((one) =>
    one.kind === 'scope' ? exportsAny(one.body) : 'exported' in one && one.exported,
  );
}
