import type { ClassDecl, Expr, FunctionDecl, Module, Statement, TypeExpr } from '../ast.ts';
import { FileFinder, folderOf } from './file-finder.ts';
import { GoPackages } from './go-packages.ts';
import { withLocalTypes } from './local-types.ts';
import { tellApart } from './same-names.ts';
import { Scope, type Value } from './scope.ts';
import { Types } from './types.ts';
import { unnamedFile } from './unnamed.ts';

/** A file of the input with the names it declares. */
export interface ProjectFile {
  readonly module: Module;
  readonly scope: Scope;
}

/** All files of an input, with every name that can be looked up across them. */
export class Project {
  readonly files: readonly ProjectFile[];
  readonly classes = new Types();
  readonly packages: GoPackages;
  readonly functions = new Map<string, { readonly declaration: FunctionDecl; readonly scope: Scope }>();
  /** Methods that stand outside their type, by `Type.method`. */
  readonly methods = new Map<string, { readonly declaration: FunctionDecl; readonly scope: Scope }>();
  readonly #globals = new Map<string, Scope[]>();
  readonly #finder: FileFinder<ProjectFile>;
  readonly #inside = new Map<ClassDecl, Scope>();
  readonly #instances = new Map<string, Value>();

  constructor(modules: readonly Module[]) {
    this.files = tellApart(modules.map(withLocalTypes)).map((module) => ({
      module,
      scope: new Scope(module),
    }));
    this.#finder = new FileFinder(this.files);
    this.packages = new GoPackages(modules);
    for (const { module, scope } of this.files) this.#declare(module.statements, scope);
    // A type whose methods alone the input holds (Go).
    for (const { declaration, scope } of this.methods.values()) {
      const name = declaration.receiver ?? '';
      if (!this.classes.has(name)) this.classes.set(name, { declaration: emptyStruct(name), scope });
    }
    for (const { scope } of this.files) {
      for (const name of scope.names) {
        const known = this.#globals.get(name);
        if (known) known.push(scope);
        else this.#globals.set(name, [scope]);
      }
    }
    // What files pass on whole is known before anything is taken from them.
    for (const { module, scope } of this.files) {
      for (const statement of module.statements) {
        const isWhole = statement.kind === 'import' && statement.names.some(({ local }) => local === '*');
        const target = isWhole ? this.fileOf(statement.source, module.path) : undefined;
        if (target && target.scope !== scope) scope.passedOn.push(target.scope);
      }
    }
    for (const { module, scope } of this.files) this.#link(module.statements, scope);
  }

