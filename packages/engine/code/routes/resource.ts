import type { Module } from '../ast.ts';
import type { Route } from '../model.ts';
import { plural } from './inflections.ts';

/** Paths of a router whose place the input doesn't show. */
const BARE = /^\/(?:\{[^{}]+\}\/?)*$/;
const NO_NAME =
  /^(?:index|main|app|server|api|routes?|routers?|controllers?|handlers?|views?|urls?|base|open|auth|config|http|rest|web|base\w*)$/i;
const PARTS = /\b([A-Z][A-Za-z]*?)(?:Controller|Router|Resource|Service|Repository|Model)\b/g;

/** What a router's handlers work with: `invites.list(…)`. */
const STORES =
  /\b([a-z][A-Za-z]*s)\.(?:list|find\w*|get\w*|create\w*|remove\w*|delete\w*|update\w*|exists|all|save\w*|insert\w*)\(/g;
const NO_STORE =
  /^(?:res|req|this|params|headers|process|items|results|rows|values|keys|errors|utils|helpers|routes|services|models|controllers|axios|fs|os|args|options|settings|searchParams)$/;

/** The same routes, with the name of what they serve as their tag where neither their paths nor the code tell it. */
export function withResource(routes: readonly Route[], modules: readonly Module[]): Route[] {
  const byFile = Map.groupBy(modules, ({ path }) => path);
  const bare = new Set(
    routes.flatMap(({ path, file = '', tag }) =>
      BARE.test(path) && tag === '' && path !== '/' ? [file] : [],
    ),
  );
  const acting = new Set(
    [...Map.groupBy(routes, ({ file = '' }) => file)].flatMap(([file, own]) =>
      areActions(own) || isOneThing(own) ? [file] : [],
    ),
  );
  const names = new Map(
    [...new Set([...bare, ...acting])].map((file) => {
      const [module, ...others] = byFile.get(file) ?? [];
      return [file, module && others.length === 0 ? resourceOf(module, !acting.has(file)) : ''] as const;
    }),
  );
  return routes.map((route) => {
    const tag = route.tag || (names.get(route.file ?? '') ?? '');
    return tag === route.tag ? route : { ...route, tag };
  });
}

/** Of a controller whose prefix isn't shown, each path names only what is done: `/Status`, `/Activate`. */
function areActions(routes: readonly Route[]): boolean {
  return (
    routes.length > 2 &&
    routes.every(
      ({ path, tag, framework }) => tag === '' && /^\/[\w-]+$/.test(path) && CONTROLLED.test(framework),
    ) &&
    new Set(routes.map(({ path }) => path)).size === routes.length
  );
}

/** A router that hangs nowhere yet and serves one thing: `GET /` and `PUT /`. */
function isOneThing(routes: readonly Route[]): boolean {
  return (
    routes.length > 1 &&
    routes.every(({ path, tag }) => path === '/' && tag === '') &&
    routes.some(({ method }) => /^(?:PUT|PATCH|DELETE)$/.test(method))
  );
}

const CONTROLLED = /^(?:ASP\.NET(?! minimal)|Spring|NestJS|JAX-RS)/;

/** What a file is called, else what most of its parts are: `TagController` is of tags. */
function resourceOf({ path, text }: Module, areMany: boolean): string {
  const file = path
    .replace(/^.*\//, '')
    .replace(/(?:[._-]?(?:routes?|router|controller|handlers?|views?))?\.\w+$/i, '');
  if (file !== '' && !NO_NAME.test(file)) return file;
  const counts = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(PARTS))
    if (name !== '' && !NO_NAME.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0)
    for (const [, name = ''] of text.matchAll(STORES))
      if (!NO_STORE.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) return '';
  const words = most[0].replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.endsWith('s') || !areMany ? words : plural(words);
}
