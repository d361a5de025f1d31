import type { FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';

/** Methods are looked through so far, in UTF-16 code units. */
const LONGEST_METHOD = 3000;

/** Spring hands over who calls: `@AuthenticationPrincipal user: Jwt`; a method that asks whether there is anybody is open to strangers. */
export function readCaller(
  { draft }: HandlerContext,
  { params, start = 0 }: FunctionDecl,
  { module }: Scope,
): void {
  const caller = params.find(
    ({ optional, type, decorators }) =>
      !optional &&
      type?.kind !== 'optional' &&
      (decorators.some(({ name }) => name === 'AuthenticationPrincipal') ||
        (decorators.length === 0 &&
          type?.kind === 'named' &&
          /^(?:Principal|Authentication)$/.test(type.name))),
  );
  if (!caller || draft.security.size > 0) return;
  const text = module.text.slice(start, start + LONGEST_METHOD);
  const questions = [`${caller.name} == null`, `${caller.name} != null`, `ofNullable(${caller.name})`];
  if (!questions.some((code) => text.includes(code))) draft.security.add('bearerAuth');
}
