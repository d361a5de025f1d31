import type { ClassDecl, FunctionDecl } from '../ast.ts';
import { typeName, type Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { plural, singular } from './inflections.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** A resource's actions in Rails and Laravel: the verb, and whether one of the items is meant. */
const ACTIONS: Readonly<Record<string, readonly [string, boolean]>> = {
  index: ['GET', false],
  create: ['POST', false],
  store: ['POST', false],
  show: ['GET', true],
  update: ['PATCH', true],
  destroy: ['DELETE', true],
};

/**
 * Controllers of Rails and Laravel whose routes the input doesn't show: their actions as `resources` would draw them.
 * Only where nothing else states a route.
 */
export function readConventions(reader: RouteReader): void {
  if (reader.routes.length > 0) return;
  for (const [name, { declaration, scope }] of reader.project.classes) {
    const framework = frameworkOf(declaration, scope);
    if (!framework || !name.endsWith('Controller')) continue;
    const actions = declaration.methods.filter((method) => method.exported && isAction(method, framework));
    if (actions.length < 2) continue;
    const words = name
      .replace(/Controller$/, '')
      .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
      .toLowerCase();
    // Laravel's controllers are named after one item, Rails's after all.
    const resource = framework === 'Laravel' ? plural(words).replaceAll('_', '-') : words;
    const members = reader.classScope(declaration);
    for (const handler of actions) {
      const [method = 'GET', isOne = false] = ACTIONS[handler.name] ?? [];
      reader.routes.push({
        router: new Router(),
        method,
        path: `${prefixOf(scope)}/${resource}${isOne ? `/{${keyOf(handler, framework, words)}}` : ''}`,
        framework,
        handler: { declaration: handler, scope: members },
        guards: [],
        name: handler.name,
        doc: '',
        owner: name,
        isAssumed: true,
      });
    }
  }
}

/** What controllers whose routes are not shown do besides, under methods and paths that no convention gives. */
export function otherActions({ classes }: Project): string[] {
  return [...classes].flatMap(([name, { declaration, scope }]) => {
    const framework = name.endsWith('Controller') ? frameworkOf(declaration, scope) : undefined;
    const own = declaration.methods.filter((method) => method.exported && !/[?!=]$|^__/.test(method.name));
    const actions = framework ? own.filter((method) => isAction(method, framework)) : [];
    return actions.length < 2
      ? []
      : own.filter((one) => ACTIONS[one.name] === undefined).map((one) => one.name);
  });
}

function frameworkOf({ bases }: ClassDecl, { module }: Scope): 'Rails' | 'Laravel' | undefined {
  const isController = bases.some((base) =>
    /(?:Controller|ActionController::(?:API|Base))$/.test(typeName(base)),
  );
  if (!isController) return undefined;
  if (module.language === 'ruby') return 'Rails';
  return module.language === 'php' && /\bIlluminate\\|\bApp\\Http\\/.test(module.text)
    ? 'Laravel'
    : undefined;
}

/** Laravel's `create` is the page with the form. */
function isAction({ name }: FunctionDecl, framework: string): boolean {
  return ACTIONS[name] !== undefined && name !== (framework === 'Laravel' ? 'create' : 'store');
}

/** Of `Api::V1` or `App\Http\Controllers\Api\V1`: `/api/v1`. */
function prefixOf({ module }: Scope): string {
  const ruby = [...module.text.matchAll(/^\s*(?:module|class)\s+([\w:]+)/gm)]
    .map(([, name = '']) => name)
    .join('::');
  const named =
    module.language === 'ruby'
      ? ruby.replace(/(?:^|::)\w+Controller[^]*$/, '')
      : (/^namespace\s+App\\Http\\Controllers\\?([\w\\]*);/m.exec(module.text)?.[1] ?? '');
  const parts = named.split(/::|\\/).filter(Boolean);
  return parts.map((part) => `/${part.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()}`).join('');
}

function keyOf({ params }: FunctionDecl, framework: string, words: string): string {
  if (framework === 'Rails') return 'id';
  const own = params.findLast(({ type }) => !/Request$/.test(typeName(type)));
  return own?.name ?? singular(words);
}
