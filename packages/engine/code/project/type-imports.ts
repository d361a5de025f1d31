import type { Module, Statement } from '../ast.ts';
import { FileFinder } from './file-finder.ts';
import { SPACED, spaceOf, type DeclaredType } from './same-names.ts';

/** Most files that a type is passed on through. */
const DEEPEST = 4;

/** What the names of types alike mean in each file. */
export class TypeImports {
  readonly #alike: ReadonlyMap<string, readonly DeclaredType[]>;
  readonly #finder: FileFinder<{ readonly module: Module }>;

  constructor(modules: readonly Module[], alike: ReadonlyMap<string, readonly DeclaredType[]>) {
    this.#alike = alike;
    this.#finder = new FileFinder(modules.map((module) => ({ module })));
  }

  /** By the name that the file uses: `CreateRequest`, `orders.CreateRequest`. */
  of(module: Module): Map<string, DeclaredType> {
    const found = new Map<string, DeclaredType>();
    const space = SPACED.test(module.language) ? spaceOf(module) : undefined;
    for (const [name, group] of this.#alike) {
      const own = group.find((one) => one.module === module && one.outer.length === 0);
      const beside = own ?? group.find((one) => space !== undefined && one.space === space);
      if (beside) found.set(name, beside);
      for (const one of group) {
        const outer = one.outer.at(-1);
        if (outer !== undefined && this.#sees(module, one, outer)) found.set(`${outer}.${name}`, one);
      }
    }
    if (SPACED.test(module.language) && module.language !== 'go') this.#written(module, found);
    else this.#imported(module, found);
    return found;
  }

  /** Whether a file can mean that type around another by its name: the only one, its own, or one it names. */
  #sees({ text, path }: Module, { module, space, declaration }: DeclaredType, outer: string): boolean {
    const rivals = (this.#alike.get(declaration.name) ?? []).filter((one) => one.outer.at(-1) === outer);
    if (rivals.length === 1 || module.path === path) return true;
    const home = space.split('\n')[0] ?? '';
    return (
      rivals.every((one) => one.space === space || !text.includes(one.space.split('\n')[0] ?? '')) &&
      text.includes(home)
    );
  }

  /** Java, Kotlin, C# and PHP: imports name the package. */
  #written(module: Module, found: Map<string, DeclaredType>): void {
    const { text } = module;
    for (const [, path = '', name = '', alias] of text.matchAll(
      /^\s*(?:import|using|use)\s+(?:static\s+)?([\w.\\]+)[.\\](\w+|\*)(?:\s+as\s+(\w+))?\s*;?\s*$/gm,
    )) {
      const whole = name === '*' ? path : `${path}.${name}`;
      for (const [type, group] of this.#alike)
        for (const one of group) {
          const home = one.space.replaceAll('\n', '.').replaceAll('\\', '.');
          const isNamed = type === name && home === path.replaceAll('\\', '.');
          // C# names the namespace alone.
          const isOfAll = !found.has(type) && one.outer.length === 0 && home === whole.replaceAll('\\', '.');
          if (isNamed || (isOfAll && (name === '*' || module.language === 'csharp')))
            found.set(alias ?? type, one);
        }
    }
  }

  #imported(module: Module, found: Map<string, DeclaredType>): void {
    for (const { source, names } of importsOf(module.statements)) {
      for (const { local, imported } of names) {
        if (module.language === 'go') this.#ofPackage(local, source, found);
        else if (imported === '*')
          this.#ofModule(local, this.#finder.find(source, module.path)?.module, found);
        else {
          const type = this.#named(imported, local, this.#finder.find(source, module.path)?.module);
          if (type) found.set(local, type);
          // `from app import schemas`, `use crate::orders`.
          else
            this.#ofModule(
              local,
              this.#finder.find(`${source.replace(/\/$/, '')}/${imported}`, module.path)?.module,
              found,
            );
        }
      }
    }
    if (module.language === 'rust') this.#paths(module, found);
  }

  /** Go: all files of a folder. */
  #ofPackage(local: string, source: string, found: Map<string, DeclaredType>): void {
    const wanted = source.replace(/\/v\d+$/, '').split('/');
    for (const [name, group] of this.#alike) {
      const fits = group
        .map((one) => ({ one, shared: sharedEnd(one.space.split('/'), wanted) }))
        .filter(({ shared }) => shared > 0)
        .toSorted((left, right) => right.shared - left.shared);
      if (fits[0]) found.set(`${local}.${name}`, fits[0].one);
    }
  }

  #ofModule(local: string, target: Module | undefined, found: Map<string, DeclaredType>): void {
    if (!target) return;
    for (const name of this.#alike.keys()) {
      const type = this.#named(name, name, target);
      if (type && !(local === '*' && found.has(name)))
        found.set(local === '*' ? name : `${local}.${name}`, type);
    }
  }

  /** `crate::orders::CreateRequest` written out where it is used. */
  #paths(module: Module, found: Map<string, DeclaredType>): void {
    for (const [, owner = '', name = ''] of module.text.matchAll(/\b(\w+)::([A-Z]\w*)/g)) {
      const key = `${owner}.${name}`;
      if (found.has(key) || !this.#alike.has(name)) continue;
      const type = this.#named(name, name, this.#finder.find(owner, module.path)?.module);
      if (type) found.set(key, type);
    }
  }

  /** The type that a file declares, passes on, or gives by default. */
  #named(name: string, local: string, target: Module | undefined, depth = 0): DeclaredType | undefined {
    if (!target || depth > DEEPEST) return undefined;
    const wanted = name === 'default' ? (defaultOf(target.statements) ?? local) : name;
    const own = this.#alike.get(wanted)?.find((one) => one.module === target && one.outer.length === 0);
    if (own) return own;
    for (const { source, names } of importsOf(target.statements)) {
      const passed = names.find((one) => one.local === wanted || one.local === '*');
      const type =
        passed &&
        this.#named(
          passed.local === '*' ? wanted : passed.imported,
          wanted,
          this.#finder.find(source, target.path)?.module,
          depth + 1,
        );
      if (type) return type;
    }
    return undefined;
  }
}

