import type { Expr, FunctionDecl } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { Scope } from '../project/scope.ts';
import { dotted, VERBS } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** Handlers of the framework's own that no one calls. */
const OWN = /(?:StaticFile|Error|Redirect|NotFound|Fallback)\w*$/;

/** Tornado: lists of `(r"/users/(\d+)", UserHandler)` and `url(r"/", Home)`; the handler's methods are the verbs. */
export function readTornado(reader: RouteReader): void {
  const files = reader.project.files.filter(({ module }) => module.language === 'python');
  if (!files.some(({ module }) => /\btornado\b/.test(module.text))) return;
  for (const { module, scope } of files) {
    const lists: Expr[] = [];
    const see = (statements: typeof module.statements): void => {
      eachExpr(statements, (expr) => void (expr.kind === 'array' && lists.push(expr)));
      for (const statement of statements) {
        if (statement.kind === 'function') see(statement.body);
        if (statement.kind === 'class') for (const method of statement.methods) see(method.body);
      }
    };
    see(module.statements);
    for (const list of lists)
      for (const item of list.kind === 'array' ? list.items : []) readSpec(reader, item, scope);
  }
}

/** `(pattern, Handler, {…})`, `url(pattern, Handler)`, `URLSpec(pattern, Handler)`. */
function readSpec(reader: RouteReader, item: Expr, scope: Scope): void {
  const isCall = item.kind === 'call' && /(?:^|\.)(?:url|URLSpec|Rule)$/.test(dotted(item.callee));
  const parts =
    item.kind === 'array'
      ? item.items
      : isCall
        ? item.args.flatMap((arg) => (arg.name ? [] : [arg.value]))
        : [];
  const [pattern, target] = parts;
  const text = pattern && target ? reader.string(pattern, scope) : undefined;
  if (!text || !/^\^?\//.test(text) || (target?.kind !== 'name' && target?.kind !== 'member')) return;
  const type = target.name;
  if (OWN.test(type) || !/^[A-Z]/.test(type)) return;
  const router = new Router();
  const lineage = reader.project.lineage(type);
  const methods = lineage
    .slice(0, 2)
    .flatMap(({ declaration }) => declaration.methods.filter(({ name }) => VERBS.has(name)))
    // What browsers ask before a request is answered for all paths alike.
    .filter(({ name, params }) => name !== 'options' || !params.some((one) => one.name === 'args'));
  if (lineage.length === 0)
    reader.routes.push({
      ...{
        router,
        method: 'ANY',
        path: pathOf(text, undefined),
        framework: 'Tornado',
        guards: [],
        name: type,
      },
      ...{ doc: '', owner: type, isUnseen: true },
    });
  for (const method of new Map(methods.toReversed().map((one) => [one.name, one])).values()) {
    const [owner] = lineage;
    if (!owner) continue;
    reader.routes.push({
      router,
      method: method.name.toUpperCase(),
      path: pathOf(text, method),
      framework: 'Tornado',
      handler: { declaration: method, scope: reader.classScope(owner.declaration) },
      guards: [],
      name: '',
      doc: method.doc,
      owner: type,
    });
  }
}

/** Groups of the pattern are parameters: by their own names, or by those of the method, which gets them in order. */
function pathOf(pattern: string, method: FunctionDecl | undefined): string {
  const names = (method?.params ?? []).map(({ name }) => name).filter((name) => name !== 'self');
  return pattern
    .replace(/^\^|\/?\?\$$|\$$/g, '')
    .replace(/\/\?$/, '')
    .replace(/\\([./-])/g, '$1')
    .replace(
      /\((?:\?P<(\w+)>)?(\?:)?((?:[^()\\]|\\.|\([^()]*\))*)\)\??/g,
      (all: string, name?: string, isPlain?: string, inner = '') =>
        // What may be left out is left out.
        isPlain && all.endsWith('?') && inner.includes('(')
          ? ''
          : isPlain
            ? String(inner).replace(/\|.*$/, '')
            : `{${name ?? names.shift() ?? (/^\.[*+]$/.test(inner) ? 'wildcard' : 'value')}}`,
    );
}
