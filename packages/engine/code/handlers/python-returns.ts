import type { Expr, FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RouteReader } from '../routes/reader.ts';
import { substituted } from '../substitute.ts';
import { bind } from './raised-errors.ts';
import { eachStatement } from './facts.ts';
import { statusOf } from './status.ts';

/** What a view returns, in the scope where that is code. */
export interface Returned {
  readonly value: Expr;
  readonly scope: Scope;
}

/** What a view's body returns; of a helper of the input, `return error(404, "gone")`, what that makes of what it is given. */
export function returnedBy({ body }: FunctionDecl, scope: Scope, reader: RouteReader): Returned[] {
  return returnedValues(body).flatMap((value): Returned[] => {
    const helper =
      value.kind === 'call' && !value.creates ? reader.functionOf(value.callee, scope) : undefined;
    const made = helper ? returnedValues(helper.declaration.body) : [];
    const isAnswer = made.some((one) => one.kind === 'array' && one.items.length > 1);
    if (value.kind !== 'call' || !helper || !isAnswer) return [{ value, scope }];
    const known = bind(helper.declaration.params, value.args);
    const settle = <T>(part: T): T =>
      substituted(part, (expr) => (expr.kind === 'name' ? known.get(expr.name) : undefined));
    eachStatement(helper.declaration.body, (statement) => {
      if (statement.kind === 'assign' && statement.target.kind === 'name' && statement.value)
        known.set(statement.target.name, settle(statement.value));
    });
    const answers = made.filter(
      (one) => one.kind !== 'array' || statusOf(settle(one.items[1])) !== undefined,
    );
    return answers.map((one) => ({ value: settle(one), scope: helper.scope }));
  });
}