interface Import {
  readonly source: string;
  readonly names: readonly { readonly local: string; readonly imported: string }[];
}

/** Imports, and what `const { Users } = require('./users')` takes out of a file. */
function importsOf(statements: readonly Statement[]): Import[] {
  return statements.flatMap((statement): Import[] => {
    if (statement.kind === 'import') return [statement];
    if (statement.kind === 'scope') return importsOf(statement.body);
    if (statement.kind !== 'assign' || statement.value?.kind !== 'call') return [];
    const { target, value } = statement;
    const [source] = value.args;
    if (value.callee.kind !== 'name' || value.callee.name !== 'require' || source?.value.kind !== 'string')
      return [];
    const taken =
      target.kind === 'object'
        ? target.entries.flatMap(({ key, value: local }) =>
            local.kind === 'name' ? [{ local: local.name, imported: key }] : [],
          )
        : target.kind === 'name'
          ? [{ local: target.name, imported: 'default' }]
          : [];
    return [{ source: source.value.value, names: taken }];
  });
}

/** What a file exports by default, by its name. */
function defaultOf(statements: readonly Statement[]): string | undefined {
  for (const statement of statements) {
    if (statement.kind !== 'assign' || statement.value?.kind !== 'name') continue;
    const { target, value } = statement;
    const isDefault =
      (target.kind === 'name' && target.name === 'default') ||
      (target.kind === 'member' &&
        target.name === 'exports' &&
        target.object.kind === 'name' &&
        target.object.name === 'module');
    if (isDefault) return value.name;
  }
  return undefined;
}

function sharedEnd(path: readonly string[], wanted: readonly string[]): number {
  let shared = 0;
  while (shared < path.length && shared < wanted.length && path.at(-1 - shared) === wanted.at(-1 - shared))
    shared += 1;
  return shared;
}
