import type { Decorator, Expr } from '../ast.ts';
import type { Guard } from '../routes/router.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';

const MARKS =
  /^(?:PreAuthorize|Secured|RolesAllowed|Roles|Authorize|IsGranted|RequiresRole|HasRole|role_required|roles_required|roles_accepted|permission_required|requires_role|requires_scope|RequirePermissions?)$/i;
const GUARDS =
  /(?:^|\.)(?:(?:requires?|has|checks?|ensures?|allows?|with|needs?|is)_?(?:any_?)?(?:roles?|scopes?|permissions?)|requires?_(?:roles?|scopes?|permissions?)|authori[sz]e(?:roles?)?|roles?|hasRole|restrictTo|permit|RequireRole|role_?checker)$/i;
const WORD = /^[A-Za-z][\w:.-]*$/;

/** Roles, scopes or permissions of which marks and guards ask for one; in the order of the code. */
export function rolesOf(guards: readonly Guard[], marks: readonly Decorator[], isAspNet = false): string[] {
  const found = new Set<string>();
  for (const { name, args } of marks) {
    if (!MARKS.test(name)) continue;
    for (const { name: key = '', value } of args)
      // `[Authorize("Application")]` names a policy.
      if (!(isAspNet && key === '') && !/^(?:Policy|message|AuthenticationSchemes|statusCode)$/i.test(key))
        for (const role of textsIn(value)) found.add(role);
  }
  for (const { expr } of guards) {
    // Laravel: `role:admin`.
    const [, said] =
      expr.kind === 'string' ? (/^(?:roles?|permission):([\w:|,-]+)$/.exec(expr.value) ?? []) : [];
    for (const role of said?.split(/[|,]/) ?? []) found.add(role);
    eachExpr([{ kind: 'expr', value: expr, doc: '' }], (one) => {
      if (one.kind === 'call' && GUARDS.test(dotted(one.callee)))
        for (const { value } of one.args) for (const role of textsIn(value)) found.add(role);
    });
  }
  return [...found];
}

/** `hasAnyRole('A', 'B')`, `"Admin,Owner"`, `['admin']`, `Role.Admin`. */
function textsIn(expr: Expr): string[] {
  if (expr.kind === 'array') return expr.items.flatMap(textsIn);
  if (expr.kind === 'member' && /roles?|scopes?|permissions?$/i.test(dotted(expr.object))) return [expr.name];
  if (expr.kind !== 'string') return [];
  const inCalls = [...expr.value.matchAll(/\bhas(?:Any)?(?:Role|Authority|Scope)s?\(([^()]*)\)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, role = '']) => role),
  );
  if (inCalls.length > 0 || expr.value.includes('(')) return inCalls;
  return expr.value
    .split(/\s*,\s*/)
    .filter((role) => WORD.test(role) && !/^IS_AUTHENTICATED/.test(role))
    .map((role) => role.replace(/^ROLE_(?=[A-Z])/, ''));
}
