import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';

/** Frameworks that answer `403` themselves to whom they know and who lacks a role or a right. */
const FORBIDDEN = /^(?:ASP\.NET\b.*|Spring|JAX-RS)$/;

/** What callers are answered whom a route doesn't let in: those whom nobody knows, and, `isLimited`, those who lack a role or a right. */
export function readRefusals(
  { draft, errors, values }: HandlerContext,
  framework: string,
  isLimited: boolean,
  scope: Scope,
): void {
  if (draft.security.size === 0) return;
  const refuse = (status: number): void => {
    const answer = errors.ofStatus(status);
    draft.response(status, answer?.body && values.of(answer.body, scope), answer?.message);
  };
  // Django's sessions answer 403 to strangers too.
  if (!draft.answers(401) && (framework !== 'Django' || !draft.answers(403))) refuse(401);
  if (isLimited && FORBIDDEN.test(framework)) refuse(403);
}
