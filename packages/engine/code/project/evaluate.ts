import { calculated } from './arithmetic.ts';
import type { Expr, Statement, TypeExpr } from '../ast.ts';
import { METHODS } from '../model.ts';
import { literalOf } from '../schemas/constraints.ts';
import { typeName, type Project } from './project.ts';
import type { Scope, Value } from './scope.ts';
import { calledText, givenPath } from './text-functions.ts';
import { filled, placeholder, textOfCall } from './text-calls.ts';
import { unnamedFile } from './unnamed.ts';

/** Deepest chain of names that is followed. */
const MAX_STEPS = 40;
/** Deepest text inside a text: one that leads to itself is none. */
const MAX_TEXTS = 150;
/** Most functions that are followed inside one another for a text. */
const MAX_CALLS = 4;

/** Reads what expressions stand for, without running anything. */
export class Evaluator {
  readonly project: Project;
  #steps = 0;
  #calls = 0;
  #texts = 0;

  constructor(project: Project) {
    this.project = project;
  }

  /** What a name, a member or a literal stands for. */
  value(expr: Expr, scope: Scope): Value | undefined {
    if (this.#steps > MAX_STEPS) return undefined;
    this.#steps += 1;
    try {
      return this.#read(expr, scope);
    } finally {
      this.#steps -= 1;
    }
  }

  /** The literal that a name stands for; itself where it stands for nothing. */
  literal(expr: Expr, scope: Scope): Expr | undefined {
    const value = this.value(expr, scope);
    return value?.kind === 'string'
      ? { kind: 'string', value: value.value }
      : value?.kind === 'code'
        ? value.expr
        : undefined;
  }

  /** The text, number or truth value that an expression stands for. */
  constant(expr: Expr | undefined, scope: Scope): string | number | boolean | undefined {
    if (!expr) return undefined;
    const stood = expr.kind === 'binary' ? expr : this.literal(expr, scope);
    const isSum = stood?.kind === 'binary';
    const known = literalOf(expr) ?? literalOf(stood);
    return isSum ? calculated(stood, (part) => this.#plain(part, scope)) : known;
  }

  #plain(part: Expr, scope: Scope): unknown {
    return literalOf(part) ?? literalOf(this.literal(part, scope));
  }

  /** A hook for what knows more about calls. */
  call(expr: Extract<Expr, { kind: 'call' }>, scope: Scope): Value | undefined {
    const callee = expr.callee;
    if (expr.creates || (callee.kind === 'name' && /^[A-Z]/.test(callee.name))) {
      const type = callee.kind === 'name' ? callee.name : callee.kind === 'member' ? callee.name : '';
      if (this.project.classes.has(type)) return this.project.instanceOf(type);
    }
    // What compilers put around it: `__importDefault(require('./users'))`.
    if (callee.kind === 'name' && /^__?(?:import|interopRequire)(?:Default|Star|Wildcard)$/.test(callee.name))
      return expr.args[0] && this.value(expr.args[0].value, scope);
    // `require('./users')`.
    const isImport =
      (callee.kind === 'name' && callee.name === 'require') ||
      (callee.kind === 'other' && callee.text === 'import');
    if (isImport && expr.args[0]?.value.kind === 'string') {
      const source = expr.args[0].value.value;
      const file =
        this.project.fileOf(source, scope.module.path) ??
        (source.startsWith('.') ? unnamedFile(this.project.files, source, 'default', scope.root) : undefined);
      return file && { kind: 'module', scope: file.scope };
    }
    return undefined;
  }

  #read(expr: Expr, scope: Scope): Value | undefined {
    switch (expr.kind) {
      case 'string':
        return { kind: 'string', value: expr.value };
      case 'name':
        return this.#name(expr.name, scope);
      case 'member':
        return this.#member(this.value(expr.object, scope), expr.name, expr, scope);
      case 'call': {
        const made = this.call(expr, scope);
        const text = made ? undefined : textOfCall(expr, (part) => this.string(part, scope, false));
        return text === undefined ? made : { kind: 'string', value: text };
      }
      case 'function':
        return { kind: 'function', declaration: expr.declaration, scope };
      case 'index':
        return this.#indexed(expr, scope) ?? { kind: 'code', expr, scope };
      default:
        if (expr.kind === 'other' && expr.text === 'as' && expr.parts[0])
          return this.value(expr.parts[0], scope);
        // `&API{…}`, `await make()`, `(x)`.
        if (
          expr.kind === 'other' &&
          expr.parts.length === 1 &&
          expr.parts[0] &&
          /^(?:[&*(]|await\b)/.test(expr.text)
        )
          return this.value(expr.parts[0], scope);
        return { kind: 'code', expr, scope };
    }
  }

  /** `routes[version]` of an object or a list that the code writes out. */
  #indexed({ object, index }: Extract<Expr, { kind: 'index' }>, scope: Scope): Value | undefined {
    const owner = this.value(object, scope);
    const key =
      owner?.kind === 'code'
        ? (placeFromEnd(object, index, owner.expr) ?? this.string(index, scope, false))
        : undefined;
    if (owner?.kind !== 'code' || key === undefined) return undefined;
    const { expr } = owner;
    const found =
      expr.kind === 'object'
        ? expr.entries.find((entry) => entry.key === key)?.value
        : expr.kind === 'array'
          ? expr.items[Number(key)]
          : undefined;
    return found && this.value(found, owner.scope);
  }

