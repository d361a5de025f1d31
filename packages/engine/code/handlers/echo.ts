import type { CallExpr, FunctionDecl } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { eachExpr, eachStatement } from './facts.ts';
import type { HandlerContext } from './types.ts';

/** What echo sends of its own errors. */
export const MESSAGE: Schema = { type: 'object', properties: { message: { type: 'string' } } };

/** What is returned as it is where a request can't be bound, and what the service's own validator refuses. */
export function readEchoChecks(
  { draft, reader }: HandlerContext,
  { body }: FunctionDecl,
  scope: Scope,
  see: (call: CallExpr) => void,
): void {
  if (!/labstack\/echo/.test(scope.module.text)) return;
  eachStatement(body, (statement) => {
    const [first, ...rest] = statement.kind === 'block' ? statement.body : [];
    const call = first?.kind === 'assign' && first.value?.kind === 'call' ? first.value : undefined;
    if (call?.callee.kind !== 'member') return;
    const { name } = call.callee;
    let isHanded = false;
    eachStatement(rest, (one) => {
      isHanded ||= one.kind === 'return' && one.value?.kind === 'name' && one.value.name === 'err';
    });
    if (!isHanded) return;
    if (name === 'Bind') draft.response(400, MESSAGE);
    const validators = name === 'Validate' ? reader.project.classes.keys() : [];
    for (const type of validators) {
      const check = reader.project.methodOf(type, name)?.declaration;
      if (check?.params.length !== 1) continue;
      eachExpr(check.body, (expr) => {
        if (expr.kind === 'call') see(expr);
      });
    }
  });
}
