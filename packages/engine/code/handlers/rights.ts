import type { CallExpr, Decorator, Expr, FunctionDecl } from '../ast.ts';
import type { Right } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { Guard } from '../routes/router.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { failuresIn } from './status.ts';

const MARKS =
  /^(?:PreAuthorize|Secured|RolesAllowed|Roles|Authorize|IsGranted|RequiresRole|HasRole|role_required|roles_required|roles_accepted|permission_required|requires?_(?:roles?|scopes?|permissions?)|RequirePermissions?)$/i;
const GUARDS =
  /(?:^|\.)(?:(?:requires?|has|checks?|ensures?|allows?|with|needs?|is)_?(?:any_?|all_?)?(?:roles?|scopes?|permissions?)|requires?d?_?(?:roles?|scopes?|permissions?)|authori[sz]e(?:roles?)?|roles?|hasRole|restrictTo|permit|RequireRole|role_?checker)$/i;
/** What a function calls the rights that it is given. */
const RIGHT =
  /^(?:\w+_|(?:required|allowed|needed)(?=[A-Z]))?(?:roles?|scopes?|permissions?|perms?|abilit(?:y|ies))$/i;
/** What stands on a handler, and what stands on its class and holds where the handler says nothing itself. */
interface Marks {
  readonly own?: readonly Decorator[] | undefined;
  readonly owner?: readonly Decorator[] | undefined;
  readonly scope?: Scope | undefined;
}

const WORD = /^[A-Za-z][\w:./-]*$/;

/** The rights that marks and guards ask for, all of which a caller must have; in the order of the code, also twice. */
export function rightsOf(
  guards: readonly Guard[],
  reader: RouteReader,
  marks: Marks = {},
  isAspNet = false,
): Right[] {
  const { scope } = marks;
  const read = (one: readonly Decorator[] = []): Right[] => markedRights(one, isAspNet, reader, scope);
  const own = read(marks.own);
  const found = own.length > 0 ? own : read(marks.owner);
  for (const { expr, scope: at } of guards) {
    // Laravel: `role:admin`, `abilities:posts:write,posts:read`; of the plural, all are needed.
    const [, kind = '', said = ''] =
      expr.kind === 'string'
        ? (/^(roles?|permission|abilit(?:y|ies)|scopes?):([\w:.|,-]+)$/.exec(expr.value) ?? [])
        : [];
    if (said !== '')
      found.push(...asRights(kindOf(kind), said.split(/[|,]/), /^(?:abilities|scopes)$/.test(kind)));
    eachExpr([{ kind: 'expr', value: expr, doc: '' }], (one) => {
      if (one.kind === 'call') found.push(...calledRights(one, at, reader));
    });
  }
  return found;
}

export function distinctRights(rights: readonly Right[]): Right[] {
  return [...new Map(rights.map((one) => [one.names.join('|'), one])).values()];
}

/** One right of which any name will do, or one for each name. */
function asRights(kind: Right['kind'], names: readonly string[], isAll: boolean): Right[] {
  if (names.length === 0) return [];
  return isAll ? names.map((name) => ({ kind, names: [name] })) : [{ kind, names }];
}

