import type { Decorator, Expr } from '../ast.ts';
import type { Guard } from '../routes/router.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';

const MARKS =
  /^(?:PreAuthorize|Secured|RolesAllowed|Roles|Authorize|IsGranted|RequiresRole|HasRole|role_required|roles_required|roles_accepted|permission_required|requires_role|requires_scope|RequirePermissions?)$/i;
const GUARDS =
  /(?:^|\.)(?:(?:requires?|has|checks?|ensures?|allows?|with|needs?|is)_?(?:any_?)?(?:roles?|scopes?|permissions?)|requires?_(?:roles?|scopes?|permissions?)|authori[sz]e(?:roles?)?|roles?|hasRole|restrictTo|permit|RequireRole|role_?checker)$/i;
/** What stands on a handler, and what stands on its class and holds where the handler says nothing itself. */
interface Marks {
  readonly own?: readonly Decorator[] | undefined;
  readonly owner?: readonly Decorator[] | undefined;
}

const WORD = /^[A-Za-z][\w:.-]*$/;

/** Roles, scopes or permissions of which marks and guards ask for one; in the order of the code. */
export function rolesOf(guards: readonly Guard[], marks: Marks = {}, isAspNet = false): string[] {
  const own = markedRoles(marks.own ?? [], isAspNet);
  const found = new Set(own.length > 0 ? own : markedRoles(marks.owner ?? [], isAspNet));
  for (const { expr } of guards) {
    // Laravel: `role:admin`, `ability:posts:write`.
    const [, said] =
      expr.kind === 'string'
        ? (/^(?:roles?|permission|abilit(?:y|ies)|scopes?):([\w:|,-]+)$/.exec(expr.value) ?? [])
        : [];
    for (const role of said?.split(/[|,]/) ?? []) found.add(role);
    eachExpr([{ kind: 'expr', value: expr, doc: '' }], (one) => {
      if (one.kind === 'call' && GUARDS.test(dotted(one.callee)))
        for (const { value } of one.args) for (const role of textsIn(value)) found.add(role);
    });
  }
  return [...found];
}

function markedRoles(marks: readonly Decorator[], isAspNet: boolean): string[] {
  return marks
    .filter(({ name }) => MARKS.test(name))
    .flatMap(({ name, args }) =>
      // Behind what Symfony's asks for stands of what it does so.
      (name === 'IsGranted' ? args.slice(0, 1) : args).flatMap(({ name: key = '', value }) =>
        // `[Authorize("Application")]` names a policy, and so does `#[IsGranted('EDIT')]`.
        (isAspNet && key === '') ||
        (name === 'IsGranted' && value.kind === 'string' && !value.value.startsWith('ROLE_')) ||
        /^(?:Policy|message|AuthenticationSchemes|statusCode)$/i.test(key)
          ? []
          : textsIn(value),
      ),
    );
}

/** `hasAnyRole('A', 'B')`, `"Admin,Owner"`, `['admin']`, `Role.Admin`. */
function textsIn(expr: Expr): string[] {
  if (expr.kind === 'array') return expr.items.flatMap(textsIn);
  if (expr.kind === 'member' && /roles?|scopes?|permissions?$/i.test(dotted(expr.object))) return [expr.name];
  if (expr.kind !== 'string') return [];
  const inCalls = [...expr.value.matchAll(/\bhas(?:Any)?(?:Role|Authority|Scope)s?\(([^()]*)\)/g)].flatMap(
    ([, list = '']) =>
      [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, role = '']) => role.replace(/^SCOPE_/, '')),
  );
  if (inCalls.length > 0 || expr.value.includes('(')) return inCalls;
  return expr.value
    .split(/\s*,\s*/)
    .filter((role) => WORD.test(role) && !/^IS_AUTHENTICATED/.test(role))
    .map((role) => role.replace(/^ROLE_(?=[A-Z])/, ''));
}