  #name(name: string, scope: Scope): Value | undefined {
    if (name === 'this' || name === 'self' || name === '$this') return scope.instance;
    const binding = scope.find(name) ?? this.project.global(name, scope.module)?.own(name);
    if (!binding && scope.instance?.kind === 'instance' && scope.instance.declaration) {
      const method = this.project.methodOf(scope.instance.declaration.name, name);
      return method
        ? { kind: 'function', declaration: method.declaration, scope: scope.instance.members }
        : this.#constant(name, scope);
    }
    if (!binding || binding.busy) return undefined;
    if (binding.value) return binding.value;
    if (!binding.expr) return undefined;
    binding.busy = true;
    const value = this.value(binding.expr, binding.scope);
    binding.busy = false;
    if (value) binding.value = value;
    return value;
  }

  #member(
    owner: Value | undefined,
    name: string,
    expr: Extract<Expr, { kind: 'member' }>,
    scope: Scope,
  ): Value | undefined {
    if (owner?.kind === 'module') return this.#inScope(owner.scope, name);
    if (owner?.kind === 'instance') {
      const own = this.#inScope(owner.members, name);
      const method = own
        ? undefined
        : owner.declaration && this.project.methodOf(owner.declaration.name, name);
      if (own || method)
        return own ?? (method && { kind: 'function', declaration: method.declaration, scope: owner.members });
      const type = typeName(owner.declaration?.types?.[name]);
      return this.project.classes.has(type) ? this.project.instanceOf(type) : undefined;
    }
    if (owner?.kind === 'class') return this.#ofClass(owner, name);
    if (owner?.kind === 'code' && owner.expr.kind === 'object') {
      const { entries, type } = owner.expr;
      const entry = entries.find(({ key }) => key === name) ?? entries[this.#position(type, name)];
      return entry && (entry.key === name || entry.key === '')
        ? this.value(entry.value, owner.scope)
        : undefined;
    }
    // `handlers.List` of a package, or `usersController.list` of an object that the input doesn't show being made.
    const path = isPath(expr.object) && expr.object.name;
    const owned = path ? this.#byOwnerName(path, name, scope) : undefined;
    if (owned) return owned;
    const global =
      owner === undefined &&
      path &&
      (expr.object.kind === 'name' || scope.module.language === 'rust') &&
      !scope.find(path) &&
      !isMissing(path, scope)
        ? this.project.only(name, scope)
        : undefined;
    return global &&
      path &&
      !isElsewhere(path, name, global, scope) &&
      !this.project.packages.isMissing(path, scope.root.module)
      ? this.#inScope(global, name)
      : undefined;
  }

  /** Where a literal without names has a field's value. */
  #position(type: TypeExpr | undefined, name: string): number {
    const order =
      type?.kind === 'record' ? type.order : this.project.classes.get(typeName(type))?.declaration.order;
    return order?.indexOf(name) ?? -1;
  }

  #ofClass(owner: Extract<Value, { kind: 'class' }>, name: string): Value | undefined {
    const { declaration, scope } = owner;
    const field = declaration.fields.find((one) => one.name === name);
    if (field?.value) return this.value(field.value, this.project.instanceOf(declaration.name).members);
    const value = declaration.values.find((one) => one.name === name);
    if (value?.value) return this.value(value.value, scope);
    const method = this.project.methodOf(declaration.name, name);
    return method ? { kind: 'function', ...method } : this.project.nestedIn(declaration, name);
  }

  #byOwnerName(owner: string, name: string, scope: Scope): Value | undefined {
    const plain = owner.replace(/^[_$@]+/, '').toLowerCase();
    for (const [type, { scope }] of this.project.classes) {
      if (type.toLowerCase() !== plain) continue;
      const method = this.project.methodOf(type, name);
      if (method) return { kind: 'function', declaration: method.declaration, scope };
    }
    if (this.project.packages.isMissing(owner, scope.root.module)) return undefined;
    const member = this.project.inPackage(owner, name);
    if (member) return this.#inScope(member, name);
    const file = isMissing(owner, scope) ? undefined : this.project.fileOf(owner, '');
    return file && this.#inScope(file.scope, name);
  }

  /** A constant that a class inherits from what the input doesn't hold: that of the one class which has it. */
  #constant(name: string, { module }: Scope): Value | undefined {
    if (!/^(?:java|kotlin|csharp)$/.test(module.language) || !/^[A-Z][A-Z\d_]+$/.test(name)) return undefined;
    const [only, ...others] = [...this.project.classes.values()].filter(({ declaration }) =>
      declaration.fields.some((field) => field.name === name && field.value),
    );
    return only && others.length === 0 ? this.#ofClass({ kind: 'class', ...only }, name) : undefined;
  }

  /** `settings.api_prefix` of an object that Python code makes elsewhere: what the one class with that field gives it. */
  #setting(name: string, { module }: Scope): string | undefined {
    if (module.language !== 'python') return undefined;
    const values = [...this.project.classes.values()].flatMap(({ declaration }) =>
      declaration.fields.flatMap((field) => (field.name === name && field.value ? [field.value] : [])),
    );
    return values.length === 1 && values[0]?.kind === 'string' ? values[0].value : undefined;
  }

  #inScope(scope: Scope, name: string): Value | undefined {
    const binding = scope.own(name);
    if (!binding) return undefined;
    return this.#name(name, scope);
  }

  /** What a function of the input makes of its arguments; one that calls itself makes nothing. */
  #called(call: Extract<Expr, { kind: 'call' }>, scope: Scope): string | undefined {
    if (this.#calls >= MAX_CALLS) return undefined;
    this.#calls += 1;
    try {
      return calledText(this, call, scope);
    } finally {
      this.#calls -= 1;
    }
  }

  /** The text that an expression stands for; parts that aren't known become `{name}` where `open`. */
  string(expr: Expr | undefined, scope: Scope, open = true): string | undefined {
    if (!expr || this.#texts > MAX_TEXTS) return undefined;
    this.#texts += 1;
    try {
      return this.#text(expr, scope, open);
    } finally {
      this.#texts -= 1;
    }
  }

  #text(expr: Expr, scope: Scope, open: boolean): string | undefined {
    if (expr.kind === 'string') return expr.value;
    if (expr.kind === 'number') return expr.text.replaceAll('_', '');
    if (expr.kind === 'template') {
      const parts = expr.parts.map(
        (part) => this.string(part, scope, open) ?? (open ? placeholder(part) : undefined),
      );
      return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
    }
    if (expr.kind === 'binary' && (expr.operator === '+' || expr.operator === '.')) {
      const left = this.string(expr.left, scope, open);
      const right = this.string(expr.right, scope, open);
      if (left === undefined && right === undefined) return undefined;
      const known = [
        left ?? (open ? placeholder(expr.left) : undefined),
        right ?? (open ? placeholder(expr.right) : undefined),
      ];
      return known.every((part) => part !== undefined) ? known.join('') : undefined;
    }
    // Python: `'/boxes/%s' % BOX`.
    if (expr.kind === 'binary' && expr.operator === '%')
      return filled(
        this.string(expr.left, scope, open),
        expr.right.kind === 'array' ? expr.right.items : [expr.right],
        (part) => part && this.string(part, scope, open),
      );
    // `process.env.PREFIX || '/api'`: what holds when nobody says otherwise.
    if (expr.kind === 'binary' && (expr.operator === '||' || expr.operator === '??')) {
      return this.string(expr.left, scope, false) ?? this.string(expr.right, scope, open);
    }
    if (expr.kind === 'call')
      return (
        textOfCall(expr, (part) => part && this.string(part, scope, open)) ??
        this.#called(expr, scope) ??
        (open ? givenPath(expr) : undefined)
      );
    // Ruby calls without parentheses: `name.pluralize`.
    if (expr.kind === 'member' && scope.module.language === 'ruby') {
      const made = textOfCall({ kind: 'call', callee: expr, args: [], typeArgs: [] }, (part) =>
        this.string(part, scope, open),
      );
      if (made !== undefined) return made;
    }
    const value = this.value(expr, scope);
    if (value?.kind === 'string') return value.value;
    if (value?.kind === 'code' && value.expr !== expr) return this.string(value.expr, value.scope, open);
    return value === undefined && expr.kind === 'member'
      ? (verbConstant(expr) ?? this.#setting(expr.name, scope))
      : undefined;
  }
}

