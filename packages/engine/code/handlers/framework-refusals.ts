import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';

/** Frameworks that answer `401` themselves to whom they don't know, where a route asks for that. */
const STRANGERS = /^(?:ASP\.NET\b.*|Laravel|Ktor)$/;
/** Frameworks that answer `403` themselves to whom they know and who lacks a role or a right. */
const FORBIDDEN = /^(?:ASP\.NET\b.*|Spring|JAX-RS)$/;

/** What the framework itself answers to callers whom a route doesn't let in; `isLimited`: it asks for a role or a right. */
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
  if (STRANGERS.test(framework)) refuse(401);
  if (isLimited && FORBIDDEN.test(framework)) refuse(403);
}