/** `requireScope('a', 'b')`, `need("parcels:read", next)` of a function that asks for a `scope`, `RequireClaim("scope", "a")`. */
export function calledRights(call: CallExpr, scope: Scope, reader: RouteReader): Right[] {
  const name = dotted(call.callee);
  const args = call.args.map(({ value }) => value);
  // FastAPI: `Security(current_user, scopes=["a"])`.
  const scopes = call.args.find((one) => one.name === 'scopes')?.value;
  if (scopes) return asRights('scope', textsIn(scopes), true);
  if (/(?:^|\.)RequireClaim$/.test(name)) {
    const [claim, ...values] = args.flatMap(textsIn);
    return claim !== undefined && RIGHT.test(claim) ? asRights(kindOf(claim), values, false) : [];
  }
  const made = /^(?:name|member)$/.test(call.callee.kind) ? reader.value(call.callee, scope) : undefined;
  const declared = made?.kind === 'function' ? made.declaration : undefined;
  const own = declared?.params.filter((one) => !/^(?:self|this|cls)$/.test(one.name)) ?? [];
  const at = own.findIndex((one) => RIGHT.test(one.name));
  const given =
    at < 0 ? [] : own[at]?.isRest || at === own.length - 1 ? args.slice(at) : args.slice(at, at + 1);
  if (at < 0 && !GUARDS.test(name)) return [];
  const kind = kindOf(`${own[at]?.name ?? ''} ${name}`);
  return asRights(
    kind,
    (at < 0 ? args : given).flatMap(textsIn),
    asksForAll(declared, own[at]?.name, name, kind),
  );
}

const kindOf = (words: string): Right['kind'] | undefined =>
  /scope|abilit/i.test(words)
    ? 'scope'
    : /perm/i.test(words)
      ? 'permission'
      : /role/i.test(words)
        ? 'role'
        : undefined;

/** Whether a caller must have each of the rights that a guard is given; its code tells, else what its like usually does. */
function asksForAll(
  declared: FunctionDecl | undefined,
  param: string | undefined,
  name: string,
  kind: Right['kind'],
): boolean {
  if (/any/i.test(name)) return false;
  if (!declared || param === undefined) return kind === 'scope' || /all/i.test(name);
  let isAll = false;
  const bodies = bodiesIn(declared);
  eachStatement(bodies, (one) => {
    if (one.kind === 'block' && one.each && dotted(one.each.of) === param && failuresIn(one.body).length > 0)
      isAll = true;
  });
  eachExpr(bodies, (one) => {
    if (one.kind !== 'call' || !JSON.stringify(one).includes(JSON.stringify(param))) return;
    const text = dotted(one.callee);
    const isRefused = /(?:^|\.)(?:filter|find)$/.test(text) && /"text":"!/.test(JSON.stringify(one.args));
    if (isRefused || /(?:^|\.)(?:every|all|All|containsAll|ContainsAll|issubset|issuperset)$/.test(text))
      isAll = true;
  });
  return isAll;
}

/** The statements of a function and of all those inside of it. */
function bodiesIn({ body }: FunctionDecl): FunctionDecl['body'] {
  const inner: FunctionDecl['body'][number][] = [];
  eachExpr(body, (one) => {
    if (one.kind === 'function') inner.push(...one.declaration.body);
  });
  return [...body.flatMap((one) => (one.kind === 'function' ? bodiesIn(one) : [one])), ...inner];
}

function markedRights(
  marks: readonly Decorator[],
  isAspNet: boolean,
  reader: RouteReader,
  scope: Scope | undefined,
): Right[] {
  return marks.flatMap(({ name, args, target }): Right[] => {
    if (scope && !target && reader.functionOf({ kind: 'name', name }, scope)) {
      const call = { kind: 'call' as const, callee: { kind: 'name' as const, name }, args, typeArgs: [] };
      const rights = calledRights(call, scope, reader);
      if (rights.length > 0) return rights;
    }
    if (!MARKS.test(name)) return [];
    // Behind what Symfony's asks for stands of what it does so.
    const names = (name === 'IsGranted' ? args.slice(0, 1) : args).flatMap(({ name: key = '', value }) =>
      // `[Authorize("Application")]` names a policy, and so does `#[IsGranted('EDIT')]`.
      (isAspNet && key === '') ||
      (name === 'IsGranted' && value.kind === 'string' && !value.value.startsWith('ROLE_')) ||
      /^(?:Policy|message|AuthenticationSchemes|statusCode)$/i.test(key)
        ? []
        : textsIn(value),
    );
    const kind = kindOf(name) ?? (/\bhas(?:Any)?Role/.test(JSON.stringify(args)) ? 'role' : undefined);
    return asRights(kind, names, false);
  });
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
