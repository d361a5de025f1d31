import type { Arg, Expr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';

/** A route that Devise adds: its verb, the path after the prefix, `controller#action`. */
export type DeviseRoute = readonly [method: string, path: string, target: string];

interface Part {
  readonly controller: string;
  /** The module of the model that brings it; empty for what every model has. */
  readonly module: string;
  readonly routes: readonly (readonly [string, string, string])[];
}

/** `{sign_in}` and the like are names that `path_names` may replace. */
const PARTS: readonly Part[] = [
  {
    controller: 'sessions',
    module: '',
    routes: [
      ['GET', '/{sign_in}', 'new'],
      ['POST', '/{sign_in}', 'create'],
      ['DELETE', '/{sign_out}', 'destroy'],
    ],
  },
  {
    controller: 'passwords',
    module: 'recoverable',
    routes: [
      ['GET', '/{password}/new', 'new'],
      ['GET', '/{password}/edit', 'edit'],
      ['POST', '/{password}', 'create'],
      ['PATCH', '/{password}', 'update'],
      ['PUT', '/{password}', 'update'],
    ],
  },
  {
    controller: 'registrations',
    module: 'registerable',
    routes: [
      ['GET', '/{cancel}', 'cancel'],
      ['GET', '/{sign_up}', 'new'],
      ['GET', '/{edit}', 'edit'],
      ['POST', '', 'create'],
      ['PATCH', '', 'update'],
      ['PUT', '', 'update'],
      ['DELETE', '', 'destroy'],
    ],
  },
  {
    controller: 'confirmations',
    module: 'confirmable',
    routes: [
      ['GET', '/{confirmation}/new', 'new'],
      ['GET', '/{confirmation}', 'show'],
      ['POST', '/{confirmation}', 'create'],
    ],
  },
  {
    controller: 'unlocks',
    module: 'lockable',
    routes: [
      ['GET', '/{unlock}/new', 'new'],
      ['GET', '/{unlock}', 'show'],
      ['POST', '/{unlock}', 'create'],
    ],
  },
];

/** What `devise_for :users` adds: sessions, and what its options or the model's `devise` line name. */
export function deviseRoutes(reader: RouteReader, args: readonly Arg[], scope: Scope): DeviseRoute[] {
  const option = (name: string): Expr | undefined => args.find((arg) => arg.name === name)?.value;
  const entries = (name: string): ReadonlyMap<string, string> => {
    const value = option(name);
    return new Map(
      value?.kind === 'object'
        ? value.entries.map(({ key, value: text }) => [key, reader.string(text, scope) ?? ''])
        : [],
    );
  };
  const list = (name: string): string[] | undefined => {
    const value = option(name);
    if (!value) return undefined;
    const items = value.kind === 'array' ? value.items : [value];
    return items.flatMap((item) => reader.string(item, scope) ?? []);
  };
  const resource = reader.string(args[0]?.value, scope) ?? '';
  const base = reader.string(option('path'), scope) ?? resource;
  const [names, controllers, skip, only] = [
    entries('path_names'),
    entries('controllers'),
    list('skip'),
    list('only'),
  ];
  const modules = modulesOf(reader);
  return PARTS.filter(({ controller, module }) => {
    if (only) return only.includes(controller);
    if (skip?.some((name) => name === controller || name === 'all')) return false;
    return module === '' || controllers.has(controller) || modules.includes(module);
  }).flatMap(({ controller, routes }) =>
    routes.map(([method, path, action]): DeviseRoute => {
      const own = path.replace(/\{(\w+)\}/, (_all, name: string) => names.get(name) ?? name);
      const prefix = base === '' ? '' : `/${base.replace(/^\//, '')}`;
      return [method, prefix + own, `${controllers.get(controller) ?? `devise/${controller}`}#${action}`];
    }),
  );
}

/** `devise :database_authenticatable, :registerable` of a model. */
function modulesOf(reader: RouteReader): string[] {
  return reader.project.files.flatMap(({ module }) =>
    [...module.text.matchAll(/^\s*devise\s+((?::\w+,?\s*)+)/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    ),
  );
}
