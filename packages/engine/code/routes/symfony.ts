import type { ClassDecl, Decorator, Expr, FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths, Router } from './router.ts';

/** One attribute or annotation: where it leads, and by which methods. */
interface Mark {
  readonly paths: readonly string[];
  readonly methods: readonly string[];
}

const VERBS = /^(?:Get|Post|Put|Patch|Delete|Head|Options)$/;

/** Symfony: `#[Route('/blog', methods: ['GET'])]` on classes and their methods, and `@Route("/blog")` in their comments. */
export function readSymfony(reader: RouteReader): void {
  for (const { declaration, scope } of reader.project.classes.values()) {
    if (scope.module.language !== 'php') continue;
    const members = reader.classScope(declaration);
    const [prefix] = marksOf(reader, declaration, members);
    for (const method of declaration.methods)
      for (const { paths, methods } of marksOf(reader, method, members))
        for (const path of paths)
          for (const verb of methods.length > 0 ? methods : (prefix?.methods ?? []))
            add(reader, declaration, method, verb, joinKeepingSlash(prefix?.paths[0] ?? '', path));
  }
}

/** Only a class's own mark may say nothing of methods. */
function marksOf(reader: RouteReader, declaration: ClassDecl | FunctionDecl, scope: Scope): Mark[] {
  const attributes = declaration.decorators
    .filter(({ name }) => name === 'Route' || (VERBS.test(name) && declaration.kind === 'function'))
    .map((mark): Mark => ({ paths: pathsOf(reader, mark, scope), methods: verbsOf(reader, mark, scope) }));
  const annotations = [
    ...declaration.doc.matchAll(
      /@(?:\w+\\)?(Route|Get|Post|Put|Patch|Delete)\(\s*(?:path\s*=\s*)?"([^"]*)"([^)]*)\)/g,
    ),
  ].map(([, name = '', path = '', rest = '']): Mark => {
    const listed = /methods\s*=\s*(?:\{([^}]*)\}|("[^"]*"))/.exec(rest);
    const verbs = [...(listed?.[1] ?? listed?.[2] ?? '').matchAll(/\w+/g)].map(([verb]) => verb);
    return { paths: [plain(path)], methods: name === 'Route' ? verbs : [name.toUpperCase()] };
  });
  const all = [...attributes, ...annotations];
  return declaration.kind === 'class'
    ? all
    : all.map((mark) => (mark.methods.length > 0 ? mark : { ...mark, methods: ['ANY'] }));
}

function pathsOf(reader: RouteReader, { args }: Decorator, scope: Scope): string[] {
  const path = args.find(({ name }) => name === undefined || name === 'path')?.value;
  // `['en' => '/about', 'de' => '/ueber']`: a path for each language.
  const listed: readonly Expr[] =
    path?.kind === 'object' ? path.entries.map(({ value }) => value) : path ? [path] : [];
  const texts = listed.flatMap((one) => reader.string(one, scope) ?? []);
  return (texts.length > 0 ? texts : ['']).map(plain);
}

function verbsOf(reader: RouteReader, { name, args }: Decorator, scope: Scope): string[] {
  if (name !== 'Route') return [name.toUpperCase()];
  const listed = args.find((arg) => arg.name === 'methods')?.value;
  const items = listed?.kind === 'array' ? listed.items : listed ? [listed] : [];
  return items
    .flatMap((item) => reader.string(item, scope) ?? memberName(item))
    .map((verb) => verb.toUpperCase());
}

/** `Request::METHOD_GET`. */
function memberName(expr: Expr): string[] {
  const verb = expr.kind === 'member' ? /^METHOD_(\w+)$/.exec(expr.name)?.[1] : undefined;
  return verb ? [verb] : [];
}

/** `{page<[1-9]\d*>}` and `{page?1}` are the parameter `page`. */
function plain(path: string): string {
  return path.replace(/\{!?(\w+)(?:<(?:[^<>{}]|\{[^{}]*\})*>)?(?:\?[^{}]*)?\}/g, '{$1}');
}

function joinKeepingSlash(prefix: string, path: string): string {
  return path === '/' && prefix !== '' && prefix !== '/'
    ? `${prefix.replace(/\/$/, '')}/`
    : joinPaths(prefix, path);
}

function add(
  reader: RouteReader,
  { name: owner }: ClassDecl,
  method: FunctionDecl,
  verb: string,
  path: string,
): void {
  const found = reader.project.classes.get(owner);
  reader.routes.push({
    router: new Router(),
    method: verb,
    path: path || '/',
    framework: 'Symfony',
    ...(found && { handler: { declaration: method, scope: reader.classScope(found.declaration) } }),
    guards: [],
    name: method.name,
    doc: method.doc,
    owner,
  });
}
