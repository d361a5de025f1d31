import type { CallExpr, Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Evaluator } from './evaluate.ts';
import { Scope } from './scope.ts';

/** Deepest function in a function that is followed. */
const DEEPEST = 4;

interface Made {
  readonly declaration: FunctionDecl;
  readonly scope: Scope;
}

/** The text that a function of the input makes of what it is given: `apiPath('/users')`, also of functions that functions make. */
export function calledText(reader: Evaluator, call: CallExpr, scope: Scope): string | undefined {
  const made = functionOf(reader, call.callee, scope, 0);
  if (!made) return undefined;
  const inner = bound(made, call, scope);
  const result = lastReturned(made.declaration.body);
  return result && result.kind !== 'function' ? reader.string(result, inner) : undefined;
}

/** A path that a helper is given which the input doesn't hold is what is known of the result. */
export function givenPath({ args, creates }: CallExpr): string | undefined {
  const [first] = args;
  return !creates &&
    args.length === 1 &&
    first?.value.kind === 'string' &&
    /^\/[^\s]*$/.test(first.value.value)
    ? first.value.value
    : undefined;
}

function functionOf(reader: Evaluator, expr: Expr, scope: Scope, depth: number): Made | undefined {
  if (depth > DEEPEST) return undefined;
  if (expr.kind === 'call') {
    const maker = functionOf(reader, expr.callee, scope, depth + 1);
    const made = maker && lastReturned(maker.declaration.body);
    return maker && made?.kind === 'function'
      ? { declaration: made.declaration, scope: bound(maker, expr, scope) }
      : undefined;
  }
  if (expr.kind !== 'name' && expr.kind !== 'member') return undefined;
  const value = reader.value(expr, scope);
  if (value?.kind === 'function') return value;
  const binding = expr.kind === 'name' ? scope.find(expr.name) : undefined;
  return binding?.expr?.kind === 'call'
    ? functionOf(reader, binding.expr, binding.scope, depth + 1)
    : undefined;
}

function bound({ declaration, scope: own }: Made, { args }: CallExpr, scope: Scope): Scope {
  const inner = new Scope(own.module, own);
  const params = declaration.params.filter(({ name }) => name !== 'self');
  params.forEach((param, index) => {
    const given = args.find(({ name }) => name === param.name) ?? args[index];
    if (given) inner.bind(param.name, { expr: given.value, scope });
    else if (param.value) inner.bind(param.name, { expr: param.value });
  });
  return inner;
}

/** What a function returns at its end: what stands in conditions before it is for special cases. */
function lastReturned(body: readonly Statement[]): Expr | undefined {
  return body.flatMap((one) => (one.kind === 'return' && one.value ? [one.value] : [])).at(-1);
}
