import type { Block, CallExpr, Expr, Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { statusOf } from './status.ts';

/** Names that a handler refuses to work without: `if (!name || !body.email) return res.status(400)…`. */
export function requiredNames(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  eachStatement(statements, (statement) => {
    if (statement.kind !== 'block' || !refuses(statement.body)) return;
    for (const name of missingNames(statement)) names.add(name);
  });
  return names;
}

const TYPES: Readonly<Record<string, 'string' | 'number' | 'integer' | 'boolean'>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  isInteger: 'integer',
  isSafeInteger: 'integer',
  isFinite: 'number',
};

/** What the values of names must be where a handler refuses others: `typeof days !== 'number'`, `!Number.isInteger(days)`. */
export function requiredTypes(statements: readonly Statement[]): Map<string, (typeof TYPES)[string]> {
  const found = new Map<string, (typeof TYPES)[string]>();
  eachStatement(statements, (statement) => {
    if (statement.kind !== 'block' || !statement.test || !refuses(statement.body)) return;
    eachExpr([{ kind: 'expr', value: statement.test, doc: '' }], (expr) => {
      const { name, type = '' } = typeTest(expr) ?? {};
      if (name !== undefined && TYPES[type]) found.set(name, TYPES[type]);
    });
  });
  return found;
}

/** A name, and the type that it is refused without. */
function typeTest(test: Expr): { readonly name: string; readonly type: string } | undefined {
  const nameIn = (expr: Expr | undefined): string | undefined =>
    expr?.kind === 'name' || expr?.kind === 'member' ? expr.name : undefined;
  if (test.kind === 'binary' && /^!==?$/.test(test.operator) && test.right.kind === 'string') {
    const { left, right } = test;
    const name = left.kind === 'other' && left.text.startsWith('typeof') ? nameIn(left.parts[0]) : undefined;
    return name === undefined ? undefined : { name, type: right.value };
  }
  const [inner] = test.kind === 'other' && test.text.startsWith('!') ? test.parts : [];
  if (inner?.kind !== 'call' || !/^(?:Number|Array)\.is\w+$/.test(dotted(inner.callee))) return undefined;
  const name = nameIn(inner.args[0]?.value);
  return name === undefined ? undefined : { name, type: dotted(inner.callee).replace(/^.*\./, '') };
}

/** The names of `a && b.c`. */
function presentIn(test: Expr): string[] {
  if (test.kind === 'binary' && test.operator === 'instanceof') return presentIn(test.left);
  if (test.kind === 'binary')
    return /^(?:&&|and)$/.test(test.operator) ? [...presentIn(test.left), ...presentIn(test.right)] : [];
  return test.kind === 'name' || test.kind === 'member' ? [test.name] : [];
}

/** Names whose values a block runs without. */
export function missingNames({ test: stated, body }: Block): string[] {
  // In Go and Ruby the condition is an expression of its block.
  const tests = stated ? [stated] : body.flatMap((one) => (one.kind === 'expr' ? [one.value] : []));
  return tests.flatMap(missingIn);
}

/** The names of `!a || !b.c`; what stands beside an `and` is asked for sometimes only. */
function missingIn(test: Expr): string[] {
  if (test.kind === 'binary' && test.operator === '||')
    return [...missingIn(test.left), ...missingIn(test.right)];
  const typed = typeTest(test);
  if (typed) return [typed.name];
  // Python: `"name" not in body`.
  if (test.kind === 'binary' && test.operator === 'not in' && test.left.kind === 'string')
    return [test.left.value];
  if (test.kind === 'binary' && test.operator === 'or')
    return [...missingIn(test.left), ...missingIn(test.right)];
  // Go: `req.Name == ""`.
  if (
    test.kind === 'binary' &&
    test.operator === '==' &&
    test.right.kind === 'string' &&
    test.right.value === ''
  )
    return test.left.kind === 'member' || test.left.kind === 'name' ? [test.left.name] : [];
  // Python: `since is None`; JavaScript: `since == null`.
  if (test.kind === 'binary' && /^(?:is|===?)$/.test(test.operator) && test.right.kind === 'null')
    return test.left.kind === 'member' || test.left.kind === 'name' ? [test.left.name] : [];
  // Ruby: `plate.nil?`.
  const asked = test.kind === 'call' ? test.callee : test;
  if (asked.kind === 'member' && /^(?:nil|empty|blank)\?$/.test(asked.name)) {
    const { object } = asked;
    if (object.kind === 'index' && object.index.kind === 'string') return [object.index.value];
    return object.kind === 'name' || object.kind === 'member' ? [object.name] : [];
  }
  // C#: `string.IsNullOrEmpty(zone)`; Java: `StringUtils.isBlank(zone)`; Kotlin: `zone.isNullOrBlank()`.
  if (asked.kind === 'member' && /^(?:is(?:NullOr)?(?:Empty|Blank|WhiteSpace))$/i.test(asked.name)) {
    const value = (test.kind === 'call' ? test.args[0]?.value : undefined) ?? asked.object;
    return value.kind === 'name' || value.kind === 'member' ? [value.name] : [];
  }
  if (test.kind !== 'other') return [];
  const [inner, ...others] = test.parts;
  if (!inner || others.length > 0) return [];
  if (/^\(/.test(test.text)) return missingIn(inner);
  if (!/^(?:!|not\b)\s*[\w($]/.test(test.text)) return [];
  // `!(a && b)`
  if (inner.kind === 'binary') return presentIn(inner);
  if (inner.kind === 'index' && inner.index.kind === 'string') return [inner.index.value];
  return inner.kind === 'name' || inner.kind === 'member' ? [inner.name] : [];
}

/** Go's `errors.New("…")`, `fmt.Errorf("…")`. */
export function isNewError({ callee }: CallExpr): boolean {
  return /^(?:errors\.New|fmt\.Errorf)$/.test(dotted(callee));
}

/** Whether statements answer that the request is a bad one. */
export function refuses(statements: readonly Statement[]): boolean {
  let isBad = false;
  eachExpr(statements, (expr) => {
    const given = expr.kind === 'call' ? expr.args.map(({ value }) => value) : [];
    const statuses = (expr.kind === 'number' ? [expr] : given).map((value) => statusOf(value));
    isBad ||= statuses.some((status) => status === 400 || status === 422);
    isBad ||=
      expr.kind === 'call' && (isNewError(expr) || /BadRequest|Validation/.test(JSON.stringify(expr.callee)));
  });
  return isBad;
}
