import type { ClassDecl, Module, Statement } from '../ast.ts';
import { uniqueNames } from './qualified-names.ts';
import { renamed, type Names } from './renaming.ts';
import { TypeImports } from './type-imports.ts';

/** A type as a file declares it. */
export interface DeclaredType {
  readonly declaration: ClassDecl;
  readonly module: Module;
  /** The namespace, package or file that it stands in, with the types around it. */
  readonly space: string;
  /** From the outside in: folders or namespaces, the file, modules inside of it, types around it. */
  readonly qualifiers: readonly string[];
  /** The types around it. */
  readonly outer: readonly string[];
}

/** Languages whose types belong to the folder or the namespace that their file is of. */
export const SPACED = /^(?:go|java|kotlin|csharp|php)$/;

/**
 * Types of the same name in several packages, namespaces or files get names of their own, also where they are used. Whatever
 * looks a type up by its name finds the right one then.
 */
export function tellApart(modules: readonly Module[]): readonly Module[] {
  const declared = modules.flatMap((module) => declaredIn(module));
  const groups = Map.groupBy(declared, ({ declaration }) => declaration.name);
  const alike = new Map([...groups].filter(([, group]) => new Set(group.map(({ space }) => space)).size > 1));
  if (alike.size === 0) return modules;
  const unique = new Map<string, string>();
  for (const [name, group] of alike)
    for (const [space, own] of uniqueNames(name, group, (taken) => groups.has(taken)))
      unique.set(`${space}\n${name}`, own);
  const imports = new TypeImports(modules, alike);
  return modules.map((module) => {
    const names: Names = {
      plain: new Map(),
      qualified: new Map(),
      inside: (outer, name) =>
        declared
          .filter((one) => one.module === module && one.declaration.name === name)
          .map((one) =>
            one.outer.join('.') === outer.join('.') ? unique.get(`${one.space}\n${name}`) : undefined,
          )
          .find(Boolean),
    };
    for (const [name, found] of imports.of(module)) {
      const own = unique.get(`${found.space}\n${found.declaration.name}`);
      if (own) (name.includes('.') ? names.qualified : names.plain).set(name, own);
    }
    return renamed(module, names);
  });
}

function declaredIn(module: Module): DeclaredType[] {
  const { language, path, statements } = module;
  // Ruby opens one class in many files.
  if (language === 'ruby') return [];
  const folders = path.split('/').slice(0, -1);
  const stem = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const space = SPACED.test(language) ? spaceOf(module) : undefined;
  const base = space === undefined ? [...folders, stem] : space.split(/[./\\]/);
  const found: DeclaredType[] = [];
  const read = (body: readonly Statement[], around: readonly string[], outer: readonly string[]): void => {
    for (const statement of body) {
      if (statement.kind === 'scope')
        read(statement.body, language === 'rust' ? [...around, statement.name] : around, outer);
      if (statement.kind !== 'class' || isOfValue(statement, body)) continue;
      found.push({
        declaration: statement,
        module,
        space: [space ?? path, ...around].join('\n'),
        qualifiers: [...base, ...around],
        outer,
      });
      if (/^(?:java|kotlin|csharp)$/.test(language) && !statement.name.startsWith('Companion'))
        read(statement.body, [...around, statement.name], [...outer, statement.name]);
    }
  };
  // Where no path tells files apart, nothing tells their types apart.
  if (path !== '' || space !== undefined) read(statements, [], []);
  return found;
}

/** TypeScript: the type of a value that has its name. */
function isOfValue({ form, name }: ClassDecl, beside: readonly Statement[]): boolean {
  return (
    form === 'alias' &&
    beside.some((one) => one.kind === 'assign' && one.target.kind === 'name' && one.target.name === name)
  );
}

/** The package or the namespace that a file names; its folder where that tells more. */
export function spaceOf({ language, path, text }: Module): string | undefined {
  const folder = path.split('/').slice(0, -1).join('/');
  if (language === 'go') return folder === '' ? /^package\s+(\w+)/m.exec(text)?.[1] : folder;
  return /^\s*(?:package|namespace)\s+([\w.\\]+)/m.exec(text)?.[1] ?? (folder === '' ? undefined : folder);
}
