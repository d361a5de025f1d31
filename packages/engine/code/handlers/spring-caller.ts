import type { FunctionDecl } from '../ast.ts';
import type { HandlerContext } from './types.ts';

/** Spring hands over who calls: `@AuthenticationPrincipal user: Jwt`. */
export function readCaller({ draft }: HandlerContext, { params }: FunctionDecl): void {
  const asked = params.some(
    ({ optional, type, decorators }) =>
      !optional &&
      type?.kind !== 'optional' &&
      (decorators.some(({ name }) => name === 'AuthenticationPrincipal') ||
        (decorators.length === 0 &&
          type?.kind === 'named' &&
          /^(?:Principal|Authentication)$/.test(type.name))),
  );
  if (asked && draft.security.size === 0) draft.security.add('bearerAuth');
}