/** The place that `args[args.length - 1]` names, as text. */
function placeFromEnd(list: Expr, index: Expr, { kind, ...rest }: Expr): string | undefined {
  if (kind !== 'array' || index.kind !== 'binary' || index.operator !== '-') return undefined;
  const { left, right } = index;
  const isLength =
    left.kind === 'member' &&
    left.name === 'length' &&
    left.object.kind === 'name' &&
    list.kind === 'name' &&
    left.object.name === list.name;
  const { items } = rest as Extract<Expr, { kind: 'array' }>;
  return isLength && right.kind === 'number' ? String(items.length - right.value) : undefined;
}

/** Whether Python code imports a name from what the input doesn't hold. */
function isMissing(name: string, { root: { module, names } }: Scope): boolean {
  return (
    module.language === 'python' &&
    !names.includes(name) &&
    module.statements.some(
      (statement) => statement.kind === 'import' && statement.names.some(({ local }) => local === name),
    )
  );
}

/** Whether a package or a module of Go or Rust is not the one that a named file belongs to. */
function isElsewhere(owner: string, name: string, found: Scope, { root: { module } }: Scope): boolean {
  // `mod user { pub fn delete … }` is no `store::delete`.
  const within = module.language === 'rust' ? modulesOf(name, found.module.statements) : [];
  if (within.length > 0) return !within.includes(owner);
  // `repo.move(…)` of a handler `move` is none of that file's own functions.
  if (/^(?:python|javascript|typescript|tsx)$/.test(module.language) && found.module === module) return true;
  if (found.module.path === '' || !/^(?:go|rust)$/.test(module.language)) return false;
  const source = module.statements.flatMap((statement) =>
    statement.kind === 'import' && statement.names.some(({ local }) => local === owner)
      ? [statement.source.replace(/\/v\d+$/, '').replace(/^.*\//, '')]
      : [],
  )[0];
  if (module.language === 'go' && source === undefined) return false;
  const parts = found.module.path.replace(/\.\w+$/, '').split('/');
  return found.module !== module && ![owner, source].some((name) => name && parts.includes(name));
}

/** The modules inside of a file that declare a function of a name. */
function modulesOf(name: string, statements: readonly Statement[]): string[] {
  return statements.flatMap((one) =>
    one.kind === 'scope'
      ? [
          ...(one.body.some((inner) => inner.kind === 'function' && inner.name === name) ? [one.name] : []),
          ...modulesOf(name, one.body),
        ]
      : [],
  );
}

/** `routes::users` of names alone. */
function isPath(expr: Expr): expr is Extract<Expr, { kind: 'name' | 'member' }> {
  return expr.kind === 'name' || (expr.kind === 'member' && isPath(expr.object));
}

/** `http.MethodGet`, `HttpMethod.GET`. */
function verbConstant({ object, name }: Extract<Expr, { kind: 'member' }>): string | undefined {
  const owner = object.kind === 'name' ? object.name : '';
  const verb = owner === 'http' ? /^Method([A-Z][a-z]+)$/.exec(name)?.[1] : name;
  return /^(?:http|HttpMethods?|HTTPMethod)$/.test(owner) &&
    verb !== undefined &&
    METHODS.some((method) => method === verb.toUpperCase())
    ? verb.toUpperCase()
    : undefined;
}
