import type { ClassDecl, Module, TypeExpr } from '../ast.ts';

/** What the types that a file uses are called, by the names that it uses for them. */
export interface Names {
  readonly plain: Map<string, string>;
  /** `orders.CreateRequest` of a package, a module or a type around it. */
  readonly qualified: Map<string, string>;
  /** Of a type that stands inside of others. */
  inside(outer: readonly string[], name: string): string | undefined;
}

/** A file with other names for its types; the file itself where it uses none of them. */
export function renamed(module: Module, names: Names): Module {
  if (names.plain.size === 0 && names.qualified.size === 0) return module;
  return { ...module, statements: new Renaming(names, module.language).list(module.statements) };
}

class Renaming {
  readonly #names: Names;
  readonly #language: string;
  readonly #outer: string[] = [];
  /** Names that hold inside of a type only. */
  #own: ReadonlyMap<string, string>;

  constructor(names: Names, language: string) {
    this.#names = names;
    this.#language = language;
    this.#own = names.plain;
  }

  list<Part>(parts: readonly Part[]): Part[] {
    return parts.map((part) => this.part(part));
  }

  part<Part>(part: Part): Part {
    if (Array.isArray(part)) return this.list(part) as Part;
    if (typeof part !== 'object' || part === null) return part;
    return this.#node(part as Record<string, unknown>) as Part;
  }

  #node(node: Record<string, unknown>): Record<string, unknown> {
    if (node['kind'] === 'class')
      return this.#class(node as unknown as ClassDecl) as unknown as Record<string, unknown>;
    const copy = this.#inside(node);
    switch (node['kind']) {
      case 'named':
        return {
          ...copy,
          name: this.#typeName((node as unknown as Extract<TypeExpr, { kind: 'named' }>).name),
        };
      case 'name':
        return { ...copy, name: this.#exprName(String(node['name'])) };
      case 'member': {
        const object = node['object'] as Record<string, unknown>;
        const own =
          object['kind'] === 'name' &&
          this.#names.qualified.get(`${String(object['name'])}.${String(node['name'])}`);
        return own ? { kind: 'name', name: own } : copy;
      }
      case 'call': {
        const made = copy['made'] as Extract<TypeExpr, { kind: 'named' }> | undefined;
        return made ? { ...copy, callee: { kind: 'name', name: made.name.replace(/^.*\./, '') } } : copy;
      }
      case 'import':
        return {
          ...copy,
          names: (node['names'] as readonly { local: string; imported: string }[]).map(
            ({ local, imported }) => {
              const own = this.#names.plain.get(local);
              return own === undefined
                ? { local, imported }
                : { local: own, imported: imported === 'default' ? imported : own };
            },
          ),
        };
      case 'function':
        return typeof node['receiver'] === 'string'
          ? { ...copy, receiver: this.#typeName(node['receiver']) }
          : copy;
      default:
        return copy;
    }
  }

  #inside(node: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.part(value)]));
  }

  #class(declaration: ClassDecl): ClassDecl {
    const { name } = declaration;
    const own = this.#names.inside(this.#outer, name) ?? name;
    const before = this.#own;
    this.#outer.push(name);
    const nested = declaration.body.flatMap((one) => {
      const inner = one.kind === 'class' ? this.#names.inside(this.#outer, one.name) : undefined;
      return one.kind === 'class' && inner ? [[one.name, inner] as const] : [];
    });
    this.#own = new Map([...before, [name, own], ...nested]);
    const copy = this.#inside(declaration as unknown as Record<string, unknown>) as unknown as ClassDecl;
    this.#own = before;
    this.#outer.pop();
    return own === name ? copy : { ...copy, name: own, called: name };
  }

  /** Also `&mut orders::CreateRequest`, `*Handler`. */
  #typeName(name: string): string {
    const [, mark = '', path = name] = /^([&*\s]*(?:'\w+\s+)?(?:mut\s+)?)(.*)$/.exec(name) ?? [];
    const parts = path.split(/\.|::|\\/);
    if (parts.length === 1) return mark + (this.#own.get(path) ?? path);
    const own = this.#names.qualified.get(parts.slice(-2).join('.'));
    return own === undefined ? name : mark + own;
  }

  /** Values have such names too, where they begin small. */
  #exprName(name: string): string {
    return /^[A-Z]/.test(name) && this.#language !== 'go' ? (this.#own.get(name) ?? name) : name;
  }
}
