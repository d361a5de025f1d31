import type { Decorator } from '../ast.ts';
import { callsIn, methodOf } from '../cli/drafts.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { Guard } from '../routes/router.ts';
import type { Right } from '../model.ts';
import { rightsOf } from './rights.ts';

/** What ASP.NET's policies ask of a caller, and the names of those whose rights the input doesn't state. */
export function policiesOf(
  guards: readonly Guard[],
  marks: readonly Decorator[],
  reader: RouteReader,
): { readonly rights: readonly Right[]; readonly policies: readonly string[] } {
  const built = builtPolicies(reader);
  const rights: Right[] = [];
  const policies: string[] = [];
  for (const name of namedIn(guards, marks, reader)) {
    const made = built.get(name);
    const asked = made ? rightsOf([made], reader) : [];
    if (asked.length > 0) rights.push(...asked);
    else policies.push(name);
  }
  return { rights, policies: [...new Set(policies)] };
}

/** `RequireAuthorization("staff")`, `[Authorize("staff")]`, `[Authorize(Policy = "staff")]`. */
function namedIn(guards: readonly Guard[], marks: readonly Decorator[], reader: RouteReader): string[] {
  const inGuards = guards.flatMap(({ expr, scope }) =>
    expr.kind === 'call' && expr.callee.kind === 'name' && expr.callee.name === 'RequireAuthorization'
      ? expr.args.flatMap(({ value }) => reader.string(value, scope) ?? [])
      : [],
  );
  const inMarks = marks
    .filter(({ name }) => name === 'Authorize')
    .flatMap(({ args }) => args.filter(({ name = 'Policy' }) => name === 'Policy'))
    .flatMap(({ value }) => (value.kind === 'string' ? [value.value] : []));
  return [...inGuards, ...inMarks];
}

const BUILT = new WeakMap<RouteReader, ReadonlyMap<string, Guard>>();

/** `AddPolicy("staff", policy => policy.RequireRole("Clerk"))` anywhere in the input, by name. */
function builtPolicies(reader: RouteReader): ReadonlyMap<string, Guard> {
  const known = BUILT.get(reader);
  if (known) return known;
  const built = new Map<string, Guard>();
  for (const { module, scope } of reader.project.files)
    for (const call of callsIn(module.statements)) {
      if (methodOf(call) !== 'AddPolicy') continue;
      const [name, expr] = call.args.map(({ value }) => value);
      if (name?.kind === 'string' && expr) built.set(name.value, { expr, scope });
    }
  BUILT.set(reader, built);
  return built;
}
