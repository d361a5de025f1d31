import type { FunctionDecl, Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import { eachExpr, eachStatement } from './facts.ts';

/** What is done with an error of a name. */
export type Branch = readonly [error: string, body: readonly Statement[]];

/** What a wrapper of handlers does with errors: `const handle = (fn) => async (req, res) => { try { … } catch (e) { … } }`. */
export function caughtBy({ body }: FunctionDecl): Branch[] {
  return returnedValues(body).flatMap((value) =>
    value.kind === 'function' ? catchesIn(value.declaration.body).flatMap(branchesIn) : [],
  );
}

/** What middleware does in the end with errors that bring their own status: `res.status(err.status).json(…)`. */
export function sentAsIs({ params, body }: FunctionDecl): readonly Statement[] | undefined {
  const last = body.filter(({ kind }) => kind !== 'block');
  let bringsOwn = false;
  eachExpr(last, (expr) => {
    bringsOwn ||=
      expr.kind === 'member' &&
      /^status(?:Code)?$/.test(expr.name) &&
      dotted(expr.object) === params[0]?.name;
  });
  return bringsOwn ? last : undefined;
}

/** What stands behind each `catch (e)`. */
function catchesIn(body: readonly Statement[]): Statement[][] {
  const found: Statement[][] = [];
  eachStatement(body, (statement) => {
    const [first, ...rest] = statement.kind === 'block' ? statement.body : [];
    const caught = first?.kind === 'expr' && first.value.kind === 'name' ? first.value.name : '';
    if (/^(?:e|ex|err|error|cause)$/.test(caught)) found.push(rest);
  });
  return found;
}

/** What statements do with some errors: `if (err instanceof HttpError) …`, `if (err.name === 'ValidationError') …`. */
export function branchesIn(body: readonly Statement[]): Branch[] {
  const found: Branch[] = [];
  eachStatement(body, (statement) => {
    if (statement.kind !== 'block' || statement.test?.kind !== 'binary') return;
    const { operator, left, right } = statement.test;
    const isNamed = /^===?$/.test(operator) && left.kind === 'member' && left.name === 'name';
    if (operator === 'instanceof' && (right.kind === 'name' || right.kind === 'member'))
      found.push([right.name, statement.body]);
    else if (isNamed && right.kind === 'string') found.push([right.value, statement.body]);
  });
  return found;
}
