import type { ClassDecl, FunctionDecl } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { RawRoute } from '../routes/router.ts';
import type { HandlerContext } from './types.ts';

/** What each framework throws where what is sent breaks the limits of its type. */
const THROWN: Readonly<Record<string, readonly string[]>> = {
  Spring: ['MethodArgumentNotValidException', 'WebExchangeBindException', 'BindException'],
  'JAX-RS': ['ConstraintViolationException', 'ValidationException'],
};
const OF_PARAMETERS = ['HandlerMethodValidationException', 'ConstraintViolationException'];
const LIMITS =
  /^(?:Min|Max|Size|Length|Pattern|Positive\w*|Negative\w*|NotBlank|NotEmpty|Email|Decimal\w+|Past\w*|Future\w*|Digits|Range|URL|UUID)$/;

/**
 * Spring's and Jakarta's `@Valid`, ASP.NET's `[ApiController]`: what callers get where the body breaks the limits of its type,
 * as the service's own handler answers it, or else with the framework's 400.
 */
export function readValidationFailure(
  context: HandlerContext,
  { params }: FunctionDecl,
  owner: ClassDecl | undefined,
  scope: Scope,
  { framework }: RawRoute,
): void {
  const { draft, schemas, reader } = context;
  const isChecked = params.some(({ decorators }) => {
    const names = decorators.map(({ name }) => name);
    return names.some((name) => /^Valid(?:ated)?$/.test(name)) && !names.includes('PathVariable');
  });
  const thrown = THROWN[framework];
  if (thrown) {
    if (isChecked) fail(context, thrown, scope, 400);
    const isLimited = params.some(({ decorators }) => decorators.some(({ name }) => LIMITS.test(name)));
    // Spring's versions don't agree on the status.
    if (isLimited) fail(context, OF_PARAMETERS, scope, framework === 'JAX-RS' ? 400 : undefined);
  }
  const lineage = owner ? [owner, ...reader.project.lineage(owner.name).map((one) => one.declaration)] : [];
  const isApi = lineage.some(({ decorators }) => decorators.some(({ name }) => name === 'ApiController'));
  if (isApi && draft.body && isLimited(schemas.flatten(draft.body.schema))) draft.response(400);
}

/** The answer to the first of those errors that the service handles; otherwise the status, where one is given. */
function fail(
  { draft, errors, values }: HandlerContext,
  names: readonly string[],
  scope: Scope,
  status?: number,
): void {
  const answer = names.map((name) => errors.handled(name)).find(Boolean);
  if (answer) draft.response(answer.status, answer.body && values.of(answer.body, scope), answer.message);
  else if (status !== undefined) draft.response(status);
}

/** Whether some value of the type's fields would be refused. */
export function isLimited(schema: Schema | undefined): boolean {
  return (
    (schema?.required?.length ?? 0) > 0 ||
    Object.values(schema?.properties ?? {}).some(
      (one) =>
        one.minimum !== undefined ||
        one.maximum !== undefined ||
        one.minLength !== undefined ||
        one.maxLength !== undefined ||
        one.pattern !== undefined ||
        one.enum !== undefined ||
        one.minItems !== undefined ||
        one.maxItems !== undefined,
    )
  );
}
