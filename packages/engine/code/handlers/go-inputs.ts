import type { CallExpr, Expr, FunctionDecl, Statement } from '../ast.ts';
import { REF } from '../model.ts';
import { messageOf } from './answer-parts.ts';
import type { Scope } from '../project/scope.ts';
import { limitBody } from './body-limits.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { isNewError, requiredNames } from './required-fields.ts';
import { failuresIn } from './status.ts';
import type { HandlerContext } from './types.ts';
import { usesOf } from './uses.ts';

/** Reads of the request whose failure is refused right behind them: `file, err := c.FormFile("scan"); if err != nil { … }`. */
export function checkedReads(body: readonly Statement[], found = new Set<Expr>()): ReadonlySet<Expr> {
  const given = new Map<string, Expr>();
  for (const [index, statement] of body.entries()) {
    if (statement.kind === 'block') {
      // `if _, err := strconv.Atoi(raw); err != nil { … }` holds its own assignment.
      if (statement.body[0]?.kind === 'assign') checkedReads(unwrapped(statement.body), found);
      checkedReads(statement.body, found);
    }
    if (statement.kind !== 'assign' || !statement.value || statement.target.kind !== 'name') continue;
    const { name } = statement.target;
    if (name !== 'err') given.set(name, statement.value);
    const next = body[index + 1];
    if (name !== 'err' || next?.kind !== 'block' || !asksError(next.body[0])) continue;
    if (!failuresIn(next.body).some((status) => status < 500)) continue;
    eachExpr([statement], (expr) => {
      if (expr.kind === 'call') found.add(expr);
      const kept = expr.kind === 'name' ? given.get(expr.name) : undefined;
      if (kept?.kind === 'call') found.add(kept);
    });
  }
  return found;
}

/** The assignment of a condition in front of the block that it guards. */
function unwrapped(body: readonly Statement[]): readonly Statement[] {
  const at = body.findIndex(({ kind }) => kind === 'expr');
  return at < 0 ? [] : [...body.slice(0, at), { kind: 'block', body: body.slice(at) }];
}

function asksError(statement: Statement | undefined): boolean {
  const test = statement?.kind === 'expr' ? statement.value : undefined;
  return (
    test?.kind === 'binary' && test.operator === '!=' && test.left.kind === 'name' && test.left.name === 'err'
  );
}

/** Fields of the type that is sent, by what the code calls them: `ReplicaURL` is `replica_url`. */
export function requireFields({ draft, schemas }: HandlerContext, names: ReadonlySet<string>): void {
  for (const name of names) draft.require('query', name);
  const { $ref: ref } = draft.body?.schema ?? {};
  const type = ref === undefined ? draft.body?.schema : schemas.components.get(ref.slice(REF.length));
  if (!type?.properties || names.size === 0) return;
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  const wanted = new Set([...names].map(plain));
  const required = Object.keys(type.properties).filter(
    (key) => wanted.has(plain(key)) || type.required?.includes(key),
  );
  if (required.length > 0) type.required = required;
}

/** What functions of the input refuse of what is sent: `in.validate()`, `validate(in)`. */
export function limitByValidators(context: HandlerContext, declaration: FunctionDecl, scope: Scope): void {
  const { draft, values, reader } = context;
  const sent = JSON.stringify(draft.body?.schema);
  if (!draft.body?.schema) return;
  const type = (draft.body.schema.$ref ?? '').slice(REF.length);
  const isSent = (expr: Expr | undefined): boolean =>
    expr?.kind === 'name' && JSON.stringify(values.of(expr, scope)) === sent;
  const ownerIn = ({ callee, args }: CallExpr, { params }: FunctionDecl): string => {
    const at = args.findIndex(({ value }) => isSent(value));
    if (at >= 0) return params[at]?.name ?? '';
    return callee.kind === 'member' && isSent(callee.object) ? 'this' : '';
  };
  // `if err := in.validate(); err != nil { fail(w, 422, err.Error()) }` hands on what it says.
  const answers = new Map<Expr, number>();
  eachStatement(declaration.body, (statement) => {
    const [first, ...rest] = statement.kind === 'block' ? statement.body : [];
    const status = failuresIn(rest).find((one) => one < 500);
    if (first?.kind === 'assign' && first.value && status && /"name":"Error"/.test(JSON.stringify(rest)))
      answers.set(first.value, status);
  });
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    const { callee } = expr;
    const found =
      callee.kind === 'member' && isSent(callee.object)
        ? reader.project.methodOf(type, callee.name)
        : reader.functionOf(callee, scope);
    if (!found) return;
    const owner = ownerIn(expr, found.declaration);
    if (owner === '') return;
    const { body } = found.declaration;
    const constant = (part: Expr): string | number | boolean | undefined =>
      reader.constant(part, found.scope);
    const made = (part: Expr): Expr | undefined => reader.literal(part, found.scope);
    limitBody(context, usesOf(body, constant, requiredNames(body), made), found.scope, owner);
    requireFields(context, requiredNames(body));
    const answered = answers.get(expr);
    if (answered !== undefined)
      eachExpr(body, (one) => {
        const said = one.kind === 'call' && isNewError(one) ? messageOf(one.args[0]?.value) : undefined;
        if (said) draft.response(answered, undefined, said.replace(/%[+#]?[a-z]/g, '…'));
      });
  });
}
