import type { Block, Expr, Statement } from '../ast.ts';

/** What of a body runs for a method, where the code tells methods apart: `if request.method == "POST": …`. */
export function bodyFor(body: readonly Statement[], method: string): readonly Statement[] {
  const kept: Statement[] = [];
  for (const statement of body) {
    const tested = statement.kind === 'block' ? testedMethod(statement) : undefined;
    if (tested === undefined) kept.push(statement);
    else if (tested === method) {
      kept.push(statement);
      // What stands behind is for the other methods.
      if (statement.kind === 'block' && returns(statement)) break;
    }
  }
  return kept.length === 0 ? body : kept;
}

function returns({ body }: Block): boolean {
  return body.some((one) => one.kind === 'return' || (one.kind === 'block' && returns(one)));
}

/** Of a condition alone, without another branch. */
function testedMethod({ test: stated, body }: Block): string | undefined {
  const [first] = body;
  // Python's conditions are the first expression of their block.
  const test = stated ?? (first?.kind === 'expr' ? first.value : undefined);
  if (test?.kind !== 'binary' || !/^={2,3}$/.test(test.operator)) return undefined;
  // A block with a test of its own is no other branch.
  const blocks = body.filter((one) => one.kind === 'block' && !(stated && one.test));
  if (stated ? blocks.length > 1 : blocks.length > 0) return undefined;
  const method = isMethod(test.left) ? test.right : isMethod(test.right) ? test.left : undefined;
  return method?.kind === 'string' ? method.value.toUpperCase() : undefined;
}

/** `request.method`, `req.method`. */
function isMethod(expr: Expr): boolean {
  return (
    expr.kind === 'member' &&
    expr.name === 'method' &&
    expr.object.kind === 'name' &&
    /^(?:req|request)$/.test(expr.object.name)
  );
}