  #declare(statements: readonly Statement[], scope: Scope): void {
    for (const statement of statements) {
      if (statement.kind === 'function') {
        const entry = { declaration: statement, scope };
        if (statement.receiver) this.methods.set(`${statement.receiver}.${statement.name}`, entry);
        else scope.bind(statement.name, { value: { kind: 'function', ...entry } });
        if (!this.functions.has(statement.name)) this.functions.set(statement.name, entry);
        // Python: classes of `create_app()` know what stands beside them.
        const isPython = scope.module.language === 'python';
        if (isPython && statement.body.some(({ kind }) => kind === 'class'))
          this.#declare(statement.body, new Scope(scope.module, scope));
      } else if (statement.kind === 'class') this.#declareClass(statement, scope);
      else if (statement.kind === 'assign') bindTarget(statement.target, statement.value, scope);
      else if (statement.kind === 'scope') this.#declare(statement.body, scope);
    }
  }

  #declareClass(declaration: ClassDecl, scope: Scope): void {
    const entry = { declaration, scope };
    // TypeScript: a value and a type may share a name.
    const isTypeAlone = declaration.form === 'alias' && scope.own(declaration.name)?.expr !== undefined;
    if (!isTypeAlone) scope.bind(declaration.name, { value: { kind: 'class', ...entry } });
    this.classes.add(entry);
    const nested = declaration.body.filter((statement) => statement.kind === 'class');
    if (nested.length === 0) return;
    // Classes inside a class know its constants.
    const inner = new Scope(scope.module, scope);
    for (const { name, value } of declaration.fields) if (value) inner.bind(name, { expr: value });
    this.#inside.set(declaration, inner);
    for (const one of nested) {
      this.#declareClass(one, inner);
      scope.bind(one.name, { value: { kind: 'class', declaration: one, scope: inner } });
    }
  }

  /** A class inside a class. */
  nestedIn(owner: ClassDecl, name: string): Extract<Value, { kind: 'class' }> | undefined {
    const found = this.#inside.get(owner)?.own(name)?.value;
    return found?.kind === 'class' ? found : undefined;
  }

  #link(statements: readonly Statement[], scope: Scope): void {
    for (const statement of statements) {
      if (statement.kind === 'scope') this.#link(statement.body, scope);
      if (statement.kind === 'import') this.bindImport(statement, scope);
    }
  }

  /** Binds the names that an import brings into a scope, where the input holds what they stand for. */
  bindImport({ source, names }: Extract<Statement, { kind: 'import' }>, scope: Scope): void {
    const target = this.fileOf(source, scope.module.path);
    for (const { local, imported } of names) {
      if (local === '*' || scope.own(local)) continue;
      const value = this.#imported(imported, source, target, scope);
      if (value) scope.bind(local, value);
    }
  }

  #imported(
    imported: string,
    source: string,
    target: ProjectFile | undefined,
    scope: Scope,
  ): { expr?: Expr; value?: Value; scope?: Scope } | undefined {
    if (imported === '*') return target && { value: { kind: 'module', scope: target.scope } };
    // What a file only passes on may be bound later.
    const isOwn = target && (target.scope.own(imported) ?? passesOn(target.module, imported));
    if (isOwn && target) return { expr: { kind: 'name', name: imported }, scope: target.scope };
    // `module.exports = …` is the default export of what was written for Node.
    if (imported === 'default' && target) return { value: { kind: 'module', scope: target.scope } };
    const isRelative = /^\.{1,2}\//.test(source);
    const inner = isRelative
      ? this.fileOf(`${source.replace(/\/$/, '')}/${imported}`, scope.module.path)
      : this.fileOf(`${source.replace(/[./\\]+$/, '')}/${imported}`, '');
    if (inner) return { value: { kind: 'module', scope: inner.scope } };
    const unnamed = target ? undefined : unnamedFile(this.files, source, imported, scope.root);
    return unnamed && { expr: { kind: 'name', name: imported }, scope: unnamed.scope };
  }

  /** The file that an import names, by the longest end of its path. */
  fileOf(source: string, from: string): ProjectFile | undefined {
    return this.#finder.find(source, from);
  }

  /** The file that binds a name which its own file doesn't: one of the same folder first. */
  global(name: string, from?: Module): Scope | undefined {
    const known = this.#globals.get(name);
    if (!known || known.length < 2 || !from) return known?.[0];
    return known.find(({ module }) => folderOf(module.path) === folderOf(from.path)) ?? known[0];
  }

  /** The file that binds a name of a module which the input doesn't name: the only one beside where it is read. */
  only(name: string, from: Scope): Scope | undefined {
    const known = this.#globals.get(name) ?? [];
    const others = known.length > 1 ? known.filter((scope) => scope !== from.root) : known;
    return others.length === 1 ? others[0] : undefined;
  }

  /** What a Go package or a Python package of that name binds: its files are those of a folder. */
  inPackage(folder: string, name: string): Scope | undefined {
    return this.#globals
      .get(name)
      ?.find(({ module }) => folderOf(module.path).replace(/^.*\//, '') === folder);
  }

  /** The members that all objects of a class share, in as far as they can be told apart: one set for each class. */
  instanceOf(name: string): Extract<Value, { kind: 'instance' }> {
    const found = this.classes.get(name);
    const type = found?.declaration.name ?? name;
    const known = this.#instances.get(type);
    if (known?.kind === 'instance') return known;
    const module = found?.scope.module ?? this.files[0]?.module;
    const members = new Scope(module ?? { path: '', language: '', text: '', statements: [] }, found?.scope);
    const value = { kind: 'instance' as const, members, ...(found && { declaration: found.declaration }) };
    members.instance = value;
    this.#instances.set(type, value);
    for (const field of found?.declaration.fields ?? [])
      if (field.value) members.bind(field.name, { expr: field.value });
    for (const method of found?.declaration.methods ?? []) bindMembers(method.body, members);
    return value;
  }

  /** A method of a class or of one it extends. */
  methodOf(
    type: string,
    name: string,
  ): { readonly declaration: FunctionDecl; readonly scope: Scope } | undefined {
    const outside = this.methods.get(`${this.classes.get(type)?.declaration.name ?? type}.${name}`);
    if (outside) return outside;
    for (const owner of this.lineage(type)) {
      const declaration = owner.declaration.methods.find((method) => method.name === name);
      if (declaration) return { declaration, scope: owner.scope };
    }
    return undefined;
  }

  /** Every class's own method of a name. */
  methodsNamed(
    name: string,
  ): { readonly owner: string; readonly declaration: FunctionDecl; readonly scope: Scope }[] {
    const outside = [...this.methods.values()]
      .filter(({ declaration }) => declaration.name === name)
      .map((entry) => ({ owner: entry.declaration.receiver ?? '', ...entry }));
    const inside = [...this.classes.values()].flatMap(({ declaration: owner }) =>
      owner.methods
        .filter((method) => method.name === name)
        .map((declaration) => ({
          owner: owner.name,
          declaration,
          scope: this.instanceOf(owner.name).members,
        })),
    );
    return [...outside, ...inside];
  }

  /** A class and those it extends that the input holds, nearest first. */
  lineage(type: string): { readonly declaration: ClassDecl; readonly scope: Scope }[] {
    const seen = new Set<string>();
    const found: { readonly declaration: ClassDecl; readonly scope: Scope }[] = [];
    const add = (name: string): void => {
      const entry = this.classes.get(name);
      if (!entry || seen.has(name)) return;
      seen.add(name);
      found.push(entry);
      for (const base of entry.declaration.bases) add(typeName(base));
    };
    add(type);
    return found;
  }
}

function emptyStruct(name: string): ClassDecl {
  const none = { typeParams: [], bases: [], decorators: [], fields: [], methods: [], values: [], body: [] };
  return { kind: 'class', form: 'struct', name, doc: '', exported: false, ...none };
}

function passesOn({ statements }: Module, name: string): boolean | undefined {
  const isPassedOn = statements.some(
    (statement) => statement.kind === 'import' && statement.names.some(({ local }) => local === name),
  );
  return isPassedOn || undefined;
}

/** What methods assign to the object: `this.router = Router()`. */
function bindMembers(body: readonly Statement[], members: Scope): void {
  for (const statement of body) {
    if (statement.kind !== 'assign' || statement.target.kind !== 'member' || !statement.value) continue;
    const { object, name } = statement.target;
    const isOwn = object.kind === 'name' && (object.name === 'this' || object.name === 'self');
    if (isOwn && !members.own(name) && statement.value.kind === 'call')
      members.bind(name, { expr: statement.value });
  }
}

export function typeName(type: TypeExpr | undefined): string {
  if (type?.kind === 'named') return type.name.replace(/^.*(?:\.|::|\\)/, '');
  if (type?.kind === 'optional') return typeName(type.item);
  return '';
}

/** Binds the names of an assignment's target. */
export function bindTarget(target: Expr, value: Expr | undefined, scope: Scope): void {
  if (target.kind === 'name') scope.bind(target.name, value ? { expr: value } : {});
  // Python: `LOW, HIGH = 3, 40`.
  else if (target.kind === 'array' && value?.kind === 'array' && target.items.length === value.items.length)
    for (const [index, one] of target.items.entries()) bindTarget(one, value.items[index], scope);
  else if (target.kind === 'object') {
    for (const { key, value: local, fallback } of target.entries) {
      if (local.kind !== 'name' || !value || key === '...') continue;
      const member: Expr = { kind: 'member', object: value, name: key };
      const isText = fallback?.kind === 'string' || fallback?.kind === 'template';
      scope.bind(local.name, {
        expr: isText ? { kind: 'binary', operator: '??', left: member, right: fallback } : member,
      });
    }
  } else if (target.kind === 'array' || target.kind === 'other') {
    const parts = target.kind === 'array' ? target.items : target.parts;
    const list = value?.kind === 'name' ? scope.own(value.name) : undefined;
    parts.forEach((part, index) => {
      if (part.kind !== 'name') return;
      // `const [router, path] = args` of a list that is known.
      const item = list?.expr?.kind === 'array' ? list.expr.items[index] : undefined;
      if (list && item) scope.bind(part.name, { expr: item, scope: list.scope });
      else scope.bind(part.name, value ? { expr: value } : {});
    });
  } else if (target.kind === 'member' && value) {
    const owner = target.object;
    if (owner.kind === 'name' && (owner.name === 'exports' || isExports(owner.name, scope)))
      scope.bind(target.name, { expr: value });
    else if (owner.kind === 'name' && owner.name === 'module' && target.name === 'exports')
      bindExports(value, scope);
    else if (owner.kind === 'member' && owner.name === 'exports') scope.bind(target.name, { expr: value });
  }
}

/** `const helpers = module.exports`. */
function isExports(name: string, scope: Scope): boolean {
  const expr = scope.own(name)?.expr;
  return (
    expr?.kind === 'member' &&
    expr.name === 'exports' &&
    expr.object.kind === 'name' &&
    expr.object.name === 'module'
  );
}

function bindExports(value: Expr, scope: Scope): void {
  if (value.kind === 'object') {
    for (const entry of value.entries) {
      if (entry.key && !(entry.value.kind === 'name' && entry.value.name === entry.key))
        scope.bind(entry.key, { expr: entry.value });
    }
  } else scope.bind('default', { expr: value });
}
