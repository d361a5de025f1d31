import type { Scope } from '../project/scope.ts';

const FRAMEWORKS: readonly (readonly [string, RegExp])[] = [
  ['Fastify', /\bfastify\b/i],
  ['Hono', /\bhono\b/i],
  ['Koa', /\bkoa\b|\bctx\.(?:body|status|params|request)\b/i],
  ['Elysia', /\belysia\b/i],
];

export function frameworkOf({ module }: Scope): string {
  return FRAMEWORKS.find(([, sign]) => sign.test(module.text))?.[0] ?? 'Express';
}

/** Whether the code itself names Express. */
export const isExpress = ({ module }: Scope): boolean => /['"]express['"]/.test(module.text);
