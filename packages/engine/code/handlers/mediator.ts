import type { CallExpr, FunctionDecl } from '../ast.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';

/** The method that handles what is sent to it by its type: `mediator.Send(new Edit.Command(id))`, `IRequestHandler<Command>`. */
export function sentTo(
  { callee, args }: CallExpr,
  scope: Scope,
  { project }: RouteReader,
): { readonly declaration: FunctionDecl; readonly scope: Scope } | undefined {
  const [sent] = args;
  if (
    callee.kind !== 'member' ||
    !/^(?:Send|Publish|Handle|Execute|Dispatch|Invoke)(?:Async)?$/.test(callee.name) ||
    !sent
  )
    return undefined;
  const { value } = sent;
  const type =
    value.kind === 'call' && value.creates && value.callee.kind === 'name'
      ? value.callee.name
      : value.kind === 'name'
        ? typeName(scope.find(value.name)?.type)
        : '';
  if (type === '') return undefined;
  for (const owner of project.classes.values()) {
    const handles = owner.declaration.bases.some(
      (base) => base.kind === 'named' && /Handler$/.test(typeName(base)) && typeName(base.args[0]) === type,
    );
    const method = handles && owner.declaration.methods.find(({ name }) => /^Handle(?:Async)?$/.test(name));
    if (method) return { declaration: method, scope: project.instanceOf(owner.declaration.name).members };
  }
  return undefined;
}
